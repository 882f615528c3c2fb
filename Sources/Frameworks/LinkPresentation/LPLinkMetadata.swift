import ObjectiveC
@_exported import UIKit

/// The metadata of a link: its title, URL and images.
open class LPLinkMetadata: NSObject, NSCopying, NSSecureCoding {
  /// The URL of the request.
  open var originalURL: URL?
  /// The URL of the page after redirections.
  open var url: URL?
  /// The title of the page.
  open var title: String?
  /// The provider of the page's icon.
  open var iconProvider: NSItemProvider?
  /// The provider of an image that represents the page.
  open var imageProvider: NSItemProvider?
  /// The provider of a video that represents the page.
  open var videoProvider: NSItemProvider?
  /// The URL of a video that represents the page.
  open var remoteVideoURL: URL?

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    title = coder.decodeObject(of: NSString.self, forKey: "title").map { String(describing: $0) }
    url = coder.decodeObject(of: NSURL.self, forKey: "URL").map { $0 as URL }
    originalURL = coder.decodeObject(of: NSURL.self, forKey: "originalURL").map { $0 as URL }
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {
    if let title { coder.encode(NSString(string: title), forKey: "title") }
    if let url { coder.encode(url as NSURL, forKey: "URL") }
    if let originalURL { coder.encode(originalURL as NSURL, forKey: "originalURL") }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    copy.originalURL = originalURL
    copy.url = url
    copy.title = title
    copy.iconProvider = iconProvider
    copy.imageProvider = imageProvider
    copy.videoProvider = videoProvider
    copy.remoteVideoURL = remoteVideoURL
    return copy
  }
}

/// The domain of errors of LinkPresentation.
public let LPErrorDomain = "LPErrorDomain"

/// An error of fetching metadata, with codes as in `LPErrorCode`.
public struct LPError: Error, CustomNSError, Equatable {
  /// The codes of these errors.
  public enum Code: Int, Sendable {
    /// An unknown error.
    case unknown = 1
    /// The metadata could not be fetched.
    case metadataFetchFailed = 2
    /// The request was canceled.
    case metadataFetchCancelled = 3
    /// The request did not finish within its time limit.
    case metadataFetchTimedOut = 4
    /// The app may not fetch metadata.
    case metadataFetchNotAllowed = 5
  }
  /// The code of the error.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
  /// The domain of these errors.
  public static var errorDomain: String { LPErrorDomain }
  /// The code of the error as an integer.
  public var errorCode: Int { code.rawValue }
}

/// A provider that fetches the metadata of a URL. For a file the title is its name; fetching pages from the network
/// always fails.
open class LPMetadataProvider: NSObject {
  /// Whether images and videos are fetched. It has no effect.
  open var shouldFetchSubresources = true
  /// The time-out in seconds. It has no effect.
  open var timeout: TimeInterval = 30
  private var isCancelled = false

  public override init() { super.init() }

  /// Fetches the metadata of a URL and passes it to the handler.
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { [self] in
      guard !isCancelled else { return completionHandler(nil, LPError(.metadataFetchCancelled)) }
      guard url.isFileURL else {
        Unsupported.log(
          "LPMetadataProvider.startFetchingMetadata(for:completionHandler:) of \(url.scheme ?? "no") URLs")
        return completionHandler(nil, LPError(.metadataFetchFailed))
      }
      guard FileManager.default.fileExists(atPath: url.path) else {
        return completionHandler(nil, LPError(.metadataFetchFailed))
      }
      let metadata = LPLinkMetadata()
      metadata.originalURL = url
      metadata.url = url
      metadata.title = url.lastPathComponent
      completionHandler(metadata, nil)
    }
  }

  /// Fetches the metadata of a URL.
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    try await withCheckedThrowingContinuation { continuation in
      startFetchingMetadata(for: url) { metadata, error in
        // This is safe because the object was just created and is handed over to the waiting task.
        nonisolated(unsafe) let metadata = metadata
        if let metadata {
          continuation.resume(returning: metadata)
        } else {
          continuation.resume(throwing: error ?? LPError(.unknown))
        }
      }
    }
  }

  /// Cancels the request.
  open func cancel() { isCancelled = true }
}

/// A view that shows a link's title and host.
@preconcurrency @MainActor open class LPLinkView: UIView {
  private let titleLabel = UILabel()
  private let hostLabel = UILabel()

  /// The metadata that is shown.
  open var metadata: LPLinkMetadata { didSet { show() } }

  /// Creates a view for a URL, which shows the host.
  public init(url: URL) {
    metadata = LPLinkMetadata()
    super.init(frame: .zero)
    metadata.url = url
    setUp()
  }

  /// Creates a view for metadata that the app provides.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
    setUp()
  }

  public override init(frame: CGRect) {
    metadata = LPLinkMetadata()
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    metadata = LPLinkMetadata()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    clipsToBounds = true
    titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    hostLabel.font = .systemFont(ofSize: 13)
    hostLabel.textColor = .secondaryLabel
    addSubview(titleLabel)
    addSubview(hostLabel)
    show()
  }

  private func show() {
    titleLabel.text = metadata.title ?? metadata.url?.host ?? metadata.url?.absoluteString
    hostLabel.text = metadata.url?.host
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: min(300, max(titleLabel.intrinsicContentSize.width, hostLabel.intrinsicContentSize.width) + 24),
      height: 60)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = CGRect(x: 12, y: 11, width: max(0, bounds.width - 24), height: 19)
    hostLabel.frame = CGRect(x: 12, y: 32, width: max(0, bounds.width - 24), height: 17)
  }
}
