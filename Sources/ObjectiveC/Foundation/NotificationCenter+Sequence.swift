import Foundation

extension NotificationCenter {
  /// An asynchronous sequence of the notifications with a name.
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/foundation/notificationcenter/notifications>
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    /// A notification with its object and user info.
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    private weak var object: AnyObject?
    private let hasObject: Bool

    fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
      hasObject = object != nil
    }

    /// An iterator that buffers notifications from its creation to its end.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private var iterator: AsyncStream<Box>.AsyncIterator
      private let observation: Observation

      fileprivate init(_ stream: AsyncStream<Box>, _ observation: Observation) {
        iterator = stream.makeAsyncIterator()
        self.observation = observation
      }

      public mutating func next() async -> Notification? { await iterator.next()?.notification }
    }

    // Each notification is removed from the stream by a single iteration.
    fileprivate struct Box: @unchecked Sendable { let notification: Notification }

    /// An observation that ends with the last copy of its iterator.
    fileprivate final class Observation: @unchecked Sendable {
      let center: NotificationCenter
      let token: any NSObjectProtocol
      init(_ center: NotificationCenter, _ token: any NSObjectProtocol) {
        self.center = center
        self.token = token
      }
      deinit { center.removeObserver(token as Any) }
    }

    /// Starts observing, and returns an iterator of the subsequent notifications. The sequence is empty if the
    /// sender was deallocated.
    public func makeAsyncIterator() -> AsyncIterator {
      let (stream, continuation) = AsyncStream<Box>.makeStream()
      // A deallocated object sends no notifications.
      if hasObject, object == nil { continuation.finish() }
      let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
        continuation.yield(Box(notification: notification))
      }
      return AsyncIterator(stream, Observation(center, token))
    }
  }

  /// Returns an asynchronous sequence of the notifications with a name, from one sender or from all.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(self, name, object)
  }
}
