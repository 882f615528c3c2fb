import Foundation
import UIKit

/// Damaged pictures of every format: decoded, drawn, encoded.
struct ImageSubject: FuzzSubject {
  static let name = "images"
  static let rounds = 150_000
  private let mutator: Mutator

  init(repository: URL, folder: URL) throws {
    let corpus = try Corpus(repository: repository)
    mutator = Mutator(
      corpus: corpus.files(["png", "jpg", "gif", "webp"]),
      words: ["IHDR", "IDAT", "PLTE", "acTL", "RIFF", "VP8L", "\u{7F}\u{7F}\u{7F}\u{7F}", "\u{0}\u{0}\u{0}\u{0}"],
      limit: 1 << 16)
  }

  func input(_ random: inout RandomBytes) -> Data { mutator.input(&random) }

  func run(_ input: Data) throws {
    guard let image = UIImage(data: input, scale: 2) else { return }
    guard image.size.width.isFinite, image.size.width >= 0, image.size.height >= 0 else {
      throw Finding("an image of \(image.size)")
    }
    let small = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    guard small.pngData() != nil else { throw Finding("a drawn image has no PNG") }
  }
}
