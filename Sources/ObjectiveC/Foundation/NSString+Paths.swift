import Foundation

extension NSString {
  /// Implements `appendingPathComponent(_:)` as on Apple's platforms; Foundation on Linux keeps slashes at both
  /// ends of the component.
  ///
  /// Apple's documentation:
  /// <https://developer.apple.com/documentation/foundation/nsstring/1417069-appendingpathcomponent>
  @_silgen_name("flipside_appendingPathComponent")
  package func withPathComponent(_ component: String) -> String {
    let parts = component.split(separator: "/", omittingEmptySubsequences: true)
    let path = substring(from: 0)
    let base = path.split(separator: "/", omittingEmptySubsequences: true).joined(separator: "/")
    let start = path.hasPrefix("/") ? "/" : ""
    guard !parts.isEmpty else { return path.isEmpty && component.hasPrefix("/") ? "/" : start + base }
    // If the path is empty, the result is the component, including a leading slash.
    if path.isEmpty { return (component.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/") }
    return start + (base.isEmpty ? "" : base + "/") + parts.joined(separator: "/")
  }
}
