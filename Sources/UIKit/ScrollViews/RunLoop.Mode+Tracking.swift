import Foundation
import QuartzCore

extension RunLoop.Mode {
  /// The mode of the main run loop while a finger scrolls, and until the content has come to rest. One of the
  /// common modes: timers in `.common` fire then, those in `.default` wait.
  ///
  /// Apple's documentation: <https://developer.apple.com/documentation/foundation/runloop/mode/tracking>
  public static let tracking: RunLoop.Mode = {
    MainRunLoopMode.makeTrackingCommon()
    return MainRunLoopMode.tracking
  }()
}

/// The mode in which the host runs the main run loop.
package enum MainRunLoopMode {
  static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")

  /// Scroll views that a finger moved last.
  @MainActor private static var scrollViews: [Weak] = []

  private struct Weak {
    weak var scrollView: UIScrollView?
  }

  /// `.tracking` while a scroll view is dragged or continues automatically, else `.default`.
  @MainActor package static var current: RunLoop.Mode {
    defer { DisplayLinks.mode = scrollViews.isEmpty ? .default : tracking }
    guard !scrollViews.isEmpty else { return .default }
    scrollViews.removeAll {
      guard let view = $0.scrollView, view.window != nil else { return true }
      return !view.isDragging && !view.isDecelerating
    }
    return scrollViews.isEmpty ? .default : tracking
  }

  /// Adds a scroll view to those that fingers drag, during which the run loop is in the tracking mode.
  @MainActor static func follow(_ scrollView: UIScrollView) {
    guard !scrollViews.contains(where: { $0.scrollView === scrollView }) else { return }
    scrollViews.append(Weak(scrollView: scrollView))
  }

  /// Adds the tracking mode to the common modes. Foundation has no function for that which can be called from
  /// Swift, and CoreFoundation is not a module on Linux.
  static func makeTrackingCommon() { _ = isCommon }

  private static let isCommon: Bool = {
    typealias MainLoop = @convention(c) () -> UnsafeRawPointer
    typealias AddMode = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> Void
    guard let mainLoop = dlsym(nil, "CFRunLoopGetMain"), let addMode = dlsym(nil, "CFRunLoopAddCommonMode") else {
      return false
    }
    // Foundation's strings are CoreFoundation's as well; the run loop keeps this one.
    let name = NSString(string: tracking.rawValue)
    unsafeBitCast(addMode, to: AddMode.self)(
      unsafeBitCast(mainLoop, to: MainLoop.self)(), Unmanaged.passRetained(name).toOpaque())
    return true
  }()
}
