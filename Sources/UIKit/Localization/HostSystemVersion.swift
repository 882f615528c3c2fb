import Foundation

// The system version that `ProcessInfo` reports to the app. The symbols of Foundation's functions refer to these
// functions.

@_silgen_name("flipside_systemVersion")
package func hostSystemVersion() -> OperatingSystemVersion { SystemVersion.number }

@_silgen_name("flipside_systemVersionString")
package func hostSystemVersionString() -> String { "Version \(SystemVersion.text) (Build 21F79)" }

@_silgen_name("flipside_isSystemAtLeast")
package func isHostSystemAtLeast(_ version: OperatingSystemVersion) -> Bool { SystemVersion.isAtLeast(version) }
