import Foundation

/// Values that identify the machine and the process, and that are the same in every run without a window: the
/// numbers in lines of `NSLog`, and the machine's properties in `ProcessInfo`. The symbols of Foundation's
/// functions refer to these functions.
enum HostIdentity {
  static let isFixed = ProcessInfo.processInfo.environment["FLIPSIDE_REPEATABLE"] != nil

  /// Six processors and six gigabytes, as in a phone of the time of iOS 17.
  static let processors = 6
  static let memory: UInt64 = 6 << 30

  /// Writes a line of `NSLog` with the time of the app's clock and the names of the app, process and thread.
  static func log(_ message: String) {
    let time = DateFormatter()
    time.locale = Locale(identifier: "en_US_POSIX")
    time.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
    let name = ProcessInfo.processInfo.processName
    let line = "\(time.string(from: Date())) \(name)[1000:100] \(message)\n"
    // A FileHandle would end the app if standard error is closed or full.
    var rest = Array(line.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
  }
}

@_silgen_name("flipside_hostName")
package func hostName() -> String { HostIdentity.isFixed ? "iPhone" : systemHostName() }

@_silgen_name("flipside_processorCount")
package func hostProcessorCount() -> Int {
  HostIdentity.isFixed ? HostIdentity.processors : sysconf(Int32(_SC_NPROCESSORS_CONF))
}

@_silgen_name("flipside_activeProcessorCount")
package func hostActiveProcessorCount() -> Int {
  HostIdentity.isFixed ? HostIdentity.processors : sysconf(Int32(_SC_NPROCESSORS_ONLN))
}

@_silgen_name("flipside_physicalMemory")
package func hostPhysicalMemory() -> UInt64 {
  HostIdentity.isFixed ? HostIdentity.memory : UInt64(sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE)))
}

private func systemHostName() -> String {
  var name = [CChar](repeating: 0, count: 256)
  guard gethostname(&name, name.count - 1) == 0 else { return "localhost" }
  return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
