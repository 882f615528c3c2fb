#include "cicu.h"
#include <stdio.h>
#include <string.h>
#include <unicode/ufieldpositer.h>
#include <unicode/ulistformatter.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>
#include <unicode/ureldatefmt.h>

/* A text that is longer than the buffer is no failure: its length tells. */
static int32_t length_or_failure(int32_t length, UErrorCode status) {
  return U_FAILURE(status) && status != U_BUFFER_OVERFLOW_ERROR ? -1 : length;
}

int32_t cicu_relative(
  const char *locale, int style, int named, int spelled, int context, double offset, int unit, uint16_t *out,
  int32_t capacity) {
  static const UDateRelativeDateTimeFormatterStyle styles[3] = {UDAT_STYLE_LONG, UDAT_STYLE_SHORT, UDAT_STYLE_NARROW};
  static const UDisplayContext contexts[3] = {
    UDISPCTX_CAPITALIZATION_NONE, UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE,
    UDISPCTX_CAPITALIZATION_FOR_STANDALONE};
  static const URelativeDateTimeUnit units[8] = {
    UDAT_REL_UNIT_YEAR, UDAT_REL_UNIT_QUARTER, UDAT_REL_UNIT_MONTH,  UDAT_REL_UNIT_WEEK,
    UDAT_REL_UNIT_DAY,  UDAT_REL_UNIT_HOUR,    UDAT_REL_UNIT_MINUTE, UDAT_REL_UNIT_SECOND};
  if (style < 0 || style > 2 || context < 0 || context > 2 || unit < 0 || unit > 7) return -1;
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *numbers = spelled ? unum_open(UNUM_SPELLOUT, 0, 0, locale, 0, &status) : 0;
  if (U_FAILURE(status)) return -1;
  /* The formatter takes the number format over. */
  URelativeDateTimeFormatter *formatter = ureldatefmt_open(locale, numbers, styles[style], contexts[context], &status);
  if (U_FAILURE(status)) return -1;
  int32_t length = named
    ? ureldatefmt_format(formatter, offset, units[unit], (UChar *)out, capacity, &status)
    : ureldatefmt_formatNumeric(formatter, offset, units[unit], (UChar *)out, capacity, &status);
  ureldatefmt_close(formatter);
  return length_or_failure(length, status);
}

int32_t cicu_list(
  const char *locale, int type, int width, const uint16_t *const *texts, const int32_t *lengths, int32_t count,
  uint16_t *out, int32_t capacity) {
  static const UListFormatterType types[3] = {ULISTFMT_TYPE_AND, ULISTFMT_TYPE_OR, ULISTFMT_TYPE_UNITS};
  static const UListFormatterWidth widths[3] = {ULISTFMT_WIDTH_WIDE, ULISTFMT_WIDTH_SHORT, ULISTFMT_WIDTH_NARROW};
  if (type < 0 || type > 2 || width < 0 || width > 2) return -1;
  UErrorCode status = U_ZERO_ERROR;
  UListFormatter *formatter = ulistfmt_openForType(locale, types[type], widths[width], &status);
  if (U_FAILURE(status)) return -1;
  int32_t length = ulistfmt_format(
    formatter, (const UChar *const *)texts, lengths, count, (UChar *)out, capacity, &status);
  ulistfmt_close(formatter);
  return length_or_failure(length, status);
}

int32_t cicu_measure(
  const char *locale, const char *unit, int width, double number, int fractions, int32_t *start, int32_t *end,
  uint16_t *out, int32_t capacity) {
  static const char *widths[3] = {"unit-width-full-name", "unit-width-short", "unit-width-narrow"};
  if (width < 0 || width > 2 || fractions < 0 || fractions > 15 || strlen(unit) > 60) return -1;
  char skeleton[160];
  int at = snprintf(skeleton, sizeof skeleton, "unit/%s %s .", unit, widths[width]);
  for (int i = 0; i < fractions; i++) skeleton[at++] = '#';
  if (!fractions) at = snprintf(skeleton, sizeof skeleton, "unit/%s %s precision-integer", unit, widths[width]);
  UChar wide[160];
  for (int i = 0; i < at; i++) wide[i] = (UChar)skeleton[i];
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(wide, at, locale, &status);
  UFormattedNumber *result = unumf_openResult(&status);
  unumf_formatDouble(formatter, number, result, &status);
  int32_t length = unumf_resultToString(result, (UChar *)out, capacity, &status);
  *start = length;
  *end = 0;
  UErrorCode fields = U_ZERO_ERROR;
  UFieldPositionIterator *positions = ufieldpositer_open(&fields);
  unumf_resultGetAllFieldPositions(result, positions, &fields);
  int32_t from = 0, to = 0, field;
  while (U_SUCCESS(fields) && (field = ufieldpositer_next(positions, &from, &to)) >= 0) {
    if (field == UNUM_MEASURE_UNIT_FIELD) continue;
    if (from < *start) *start = from;
    if (to > *end) *end = to;
  }
  ufieldpositer_close(positions);
  unumf_closeResult(result);
  unumf_close(formatter);
  return length_or_failure(length, status);
}

int32_t cicu_spelled(const char *locale, double number, uint16_t *out, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberFormat *format = unum_open(UNUM_SPELLOUT, 0, 0, locale, 0, &status);
  if (U_FAILURE(status)) return -1;
  int32_t length = unum_formatDouble(format, number, (UChar *)out, capacity, 0, &status);
  unum_close(format);
  return length_or_failure(length, status);
}
