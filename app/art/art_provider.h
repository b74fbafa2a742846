// Provides the drawn pictures to QML: "image://art/disk?tint=%23b03a2e&mark=dot", at the size that the item
// requests. They are painted on a thread of Qt. Once a picture is a texture, its bitmap is freed; if the
// texture is lost, the picture is painted again.
#pragma once

#include <QQuickImageProvider>

namespace trapbox {

class ArtProvider : public QQuickImageProvider {
  public:
    ArtProvider() : QQuickImageProvider(Texture, ForceAsynchronousImageLoading) {}
    QQuickTextureFactory* requestTexture(const QString& id, QSize* size, const QSize& requested) override;
    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override;
};

// Paints the picture with that id. If the id specifies a size, it replaces `requested` (device pixels).
QImage paint_art(const QString& id, QSize requested);

}
