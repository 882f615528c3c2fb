import Foundation

// Linux has no toll-free bridging. The CoreFoundation types in CoreGraphics' signatures are therefore the Swift
// types to which Apple's are bridged, so that `"x" as CFString`, `colors as CFArray` and `options as CFDictionary`
// compile as on iOS.

/// A string: Swift's own type.
public typealias CFString = String
/// An array of any values. They are Swift values, so that retain callbacks are not needed.
public typealias CFArray = [Any]
/// A dictionary with any hashable keys and any values.
public typealias CFDictionary = [AnyHashable: Any]
/// A sequence of bytes: Foundation's value type, which is copied where Apple's class is shared.
public typealias CFData = Data
/// A mutable sequence of bytes, such as the destination of an encoded image.
public typealias CFMutableData = NSMutableData
/// The URL of a file or resource.
public typealias CFURL = URL
/// A number as an object.
public typealias CFNumber = NSNumber
/// Any Core Foundation object.
public typealias CFTypeRef = AnyObject
/// A value that a property list can contain: a string, number, date, data, array or dictionary.
public typealias CFPropertyList = Any
/// The identifier of a Core Foundation type, as returned by a type's `typeID`. The numbers differ from Apple's,
/// which are not the same in every release either.
public typealias CFTypeID = UInt
/// A count, or a zero-based index.
public typealias CFIndex = Int
/// A duration in seconds.
public typealias CFTimeInterval = Double
/// A time in seconds since the reference date, January 1, 2001 at 00:00 UTC.
public typealias CFAbsoluteTime = Double
/// An error with its domain, code and user info.
public typealias CFError = NSError
/// The result code of a C function of the system: 0 for success, any other value for an error.
public typealias OSStatus = Int32

/// An allocator of memory. It is ignored: memory is always allocated by Swift.
public final class CFAllocator: Sendable {}
/// The default allocator.
public let kCFAllocatorDefault: CFAllocator? = nil

/// A Boolean as an object: a number, as Foundation boxes it.
public typealias CFBoolean = NSNumber
/// True as an object, for dictionaries that are passed to CoreFoundation functions.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// The Boolean object for false.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)
/// Returns the Boolean value of an object; false for nil.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean?.boolValue ?? false }
