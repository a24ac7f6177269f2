// SPDX-License-Identifier: GPL-3.0-or-later
#include "help/own_system.h"

#include "base/units.h"
#include "catalog/device.h"
#include "shell/elided_combo.h"
#include "shell/numbers.h"
#include "shell/sentences.h"
#include "shell/values.h"

#include <QComboBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace fulcrum::app
{

namespace
{

// A rate with its unit, or a plain number of requests a second.
Result<double> rateOf(const QString& text)
{
    bool plain = false;
    const QString typed = plainNumbers(text.trimmed());
    const double number = typed.toDouble(&plain);
    if (plain && number > 0) return number;
    return parse_quantity(typed.toStdString(), Dimension::Rate);
}

} // namespace

OwnSystem::OwnSystem(const Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_text(new QLabel(this)), m_command(new QPlainTextEdit(this)),
      m_fileNames(new QLabel(this)), m_choose(new QPushButton(tr("Choose files\u2026"), this)),
      m_clear(new QPushButton(tr("Clear"), this)), m_rate(new QLineEdit(QStringLiteral("1 /s"), this)),
      m_gpu(new ElidedComboBox(this)), m_make(new QPushButton(tr("Make project"), this)),
      m_complaint(new QLabel(this))
{
    setObjectName(QStringLiteral("ownSystem"));
    setAcceptDrops(true);
    m_text->setText(
        tr("Paste a launch line, or drop a manifest, script, start-up log, config.json or trace here."));
    m_text->setWordWrap(true);
    m_text->setProperty("role", QStringLiteral("secondary"));
    m_command->setObjectName(QStringLiteral("launchLine"));
    m_command->setProperty("field", true);
    m_command->setAccessibleName(tr("Launch line"));
    m_command->setPlaceholderText(
        QStringLiteral("vllm serve meta-llama/Llama-3.1-8B-Instruct --max-num-seqs 256"));
    m_command->setTabChangesFocus(true);
    m_command->setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    m_command->setAcceptDrops(false); // files are for the panel
    m_fileNames->setProperty("role", QStringLiteral("secondary"));
    m_fileNames->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_clear->setToolTip(tr("Take the files back"));
    m_rate->setObjectName(QStringLiteral("offeredRate"));
    m_rate->setAccessibleName(tr("Requests a second, of all replicas"));
    m_gpu->setObjectName(QStringLiteral("ownGpu"));
    m_gpu->setAccessibleName(tr("GPU"));
    m_choose->setObjectName(QStringLiteral("chooseFiles"));
    m_gpu->addItem(tr("as the files say"), QString());
    for (const catalog::Device& device : catalog::devices())
        m_gpu->addItem(toQt(device.title), toQt(device.id));
    m_make->setObjectName(QStringLiteral("makeProject"));
    m_make->setToolTip(tr("Nothing leaves this computer; keys and names are left out"));
    m_complaint->setObjectName(QStringLiteral("ownSystemComplaint"));
    m_complaint->setProperty("role", QStringLiteral("error"));
    m_complaint->setWordWrap(true);
    m_complaint->hide();

    auto* rateLabel = new QLabel(tr("Load"), this);
    rateLabel->setProperty("role", QStringLiteral("secondary"));
    rateLabel->setBuddy(m_rate);
    auto* gpuLabel = new QLabel(tr("GPU"), this);
    gpuLabel->setProperty("role", QStringLiteral("secondary"));
    gpuLabel->setBuddy(m_gpu);

    auto* fileRow = new QHBoxLayout;
    fileRow->setSpacing(metrics::kBlock);
    fileRow->addWidget(m_choose);
    fileRow->addWidget(m_fileNames, 1);
    fileRow->addWidget(m_clear);
    auto* loadRow = new QHBoxLayout;
    loadRow->setSpacing(metrics::kBlock);
    loadRow->addWidget(rateLabel);
    loadRow->addWidget(m_rate);
    loadRow->addWidget(gpuLabel);
    loadRow->addWidget(m_gpu, 1);
    loadRow->addWidget(m_make);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(16, metrics::kBlock, 16, metrics::kBlock);
    all->setSpacing(metrics::kBlock);
    all->addWidget(m_text);
    all->addWidget(m_command);
    all->addLayout(fileRow);
    all->addLayout(loadRow);
    all->addWidget(m_complaint);

    connect(m_choose, &QPushButton::clicked, this, &OwnSystem::chooseFiles);
    connect(m_clear, &QPushButton::clicked, this, [this] {
        m_files.clear();
        showFiles();
    });
    connect(m_make, &QPushButton::clicked, this, &OwnSystem::make);
    connect(m_rate, &QLineEdit::returnPressed, this, &OwnSystem::make);
    setTheme(theme);
    showFiles();
}

void OwnSystem::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_command->setFont(theme.font(FontRole::Code));
    m_command->setFixedHeight(QFontMetrics(m_command->font()).lineSpacing() * 2 + 14);
    m_rate->setFixedWidth(qRound(72 * theme.textScale));
}

void OwnSystem::setCommand(const QString& line)
{
    m_command->setPlainText(line);
}

void OwnSystem::setRate(const QString& rate)
{
    m_rate->setText(rate);
}

void OwnSystem::addFiles(const QStringList& files)
{
    for (const QString& file : files)
        if (!m_files.contains(file)) m_files << file;
    showFiles();
}

void OwnSystem::showFiles()
{
    QStringList names;
    for (const QString& file : m_files)
        names << QFileInfo(file).fileName();
    m_fileNames->setText(m_files.isEmpty() ? tr("no files") : names.join(QStringLiteral(", ")));
    m_fileNames->setToolTip(m_files.join(QLatin1Char('\n')));
    m_clear->setVisible(!m_files.isEmpty());
}

void OwnSystem::chooseFiles()
{
    addFiles(
        QFileDialog::getOpenFileNames(this, tr("What says how your engine runs"), {}, tr("All files (*)")));
}

void OwnSystem::make()
{
    evidence::launch::Given given;
    // A line that was broken by hand is still one line.
    given.command = m_command->toPlainText().trimmed().toStdString();
    for (const QString& file : m_files)
        given.files.push_back(file.toStdString());
    if (given.command.empty() && given.files.empty()) {
        setComplaint({{tr("Nothing was given yet").toStdString(),
                       tr("paste the line that starts your engine, or choose a file").toStdString(),
                       {},
                       {}}});
        m_command->setFocus();
        return;
    }
    if (!m_rate->text().trimmed().isEmpty()) {
        const auto rate = rateOf(m_rate->text());
        if (!rate) return setComplaint(rate.errors());
        given.rate = *rate;
    }
    given.gpu = m_gpu->currentData().toString().toStdString();
    setComplaint({});
    emit makeRequested(given);
}

void OwnSystem::setBusy(bool busy)
{
    m_make->setEnabled(!busy);
}

void OwnSystem::setComplaint(const Errors& errors)
{
    QStringList lines;
    for (const Error& error : errors) {
        if (lines.size() == 3) break; // the first ones; the others follow from them more often than not
        QString line = words::sentence(error.message);
        if (!error.hint.empty()) line += QStringLiteral(": ") + words::sentence(error.hint);
        lines << line;
    }
    m_complaint->setText(lines.join(QLatin1Char('\n')));
    m_complaint->setVisible(!lines.isEmpty());
}

QString OwnSystem::complaint() const
{
    return m_complaint->isHidden() ? QString() : m_complaint->text();
}

void OwnSystem::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void OwnSystem::dropEvent(QDropEvent* event)
{
    QStringList files;
    const QList<QUrl> urls = event->mimeData()->urls();
    for (const QUrl& url : urls)
        if (const QString file = url.toLocalFile(); !file.isEmpty()) files << file;
    event->acceptProposedAction();
    if (files.size() == 1 && files.front().endsWith(QStringLiteral(".toml")))
        emit projectDropped(files.front());
    else
        addFiles(files);
}

} // namespace fulcrum::app
