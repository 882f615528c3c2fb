internal import CVirtualHost
import Foundation

/// The app's end of the socket between the app and the UI test.
///
/// A message is a line with the test's clock in nanoseconds and a command. The response begins with a line, too:
/// the app's clock, `ok` or `failed`, the application's state, the change count of the pasteboard, the number of
/// permission prompts, and the number of bytes of text or data that follow.
final class TestSocket {
  struct Message {
    /// The time of the test's clock, in nanoseconds.
    var time: Int64
    var command: String
  }

  private let file: Int32
  private var buffer: [UInt8] = []

  init(file: Int32) { self.file = file }

  /// Waits in real time for a message; nil if the test has closed the socket.
  func receive() -> Message? {
    while true {
      if let end = buffer.firstIndex(of: 0x0A) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer.removeSubrange(...end)
        guard let space = line.firstIndex(of: " "), let time = Int64(line[..<space]) else { continue }
        return Message(time: time, command: String(line[line.index(after: space)...]))
      }
      guard let bytes = read() else { return nil }
      buffer += bytes
    }
  }

  /// Reads bytes. The clock is stopped meanwhile, even in a nested run loop of the app, because only the test
  /// advances it.
  private func read() -> [UInt8]? {
    virtual_host_begin_exchange()
    defer { virtual_host_end_exchange() }
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      // A test in a debugger may take any time; the app must not count as hanging meanwhile.
      virtual_host_beat()
      var state = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      let ready = poll(&state, 1, 1_000)
      if ready == 0 || (ready < 0 && errno == EINTR) { continue }
      let count = recv(file, &chunk, chunk.count, 0)
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Array(chunk[..<count]) : nil
    }
  }

  func answer(isOK: Bool, time: Int64, state: Int, pasteboard: Int, prompts: Int, _ payload: Data) {
    let head = [isOK ? "ok" : "failed", "\(state)", "\(pasteboard)", "\(prompts)", "\(payload.count)"]
    var bytes = Array("\(time) \(head.joined(separator: " "))\n".utf8)
    bytes += payload
    virtual_host_begin_exchange()
    defer { virtual_host_end_exchange() }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
