// Waiting with a deadline. A deadline is an instant of the virtual clock, whatever real time it takes until the clock
// gets there: a waiter is woken by what it waits for or by the clock, never by a slow machine.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <semaphore.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "internal.h"

static pthread_cond_t clock_moved = PTHREAD_COND_INITIALIZER;
static Waiter *waiters;

static void wake_by_clock(Waiter *waiter) {
  (void)waiter;
  pthread_cond_broadcast(&clock_moved);
}

// Conditions may wake without a reason.
static void wake_condition(Waiter *waiter) { pthread_cond_broadcast(waiter->object); }

static void wake_address(Waiter *waiter) {
  virtual_host_futex(waiter->object, FUTEX_WAKE, INT32_MAX, NULL);
}

void virtual_host_add_waiter(Waiter *waiter) {
  if (waiter->deadline != VIRTUAL_HOST_NEVER) waiter->deadline = virtual_host_take_instant(waiter->deadline);
  waiter->next = waiters;
  waiters = waiter;
}

void virtual_host_remove_waiter(Waiter *waiter) {
  for (Waiter **p = &waiters; *p; p = &(*p)->next) {
    if (*p == waiter) {
      *p = waiter->next;
      return;
    }
  }
}

void virtual_host_wake_waiters(void) {
  // Back on the real clock, all look again.
  bool all = !atomic_load(&virtual_host_on);
  for (Waiter *w = waiters; w; w = w->next)
    if (all || w->deadline <= atomic_load(&virtual_host_time)) w->wake(w);
}

int64_t virtual_host_next_waiter(void) {
  int64_t next = VIRTUAL_HOST_NEVER;
  for (Waiter *w = waiters; w; w = w->next)
    if (w->deadline < next && w->deadline > atomic_load(&virtual_host_time)) next = w->deadline;
  return next;
}

static bool is_over(const Waiter *waiter) {
  return !atomic_load(&virtual_host_on) || atomic_load(&virtual_host_time) >= waiter->deadline;
}

static bool begin(Waiter *waiter) {
  pthread_mutex_lock(&virtual_host_lock);
  virtual_host_add_waiter(waiter);
  pthread_mutex_unlock(&virtual_host_lock);
  return virtual_host_begin_waiting();
}

// Whether the deadline has come.
static bool end(Waiter *waiter, bool began) {
  virtual_host_end_waiting(began);
  pthread_mutex_lock(&virtual_host_lock);
  bool over = is_over(waiter);
  virtual_host_remove_waiter(waiter);
  pthread_mutex_unlock(&virtual_host_lock);
  return over;
}

// With the lock held.
static void wait_for_clock(void) {
  REAL(int, "pthread_cond_wait", pthread_cond_t *, pthread_mutex_t *)
  real(&clock_moved, &virtual_host_lock);
}

// MARK: - Sleeping

// A sleep on the main thread is time that passes for everyone, from one deadline of the others to the next; elsewhere it
// waits for the clock to get there.
static void sleep_until(int64_t deadline) {
  if (deadline <= atomic_load(&virtual_host_time)) return virtual_host_let_others_go();
  if (virtual_host_is_main_thread()) {
    while (atomic_load(&virtual_host_on) && atomic_load(&virtual_host_time) < deadline) {
      virtual_host_wait_for_others();
      int64_t next = virtual_host_next_deadline();
      virtual_host_move(next < deadline ? next : deadline);
    }
    return;
  }
  Waiter me = {.deadline = deadline, .wake = wake_by_clock};
  bool began = begin(&me);
  pthread_mutex_lock(&virtual_host_lock);
  while (!is_over(&me)) wait_for_clock();
  pthread_mutex_unlock(&virtual_host_lock);
  end(&me, began);
}

void virtual_host_pass_to(int64_t wanted) {
  virtual_host_forget_reads();
  sleep_until(wanted);
}

// Foundation sleeps again until its date, a double, has come, and asks for nothing when less than a nanosecond is left; a
// double of today's seconds has steps of 119 nanoseconds. No sleep of the kernel's is shorter either.
#define SHORTEST_SLEEP 128

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *wanted, struct timespec *left) {
  if (!virtual_host_shows(clock)) {
    return (int)syscall(SYS_clock_nanosleep, clock, flags, wanted, left) ? errno : 0;
  }
  if (!wanted || wanted->tv_nsec < 0 || wanted->tv_nsec >= SECOND) return EINVAL;
  if (flags & TIMER_ABSTIME) {
    sleep_until(virtual_host_monotonic(clock, wanted));
  } else {
    int64_t length = virtual_host_nanoseconds(wanted);
    sleep_until(atomic_load(&virtual_host_time) + (length < SHORTEST_SLEEP ? SHORTEST_SLEEP : length));
  }
  return 0;
}

int nanosleep(const struct timespec *wanted, struct timespec *left) {
  // The kernel's nanosleep counts on the monotonic clock.
  int error = clock_nanosleep(CLOCK_MONOTONIC, 0, wanted, left);
  if (!error) return 0;
  errno = error;
  return -1;
}

int usleep(useconds_t microseconds) {
  struct timespec t = virtual_host_timespec((int64_t)microseconds * 1000);
  return nanosleep(&t, NULL);
}

unsigned int sleep(unsigned int seconds) {
  struct timespec t = {.tv_sec = seconds}, left = {0, 0};
  return nanosleep(&t, &left) ? (unsigned int)left.tv_sec : 0;
}

// MARK: - Conditions

typedef pthread_cond_t *Condition;
typedef pthread_mutex_t *Mutex;

