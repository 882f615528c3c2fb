// On Linux, Foundation defines CGFloat, CGPoint, CGSize and CGRect; this module reexports them.
@_exported import Foundation
