import Foundation
import SourceBridge

/// Damaged Swift sources, each of which is bridged line for line.
struct SourceSubject: FuzzSubject {
  static let name = "sources"
  static let rounds = 1200
  private let mutator: Mutator

  init(repository: URL, folder: URL) throws {
    let corpus = try Corpus(repository: repository)
    mutator = Mutator(
      corpus: corpus.files(["swift"]),
      words: [
        "@objc ", "@objcMembers ", "#selector(", "#keyPath(", "@IBAction ", "@IBOutlet ", "#if os(iOS)", "#endif",
        "{", "}",
        "@NSManaged ", "extension ", "class A: UIView {", "\"\"\"", "\\(", "/*", "*/", "#colorLiteral(",
        "override ",
        "@UIApplicationMain", "protocol P { @objc optional func f() }", "#available(iOS 26, *)", "dynamic ",
        "\u{0}",
      ], limit: 1 << 15)
  }

  func input(_ random: inout RandomBytes) -> Data { mutator.input(&random) }

  func run(_ input: Data) throws {
    let text = String(decoding: input, as: UTF8.self)
    let bridge = SourceBridge()
    guard let bridged = bridge.bridge([.init(path: "/a/A.swift", text: text)]).first else {
      throw Finding("a source file came to nothing")
    }
    // Errors must name the user's own lines, so none may be lost; the header adds some.
    let newlines = text.utf8.count { $0 == 10 }
    guard bridged.utf8.count(where: { $0 == 10 }) >= newlines else {
      throw Finding("\(newlines) lines became fewer")
    }
  }
}
