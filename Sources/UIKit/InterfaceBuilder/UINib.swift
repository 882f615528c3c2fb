import CoreGraphics

/// The objects of an Interface Builder file, which is read once and instantiated any number of times.
///
/// ```swift
/// class RatingView: UIView {
///   @IBOutlet var stars: [UIImageView] = []
///
///   func load() {
///     let nib = UINib(nibName: "RatingView", bundle: nil)
///     for case let content as UIView in nib.instantiate(withOwner: self) { addSubview(content) }
///   }
/// }
/// ```
///
/// A file that is missing or can't be read is logged with its name, and results in no objects.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uinib>
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The keys of options for creating a nib's objects.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects for the file's placeholders, by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let bundle: Bundle
  private let document: NibDocument?

  /// Creates a nib of the file `name.xib` in the bundle (nil for the main bundle). A file that is missing or can't
  /// be read is logged.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    bundle = bundleOrNil ?? .main
    document = UINib.document(name, in: bundle)
    super.init()
  }

  /// Creates a nib from the contents of a file, with the bundle of its images; nil for the main one.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    bundle = bundleOrNil ?? .main
    do {
      document = try NibDocument.from(data)
    } catch {
      Console.write("\((error as? NibDocument.ReadingError)?.message ?? "\(error)")")
      document = nil
    }
    super.init()
  }

  /// Creates a file without objects.
  public override init() {
    bundle = .main
    document = nil
    super.init()
  }

  package init(document: NibDocument, bundle: Bundle) {
    self.document = document
    self.bundle = bundle
    super.init()
  }

  static func document(_ name: String, in bundle: Bundle) -> NibDocument? {
    guard let path = NibFiles.path(name, type: "xib", in: bundle) else {
      ExceptionReport.raise(
        .internalInconsistencyException,
        "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'"
      )
      return nil
    }
    do {
      return try NibDocument.at(path)
    } catch {
      Console.write((error as? NibDocument.ReadingError)?.message ?? "\(error)")
      return nil
    }
  }

  /// Creates the file's objects, connects them, and calls their `awakeFromNib()`.
  /// - Returns: the top-level objects, without the placeholders.
  @discardableResult open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    guard let document else { return [] }
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    let loading = NibLoading(
      document: document, scope: document.objects, bundle: bundle, owner: ownerOrNil.map { $0 as AnyObject },
      external: external.mapValues { $0 as AnyObject })
    var made: [Any] = []
    for element in document.objects.elements {
      guard let object = loading.object(element), element.name != "placeholder" else { continue }
      made.append(object)
    }
    loading.finish()
    return made
  }
}

extension Bundle {
  /// Creates the objects of `name.xib`.
  /// - Returns: the top-level objects; nil if there is no such file.
  @preconcurrency @MainActor @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    guard NibFiles.path(name, type: "xib", in: self) != nil else {
      _ = UINib.document(name, in: self)
      return nil
    }
    return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
