import Foundation

/// Messages of a host about itself: to the error output, unbuffered, after the app's own output.
package enum HostLog {
  package static func write(_ text: String) {
    fflush(stdout)
    fputs(text + "\n", stderr)
  }

  package static func note(_ text: String) { write("flipside: " + text) }
}
