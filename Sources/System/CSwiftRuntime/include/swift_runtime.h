#pragma once

/// Calls a Swift method without parameters that returns a reference, with `self` in the context register.
void *flipside_call_method(const void *function, const void *self);

