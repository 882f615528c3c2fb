// SDL2, opened when the first window is: linked, it and what it links would cost every start, headless ones too.
#pragma once
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>

#define SDL_LIBRARY_FUNCTIONS(F)                                                                             \
  F(Init) F(Quit) F(GetError) F(SetHint) F(CreateWindow) F(DestroyWindow) F(SetWindowTitle) F(SetWindowSize) \
  F(SetWindowPosition) F(GetWindowSize) F(GetWindowPosition) F(GetWindowSurface) F(UpdateWindowSurface)      \
  F(UpdateWindowSurfaceRects) F(GetDisplayUsableBounds) F(GetDisplayDPI) F(GetWindowDisplayIndex)            \
  F(GetCurrentDisplayMode) F(GetWindowID) F(WaitEventTimeout) F(PollEvent) F(PushEvent) F(RegisterEvents)    \
  F(StartTextInput) F(StopTextInput) F(SetTextInputRect) F(GetModState) F(GetMouseState) F(CaptureMouse)     \
  F(GetClipboardText) F(SetClipboardText) F(HasClipboardText) F(free) F(GetWindowFlags) F(ShowWindow)        \
  F(GetCurrentVideoDriver) F(EventState) F(LockSurface) F(UnlockSurface) F(OpenURL) F(UpperBlit)                 \
  F(CreateRGBSurfaceWithFormat) F(FreeSurface) F(SetWindowMinimumSize) F(FillRect)

#define SDL_LIBRARY_FIELD(name) __typeof__(&SDL_##name) name;
typedef struct {
  SDL_LIBRARY_FUNCTIONS(SDL_LIBRARY_FIELD)
} SDLLibrary;

// NULL when SDL2 is not installed or too old; then *problem says which. Opened once.
const SDLLibrary *sdl_library(const char **problem);
