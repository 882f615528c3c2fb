import Foundation

/// Key-value observing of `Progress`, including that of parent objects.
///
/// These methods replace those of `Progress` in its dispatch table; see `FoundationObserving`.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/progress>
final class ObservedProgress: Progress, @unchecked Sendable {
  override var totalUnitCount: Int64 {
    get { super.totalUnitCount }
    set { changing { super.totalUnitCount = newValue } }
  }
  override var completedUnitCount: Int64 {
    get { super.completedUnitCount }
    set { changing { super.completedUnitCount = newValue } }
  }
  override func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64) {
    changing { super.addChild(child, withPendingUnitCount: inUnitCount) }
  }
  override func resignCurrent() { changing { super.resignCurrent() } }
  override var isCancellable: Bool {
    get { super.isCancellable }
    set { setting("cancellable") { super.isCancellable = newValue } }
  }
  override var isPausable: Bool {
    get { super.isPausable }
    set { setting("pausable") { super.isPausable = newValue } }
  }
  override var isCancelled: Bool {
    get { super.isCancelled }
    set { setting("cancelled") { super.isCancelled = newValue } }
  }
  override var isPaused: Bool {
    get { super.isPaused }
    set { setting("paused") { super.isPaused = newValue } }
  }
  override func setUserInfoObject(_ objectOrNil: Any?, forKey key: ProgressUserInfoKey) {
    setting("userInfo") { super.setUserInfoObject(objectOrNil, forKey: key) }
  }
  override var kind: ProgressKind? {
    get { super.kind }
    set { setting("kind") { super.kind = newValue } }
  }

  private func setting(_ key: String, _ body: () -> Void) {
    KeyValueObserving.change(self, [key, "is" + key.capitalized], body)
  }

  private func changing(_ body: () -> Void) {
    guard ObservedKeys.areThereAny else { return body() }
    // The counts of a parent depend on those of its children.
    Self.change(Array(sequence(first: self as Progress, next: Self.parent))[...], body)
  }

  private static func change(_ progresses: ArraySlice<Progress>, _ body: () -> Void) {
    guard let first = progresses.first else { return body() }
    KeyValueObserving.change(first, keys) { change(progresses.dropFirst(), body) }
  }

  private static let keys = [
    "totalUnitCount", "completedUnitCount", "fractionCompleted", "finished", "isFinished", "indeterminate",
    "isIndeterminate",
  ]

  /// Returns the parent, which is private to Foundation.
  private static func parent(of progress: Progress) -> Progress? {
    sequence(first: Mirror(reflecting: progress), next: \.superclassMirror).lazy.compactMap {
      $0.descendant("_parent") as? Progress
    }.first
  }
}

enum ProgressKeys {
  static func register() {
    KeyValueAccess.register("totalUnitCount", on: Progress.self, \.totalUnitCount)
    KeyValueAccess.register("completedUnitCount", on: Progress.self, \.completedUnitCount)
    KeyValueAccess.register("fractionCompleted", on: Progress.self, readOnly: \.fractionCompleted)
    KeyValueAccess.register("localizedDescription", on: Progress.self, get: { $0.localizedDescription })
    KeyValueAccess.register(
      "localizedAdditionalDescription", on: Progress.self, get: { $0.localizedAdditionalDescription })
    KeyValueAccess.register("userInfo", on: Progress.self, get: { $0.userInfo })
    KeyValueAccess.register("kind", on: Progress.self, get: { $0.kind })
    for prefix in [false, true] {
      func name(_ key: String) -> String { prefix ? "is" + key.capitalized : key }
      KeyValueAccess.register(name("finished"), on: Progress.self, readOnly: \.isFinished)
      KeyValueAccess.register(name("indeterminate"), on: Progress.self, readOnly: \.isIndeterminate)
      KeyValueAccess.register(name("cancelled"), on: Progress.self, readOnly: \.isCancelled)
      KeyValueAccess.register(name("paused"), on: Progress.self, readOnly: \.isPaused)
      KeyValueAccess.register(name("cancellable"), on: Progress.self, \.isCancellable)
      KeyValueAccess.register(name("pausable"), on: Progress.self, \.isPausable)
    }
  }
}
