// Without this import, the compiler can't determine the layout of Foundation's archiver, and refuses a subclass.
internal import CoreFoundation
import Foundation

/// Replacements of methods of `NSKeyedArchiver`, which on Linux traps on an object that can't be archived. Apple's
/// archiver raises an exception; here the exception's message is logged, and the object is not encoded.
///
/// Apple's documentation: <https://developer.apple.com/documentation/foundation/nskeyedarchiver>
package final class CheckedArchiver: NSKeyedArchiver {
  override package func encode(_ object: Any?) { super.encode(ArchiveCheck.admitted(object, by: self)) }

  override package func encode(_ object: Any?, forKey key: String) {
    super.encode(ArchiveCheck.admitted(object, by: self), forKey: key)
  }

  override package func encodeConditionalObject(_ object: Any?) {
    super.encodeConditionalObject(ArchiveCheck.admitted(object, by: self))
  }

  override package func encodeConditionalObject(_ object: Any?, forKey key: String) {
    super.encodeConditionalObject(ArchiveCheck.admitted(object, by: self), forKey: key)
  }
}

/// A check whether objects can be archived.
struct ArchiveCheck {
  private let isSecure: Bool
  private var seen: Set<ObjectIdentifier> = []

  private init(isSecure: Bool) { self.isSecure = isSecure }

  /// The first fault of each archiver whose faults are reported as errors.
  private static let faults = Locked<[ObjectIdentifier: String?]>([:])

  /// Returns the object; nil if it, or a member of a collection, can't be archived.
  static func admitted(_ object: Any?, by archiver: NSKeyedArchiver) -> Any? {
    // A delegate may replace the object.
    guard let object, archiver.delegate == nil else { return object }
    var check = ArchiveCheck(isSecure: archiver.requiresSecureCoding)
    guard let fault = check.fault(of: (object as? NSObject)?.replacementObject(for: archiver) ?? object) else {
      return object
    }
    let isKept = faults.withLock { faults in
      guard let known = faults[ObjectIdentifier(archiver)] else { return false }
      if known == nil { faults[ObjectIdentifier(archiver)] = .some(fault) }
      return true
    }
    if !isKept { ExceptionReport.raise(.invalidArgumentException, fault, logged: fault) }
    return nil
  }

  /// Archives an object; throws an error for the first value that can't be archived.
  static func data(of root: Any, isSecure: Bool) throws -> Data {
    let archiver = NSKeyedArchiver(requiringSecureCoding: isSecure)
    let id = ObjectIdentifier(archiver)
    faults.withLock { $0[id] = .some(nil) }
    archiver.encode(root, forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    if let fault = faults.withLock({ $0.removeValue(forKey: id) }) ?? nil {
      throw NSError(
        domain: NSCocoaErrorDomain, code: CocoaError.coderInvalidValue.rawValue,
        userInfo: [NSDebugDescriptionErrorKey: "Caught exception during archival: \(fault)"])
    }
    return archiver.encodedData
  }

  /// Returns the reason of Apple's exception; nil if all values can be archived.
  private mutating func fault(of value: Any) -> String? {
    let object = value as AnyObject
    switch object {
    case let list as NSArray: return fault(within: list, list)
    case let set as NSSet: return fault(within: set, set)
    case let set as NSOrderedSet: return fault(within: set, set)
    case let dictionary as NSDictionary:
      return fault(within: dictionary, dictionary.allKeys + dictionary.allValues)
    default: break
    }
    let type: AnyClass = Swift.type(of: object)
    guard object is any NSCoding else {
      return "-[\(MessageDispatch.name(of: type)) encodeWithCoder:]: unrecognized selector sent to instance "
        + address(of: object)
    }
    if isSecure, (type as? any NSSecureCoding.Type)?.supportsSecureCoding != true {
      return "This decoder will only decode classes that adopt NSSecureCoding. Class "
        + "'\(MessageDispatch.name(of: type))' does not adopt it."
    }
    return nil
  }

  /// Checks the members of a collection, once per collection.
  private mutating func fault(within collection: AnyObject, _ elements: some Sequence) -> String? {
    guard seen.insert(ObjectIdentifier(collection)).inserted else { return nil }
    for element in elements {
      if let fault = fault(of: element) { return fault }
    }
    return nil
  }
}

@_silgen_name("flipside_archive")
package func archivedData(withRootObject object: Any, requiringSecureCoding isSecure: Bool) throws -> Data {
  try ArchiveCheck.data(of: object, isSecure: isSecure)
}
