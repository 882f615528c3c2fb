import Foundation
import ObjectiveC

// The objects of Foundation and UIKit that item providers transfer between apps. Their types are Apple's uniform
// type identifiers (https://developer.apple.com/documentation/uniformtypeidentifiers).

/// The error with NSItemProviderErrorCode's unexpectedValueClassError.
private let unexpectedValue = NSError(domain: NSItemProvider.errorDomain, code: -1100)

/// Returns the object if it is of the requested class; throws otherwise.
private func expected<Object>(_ object: AnyObject?, as type: Object.Type) throws -> Object {
  guard let object = object as? Object else { throw unexpectedValue }
  return object
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text", "public.url"]
  }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }

  /// Creates a text from UTF-8 data; throws for other data.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try expected(String(data: data, encoding: .utf8).map { NSString(string: $0) }, as: Self.self)
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(substring(from: 0).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

  /// Creates a URL from data; throws if the data is not a URL.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try expected(String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) }, as: Self.self)
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension UIImage: NSItemProviderWriting {
  /// The types in which an image can be written.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }

  /// Encodes the image as PNG or JPEG and passes the data to the completion handler.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 1) : pngData(), nil)
    return nil
  }
}

extension UIColor: NSItemProviderReading, NSItemProviderWriting {
  /// The types of data from which a color can be created.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  /// The types in which a color can be written.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }

  /// Creates a color from data; throws if the data is not an archived color.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    try expected(NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data), as: Self.self)
  }

  /// Archives the color and passes the data to the completion handler. Returns nil, since there is no progress to
  /// observe.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress? {
    do {
      completionHandler(try NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: true), nil)
    } catch {
      completionHandler(nil, error)
    }
    return nil
  }
}

// Values that Foundation bridges to such objects: `provider.loadObject(ofClass: String.self) { text, error in … }`.
extension NSItemProvider {
  /// Returns whether the provider has text, which includes URLs.
  public func canLoadObject(ofClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }
  /// Returns whether the provider has a URL, of a page or of a file.
  public func canLoadObject(ofClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

  /// Loads a text. The handler gets it, or nil and the error; it may be called on any thread.
  @discardableResult public func loadObject(
    ofClass: String.Type, completionHandler: @escaping (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { object, error in
      completionHandler((object as? NSString).map { "\($0)" }, error)
    }
  }

  /// Loads a URL. The handler gets it, or nil and the error; it may be called on any thread.
  @discardableResult public func loadObject(
    ofClass: URL.Type, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSURL.self) { object, error in
      completionHandler((object as? NSURL).flatMap { URL(string: $0.absoluteString) }, error)
    }
  }
}
