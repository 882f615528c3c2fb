import Foundation

/// A printer. The only printer writes PDF files.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiprinter>
@preconcurrency @MainActor open class UIPrinter: NSObject {
  /// The kinds of job that a printer supports.
  public struct JobTypes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The kinds are not known.
    public static var unknown: JobTypes { [] }
    /// Documents.
    public static var document: JobTypes { JobTypes(rawValue: 1) }
    /// Envelopes.
    public static var envelope: JobTypes { JobTypes(rawValue: 2) }
    /// Labels that are cut.
    public static var label: JobTypes { JobTypes(rawValue: 4) }
    /// Photos.
    public static var photo: JobTypes { JobTypes(rawValue: 8) }
    /// Receipts on paper from a roll.
    public static var receipt: JobTypes { JobTypes(rawValue: 16) }
    /// Documents and photos on paper from a roll.
    public static var roll: JobTypes { JobTypes(rawValue: 32) }
    /// Documents larger than ISO A3.
    public static var largeFormat: JobTypes { JobTypes(rawValue: 64) }
    /// Postcards.
    public static var postcard: JobTypes { JobTypes(rawValue: 128) }
  }

  /// The positions at which a printer cuts paper from a roll.
  public enum CutterBehavior: Int, Sendable {
    /// The paper is not cut.
    case noCut = 0
    /// The printer's own default.
    case printerDefault = 1
    /// After each page.
    case cutAfterEachPage = 2
    /// After each copy.
    case cutAfterEachCopy = 3
    /// After the whole job.
    case cutAfterEachJob = 4
  }

  /// Creates an object for the printer that writes PDF files.
  public override init() {
    url = PrintSpool.address
    super.init()
  }

  /// Creates an object for a printer that was used before.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// The printer's address.
  open private(set) var url: URL
  /// The printer's name.
  open var displayName: String { isFiles ? "PDF" : url.host ?? url.lastPathComponent }
  /// The printer's location; nil if it is not known.
  open var displayLocation: String? { isFiles ? "Files" : nil }
  /// The kinds of job that the printer supports; unknown for printers that cannot be reached.
  open var supportedJobTypes: UIPrinter.JobTypes { isFiles ? [.document, .photo] : .unknown }
  /// The printer's manufacturer and model; nil if they are not known.
  open var makeAndModel: String? { nil }
  /// Whether the printer has colors.
  open var supportsColor: Bool { isFiles }
  /// Whether the printer prints on both sides of the paper.
  open var supportsDuplex: Bool { false }

  /// Contacts the printer for its capabilities, and calls the closure with whether it is available.
  open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) {
    // Called once, on the main queue.
    nonisolated(unsafe) let handler = completionHandler
    let isThere = isFiles
    DispatchQueue.main.async { handler?(isThere) }
  }

  /// Contacts the printer for its capabilities, and returns whether it is available.
  open func contactPrinter() async -> Bool { isFiles }

  /// Returns whether an object represents the same printer.
  open override func isEqual(_ object: Any?) -> Bool {
    uncheckedMainActor { (object as? UIPrinter)?.url == url }
  }
  open override var hash: Int { uncheckedMainActor { url.hashValue } }

  private var isFiles: Bool { url == PrintSpool.address }

  /// The printer that writes PDF files.
  static let files = UIPrinter(url: PrintSpool.address)
}
