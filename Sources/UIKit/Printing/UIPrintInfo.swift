import CoreGraphics

/// The description of a print job: its name, its kind of output, and the orientation of its pages.
///
/// ```swift
/// let info = UIPrintInfo.printInfo()
/// info.jobName = "Invoice"
/// info.outputType = .grayscale
/// UIPrintInteractionController.shared.printInfo = info
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiprintinfo>
@preconcurrency @MainActor
open class UIPrintInfo: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
  /// The kind of content, by which paper and quality are chosen.
  public enum OutputType: Int, Sendable {
    /// Text and graphics in color.
    case general = 0
    /// Images in color, of the best quality.
    case photo = 1
    /// Text and graphics in black alone.
    case grayscale = 2
    /// Images in black alone.
    case photoGrayscale = 3
  }

  /// The orientation of pages on the paper.
  public enum Orientation: Int, Sendable {
    /// The paper is higher than wide.
    case portrait = 0
    /// The paper is wider than high.
    case landscape = 1
  }

  /// Whether both sides of the paper are printed.
  public enum Duplex: Int, Sendable {
    /// One-sided.
    case none = 0
    /// Both sides are printed; the sheets are turned like the pages of a book.
    case longEdge = 1
    /// Both sides are printed; the sheets are turned like those of a notepad.
    case shortEdge = 2
  }

  /// The identifier of the printer that was used last, or is to be offered first; nil for none.
  open var printerID: String?
  /// The name of the job, which is also the name of the file. By default the app's name.
  open var jobName: String
  /// The kind of content. `.general` by default.
  open var outputType = OutputType.general
  /// The orientation of the pages. `.portrait` by default.
  open var orientation = Orientation.portrait
  /// Whether both sides of the paper are printed. It has no effect, because a file has no sheets.
  open var duplex = Duplex.none

  /// Returns an object with default values.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  /// Creates an object with default values.
  public override init() {
    jobName = Self.appName
    super.init()
  }

  /// Creates an object from the value of `dictionaryRepresentation`; missing values are the default ones.
  public convenience init(dictionary: [AnyHashable: Any]?) {
    self.init()
    let values = dictionary ?? [:]
    printerID = values["UIPrintInfoPrinterIDKey"] as? String
    if let name = values["UIPrintInfoJobNameKey"] as? String { jobName = name }
    outputType = Self.value(values["UIPrintInfoOutputTypeKey"]) ?? .general
    orientation = Self.value(values["UIPrintInfoOrientationKey"]) ?? .portrait
    duplex = Self.value(values["UIPrintInfoDuplexKey"]) ?? .none
  }

  /// Decodes an object that `encode(with:)` encoded.
  public required init?(coder: NSCoder) {
    jobName = coder.decodeObject(of: NSString.self, forKey: "jobName").map { "\($0)" } ?? Self.appName
    super.init()
    printerID = coder.decodeObject(of: NSString.self, forKey: "printerID").map { "\($0)" }
    outputType = OutputType(rawValue: coder.decodeInteger(forKey: "outputType")) ?? .general
    orientation = Orientation(rawValue: coder.decodeInteger(forKey: "orientation")) ?? .portrait
    duplex = Duplex(rawValue: coder.decodeInteger(forKey: "duplex")) ?? .none
  }

  open func encode(with coder: NSCoder) {
    coder.encode(jobName, forKey: "jobName")
    coder.encode(printerID, forKey: "printerID")
    coder.encode(outputType.rawValue, forKey: "outputType")
    coder.encode(orientation.rawValue, forKey: "orientation")
    coder.encode(duplex.rawValue, forKey: "duplex")
  }

  open func copy(with zone: NSZone? = nil) -> Any { UIPrintInfo(dictionary: dictionaryRepresentation) }

  /// All values as a property list, for `init(dictionary:)`.
  open var dictionaryRepresentation: [AnyHashable: Any] {
    var values: [AnyHashable: Any] = [
      "UIPrintInfoJobNameKey": jobName, "UIPrintInfoOutputTypeKey": outputType.rawValue,
      "UIPrintInfoOrientationKey": orientation.rawValue, "UIPrintInfoDuplexKey": duplex.rawValue,
    ]
    if let printerID { values["UIPrintInfoPrinterIDKey"] = printerID }
    return values
  }

  private static var appName: String {
    let values = Bundle.main.infoDictionary ?? [:]
    return values["CFBundleDisplayName"] as? String ?? values["CFBundleName"] as? String
      ?? ProcessInfo.processInfo.processName
  }

  private static func value<Value: RawRepresentable>(_ number: Any?) -> Value? where Value.RawValue == Int {
    (number as? Int ?? (number as? NSNumber)?.intValue).flatMap { Value(rawValue: $0) }
  }
}
