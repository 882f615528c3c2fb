import Foundation
import UIKit

/// Data that is stored with a test's results, such as a picture, a text or a file.
///
/// ```swift
/// let attachment = XCTAttachment(image: picture)
/// attachment.lifetime = .keepAlways
/// add(attachment)
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xctattachment>
open class XCTAttachment: NSObject, @unchecked Sendable {
  /// The lifetime of an attachment.
  public enum Lifetime: Int, Sendable {
    case keepAlways, deleteOnSuccess
  }

  /// The quality of a picture, which determines its size.
  public enum ImageQuality: Int, Sendable {
    case original, medium, low
  }

  /// The uniform type identifier of the data, such as `public.png`.
  public let uniformTypeIdentifier: String
  /// The name of the attachment in the results.
  open var name: String?
  open var userInfo: [AnyHashable: Any]?
  open var lifetime = Lifetime.deleteOnSuccess
  private let payload: () -> Data?

  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]? = nil
  ) {
    uniformTypeIdentifier = identifier ?? "public.data"
    self.name = name
    self.userInfo = userInfo
    self.payload = { payload }
  }

  private init(_ identifier: String, _ name: String?, _ payload: @escaping () -> Data?) {
    uniformTypeIdentifier = identifier
    self.name = name
    self.payload = payload
  }

  public convenience init(data payload: Data) { self.init("public.data", nil) { payload } }

  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(identifier, nil) { payload }
  }

  public convenience init(string: String) { self.init("public.plain-text", nil) { Data(string.utf8) } }

  public convenience init(archivableObject object: any NSSecureCoding) {
    self.init("com.apple.property-list", nil) {
      try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    }
  }

  public convenience init(archivableObject object: any NSSecureCoding, uniformTypeIdentifier identifier: String) {
    self.init(identifier, nil) {
      try? NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    }
  }

  public convenience init(plistObject object: Any) {
    self.init("com.apple.property-list", nil) {
      try? PropertyListSerialization.data(fromPropertyList: object, format: .xml, options: 0)
    }
  }

  public convenience init(contentsOfFile url: URL) {
    self.init(Self.type(ofFile: url), url.lastPathComponent) { try? Data(contentsOf: url) }
  }

  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String) {
    self.init(identifier, url.lastPathComponent) { try? Data(contentsOf: url) }
  }

  /// Creates a list of the folder's files, because folders are not archived here.
  public convenience init(compressedContentsOfDirectory url: URL) {
    Notice.unsupported("XCTAttachment(compressedContentsOfDirectory:)")
    self.init("public.plain-text", url.lastPathComponent) {
      let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
      return Data(names.sorted().joined(separator: "\n").utf8)
    }
  }

  public convenience init(image: UIImage) { self.init(image: image, quality: .original) }

  /// Creates an attachment of an image: a PNG file for the original quality, a JPEG file for the others.
  public convenience init(image: UIImage, quality: ImageQuality) {
    switch quality {
    case .original: self.init("public.png", nil) { image.pngData() }
    case .medium: self.init("public.jpeg", nil) { image.jpegData(compressionQuality: 0.5) }
    case .low: self.init("public.jpeg", nil) { image.jpegData(compressionQuality: 0.1) }
    }
  }

  func contents() -> Data? { payload() }

  private static let extensions = [
    "public.png": "png", "public.jpeg": "jpg", "public.plain-text": "txt", "public.text": "txt",
    "public.utf8-plain-text": "txt", "public.json": "json", "public.xml": "xml", "com.apple.property-list": "plist",
    "public.html": "html", "public.mpeg-4": "mp4", "com.adobe.pdf": "pdf", "public.svg-image": "svg",
    "com.compuserve.gif": "gif", "public.comma-separated-values-text": "csv", "public.zip-archive": "zip",
  ]

  /// The extension of the attachment's file, unless its name already has one.
  var fileExtension: String? {
    if let name, !(name as NSString).pathExtension.isEmpty, (name as NSString).pathExtension.count < 6 {
      return (name as NSString).pathExtension
    }
    return Self.extensions[uniformTypeIdentifier]
  }

  private static func type(ofFile url: URL) -> String {
    let ending = url.pathExtension.lowercased()
    return extensions.filter { $0.value == (ending == "jpeg" ? "jpg" : ending) }.keys.min() ?? "public.data"
  }
}
