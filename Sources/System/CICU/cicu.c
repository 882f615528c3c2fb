#include "cicu.h"
#include <pthread.h>
#include <stdlib.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/upluralrules.h>
#include <unicode/uchar.h>

enum { kinds = 4 };
static const UBreakIteratorType types[kinds] = {UBRK_LINE, UBRK_CHARACTER, UBRK_WORD, UBRK_SENTENCE};

struct state {
  UBreakIterator *iterators[kinds];
  UBiDi *bidi;
};

static pthread_key_t key;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void release_state(void *pointer) {
  struct state *state = pointer;
  for (int i = 0; i < kinds; i++)
    if (state->iterators[i]) ubrk_close(state->iterators[i]);
  if (state->bidi) ubidi_close(state->bidi);
  free(state);
}

static void make_key(void) { pthread_key_create(&key, release_state); }

static struct state *thread_state(void) {
  pthread_once(&once, make_key);
  struct state *state = pthread_getspecific(key);
  if (!state) {
    state = calloc(1, sizeof *state);
    pthread_setspecific(key, state);
  }
  return state;
}

static UBreakIterator *iterator(int kind, const uint16_t *text, int32_t length) {
  struct state *state = thread_state();
  UErrorCode status = U_ZERO_ERROR;
  if (!state) return 0;
  if (!state->iterators[kind]) {
    state->iterators[kind] = ubrk_open(types[kind], "en", 0, 0, &status);
    if (U_FAILURE(status)) {
      state->iterators[kind] = 0;
      return 0;
    }
  }
  ubrk_setText(state->iterators[kind], (const UChar *)text, length, &status);
  return U_FAILURE(status) ? 0 : state->iterators[kind];
}

// Whether a line ends after the character, as UAX 14's classes BK, CR, LF and NL say.
static int ends_line(uint16_t unit) {
  return (unit >= 0x0A && unit <= 0x0D) || unit == 0x85 || unit == 0x2028 || unit == 0x2029;
}

// ICU gives all breaks between the words of Thai, Lao, Khmer and Burmese the status of the break behind the last of them, which
// is a hard one where the line ends there; so the character before has to tell, too.
int cicu_line_breaks(const uint16_t *text, int32_t length, uint8_t *flags) {
  UBreakIterator *breaks = iterator(0, text, length);
  if (!breaks) return 0;
  ubrk_first(breaks);
  for (int32_t at = ubrk_next(breaks); at != UBRK_DONE && at <= length; at = ubrk_next(breaks))
    flags[at] = ubrk_getRuleStatus(breaks) >= UBRK_LINE_HARD && ends_line(text[at - 1]) ? 2 : 1;
  return 1;
}

int cicu_grapheme_breaks(const uint16_t *text, int32_t length, uint8_t *flags) {
  UBreakIterator *breaks = iterator(1, text, length);
  if (!breaks) return 0;
  for (int32_t at = ubrk_first(breaks); at != UBRK_DONE && at <= length; at = ubrk_next(breaks)) flags[at] = 1;
  return 1;
}

int cicu_word_breaks(const uint16_t *text, int32_t length, uint8_t *flags) {
  UBreakIterator *breaks = iterator(2, text, length);
  if (!breaks) return 0;
  for (int32_t at = ubrk_first(breaks); at != UBRK_DONE && at <= length; at = ubrk_next(breaks))
    flags[at] = ubrk_getRuleStatus(breaks) >= UBRK_WORD_NONE_LIMIT ? 3 : 1;
  return 1;
}

int cicu_sentence_breaks(const uint16_t *text, int32_t length, uint8_t *flags) {
  UBreakIterator *breaks = iterator(3, text, length);
  if (!breaks) return 0;
  for (int32_t at = ubrk_first(breaks); at != UBRK_DONE && at <= length; at = ubrk_next(breaks)) flags[at] = 1;
  return 1;
}

int cicu_bidi_levels(const uint16_t *text, int32_t length, int base, int has_overrides, uint8_t *levels) {
  struct state *state = thread_state();
  if (!state) return -1;
  if (!state->bidi) state->bidi = ubidi_open();
  if (!state->bidi) return -1;
  static const UBiDiLevel bases[4] = {0, 1, UBIDI_DEFAULT_LTR, UBIDI_DEFAULT_RTL};
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara(state->bidi, (const UChar *)text, length, bases[base & 3], has_overrides ? levels : 0, &status);
  if (U_FAILURE(status)) return -1;
  const UBiDiLevel *result = ubidi_getLevels(state->bidi, &status);
  if (U_FAILURE(status) || !result) return -1;
  for (int32_t i = 0; i < length; i++) levels[i] = result[i];
  return ubidi_getParaLevel(state->bidi);
}

int cicu_properties(uint32_t character) {
  UChar32 c = (UChar32)character;
  int result = 0;
  if (u_hasBinaryProperty(c, UCHAR_EMOJI)) result |= CICU_EMOJI;
  if (u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION)) result |= CICU_EMOJI_PRESENTATION;
  if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) result |= CICU_IGNORABLE;
  if (u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER)) result |= CICU_MODIFIER;
  if (u_hasBinaryProperty(c, UCHAR_REGIONAL_INDICATOR)) result |= CICU_REGIONAL;
  if (u_isUWhiteSpace(c)) result |= CICU_WHITE_SPACE;
  if (U_GET_GC_MASK(c) & U_GC_M_MASK) result |= CICU_MARK;
  return result;
}

int cicu_plural_category(const char *locale, double number) {
  UErrorCode status = U_ZERO_ERROR;
  UPluralRules *rules = uplrules_open(locale, &status);
  if (U_FAILURE(status) || !rules) return 5;
  UChar name[16];
  int32_t length = uplrules_select(rules, number, name, 16, &status);
  uplrules_close(rules);
  if (U_FAILURE(status) || length < 1 || length > 15) return 5;
  static const char *names[6] = {"zero", "one", "two", "few", "many", "other"};
  for (int i = 0; i < 6; i++) {
    int32_t at = 0;
    while (at < length && names[i][at] && names[i][at] == (char)name[at]) at++;
    if (at == length && !names[i][at]) return i;
  }
  return 5;
}
