import Foundation

// What Apple's Foundation has in Swift and the one on Linux lacks.

public typealias NSInteger = Int

/// The greatest `Float`, as C's mathematics on Apple's systems call it.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
/// The same as `MAXFLOAT`.
public let HUGE: Float = MAXFLOAT

extension NumberFormatter {
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    case behavior10_4 = 1040
  }
  /// Always that of Mac OS X 10.4: iOS has no other, and it is the default.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}

extension DateFormatter {
  public enum Behavior: UInt, Sendable {
    case `default` = 0
    case behavior10_4 = 1040
  }
  /// Always that of Mac OS X 10.4: iOS has no other, and it is the default.
  public var formatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}

extension NSURL {
  public class func fileURL(withPath path: String) -> URL { URL(fileURLWithPath: path) }
  public class func fileURL(withPath path: String, isDirectory isDir: Bool) -> URL {
    URL(fileURLWithPath: path, isDirectory: isDir)
  }
}
