import CoreGraphics
import Foundation
import ObjectiveC

/// The app's keychain. Items are stored in memory until the app ends.
final class Keychain: Sendable {
  static let shared = Keychain()
  private let items = Locked<[[String: Any]]>([])

  /// The attributes that identify an item, by its class.
  private static let identity: [String: [String]] = [
    "genp": [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup],
    "inet": [kSecAttrAccount, kSecAttrServer, kSecAttrAccessGroup],
  ]

  func add(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    Unsupported.log("Keeping the keychain's items when the app ends")
    let attributes = Self.named(attributes)
    guard let kind = attributes[kSecClass] as? String else { return errSecParam }
    return items.withLock { items in
      let keys = Self.identity[kind] ?? [kSecAttrLabel]
      let isThere = items.contains { item in
        item[kSecClass] as? String == kind && keys.allSatisfy { Self.isSame(item[$0], attributes[$0]) }
      }
      if isThere { return errSecDuplicateItem }
      var item = attributes.filter { !$0.key.hasPrefix("r_") && !$0.key.hasPrefix("m_") && !$0.key.hasPrefix("u_") }
      if item[kSecAttrCreationDate] == nil { item[kSecAttrCreationDate] = Date() }
      if item[kSecAttrModificationDate] == nil { item[kSecAttrModificationDate] = Date() }
      items.append(item)
      if let result { result.pointee = Self.answer(for: item, to: attributes) as AnyObject? }
      return errSecSuccess
    }
  }

  func find(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let query = Self.named(query)
    guard query[kSecClass] is String else { return errSecParam }
    return items.withLock { items in
      let found = items.filter { Self.matches($0, query) }
      guard let first = found.first else { return errSecItemNotFound }
      if let result {
        let wantsAll =
          query[kSecMatchLimit] as? String == kSecMatchLimitAll || (query[kSecMatchLimit] as? Int ?? 1) > 1
        if wantsAll {
          result.pointee = found.compactMap { Self.answer(for: $0, to: query) } as AnyObject
        } else {
          result.pointee = Self.answer(for: first, to: query) as AnyObject?
        }
      }
      return errSecSuccess
    }
  }

  func update(_ query: CFDictionary, _ changes: CFDictionary) -> OSStatus {
    let query = Self.named(query)
    let changes = Self.named(changes)
    guard query[kSecClass] is String else { return errSecParam }
    return items.withLock { items in
      let places = items.indices.filter { Self.matches(items[$0], query) }
      for place in places {
        items[place].merge(changes) { $1 }
        if changes[kSecAttrModificationDate] == nil { items[place][kSecAttrModificationDate] = Date() }
      }
      return places.isEmpty ? errSecItemNotFound : errSecSuccess
    }
  }

  func delete(_ query: CFDictionary) -> OSStatus {
    let query = Self.named(query)
    return items.withLock { items in
      let before = items.count
      items.removeAll { Self.matches($0, query) }
      return items.count == before ? errSecItemNotFound : errSecSuccess
    }
  }

  private static func named(_ dictionary: CFDictionary) -> [String: Any] {
    dictionary.reduce(into: [:]) { result, entry in
      if let key = entry.key.base as? String { result[key] = entry.value }
    }
  }

  private static func matches(_ item: [String: Any], _ query: [String: Any]) -> Bool {
    query.allSatisfy { key, value in
      if key.hasPrefix("r_") || key.hasPrefix("m_") || key.hasPrefix("u_") || key.hasPrefix("v_") { return true }
      if [kSecAttrAccessControl, kSecUseDataProtectionKeychain, kSecAttrSynchronizable].contains(key) {
        return true
      }
      return isSame(item[key], value)
    }
  }

  private static func isSame(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left as AnyHashable, let right as AnyHashable): left == right || "\(left)" == "\(right)"
    default: false
    }
  }

  private static func answer(for item: [String: Any], to query: [String: Any]) -> Any? {
    func isWanted(_ key: String) -> Bool { query[key] as? Bool ?? (query[key] as? NSNumber)?.boolValue ?? false }
    if isWanted(kSecReturnAttributes) {
      return isWanted(kSecReturnData) ? item : item.filter { $0.key != kSecValueData }
    }
    return isWanted(kSecReturnData) ? item[kSecValueData] : nil
  }
}
