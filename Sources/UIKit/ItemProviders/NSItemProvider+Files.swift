import Foundation
import ObjectiveC

/// Options for the use of an item provider's files.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The file may be read in its original location.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

// Files and whole objects of item providers: https://developer.apple.com/documentation/foundation/nsitemprovider
extension NSItemProvider {
  /// The kind of error.
  public enum ErrorCode: Int, Sendable {
    /// An error without a more specific code.
    case unknownError = -1
    /// The provider has no data of the requested type, or its data is no longer available.
    case itemUnavailableError = -1000
    /// The data was converted to an object of another class than the requested one.
    case unexpectedValueClassError = -1100
    /// The data could not be converted to the requested class.
    case unavailableCoercionError = -1200
  }

  /// A closure that gets the loaded item, or nil and the error that prevented it. It may be called on any thread.
  public typealias CompletionHandler = (_ item: (any NSSecureCoding)?, _ error: (any Error)?) -> Void

  /// Creates a provider of a file's contents, by the type of its name, and of its URL; nil if the file does not
  /// exist.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    let type = TypeConformance.type(ofFilesWith: fileURL.pathExtension)
    registerFileRepresentation(forTypeIdentifier: type, fileOptions: .openInPlace, visibility: .all) { handler in
      handler(fileURL, true, nil)
      return nil
    }
    registerDataRepresentation(forTypeIdentifier: "public.file-url") { handler in
      handler(Data(fileURL.absoluteString.utf8), nil)
      return nil
    }
  }

  /// Registers the types in which an object can be written.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { handler in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: handler)
      }
    }
  }

  /// Registers the types of a class whose object is created when one of them is requested.
  public func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping ((any NSItemProviderWriting)?, (any Error)?) -> Void) -> Progress?
  ) {
    for type in aClass.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { handler in
        loadHandler { object, error in
          guard let object else { return handler(nil, error) }
          _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: handler)
        }
      }
    }
  }

  /// Registers a type whose data is in a file.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping (@escaping (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { handler in
      loadHandler { url, _, error in
        guard let url else { return handler(nil, error) }
        do { handler(try Data(contentsOf: url), nil) } catch { handler(nil, error) }
      }
    }
  }

  /// Returns the types of the provider's data, those with the most information first. The file options are ignored:
  /// files are copied, never opened in place.
  public func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
    registeredTypeIdentifiers
  }

  /// Returns whether the provider has data of a type, or of one that conforms to it. The file options are ignored.
  public func hasRepresentationConforming(
    toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
  ) -> Bool { hasItemConformingToTypeIdentifier(typeIdentifier) }

  /// Writes the data of a type to a file, which is removed when the completion handler returns.
  @discardableResult public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName.map { ($0 as NSString).lastPathComponent } ?? ""
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      let end = TypeConformance.nameExtension(of: typeIdentifier).map { ".\($0)" } ?? ""
      let url = folder.appendingPathComponent((name.isEmpty ? "item" : name) + end)
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: url)
        completionHandler(url, nil)
      } catch {
        completionHandler(nil, error)
      }
      try? FileManager.default.removeItem(at: folder)
    }
  }

  /// Writes the data of a type to a file, as `loadFileRepresentation` does: files are copied, never opened in
  /// place.
  @discardableResult public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
  }

  /// Loads a URL or text as such, and other items as data.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { completionHandler?(nil, error); return }
      if TypeConformance.conforms(typeIdentifier, to: "public.url"),
        let url = NSURL(string: String(decoding: data, as: UTF8.self))
      {
        completionHandler?(url, nil)
      } else if TypeConformance.conforms(typeIdentifier, to: "public.plain-text"),
        let text = String(data: data, encoding: .utf8)
      {
        completionHandler?(NSString(string: text), nil)
      } else {
        completionHandler?(NSData(data: data), nil)
      }
    }
  }
}
