@_exported import CoreGraphics
@_exported import Foundation
@_exported import HostModel
@_exported import ObjectiveC
@_exported import QuartzCore
