#include "swift_runtime.h"

void flipside_read_arguments(const char *kinds, unsigned long *words, va_list arguments) {
  for (; *kinds; kinds++, words++) {
    if (*kinds == 'f') {
      double number = va_arg(arguments, double);
      __builtin_memcpy(words, &number, sizeof number);
    } else {
      *words = *kinds == 'i' ? (unsigned long)(long)va_arg(arguments, int) : va_arg(arguments, unsigned long);
    }
  }
}
