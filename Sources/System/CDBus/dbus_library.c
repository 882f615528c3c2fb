#define _GNU_SOURCE
#include "dbus_library.h"

#include <dlfcn.h>
#include <pthread.h>

static DBusLibrary library;
static const char *reason;
static int isOpen;

static void open_library(void) {
  void *handle = dlopen("libdbus-1.so.3", RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    reason = dlerror();
    return;
  }
#define LOAD(name)                                                          \
  library.name = (__typeof__(&dbus_##name))dlsym(handle, "dbus_" #name);    \
  if (!library.name) {                                                      \
    reason = "dbus_" #name " is missing";                                   \
    return;                                                                 \
  }
  DBUS_LIBRARY_FUNCTIONS(LOAD)
  isOpen = 1;
}

const DBusLibrary *dbus_library(const char **problem) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_library);
  if (problem) *problem = reason;
  return isOpen ? &library : 0;
}
