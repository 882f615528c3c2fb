import Foundation

/// A pointer through which Objective-C style functions return an error: `&error` of an `NSError?`.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
