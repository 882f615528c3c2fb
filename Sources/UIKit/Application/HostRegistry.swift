import Foundation
import ObjectiveC

/// The registry of linked hosts. Each registers itself under its name when its module is loaded, before `main`
/// runs.
@MainActor package enum HostRegistry {
  package typealias Maker = @MainActor (HostConfiguration) -> any ApplicationHost

  /// The configuration from the tool's environment.
  package static let configuration = HostConfiguration(environment: ProcessInfo.processInfo.environment)
  /// The host of the application.
  package static var current: (any ApplicationHost)? {
    didSet { CurrentDevice.value = current?.device }
  }
  private static var makers: [HostName: Maker] = [:]

  /// Registers a host under a name. A later one with the same name replaces it.
  package static func register(_ name: HostName, _ make: @escaping Maker) { makers[name] = make }

  package static func unregister(_ name: HostName) { makers[name] = nil }

  /// The names of the linked hosts in alphabetical order.
  package static var names: [HostName] { makers.keys.sorted { $0.rawValue < $1.rawValue } }

  /// Creates the host that a configuration names. For an unknown name, the available names are written to the
  /// console, and the standard host is created; nil if no host's module is linked.
  package static func makeHost(for configuration: HostConfiguration) -> (any ApplicationHost)? {
    for complaint in configuration.complaints { Console.write("flipside: \(complaint)") }
    if let make = makers[configuration.host] { return make(configuration) }
    guard !makers.isEmpty else { return nil }
    let known = names.map(\.rawValue).joined(separator: ", ")
    let standard = configuration.description.name
    Console.write(
      "flipside: FLIPSIDE_HOST=\(configuration.host) is ignored: there is no such host; there are \(known)")
    return makers[standard]?(configuration)
  }
}
