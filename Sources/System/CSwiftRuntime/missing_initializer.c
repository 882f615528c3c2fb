#define _GNU_SOURCE
#include "swift_runtime.h"
#include <dlfcn.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>

extern void *swift_allocObject(const void *metadata, unsigned long size, unsigned long alignment_mask);

void *flipside_allocate_object(const void *metadata, unsigned long size, unsigned long alignment_mask) {
  return swift_allocObject(metadata, size, alignment_mask);
}

typedef void *(*NoArgument)(__attribute__((swift_context)) const void *self) __attribute__((swiftcall));

static __thread jmp_buf *waiting;

void *flipside_try_method(const void *function, const void *self) {
  jmp_buf here;
  jmp_buf *outer = waiting;
  if (setjmp(here)) {
    waiting = outer;
    return NULL;
  }
  waiting = &here;
  void *object = ((NoArgument)function)(self);
  waiting = outer;
  return object;
}

// What Swift reports in the place of an initialiser that a class does not inherit, before it ends the process. These are found
// before the standard library's because the run time is loaded before that. Half an object is left behind, with all that it
// holds by then.

typedef const unsigned char *Text;

__attribute__((used, visibility("default"))) void _swift_stdlib_reportUnimplementedInitializerInFile(
    Text type, int type_length, Text name, int name_length, Text file, int file_length, uint32_t line, uint32_t column,
    uint32_t flags) {
  if (waiting) longjmp(*waiting, 1);
  void (*report)(Text, int, Text, int, Text, int, uint32_t, uint32_t, uint32_t) =
      dlsym(RTLD_NEXT, "_swift_stdlib_reportUnimplementedInitializerInFile");
  if (report) report(type, type_length, name, name_length, file, file_length, line, column, flags);
}

__attribute__((used, visibility("default"))) void _swift_stdlib_reportUnimplementedInitializer(
    Text type, int type_length, Text name, int name_length, uint32_t flags) {
  if (waiting) longjmp(*waiting, 1);
  void (*report)(Text, int, Text, int, uint32_t) = dlsym(RTLD_NEXT, "_swift_stdlib_reportUnimplementedInitializer");
  if (report) report(type, type_length, name, name_length, flags);
}
