// Code that can be left in its middle. It runs on a stack of its own, which is given up with all that lies on it when the code
// is left: Swift has no way to unwind it, and what of it is still referred to (accesses that have begun, observers) must stay
// as it is. A stack whose code came back is used again.
#define _GNU_SOURCE
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

#include "swift_runtime.h"

#define STACK_SIZE (8UL << 20)

typedef struct Run {
  ucontext_t outside, inside;
  void (*body)(void *);
  void *argument;
  void *stack;
  int was_left;
  struct Run *outer;
} Run;

static __thread Run *current;
static __thread void *free_stack;

static void *take_stack(void) {
  if (free_stack) {
    void *stack = free_stack;
    free_stack = NULL;
    return stack;
  }
  void *stack = mmap(NULL, STACK_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (stack == MAP_FAILED) return NULL;
  // Who needs more than there is stops here, as at the end of a thread's stack.
  mprotect(stack, (size_t)sysconf(_SC_PAGESIZE), PROT_NONE);
  return stack;
}

static void begin(unsigned int high, unsigned int low) {
  Run *run = (Run *)(((uintptr_t)high << 32) | low);
  run->body(run->argument);
  setcontext(&run->outside);
}

bool flipside_run_stoppable(void (*body)(void *), void *argument) {
  Run *run = calloc(1, sizeof *run);
  void *stack = run ? take_stack() : NULL;
  if (!stack || getcontext(&run->inside)) {
    free(run);
    body(argument);
    return true;
  }
  run->body = body;
  run->argument = argument;
  run->stack = stack;
  run->outer = current;
  run->inside.uc_stack.ss_sp = stack;
  run->inside.uc_stack.ss_size = STACK_SIZE;
  makecontext(&run->inside, (void (*)(void))begin, 2, (unsigned int)((uintptr_t)run >> 32), (unsigned int)(uintptr_t)run);
  current = run;
  swapcontext(&run->outside, &run->inside);
  current = run->outer;
  bool came_back = !run->was_left;
  if (came_back) {
    if (free_stack) munmap(stack, STACK_SIZE);
    else free_stack = stack;
    free(run);
  }
  return came_back;
}

bool flipside_is_stoppable(void) { return current != NULL; }

void flipside_stop(void) {
  if (!current) return;
  current->was_left = 1;
  setcontext(&current->outside);
}
