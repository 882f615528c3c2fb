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
