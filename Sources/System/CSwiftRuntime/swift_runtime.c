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
