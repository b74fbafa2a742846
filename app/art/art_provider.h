// Serves the drawn pictures to QML: "image://art/disk?tint=%23b03a2e&mark=dot", at the size the item asks
// for.
#pragma once

#include <QQuickImageProvider>

namespace trapbox {

class ArtProvider : public QQuickImageProvider {
  public:
    ArtProvider() : QQuickImageProvider(Image, ForceAsynchronousImageLoading) {}
    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override;
};

}
