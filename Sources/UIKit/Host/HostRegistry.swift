import Foundation
import ObjectiveC

/// The hosts that are linked in. Each registers itself under its name when its module is loaded, before `main`
/// runs.
@MainActor package enum HostRegistry {
  package typealias Maker = @MainActor (HostConfiguration) -> any ApplicationHost

  /// What the tool asked for.
  package static let configuration = HostConfiguration(environment: ProcessInfo.processInfo.environment)
  /// The host that the application runs in.
  package static var current: (any ApplicationHost)?
  private static var makers: [HostKind: Maker] = [:]

  package static func register(_ kind: HostKind, _ make: @escaping Maker) { makers[kind] = make }

  /// Makes the host that the configuration names; nil where its module is not linked in.
  package static func makeHost() -> (any ApplicationHost)? {
    for complaint in configuration.complaints { Console.write("flipside: \(complaint)") }
    return makers[configuration.kind]?(configuration)
  }
}
