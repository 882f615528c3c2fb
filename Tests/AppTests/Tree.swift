import Foundation

/// The file that a script's `tree` writes.
struct Tree: Decodable {
  struct View: Decodable {
    let `class`: String
    let frame: [Double]
    let text: String?
    let hidden: Bool
    let children: [View]?

    var all: [View] { [self] + (children ?? []).flatMap(\.all) }
  }

  let device: String
  let size: [Double]
  let windows: [View]

  init(_ data: Data) throws { self = try JSONDecoder().decode(Tree.self, from: data) }

  func views(_ name: String) -> [View] { windows.flatMap(\.all).filter { $0.class == name } }
}
