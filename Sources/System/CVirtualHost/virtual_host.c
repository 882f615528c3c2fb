#define _GNU_SOURCE
#include "virtual_host.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

#define SECOND 1000000000LL
#define START (1000 * SECOND)
#define CALENDAR_START (1704793260 * SECOND)
#define MAX_TIMERS 64

typedef struct {
  int fd;
  clockid_t clock;
  int64_t deadline;  // 0: not armed
  int64_t interval;
  bool is_absolute;  // set to a time of its clock, and not to a time from now
  bool is_stray;     // set to a time of the real clock while that was not shown any more
} Timer;

typedef struct Sleeper {
  int64_t deadline;
  struct Sleeper *next;
} Sleeper;

static _Atomic bool is_virtual;
static _Atomic int64_t now = START;
static _Atomic int64_t calendar_offset = CALENDAR_START - START;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t advanced = PTHREAD_COND_INITIALIZER;
static Timer timers[MAX_TIMERS];
static int timer_count;
static Sleeper *sleepers;

static int64_t nanoseconds(const struct timespec *t) { return t->tv_sec * SECOND + t->tv_nsec; }

static struct timespec timespec_of(int64_t ns) {
  if (ns < 0) ns = 0;
  return (struct timespec){.tv_sec = ns / SECOND, .tv_nsec = ns % SECOND};
}

