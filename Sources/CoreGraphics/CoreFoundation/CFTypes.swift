import Foundation

// Linux has no toll-free bridging, so the CoreFoundation names that CoreGraphics' signatures use
// stand for the Swift values that Apple's bridge to them: `"x" as CFString`, `colors as CFArray` and
// `options as CFDictionary` compile as they do on iOS.

public typealias CFString = String
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public typealias CFURL = URL
public typealias CFNumber = NSNumber
public typealias CFTypeRef = AnyObject
public typealias CFPropertyList = Any
public typealias CFTypeID = UInt
public typealias CFIndex = Int
public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double
public typealias CFError = NSError
public typealias OSStatus = Int32

/// The allocator of memory: Swift's own, whatever is given.
public final class CFAllocator: Sendable {}
public let kCFAllocatorDefault: CFAllocator? = nil

public typealias CFBoolean = NSNumber
/// True as an object, for dictionaries of CoreFoundation's functions.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// False as an object.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean?.boolValue ?? false }
