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
  syscall(SYS_futex, waiter->object, FUTEX_WAKE | FUTEX_PRIVATE_FLAG, INT32_MAX, NULL, NULL, 0);
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

static void begin(Waiter *waiter) {
  pthread_mutex_lock(&virtual_host_lock);
  virtual_host_add_waiter(waiter);
  pthread_mutex_unlock(&virtual_host_lock);
  if (virtual_host_is_main_thread()) virtual_host_enter_wait();
}

// Whether the deadline has come.
static bool end(Waiter *waiter) {
  if (virtual_host_is_main_thread()) virtual_host_leave_wait();
  pthread_mutex_lock(&virtual_host_lock);
  bool over = is_over(waiter);
  virtual_host_remove_waiter(waiter);
  pthread_mutex_unlock(&virtual_host_lock);
  return over;
}

// MARK: - Sleeping

// A sleep on the main thread is time that passes for everyone, from one deadline of the others to the next; elsewhere it
// waits for the clock to get there.
static void sleep_until(int64_t deadline) {
  if (virtual_host_is_main_thread()) {
    while (atomic_load(&virtual_host_on) && atomic_load(&virtual_host_time) < deadline) {
      virtual_host_wait_for_others();
      int64_t next = virtual_host_next_deadline();
      virtual_host_move(next < deadline ? next : deadline);
    }
    return;
  }
  Waiter me = {.deadline = deadline, .wake = wake_by_clock};
  pthread_mutex_lock(&virtual_host_lock);
  virtual_host_add_waiter(&me);
  while (!is_over(&me)) pthread_cond_wait(&clock_moved, &virtual_host_lock);
  virtual_host_remove_waiter(&me);
  pthread_mutex_unlock(&virtual_host_lock);
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
  bool counts = atomic_load(&virtual_host_on) && virtual_host_is_main_thread();
  if (counts) virtual_host_enter_wait();
  int result = real(cond, mutex);
  if (counts) virtual_host_leave_wait();
  return result;
}

static int wait_for_condition(Condition cond, Mutex mutex, int64_t deadline) {
  REAL(int, "pthread_cond_wait", Condition, Mutex)
  if (deadline <= atomic_load(&virtual_host_time)) return ETIMEDOUT;
  Waiter me = {.deadline = deadline, .wake = wake_condition, .object = cond};
  begin(&me);
  int result = real(cond, mutex);
  return end(&me) ? ETIMEDOUT : result;
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
static _Atomic unsigned int posts;

// Not within the C library: traces can't be walked through its frames, and that of an app that is stuck here would end.
static int wait_on_main_thread(sem_t *semaphore) {
  virtual_host_enter_wait();
  atomic_fetch_add(&main_semaphore_waiters, 1);
  for (;;) {
    unsigned int seen = atomic_load(&posts);
    if (!sem_trywait(semaphore)) break;
    syscall(SYS_futex, &posts, FUTEX_WAIT | FUTEX_PRIVATE_FLAG, seen, NULL, NULL, 0);
  }
  atomic_fetch_sub(&main_semaphore_waiters, 1);
  virtual_host_leave_wait();
  return 0;
}

int sem_wait(sem_t *semaphore) {
  REAL(int, "sem_wait", sem_t *)
  bool is_ours = atomic_load(&virtual_host_on) && virtual_host_is_main_thread();
  return is_ours ? wait_on_main_thread(semaphore) : real(semaphore);
}

// A semaphore can't be woken without being posted to: with a deadline its waiters sleep elsewhere, and every post wakes them.
int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
  REAL(int, "sem_timedwait", sem_t *, const struct timespec *)
  if (!atomic_load(&virtual_host_on)) return real(semaphore, deadline);
  if (!sem_trywait(semaphore)) return 0;
  Waiter me = {.deadline = virtual_host_monotonic(CLOCK_REALTIME, deadline), .wake = wake_by_clock};
  bool is_main = virtual_host_is_main_thread();
  if (is_main) virtual_host_enter_wait();
  pthread_mutex_lock(&virtual_host_lock);
  atomic_fetch_add(&timed_semaphore_waiters, 1);
  virtual_host_add_waiter(&me);
  int result;
  while ((result = sem_trywait(semaphore)) && !is_over(&me)) {
    pthread_cond_wait(&clock_moved, &virtual_host_lock);
  }
  virtual_host_remove_waiter(&me);
  atomic_fetch_sub(&timed_semaphore_waiters, 1);
  pthread_mutex_unlock(&virtual_host_lock);
  if (is_main) virtual_host_leave_wait();
  if (result) errno = ETIMEDOUT;
  return result;
}

int sem_post(sem_t *semaphore) {
  REAL(int, "sem_post", sem_t *)
  int result = real(semaphore);
  if (atomic_load(&main_semaphore_waiters)) {
    atomic_fetch_add(&posts, 1);
    syscall(SYS_futex, &posts, FUTEX_WAKE | FUTEX_PRIVATE_FLAG, INT32_MAX, NULL, NULL, 0);
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
  bool is_main = virtual_host_is_main_thread();
  if (!left) {
    if (is_main) virtual_host_enter_wait();
    long result = real(SYS_futex, address, operation, value, NULL, NULL, 0);
    int error = errno;
    if (is_main) virtual_host_leave_wait();
    errno = error;
    return result;
  }
  Waiter me = {.wake = wake_address, .object = address};
  me.deadline = virtual_host_nanoseconds(left) + atomic_load(&virtual_host_time);
  begin(&me);
  long result = real(SYS_futex, address, operation, value, NULL, NULL, 0);
  int error = errno;
  bool over = end(&me);
  errno = error;
  if (result || !over) return result;
  errno = ETIMEDOUT;
  return -1;
}

// MARK: - Run loops

// A run loop of the app's own, within a turn of the host's, waits here until something is ready.
int ppoll(struct pollfd *files, nfds_t count, const struct timespec *limit, const sigset_t *mask) {
  REAL(int, "ppoll", struct pollfd *, nfds_t, const struct timespec *, const sigset_t *)
  bool counts = !limit && atomic_load(&virtual_host_on) && virtual_host_is_main_thread();
  if (counts) virtual_host_enter_wait();
  int result = real(files, count, limit, mask);
  if (counts) virtual_host_leave_wait();
  return result;
}
