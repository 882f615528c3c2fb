import Foundation

/// The address at which a function of Objective-C's style stores its error: `&error` of an `NSError?`.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
