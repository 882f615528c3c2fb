import Foundation

/// Says which content a tap on an advertisement came from, for measurements that do not tell who tapped. It is kept with
/// the options that it is given to; nothing is measured or sent here.
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
  /// Where reports are sent. Nil here, as nothing is sent.
  open var reportEndpoint: URL? { nil }
  /// What was tapped, in the user's language.
  open var sourceDescription: String { content }
  /// Who bought the place of the content.
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

/// A transparent view over an advertisement, by which the system knows that the user has tapped it. Touches go to what is
/// below it.
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
