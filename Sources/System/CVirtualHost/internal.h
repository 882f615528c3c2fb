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

// Further ahead than this, a time that a timer is set to may be one of the machine's clock.
#define VIRTUAL_HOST_FAR_OFF (1000 * SECOND)
// Whether libdispatch was asked for that far-off time while the clock was virtual. With the lock held.
bool virtual_host_was_asked_for(int64_t due);

void virtual_host_fill_random(unsigned char *bytes, size_t count);

// The kernel's futex call, without a turn given or a clock of ours.
long virtual_host_futex(void *address, int operation, int value, const struct timespec *left);

// FUTEX_WAIT of `syscall`, with a time from now or without; `real` is the C library's.
long virtual_host_wait_on_address(long (*real)(long, ...), void *address, long operation, long value,
                                  const struct timespec *left);

// The calling thread is the host's own, and not at work for the app unless between the calls for own work.
void virtual_host_hide_thread(void);
// The main thread sleeps because a pipe is full that only other processes read.
bool virtual_host_main_waits_for_reader(void);
bool virtual_host_own_work_is_done(void);
// A number that changes whenever own work begins.
unsigned int virtual_host_own_works_begun(void);

// Around what the calling thread may wait in: it gives its turn to others and takes the next one; while the main thread
// waits, another thread moves the clock.
bool virtual_host_begin_waiting(void);
// With what the call at its begin returned.
void virtual_host_end_waiting(bool began);
// The main thread waits from now on, for ever.
void virtual_host_main_has_left(void);
// Whether the main thread is between the two, or waits for others to rest: it is not blocked then.
bool virtual_host_main_waits(void);
// After something that does not wait and that code may repeat until it succeeds, which it would not while no other thread
// has its turn.
void virtual_host_let_others_go(void);
// Around the main thread's waiting for the others to rest, which is not the app's code being stuck there.
int64_t virtual_host_begin_conducting(void);
// With what the call at its begin returned.
void virtual_host_end_conducting(int64_t start);
bool virtual_host_main_conducts(void);
// The main thread waits for another process: the clock stands.
bool virtual_host_is_exchanging(void);
// Starts the thread that moves the clock.
void virtual_host_start_mover(void);
// Who moves the clock looks again.
void virtual_host_ring(void);
// Sleeps until somebody rings, or for so many nanoseconds.
void virtual_host_nap(int64_t longest);

// The turns of the threads.
void virtual_host_switch_turns(bool on);
bool virtual_host_takes_turns(void);
void virtual_host_give_turn(void);
void virtual_host_take_turn(void);
bool virtual_host_turn_is_wanted(void);
bool virtual_host_pass_turn(void);
bool virtual_host_seize_turn(void);
// The kernel's number of the thread whose turn it is, or 0.
int virtual_host_turn_holder(void);
void virtual_host_revoke_turn(int thread);
// The calling thread takes no turns.
void virtual_host_stay_apart(void);

// Once all other threads are asleep and nobody has the turn, who is next gets it. Returns true when all rest: nobody runs,
// has the turn or wants it.
bool virtual_host_conduct(void);

// The C library's own.
#define REAL(result, name, ...)                                          \
  static result (*_Atomic real)(__VA_ARGS__);                            \
  if (!real) real = (result(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name);
