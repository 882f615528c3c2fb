import Foundation

/// What a host says about itself goes to the error output, unbuffered, after what the app has printed.
package enum HostLog {
  package static func write(_ text: String) {
    fflush(stdout)
    fputs(text + "\n", stderr)
  }

  package static func note(_ text: String) { write("flipside: " + text) }
}
