#define _GNU_SOURCE
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "internal.h"

#define TICK 20000000LL
// How many ticks all threads must be asleep before the clock is moved for them.
#define ASLEEP_TICKS 3

static _Atomic int64_t last_beat;
static _Atomic int64_t processor_time_at_beat;
static _Atomic bool in_app;
static int64_t limit;
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

void virtual_host_set_in_app(bool value) { atomic_store(&in_app, value); }

// On a machine with much else to do the app may be slow without being stuck: one that wants the processor is
// waited for until it has had it for half of the time, but not for ever.
static bool is_stuck(void) {
  int64_t away = virtual_host_real_now() - atomic_load(&last_beat);
  if (away <= limit) return false;
  if (away > 6 * limit || !virtual_host_others_busy()) return true;
  return processor_time() - atomic_load(&processor_time_at_beat) > limit / 2;
}

static void give_up(void) {
  ssize_t written = write(STDERR_FILENO, message, strlen(message));
  (void)written;
  // Swift's handler makes a trace, takes itself away and returns: the next signal, which waits until then, is what
  // ends the process. If nothing comes of it the process must end all the same.
  int64_t end = virtual_host_real_now() + 60 * 1000000000LL;
  while (virtual_host_real_now() < end) {
    pthread_kill(main_thread, SIGABRT);
    virtual_host_real_sleep(5 * TICK);
  }
  _exit(128 + SIGABRT);
}

static void *watch(void *unused) {
  (void)unused;
  virtual_host_stay_apart();
  virtual_host_hide_thread();
  int asleep = 0;
  for (;;) {
    virtual_host_real_sleep(TICK);
    if (is_stuck()) give_up();
    if (!atomic_load(&in_app) || !virtual_host_is_virtual() || virtual_host_main_waits() || virtual_host_others_busy()) {
      asleep = 0;
      continue;
    }
    if (++asleep < ASLEEP_TICKS) continue;
    int64_t next = virtual_host_next_deadline();
    if (next != VIRTUAL_HOST_NEVER) {
      virtual_host_advance_to(next);
      asleep = 0;
    }
  }
  return NULL;
}

void virtual_host_start_watchdog(int64_t wanted_limit, const char *text) {
  limit = wanted_limit;
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
