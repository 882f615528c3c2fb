internal import CSDL2
import UIKit

/// The desktop window that shows the device's screen.
@MainActor final class DeviceWindow {
  let sdl: UnsafePointer<SDLLibrary>
  private let window: OpaquePointer
  private let wantedScale: Double?
  private let screenScale: Double
  /// The name of the app.
  let name: String
  /// The window's title, without texts that are shown for a moment.
  let title: String
  /// The number of texts that were shown in the title.
  private var noteCount = 0
  private var scaler: ScreenScaler?
  private(set) var viewport = Viewport(screenWidth: 1, screenHeight: 1, windowWidth: 1, windowHeight: 1)
  /// The surface for pixel conversion on desktops with a format other than 0xXXRRGGBB.
  private var converter: UnsafeMutablePointer<SDL_Surface>?
  private var acceptsText = false
  private var caret = CGRect.null

  init?(_ sdl: UnsafePointer<SDLLibrary>, _ configuration: HostConfiguration) {
    self.sdl = sdl
    wantedScale = configuration.options["scale"].flatMap(Double.init)
    screenScale = configuration.device.scale
    let hints = [
      // Without SDL's signal handlers, Control-C in the terminal ends the app like any other program.
      "SDL_NO_SIGNAL_HANDLERS": "1", "SDL_VIDEO_ALLOW_SCREENSAVER": "1", "SDL_IME_SHOW_UI": "1",
      "SDL_IME_INTERNAL_EDITING": "0", "SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR": "0",
    ]
    for (name, value) in hints { _ = sdl.pointee.SetHint(name, value) }
    guard sdl.pointee.Init(SDL_INIT_VIDEO) == 0 else { return nil }
    if let problem = Self.unreachableDisplay(sdl) {
      HostLog.note(problem)
      return nil
    }
    let size = Self.size(sdl, configuration.device.size, display: 0, wanted: wantedScale)
    let flags = SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_RESIZABLE.rawValue
    name = Bundle.main.infoDictionary?["CFBundleName"] as? String ?? ProcessInfo.processInfo.processName
    title = "\(name) — \(configuration.device.name)"
    let centered = Int32(bitPattern: 0x2FFF_0000)
    guard
      let window = sdl.pointee.CreateWindow(
        title, centered, centered, Int32(size.width), Int32(size.height), flags)
    else { return nil }
    self.window = window
    // SDL enables text input at the start if there is no on-screen keyboard; the app enables it when needed.
    sdl.pointee.StopTextInput()
  }

  /// The time in seconds for which a text is shown in the window's title.
  private static let noteTime = 1.5

