import ObjectiveC

/// The values that `appearance()` set on an object. A value that the object still has may be replaced by one for
/// its new traits or one set since; any other value is the app's own.
@MainActor final class GivenValues {
  private static let kept = Association<[ExplicitValues.Key: Any]>()

  private let before: [ExplicitValues.Key: Any]
  private var now: [ExplicitValues.Key: Any] = [:]

  init(of object: NSObject) {
    before = GivenValues.kept[object] ?? [:]
  }

  /// The value that was applied to the object before; nil if there was none.
  subscript(key: ExplicitValues.Key) -> Any? { before[key] }

  /// Records a value; returns false if the object already got a value that was set for fewer objects.
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
