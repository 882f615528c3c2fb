import CoreGraphics
import Foundation

/// A drop of text and files that are dragged from another program.
@MainActor enum DesktopDrop {
  /// Drops the data on the target at a point of the screen. Returns whether there was one.
  @discardableResult static func perform(_ data: [InputEvent.DroppedData], at location: CGPoint) -> Bool {
    let items = data.map { UIDragItem(itemProvider: provider($0)) }
    guard !items.isEmpty, location.x.isFinite, location.y.isFinite else { return false }
    let operation = DragOperation(from: nil)
    operation.contents.items = items
    operation.contents.location = location
    // The data of another program cannot be moved.
    operation.contents.allowsMove = false
    return operation.dropAtOnce()
  }

  private static func provider(_ data: InputEvent.DroppedData) -> NSItemProvider {
    switch data {
    case .text(let text): return provider(text)
    case .file(let url): return NSItemProvider(contentsOf: url) ?? NSItemProvider()
    }
  }

  /// Returns a provider of a text; a text that is a URL is offered as a URL, too.
  private static func provider(_ text: String) -> NSItemProvider {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let url = NSURL(string: trimmed),
      ["http", "https", "mailto", "ftp"].contains(url.scheme?.lowercased() ?? "")
    else { return NSItemProvider(object: NSString(string: text)) }
    let provider = NSItemProvider(object: url)
    provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { handler in
      handler(Data(text.utf8), nil)
      return nil
    }
    return provider
  }
}
