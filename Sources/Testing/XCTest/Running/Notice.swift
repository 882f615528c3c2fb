import Foundation
@_spi(Testing) import ObjectiveC

/// Logs, once for each name, that a test used API that exists by name only.
enum Notice {
  static func unsupported(_ name: String) {
    let line = "Flipside: \(name) is not supported yet; nothing happens."
    if OnceLog.isNew(line) { TestOutput.write(line) }
  }
}
