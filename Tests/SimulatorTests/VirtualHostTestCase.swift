import CVirtualHost
import Foundation
import XCTest

import Simulator

/// The process is on the virtual clock.
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

  /// Turns of the main run loop until `done`, or until half a real minute has passed.
  func turn(until done: () -> Bool) {
    let end = virtual_host_real_now() + 30_000_000_000
    while !done(), virtual_host_real_now() < end {
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
      virtual_host_real_sleep(100_000)
    }
  }
  /// As the headless host: from deadline to deadline, with real time for other threads in between.
  func runDeadlines(until done: () -> Bool) {
    let end = virtual_host_real_now() + 30_000_000_000
    while !done(), virtual_host_real_now() < end {
      MainLoop.settle()
      let next = virtual_host_next_deadline()
      if !done(), next != .max { virtual_host_advance_to(next) }
    }
  }
}
