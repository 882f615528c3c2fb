import CoreGraphics
import Foundation

/// Text and files that are dragged from another program.
@MainActor enum DesktopDrop {
  /// Drops them on what takes them at a point of the screen. Returns whether something did.
  @discardableResult static func perform(_ data: [InputEvent.DroppedData], at location: CGPoint) -> Bool {
    let items = data.map { UIDragItem(itemProvider: provider($0)) }
    guard !items.isEmpty, location.x.isFinite, location.y.isFinite else { return false }
    let operation = DragOperation(from: nil)
    operation.contents.items = items
    operation.contents.location = location
    // Another program's data stays there.
    operation.contents.allowsMove = false
    return operation.dropAtOnce()
  }

  private static func provider(_ data: InputEvent.DroppedData) -> NSItemProvider {
    switch data {
    case .text(let text): return provider(text)
    case .file(let url): return provider(url)
    }
  }

  /// An address is offered as one, too.
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

  /// The file's contents by the type of its name, read when they are asked for, and its address.
  private static func provider(_ url: URL) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.suggestedName = url.deletingPathExtension().lastPathComponent
    let type = types[url.pathExtension.lowercased()] ?? "public.data"
    provider.registerDataRepresentation(forTypeIdentifier: type) { handler in
      do { handler(try Data(contentsOf: url), nil) } catch { handler(nil, error) }
      return nil
    }
    provider.registerDataRepresentation(forTypeIdentifier: "public.file-url") { handler in
      handler(Data(url.absoluteString.utf8), nil)
      return nil
    }
    return provider
  }

  private static let types = [
    "txt": "public.utf8-plain-text", "text": "public.utf8-plain-text", "md": "public.utf8-plain-text",
    "csv": "public.utf8-plain-text", "swift": "public.utf8-plain-text", "json": "public.json", "xml": "public.xml",
    "html": "public.html", "htm": "public.html", "rtf": "public.rtf", "png": "public.png", "jpg": "public.jpeg",
    "jpeg": "public.jpeg", "gif": "com.compuserve.gif", "webp": "org.webmproject.webp", "heic": "public.heic",
    "tiff": "public.tiff", "bmp": "com.microsoft.bmp", "pdf": "com.adobe.pdf", "zip": "public.zip-archive",
    "mp4": "public.mpeg-4", "mov": "com.apple.quicktime-movie", "mp3": "public.mp3", "vcf": "public.vcard",
  ]
}
