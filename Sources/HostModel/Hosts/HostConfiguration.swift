/// The settings that the tool passes to the app in environment variables.
package struct HostConfiguration: Sendable {
  /// The name of the host that runs the app. It need not be registered with `HostRegistry`.
  package var host = HostName.headless
  /// The description of that host; the standard host's if only the app's own modules register the name.
  package var description = HostDescription.headless
  /// The values of the host's own options, by their names in `HostDescription.options`. Invalid values are ignored.
  package private(set) var options: [String: String] = [:]
  /// Whether the tool started the app, and so selected the host by name.
  package var isFromTool = false
  package var device = HostDevice()
  package var script: String?
  /// The number of the script's line after which the app continues, if the script has relaunched it.
  package var scriptLine = 0
  /// The socket of the connection to the UI test that sends commands.
  package var testSocket: Int32?
  /// The initial time of a headless app's clock, in nanoseconds, if a relaunch continues the earlier launch's time.
  package var clockStart: Int64?
  /// The raw value of the content size category at launch.
  package var textSize: String?
  package var screenshot: String?
  /// The file to which an accessibility audit writes its findings; nil if there is no audit.
  package var audit: String?
  /// The real time in seconds after which a headless app is stopped if it does not return to its run loop.
  package var patience: Double = 20
  /// The real time in seconds that the stack trace of an app that hangs may take before the process ends: slightly
  /// more than the trace's own limit of 30.
  package var patienceWithTrace: Double = 40

  /// The problems with the variables, one sentence each. Variables with problems are ignored.
  package private(set) var complaints: [String] = []

  package init(environment: [String: String]) {
    var reader = Reader(environment: environment)
    isFromTool = environment["FLIPSIDE_HOST"] != nil
    let standard = HostDescription.standard(for: environment)
    host = reader.value("HOST", "a name") { HostName(rawValue: $0) } ?? standard.name
    description = HostDescription.named(host) ?? standard
    device =
      reader.value("DEVICE", "a device; flipside devices lists all", HostDevice.named)
      ?? HostDevice.named(HostDevice.defaultName) ?? HostDevice()
    device.isDark = reader.value("APPEARANCE", "light or dark") { ["light": false, "dark": true][$0] } ?? false
    device.accessibility =
      reader.value(
        "ACCESSIBILITY", "a list of settings such as reduce-motion,bold-text", AccessibilitySetting.settings)
      ?? AccessibilitySetting.defaults
    let orientations = DeviceOrientation.allCases.map(\.name).joined(separator: ", ")
    device.orientation =
      reader.value("ORIENTATION", "one of \(orientations)", DeviceOrientation.init(name:)) ?? .portrait
    let shares = WindowShare.allCases.map(\.rawValue).joined(separator: ", ")
    let share = reader.value("SPLIT", "one of \(shares)") { WindowShare(rawValue: $0) }
    if device.isPad { device.share = share ?? .full }
    script = environment["FLIPSIDE_SCRIPT"]
    scriptLine = reader.value("SCRIPT_LINE", "a number of a line") { Int($0) } ?? 0
    testSocket = reader.value("UI_TEST", "the number of a socket") { Int32($0).flatMap { $0 > 2 ? $0 : nil } }
    clockStart = reader.value("CLOCK", "a number of nanoseconds") { Int64($0) }
    textSize = environment["FLIPSIDE_TEXT_SIZE"]
    screenshot = environment["FLIPSIDE_SCREENSHOT"]
    audit = environment["FLIPSIDE_AUDIT"]
    for option in description.options {
      options[option.name] = reader.value(option.variable, option.expected) { option.accepts($0) ? $0 : nil }
    }
    if let seconds = reader.value("WATCHDOG", "a number of seconds", Self.seconds) { patience = seconds }
    if let seconds = reader.value("WATCHDOG_TRACE", "a number of seconds", Self.seconds) {
      patienceWithTrace = seconds
    }
    _ = reader.value("LOCALE", "a locale such as de_DE") { Self.isLocale($0) ? $0 : nil }
    complaints = reader.complaints
  }

  /// Reads variables, and records those with invalid values. An empty variable counts as not set.
  private struct Reader {
    let environment: [String: String]
    var complaints: [String] = []

    mutating func value<Value>(_ name: String, _ expected: String, _ parse: (String) -> Value?) -> Value? {
      let variable = name.hasPrefix("FLIPSIDE_") ? name : "FLIPSIDE_" + name
      guard let text = environment[variable], !text.isEmpty else { return nil }
      if let value = parse(text) { return value }
      complaints.append("\(variable)=\(text) is ignored: it is not \(expected)")
      return nil
    }
  }

  /// Returns whether a text has the form of a locale's name: `de_DE`, `zh-Hans_CN`, `en_US@calendar=buddhist`.
  package static func isLocale(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.isASCII, first.properties.isAlphabetic else { return false }
    return text.utf8.count <= 150
      && text.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || "0123456789_-@=;.".unicodeScalars.contains($0))
      }
  }

  private static func seconds(_ text: String) -> Double? {
    Double(text).flatMap { $0 > 0 && $0 < 1e9 ? $0 : nil }
  }
}
