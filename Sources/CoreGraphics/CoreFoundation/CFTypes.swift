import Foundation

// Linux has no toll-free bridging, so the CoreFoundation names that CoreGraphics' signatures use are the Swift
// values that Apple's bridge to them: `"x" as CFString`, `colors as CFArray` and `options as CFDictionary` compile
// as they do on iOS.

/// Text. Swift's own type, to which Apple's bridges without a cast.
public typealias CFString = String
/// An array of any objects. Elements are values of Swift, which need no retain callbacks.
public typealias CFArray = [Any]
/// A dictionary of any keys and values.
public typealias CFDictionary = [AnyHashable: Any]
/// Bytes. Foundation's value type, so that it is copied where Apple's is shared.
public typealias CFData = Data
/// Bytes that can be appended to, such as the destination of an image that is encoded.
public typealias CFMutableData = NSMutableData
/// The address of a file or web page.
public typealias CFURL = URL
/// A number as an object.
public typealias CFNumber = NSNumber
/// Any object of Core Foundation's.
public typealias CFTypeRef = AnyObject
/// A value that property lists can hold: text, numbers, dates, data, arrays and dictionaries.
public typealias CFPropertyList = Any
/// The number of a type of Core Foundation's, to compare with a type's `typeID`. Numbers differ from Apple's, as
/// they may from one system to the next.
public typealias CFTypeID = UInt
/// A count, or a position in an array or text, counted from 0.
public typealias CFIndex = Int
/// A duration in seconds.
public typealias CFTimeInterval = Double
/// A time in seconds since the first moment of 2001 in UTC.
public typealias CFAbsoluteTime = Double
/// An error with its domain, code and user info.
public typealias CFError = NSError
/// The result of a C function of the system: 0 for success, else the code of an error.
public typealias OSStatus = Int32

/// The allocator of memory: Swift's own, whatever is given.
public final class CFAllocator: Sendable {}
/// The allocator for functions that take one: nil, which is Swift's own memory.
public let kCFAllocatorDefault: CFAllocator? = nil

/// A truth value as an object: a number, as Foundation boxes it.
public typealias CFBoolean = NSNumber
/// True as an object, for dictionaries of CoreFoundation's functions.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// False as an object.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
/// Returns the truth value of an object; false for nil.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean?.boolValue ?? false }