  /// Shows haptic feedback or a sound in the window's title for a moment.
  func show(_ event: HostFeedback.Event) {
    noteCount += 1
    let count = noteCount
    sdl.pointee.SetWindowTitle(window, "\(title) — \(event)")
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.noteTime) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.noteCount == count else { return }
        self.sdl.pointee.SetWindowTitle(self.window, self.title)
      }
    }
  }

  /// Returns an error message if SDL cannot reach a display. SDL would use a driver without a display, and the
  /// window would be invisible.
  private static func unreachableDisplay(_ sdl: UnsafePointer<SDLLibrary>) -> String? {
    let environment = ProcessInfo.processInfo.environment
    let driver = sdl.pointee.GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    guard (environment["SDL_VIDEODRIVER"] ?? "").isEmpty, ["offscreen", "dummy", "evdev"].contains(driver) else {
      return nil
    }
    let displays = ["WAYLAND_DISPLAY", "DISPLAY"].compactMap { name in
      environment[name].flatMap { $0.isEmpty ? nil : "\(name)=\($0)" }
    }
    if displays.isEmpty { return "there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set" }
    return "the display \(displays.joined(separator: ", ")) can't be reached; is it running, and may you use it?"
  }

  private static func size(
    _ sdl: UnsafePointer<SDLLibrary>, _ points: CGSize, display: Int32, wanted: Double?
  ) -> CGSize {
    var bounds = SDL_Rect()
    var usable = CGSize.zero
    if sdl.pointee.GetDisplayUsableBounds(display, &bounds) == 0 {
      usable = CGSize(width: Double(bounds.w), height: Double(bounds.h))
    }
    var (diagonal, horizontal, vertical): (Float, Float, Float) = (0, 0, 0)
    let known = sdl.pointee.GetDisplayDPI(display, &diagonal, &horizontal, &vertical) == 0
    // On Wayland the compositor scales windows itself.
    let driver = sdl.pointee.GetCurrentVideoDriver().map { String(cString: $0) }
    let density = known && driver != "wayland" ? Double(horizontal) : 96
    return Viewport.windowSize(points: points, usable: usable, density: density, wanted: wanted)
  }

  /// Resizes the window after the screen was rotated.
  func fit(_ screen: PixelBuffer) {
    let points = CGSize(width: Double(screen.width) / screenScale, height: Double(screen.height) / screenScale)
    let display = max(0, sdl.pointee.GetWindowDisplayIndex(window))
    let size = Self.size(sdl, points, display: display, wanted: wantedScale)
    let (new, old) = ((w: Int32(size.width), h: Int32(size.height)), windowSize)
    var (x, y): (Int32, Int32) = (0, 0)
    sdl.pointee.GetWindowPosition(window, &x, &y)
    sdl.pointee.SetWindowSize(window, new.w, new.h)
    // The window keeps its center as far as the desktop's edges allow.
    var usable = SDL_Rect()
    guard sdl.pointee.GetDisplayUsableBounds(display, &usable) == 0 else { return }
    x = min(max(x + (old.w - new.w) / 2, usable.x), max(usable.x, usable.x + usable.w - new.w))
    y = min(max(y + (old.h - new.h) / 2, usable.y), max(usable.y, usable.y + usable.h - new.h))
    sdl.pointee.SetWindowPosition(window, x, y)
  }

  /// The size of the window in the desktop's coordinates.
  private var windowSize: (w: Int32, h: Int32) {
    var (width, height): (Int32, Int32) = (1, 1)
    sdl.pointee.GetWindowSize(window, &width, &height)
    return (width, height)
  }

  // MARK: - Pixels

  /// Draws the changed regions of the screen; the whole screen if `damage` is nil.
  func present(_ screen: PixelBuffer, damage: [IntRect]?) {
    guard let surface = sdl.pointee.GetWindowSurface(window) else { return }
    let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
    let place = Viewport(
      screenWidth: screen.width, screenHeight: screen.height, windowWidth: width, windowHeight: height)
    var damage = damage
    if place != viewport || scaler == nil {
      viewport = place
      damage = nil
    }
    if damage == nil {
      scaler = ScreenScaler(
        sourceWidth: screen.width, sourceHeight: screen.height, width: place.width, height: place.height)
      _ = sdl.pointee.FillRect(surface, nil, 0)
    }
    guard let scaler else { return }
    let parts =
      damage?.map { scaler.target(of: $0.minX, $0.minY, $0.width, $0.height) } ?? [
        (0, 0, place.width, place.height)
      ]
    var rects = draw(screen, parts, scaler, on: surface)
    if damage == nil {
      _ = sdl.pointee.UpdateWindowSurface(window)
    } else if !rects.isEmpty {
      _ = sdl.pointee.UpdateWindowSurfaceRects(window, &rects, Int32(rects.count))
    }
  }

  private func draw(
    _ screen: PixelBuffer, _ parts: [(x: Int, y: Int, width: Int, height: Int)], _ scaler: ScreenScaler,
    on surface: UnsafeMutablePointer<SDL_Surface>
  ) -> [SDL_Rect] {
    let parts = parts.filter { $0.width > 0 && $0.height > 0 }
    let rects = parts.map { part in
      SDL_Rect(
        x: Int32(part.x + viewport.origin.x), y: Int32(part.y + viewport.origin.y), w: Int32(part.width),
        h: Int32(part.height))
    }
    let format = surface.pointee.format.pointee
    if format.BytesPerPixel == 4, format.Rmask == 0xFF0000, format.Gmask == 0xFF00, format.Bmask == 0xFF {
      _ = sdl.pointee.LockSurface(surface)
      if let pixels = surface.pointee.pixels {
        let pitch = Int(surface.pointee.pitch)
        let start = pixels + viewport.origin.y * pitch + viewport.origin.x * 4
        for part in parts { scaler.copy(screen, to: start, bytesPerRow: pitch, rect: part) }
      }
      sdl.pointee.UnlockSurface(surface)
    } else if let converter = converter(width: scaler.width, height: scaler.height) {
      for (part, rect) in zip(parts, rects) {
        scaler.copy(screen, to: converter.pointee.pixels, bytesPerRow: Int(converter.pointee.pitch), rect: part)
        var source = SDL_Rect(x: Int32(part.x), y: Int32(part.y), w: rect.w, h: rect.h)
        var target = rect
        _ = sdl.pointee.UpperBlit(converter, &source, surface, &target)
      }
    }
    return rects
  }

  private func converter(width: Int, height: Int) -> UnsafeMutablePointer<SDL_Surface>? {
    if let converter, Int(converter.pointee.w) == width, Int(converter.pointee.h) == height { return converter }
    if let converter { sdl.pointee.FreeSurface(converter) }
    converter = sdl.pointee.CreateRGBSurfaceWithFormat(
      0, Int32(width), Int32(height), 32, SDL_PIXELFORMAT_RGB888.rawValue)
    return converter
  }

  // MARK: - Input

  /// Returns the point of the screen under the mouse, from the desktop's coordinates.
  func screenPoint(_ x: Int32, _ y: Int32) -> CGPoint {
    screenPoint(ofDesktop: CGPoint(x: CGFloat(x), y: CGFloat(y)), relativeToWindow: true)
  }

  /// Whether the window has the keyboard's focus.
  var hasFocus: Bool { sdl.pointee.GetWindowFlags(window) & SDL_WINDOW_INPUT_FOCUS.rawValue != 0 }

  /// The number of surface pixels per unit of the desktop's coordinates.
  private var density: Double {
    let width = windowSize.w
    return Double(sdl.pointee.GetWindowSurface(window)?.pointee.w ?? width) / Double(max(width, 1))
  }

  private var origin: CGPoint {
    var (x, y): (Int32, Int32) = (0, 0)
    sdl.pointee.GetWindowPosition(window, &x, &y)
    return CGPoint(x: CGFloat(x), y: CGFloat(y))
  }

  /// Returns a rectangle in the desktop's coordinates, or in those of the window, for one of the screen in points.
  func desktopRect(of rect: CGRect, relativeToWindow: Bool) -> CGRect {
    let (unit, density) = (viewport.scale * screenScale, density)
    let origin = relativeToWindow ? .zero : origin
    return CGRect(
      x: origin.x + (rect.minX * unit + Double(viewport.origin.x)) / density,
      y: origin.y + (rect.minY * unit + Double(viewport.origin.y)) / density,
      width: rect.width * unit / density, height: rect.height * unit / density)
  }

  /// Returns the point of the screen for one in the desktop's coordinates, or in those of the window.
  func screenPoint(ofDesktop point: CGPoint, relativeToWindow: Bool) -> CGPoint {
    let origin = relativeToWindow ? .zero : origin
    return viewport.screenPoint(
      windowX: (point.x - origin.x + 0.5) * density, windowY: (point.y - origin.y + 0.5) * density,
      screenScale: screenScale)
  }

  /// Enables the desktop's input method while the app accepts text, and positions its candidate window at the
  /// caret.
  func setTextInput(_ accepts: Bool, caret: CGRect?) {
    if accepts != acceptsText {
      acceptsText = accepts
      if accepts { sdl.pointee.StartTextInput() } else { sdl.pointee.StopTextInput() }
    }
    guard accepts, let caret, caret != self.caret, caret.origin.x.isFinite, caret.origin.y.isFinite else { return }
    self.caret = caret
    let unit = viewport.scale * screenScale
    var rect = SDL_Rect(
      x: Int32(clamping: Int(caret.minX * unit) + viewport.origin.x),
      y: Int32(clamping: Int(caret.minY * unit) + viewport.origin.y),
      w: Int32(clamping: Int(caret.width * unit)), h: Int32(clamping: Int(caret.height * unit)))
    sdl.pointee.SetTextInputRect(&rect)
  }

  var clipboard: String? {
    guard let text = sdl.pointee.GetClipboardText() else { return nil }
    defer { sdl.pointee.free(text) }
    return String(cString: text)
  }

  /// Connects the app's pasteboard with the desktop's clipboard.
  func shareClipboard() {
    let sdl = sdl
    HostClipboard.shared = HostClipboard {
      guard let text = sdl.pointee.GetClipboardText() else { return "" }
      defer { sdl.pointee.free(text) }
      return String(cString: text)
    } write: {
      _ = sdl.pointee.SetClipboardText($0)
    }
  }

  func close() {
    sdl.pointee.DestroyWindow(window)
    sdl.pointee.Quit()
  }
}
