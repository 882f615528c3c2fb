// Foundation's timers with intervals as iOS has them: one that is no positive number, or shorter, is a tenth of a
// millisecond (Apple's documentation of `Timer.scheduledTimer(withTimeInterval:repeats:block:)`). Foundation on Linux fires a
// repeating timer of none only once, stops the process for one that is no number, and one of a microsecond would take most
// of the virtual clock's moves for itself.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>

#define SHORTEST_INTERVAL 0.0001

#define SWIFT __attribute__((swiftcall, used, visibility("default")))
#define SELF __attribute__((swift_context)) void *self
#define BLOCK void *function, void *context

// The next one's of that name.
#define NEXT(name, ...)                                                                      \
  static __attribute__((swiftcall)) void *(*_Atomic next)(__VA_ARGS__);                      \
  if (!next) next = (__attribute__((swiftcall)) void *(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name);

static double corrected(double interval, bool repeats) {
  if (!repeats) return isnan(interval) ? SHORTEST_INTERVAL : interval;
  return interval >= SHORTEST_INTERVAL ? interval : SHORTEST_INTERVAL;
}

// A date is a double; one that is no number has passed.
static double corrected_date(double date) { return isnan(date) ? 0 : date; }

#define SCHEDULED "$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ"
#define AFTER "$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC"
#define MAKE "$s10Foundation5TimerC4fire8interval7repeats5blockAC0A10Essentials4DateV_SdSbyACYbctcfC"
#define INIT "$s10Foundation5TimerC4fire8interval7repeats5blockAC0A10Essentials4DateV_SdSbyACYbctcfc"

SWIFT void *flipside_scheduled_timer(double interval, bool repeats, BLOCK, SELF) __asm__(SCHEDULED);
SWIFT void *flipside_timer_after(double interval, bool repeats, BLOCK, SELF) __asm__(AFTER);
SWIFT void *flipside_make_timer(double date, double interval, bool repeats, BLOCK, SELF) __asm__(MAKE);
SWIFT void *flipside_init_timer(double date, double interval, bool repeats, BLOCK, SELF) __asm__(INIT);

SWIFT void *flipside_scheduled_timer(double interval, bool repeats, BLOCK, SELF) {
  NEXT(SCHEDULED, double, bool, BLOCK, SELF)
  return next(corrected(interval, repeats), repeats, function, context, self);
}

SWIFT void *flipside_timer_after(double interval, bool repeats, BLOCK, SELF) {
  NEXT(AFTER, double, bool, BLOCK, SELF)
  return next(corrected(interval, repeats), repeats, function, context, self);
}

SWIFT void *flipside_make_timer(double date, double interval, bool repeats, BLOCK, SELF) {
  NEXT(MAKE, double, double, bool, BLOCK, SELF)
  return next(corrected_date(date), corrected(interval, repeats), repeats, function, context, self);
}

SWIFT void *flipside_init_timer(double date, double interval, bool repeats, BLOCK, SELF) {
  NEXT(INIT, double, double, bool, BLOCK, SELF)
  return next(corrected_date(date), corrected(interval, repeats), repeats, function, context, self);
}

// Run loops until a date that is no number: it has passed, as for a timer. Foundation's would wait for it for ever.
#define RUN_UNTIL "$s10Foundation7RunLoopC3run5untily0A10Essentials4DateV_tF"
#define RUN_BEFORE "$s10Foundation7RunLoopC3run4mode6beforeSbAC4ModeV_0A10Essentials4DateVtF"
#define MODE void *mode, void *mode_storage

SWIFT void flipside_run_until(double date, SELF) __asm__(RUN_UNTIL);
SWIFT bool flipside_run_before(MODE, double date, SELF) __asm__(RUN_BEFORE);

SWIFT void flipside_run_until(double date, SELF) {
  NEXT(RUN_UNTIL, double, SELF)
  next(corrected_date(date), self);
}

SWIFT bool flipside_run_before(MODE, double date, SELF) {
  NEXT(RUN_BEFORE, MODE, double, SELF)
  // Swift's truth is the lowest bit of the result.
  return (uintptr_t)next(mode, mode_storage, corrected_date(date), self) & 1;
}
