import Foundation

/// Conversion between the pasteboard's items, which are values by their types, and item providers.
enum PasteboardProviders {
  /// Returns a provider that delivers the values of an item as data.
  static func provider(of item: [String: Any]) -> NSItemProvider {
    let provider = NSItemProvider()
    for type in item.keys.sorted() {
      guard let data = item[type].flatMap(PasteboardType.data) else { continue }
      provider.registerDataRepresentation(forTypeIdentifier: type) { handler in
        handler(data, nil)
        return nil
      }
    }
    return provider
  }

  /// Returns the data of a provider by their types. Data that are not available synchronously are omitted, because
  /// the pasteboard stores values only.
  static func item(of provider: NSItemProvider) -> [String: Any] {
    let found = Locked<[String: Any]>([:])
    for type in provider.registeredTypeIdentifiers {
      let isDone = Locked(false)
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
        isDone.withLock { $0 = true }
        if let data { found.withLock { $0[type] = data } }
      }
      if !isDone.withLock({ $0 }) {
        Unsupported.log(
          "UIPasteboard with a provider that loads its data later", effect: "the type \(type) may be missing")
      }
    }
    return found.withLock { $0 }
  }
}

extension UIPasteboard {
  /// Replaces the items by values of a Swift type such as `String`.
  public func setObjects<T>(_ objects: [T])
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }
  /// Replaces the items by values of a Swift type such as `String`. They are removed after the expiration date, if
  /// there is one.
  public func setObjects<T>(_ objects: [T], localOnly: Bool, expirationDate: Date?)
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderWriting {
    let written: [any NSItemProviderWriting] = objects.map { $0._bridgeToObjectiveC() }
    setObjects(written, localOnly: localOnly, expirationDate: expirationDate)
  }
}
