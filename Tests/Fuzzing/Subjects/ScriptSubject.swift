import Foundation
import HostModel

/// Damaged scripts, which are parsed, or refused with file and line.
struct ScriptSubject: FuzzSubject {
  static let name = "scripts"
  static let rounds = 200_000
  private let mutator: Mutator

  init(repository: URL, folder: URL) throws {
    let corpus = try Corpus(repository: repository)
    mutator = Mutator(
      corpus: corpus.files(["txt"]),
      words: Corpus.hostileValues + [
        "tap ", "drag 1 2 3 4 ", "wait 1e300", "wait -1", "\"", "\\", "\r\n", "key shift+",
      ],
      limit: 1 << 14)
  }

  func input(_ random: inout RandomBytes) -> Data { mutator.input(&random) }

  func run(_ input: Data) throws {
    do {
      _ = try Script(text: String(decoding: input, as: UTF8.self), file: "script.txt")
    } catch let error as ScriptError {
      guard error.line > 0, !error.message.isEmpty else { throw Finding("an error without a line: \(error)") }
    }
  }
}
