import Foundation
@_spi(Testing) import ObjectiveC

/// Logs that a test used API without an implementation, once for each name.
enum Notice {
  static func unsupported(_ name: String) {
    let line = "Flipside: \(name) is not supported yet; nothing happens."
    if OnceLog.isNew(line) { TestOutput.write(line) }
  }
}
