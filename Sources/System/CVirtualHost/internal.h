// What the files of this target know of each other.
#pragma once
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

#include "virtual_host.h"

#define SECOND 1000000000LL

// `lock` guards the timers, the waiters, the streams of chance and every change of the clock.
extern pthread_mutex_t virtual_host_lock;
extern _Atomic bool virtual_host_on;
extern _Atomic int64_t virtual_host_time;

int64_t virtual_host_nanoseconds(const struct timespec *t);
struct timespec virtual_host_timespec(int64_t nanoseconds);
int virtual_host_real_clock(clockid_t clock, struct timespec *t);
bool virtual_host_is_main_thread(void);
bool virtual_host_shows(clockid_t clock);
// The virtual monotonic time of an instant of that clock.
int64_t virtual_host_monotonic(clockid_t clock, const struct timespec *t);
void virtual_host_move(int64_t wanted);

// A thread that waits until an instant of the virtual clock. `wake` runs with the lock held, each time that the clock
// moves once the deadline has come, until the waiter is gone.
typedef struct Waiter {
  int64_t deadline;
  void (*wake)(struct Waiter *);
  void *object;
  struct Waiter *next;
} Waiter;

// With the lock held.
void virtual_host_add_waiter(Waiter *waiter);
void virtual_host_remove_waiter(Waiter *waiter);
void virtual_host_wake_waiters(void);
int64_t virtual_host_next_waiter(void);

// An instant at or after `due` at which nothing else is due: what is asked for later happens later. With the lock held.
int64_t virtual_host_take_instant(int64_t due);

void virtual_host_fill_random(unsigned char *bytes, size_t count);

// FUTEX_WAIT of `syscall`, with a time from now or without; `real` is the C library's.
long virtual_host_wait_on_address(long (*real)(long, ...), void *address, long operation, long value,
                                  const struct timespec *left);

// The calling thread is the host's own, and not at work for the app.
void virtual_host_hide_thread(void);

// The main thread waits from now on, or no longer: meanwhile another thread moves the clock.
void virtual_host_enter_wait(void);
void virtual_host_leave_wait(void);

// The C library's own.
#define REAL(result, name, ...)                                          \
  static result (*_Atomic real)(__VA_ARGS__);                            \
  if (!real) real = (result(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name);
