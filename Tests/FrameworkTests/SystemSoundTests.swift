import AudioToolbox
import UIKit
import XCTest

/// System sounds and vibration as events of the host.
final class SystemSoundTests: XCTestCase {
  func testSoundsAndVibration() {
    MainActor.assumeIsolated {
      HostFeedback.removeAll()
      defer { HostFeedback.removeAll() }
      func events() -> [String] { MainActor.assumeIsolated { HostFeedback.events.map(\.description) } }
      AudioServicesPlaySystemSound(1104)
      AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
      AudioServicesPlayAlertSound(1005)
      XCTAssertEqual(events(), ["sound: 1104", "vibration", "sound: 1005", "vibration"])
      HostFeedback.removeAll()
      var sound: SystemSoundID = 0
      let file = URL(fileURLWithPath: "/sounds/bell.caf") as CFURL
      XCTAssertEqual(AudioServicesCreateSystemSoundID(file, &sound), kAudioServicesNoError)
      AudioServicesPlaySystemSound(sound)
      XCTAssertEqual(events(), ["sound: bell.caf"])
      AudioServicesDisposeSystemSoundID(sound)
      AudioServicesPlaySystemSound(sound)
      XCTAssertEqual(events().last, "sound: \(sound)")
    }
  }

  func testCompletion() {
    let done = expectation(description: "done")
    AudioServicesPlaySystemSoundWithCompletion(1104) { done.fulfill() }
    let alert = expectation(description: "alert")
    AudioServicesPlayAlertSoundWithCompletion(1104) { alert.fulfill() }
    wait(for: [done, alert], timeout: 5)
    MainActor.assumeIsolated { HostFeedback.removeAll() }
  }
}
