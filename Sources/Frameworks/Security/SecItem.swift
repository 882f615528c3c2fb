@_exported import CoreGraphics
@_exported import Foundation
import ObjectiveC

// MARK: Results

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecUserCanceled: OSStatus = -128
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecMissingEntitlement: OSStatus = -34018

// MARK: Keys and values

public let kSecClass: CFString = "class"
public let kSecClassGenericPassword: CFString = "genp"
public let kSecClassInternetPassword: CFString = "inet"
public let kSecClassCertificate: CFString = "cert"
public let kSecClassKey: CFString = "keys"
public let kSecClassIdentity: CFString = "idnt"
public let kSecAttrAccount: CFString = "acct"
public let kSecAttrService: CFString = "svce"
public let kSecAttrGeneric: CFString = "gena"
public let kSecAttrServer: CFString = "srvr"
public let kSecAttrLabel: CFString = "labl"
public let kSecAttrDescription: CFString = "desc"
public let kSecAttrComment: CFString = "icmt"
public let kSecAttrCreationDate: CFString = "cdat"
public let kSecAttrModificationDate: CFString = "mdat"
public let kSecAttrAccessGroup: CFString = "agrp"
public let kSecAttrAccessControl: CFString = "accc"
public let kSecAttrSynchronizable: CFString = "sync"
public let kSecAttrSynchronizableAny: CFString = "syna"
public let kSecAttrAccessible: CFString = "pdmn"
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
public let kSecAttrAccessibleAlways: CFString = "dk"
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
public let kSecValueData: CFString = "v_Data"
public let kSecValueRef: CFString = "v_Ref"
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
public let kSecReturnData: CFString = "r_Data"
public let kSecReturnAttributes: CFString = "r_Attributes"
public let kSecReturnRef: CFString = "r_Ref"
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
public let kSecMatchLimit: CFString = "m_Limit"
public let kSecMatchLimitOne: CFString = "m_LimitOne"
public let kSecMatchLimitAll: CFString = "m_LimitAll"
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
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
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
  public static let touchIDAny = SecAccessControlCreateFlags(rawValue: 2)
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
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

public final class SecRandomRef: Sendable {}
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
