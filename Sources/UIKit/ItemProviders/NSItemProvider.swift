import Foundation
import ObjectiveC

/// An object that can be created from data of an item provider.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types of data from which objects of the class can be created, the preferred one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns an object created from data of a type. Throws if the data does not have that type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that an item provider can convert to data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types in which objects of the class can be written, the one with the most information first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Writes the object as data of a type and passes it, or an error, to the completion handler. Returns the
  /// progress, or nil if there is none to observe.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// Data that is dragged, copied or picked, in one or more types; it is produced when it is requested.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nsitemprovider>
open class NSItemProvider: NSObject, NSCopying {
  /// The domain of the errors of item providers, whose codes are those of `ErrorCode`.
  public static let errorDomain = "NSItemProviderErrorDomain"
  private typealias Loader = (@escaping (Data?, (any Error)?) -> Void) -> Progress?

  /// The suggested file name for the data, without a path. Nil, the default, for a name that the receiver chooses.
  open var suggestedName: String?
  /// The types of the provider's data in the order in which they were registered: the one with the most information
  /// first.
  open private(set) var registeredTypeIdentifiers: [String] = []
  private var loaders: [String: Loader] = [:]
  private var object: (any NSItemProviderWriting)?

  public override init() { super.init() }

  /// Creates a provider of an object in all types that its class can be written in. The object is written when it
  /// is requested.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    self.object = object
    for identifier in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
      register(identifier) { object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: $0) }
    }
  }

  /// Creates a provider of one item. The data of an `NSData` item is available under its type. Other items, and
  /// items without a type, provide no data.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let typeIdentifier else { return }
    register(typeIdentifier) { handler in
      handler((item as? NSData).map { Data(referencing: $0) }, nil)
      return nil
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  private func register(_ identifier: String, _ loader: @escaping Loader) {
    if loaders[identifier] == nil { registeredTypeIdentifiers.append(identifier) }
    loaders[identifier] = loader
  }

  /// Registers a type, whose data the handler produces on request. A type that was registered before keeps its
  /// position and gets the new handler. The visibility has no effect: the data is visible to all apps.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    register(typeIdentifier, loadHandler)
  }

  /// Returns whether the provider has data of a type, or of one that conforms to it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { TypeConformance.conforms($0, to: typeIdentifier) }
  }

  /// Returns the registered type that conforms to one of the identifiers: the first in the provider's order for the
  /// first possible identifier.
  private func type(for identifiers: [String]) -> String? {
    for wanted in identifiers {
      if loaders[wanted] != nil { return wanted }
      if let kind = registeredTypeIdentifiers.first(where: { TypeConformance.conforms($0, to: wanted) }) {
        return kind
      }
    }
    return nil
  }

  /// Loads the data of a type, or of one that conforms to it. The handler gets the data, or nil and the error; it
  /// may be called on any thread.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let loader = type(for: [typeIdentifier]).flatMap({ loaders[$0] }) else {
      completionHandler(nil, unavailable)
      return Progress(totalUnitCount: 0)
    }
    return loader(completionHandler) ?? Progress(totalUnitCount: 1)
  }

  /// Returns whether the provider has data of a type from which objects of the class can be created.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    type(for: aClass.readableTypeIdentifiersForItemProvider) != nil
  }

  /// Loads an object of a class from the first of the class's readable types that the provider has. The handler
  /// gets the object, or nil and the error; it may be called on any thread.
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let identifier = type(for: aClass.readableTypeIdentifiersForItemProvider) else {
      completionHandler(nil, unavailable)
      return Progress(totalUnitCount: 0)
    }
    return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do {
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: identifier), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// The error with NSItemProviderErrorCode's itemUnavailableError.
  private var unavailable: NSError { NSError(domain: Self.errorDomain, code: -1000) }
}

/// The apps that may see the data.
public enum NSItemProviderRepresentationVisibility: Int, Sendable { case all = 0, team, group, ownProcess }

extension UIImage: NSItemProviderReading {
  /// The types of data from which an image can be created.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "public.image"]
  }
  /// Creates an image from data; throws if the data is not a picture.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let image = UIImage(data: data) as? Self else {
      throw NSError(domain: NSItemProvider.errorDomain, code: -1200)
    }
    return image
  }
}
