@_exported import CoreGraphics
@_exported import Foundation
import ObjectiveC

// MARK: Results

/// The result of a successful call.
public let errSecSuccess: OSStatus = 0
/// The result of a function that is not implemented.
public let errSecUnimplemented: OSStatus = -4
/// The result of a call with invalid arguments.
public let errSecParam: OSStatus = -50
/// The result of an operation that the user canceled.
public let errSecUserCanceled: OSStatus = -128
/// The result of a failed authentication.
public let errSecAuthFailed: OSStatus = -25293
/// The result of adding an item that exists already.
public let errSecDuplicateItem: OSStatus = -25299
/// The result of a search without matches.
public let errSecItemNotFound: OSStatus = -25300
/// The result of a call that would need the user's interaction.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The result of a call without the required entitlement.
public let errSecMissingEntitlement: OSStatus = -34018

// MARK: Keys and values

/// The key of an item's class.
public let kSecClass: CFString = "class"
/// The class of passwords in general.
public let kSecClassGenericPassword: CFString = "genp"
/// The class of passwords for servers.
public let kSecClassInternetPassword: CFString = "inet"
/// The class of certificates.
public let kSecClassCertificate: CFString = "cert"
/// The class of cryptographic keys.
public let kSecClassKey: CFString = "keys"
/// The class of identities: certificates with their private keys.
public let kSecClassIdentity: CFString = "idnt"
/// The key of the account's name.
public let kSecAttrAccount: CFString = "acct"
/// The key of the service's name, for generic passwords.
public let kSecAttrService: CFString = "svce"
/// The key of custom data, for generic passwords.
public let kSecAttrGeneric: CFString = "gena"
/// The key of the server's name, for internet passwords.
public let kSecAttrServer: CFString = "srvr"
/// The key of the label that the user sees.
public let kSecAttrLabel: CFString = "labl"
/// The key of a description of the item's kind.
public let kSecAttrDescription: CFString = "desc"
/// The key of a comment.
public let kSecAttrComment: CFString = "icmt"
/// The key of the creation date.
public let kSecAttrCreationDate: CFString = "cdat"
/// The key of the modification date.
public let kSecAttrModificationDate: CFString = "mdat"
/// The key of the access group, which apps of a team share.
public let kSecAttrAccessGroup: CFString = "agrp"
/// The key of the conditions of access, a `SecAccessControl`.
public let kSecAttrAccessControl: CFString = "accc"
/// The key for synchronization with iCloud. It is ignored.
public let kSecAttrSynchronizable: CFString = "sync"
/// The value that matches synchronized and other items.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The key for the state of the device in which the item can be read. It is stored without effect, as the device is
/// never locked.
public let kSecAttrAccessible: CFString = "pdmn"
/// The item can be read while the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// The item can be read after the first unlock since the start of the device.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// The item can always be read.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// The item can be read while the device is unlocked, and is not restored on other devices.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// The item can be read after the first unlock, and is not restored on other devices.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// The item can be read while the device is unlocked, and requires a passcode. It is not restored on other devices.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// The key of the item's secret data.
public let kSecValueData: CFString = "v_Data"
/// The key of a reference to the item.
public let kSecValueRef: CFString = "v_Ref"
/// The key of a persistent reference to the item, as data.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// The key for returning the data of found items.
public let kSecReturnData: CFString = "r_Data"
/// The key for returning the attributes of found items.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// The key for returning references to found items.
public let kSecReturnRef: CFString = "r_Ref"
/// The key for returning persistent references to found items.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The key of the maximum number of results.
public let kSecMatchLimit: CFString = "m_Limit"
/// A single result. The default.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All results.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The key for allowing, skipping or refusing items that need authentication.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The key of the prompt for authentication. It has no effect.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The key for using the data protection keychain, which is the only one on iOS.
public let kSecUseDataProtectionKeychain: CFString = "nleg"

// MARK: The keychain

/// Adds an item to the keychain.
@discardableResult public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { Keychain.shared.add(attributes, result) }

/// Finds items in the keychain.
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { Keychain.shared.find(query, result) }

/// Updates the attributes of matching items.
@discardableResult public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus { Keychain.shared.update(query, attributesToUpdate) }

/// Deletes matching items.
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.shared.delete(query) }

/// Returns the description of a status.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecParam: "One or more parameters passed to a function were not valid."
  default: "OSStatus \(status)"
  }
}

// MARK: Access

/// The conditions under which an item may be used.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Access requires a biometric authentication or the passcode.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
  /// Access requires a biometric authentication with any registered finger or face.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
  /// The former name of `biometryAny`.
  public static let touchIDAny = SecAccessControlCreateFlags(rawValue: 2)
  /// Access requires a biometric authentication with the currently registered fingers or face.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
  /// Access requires the passcode.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
}

/// The access control of an item. It is stored with the item but not enforced.
public final class SecAccessControl {
  init() {}
}

/// Creates an access control object. Protection class and flags have no effect.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }

/// Creates an access control object from a protection class that is a string, because strings are not objects on
/// Linux.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFString, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }

// MARK: Random numbers

/// A source of random numbers.
public final class SecRandomRef: Sendable {}
/// The system's source of random numbers.
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills a buffer with random bytes. In a headless run they are determined by the host's seed.
public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  for index in 0..<max(0, count) {
    bytes.storeBytes(of: UInt8.random(in: 0...255), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
