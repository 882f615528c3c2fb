import Foundation
import ObjectiveC

/// A PDF document for display.
///
/// ```swift
/// let url = URL(fileURLWithPath: "manual.pdf")
/// if let page = CGPDFDocument(url as CFURL)?.page(at: 1) { UIGraphicsGetCurrentContext()?.drawPDFPage(page) }
/// ```
///
/// The file is read with the command-line tools of poppler, which the launcher installs. Without them no document
/// can be opened, which is logged once.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coregraphics/cgpdfdocument>
public final class CGPDFDocument: Hashable, @unchecked Sendable {
  let data: Data
  private let contents: Locked<Contents>

  private struct Contents {
    var facts: [String: String]
    var pages: [Int: PageFacts]
    var password: String?
    var pictures: [Picture: CGImage] = [:]

    var isEncrypted: Bool { facts["Encrypted"]?.hasPrefix("yes") ?? false }
  }

  struct PageFacts {
    var rotation = 0
    var boxes: [String: CGRect] = [:]
  }

  private struct Picture: Hashable {
    let page: Int
    let resolution: Double
  }

  /// Opens the PDF file at a URL; returns nil if it is not a PDF.
  public convenience init?(_ url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data)
  }

  /// Opens a PDF from a provider's data; returns nil if it is not a PDF.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data else { return nil }
    self.init(data)
  }

  private init?(_ data: Data) {
    // The header may be preceded by other bytes, within the first 1024.
    guard data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil else { return nil }
    self.data = data
    let lines = PDFTools.information(data, password: nil)
    if lines == nil, !Self.isLocked(data) {
      Console.writeOnce(
        "Flipside: a PDF document cannot be read: pdfinfo is missing (Debian, Ubuntu: apt install poppler-utils), or the "
          + "file is damaged")
      return nil
    }
    let (facts, pages) = Self.read(lines ?? ["Encrypted: yes", "Pages: 0"])
    contents = Locked(Contents(facts: facts, pages: pages))
  }

  private static func isLocked(_ data: Data) -> Bool { data.range(of: Data("/Encrypt".utf8)) != nil }

  /// Parses the output of `pdfinfo`, such as `Pages:  2`, `Page    1 rot:   90` or `Page    1 MediaBox:      0.00
  /// 0.00   200.00   300.00`.
  private static func read(_ lines: [String]) -> ([String: String], [Int: PageFacts]) {
    var facts: [String: String] = [:]
    var pages: [Int: PageFacts] = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let words = line[..<colon].split(separator: " ")
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      if words.count == 3, words[0] == "Page", let number = Int(words[1]) {
        let numbers = value.split(separator: " ").compactMap { Double($0) }
        if words[2] == "rot" { pages[number, default: PageFacts()].rotation = Int(numbers.first ?? 0) }
        if words[2].hasSuffix("Box"), numbers.count == 4 {
          pages[number, default: PageFacts()].boxes[String(words[2])] = CGRect(
            x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
        }
      } else {
        facts[String(line[..<colon])] = value
      }
    }
    return (facts, pages)
  }

  // MARK: Properties

  /// The number of pages; 0 for a document that can't be read.
  public var numberOfPages: Int { contents.withLock { $0.facts["Pages"].flatMap { Int($0) } ?? 0 } }

  /// Returns a page, counted from 1; nil if there is no such page.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    (1...max(1, numberOfPages)).contains(pageNumber) && numberOfPages > 0
      ? CGPDFPage(document: self, pageNumber: pageNumber) : nil
  }

  /// Whether the document is protected by a password.
  public var isEncrypted: Bool { contents.withLock { $0.isEncrypted } }
  /// Whether the document can be displayed: it needs no password, or the correct one was given.
  public var isUnlocked: Bool { contents.withLock { !$0.isEncrypted || !$0.pages.isEmpty } }
  /// Whether the document's author allows printing.
  public var allowsPrinting: Bool { contents.withLock { $0.facts["Encrypted"]?.contains("print:no") != true } }
  /// Whether the document's author allows copying.
  public var allowsCopying: Bool { contents.withLock { $0.facts["Encrypted"]?.contains("copy:no") != true } }

  /// Unlocks the document with a password.
  ///
  /// - Returns: whether the document is unlocked now.
  public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool {
    let text = String(cString: password)
    guard let lines = PDFTools.information(data, password: text) else { return isUnlocked }
    contents.withLock {
      $0.password = text
      ($0.facts, $0.pages) = Self.read(lines)
    }
    return isUnlocked
  }

  /// Returns the version of the PDF format, such as 1 and 7.
  public func getVersion(majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>) {
    let parts = contents.withLock { $0.facts["PDF version"] ?? "1.0" }.split(separator: ".").compactMap {
      Int32($0)
    }
    majorVersion.pointee = parts.first ?? 1
    minorVersion.pointee = parts.count > 1 ? parts[1] : 0
  }

  func facts(of page: Int) -> PageFacts {
    contents.withLock { $0.pages[page] ?? $0.pages[1] ?? PageFacts() }
  }

  /// Returns a page rendered by `pdftocairo`, with the rotation that the file specifies; the picture is cached.
  func picture(of page: Int, resolution: Double) -> CGImage? {
    let key = Picture(page: page, resolution: resolution)
    let (known, password) = contents.withLock { ($0.pictures[key], $0.password) }
    if let known { return known }
    guard
      let png = PDFTools.picture(data, page: page, resolution: resolution, password: password),
      let provider = CGDataProvider(data: png),
      let image = CGImage(
        pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    else { return nil }
    contents.withLock {
      if $0.pictures.count >= 8 { $0.pictures.removeAll() }
      $0.pictures[key] = image
    }
    return image
  }

  public static func == (a: CGPDFDocument, b: CGPDFDocument) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The boundary boxes of a page.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coregraphics/cgpdfbox>
public enum CGPDFBox: Int32, Sendable {
  /// The media box: the physical medium on which the page is printed.
  case mediaBox = 0
  /// The crop box: the visible region of the page.
  case cropBox = 1
  /// The bleed box: the printed region, including a margin that is trimmed.
  case bleedBox = 2
  /// The trim box: the page after trimming.
  case trimBox = 3
  /// The art box: the extent of the page's content.
  case artBox = 4
}
