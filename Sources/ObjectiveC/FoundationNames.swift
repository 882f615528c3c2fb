import Foundation

// What Apple's Foundation has in Swift and the one on Linux lacks.

public typealias NSInteger = Int

extension NSURL {
  public class func fileURL(withPath path: String) -> URL { URL(fileURLWithPath: path) }
  public class func fileURL(withPath path: String, isDirectory isDir: Bool) -> URL {
    URL(fileURLWithPath: path, isDirectory: isDir)
  }
}
