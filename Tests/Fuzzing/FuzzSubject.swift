import Foundation

/// A reader of files, or an interface, that must handle any input.
protocol FuzzSubject {
  /// The word on the command line.
  static var name: String { get }
  /// The number of rounds that take about a minute on one core; continuous integration runs that many.
  static var rounds: Int { get }

  /// Creates the subject.
  /// - Parameter folder: empty at first, for the subject's own files.
  init(repository: URL, folder: URL) throws

  /// The input of a round. It depends on the generator alone, so that it can be made again after a crash.
  func input(_ random: inout RandomBytes) -> Data

  /// Reads the input. A trap, an endless loop, memory without bounds, or a thrown error is a finding.
  func run(_ input: Data) throws
}

/// A violated condition of the code under test that is not a trap.
struct Finding: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
