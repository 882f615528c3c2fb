/// The settings that the tool passes by environment variables.
package struct HostConfiguration: Sendable {
  /// The name of the host that is to run the app. `HostRegistry` knows whether there is one of that name.
  package var host = HostName.headless
  /// The description of the host; for a name that only the app's own modules register, the standard host's.
  package var description = HostDescription.headless
  /// The values of the host's own options, by the names of `HostDescription.options`. Invalid ones are ignored.
  package private(set) var options: [String: String] = [:]
  /// Whether the tool started the app; it chooses the host by name.
  package var isFromTool = false
  package var device = HostDevice()
  package var script: String?
  /// The line of the script after which an app continues that the script launched again.
  package var scriptLine = 0
  /// The socket to the UI test that gives the commands.
  package var testSocket: Int32?
  /// The initial time of a headless app's clock, in nanoseconds, when it continues that of an earlier launch.
  package var clockStart: Int64?
  /// The text size at launch, a content size category's raw value.
  package var textSize: String?
  package var screenshot: String?
  /// The file to which an accessibility audit writes its findings; nil without an audit.
  package var audit: String?
  /// The real seconds after which a headless app that does not return to its run loop is stopped.
  package var patience: Double = 20
  /// The real seconds that the trace of such an app may take before the process ends: a little more than the
  /// trace's own limit of 30.
  package var patienceWithTrace: Double = 40

  /// The problems with the variables, a sentence each. Such variables are ignored.
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

  /// Reads variables, and records those with an invalid value. An empty one counts as not set.
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

  /// Whether the text can be the name of a locale: `de_DE`, `zh-Hans_CN`, `en_US@calendar=buddhist`.
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
