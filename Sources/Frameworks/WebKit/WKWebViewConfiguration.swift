@_exported import Foundation
import ObjectiveC
@_exported import UIKit

/// The configuration of a web view.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject {
  /// The preferences for pages.
  open var preferences = WKPreferences()
  /// The default preferences for navigation to pages.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The scripts of pages and the handlers of their messages.
  open var userContentController = WKUserContentController()
  /// The store of data from pages.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The process pool. It has no effect.
  open var processPool = WKProcessPool()
  /// Whether videos play inside the page. It has no effect.
  open var allowsInlineMediaPlayback = false
  /// Whether AirPlay is allowed. It has no effect.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether picture in picture is allowed. It has no effect.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether pages are shown only after they have been loaded completely. It has no effect.
  open var suppressesIncrementalRendering = false
  /// The name of the app in the user agent string. It has no effect.
  open var applicationNameForUserAgent: String?
  /// The types of media that only the user may start. They have no effect.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// The kinds of data that become links. They have no effect.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  public override nonisolated init() { super.init() }
}

/// Types of media in pages.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Audio.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Video.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// All media.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// Kinds of data that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Phone numbers.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// Links.
  public static let link = WKDataDetectorTypes(rawValue: 2)
  /// All kinds of data.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// Preferences for pages.
@preconcurrency @MainActor open class WKPreferences: NSObject {
  /// The minimum font size in points. It has no effect.
  open var minimumFontSize: CGFloat = 0
  /// Whether scripts are enabled. It has no effect.
  open var javaScriptEnabled = true
  /// Whether scripts may open windows. It has no effect.
  open var javaScriptCanOpenWindowsAutomatically = false
  public override nonisolated init() { super.init() }
}

/// Preferences for navigation to a page.
@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
  /// The content mode of a page.
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
  /// Whether the page's scripts are enabled. It has no effect.
  open var allowsContentJavaScript = true
  /// The preferred content mode. It has no effect.
  open var preferredContentMode = ContentMode.recommended
  public override nonisolated init() { super.init() }
}

/// A pool of processes for pages. It has no effect.
@preconcurrency @MainActor open class WKProcessPool: NSObject {
  public override nonisolated init() { super.init() }
}

/// The data that web pages store, which is always empty.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore()
  /// Returns the default store.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// Returns a new store in memory.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// Returns the types of stored data; always empty.
  open class func allWebsiteDataTypes() -> Set<String> { [] }
  /// Whether the data is stored permanently; always false.
  open var isPersistent: Bool { false }
  /// Removes data, of which there is none, and calls the handler.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
}
