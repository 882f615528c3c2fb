/// A host as the tool and the app both know it: its name, what `flipside help run` prints about it, and its
/// options.
///
/// The class that runs apps is in a module above, and registers itself with `HostRegistry` under the same name. It
/// reads its options from `HostConfiguration.options`.
package struct HostDescription: Sendable {
  package let name: HostName
  /// A line of the help.
  package let summary: String
  /// Whether the clock is virtual and whatever differs between machines is fixed, so that every run gives the same
  /// bytes: time zone, locale, addresses of objects, number of processors, empty folders. Other hosts show the app
  /// to the user of this machine, in that user's language and with what the app wrote last time.
  package let isRepeatable: Bool
  /// The options of this host alone.
  package let options: [HostOption]
  /// Whether the host can run with this environment. Without `--host` the first one in `all` that can is taken.
  package let isAvailable: @Sendable ([String: String]) -> Bool

  package init(
    name: HostName, summary: String, isRepeatable: Bool, options: [HostOption] = [],
    isAvailable: @escaping @Sendable ([String: String]) -> Bool = { _ in true }
  ) {
    self.name = name
    self.summary = summary
    self.isRepeatable = isRepeatable
    self.options = options
    self.isAvailable = isAvailable
  }

  /// All hosts, in the order of the help. A new host has a line here.
  package static let all: [HostDescription] = [
    .window,
    .headless,
  ]

  package static func named(_ name: HostName) -> HostDescription? { all.first { $0.name == name } }

  /// The variables that make an app run on this host.
  package var environment: [String: String] {
    isRepeatable ? ["FLIPSIDE_HOST": name.rawValue, "FLIPSIDE_REPEATABLE": "1"] : ["FLIPSIDE_HOST": name.rawValue]
  }

  /// The host of those who choose none.
  package static func standard(for environment: [String: String]) -> HostDescription {
    all.first { $0.isAvailable(environment) } ?? .headless
  }
}

/// An option of one host: `--NAME VALUE` for the tool, and the variable `FLIPSIDE_NAME` for the app.
package struct HostOption: Sendable {
  /// The name without dashes before it.
  package let name: String
  /// The placeholder for the value in the help.
  package let placeholder: String
  package let summary: String
  /// Which values there are, for messages: "a number from 0.1 to 8".
  package let expected: String
  package let accepts: @Sendable (String) -> Bool

  package init(
    name: String, placeholder: String, summary: String, expected: String,
    accepts: @escaping @Sendable (String) -> Bool
  ) {
    self.name = name
    self.placeholder = placeholder
    self.summary = summary
    self.expected = expected
    self.accepts = accepts
  }

  /// The variable that brings the value to the app.
  package var variable: String {
    "FLIPSIDE_" + name.uppercased().split(separator: "-", omittingEmptySubsequences: false).joined(separator: "_")
  }

  /// `--scale`, which each host has a meaning for.
  static func scale(_ summary: String) -> HostOption {
    HostOption(name: "scale", placeholder: "N", summary: summary, expected: "a number from 0.1 to 8") { text in
      Double(text).map { (0.1...8).contains($0) } ?? false
    }
  }
}
