// Time and chance as the host wants them.
//
// This target defines the C library's clocks, timers, sleeps and random sources in front of libc, so that
// libdispatch, Foundation's timers, Date() and Int.random follow a virtual clock once that is switched on.
// Off (the default) every call goes straight through.
#pragma once
#include <stdbool.h>
#include <stdint.h>
#include <sys/timerfd.h>

#include "main_thread.h"

#define VIRTUAL_HOST_NEVER INT64_MAX

// Nanoseconds throughout. The virtual monotonic clock starts at 1000 s and the calendar at 2024-01-09 09:41 UTC.
void virtual_host_set_virtual(bool on);
bool virtual_host_is_virtual(void);
// What CLOCK_MONOTONIC says: virtual or real.
int64_t virtual_host_now(void);
// The earliest armed timer or sleeping thread on the virtual clock, or VIRTUAL_HOST_NEVER.
int64_t virtual_host_next_deadline(void);
// Moves the virtual clock forward (never back) and makes ready all that is due then. On the main thread all other threads rest
// before, so that what they ask for from now on is counted from a time that does not depend on how fast they are.
void virtual_host_advance_to(int64_t now);
// The same, from one deadline to the next, as a sleep of the main thread until then.
void virtual_host_pass_to(int64_t now);
// The calendar time, since 1970, that the virtual clock shows now.
void virtual_host_set_calendar(int64_t since_1970);
void virtual_host_set_seed(uint64_t seed);

// The machine's own monotonic clock and sleep, for watchdogs.
int64_t virtual_host_real_now(void);
void virtual_host_real_sleep(int64_t nanoseconds);
// The machine's own calendar, in nanoseconds since 1970, and the processor time that the process has had.
int64_t virtual_host_real_calendar(void);
int64_t virtual_host_processor_time(void);

// Whether a thread other than the caller is running or about to. Threads of the host's own, and those that were waited
// for in vain, don't count.
bool virtual_host_others_busy(void);
// Lets the others have their turns until none is; a thread that takes ten seconds of the processor's time at once is not
// waited for any longer. Returns false if there was anything to wait for. For the main thread.
bool virtual_host_wait_for_others(void);

// On the virtual clock the threads of the process take turns: one runs until it waits for something, then the next. Between
// these two calls the caller takes none, nor do the threads that it makes, ever: for work that is shared out among threads
// of the host's own, whose order does not matter.
void virtual_host_begin_own_work(void);
void virtual_host_end_own_work(void);

// Between these two calls the main thread waits for another process, with which it shares the clock by messages. How long that
// takes changes nothing here: at the begin all other threads rest, and until the end nobody moves the clock, whatever is due.
void virtual_host_begin_exchange(void);
void virtual_host_end_exchange(void);

// The watchdog of a headless run: a thread that ends the process with SIGABRT on the main thread, after `message`,
// when the main thread has not beaten for `limit` nanoseconds of real time, and with SIGKILL when nothing has come of that
// within `longest_trace`. Waiting for other threads to rest is no time
// away.
void virtual_host_start_watchdog(int64_t limit, int64_t longest_trace, const char *message);
void virtual_host_beat(void);
// The application came back: what it read of the clock until now was not waiting.
void virtual_host_forget_reads(void);
// While the main thread runs the app's code and is blocked where nothing of this target sees it (in a pipe, in a lock of the C
// library's), the watchdog's thread moves the clock on once all are asleep, because the host can't. It does not during an
// exchange.
void virtual_host_set_in_app(bool in_app);
