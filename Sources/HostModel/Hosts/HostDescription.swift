/// The description of a host that the tool and the app share: its name, its line in `flipside help run`, and its
/// options.
///
/// The class that runs apps is in a higher module, and is registered with `HostRegistry` under the same name. It
/// reads its options from `HostConfiguration.options`.
package struct HostDescription: Sendable {
  package let name: HostName
  /// The line that the help prints about the host.
  package let summary: String
  /// Whether every run produces the same output, byte for byte. The clock is virtual, and everything that differs
  /// between machines is fixed: time zone, locale, addresses of objects, number of processors, an empty file
  /// system. Other hosts use the user's own language and keep the files that the app wrote in earlier runs.
  package let isRepeatable: Bool
  /// The options that only this host has.
  package let options: [HostOption]
  /// Returns whether the host can run in this environment. Without `--host`, the first available host in `all` is
  /// used.
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

  /// All hosts, in the order of the help. To add a host, add a line here.
  package static let all: [HostDescription] = [
    .window,
    .headless,
  ]

  package static func named(_ name: HostName) -> HostDescription? { all.first { $0.name == name } }

  /// The environment variables that make an app run on this host.
  package var environment: [String: String] {
    isRepeatable ? ["FLIPSIDE_HOST": name.rawValue, "FLIPSIDE_REPEATABLE": "1"] : ["FLIPSIDE_HOST": name.rawValue]
  }

  /// Returns the host that is used if none is selected.
  package static func standard(for environment: [String: String]) -> HostDescription {
    all.first { $0.isAvailable(environment) } ?? .headless
  }
}

/// An option of one host: `--NAME VALUE` for the tool, and the variable `FLIPSIDE_NAME` for the app.
package struct HostOption: Sendable {
  /// The name, without leading dashes.
  package let name: String
  /// The placeholder for the value in the help.
  package let placeholder: String
  package let summary: String
  /// The description of the valid values in messages, such as "a number from 0.1 to 8".
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

  /// The environment variable that passes the value to the app.
  package var variable: String {
    "FLIPSIDE_" + name.uppercased().split(separator: "-", omittingEmptySubsequences: false).joined(separator: "_")
  }

  /// Returns the option `--scale` with a host's own summary, since its meaning depends on the host.
  static func scale(_ summary: String) -> HostOption {
    HostOption(name: "scale", placeholder: "N", summary: summary, expected: "a number from 0.1 to 8") { text in
      Double(text).map { (0.1...8).contains($0) } ?? false
    }
  }
}
