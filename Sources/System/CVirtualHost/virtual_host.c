#define _GNU_SOURCE
#include <dlfcn.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include "internal.h"

#define START (1000 * SECOND)
#define CALENDAR_START (1704793260 * SECOND)
#define MAX_TIMERS 64
// Timers are a moment late, as the kernel's are: a run loop whose time is limited looks whether that is over, not whether
// it has come, and would sleep again.
#define LATENESS 2

typedef struct {
  int fd;
  clockid_t clock;
  int64_t deadline;  // 0: not armed
  int64_t interval;
  bool is_absolute;  // set to a time of its clock, and not to a time from now
  bool is_stray;     // set to a time of the real clock while that was not shown any more
} Timer;

pthread_mutex_t virtual_host_lock = PTHREAD_MUTEX_INITIALIZER;
_Atomic bool virtual_host_on;
_Atomic int64_t virtual_host_time = START;

static _Atomic int64_t calendar_offset = CALENDAR_START - START;
static Timer timers[MAX_TIMERS];
static int timer_count;

// Times so far away that they can't be counted never come.
int64_t virtual_host_nanoseconds(const struct timespec *t) {
  if (t->tv_sec >= INT64_MAX / SECOND) return VIRTUAL_HOST_NEVER;
  return t->tv_sec * SECOND + t->tv_nsec;
}

struct timespec virtual_host_timespec(int64_t ns) {
  if (ns < 0) ns = 0;
  return (struct timespec){.tv_sec = ns / SECOND, .tv_nsec = ns % SECOND};
}

bool virtual_host_is_main_thread(void) {
  static __thread int known;  // 0: not asked yet, 1: main, 2: another
  if (!known) known = syscall(SYS_gettid) == getpid() ? 1 : 2;
  return known == 1;
}

// MARK: - Clocks

static int (*real_clock_gettime)(clockid_t, struct timespec *);

__attribute__((constructor)) static void find_real_clock(void) {
  // libc's goes through the vDSO, a system call does not.
  real_clock_gettime = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
}

int virtual_host_real_clock(clockid_t clock, struct timespec *t) {
  if (real_clock_gettime) return real_clock_gettime(clock, t);
  return (int)syscall(SYS_clock_gettime, clock, t);
}

static bool is_calendar_clock(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
}

int64_t virtual_host_monotonic(clockid_t clock, const struct timespec *t) {
  int64_t due = virtual_host_nanoseconds(t);
  return is_calendar_clock(clock) && due != VIRTUAL_HOST_NEVER ? due - atomic_load(&calendar_offset) : due;
}

static bool is_monotonic_clock(clockid_t clock) {
  return clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_RAW || clock == CLOCK_MONOTONIC_COARSE
      || clock == CLOCK_BOOTTIME;
}

bool virtual_host_shows(clockid_t clock) {
  return atomic_load_explicit(&virtual_host_on, memory_order_relaxed)
      && (is_calendar_clock(clock) || is_monotonic_clock(clock));
}

// Code that waits by reading the clock in a loop would wait for ever on a clock that only the host moves: after a million
// reads without the host each further thousand takes a millisecond. Threads that work for what is waited for take none.
#define PATIENT_READS 1000000
#define READS_AT_ONCE 1000
static _Atomic int64_t reads;

static int64_t read_virtual_now(void) {
  if (virtual_host_is_main_thread()) {
    int64_t count = atomic_fetch_add_explicit(&reads, 1, memory_order_relaxed);
    if (count > PATIENT_READS && count % READS_AT_ONCE == 0 && virtual_host_wait_for_others()) {
      virtual_host_move(atomic_load(&virtual_host_time) + SECOND / 1000);
    }
  }
  return atomic_load(&virtual_host_time);
}

int clock_gettime(clockid_t clock, struct timespec *t) {
  if (!virtual_host_shows(clock)) return virtual_host_real_clock(clock, t);
  int64_t value = read_virtual_now();
  *t = virtual_host_timespec(value + (is_calendar_clock(clock) ? atomic_load(&calendar_offset) : 0));
  return 0;
}

int gettimeofday(struct timeval *restrict t, void *restrict zone) {
  if (zone) memset(zone, 0, sizeof(struct timezone));
  struct timespec ts;
  if (clock_gettime(CLOCK_REALTIME, &ts)) return -1;
  *t = (struct timeval){.tv_sec = ts.tv_sec, .tv_usec = ts.tv_nsec / 1000};
  return 0;
}

time_t time(time_t *out) {
  struct timespec ts;
  if (clock_gettime(CLOCK_REALTIME, &ts)) return -1;
  if (out) *out = ts.tv_sec;
  return ts.tv_sec;
}

// MARK: - Timers (timerfd)

static Timer *find_timer(int fd) {
  for (int i = 0; i < timer_count; i++)
    if (timers[i].fd == fd) return &timers[i];
  return NULL;
}

