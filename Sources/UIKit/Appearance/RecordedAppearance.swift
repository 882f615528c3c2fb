/// What was set on one of the objects of `appearance()` of the members that an app's own classes and extensions add
/// (`@objc dynamic`), in the order in which it was set first.
@MainActor final class RecordedAppearance {
  private struct Message {
    let key: ExplicitValues.Key
    /// The value of a property; nil for a method.
    var value: Any?
    var call: (AnyObject) -> Void
  }

  private var messages: [Message] = []

  /// A later message of the same member for the same states replaces an earlier one.
  func take(_ key: ExplicitValues.Key, value: Any?, _ call: @escaping (AnyObject) -> Void) {
    let message = Message(key: key, value: value, call: call)
    if let index = messages.firstIndex(where: { $0.key == key }) {
      messages[index] = message
    } else {
      messages.append(message)
    }
  }

  /// Sends them to an object, but for those of members that the app called on it itself.
  func pass(to object: NSObject, _ given: GivenValues) {
    for message in messages where ExplicitValues.count(object, message.key) == 0 {
      let before = given[message.key]
      guard given.take(message.value as Any, for: message.key), !Self.isSame(before, message.value) else {
        continue
      }
      AppearanceProxies.withoutNotes { message.call(object) }
    }
  }

  private static func isSame(_ a: Any?, _ b: Any?) -> Bool {
    guard let a = a as? AnyHashable, let b = b as? AnyHashable else { return false }
    return a == b
  }
}
