#define _GNU_SOURCE
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "internal.h"

#define TICK 20000000LL
// A wait for others this long is for one that is at work, and not one of many that the app's code on the main thread causes.
#define LONG_WAIT SECOND
// How many ticks all threads must be asleep before the clock is moved for them.
#define ASLEEP_TICKS 3

static _Atomic int64_t last_beat;
static _Atomic int64_t processor_time_at_beat;
static _Atomic bool in_app;
// Since when the main thread waits for others, or 0.
static _Atomic int64_t conducts_since;
static int64_t limit;
static int64_t trace_limit;
static char message[512];
static pthread_t main_thread;

static int64_t processor_time(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}

void virtual_host_beat(void) {
  atomic_store(&last_beat, virtual_host_real_now());
  atomic_store(&processor_time_at_beat, processor_time());
  virtual_host_forget_reads();
}

int64_t virtual_host_begin_conducting(void) {
  int64_t start = virtual_host_real_now();
  atomic_store(&conducts_since, start);
  return start;
}

void virtual_host_end_conducting(int64_t start) {
  atomic_store(&conducts_since, 0);
  // The app's code has all of its time still before it.
  if (virtual_host_real_now() - start > LONG_WAIT) virtual_host_beat();
}

bool virtual_host_main_conducts(void) { return atomic_load(&conducts_since); }

void virtual_host_set_in_app(bool value) { atomic_store(&in_app, value); }

// On a machine with much else to do the app may be slow without being stuck: one that wants the processor is
// waited for until it has had it for half of the time, but not for ever.
static bool is_stuck(void) {
  int64_t away = virtual_host_real_now() - atomic_load(&last_beat);
  if (away <= limit) return false;
  if (away > 6 * limit) return true;
  // It waits for a thread that does not rest, and gives it up in time.
  int64_t since = atomic_load(&conducts_since);
  if (since && virtual_host_real_now() - since > limit / 2) return false;
  if (!virtual_host_others_busy()) return true;
  return processor_time() - atomic_load(&processor_time_at_beat) > limit / 2;
}

// Whatever becomes of the signals below: the app may ignore them or never come out of its own handler, and Swift's, which
// stops this thread with all others, may wait for one for ever. The kernel needs nobody's help.
static void arm_last_resort(void) {
  struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGKILL};
  timer_t timer;
  struct itimerspec due = {.it_value = virtual_host_timespec(trace_limit)};
  if (timer_create(CLOCK_MONOTONIC, &event, &timer) || timer_settime(timer, 0, &due, NULL)) _exit(128 + SIGABRT);
}

static void give_up(void) {
  ssize_t written = write(STDERR_FILENO, message, strlen(message));
  (void)written;
  arm_last_resort();
  // Swift's handler makes a trace, takes itself away and returns: the next signal, which waits until then, is what
  // ends the process.
  for (;;) {
    pthread_kill(main_thread, SIGABRT);
    virtual_host_real_sleep(5 * TICK);
  }
}

static void *watch(void *unused) {
  (void)unused;
  virtual_host_stay_apart();
  int asleep = 0;
  for (;;) {
    virtual_host_real_sleep(TICK);
    if (is_stuck()) give_up();
    if (!atomic_load(&in_app) || !virtual_host_is_virtual() || virtual_host_is_exchanging() || virtual_host_main_waits()
        || virtual_host_others_busy()) {
      asleep = 0;
      continue;
    }
    if (++asleep < ASLEEP_TICKS || virtual_host_main_waits_for_reader()) continue;
    int64_t next = virtual_host_next_deadline();
    if (next != VIRTUAL_HOST_NEVER) {
      virtual_host_advance_to(next);
      asleep = 0;
    }
  }
  return NULL;
}

void virtual_host_start_watchdog(int64_t wanted_limit, int64_t longest_trace, const char *text) {
  limit = wanted_limit;
  trace_limit = longest_trace;
  strncpy(message, text, sizeof message - 1);
  main_thread = pthread_self();
  virtual_host_beat();
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_t thread;
  virtual_host_begin_own_work();
  pthread_create(&thread, &attributes, watch, NULL);
  virtual_host_end_own_work();
  pthread_attr_destroy(&attributes);
}
