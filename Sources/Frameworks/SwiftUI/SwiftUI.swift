@_exported import Foundation
@_exported import UIKit

// Flipside does not implement SwiftUI. A file that imports it without using it compiles; for each use, the compiler
// prints a message on its line. `#if canImport(SwiftUI)` is false, which excludes previews in such blocks.

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
