import Foundation

/// The properties of objects that apps have set, with the number of times: a value that an app set takes precedence
/// over `appearance()`, also if it is the default.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiappearance>
@MainActor enum ExplicitValues {
  /// A property, or a method with arguments such as states, for one combination of them.
  struct Key: Hashable {
    let name: String
    let first: Int
    let second: Int
    let third: Int

    init(_ name: String, _ first: Int = 0, _ second: Int = 0, _ third: Int = 0) {
      (self.name, self.first, self.second, self.third) = (name, first, second, third)
    }
  }

  private final class Counts {
    var all: [Key: Int] = [:]
  }

  private static let counts = Association<Counts>()

  /// Whether `appearance()` has been used and the values that are set now come from the app.
  static var areNoted = false
  /// Applies the values of `appearance()` to an object that enters its window or bar; nil until `appearance()` was
  /// used.
  static var applyAppearance: ((NSObject) -> Void)?
  /// Whether an appearance proxy for certain traits has been used.
  static var appearanceHasTraits = false

  /// Called by the setters of properties that `appearance()` supports. It costs O(1) until `appearance()` was used.
  static func note(_ object: NSObject, _ key: @autoclosure () -> Key) {
    guard areNoted else { return }
    counts.value(of: object) { Counts() }.all[key(), default: 0] += 1
  }

  static func note(_ object: NSObject, _ name: String) { note(object, Key(name)) }

  static func count(_ object: NSObject, _ key: Key) -> Int {
    counts[object]?.all[key] ?? 0
  }
}
