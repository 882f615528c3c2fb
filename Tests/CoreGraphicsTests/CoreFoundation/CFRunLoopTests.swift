import CoreGraphics
import Foundation
import XCTest

final class CFRunLoopTests: XCTestCase {
  func testBlocksRunInTheNextTurn() {
    nonisolated(unsafe) var calls: [String] = []
    CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue) { calls.append("common") }
    CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.defaultMode) { calls.append("default") }
    CFRunLoopPerformBlock(CFRunLoopGetMain(), ["other"]) { calls.append("other") }
    CFRunLoopWakeUp(CFRunLoopGetMain())
    XCTAssertEqual(calls, [])
    CFRunLoopRunInMode(.defaultMode, 0, false)
    XCTAssertEqual(calls, ["common", "default"])
  }

  func testRunLoopsOfThreads() {
    XCTAssertTrue(CFRunLoopGetMain() === CFRunLoopGetCurrent())
    nonisolated(unsafe) var isOther = false
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      isOther = CFRunLoopGetCurrent() !== CFRunLoopGetMain()
      done.signal()
    }
    done.wait()
    XCTAssertTrue(isOther)
  }

  func testStopEndsARun() {
    CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.defaultMode.rawValue) {
      CFRunLoopStop(CFRunLoopGetMain())
    }
    CFRunLoopRun()
  }

  func testARunTellsThatItWasStopped() {
    CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.defaultMode.rawValue) {
      CFRunLoopStop(CFRunLoopGetMain())
    }
    XCTAssertEqual(CFRunLoopRunInMode(.defaultMode, 3, false), .stopped)
  }
}
