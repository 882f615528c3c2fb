/// What the tool asked for, by environment variables.
package struct HostConfiguration: Sendable {
  package var kind = HostKind.headless
  /// Whether the tool started the app, which chooses the host by name.
  package var isFromTool = false
  package var device = HostDevice()
  package var script: String?
  /// The line of the script after which it goes on, in an app that a script launched again.
  package var scriptLine = 0
  /// What the clock of a headless app shows at its start, in nanoseconds, where it goes on from an earlier launch.
  package var clockStart: Int64?
  /// The text size at launch, a content size category's raw value.
  package var textSize: String?
  package var screenshot: String?
  /// Screen pixels to a point for a window; the picture's for headless. Nil: chosen by the host.
  package var scale: Double?
  /// Real seconds that the app may stay away from its run loop when headless.
  package var patience: Double = 20
  /// Real seconds that the trace of an app that stayed away may take: a little more than the trace's own limit of 30.
  package var patienceWithTrace: Double = 40

  package init(environment: [String: String]) {
    isFromTool = environment["FLIPSIDE_HOST"] != nil
    kind = HostKind(rawValue: environment["FLIPSIDE_HOST"] ?? "") ?? Self.kindForDisplay(environment)
    let name = environment["FLIPSIDE_DEVICE"] ?? HostDevice.defaultName
    device = HostDevice.named(name) ?? HostDevice()
    device.isDark = environment["FLIPSIDE_APPEARANCE"] == "dark"
    device.orientation = environment["FLIPSIDE_ORIENTATION"].flatMap(DeviceOrientation.init(name:)) ?? .portrait
    if device.isPad { device.share = environment["FLIPSIDE_SPLIT"].flatMap(WindowShare.init(rawValue:)) ?? .full }
    script = environment["FLIPSIDE_SCRIPT"]
    scriptLine = environment["FLIPSIDE_SCRIPT_LINE"].flatMap(Int.init) ?? 0
    clockStart = environment["FLIPSIDE_CLOCK"].flatMap(Int64.init)
    textSize = environment["FLIPSIDE_TEXT_SIZE"]
    screenshot = environment["FLIPSIDE_SCREENSHOT"]
    scale = environment["FLIPSIDE_SCALE"].flatMap(Double.init).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    if let seconds = Self.seconds(environment["FLIPSIDE_WATCHDOG"]) { patience = seconds }
    if let seconds = Self.seconds(environment["FLIPSIDE_WATCHDOG_TRACE"]) { patienceWithTrace = seconds }
    if kind == .headless, let scale { device.scale = min(max(scale, 1), 4) }
  }

  private static func seconds(_ text: String?) -> Double? {
    text.flatMap(Double.init).flatMap { $0 > 0 && $0 < 1e9 ? $0 : nil }
  }

  private static func kindForDisplay(_ environment: [String: String]) -> HostKind {
    let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { !(environment[$0] ?? "").isEmpty }
    return hasDisplay ? .window : .headless
  }
}
