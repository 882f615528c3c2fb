// GTK's text view with the text and the keys of Benchmarks/Editing:
//
//     gtk_edit type|newline|delete|paste|select|scroll
//
// GTK hides the time of single events; a key is the call behind it, and its frame those phases of the frame clock that follow.
#include <gtk/gtk.h>
#include <time.h>
#define KEYS 300
static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec * 1e3 + t.tv_nsec * 1e-6; }
static const char *words[] = {
  "Sphinx of black quartz, judge my vow, then wait for the answer in the afternoon. ",
  "これは日本語の文章です。改行が必要なほど長くなります。", "هذا نص عربي طويل بما يكفي ليلتف إلى السطر التالي. ",
  "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich. ",
  "Съешь же ещё этих мягких французских булок. ",
  "שלום לכולם, זה טקסט בעברית. ", "한국어 문장도 여기에 있습니다. ", "👩‍👩‍👧 🇫🇷 👍🏽 emoji in between. ",
};
static const char *typed[] = {"a", "é", "字", "😀", " "};
static const char *mode = "type";
static GMainLoop *loop;
static GtkTextView *view;
static GtkTextBuffer *buffer;
static GtkAdjustment *adjustment;
static int number = -6, length;
static double start, painted, opened, begun, act_time, times[KEYS];
static unsigned long long state = 5;
static int compare(const void *a, const void *b) { double d = *(double *)a - *(double *)b; return d < 0 ? -1 : d > 0; }
static void before(GdkFrameClock *clock, gpointer data) { start = now(); act_time = 0; }
static void after(GdkFrameClock *clock, gpointer data) {
  gdk_display_sync(gdk_display_get_default());
  painted = now();
  if (!opened) opened = painted - begun;
  if (number >= 0 && number < KEYS && act_time > 0) times[number] = painted - act_time;
  number++;
  if (number < KEYS) return;
  qsort(times, KEYS, sizeof(double), compare);
  printf("gtk4 GtkTextView [%s] p50 %.2f ms p90 %.2f p99 %.2f max %.2f | opened in %.1f ms\n", mode, times[150],
         times[270], times[297], times[299], opened);
  g_main_loop_quit(loop);
}
static void act(void) {
  GtkTextIter at, next;
  gtk_text_buffer_get_iter_at_mark(buffer, &at, gtk_text_buffer_get_insert(buffer));
  if (!strcmp(mode, "newline")) gtk_text_buffer_insert_interactive_at_cursor(buffer, "\n", -1, TRUE);
  else if (!strcmp(mode, "delete")) gtk_text_buffer_backspace(buffer, &at, TRUE, TRUE);
  else if (!strcmp(mode, "paste")) gtk_text_buffer_insert_interactive_at_cursor(buffer, "pasted text", -1, TRUE);
  else if (!strcmp(mode, "select")) {
    next = at;
    gtk_text_iter_forward_cursor_position(&next);
    gtk_text_buffer_move_mark(buffer, gtk_text_buffer_get_insert(buffer), &next);
  } else if (!strcmp(mode, "scroll")) {
    gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + 20);
    return;
  } else gtk_text_buffer_insert_interactive_at_cursor(buffer, typed[number % 5], -1, TRUE);
  gtk_text_view_scroll_mark_onscreen(view, gtk_text_buffer_get_insert(buffer));
}
static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer data) {
  gtk_widget_queue_draw(widget);
  if (number < 0 || number >= KEYS) return G_SOURCE_CONTINUE;
  if (strcmp(mode, "scroll") && number % 10 == 0) {
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    GtkTextIter place;
    gtk_text_buffer_get_iter_at_offset(buffer, &place, (int)((state >> 33) % (unsigned long long)length));
    gtk_text_buffer_place_cursor(buffer, &place);
    gtk_text_view_scroll_to_mark(view, gtk_text_buffer_get_insert(buffer), 0, FALSE, 0, 0);
  }
  act_time = now();
  act();
  return G_SOURCE_CONTINUE;
}
int main(int c, char **v) {
  if (c > 1) mode = v[1];
  gtk_init();
  loop = g_main_loop_new(NULL, FALSE);
  GString *text = g_string_new(NULL);
  for (int paragraph = 0; text->len < 1 << 20; paragraph++) {
    for (int part = 0; part < 1 + paragraph * 7 % 11; part++)
      g_string_append(text, words[(paragraph * 3 + part * (paragraph % 3)) % 8]);
    g_string_append_c(text, '\n');
  }
  GtkCssProvider *style = gtk_css_provider_new();
  gtk_css_provider_load_from_data(style, "textview{font-family:Inter;font-size:17px;}", -1);
  gtk_style_context_add_provider_for_display(gdk_display_get_default(), GTK_STYLE_PROVIDER(style), 800);
  begun = now();
  GtkWidget *window = gtk_window_new();
  gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
  gtk_window_set_default_size(GTK_WINDOW(window), 390, 844);
  view = GTK_TEXT_VIEW(gtk_text_view_new());
  gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR);
  buffer = gtk_text_view_get_buffer(view);
  gtk_text_buffer_set_text(buffer, text->str, text->len);
  length = gtk_text_buffer_get_char_count(buffer);
  GtkWidget *scroller = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), GTK_WIDGET(view));
  gtk_widget_set_size_request(scroller, 390, 844);
  adjustment = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
  gtk_window_set_child(GTK_WINDOW(window), scroller);
  gtk_window_present(GTK_WINDOW(window));
  gtk_widget_grab_focus(GTK_WIDGET(view));
  GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
  g_signal_connect(clock, "before-paint", G_CALLBACK(before), 0);
  g_signal_connect(clock, "after-paint", G_CALLBACK(after), 0);
  gtk_widget_add_tick_callback(GTK_WIDGET(view), tick, 0, 0);
  g_main_loop_run(loop);
  return 0;
}
