// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/theme.h"

#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QPainter>
#include <QPixmapCache>
#include <QRegularExpression>
#include <QSvgRenderer>

#include <algorithm>
#include <utility>

namespace fulcrum::app
{

namespace
{

QColor rgb(unsigned value)
{
    return QColor::fromRgb(value);
}

// The first installed of the families whose digits and weights the layout was drawn for.
QString uiFamily()
{
    const QStringList installed = QFontDatabase::families();
    for (const QString& family :
         {QStringLiteral("Inter"), QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")})
        if (installed.contains(family)) return family;
    return QFontDatabase::systemFont(QFontDatabase::GeneralFont).family();
}

int pixelSize(FontRole role)
{
    switch (role) {
    case FontRole::Base:
    case FontRole::Strong:
        return 13;
    case FontRole::Table:
    case FontRole::TableStrong:
        return 12;
    case FontRole::Small:
    case FontRole::Code:
        return 11;
    case FontRole::PageTitle:
        return 15;
    case FontRole::PanelTitle:
        return 14;
    }
    return 13;
}

bool isStrong(FontRole role)
{
    return role == FontRole::Strong || role == FontRole::TableStrong || role == FontRole::PageTitle ||
           role == FontRole::PanelTitle;
}

QByteArray svgOf(const QString& name, const QColor& color)
{
    QFile file(QStringLiteral(":/icons/") + name + QStringLiteral(".svg"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return file.readAll().replace("currentColor", color.name().toLatin1());
}

} // namespace

Theme Theme::dark()
{
    Theme t;
    t.appearance = Appearance::Dark;
    t.bg0 = rgb(0x15171C), t.bg1 = rgb(0x1B1E24), t.bg2 = rgb(0x22262E), t.bg3 = rgb(0x2C313B);
    t.sel = rgb(0x2E3456), t.line = rgb(0x333944), t.line2 = rgb(0x6D7585), t.track = rgb(0x2C313B);
    t.text = rgb(0xE4E7EC), t.text2 = rgb(0xB0B7C3), t.text3 = rgb(0x99A1B0);
    t.accent = rgb(0xA3ABFF), t.fill = rgb(0x5660D6), t.onFill = rgb(0xFFFFFF);
    t.error = rgb(0xFF9A6B), t.warning = rgb(0xF0B23E), t.ok = rgb(0x4CC9A0), t.info = rgb(0x7CC6F2);
    t.errorTint = rgb(0x3D2720), t.warningTint = rgb(0x38301D), t.okTint = rgb(0x1C332C);
    t.infoTint = rgb(0x1E3040);
    t.sky = rgb(0x56B4E9), t.blue = rgb(0x56B4E9), t.green = rgb(0x2A9876), t.orange = rgb(0xE69F00);
    t.vermilion = rgb(0xF5804A), t.purple = rgb(0xD98BB6), t.grey = rgb(0x8A92A0);
    return t;
}

Theme Theme::light()
{
    Theme t;
    t.appearance = Appearance::Light;
    t.bg0 = rgb(0xFFFFFF), t.bg1 = rgb(0xF7F8FA), t.bg2 = rgb(0xECEEF2), t.bg3 = rgb(0xFFFFFF);
    t.sel = rgb(0xDDE1FF), t.line = rgb(0xD5D9E1), t.line2 = rgb(0x858D9B), t.track = rgb(0xD9DEE6);
    t.text = rgb(0x1A1D23), t.text2 = rgb(0x454C5A), t.text3 = rgb(0x5B6373);
    t.accent = rgb(0x3F49C2), t.fill = rgb(0x4A54CC), t.onFill = rgb(0xFFFFFF);
    t.error = rgb(0xA83F00), t.warning = rgb(0x7A5000), t.ok = rgb(0x006B4C), t.info = rgb(0x0A5F8E);
    t.errorTint = rgb(0xFBE6DA), t.warningTint = rgb(0xFAF0D8), t.okTint = rgb(0xDDF2EA);
    t.infoTint = rgb(0xDDEEF8);
    t.sky = rgb(0x1B7FB5), t.blue = rgb(0x0072B2), t.green = rgb(0x35A07E), t.orange = rgb(0xB06500);
    t.vermilion = rgb(0xC94F00), t.purple = rgb(0xA9487F), t.grey = rgb(0x7C8492);
    return t;
}

Theme Theme::of(Appearance appearance)
{
    Theme theme = appearance == Appearance::Dark ? dark() : light();
    theme.textScale = metrics::scale();
    return theme;
}

// Qt 6.4 does not tell, but its own palette does, before the window's is laid over it.
Appearance systemAppearance()
{
    const QPalette ours = QGuiApplication::palette();
    QApplication::setPalette(QPalette());
    const bool dark = QGuiApplication::palette().color(QPalette::Window).lightness() < 128;
    QApplication::setPalette(ours);
    return dark ? Appearance::Dark : Appearance::Light;
}

namespace metrics
{

namespace
{
double textSize = 1;
} // namespace

double scale()
{
    return textSize;
}

void setScale(double scale)
{
    textSize = std::clamp(scale, kSmallestScale, kLargestScale);
    const std::pair<int*, int> sizes[] = {
        {&kGap, 4},        {&kBlock, 8},        {&kRow, 24},       {&kParameterRow, 28}, {&kSectionRow, 32},
        {&kTallRow, 40},   {&kTimelineRow, 52}, {&kMenu, 28},      {&kToolbar, 40},      {&kPageHeader, 40},
        {&kDockTitle, 24}, {&kStatusBar, 24},   {&kLeftDock, 208}, {&kInspector, 304},   {&kIcon, 16}};
    for (const auto& [size, base] : sizes)
        *size = qRound(base * textSize);
}

} // namespace metrics

QFont Theme::font(FontRole role) const
{
    static const QString family = uiFamily(); // asking the font database takes milliseconds
    QFont font(role == FontRole::Code ? QStringLiteral("DejaVu Sans Mono") : family);
    font.setPixelSize(qRound(pixelSize(role) * textScale));
    font.setWeight(isStrong(role) ? QFont::DemiBold : QFont::Normal);
    return font;
}

QPalette Theme::palette() const
{
    QPalette p;
    p.setColor(QPalette::Window, bg1);
    p.setColor(QPalette::Base, bg0);
    p.setColor(QPalette::AlternateBase, bg1);
    p.setColor(QPalette::Button, bg3);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::BrightText,
                            QPalette::ToolTipText, QPalette::HighlightedText})
        p.setColor(role, text);
    p.setColor(QPalette::PlaceholderText, text3);
    p.setColor(QPalette::ToolTipBase, bg3);
    p.setColor(QPalette::Highlight, sel);
    p.setColor(QPalette::Link, accent);
    p.setColor(QPalette::LinkVisited, accent);
    p.setColor(QPalette::Light, bg3);
    p.setColor(QPalette::Midlight, line);
    p.setColor(QPalette::Mid, line);
    p.setColor(QPalette::Dark, line);
    p.setColor(QPalette::Shadow, line);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, text3);
    return p;
}

QString Theme::styleSheet() const
{
    QFile file(QStringLiteral(":/style/style.css"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QString sheet = QString::fromUtf8(file.readAll());
    const std::pair<const char*, QColor> colors[] = {
        {"@bg0", bg0},
        {"@bg1", bg1},
        {"@bg2", bg2},
        {"@bg3", bg3},
        {"@sel", sel},
        {"@line2", line2},
        {"@line", line},
        {"@track", track},
        {"@text2", text2},
        {"@text3", text3},
        {"@text", text},
        {"@accent", accent},
        {"@fill", fill},
        {"@onFill", onFill},
        {"@error", error},
        {"@tintError", errorTint},
        {"@tintWarning", warningTint},
        {"@tintInfo", infoTint},
        {"@sky", sky},
        {"@warning", warning},
        {"@ok", ok},
        {"@info", info},
    };
    for (const auto& [token, color] : colors)
        sheet.replace(QLatin1String(token), color.name());
    // "@px13" is a font of 13 px. All lengths follow the text size, but for lines and edges of 1 or 2 px.
    sheet.replace(QRegularExpression(QStringLiteral("@px(\\d+)")), QStringLiteral("\\1px"));
    if (qFuzzyCompare(textScale, 1)) return sheet;
    static const QRegularExpression length(QStringLiteral("\\b(\\d+)px"));
    QString scaled;
    qsizetype end = 0;
    for (auto match = length.globalMatch(sheet); match.hasNext();) {
        const auto found = match.next();
        const int pixels = found.captured(1).toInt();
        scaled += sheet.mid(end, found.capturedStart() - end);
        scaled += QString::number(pixels > 2 ? qRound(pixels * textScale) : pixels) + QStringLiteral("px");
        end = found.capturedEnd();
    }
    return scaled + sheet.mid(end);
}

QPixmap iconPixmap(const QString& name, const QColor& color, int size, double dpr)
{
    // Rows ask for their icon each time they are painted.
    const QString key = QStringLiteral("fulcrum/%1/%2/%3/%4").arg(name, color.name()).arg(size).arg(dpr);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap)) return pixmap;
    pixmap = QPixmap(QSize(qRound(size * dpr), qRound(size * dpr)));
    pixmap.fill(Qt::transparent);
    const QByteArray svg = svgOf(name, color);
    if (!svg.isEmpty()) {
        QSvgRenderer renderer(svg);
        QPainter painter(&pixmap);
        renderer.render(&painter);
    }
    pixmap.setDevicePixelRatio(dpr);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

QIcon icon(const QString& name, const QColor& color)
{
    QIcon result;
    for (const double dpr : {1.0, 2.0})
        result.addPixmap(iconPixmap(name, color, metrics::kIcon, dpr));
    return result;
}

QIcon icon(const QString& name, const Theme& theme)
{
    QIcon result;
    for (const double dpr : {1.0, 2.0}) {
        const auto picture = [&](const QColor& color) {
            return iconPixmap(name, color, metrics::kIcon, dpr);
        };
        result.addPixmap(picture(theme.text2), QIcon::Normal, QIcon::Off);
        result.addPixmap(picture(theme.text), QIcon::Normal, QIcon::On);
        result.addPixmap(picture(theme.text), QIcon::Active);
        result.addPixmap(picture(theme.text), QIcon::Selected);
        result.addPixmap(picture(theme.line2), QIcon::Disabled);
    }
    return result;
}

void paintIcon(QPainter& painter, const QString& name, const QRectF& where, const QColor& color)
{
    const QByteArray svg = svgOf(name, color);
    if (svg.isEmpty()) return;
    QSvgRenderer renderer(svg);
    renderer.render(&painter, where);
}

} // namespace fulcrum::app
