import Foundation

/// A printer that a print service extension provides. No host uses such extensions.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiprinterdestination>
@preconcurrency @MainActor open class UIPrinterDestination: NSObject, @preconcurrency NSSecureCoding {
  nonisolated public static var supportsSecureCoding: Bool { true }
  /// The address of the printer, by IPP.
  open var url: URL
  /// The printer's name; nil stands for the name in its URL.
  open var displayName: String?
  /// The printer's properties, in the form of a DNS record.
  open var txtRecord: Data?

  /// Creates a printer at an address.
  public init(url: URL) {
    self.url = url
    super.init()
  }
  public required init?(coder: NSCoder) {
    guard let url = coder.decodeObject(forKey: "url") as? URL else { return nil }
    self.url = url
    displayName = coder.decodeObject(forKey: "displayName") as? String
    txtRecord = coder.decodeObject(forKey: "txtRecord") as? Data
    super.init()
  }
  open func encode(with coder: NSCoder) {
    coder.encode(url, forKey: "url")
    coder.encode(displayName, forKey: "displayName")
    coder.encode(txtRecord, forKey: "txtRecord")
  }
}

/// The main class of an app's extension that provides printers. No host uses such extensions.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiprintserviceextension>
@preconcurrency @MainActor open class UIPrintServiceExtension: NSObject {
  public override init() { super.init() }
  /// Returns the printers for a job. Subclasses override it; none by default.
  open func printerDestinations(for printInfo: UIPrintInfo) -> [UIPrinterDestination] { [] }
}
