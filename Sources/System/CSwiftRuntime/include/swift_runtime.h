#pragma once

/// Calls a Swift method without parameters that returns a reference, with `self` in the context register.
void *flipside_call_method(const void *function, const void *self);


/// The same with one pointer as argument.
void *flipside_call_method_with_pointer(const void *function, const void *argument, const void *self);

/// Calls an initialiser with the arguments that Swift passes in registers: up to six words and four floating-point numbers.
/// `self` is the class.
void *flipside_call_initializer(const void *function, const unsigned long *words, const double *numbers, const void *self);