static bool is_main_thread(void) {
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

static int real_clock(clockid_t clock, struct timespec *t) {
  if (real_clock_gettime) return real_clock_gettime(clock, t);
  return (int)syscall(SYS_clock_gettime, clock, t);
}

static bool is_calendar_clock(clockid_t clock) {
  return clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
}

static bool is_monotonic_clock(clockid_t clock) {
  return clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_RAW || clock == CLOCK_MONOTONIC_COARSE
      || clock == CLOCK_BOOTTIME;
}

static bool virtual_clock(clockid_t clock) {
  return atomic_load_explicit(&is_virtual, memory_order_relaxed)
      && (is_calendar_clock(clock) || is_monotonic_clock(clock));
}

static void move_clock(int64_t wanted);

// Code that waits by reading the clock in a loop would wait for ever on a clock that only the host moves:
// after a million reads without the host each further one takes a microsecond.
#define PATIENT_READS 1000000
static _Atomic int64_t reads;

static int64_t read_virtual_now(void) {
  if (is_main_thread() && atomic_fetch_add_explicit(&reads, 1, memory_order_relaxed) > PATIENT_READS) {
    move_clock(atomic_load(&now) + 1000);
  }
  return atomic_load(&now);
}

int clock_gettime(clockid_t clock, struct timespec *t) {
  if (!virtual_clock(clock)) return real_clock(clock, t);
  int64_t value = read_virtual_now();
  *t = timespec_of(value + (is_calendar_clock(clock) ? atomic_load(&calendar_offset) : 0));
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

// Makes the descriptor readable, and comes back when it is.
static void fire(int fd) {
  struct itimerspec soon = {{0, 0}, {0, 1}}, left;
  if (syscall(SYS_timerfd_settime, fd, 0, &soon, NULL)) return;
  do {
    if (syscall(SYS_timerfd_gettime, fd, &left)) return;
  } while (left.it_value.tv_sec || left.it_value.tv_nsec);
}

static void disarm(int fd) {
  struct itimerspec off = {{0, 0}, {0, 0}};
  syscall(SYS_timerfd_settime, fd, 0, &off, NULL);
}

static void describe(const Timer *timer, struct itimerspec *out) {
  int64_t left = timer->deadline ? timer->deadline - atomic_load(&now) : 0;
  if (timer->deadline && left <= 0) left = 1;
  out->it_value = timespec_of(left);
  out->it_interval = timespec_of(timer->interval);
}

// Timers are known from their creation on, because the clock may become virtual later.
int timerfd_create(clockid_t clock, int flags) {
  int fd = (int)syscall(SYS_timerfd_create, clock, flags);
  if (fd < 0) return fd;
  pthread_mutex_lock(&lock);
  Timer *timer = find_timer(fd);
  if (!timer && timer_count < MAX_TIMERS) timer = &timers[timer_count++];
  if (timer) *timer = (Timer){.fd = fd, .clock = clock};
  pthread_mutex_unlock(&lock);
  return fd;
}

// The clock was real, virtual and real again: a process that tests, and not one that runs an app.
static bool came_back;

// A thread that read the real clock before the switch may set its timer after it, and libdispatch sets its timers to real
// times that it kept: near the real clock and far from the virtual one. Such a time does not come on the virtual clock.
static bool is_real_time(int64_t due) {
  int64_t from_real = due - virtual_host_real_now(), from_virtual = due - atomic_load(&now);
  return came_back && llabs(from_real) < 900 * SECOND && from_virtual > 1000 * SECOND;
}

int timerfd_settime(int fd, int flags, const struct itimerspec *value, struct itimerspec *old) {
  if (!value) return (int)syscall(SYS_timerfd_settime, fd, flags, value, old);
  pthread_mutex_lock(&lock);
  Timer *timer = find_timer(fd);
  if (timer) {
    timer->is_absolute = flags & TFD_TIMER_ABSTIME;
    timer->is_stray = false;
  }
  if (!timer || !atomic_load(&is_virtual)) {
    int result = (int)syscall(SYS_timerfd_settime, fd, flags, value, old);
    pthread_mutex_unlock(&lock);
    return result;
  }
  if (old) describe(timer, old);
  int64_t due = nanoseconds(&value->it_value);
  disarm(fd);
  timer->deadline = 0;
  timer->interval = nanoseconds(&value->it_interval);
  if (due) {
    if (!(flags & TFD_TIMER_ABSTIME)) {
      due = due > INT64_MAX - atomic_load(&now) ? INT64_MAX : due + atomic_load(&now);
    } else if (is_calendar_clock(timer->clock)) {
      due -= atomic_load(&calendar_offset);
    } else if (is_real_time(due)) {
      timer->is_stray = true;
    }
    if (timer->is_stray) {
      // Nothing to wait for: the way back to the real clock wakes who set it.
    } else if (due <= atomic_load(&now) && !timer->interval) {
      fire(fd);
    } else {
      timer->deadline = due > 0 ? due : 1;
    }
  }
  pthread_mutex_unlock(&lock);
  return 0;
}

int timerfd_gettime(int fd, struct itimerspec *out) {
  if (!atomic_load(&is_virtual)) return (int)syscall(SYS_timerfd_gettime, fd, out);
  pthread_mutex_lock(&lock);
  Timer *timer = find_timer(fd);
  if (timer) describe(timer, out);
  pthread_mutex_unlock(&lock);
  return timer ? 0 : (int)syscall(SYS_timerfd_gettime, fd, out);
}

// MARK: - Sleeping

// A sleep on the main thread is time that passes for everyone; elsewhere it waits for the host to get there.
static void sleep_until(int64_t deadline) {
  if (is_main_thread()) {
    move_clock(deadline);
    return;
  }
  pthread_mutex_lock(&lock);
  Sleeper me = {.deadline = deadline, .next = sleepers};
  sleepers = &me;
  while (atomic_load(&is_virtual) && atomic_load(&now) < deadline) pthread_cond_wait(&advanced, &lock);
  for (Sleeper **p = &sleepers; *p; p = &(*p)->next) {
    if (*p == &me) {
      *p = me.next;
      break;
    }
  }
  pthread_mutex_unlock(&lock);
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *wanted, struct timespec *left) {
  if (!virtual_clock(clock)) {
    return (int)syscall(SYS_clock_nanosleep, clock, flags, wanted, left) ? errno : 0;
  }
  if (!wanted || wanted->tv_nsec < 0 || wanted->tv_nsec >= SECOND) return EINVAL;
  int64_t deadline = nanoseconds(wanted);
  if (!(flags & TIMER_ABSTIME)) {
    deadline += atomic_load(&now);
  } else if (is_calendar_clock(clock)) {
    deadline -= atomic_load(&calendar_offset);
  }
  sleep_until(deadline);
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
  struct timespec t = timespec_of((int64_t)microseconds * 1000);
  return nanosleep(&t, NULL);
}

unsigned int sleep(unsigned int seconds) {
  struct timespec t = {.tv_sec = seconds}, left = {0, 0};
  return nanosleep(&t, &left) ? (unsigned int)left.tv_sec : 0;
}

// MARK: - Waiting with a deadline

// The kernel knows only its own clock: what is left on the virtual one is waited for in real time.
static struct timespec real_deadline(clockid_t clock, const struct timespec *deadline) {
  int64_t due = nanoseconds(deadline);
  int64_t left = due - atomic_load(&now) - (is_calendar_clock(clock) ? atomic_load(&calendar_offset) : 0);
  struct timespec t;
  real_clock(clock, &t);
  if (left > INT64_MAX - nanoseconds(&t)) return *deadline;
  return timespec_of(nanoseconds(&t) + left);
}

// A condition's clock cannot be asked for, but a date and an uptime are far apart.
static clockid_t likely_clock(const struct timespec *deadline) {
  return nanoseconds(deadline) > CALENDAR_START / 2 ? CLOCK_REALTIME : CLOCK_MONOTONIC;
}

#define REAL(name, ...)                                             \
  static int (*_Atomic real)(__VA_ARGS__);                          \
  if (!real) real = (int (*)(__VA_ARGS__))dlsym(RTLD_NEXT, name);   \
  if (!real) return ENOSYS;

int pthread_cond_timedwait(pthread_cond_t *restrict cond, pthread_mutex_t *restrict mutex,
                           const struct timespec *restrict deadline) {
  REAL("pthread_cond_timedwait", pthread_cond_t *, pthread_mutex_t *, const struct timespec *)
  if (!atomic_load(&is_virtual)) return real(cond, mutex, deadline);
  struct timespec t = real_deadline(likely_clock(deadline), deadline);
  return real(cond, mutex, &t);
}

int pthread_cond_clockwait(pthread_cond_t *restrict cond, pthread_mutex_t *restrict mutex, clockid_t clock,
                           const struct timespec *restrict deadline) {
  REAL("pthread_cond_clockwait", pthread_cond_t *, pthread_mutex_t *, clockid_t, const struct timespec *)
  if (!virtual_clock(clock)) return real(cond, mutex, clock, deadline);
  struct timespec t = real_deadline(clock, deadline);
  return real(cond, mutex, clock, &t);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict deadline) {
  REAL("sem_timedwait", sem_t *, const struct timespec *)
  if (!atomic_load(&is_virtual)) return real(semaphore, deadline);
  struct timespec t = real_deadline(CLOCK_REALTIME, deadline);
  return real(semaphore, &t);
}

// MARK: - Chance

// The main thread draws from its own stream, so that what it gets does not depend on what other threads take.
static uint64_t streams[2] = {42, 43};

static uint64_t next_random(uint64_t *state) {
  uint64_t z = (*state += 0x9E3779B97F4A7C15ULL);  // splitmix64
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31);
}

static void fill_random(unsigned char *bytes, size_t count) {
  pthread_mutex_lock(&lock);
  uint64_t *state = &streams[is_main_thread() ? 0 : 1];
  while (count) {
    uint64_t value = next_random(state);
    size_t n = count < sizeof value ? count : sizeof value;
    memcpy(bytes, &value, n);
    bytes += n;
    count -= n;
  }
  pthread_mutex_unlock(&lock);
}

ssize_t getrandom(void *bytes, size_t count, unsigned int flags) {
  if (!atomic_load(&is_virtual)) return syscall(SYS_getrandom, bytes, count, flags);
  fill_random(bytes, count);
  return (ssize_t)count;
}

// Swift's SystemRandomNumberGenerator asks the kernel this way.
long syscall(long number, ...) {
  static long (*_Atomic real)(long, ...);
  long a[6];
  va_list arguments;
  va_start(arguments, number);
  for (int i = 0; i < 6; i++) a[i] = va_arg(arguments, long);
  va_end(arguments);
  if (number == SYS_getrandom && atomic_load(&is_virtual)) {
    fill_random((unsigned char *)a[0], (size_t)a[1]);
    return a[1];
  }
  if (!real) real = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
  if (!real) {
    errno = ENOSYS;
    return -1;
  }
  return real(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}

// Foundation's UUID opens the device, takes 16 bytes and closes it again. A page of the stream stands in.
static int open_random(int flags) {
  unsigned char page[4096];
  int fd = memfd_create("random", flags & O_CLOEXEC ? MFD_CLOEXEC : 0);
  if (fd < 0) return fd;
  fill_random(page, sizeof page);
  if (pwrite(fd, page, sizeof page, 0) < 0) {
    close(fd);
    return -1;
  }
  return fd;
}

int open(const char *path, int flags, ...) {
  mode_t mode = 0;
  if (flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE) {
    va_list arguments;
    va_start(arguments, flags);
    mode = va_arg(arguments, mode_t);
    va_end(arguments);
  }
  if (atomic_load_explicit(&is_virtual, memory_order_relaxed)
      && (!strcmp(path, "/dev/urandom") || !strcmp(path, "/dev/random"))) {
    return open_random(flags);
  }
  return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}

int getentropy(void *bytes, size_t count) {
  if (count > 256) {
    errno = EIO;
    return -1;
  }
  unsigned char *p = bytes;
  while (count) {
    ssize_t n = getrandom(p, count, 0);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return -1;
    p += n;
    count -= (size_t)n;
  }
  return 0;
}

void arc4random_buf(void *bytes, size_t count) {
  unsigned char *p = bytes;
  while (count) {
    size_t n = count < 256 ? count : 256;
    if (getentropy(p, n)) abort();
    p += n;
    count -= n;
  }
}

uint32_t arc4random(void) {
  uint32_t value;
  arc4random_buf(&value, sizeof value);
  return value;
}

uint32_t arc4random_uniform(uint32_t bound) {
  if (bound < 2) return 0;
  uint32_t least = -bound % bound;  // below it the remainders would not be evenly spread
  uint32_t value;
  do {
    value = arc4random();
  } while (value < least);
  return value % bound;
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

void virtual_host_set_virtual(bool on) {
  pthread_mutex_lock(&lock);
  if (on != atomic_load(&is_virtual)) {
    for (int i = timer_count - 1; i >= 0; i--) {
      struct itimerspec value;
      if (on) {
        if (syscall(SYS_timerfd_gettime, timers[i].fd, &value)) {
          forget_timer(&timers[i]);
          continue;
        }
        int64_t left = nanoseconds(&value.it_value);
        timers[i].deadline = left ? atomic_load(&now) + left : 0;
        timers[i].interval = nanoseconds(&value.it_interval);
        if (left) disarm(timers[i].fd);
      } else {
        turn_real(&timers[i]);
      }
    }
    atomic_store(&is_virtual, on);
    came_back |= !on;
    pthread_cond_broadcast(&advanced);
  }
  pthread_mutex_unlock(&lock);
}

bool virtual_host_is_virtual(void) { return atomic_load(&is_virtual); }

int64_t virtual_host_now(void) {
  return atomic_load(&is_virtual) ? atomic_load(&now) : virtual_host_real_now();
}

int64_t virtual_host_next_deadline(void) {
  int64_t next = VIRTUAL_HOST_NEVER;
  pthread_mutex_lock(&lock);
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
  for (Sleeper *s = sleepers; s; s = s->next)
    if (s->deadline < next) next = s->deadline;
  pthread_mutex_unlock(&lock);
  return next;
}

static void move_clock(int64_t wanted) {
  pthread_mutex_lock(&lock);
  if (wanted > atomic_load(&now)) atomic_store(&now, wanted);
  int64_t reached = atomic_load(&now);
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
  pthread_cond_broadcast(&advanced);
  pthread_mutex_unlock(&lock);
}

void virtual_host_forget_reads(void) { atomic_store(&reads, 0); }

void virtual_host_advance_to(int64_t wanted) {
  virtual_host_forget_reads();
  move_clock(wanted);
}

void virtual_host_set_calendar(int64_t since_1970) { atomic_store(&calendar_offset, since_1970 - atomic_load(&now)); }

void virtual_host_set_seed(uint64_t seed) {
  pthread_mutex_lock(&lock);
  streams[0] = seed;
  streams[1] = seed + 1;
  pthread_mutex_unlock(&lock);
}

int64_t virtual_host_real_now(void) {
  struct timespec t;
  real_clock(CLOCK_MONOTONIC, &t);
  return nanoseconds(&t);
}

void virtual_host_real_sleep(int64_t duration) {
  struct timespec t = timespec_of(duration);
  syscall(SYS_clock_nanosleep, CLOCK_MONOTONIC, 0, &t, NULL);
}

int virtual_host_thread_id(void) { return (int)syscall(SYS_gettid); }

bool virtual_host_others_busy(int except) {
  DIR *directory = opendir("/proc/self/task");
  if (!directory) return false;
  int me = virtual_host_thread_id();
  bool busy = false;
  struct dirent *entry;
  while (!busy && (entry = readdir(directory))) {
    int thread = atoi(entry->d_name);
    if (thread <= 0 || thread == me || thread == except) continue;
    char path[64] = "/proc/self/task/", text[256];
    strcat(strcat(path, entry->d_name), "/stat");
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) continue;
    ssize_t count = read(file, text, sizeof text - 1);
    close(file);
    if (count <= 0) continue;
    text[count] = 0;
    // "id (name) S …": the name may hold spaces and parentheses.
    char *end = strrchr(text, ')');
    if (end && end[1] && (end[2] == 'R' || end[2] == 'D')) busy = true;
  }
  closedir(directory);
  return busy;
}
