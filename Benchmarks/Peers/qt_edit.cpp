// Qt's text editors with the text and the keys of Benchmarks/Editing, drawn by Qt's raster engine at 3x:
//
//     qt_edit edit|plain type|newline|delete|paste|select|scroll
//
// The time of a key is from its event until the editor has painted; that of opening is from the editor's creation.
#include <QtWidgets>
#include <algorithm>
#include <ctime>
#include <vector>
static double now() { timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec * 1e3 + t.tv_nsec * 1e-6; }
static double cpu() { timespec t; clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); return t.tv_sec * 1e3 + t.tv_nsec * 1e-6; }
static QString makeText(int bytes) {
  const QString words[] = {
    "Sphinx of black quartz, judge my vow, then wait for the answer in the afternoon. ",
    "これは日本語の文章です。改行が必要なほど長くなります。", "هذا نص عربي طويل بما يكفي ليلتف إلى السطر التالي. ",
    "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich. ",
    "Съешь же ещё этих мягких французских булок. ",
    "שלום לכולם, זה טקסט בעברית. ", "한국어 문장도 여기에 있습니다. ", "👩‍👩‍👧 🇫🇷 👍🏽 emoji in between. ",
  };
  QString text;
  int size = 0;
  for (int number = 0; size < bytes; number++) {
    for (int part = 0; part < 1 + number * 7 % 11; part++) {
      const QString &word = words[(number * 3 + part * (number % 3)) % 8];
      text += word;
      size += word.toUtf8().size();
    }
    text += "\n";
    size++;
  }
  return text;
}
static void settle() {
  QCoreApplication::sendPostedEvents();
  QApplication::processEvents();
}
static void press(QWidget *view, int key, Qt::KeyboardModifiers modifiers, const QString &text) {
  QKeyEvent down(QEvent::KeyPress, key, modifiers, text);
  QApplication::sendEvent(view, &down);
  QKeyEvent up(QEvent::KeyRelease, key, modifiers, text);
  QApplication::sendEvent(view, &up);
}
template <class Edit> static void run(const char *kind, const QString &mode) {
  const QString text = makeText(1 << 20);
  Edit first;
  first.setPlainText(text.left(3000));
  first.resize(390, 844);
  first.show();
  settle();
  first.hide();
  double begin = now();
  Edit view;
  QFont font = view.font();
  font.setPixelSize(17);
  view.setFont(font);
  view.setFrameShape(QFrame::NoFrame);
  view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view.resize(390, 844);
  view.setPlainText(text);
  view.show();
  view.setFocus();
  settle();
  view.viewport()->repaint();
  const double opening = now() - begin;
  const int length = view.document()->characterCount() - 1, keys = 300;
  unsigned long long state = 5;
  std::vector<double> times;
  const double used = cpu();
  const char *typed[] = {"a", "é", "字", "😀", " "};
  for (int number = 0; number < keys; number++) {
    if (mode != "scroll" && number % 10 == 0) {
      state = state * 6364136223846793005ULL + 1442695040888963407ULL;
      QTextCursor cursor = view.textCursor();
      cursor.setPosition(int((state >> 33) % (unsigned long long)length));
      view.setTextCursor(cursor);
      view.ensureCursorVisible();
      settle();
    }
    begin = now();
    if (mode == "newline") press(&view, Qt::Key_Return, Qt::NoModifier, "\r");
    else if (mode == "delete") press(&view, Qt::Key_Backspace, Qt::NoModifier, "\b");
    else if (mode == "paste") view.insertPlainText("pasted text");
    else if (mode == "select") press(&view, Qt::Key_Right, Qt::ShiftModifier, "");
    else if (mode == "scroll") {
      auto bar = view.verticalScrollBar();
      // QPlainTextEdit counts lines.
      bar->setValue(bar->value() + (std::is_same<Edit, QPlainTextEdit>::value ? 1 : 20));
    } else press(&view, 0, Qt::NoModifier, typed[number % 5]);
    settle();
    times.push_back(now() - begin);
  }
  const double each = (cpu() - used) / keys;
  std::sort(times.begin(), times.end());
  printf("qt %s [%s] p50 %.2f ms p90 %.2f p99 %.2f max %.2f | cpu %.2f ms/key | opened in %.1f ms\n", kind,
         mode.toUtf8().constData(), times[150], times[270], times[297], times[299], each, opening);
}
int main(int c, char **v) {
  setenv("QT_QPA_PLATFORM", "offscreen", 0);
  setenv("QT_SCALE_FACTOR", "3", 1);
  QApplication app(c, v);
  const QString mode = c > 2 ? v[2] : "type";
  if (c > 1 && !strcmp(v[1], "plain")) run<QPlainTextEdit>("QPlainTextEdit", mode);
  else run<QTextEdit>("QTextEdit", mode);
  return 0;
}
