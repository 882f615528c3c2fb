import Foundation
import ObjectiveC

/// How files of an item provider may be used.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The file may be read where it is.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

// Files and whole objects that item providers hold: https://developer.apple.com/documentation/foundation/nsitemprovider
extension NSItemProvider {
  /// What went wrong; raw values as Apple's.
  public enum ErrorCode: Int, Sendable {
    /// Something went wrong for which there is no other code.
    case unknownError = -1
    /// The provider has no data of the type that was asked for, or its data can't be had any more.
    case itemUnavailableError = -1000
    /// The data gave an object of another class than the one that was asked for.
    case unexpectedValueClassError = -1100
    /// The data could not be turned into the class that was asked for.
    case unavailableCoercionError = -1200
  }

  /// Gets the loaded item, or nil and the error that prevented it. It may be called on any thread.
  public typealias CompletionHandler = (_ item: (any NSSecureCoding)?, _ error: (any Error)?) -> Void

  /// Offers the contents of a file, by the type of its name, and its address; nil for a file that is not there.
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

  /// Adds the types that an object can be written as.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { handler in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: handler)
      }
    }
  }

  /// Adds the types of a class whose object is made when one of them is asked for.
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

  /// Adds a type whose data is in a file.
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

  /// Returns the types of the provider's data, those with the most information first. The file options make no
  /// difference: files are copied, never opened in place.
  public func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
    registeredTypeIdentifiers
  }

  /// Returns whether the provider has data of a type, or of a kind of it. The file options make no difference.
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

  /// As `loadFileRepresentation`: files are copied, never opened in place.
  @discardableResult public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
  }

  /// Loads a URL or text as such, and anything else as data.
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
