internal import CVirtualHost
import Foundation
import Glibc

/// The line of the test that called what fails: Apple's elements take no line either, and look at the stack.
enum CallerLocation {
  static func find() -> XCTSourceCodeLocation? {
    var frames = [main_thread_frame](repeating: main_thread_frame(), count: 128)
    let count = Int(main_thread_backtrace(&frames, 128))
    for frame in frames.prefix(max(0, count)) {
      guard let address = frame.address, let name = frame.image else { continue }
      let image = String(cString: name)
      guard image.contains(".xctest/"), let base = base(of: image) else { continue }
      // A return address is behind the call.
      if let location = line(of: UInt(bitPattern: address) - base - 1, in: image) { return location }
    }
    return nil
  }

  /// Where the image lies in memory.
  private static func base(of image: String) -> UInt? {
    guard let maps = FileManager.default.contents(atPath: "/proc/self/maps") else { return nil }
    let line = String(decoding: maps, as: UTF8.self).split(separator: "\n").first { $0.hasSuffix(image) }
    return line.flatMap { UInt($0.prefix { $0 != "-" }, radix: 16) }
  }

  /// By the debugger's tools, which come with the compiler.
  private static func line(of offset: UInt, in image: String) -> XCTSourceCodeLocation? {
    let quoted = "'" + image.replacingOccurrences(of: "'", with: "'\\''") + "'"
    let address = "0x" + String(offset, radix: 16)
    let command =
      "llvm-symbolizer --no-inlines --functions=none --obj=\(quoted) \(address) 2>/dev/null"
      + " || addr2line -e \(quoted) \(address) 2>/dev/null"
    guard let pipe = popen(command, "r") else { return nil }
    defer { pclose(pipe) }
    var buffer = [CChar](repeating: 0, count: 4_096)
    while fgets(&buffer, Int32(buffer.count), pipe) != nil {
      let parts = String(cString: buffer).trimmingCharacters(in: .whitespacesAndNewlines)
        .split(separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 2, let file = parts.first, file != "??", !file.isEmpty,
        !file.contains("<compiler-generated>"),
        let line = Int(parts[1].prefix { $0.isNumber }), line > 0
      else { continue }
      return XCTSourceCodeLocation(filePath: String(file), lineNumber: line)
    }
    return nil
  }
}
