#define _GNU_SOURCE
#include "sdl_library.h"

#include <dlfcn.h>

const SDLLibrary *sdl_library(const char **problem) {
  static SDLLibrary library;
  static int state;  // 0: not tried, 1: open, -1: not to be had
  static const char *reason;
  if (!state) {
    void *handle = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
    state = handle ? 1 : -1;
    if (!handle) reason = dlerror();
#define LOAD(name)                                                   \
  if (state > 0) {                                                   \
    library.name = (__typeof__(&SDL_##name))dlsym(handle, "SDL_" #name); \
    if (!library.name) {                                             \
      state = -1;                                                    \
      reason = "SDL_" #name " is missing";                           \
    }                                                                \
  }
    SDL_LIBRARY_FUNCTIONS(LOAD)
  }
  if (problem) *problem = reason;
  return state > 0 ? &library : 0;
}
