import Foundation
import ObjectiveC

/// Finds classes by the names that Info.plist, storyboards and `UIApplicationMain` use.
package enum ClassNames {
  /// The app's own module, for names without a module: that of its executable, unless tests set it.
  package static var applicationModule: String? {
    get { givenModule.withLock { $0 } }
    set { givenModule.withLock { $0 = newValue } }
  }
  private static let givenModule = Locked<String?>(nil)

  package static func find(_ name: String) -> AnyClass? {
    if let found = NSClassFromString(name) { return found }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    for module in modules {
      if let found = NSClassFromString("\(module).\(last)") { return found }
    }
    return nil
  }

  /// Returns the Objective-C name of an object's class: an app's classes with their module, UIKit's without.
  static func shown(of item: AnyObject) -> String { MessageDispatch.shownName(of: item) }

  private static var modules: [String] {
    var names: [String] = []
    if let applicationModule { names.append(applicationModule) }
    let info = Bundle.main.infoDictionary ?? [:]
    for key in ["CFBundleExecutable", "CFBundleName"] {
      if let name = info[key] as? String { names.append(name) }
    }
    names.append((CommandLine.arguments.first as NSString?)?.lastPathComponent ?? "")
    // The rule of the compiler for module names: a character that is not a letter, digit or underscore becomes an
    // underscore.
    let valid = names.map { name in
      String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
    return valid.filter { !$0.isEmpty } + ["UIKit"]
  }
}
