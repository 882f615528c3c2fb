/// The messages sent to one of the proxies of `appearance()` for members that an app's own classes and extensions
/// add (`@objc dynamic`), in the order in which they were first sent.
@MainActor final class RecordedAppearance {
  private struct Message {
    let key: ExplicitValues.Key
    /// The value of a property; nil for a method.
    var value: Any?
    var call: (AnyObject) -> Void
  }

  private var messages: [Message] = []

  /// Records a message. It replaces an earlier one of the same member for the same states.
  func take(_ key: ExplicitValues.Key, value: Any?, _ call: @escaping (AnyObject) -> Void) {
    let message = Message(key: key, value: value, call: call)
    if let index = messages.firstIndex(where: { $0.key == key }) {
      messages[index] = message
    } else {
      messages.append(message)
    }
  }

  /// Sends the messages to an object, except those of members that the app called on the object itself.
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
