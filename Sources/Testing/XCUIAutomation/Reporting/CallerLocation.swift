internal import CVirtualHost
import Foundation
import Glibc

/// The location of the test's call that fails. As with Apple's XCUIAutomation, elements have no location
/// parameters, so it is read from the call stack.
enum CallerLocation {
  static func find() -> XCTSourceCodeLocation? {
    var frames = [main_thread_frame](repeating: main_thread_frame(), count: 64)
    let count = Int(main_thread_backtrace(&frames, 64))
    let bundles = images()
    for frame in frames.prefix(max(0, count)) {
      guard let pointer = frame.address else { continue }
      // A return address is after the call instruction.
      let address = UInt(bitPattern: pointer) - 1
      guard let image = bundles.first(where: { $0.range.contains(address) }),
        let location = line(of: address - image.base, in: image.path)
      else { continue }
      return location
    }
    return nil
  }

  /// Returns the memory ranges of the loaded test bundles.
  private static func images() -> [(path: String, base: UInt, range: Range<UInt>)] {
    // Foundation would read nothing, because the file reports a size of zero.
    guard let maps = fopen("/proc/self/maps", "r") else { return [] }
    defer { fclose(maps) }
    var found: [(path: String, base: UInt, range: Range<UInt>)] = []
    var buffer = [CChar](repeating: 0, count: 8_192)
    while fgets(&buffer, Int32(buffer.count), maps) != nil {
      let line = String(cString: buffer).trimmingCharacters(in: .newlines)
      guard let slash = line.firstIndex(of: "/"), line[slash...].contains(".xctest/") else { continue }
      let limits = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard limits.count == 2 else { continue }
      let path = String(line[slash...])
      // The first mapping of a file is at its base address.
      let base = found.first { $0.path == path }?.base ?? limits[0]
      found.append((path, base, limits[0]..<limits[1]))
    }
    return found
  }

  /// Returns the line with the debugging tools that come with the compiler.
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
