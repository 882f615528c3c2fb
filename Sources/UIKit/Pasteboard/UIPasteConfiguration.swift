import Foundation

/// The types of data that a responder accepts when something is pasted or dropped.
///
/// ```swift
/// view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipasteconfiguration>
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, @preconcurrency NSSecureCoding, @preconcurrency NSCopying {
  nonisolated public static var supportsSecureCoding: Bool { true }

  /// The accepted uniform type identifiers; types that conform to one of them are accepted, too.
  open var acceptableTypeIdentifiers: [String] = []

  public override init() { super.init() }

  /// Creates a configuration that accepts data of the given types.
  public convenience init(acceptableTypeIdentifiers: [String]) {
    self.init()
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
  }

  /// Creates a configuration that accepts data from which objects of the class can be created.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init()
    addTypeIdentifiers(forAccepting: aClass)
  }

  /// Creates a configuration that accepts data from which values of a Swift type such as `String` can be created.
  public convenience init<T>(forAccepting _: T.Type)
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    self.init(forAccepting: T._ObjectiveCType.self)
  }

  public required init?(coder: NSCoder) {
    super.init()
    acceptableTypeIdentifiers = coder.decodeObject(forKey: "acceptableTypeIdentifiers") as? [String] ?? []
  }

  open func encode(with coder: NSCoder) {
    coder.encode(acceptableTypeIdentifiers, forKey: "acceptableTypeIdentifiers")
  }

  /// Adds types that the configuration does not contain yet.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    for type in acceptableTypeIdentifiers where !self.acceptableTypeIdentifiers.contains(type) {
      self.acceptableTypeIdentifiers.append(type)
    }
  }

  /// Accepts also the types of data that objects of a class can be made of.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Accepts also the types of data that values of a Swift type such as `String` can be made of.
  public func addTypeIdentifiers<T>(forAccepting aClass: T.Type)
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    addTypeIdentifiers(forAccepting: T._ObjectiveCType.self)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
  }
}

/// An object that accepts data that is pasted or dropped. Every responder does, once it has a configuration.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipasteconfigurationsupporting>
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The accepted types; stored as a copy.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Called with providers of accepted types when the user pastes. Optional; it does nothing by default.
  func paste(itemProviders: [NSItemProvider])
  /// Returns whether the providers can be pasted. Optional; by default one of them has to have data of a type of
  /// the configuration.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
  public func paste(itemProviders: [NSItemProvider]) {}
  public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    pasteConfiguration?.accepts(itemProviders) ?? false
  }
}

extension UIPasteConfiguration {
  /// Returns whether one of the providers has one of the types.
  func accepts(_ providers: [NSItemProvider]) -> Bool {
    providers.contains { provider in
      acceptableTypeIdentifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
}
