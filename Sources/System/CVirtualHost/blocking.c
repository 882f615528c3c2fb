// Waiting without a deadline on the virtual clock: for locks, other threads and files. The thread's turn is another's
// meanwhile (`turns.c`).
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/select.h>
#include <sys/wait.h>

#include "internal.h"

// What the expression `call` may wait in.
#define WAITING(call)                          \
  bool began = virtual_host_begin_waiting();   \
  int result = call;                           \
  int error = errno;                           \
  virtual_host_end_waiting(began);             \
  errno = error;                               \
  return result;

// The same for as long as a time of the machine's own clock lasts: ours does not go on for it.
#define WAITING_IN_REAL_TIME(call)             \
  virtual_host_give_turn();                    \
  int result = call;                           \
  int error = errno;                           \
  virtual_host_take_turn();                    \
  errno = error;                               \
  return result;

static bool is_on(void) { return atomic_load_explicit(&virtual_host_on, memory_order_relaxed); }

// MARK: - Locks

typedef pthread_mutex_t *Mutex;
typedef pthread_rwlock_t *Lock;

static int try_mutex(Mutex mutex) {
  REAL(int, "pthread_mutex_trylock", Mutex)
  return real(mutex);
}

// Most locks are free.
int pthread_mutex_lock(Mutex mutex) {
  REAL(int, "pthread_mutex_lock", Mutex)
  if (!is_on() || mutex == &virtual_host_lock) return real(mutex);
  int tried = try_mutex(mutex);
  if (tried != EBUSY) return tried;
  WAITING(real(mutex))
}

int pthread_mutex_trylock(Mutex mutex) {
  int result = try_mutex(mutex);
  if (result == EBUSY && is_on()) virtual_host_let_others_go();
  return result;
}

int pthread_rwlock_rdlock(Lock lock) {
  REAL(int, "pthread_rwlock_rdlock", Lock)
  if (!is_on()) return real(lock);
  int tried = pthread_rwlock_tryrdlock(lock);
  if (tried != EBUSY) return tried;
  WAITING(real(lock))
}

int pthread_rwlock_wrlock(Lock lock) {
  REAL(int, "pthread_rwlock_wrlock", Lock)
  if (!is_on()) return real(lock);
  int tried = pthread_rwlock_trywrlock(lock);
  if (tried != EBUSY) return tried;
  WAITING(real(lock))
}

// MARK: - Threads

int pthread_join(pthread_t thread, void **value) {
  REAL(int, "pthread_join", pthread_t, void **)
  WAITING(real(thread, value))
}

int sched_yield(void) {
  REAL(int, "sched_yield", void)
  if (is_on()) virtual_host_let_others_go();
  return real();
}

// Swift Testing's thread that waits for the child of an exit test: that one works in the machine's time, so ours does not go on
// for it. A wait for one certain process may be for a server that never ends, and holds up nothing.
int waitid(idtype_t type, id_t id, siginfo_t *information, int options) {
  REAL(int, "waitid", idtype_t, id_t, siginfo_t *, int)
  if (!is_on() || type != P_ALL || options & WNOHANG) return real(type, id, information, options);
  virtual_host_give_turn();
  virtual_host_begin_own_work();
  int result = real(type, id, information, options);
  int error = errno;
  virtual_host_end_own_work();
  virtual_host_take_turn();
  errno = error;
  return result;
}

// As many processors as an iPhone has: libdispatch, which asks before anything else runs, makes that many threads at once,
// and who comes after whom depends on it.
#define PROCESSORS 6

int pthread_getaffinity_np(pthread_t thread, size_t size, cpu_set_t *set) {
  REAL(int, "pthread_getaffinity_np", pthread_t, size_t, cpu_set_t *)
  if (!getenv("FLIPSIDE_REPEATABLE")) return real(thread, size, set);
  CPU_ZERO_S(size, set);
  for (int i = 0; i < PROCESSORS; i++) CPU_SET_S(i, size, set);
  return 0;
}

// MARK: - Files

typedef int (*Poll)(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *);

// A run loop of the app's own, within a turn of the host's, waits here until something is ready. Nothing else is due on the main
// thread then, so it moves the clock itself, from one deadline to the next, whenever all other threads rest: to have another
// thread do that costs a hundred times as much. Returns 0 when only what the clock can't bring is waited for.
static int poll_through_time(Poll real, struct pollfd *files, nfds_t count, const sigset_t *mask) {
  static const struct timespec none;
  while (is_on()) {
    int result = real(files, count, &none, mask);
    if (result) return result;
    virtual_host_forget_reads();
    if (!virtual_host_wait_for_others()) continue;
    result = real(files, count, &none, mask);
    if (result) return result;
    int64_t next = virtual_host_next_deadline();
    if (next == VIRTUAL_HOST_NEVER) return 0;
    virtual_host_move(next);
  }
  return 0;
}

int ppoll(struct pollfd *files, nfds_t count, const struct timespec *limit, const sigset_t *mask) {
  REAL(int, "ppoll", struct pollfd *, nfds_t, const struct timespec *, const sigset_t *)
  if (limit && !limit->tv_sec && !limit->tv_nsec) {
    if (is_on()) virtual_host_let_others_go();
    return real(files, count, limit, mask);
  }
  if (limit) { WAITING_IN_REAL_TIME(real(files, count, limit, mask)) }
  if (virtual_host_is_main_thread() && virtual_host_takes_turns()) {
    int ready = poll_through_time(real, files, count, mask);
    if (ready) return ready;
  }
  WAITING(real(files, count, limit, mask))
}

int poll(struct pollfd *files, nfds_t count, int limit) {
  REAL(int, "poll", struct pollfd *, nfds_t, int)
  if (!limit) return real(files, count, limit);
  if (limit > 0) { WAITING_IN_REAL_TIME(real(files, count, limit)) }
  WAITING(real(files, count, limit))
}

int epoll_wait(int file, struct epoll_event *events, int count, int limit) {
  REAL(int, "epoll_wait", int, struct epoll_event *, int, int)
  if (!limit) return real(file, events, count, limit);
  if (limit > 0) { WAITING_IN_REAL_TIME(real(file, events, count, limit)) }
  WAITING(real(file, events, count, limit))
}

int select(int count, fd_set *restrict readable, fd_set *restrict writable, fd_set *restrict failed,
           struct timeval *restrict limit) {
  REAL(int, "select", int, fd_set *, fd_set *, fd_set *, struct timeval *)
  if (limit && !limit->tv_sec && !limit->tv_usec) return real(count, readable, writable, failed, limit);
  if (limit) { WAITING_IN_REAL_TIME(real(count, readable, writable, failed, limit)) }
  WAITING(real(count, readable, writable, failed, limit))
}
