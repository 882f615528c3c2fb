import Foundation
import Synchronization

/// Logs, once for each name, that a test used API that exists by name only.
enum Notice {
  private static let told = Mutex<Set<String>>([])

  static func unsupported(_ name: String) {
    if told.withLock({ $0.insert(name).inserted }) {
      TestOutput.write("Flipside: \(name) is not supported yet; nothing happens.")
    }
  }
}
