import Foundation

/// Where a function of Objective-C's style puts its error: `&error` of an `NSError?`.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
