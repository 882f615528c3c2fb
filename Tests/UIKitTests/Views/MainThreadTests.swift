import UIKit
import XCTest

/// Calls of UIKit from other threads are logged once for each location, with the message of Xcode's Main Thread
/// Checker.
final class MainThreadTests: CoreTestCase {
  private func onAnotherThread(_ body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      body()
      done.signal()
    }
    done.wait()
  }

  func testToldOnceWithTheStack() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    onAnotherThread { for _ in 0..<100 { uncheckedAlpha(view) } }
    // Without the symbols of the test's executable, each entry into a layer counts as a location.
    let count = console.count
    XCTAssertTrue((1...3).contains(count), "\(console)")
    let lines = console.first?.split(separator: "\n").map(String.init) ?? []
    XCTAssertTrue(
      lines.first?.hasPrefix("Main Thread Checker: UI API called on a background thread: -[UI") ?? false)
    XCTAssertTrue(lines.dropFirst().first?.hasPrefix("PID: ") ?? false)
    XCTAssertEqual(lines.dropFirst(2).first, "Backtrace:")
    XCTAssertGreaterThan(lines.count, 5)
    // A call from another location is also logged.
    onAnotherThread { uncheckedText(view) }
    XCTAssertGreaterThan(console.count, count)
  }

  func testLayersAndTheMainThreadAreFree() {
    nonisolated(unsafe) let layer = CALayer()
    onAnotherThread { layer.opacity = 0.5 }
    uncheckedAlpha(UIView())
    XCTAssertEqual(console, [])
  }
}

@inline(never) private func uncheckedAlpha(_ view: UIView) {
  let set: @MainActor (UIView) -> Void = { $0.alpha = $0.alpha == 0.5 ? 0.25 : 0.5 }
  unsafeBitCast(set, to: ((UIView) -> Void).self)(view)
}

@inline(never) private func uncheckedText(_ view: UIView) {
  let set: @MainActor (UIView) -> Void = { $0.isHidden = true }
  unsafeBitCast(set, to: ((UIView) -> Void).self)(view)
}
