import Foundation

/// The version of iOS that is simulated.
package enum SystemVersion {
  /// 17.5, unless the host sets another version with `FLIPSIDE_SYSTEM_VERSION`.
  package static let text: String = {
    let wanted = ProcessInfo.processInfo.environment["FLIPSIDE_SYSTEM_VERSION"] ?? ""
    return wanted.first?.isNumber == true && wanted.allSatisfy { $0.isNumber || $0 == "." } ? wanted : "17.5"
  }()

  package static let number: OperatingSystemVersion = {
    let parts = text.split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0]
    return OperatingSystemVersion(majorVersion: parts[0], minorVersion: parts[1], patchVersion: parts[2])
  }()

  package static func isAtLeast(_ version: OperatingSystemVersion) -> Bool {
    let parts = [number.majorVersion, number.minorVersion, number.patchVersion]
    return !parts.lexicographicallyPrecedes([version.majorVersion, version.minorVersion, version.patchVersion])
  }
}

/// Returns whether the simulated iOS has at least this version. The source bridge replaces `#available(iOS 16.4,
/// *)` by it, because on Linux the compiler considers every version of iOS available.
public func isSystemVersionAvailable(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) -> Bool {
  SystemVersion.isAtLeast(OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: patch))
}
