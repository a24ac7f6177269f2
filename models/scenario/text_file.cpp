// SPDX-License-Identifier: GPL-3.0-or-later
#include "scenario/document.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <unistd.h>

namespace fulcrum::scenario
{

namespace
{

namespace fs = std::filesystem;

class FileHandle
{
public:
    explicit FileHandle(int number) : number_(number) {}
    FileHandle(const FileHandle&) = delete;
    FileHandle& operator=(const FileHandle&) = delete;
    ~FileHandle()
    {
        if (number_ >= 0) ::close(number_);
    }

    bool ok() const { return number_ >= 0; }
    int number() const { return number_; }
    int close()
    {
        const int result = ::close(number_);
        number_ = -1;
        return result;
    }

private:
    int number_;
};

Error file_error(const std::string& path, std::string what, int code, std::string hint)
{
    if (code != 0) what += std::string(": ") + std::strerror(code);
    return {std::move(what), std::move(hint), path, {}};
}

// Where a chain of symbolic links ends, also if nothing is there yet.
fs::path followed(fs::path path)
{
    std::error_code fault;
    for (int i = 0; i < 40 && fs::is_symlink(path, fault); ++i) {
        const fs::path target = fs::read_symlink(path, fault);
        if (fault) break;
        path = target.is_absolute() ? target : path.parent_path() / target;
    }
    return path;
}

bool write_all(int file, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t count = ::write(file, text.data(), text.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

// Fills the new file and puts it in the old one's place; the error number, or 0.
int replace(const fs::path& part, const fs::path& target, FileHandle& file, std::string_view text)
{
    struct stat old = {};
    if (::stat(target.c_str(), &old) == 0 && ::fchmod(file.number(), old.st_mode & 07777) != 0) return errno;
    if (!write_all(file.number(), text) || ::fsync(file.number()) != 0 || file.close() != 0) return errno;
    if (::rename(part.c_str(), target.c_str()) != 0) return errno;
    return 0;
}

// So that the new name survives a power cut. Some file systems can't do that; the file is in place anyway.
void flush_folder(const fs::path& folder)
{
    const FileHandle handle(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (handle.ok()) ::fsync(handle.number());
}

} // namespace

Result<std::string> read_text_file(const std::string& path)
{
    struct stat status = {};
    if (::stat(path.c_str(), &status) != 0)
        return file_error(path, "can not open the file", errno, "check the path");
    if (!S_ISREG(status.st_mode)) return file_error(path, "this is not a file", 0, "give the path of a file");
    const FileHandle file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.ok()) return file_error(path, "can not open the file", errno, "check the file's permissions");
    std::string text;
    text.reserve(static_cast<std::size_t>(status.st_size));
    std::array<char, 1 << 16> buffer;
    while (true) {
        const ssize_t count = ::read(file.number(), buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return file_error(path, "can not read the file", errno, "check the disk");
        if (count == 0) return text;
        text.append(buffer.data(), static_cast<std::size_t>(count));
    }
}

Result<bool> write_text_file(const std::string& path, std::string_view text)
{
    const fs::path target = followed(path);
    const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
    std::error_code fault;
    if (fs::is_directory(target, fault))
        return file_error(path, "this is a folder", 0, "give the path of a file");
    for (int attempt = 0; attempt < 100; ++attempt) {
        const std::string name = ".fulcrum-" + std::to_string(::getpid()) + "-" + std::to_string(attempt);
        const fs::path part = folder / name;
        FileHandle file(::open(part.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
        if (!file.ok() && errno == EEXIST) continue;
        if (!file.ok())
            return file_error(path, "can not write here", errno, "check the folder and its permissions");
        if (const int code = replace(part, target, file, text); code != 0) {
            ::unlink(part.c_str());
            return file_error(path, "can not save the file", code,
                              "the file is as it was; free space or save elsewhere");
        }
        flush_folder(folder);
        return true;
    }
    return file_error(path, "can not write here", EEXIST, "remove left-over part files from the folder");
}

} // namespace fulcrum::scenario
