import Foundation

/// The module names that an app's own modules can't have, because two modules of a build can't have the same name.
enum ReservedModules {
  /// The modules that every app imports directly or through UIKit.
  private static let always: Set<String> = [
    "Swift", "SwiftShims", "SwiftOnoneSupport", "SwiftGlibc", "_Concurrency", "_StringProcessing", "_Builtin_float",
    "Builtin", "Glibc", "CDispatch", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "CoreFoundation", "UIKit", "QuartzCore", "CoreGraphics", "CoreText",
    "ObjectiveC", "ConstraintSolver", "Simulator", "HostModel", "Synchronization", "RegexBuilder", "CCairo",
    "CFontconfig", "CFoundationOverrides", "CFreeType", "CHarfBuzz", "CICU", "CImageCodecs", "CSDL2",
    "CSwiftRuntime",
    "CVirtualHost",
  ]

  /// Returns the message for a reserved name.
  static func refusal(of module: String) -> String {
    "the module \(module) has the name of one of Swift's or Apple's that is imported; give its target another "
      + "PRODUCT_MODULE_NAME in Xcode's build settings"
  }

  /// Returns whether the name is reserved for all apps, regardless of their imports.
  static func isAlwaysReserved(_ module: String) -> Bool { always.contains(module) || module == "main" }

  /// Returns whether the name is reserved, given the imports of the app.
  /// - Parameters:
  ///   - module: the name to check.
  ///   - sources: the source files that would be compiled together with the module.
  static func isReserved(_ module: String, importedBy sources: [String]) -> Bool {
    if isAlwaysReserved(module) { return true }
    guard module.first?.isUppercase == true || module == "os" else { return false }
    return ToolchainModules.frameworks.contains(module)
      && sources.contains { SourceImports.modules(in: $0).contains(module) }
  }
}
