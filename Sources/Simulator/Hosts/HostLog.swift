import Foundation

/// The host's own messages. They are written to the error output without buffering, after the app's pending output.
package enum HostLog {
  package static func write(_ text: String) {
    fflush(stdout)
    fputs(text + "\n", stderr)
  }

  package static func note(_ text: String) { write("flipside: " + text) }
}