int pthread_cond_wait(pthread_cond_t *restrict cond, pthread_mutex_t *restrict mutex) {
  REAL(int, "pthread_cond_wait", Condition, Mutex)
  bool began = virtual_host_begin_waiting();
  int result = real(cond, mutex);
  virtual_host_end_waiting(began);
  return result;
}

static int wait_for_condition(Condition cond, Mutex mutex, int64_t deadline) {
  REAL(int, "pthread_cond_wait", Condition, Mutex)
  if (deadline <= atomic_load(&virtual_host_time)) {
    pthread_mutex_unlock(mutex);
    virtual_host_let_others_go();
    pthread_mutex_lock(mutex);
    return ETIMEDOUT;
  }
  Waiter me = {.deadline = deadline, .wake = wake_condition, .object = cond};
  bool began = begin(&me);
  int result = real(cond, mutex);
  return end(&me, began) ? ETIMEDOUT : result;
}

// A condition's clock cannot be asked for, but a date and an uptime are far apart.
static clockid_t likely_clock(const struct timespec *deadline) {
  return deadline->tv_sec > 500000000 ? CLOCK_REALTIME : CLOCK_MONOTONIC;
}

int pthread_cond_timedwait(pthread_cond_t *restrict cond, pthread_mutex_t *restrict mutex,
                           const struct timespec *restrict deadline) {
  REAL(int, "pthread_cond_timedwait", Condition, Mutex, const struct timespec *)
  if (!atomic_load(&virtual_host_on)) return real(cond, mutex, deadline);
  return wait_for_condition(cond, mutex, virtual_host_monotonic(likely_clock(deadline), deadline));
}

int pthread_cond_clockwait(pthread_cond_t *restrict cond, pthread_mutex_t *restrict mutex, clockid_t clock,
                           const struct timespec *restrict deadline) {
  REAL(int, "pthread_cond_clockwait", Condition, Mutex, clockid_t, const struct timespec *)
  if (!virtual_host_shows(clock)) return real(cond, mutex, clock, deadline);
  return wait_for_condition(cond, mutex, virtual_host_monotonic(clock, deadline));
}

// MARK: - Semaphores

static _Atomic int timed_semaphore_waiters;
static _Atomic int main_semaphore_waiters;
static _Atomic int posts;

// Not within the C library: traces can't be walked through its frames, and that of an app that is stuck here would end.
static int wait_on_main_thread(sem_t *semaphore) {
  bool began = virtual_host_begin_waiting();
  atomic_fetch_add(&main_semaphore_waiters, 1);
  for (;;) {
    int seen = atomic_load(&posts);
    if (!sem_trywait(semaphore)) break;
    virtual_host_futex(&posts, FUTEX_WAIT, seen, NULL);
  }
  atomic_fetch_sub(&main_semaphore_waiters, 1);
  virtual_host_end_waiting(began);
  return 0;
}

int sem_wait(sem_t *semaphore) {
  REAL(int, "sem_wait", sem_t *)
  if (!atomic_load(&virtual_host_on)) return real(semaphore);
  if (!sem_trywait(semaphore)) return 0;
  if (virtual_host_is_main_thread()) return wait_on_main_thread(semaphore);
  bool began = virtual_host_begin_waiting();
  int result = real(semaphore), error = errno;
  virtual_host_end_waiting(began);
  errno = error;
  return result;
}

// A semaphore can't be woken without being posted to: with a deadline its waiters sleep elsewhere, and every post wakes them.
int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
  REAL(int, "sem_timedwait", sem_t *, const struct timespec *)
  if (!atomic_load(&virtual_host_on)) return real(semaphore, deadline);
  if (!sem_trywait(semaphore)) return 0;
  Waiter me = {.deadline = virtual_host_monotonic(CLOCK_REALTIME, deadline), .wake = wake_by_clock};
  atomic_fetch_add(&timed_semaphore_waiters, 1);
  bool began = begin(&me);
  pthread_mutex_lock(&virtual_host_lock);
  int result;
  while ((result = sem_trywait(semaphore)) && !is_over(&me)) wait_for_clock();
  pthread_mutex_unlock(&virtual_host_lock);
  end(&me, began);
  atomic_fetch_sub(&timed_semaphore_waiters, 1);
  if (result) errno = ETIMEDOUT;
  return result;
}

int sem_post(sem_t *semaphore) {
  REAL(int, "sem_post", sem_t *)
  int result = real(semaphore);
  if (atomic_load(&main_semaphore_waiters)) {
    atomic_fetch_add(&posts, 1);
    virtual_host_futex(&posts, FUTEX_WAKE, INT32_MAX, NULL);
  }
  if (atomic_load(&timed_semaphore_waiters)) {
    pthread_mutex_lock(&virtual_host_lock);
    pthread_cond_broadcast(&clock_moved);
    pthread_mutex_unlock(&virtual_host_lock);
  }
  return result;
}

// MARK: - Addresses (libdispatch's groups and blocks)

long virtual_host_wait_on_address(long (*real)(long, ...), void *address, long operation, long value,
                                  const struct timespec *left) {
  if (!left) {
    bool began = virtual_host_begin_waiting();
    long result = real(SYS_futex, address, operation, value, NULL, NULL, 0);
    int error = errno;
    virtual_host_end_waiting(began);
    errno = error;
    return result;
  }
  Waiter me = {.wake = wake_address, .object = address};
  me.deadline = virtual_host_nanoseconds(left) + atomic_load(&virtual_host_time);
  bool began = begin(&me);
  long result = real(SYS_futex, address, operation, value, NULL, NULL, 0);
  int error = errno;
  bool over = end(&me, began);
  errno = error;
  if (result || !over) return result;
  errno = ETIMEDOUT;
  return -1;
}
