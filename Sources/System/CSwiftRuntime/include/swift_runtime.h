#pragma once

#include <stdarg.h>
#include <stdbool.h>

/// Calls a Swift method without parameters that returns a reference, with `self` in the context register.
void *flipside_call_method(const void *function, const void *self);


/// The same with one pointer as argument.
void *flipside_call_method_with_pointer(const void *function, const void *argument, const void *self);

/// Calls an initialiser with the arguments that Swift passes in registers: up to six words and four floating-point numbers.
/// `self` is the class.
void *flipside_call_initializer(const void *function, const unsigned long *words, const double *numbers, const void *self);

/// Reads C's variable arguments into words: `i` in the kinds is an `int`, `w` a word, `f` a `double`.
void flipside_read_arguments(const char *kinds, unsigned long *words, va_list arguments);

/// The same as `flipside_call_method`, of an initialiser; NULL where the class has none of its own and inherits none, which
/// else ends the process.
void *flipside_try_method(const void *function, const void *self);

/// Memory for an object of a class, with its header filled in.
void *flipside_allocate_object(const void *metadata, unsigned long size, unsigned long alignment_mask);

/// The mangled name of the function at that address, also of one that is not exported; NULL where the file has no such
/// symbol. The caller frees it.
char *flipside_copy_symbol_name(unsigned long address);

/// The mangled names of all that the type with that descriptor has, each followed by a new line, with a plus before those that
/// other modules see; NULL where the file that it was loaded from has no symbols of it. The caller frees it.
char *flipside_copy_member_names(unsigned long descriptor);

/// What a mangled name of Swift's means, in words; NULL for other names. The caller frees it.
char *flipside_copy_demangled_name(const char *name);

/// Calls `body` on a stack of its own; false when `flipside_stop` left it.
bool flipside_run_stoppable(void (*body)(void *), void *argument);

/// Whether the calling thread is within such a body.
bool flipside_is_stoppable(void);

/// Leaves the innermost such body for good, with all that lies on its stack; returns where there is none.
void flipside_stop(void);

/// The file that the code or the type at that address was loaded from; NULL where there is none. Not to be freed.
const char *flipside_image_path(const void *address);

/// Ends the process as the C library's `abort` does, but so that a trace shows the callers.
_Noreturn void flipside_abort(void);
