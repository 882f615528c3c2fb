import ObjectiveC
import XCTest

private final class Listener: NSObject {
  var heard: [String] = []
  func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
  func wake() { heard.append("woken") }
}

final class NotificationCenterTests: XCTestCase {
  /// The token of an observer that is added after the closure that removes it. All of it happens on one thread.
  private final class ObserverBox: @unchecked Sendable {
    var token: (any NSObjectProtocol)?
  }

  private let center = NotificationCenter()
  private let ping = Notification.Name("ping")
  private let pong = Notification.Name("pong")

  override class func setUp() {
    MessageDispatch.register("hear:", on: Listener.self) { (listener, note: Notification) in listener.hear(note) }
    MessageDispatch.register("wake", on: Listener.self) { $0.wake() }
  }

  func testObserverHearsItsNameWithAndWithoutArgument() {
    let listener = Listener()
    center.addObserver(listener, selector: "hear:", name: ping, object: nil)
    center.addObserver(listener, selector: "wake", name: pong, object: nil)
    center.post(name: ping, object: nil)
    center.post(name: pong, object: nil)
    XCTAssertEqual(listener.heard, ["ping", "woken"])
  }

  func testOnlyTheGivenSenderIsHeard() {
    let listener = Listener()
    let sender = NSObject()
    center.addObserver(listener, selector: "hear:", name: ping, object: sender)
    center.post(name: ping, object: NSObject())
    center.post(name: ping, object: sender)
    XCTAssertEqual(listener.heard.count, 1)
  }

  func testRemovalByNameAndAltogether() {
    let listener = Listener()
    center.addObserver(listener, selector: "hear:", name: ping, object: nil)
    center.addObserver(listener, selector: "hear:", name: pong, object: nil)
    center.removeObserver(listener, name: ping, object: nil)
    center.post(name: ping, object: nil)
    center.post(name: pong, object: nil)
    XCTAssertEqual(listener.heard, ["pong"])
    center.removeObserver(listener)
    center.post(name: pong, object: nil)
    XCTAssertEqual(listener.heard, ["pong"])
  }

  /// Observers by selector and block, for any sender and name, are called in order.
  func testObserversAreCalledInTheOrderOfRegistration() {
    let listener = Listener()
    let sender = NSObject()
    nonisolated(unsafe) let heard = listener
    var tokens: [any NSObjectProtocol] = []
    for number in 0..<12 {
      switch number % 4 {
      case 0:
        tokens.append(
          center.addObserver(forName: ping, object: number % 8 == 0 ? sender : nil, queue: nil) { _ in
            heard.heard.append("\(number)")
          })
      case 1:
        tokens.append(
          center.addObserver(forName: nil, object: nil, queue: nil) { _ in heard.heard.append("\(number)") })
      case 2: center.addObserver(listener, selector: "wake", name: ping, object: nil)
      default: center.addObserver(listener, selector: "hear:", name: nil, object: sender)
      }
    }
    center.post(name: ping, object: sender)
    XCTAssertEqual(
      listener.heard, ["0", "1", "woken", "ping", "4", "5", "woken", "ping", "8", "9", "woken", "ping"])
    for token in tokens { center.removeObserver(token) }
    listener.heard = []
    center.post(Notification(name: ping))
    XCTAssertEqual(listener.heard, ["woken", "woken", "woken"])
  }

  /// An observer removed during a post is not called any more; one added during a post is called from the next post
  /// on.
  func testObserversThatComeAndGoDuringAPost() {
    nonisolated(unsafe) var heard: [String] = []
    let second = ObserverBox()
    let center = center
    let first = center.addObserver(forName: ping, object: nil, queue: nil) { _ in
      heard.append("first")
      if let token = second.token { center.removeObserver(token) }
      _ = center.addObserver(forName: self.ping, object: nil, queue: nil) { _ in heard.append("third") }
    }
    second.token = center.addObserver(forName: ping, object: nil, queue: nil) { _ in heard.append("second") }
    center.post(name: ping, object: nil)
    XCTAssertEqual(heard, ["first"])
    center.removeObserver(first, name: pong, object: nil)
    center.removeObserver(first, name: ping, object: nil)
    heard = []
    center.post(name: ping, object: nil)
    XCTAssertEqual(heard, ["third"])
  }

  /// The block runs on the queue's thread before the post returns.
  func testObserversOnAQueue() {
    nonisolated(unsafe) var isMain: [Bool] = []
    let token = center.addObserver(forName: ping, object: nil, queue: OperationQueue()) { _ in
      isMain.append(Thread.isMainThread)
    }
    let other = center.addObserver(forName: ping, object: nil, queue: .main) { _ in
      isMain.append(Thread.isMainThread)
    }
    center.post(name: ping, object: nil)
    XCTAssertEqual(isMain, [false, true])
    for token in [token, other] { center.removeObserver(token) }
  }

  func testRemovalFromAnotherCentreChangesNothing() {
    let listener = Listener()
    center.addObserver(listener, selector: "hear:", name: ping, object: nil)
    NotificationCenter.default.removeObserver(listener)
    center.post(name: ping, object: nil)
    XCTAssertEqual(listener.heard, ["ping"])
  }

  func testObserverIsNotKeptAndNeedsNoRemoval() {
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(listener, selector: "hear:", name: ping, object: nil)
    }
    XCTAssertNil(gone)
    center.post(name: ping, object: nil)
  }

  /// Most of these objects get the address of a deallocated observer that was never removed.
  func testObserversAtTheAddressOfOneThatIsGone() {
    var centers: [NotificationCenter] = []
    for index in 0..<200 {
      let center = NotificationCenter()
      if index % 3 == 0 { centers.append(center) }
      let listener = Listener()
      center.addObserver(listener, selector: "hear:", name: ping, object: nil)
      center.addObserver(listener, selector: "hear:", name: pong, object: nil)
      center.removeObserver(listener, name: ping, object: nil)
      center.post(name: ping, object: nil)
      center.post(name: pong, object: nil)
      XCTAssertEqual(listener.heard, ["pong"], "observer \(index)")
    }
    for center in centers { center.post(name: pong, object: nil) }
  }

  func testTokensOfBlocksAreStillRemoved() {
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: ping, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: ping, object: nil)
    center.removeObserver(token)
    center.post(name: ping, object: nil)
    XCTAssertEqual(count, 1)
  }
}
