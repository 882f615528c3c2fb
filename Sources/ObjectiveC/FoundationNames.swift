import Foundation

// What Apple's Foundation has in Swift and the one on Linux lacks.

public typealias NSInteger = Int

extension Timer {
  /// A timer that never fires, as a placeholder for one to come.
  public convenience init() { self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in } }
}

extension NSURL {
  public class func fileURL(withPath path: String) -> URL { URL(fileURLWithPath: path) }
  public class func fileURL(withPath path: String, isDirectory isDir: Bool) -> URL {
    URL(fileURLWithPath: path, isDirectory: isDir)
  }
}
