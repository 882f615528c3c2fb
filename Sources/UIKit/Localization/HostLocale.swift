import Foundation
import HostModel

/// The user's language and region, as the host reports them.
///
/// Foundation on Linux always returns `en_001`. The functions below have the same symbols as Foundation's and
/// precede them in the order in which a process resolves symbols, as those of the virtual clock precede the C
/// library's. Therefore formatters, calendars and the app itself all use the host's locale.
package enum HostLocale {
  /// The locale identifier, such as `"de_DE"`. The default is US English, as in iOS' simulator.
  package static let identifier: String = {
    if let value = argument("-AppleLocale") { return value }
    if let value = ProcessInfo.processInfo.environment["FLIPSIDE_LOCALE"],
      HostConfiguration.isLocale(value)
    {
      return value.replacingOccurrences(of: "-", with: "_")
    }
    return "en_US"
  }()

  /// The languages in the order of preference, as iOS writes them: `"de-DE"`.
  package static let languages: [String] = {
    if let list = argument("-AppleLanguages") {
      let names = list.split { "(), \"\t\n".contains($0) }.map { $0.replacingOccurrences(of: "_", with: "-") }
      if !names.isEmpty { return names }
    }
    return [identifier.prefix { $0 != "@" && $0 != "." }.replacingOccurrences(of: "_", with: "-")]
  }()

  static let current = Locale(identifier: identifier)

  /// Returns the value of a launch argument such as those that Xcode's schemes pass to choose a language:
  /// `-AppleLanguages (de)`.
  private static func argument(_ name: String) -> String? {
    let arguments = CommandLine.arguments
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
    return arguments[index + 1]
  }

  static func calendar() -> Calendar {
    var calendar = Calendar(identifier: current.calendar.identifier)
    calendar.locale = current
    return calendar
  }
}

@_silgen_name("flipside_hostLocale")
package func hostLocale() -> Locale { HostLocale.current }

@_silgen_name("flipside_hostAutoupdatingLocale")
package func hostAutoupdatingLocale() -> Locale { HostLocale.current }

@_silgen_name("flipside_hostLanguages")
package func hostLanguages() -> [String] { HostLocale.languages }

@_silgen_name("flipside_hostCalendar")
package func hostCalendar() -> Calendar { HostLocale.calendar() }

@_silgen_name("flipside_hostAutoupdatingCalendar")
package func hostAutoupdatingCalendar() -> Calendar { HostLocale.calendar() }
