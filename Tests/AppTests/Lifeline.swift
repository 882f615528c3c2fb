import Foundation
import TestFolders
import XCTest

/// Tells when processes begin and when the last of them has ended, however long that takes: they hold a named pipe open.
final class Lifeline {
  private let path: String
  private let descriptor: Int32

  init() {
    path = TestFolder.make().appendingPathComponent("lifeline").path
    mkfifo(path, 0o600)
    descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  }

  deinit { close(descriptor) }

  /// What a shell's script does first: it, and what it starts from then on, are those processes.
  var shellCommand: String { "exec 9>'\(path)'; echo started >&9" }

  /// Waits until a process has begun, or the one that should start it has ended.
  /// - Returns: whether one has begun.
  func hasBegun(before starter: Process) -> Bool {
    var file = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while starter.isRunning {
      // Looks anew whether the starter has ended; how often does not matter.
      if poll(&file, 1, 100) > 0, file.revents & Int16(POLLIN) != 0 { return true }
    }
    return poll(&file, 1, 0) > 0 && file.revents & Int16(POLLIN) != 0
  }

  /// Waits until none of the processes is left.
  func waitForEnd() {
    var file = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var bytes = [UInt8](repeating: 0, count: 64)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count == 0 { return }
      if count < 0 { poll(&file, 1, -1) }
    }
  }
}
