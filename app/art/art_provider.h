// Serves the drawn pictures to QML: "image://art/disk?tint=%23b03a2e&mark=dot", at the size the item asks
// for. They are painted in a thread of Qt's. Once a picture is a texture, the bitmap it was made of is given
// up; if the texture is lost, it is painted anew.
#pragma once

#include <QQuickImageProvider>

namespace trapbox {

class ArtProvider : public QQuickImageProvider {
  public:
    ArtProvider() : QQuickImageProvider(Texture, ForceAsynchronousImageLoading) {}
    QQuickTextureFactory* requestTexture(const QString& id, QSize* size, const QSize& requested) override;
    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override;
};

// The picture of that name in so many pixels; where the address names a size, in that one.
QImage paint_art(const QString& id, QSize requested);

}
