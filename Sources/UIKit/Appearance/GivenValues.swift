import ObjectiveC

/// What `appearance()` gave an object. A value that the object still has may be replaced, by what is set for its
/// new traits or was set since; any other is the app's own.
@MainActor final class GivenValues {
  private static let kept = Association<[ExplicitValues.Key: Any]>()

  private let before: [ExplicitValues.Key: Any]
  private var now: [ExplicitValues.Key: Any] = [:]

  init(of object: NSObject) {
    before = GivenValues.kept[object] ?? [:]
  }

  /// The value that the object was given before, if any.
  subscript(key: ExplicitValues.Key) -> Any? { before[key] }

  /// Notes a value; false if the object got one already that was set for fewer objects.
  func take(_ value: Any, for key: ExplicitValues.Key) -> Bool {
    guard now[key] == nil else { return false }
    now[key] = value
    return true
  }

  func keep(for object: NSObject) {
    guard !now.isEmpty else { return }
    GivenValues.kept[object] = before.merging(now) { $1 }
  }
}