static void forget_timer(Timer *timer) { *timer = timers[--timer_count]; }

// Makes the descriptor readable, and comes back when it is. Its time being over is not enough: the kernel looks a moment
// later. Who else waits for it may have read it by then, so the wait for it has an end.
static void fire(int fd) {
  struct itimerspec soon = {{0, 0}, {0, 1}};
  if (syscall(SYS_timerfd_settime, fd, 0, &soon, NULL)) return;
  struct pollfd file = {.fd = fd, .events = POLLIN};
  struct timespec limit = {.tv_nsec = 20 * SECOND / 1000};
  syscall(SYS_ppoll, &file, 1, &limit, NULL, 0);
}

static void disarm(int fd) {
  struct itimerspec off = {{0, 0}, {0, 0}};
  syscall(SYS_timerfd_settime, fd, 0, &off, NULL);
}

static void describe(const Timer *timer, struct itimerspec *out) {
  int64_t left = timer->deadline ? timer->deadline - atomic_load(&virtual_host_time) : 0;
  if (timer->deadline && left <= 0) left = 1;
  out->it_value = virtual_host_timespec(left);
  out->it_interval = virtual_host_timespec(timer->interval);
}

// Timers are known from their creation on, because the clock may become virtual later.
int timerfd_create(clockid_t clock, int flags) {
  int fd = (int)syscall(SYS_timerfd_create, clock, flags);
  if (fd < 0) return fd;
  pthread_mutex_lock(&virtual_host_lock);
  Timer *timer = find_timer(fd);
  if (!timer && timer_count < MAX_TIMERS) timer = &timers[timer_count++];
  if (timer) *timer = (Timer){.fd = fd, .clock = clock};
  pthread_mutex_unlock(&virtual_host_lock);
  return fd;
}

// The clock was real, virtual and real again: a process that tests, and not one that runs an app.
static bool came_back;

// A thread that read the real clock before the switch may set its timer after it, and libdispatch sets its timers to real
// times that it kept: near the real clock and far from the virtual one. Such a time does not come on the virtual clock. The main
// thread, which switches the clock, sets the timers of its run loop by the clock that there is.
static bool is_real_time(int64_t due) {
  int64_t from_real = due - virtual_host_real_now(), from_virtual = due - atomic_load(&virtual_host_time);
  return came_back && !main_thread_is_current() && llabs(from_real) < 900 * SECOND && from_virtual > VIRTUAL_HOST_FAR_OFF
      && !virtual_host_was_asked_for(due);
}

int timerfd_settime(int fd, int flags, const struct itimerspec *value, struct itimerspec *old) {
  if (!value) return (int)syscall(SYS_timerfd_settime, fd, flags, value, old);
  pthread_mutex_lock(&virtual_host_lock);
  Timer *timer = find_timer(fd);
  if (timer) {
    timer->is_absolute = flags & TFD_TIMER_ABSTIME;
    timer->is_stray = false;
  }
  if (!timer || !atomic_load(&virtual_host_on)) {
    int result = (int)syscall(SYS_timerfd_settime, fd, flags, value, old);
    pthread_mutex_unlock(&virtual_host_lock);
    return result;
  }
  if (old) describe(timer, old);
  int64_t due = virtual_host_nanoseconds(&value->it_value);
  disarm(fd);
  timer->deadline = 0;
  timer->interval = virtual_host_nanoseconds(&value->it_interval);
  if (due) {
    if (!(flags & TFD_TIMER_ABSTIME)) {
      due = due > INT64_MAX - atomic_load(&virtual_host_time) ? INT64_MAX : due + atomic_load(&virtual_host_time);
    } else if (is_calendar_clock(timer->clock)) {
      due -= atomic_load(&calendar_offset);
    } else if (is_real_time(due)) {
      timer->is_stray = true;
    }
    if (timer->is_stray) {
      // Nothing to wait for: the way back to the real clock wakes who set it.
    } else if (due <= atomic_load(&virtual_host_time) && !timer->interval) {
      fire(fd);
    } else {
      timer->deadline = due > 0 ? due : 1;
    }
  }
  pthread_mutex_unlock(&virtual_host_lock);
  return 0;
}

int timerfd_gettime(int fd, struct itimerspec *out) {
  if (!atomic_load(&virtual_host_on)) return (int)syscall(SYS_timerfd_gettime, fd, out);
  pthread_mutex_lock(&virtual_host_lock);
  Timer *timer = find_timer(fd);
  if (timer) describe(timer, out);
  pthread_mutex_unlock(&virtual_host_lock);
  return timer ? 0 : (int)syscall(SYS_timerfd_gettime, fd, out);
}

// MARK: - The host's side

