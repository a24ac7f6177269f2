// SPDX-License-Identifier: GPL-3.0-or-later
// The way in for one's own system: a launch line or files as people have them, and what is known of the load.
#pragma once

#include "base/result.h"
#include "evidence/launch/from_files.h"
#include "shell/theme.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace fulcrum::app
{

class OwnSystem : public QWidget
{
    Q_OBJECT

public:
    explicit OwnSystem(const Theme& theme, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    void setCommand(const QString& line);
    void addFiles(const QStringList& files);
    const QStringList& files() const { return m_files; }
    void setRate(const QString& rate); // "12 /s"
    void make();                       // as if the button was pressed
    void setBusy(bool busy);
    void setComplaint(const Errors& errors); // empty: all is well
    QString complaint() const;

signals:
    void makeRequested(const fulcrum::evidence::launch::Given& given);
    void projectDropped(const QString& file);

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void chooseFiles();
    void showFiles();

    Theme m_theme;
    QStringList m_files;
    QLabel* m_text;
    QPlainTextEdit* m_command;
    QLabel* m_fileNames;
    QPushButton* m_choose;
    QPushButton* m_clear;
    QLineEdit* m_rate;
    QComboBox* m_gpu;
    QPushButton* m_make;
    QLabel* m_complaint;
};

} // namespace fulcrum::app
