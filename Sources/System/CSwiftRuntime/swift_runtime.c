#include "swift_runtime.h"

// Swift passes `self` of a method (an instance or a metatype) in the context register.
typedef void *(*NoArgument)(__attribute__((swift_context)) const void *self) __attribute__((swiftcall));

void *flipside_call_method(const void *function, const void *self) {
  return ((NoArgument)function)(self);
}

typedef void *(*OnePointer)(const void *, __attribute__((swift_context)) const void *self) __attribute__((swiftcall));

void *flipside_call_method_with_pointer(const void *function, const void *argument, const void *self) {
  return ((OnePointer)function)(argument, self);
}

typedef unsigned long Word;
typedef void *(*Initializer)(
    Word, Word, Word, Word, Word, Word, double, double, double, double, __attribute__((swift_context)) const void *self)
    __attribute__((swiftcall));

void *flipside_call_initializer(
    const void *function, const unsigned long *words, const double *numbers, const void *self) {
  return ((Initializer)function)(
      words[0], words[1], words[2], words[3], words[4], words[5], numbers[0], numbers[1], numbers[2], numbers[3], self);
}
