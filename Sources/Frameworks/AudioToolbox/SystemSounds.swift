import Foundation
import ObjectiveC
import UIKit

/// The sounds that apps created from files, by their identifiers. They may be played on any thread.
enum SystemSounds {
  private struct State {
    /// The last assigned identifier. Those of system sounds are smaller.
    var last: SystemSoundID = 4096
    var names: [SystemSoundID: String] = [:]
  }

  private static let state = Locked(State())

  static func add(_ name: String) -> SystemSoundID {
    state.withLock { state in
      state.last += 1
      state.names[state.last] = name
      return state.last
    }
  }

  static func remove(_ sound: SystemSoundID) { state.withLock { $0.names[sound] = nil } }

  static func play(_ sound: SystemSoundID, isAlert: Bool) {
    let name = state.withLock { $0.names[sound] } ?? "\(sound)"
    if Thread.isMainThread { return MainActor.assumeIsolated { notifyHost(sound, name, isAlert) } }
    DispatchQueue.main.async { MainActor.assumeIsolated { notifyHost(sound, name, isAlert) } }
  }

  @MainActor private static func notifyHost(_ sound: SystemSoundID, _ name: String, _ isAlert: Bool) {
    if sound == kSystemSoundID_Vibrate { return HostFeedback.give(.vibration, "") }
    HostFeedback.give(.sound, name)
    if isAlert { HostFeedback.give(.vibration, "") }
  }
}
