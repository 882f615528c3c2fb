internal import Glibc
import UIKit

/// The picture that a run without `--screenshot` writes to the current folder. The file is named after the project.
/// An existing file is replaced only if a text entry in it shows that it is such a picture; symbolic links are not
/// followed.
enum FirstPicture {
  /// The content of the text entry, with the keyword "Software".
  private static let mark = Data("Software\u{0}Flipside, first picture".utf8)
  /// The length of PNG's signature and header chunk.
  private static let head = 33

  /// Writes the picture as `name.png`, or as `name 2.png` and so on if other files have that name.
  /// - Returns: the name of the file, or an error.
  static func write(_ png: Data, name: String) -> Result<String, Problem> {
    let data = marked(png)
    var problem = "cannot write \(name).png"
    for number in 1...99 {
      let file = name + (number == 1 ? "" : " \(number)") + ".png"
      switch open(file) {
      case .success(let descriptor):
        let isWritten = data.withUnsafeBytes { writeAll($0, to: descriptor) }
        let reason = errno
        close(descriptor)
        return isWritten
          ? .success(file) : .failure(Problem("cannot write \(file): \(String(cString: strerror(reason)))"))
      case .failure(let failure):
        problem = "cannot write \(file): \(failure.text)"
        guard failure.isTaken else { return .failure(Problem(problem)) }
      }
    }
    return .failure(Problem(problem))
  }

  struct Problem: Error {
    var text: String
    /// Whether another file has the name.
    var isTaken = false

    init(_ text: String, isTaken: Bool = false) {
      self.text = text
      self.isTaken = isTaken
    }
  }

  private static func open(_ file: String) -> Result<Int32, Problem> {
    let created = Glibc.open(file, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    if created >= 0 { return .success(created) }
    guard errno == EEXIST else { return .failure(Problem(String(cString: strerror(errno)))) }
    let taken = Problem("another file has this name", isTaken: true)
    // The open call is non-blocking, because it would wait on a named pipe.
    let existing = Glibc.open(file, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard existing >= 0 else { return .failure(taken) }
    var information = stat()
    var start = [UInt8](repeating: 0, count: head + 8 + mark.count)
    guard fstat(existing, &information) == 0, information.st_mode & S_IFMT == S_IFREG, information.st_nlink == 1,
      pread(existing, &start, start.count, 0) == start.count, Data(start.suffix(mark.count)) == mark,
      ftruncate(existing, 0) == 0
    else {
      close(existing)
      return .failure(taken)
    }
    return .success(existing)
  }

  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
    }
    return true
  }

  /// Returns the PNG with a text chunk after its header.
  private static func marked(_ png: Data) -> Data {
    let body = Data("tEXt".utf8) + mark
    var chunk = bigEndian(UInt32(mark.count)) + body
    chunk += bigEndian(checksum(body))
    return png.prefix(head) + chunk + png.dropFirst(head)
  }

  private static func bigEndian(_ value: UInt32) -> Data { withUnsafeBytes(of: value.bigEndian) { Data($0) } }

  /// Returns the cyclic redundancy check for a PNG chunk (ISO 3309).
  private static func checksum(_ data: Data) -> UInt32 {
    ~data.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { bits, _ in bits & 1 == 1 ? bits >> 1 ^ 0xEDB8_8320 : bits >> 1 }
    }
  }
}
