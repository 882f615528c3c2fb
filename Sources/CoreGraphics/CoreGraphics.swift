// CGFloat, CGPoint, CGSize and CGRect are Foundation's on Linux; clients get them with this module.
@_exported import Foundation
