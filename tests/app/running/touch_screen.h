// A touch screen made of UDP packets: fingers on a running app, through Qt's TUIO plug-in (TUIO 1.1 over
// OSC).
#pragma once

#include <QHostAddress>
#include <QPointF>
#include <QUdpSocket>
#include <QtEndian>

#include <bit>
#include <map>

namespace trapbox::tests {

class TouchScreen {
  public:
    explicit TouchScreen(quint16 port) : m_port(port) {}

    // Positions are shares of the window, 0 … 1.
    void put(int finger, QPointF at) {
        m_fingers[finger] = at;
        send();
    }
    void lift(int finger) {
        m_fingers.erase(finger);
        send();
    }

  private:
    static QByteArray padded(QByteArray text) {
        text.append('\0');
        while (text.size() % 4 != 0)
            text.append('\0');
        return text;
    }
    static QByteArray number(quint32 value) {
        QByteArray bytes(4, '\0');
        qToBigEndian(value, bytes.data());
        return bytes;
    }
    static QByteArray real(double value) { return number(std::bit_cast<quint32>(static_cast<float>(value))); }
    static QByteArray element(const QByteArray& message) {
        return number(static_cast<quint32>(message.size())) + message;
    }

    void send() {
        const QByteArray address = padded("/tuio/2Dcur");
        QByteArray bundle = padded("#bundle") + number(0) + number(1);
        QByteArray alive = address +
                           padded(",s" + QByteArray(static_cast<qsizetype>(m_fingers.size()), 'i')) +
                           padded("alive");
        for (const auto& [finger, at] : m_fingers)
            alive += number(static_cast<quint32>(finger));
        bundle += element(alive);
        for (const auto& [finger, at] : m_fingers)
            bundle +=
                element(address + padded(",sifffff") + padded("set") + number(static_cast<quint32>(finger)) +
                        real(at.x()) + real(at.y()) + real(0) + real(0) + real(0));
        bundle += element(address + padded(",si") + padded("fseq") + number(++m_frame));
        m_socket.writeDatagram(bundle, QHostAddress::LocalHost, m_port);
    }

    QUdpSocket m_socket;
    quint16 m_port;
    quint32 m_frame = 0;
    std::map<int, QPointF> m_fingers;
};

}
