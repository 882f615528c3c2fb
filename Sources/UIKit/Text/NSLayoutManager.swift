import CoreText

/// Lays text out in containers. Placeholder until TextKit.
open class NSLayoutManager: NSObject {}
