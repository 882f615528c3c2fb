import CVirtualHost
import Foundation
import XCTest

import Simulator

/// A test case on the virtual clock.
class VirtualHostTestCase: XCTestCase {
  override func setUp() {
    virtual_host_set_virtual(true)
    virtual_host_set_seed(7)
  }

  override func tearDown() {
    virtual_host_set_virtual(false)
  }

  func advance(seconds: Double) {
    virtual_host_advance_to(virtual_host_now() + Int64(seconds * 1e9))
  }

  /// Runs the main run loop until `done` returns true, or for half a minute of real time.
  func turn(until done: () -> Bool) {
    let end = virtual_host_real_now() + 30_000_000_000
    while !done(), virtual_host_real_now() < end {
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      virtual_host_real_sleep(100_000)
    }
  }
  /// Advances from deadline to deadline, like the headless host, and leaves real time for other threads in between.
  func runDeadlines(until done: () -> Bool) {
    let end = virtual_host_real_now() + 30_000_000_000
    while !done(), virtual_host_real_now() < end {
      MainLoop.settle()
      let next = virtual_host_next_deadline()
      if !done(), next != .max { virtual_host_advance_to(next) }
    }
  }
}
