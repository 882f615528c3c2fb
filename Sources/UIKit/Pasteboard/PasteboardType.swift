/// The types of values on pasteboards, the preferred one first.
enum PasteboardType {
  static let text = ["public.utf8-plain-text", "public.text", "public.plain-text"]
  static let url = ["public.url"]
  static let image = ["public.png", "public.jpeg", "com.compuserve.gif", "public.image"]
  /// Text with its attributes, an `NSAttributedString`.
  static let attributedText = "com.apple.uikit.attributedstring"
  static let rtf = "public.rtf"
  static let color = ["com.apple.uikit.color"]

  /// Returns an item in which every value has a type, including those that were given as `typeAutomatic`.
  static func resolved(_ item: [String: Any]) -> [String: Any] {
    guard let value = item[UIPasteboard.typeAutomatic] else { return item }
    var item = item
    item[UIPasteboard.typeAutomatic] = nil
    switch value {
    case is String, is NSAttributedString: item[text[0]] = value
    case is URL: item[url[0]] = value
    case is UIImage: item[image[0]] = value
    case is UIColor: item[color[0]] = value
    default: Unsupported.log("UIPasteboard.typeAutomatic for \(type(of: value))")
    }
    return item
  }

  static func string(_ item: [String: Any]) -> String? {
    for type in text {
      switch item[type] {
      case let string as String: return string
      case let string as NSAttributedString: return string.string
      case let data as Data: return String(decoding: data, as: UTF8.self)
      default: continue
      }
    }
    return link(item)?.absoluteString
  }

  static func rtfData(_ text: NSAttributedString) -> Data? {
    try? text.data(from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: rtfType])
  }

  private static let rtfType = NSAttributedString.DocumentType.rtf

  /// Returns the text of an item with its attributes; nil if it contains no text.
  static func styledText(_ item: [String: Any]) -> NSAttributedString? {
    if let text = item[attributedText] as? NSAttributedString { return text }
    guard let data = item[rtf] as? Data else { return nil }
    return try? NSAttributedString(data: data, options: [.documentType: rtfType], documentAttributes: nil)
  }

  static func link(_ item: [String: Any]) -> URL? {
    switch item[url[0]] {
    case let url as URL: url
    case let text as String: URL(string: text)
    case let data as Data: URL(string: String(decoding: data, as: UTF8.self))
    default: nil
    }
  }

  static func picture(_ item: [String: Any]) -> UIImage? {
    for type in image {
      if let picture = item[type] as? UIImage { return picture }
      if let picture = (item[type] as? Data).flatMap({ UIImage(data: $0) }) { return picture }
    }
    return nil
  }

  static func data(_ value: Any) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    default: nil
    }
  }
}

/// The contents of one pasteboard, which objects of the same name share.
final class PasteboardStore: Sendable {
  private struct Contents {
    var items: [[String: Any]] = []
    var expires: Date?
    var count = 0
    /// The text that was written to the host's clipboard, or last read from it.
    var hostText: String?
  }

  private let contents = Locked(Contents())
  private let isGeneral: Bool

  init(isGeneral: Bool) { self.isGeneral = isGeneral }

  var items: [[String: Any]] {
    takeHostText()
    return contents.withLock { contents in
      if let expires = contents.expires, expires <= Date() { return [] }
      return contents.items
    }
  }

  var changeCount: Int {
    takeHostText()
    return contents.withLock { $0.count }
  }

  func replace(_ items: [[String: Any]], expires: Date?) {
    let text = items.first.flatMap(PasteboardType.string)
    if isGeneral { HostClipboard.shared?.write(text ?? "") }
    contents.withLock { contents in
      contents.items = items
      contents.expires = expires
      contents.count += 1
      contents.hostText = text ?? ""
    }
  }

  /// Reads the host's clipboard, because other programs may have changed it.
  private func takeHostText() {
    guard isGeneral, let clipboard = HostClipboard.shared else { return }
    let text = clipboard.read()
    contents.withLock { contents in
      guard text != contents.hostText ?? "" else { return }
      contents.hostText = text
      contents.items = text.isEmpty ? [] : [[PasteboardType.text[0]: text]]
      contents.expires = nil
      contents.count += 1
    }
  }
}

/// The computer's clipboard, if the host has one.
package struct HostClipboard {
  /// Empty: there is no text.
  let read: () -> String
  let write: (String) -> Void

  package init(read: @escaping () -> String, write: @escaping (String) -> Void) {
    self.read = read
    self.write = write
  }

  /// The host's clipboard; the host sets it before the app runs.
  package static var shared: HostClipboard? {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  private static let current = Locked<HostClipboard?>(nil)
}
