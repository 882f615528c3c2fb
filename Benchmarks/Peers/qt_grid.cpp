// Qt's item view as a grid of three columns of pictures, scrolled as TableBenchmark's grid is.
#include <QtWidgets>
#include <algorithm>
#include <ctime>
#include <vector>
static double now() { timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec * 1e3 + t.tv_nsec * 1e-6; }
struct Model : QAbstractListModel {
  std::vector<QPixmap> pictures;
  Model() {
    for (int n = 0; n < 16; n++) {
      QPixmap picture(390, 390);
      QPainter p(&picture);
      for (int part = 0; part < 4; part++)
        p.fillRect(part % 2 * 195, part / 2 * 195, 195, 195, QColor::fromHsvF((n * 4 + part) / 64.0, 0.6, 0.9));
      p.end();
      picture.setDevicePixelRatio(3);
      pictures.push_back(picture);
    }
  }
  int rowCount(const QModelIndex &) const override { return 10000; }
  QVariant data(const QModelIndex &i, int role) const override {
    return role == Qt::DecorationRole ? QVariant(pictures[i.row() % 16]) : QVariant();
  }
};
struct Delegate : QStyledItemDelegate {
  QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return QSize(130, 130); }
  void paint(QPainter *p, const QStyleOptionViewItem &o, const QModelIndex &i) const override {
    p->drawPixmap(o.rect.adjusted(1, 1, -1, -1), i.data(Qt::DecorationRole).value<QPixmap>());
  }
};
int main(int c, char **v) {
  setenv("QT_QPA_PLATFORM", "offscreen", 0);
  setenv("QT_SCALE_FACTOR", "3", 1);
  QApplication app(c, v);
  Model model;
  Delegate delegate;
  QListView view;
  view.setViewMode(QListView::IconMode);
  view.setFrameShape(QFrame::NoFrame);
  view.setResizeMode(QListView::Adjust);
  view.setUniformItemSizes(true);
  view.setSpacing(0);
  view.setModel(&model);
  view.setItemDelegate(&delegate);
  view.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view.resize(391, 844);
  view.show();
  app.processEvents();
  app.processEvents();
  std::vector<double> times;
  for (int f = 1; f <= 300; f++) {
    double begin = now();
    view.verticalScrollBar()->setValue(f * 20);
    QCoreApplication::sendPostedEvents();
    app.processEvents();
    times.push_back(now() - begin);
  }
  std::sort(times.begin(), times.end());
  printf("qt QListView [grid] p50 %.2f ms p90 %.2f p99 %.2f max %.2f\n", times[150], times[270], times[297], times[299]);
  return 0;
}
