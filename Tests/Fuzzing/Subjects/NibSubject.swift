import Foundation
import UIKit

/// Damaged xibs: objects are made, connected and laid out.
struct NibSubject: FuzzSubject {
  static let name = "nibs"
  static let rounds = 60_000
  private let mutator: Mutator
  private let bundle: Bundle

  init(repository: URL, folder: URL) throws {
    let corpus = try Corpus(repository: repository)
    mutator = Mutator(corpus: corpus.files(["xib"]), words: Corpus.interfaceWords)
    bundle = Bundle(path: folder.path) ?? .main
  }

  func input(_ random: inout RandomBytes) -> Data { mutator.input(&random) }

  func run(_ input: Data) throws {
    MainActor.assumeIsolated {
      let objects = UINib(data: input, bundle: bundle).instantiate(withOwner: NSObject())
      for case let view as UIView in objects.prefix(50) {
        view.layoutIfNeeded()
        _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
    }
  }
}

/// Damaged storyboards: the view of the initial scene is loaded.
struct StoryboardSubject: FuzzSubject {
  static let name = "storyboards"
  static let rounds = 30_000
  private let mutator: Mutator
  private let folder: URL

  init(repository: URL, folder: URL) throws {
    let corpus = try Corpus(repository: repository)
    mutator = Mutator(corpus: corpus.files(["storyboard"]), words: Corpus.interfaceWords)
    self.folder = folder
  }

  func input(_ random: inout RandomBytes) -> Data { mutator.input(&random) }

  func run(_ input: Data) throws {
    // Each round uses a new bundle, because storyboards are cached by bundle and name.
    let home = folder.appendingPathComponent(UUID().uuidString + ".bundle")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    try input.write(to: home.appendingPathComponent("Main.storyboard"))
    guard let bundle = Bundle(path: home.path) else { throw Finding("no bundle at \(home.path)") }
    MainActor.assumeIsolated {
      let controller = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
      controller?.loadViewIfNeeded()
      controller?.view.layoutIfNeeded()
    }
  }
}
