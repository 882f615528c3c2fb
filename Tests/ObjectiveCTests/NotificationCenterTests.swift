import ObjectiveC
import XCTest

private final class Listener: NSObject {
  var heard: [String] = []
  func hear(_ notification: Notification) { heard.append(notification.name.rawValue) }
  func wake() { heard.append("woken") }
}

final class NotificationCenterTests: XCTestCase {
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

  /// The allocator gives most of these the address of one before that never was removed.
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
