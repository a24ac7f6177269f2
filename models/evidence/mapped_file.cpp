// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/mapped_file.h"

#include <boost/interprocess/file_mapping.hpp>
#include <boost/interprocess/mapped_region.hpp>

#include <filesystem>

namespace fulcrum::evidence
{

namespace ipc = boost::interprocess;

struct MappedFile::Mapping {
    ipc::mapped_region region; // empty for an empty file, which can not be mapped
};

Result<MappedFile> MappedFile::open(const std::string& path)
{
    std::error_code fault;
    if (std::filesystem::is_directory(path, fault))
        return Error{"this is a folder", "name the files in it", path, {}};
    const auto size = std::filesystem::file_size(path, fault);
    if (fault)
        return Error{std::filesystem::exists(path, fault) ? "this is no ordinary file"
                                                          : "there is no such file",
                     "check the path, or save the text in a file first",
                     path,
                     {}};
    auto mapping = std::make_shared<Mapping>();
    try {
        if (size > 0) {
            const ipc::file_mapping file(path.c_str(), ipc::read_only);
            mapping->region = ipc::mapped_region(file, ipc::read_only);
        }
    } catch (const ipc::interprocess_exception& exception) {
        return Error{
            std::string("the file can not be read: ") + exception.what(), "check its permissions", path, {}};
    }
    MappedFile result;
    result.mapping_ = std::move(mapping);
    return result;
}

std::string_view MappedFile::text() const
{
    return {static_cast<const char*>(mapping_->region.get_address()), mapping_->region.get_size()};
}

} // namespace fulcrum::evidence
