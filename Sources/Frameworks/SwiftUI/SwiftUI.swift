@_exported import Foundation
@_exported import UIKit

// SwiftUI is not here. A file that imports it and uses none of it compiles; what is used is named by the compiler,
// on the line that uses it. `#if canImport(SwiftUI)` is false, which leaves out previews that are written so.

@available(*, unavailable, message: "Flipside has no SwiftUI; what uses it has to be left out of this build")
public protocol View {}
@available(*, unavailable, message: "Flipside has no SwiftUI; what uses it has to be left out of this build")
public protocol App {}
@available(*, unavailable, message: "Flipside has no SwiftUI; what uses it has to be left out of this build")
public protocol PreviewProvider {}
@available(*, unavailable, message: "Flipside has no SwiftUI; what uses it has to be left out of this build")
public protocol UIViewRepresentable {}
@available(*, unavailable, message: "Flipside has no SwiftUI; what uses it has to be left out of this build")
public protocol UIViewControllerRepresentable {}
@available(*, unavailable, message: "Flipside has no SwiftUI; what uses it has to be left out of this build")
public class UIHostingController<Content> {}
