#pragma once
#include <stdint.h>

/* ICU renames its functions by version, so Swift can't import them: these few are called through C.
   Text is UTF-16; lengths count units. Break iterators are kept per thread. */

/* Marks break opportunities: flags[i] is set to 1 where text may be broken before unit i, and to 2 where it must be.
   flags has length + 1 entries, zeroed by the caller. Returns 0 when ICU fails. */
int cicu_line_breaks(const uint16_t *text, int32_t length, uint8_t *flags);

/* flags[i] = 1 where a user-perceived character begins. */
int cicu_grapheme_breaks(const uint16_t *text, int32_t length, uint8_t *flags);

/* flags[i] = 1 at word boundaries, 3 where the word that ends there has letters, figures or ideographs. */
int cicu_word_breaks(const uint16_t *text, int32_t length, uint8_t *flags);

/* flags[i] = 1 at the boundaries of sentences. */
int cicu_sentence_breaks(const uint16_t *text, int32_t length, uint8_t *flags);

/* Bidi levels of a paragraph. base: 0, 1, 2 (by the first strong character, else left to right) or 3 (else right to
   left). levels holds an entry a unit; when has_overrides it comes in with embedding levels (0x80 | level to override).
   Returns the paragraph's level, or -1. */
int cicu_bidi_levels(const uint16_t *text, int32_t length, int base, int has_overrides, uint8_t *levels);


enum {
  CICU_EMOJI = 1,
  CICU_EMOJI_PRESENTATION = 2,
  CICU_IGNORABLE = 4,
  CICU_MARK = 8,
  CICU_MODIFIER = 16,
  CICU_REGIONAL = 32,
  CICU_WHITE_SPACE = 64,
};
int cicu_properties(uint32_t character);

/* The plural category of a number in a language by CLDR: 0 zero, 1 one, 2 two, 3 few, 4 many, 5 other. */
int cicu_plural_category(const char *locale, double number);

/* Formatting. Each writes UTF-16 to out and returns its length, which may be more than capacity, or -1 when ICU fails. */

/* "in 3 days", "3 days ago". style: 0 full, 1 short, 2 narrow. unit: 0 year, 1 quarter, 2 month, 3 week, 4 day, 5 hour,
   6 minute, 7 second. named: "yesterday" where the language has a word. spelled: numbers as words. context: 0 unknown,
   1 beginning of a sentence, 2 stand-alone. */
int32_t cicu_relative(
  const char *locale, int style, int named, int spelled, int context, double offset, int unit, uint16_t *out,
  int32_t capacity);

/* "a, b, and c". type: 0 and, 1 or, 2 units. width: 0 wide, 1 short, 2 narrow. */
int32_t cicu_list(
  const char *locale, int type, int width, const uint16_t *const *texts, const int32_t *lengths, int32_t count,
  uint16_t *out, int32_t capacity);

/* "5 kilometers" of CLDR's unit identifier. width: 0 full name, 1 short, 2 narrow. start and end are set to the range of
   the number in the text. */
int32_t cicu_measure(
  const char *locale, const char *unit, int width, double number, int fractions, int32_t *start, int32_t *end,
  uint16_t *out, int32_t capacity);

/* "forty-two" */
int32_t cicu_spelled(const char *locale, double number, uint16_t *out, int32_t capacity);
