// Which thread is the main one, for a check that costs one comparison.
#pragma once
#include <pthread.h>
#include <stdbool.h>

extern pthread_t main_thread_id;

static inline bool main_thread_is_current(void) { return pthread_equal(pthread_self(), main_thread_id); }

// Makes the caller the main thread if it runs the main queue: dispatch_main() ends the process's first thread, as Swift Testing
// has it, and another one runs that queue. Returns whether it does.
bool main_thread_take_over(void);

// One frame of a thread's stack.
typedef struct {
  const void *address;
  // The image's file and the symbol's mangled name, or null.
  const char *image;
  const char *symbol;
  long offset;
} main_thread_frame;

// The caller's stack from the inside out; returns how many frames there are.
int main_thread_backtrace(main_thread_frame *frames, int count);
// The kernel's number of the calling thread.
int main_thread_number(void);