// Who set a timer to a time of a clock thinks that it stands there, and sets it anew for earlier times only: libdispatch
// waited for ever for a time that the virtual clock would have reached. Woken, it looks at the clock that there is now.
static void turn_real(Timer *timer) {
  struct itimerspec value = {{0, 0}, {0, 1}};
  if (!timer->deadline && !timer->is_stray) return;
  if (timer->deadline && !timer->is_absolute) describe(timer, &value);
  timer->deadline = 0;
  timer->is_stray = false;
  syscall(SYS_timerfd_settime, timer->fd, 0, &value, NULL);
}

// The same the other way round; what is left of a time from now is left on the virtual clock.
static void turn_virtual(Timer *timer, const struct itimerspec *value) {
  int64_t left = virtual_host_nanoseconds(&value->it_value);
  timer->deadline = 0;
  timer->interval = virtual_host_nanoseconds(&value->it_interval);
  if (!left) return;
  if (timer->is_absolute) {
    fire(timer->fd);
  } else {
    disarm(timer->fd);
    timer->deadline = atomic_load(&virtual_host_time) + left;
  }
}

void virtual_host_set_virtual(bool on) {
  pthread_mutex_lock(&virtual_host_lock);
  if (on != atomic_load(&virtual_host_on)) {
    for (int i = timer_count - 1; i >= 0; i--) {
      struct itimerspec value;
      if (on) {
        if (syscall(SYS_timerfd_gettime, timers[i].fd, &value)) {
          forget_timer(&timers[i]);
          continue;
        }
        turn_virtual(&timers[i], &value);
      } else {
        turn_real(&timers[i]);
      }
    }
    atomic_store(&virtual_host_on, on);
    came_back |= !on;
    virtual_host_wake_waiters();
    virtual_host_switch_turns(on);
  }
  pthread_mutex_unlock(&virtual_host_lock);
}

bool virtual_host_is_virtual(void) { return atomic_load(&virtual_host_on); }

int64_t virtual_host_now(void) {
  return atomic_load(&virtual_host_on) ? atomic_load(&virtual_host_time) : virtual_host_real_now();
}

int64_t virtual_host_next_deadline(void) {
  int64_t next = VIRTUAL_HOST_NEVER;
  pthread_mutex_lock(&virtual_host_lock);
  for (int i = timer_count - 1; i >= 0; i--) {
    struct itimerspec value;
    if (!timers[i].deadline) continue;
    // A descriptor that was closed, or is something else now, will never be due.
    if (syscall(SYS_timerfd_gettime, timers[i].fd, &value)) {
      forget_timer(&timers[i]);
    } else if (timers[i].deadline < next) {
      next = timers[i].deadline;
    }
  }
  int64_t waiter = virtual_host_next_waiter();
  pthread_mutex_unlock(&virtual_host_lock);
  return waiter < next ? waiter : next;
}

void virtual_host_move(int64_t wanted) {
  pthread_mutex_lock(&virtual_host_lock);
  int64_t reached = wanted > atomic_load(&virtual_host_time) ? wanted : atomic_load(&virtual_host_time);
  for (int i = 0; i < timer_count; i++) {
    int64_t late = timers[i].deadline + LATENESS;
    if (timers[i].deadline && timers[i].deadline <= wanted && late > reached) reached = late;
  }
  atomic_store(&virtual_host_time, reached);
  for (int i = 0; i < timer_count; i++) {
    Timer *timer = &timers[i];
    if (!timer->deadline || timer->deadline > reached) continue;
    if (timer->interval) {
      timer->deadline += timer->interval * ((reached - timer->deadline) / timer->interval + 1);
    } else {
      timer->deadline = 0;
    }
    fire(timer->fd);
  }
  virtual_host_wake_waiters();
  pthread_mutex_unlock(&virtual_host_lock);
}

void virtual_host_forget_reads(void) { atomic_store(&reads, 0); }

void virtual_host_advance_to(int64_t wanted) {
  virtual_host_forget_reads();
  if (virtual_host_takes_turns()) virtual_host_wait_for_others();
  virtual_host_move(wanted);
}

void virtual_host_set_calendar(int64_t since_1970) { atomic_store(&calendar_offset, since_1970 - atomic_load(&virtual_host_time)); }

int64_t virtual_host_real_now(void) {
  struct timespec t;
  virtual_host_real_clock(CLOCK_MONOTONIC, &t);
  return virtual_host_nanoseconds(&t);
}

int64_t virtual_host_real_calendar(void) {
  struct timespec t;
  virtual_host_real_clock(CLOCK_REALTIME, &t);
  return virtual_host_nanoseconds(&t);
}

int64_t virtual_host_processor_time(void) {
  struct timespec t;
  virtual_host_real_clock(CLOCK_PROCESS_CPUTIME_ID, &t);
  return virtual_host_nanoseconds(&t);
}

void virtual_host_real_sleep(int64_t duration) {
  struct timespec t = virtual_host_timespec(duration);
  syscall(SYS_clock_nanosleep, CLOCK_MONOTONIC, 0, &t, NULL);
}
