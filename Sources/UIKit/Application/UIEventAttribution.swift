import Foundation

/// The attribution of a tap on an advertisement to its content, for measurements that do not identify the user. It
/// is stored with the options that contain it; Flipside measures and sends nothing.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uieventattribution>
@preconcurrency @MainActor open class UIEventAttribution: NSObject, @preconcurrency NSCopying {
  private let source: UInt8
  private let destination: URL
  private let content: String
  private let buyer: String

  /// The number of the campaign, at most 255.
  open var sourceIdentifier: UInt8 { source }
  /// The page to which the tap leads.
  open var destinationURL: URL { destination }
  /// The URL to which reports are sent. Always nil, as nothing is sent.
  open var reportEndpoint: URL? { nil }
  /// A description of the tapped content in the user's language.
  open var sourceDescription: String { content }
  /// The name of the advertisement's purchaser.
  open var purchaser: String { buyer }

  /// Creates an attribution.
  public init(sourceIdentifier: UInt8, destinationURL: URL, sourceDescription: String, purchaser: String) {
    source = sourceIdentifier
    destination = destinationURL
    content = sourceDescription
    buyer = purchaser
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A transparent view over an advertisement, through which the system verifies that the user tapped it. Touches go
/// to the views below it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uieventattributionview>
@preconcurrency @MainActor open class UIEventAttributionView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}
