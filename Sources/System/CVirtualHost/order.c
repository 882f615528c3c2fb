// The order of what is due at one instant. On a real clock no two requests come at the same nanosecond, so they are due
// one after the other, as they came; libdispatch's heap of timers keeps no order among equals. On the virtual clock a
// request for an instant that is taken gets the next one that is not.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <string.h>

#include "internal.h"

// Far enough apart that one is done before the next is due: further than timers are late.
#define STEP 10
#define MOST_SPANS 512

// Instants from the first to the last, each a step after the other.
typedef struct {
  int64_t first, last;
} Span;

static Span spans[MOST_SPANS];
static int span_count;

int64_t virtual_host_take_instant(int64_t due) {
  int64_t now = atomic_load(&virtual_host_time);
  if (due <= now || due > VIRTUAL_HOST_NEVER - MOST_SPANS) return due;
  Span *touching = NULL;
  for (int i = 0; i < span_count;) {
    if (spans[i].last <= now) {
      spans[i] = spans[--span_count];
      touching = NULL;
      i = 0;
    } else if (spans[i].first <= due && due < spans[i].last + STEP) {
      due = spans[i].last + STEP;
      touching = &spans[i];
      i = 0;
    } else {
      i++;
    }
  }
  if (touching && touching->last == due - STEP) {
    touching->last = due;
    return due;
  }
  if (span_count == MOST_SPANS) memmove(spans, spans + 1, --span_count * sizeof *spans);
  spans[span_count++] = (Span){due, due};
  return due;
}

// MARK: - Far-off times

#define MOST_FAR_OFF 64

// Those that were asked for last on the virtual clock, in a ring: the machine's clock may happen to show nearly the same.
static int64_t far_off[MOST_FAR_OFF];
static int far_off_count;

static void note_far_off(int64_t due) {
  if (due - atomic_load(&virtual_host_time) > VIRTUAL_HOST_FAR_OFF) far_off[far_off_count++ % MOST_FAR_OFF] = due;
}

bool virtual_host_was_asked_for(int64_t due) {
  for (int i = 0; i < MOST_FAR_OFF; i++)
    if (far_off[i] == due) return true;
  return false;
}

// MARK: - libdispatch

// A dispatch_time_t: below 2^63 an uptime; above, a calendar time counted down from 0 when bit 62 is set, else an uptime
// that also counts while the machine sleeps.
#define IS_CALENDAR (3ULL << 62)
#define CONTINUOUS (1ULL << 63)

static uint64_t in_order(uint64_t when) {
  if (!atomic_load(&virtual_host_on) || when == 0 || when == UINT64_MAX) return when;
  bool is_calendar = (when & IS_CALENDAR) == IS_CALENDAR;
  struct timespec t = virtual_host_timespec((int64_t)(is_calendar ? -when : when & ~CONTINUOUS));
  pthread_mutex_lock(&virtual_host_lock);
  int64_t due = virtual_host_monotonic(is_calendar ? CLOCK_REALTIME : CLOCK_MONOTONIC, &t);
  int64_t instant = virtual_host_take_instant(due);
  note_far_off(instant);
  uint64_t later = (uint64_t)(instant - due);
  pthread_mutex_unlock(&virtual_host_lock);
  return is_calendar ? when - later : when + later;
}

// What libdispatch's header declares with blocks and objects.
void dispatch_after(uint64_t when, void *queue, void *block);
void dispatch_after_f(uint64_t when, void *queue, void *context, void (*work)(void *));
void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway);

void dispatch_after(uint64_t when, void *queue, void *block) {
  REAL(void, "dispatch_after", uint64_t, void *, void *)
  real(in_order(when), queue, block);
}

void dispatch_after_f(uint64_t when, void *queue, void *context, void (*work)(void *)) {
  REAL(void, "dispatch_after_f", uint64_t, void *, void *, void (*)(void *))
  real(in_order(when), queue, context, work);
}

void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
  REAL(void, "dispatch_source_set_timer", void *, uint64_t, uint64_t, uint64_t)
  real(source, in_order(start), interval, leeway);
}
