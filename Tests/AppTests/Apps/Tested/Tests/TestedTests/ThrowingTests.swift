import Foundation
import Testing

struct Thrown: Error {}

// The macro knows the place in the bridged file.
@Test func throwsOut() throws { throw Thrown() }

/// The bridge rewrites the file for this class.
final class Rewritten: NSObject {
  @objc func act() {}
}
