import CVirtualHost
import Foundation
import UIKit

/// Performs random batches, scrolls, selections and editing in a list, and compares it with a model. Afterward all
/// objects must be freed.
protocol ListSubject: FuzzSubject {
  init()
  /// Returns a random list.
  @MainActor static func list(_ random: inout RandomBytes) -> any FuzzedList
}

extension ListSubject {
  /// Each round performs a hundred batches.
  static var rounds: Int { 20 }

  init(repository: URL, folder: URL) throws {
    self.init()
    virtual_host_set_virtual(true)
    MainActor.assumeIsolated { _ = UIApplication.shared }
  }

  func input(_ random: inout RandomBytes) -> Data {
    withUnsafeBytes(of: random.next()) { Data($0) }
  }

  func run(_ input: Data) throws {
    let seed = input.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let left = try MainActor.assumeIsolated {
      var session: ListSession? = try autoreleasepool {
        var random = RandomBytes(seed: seed, round: 0)
        let list = Self.list(&random)
        let session = ListSession(list, random: random)
        try session.play(batches: 100)
        return session
      }
      let witnesses = session?.end() ?? []
      session = nil
      // Completions and actions that wait for the next turn retain their views until then.
      for _ in 0..<5 { ViewSession.frame(after: 2) }
      return witnesses.compactMap(\.object).map { "\(type(of: $0))" }
    }
    guard left.isEmpty else { throw Finding("\(left.count) views were not freed: \(Set(left).sorted())") }
  }
}
