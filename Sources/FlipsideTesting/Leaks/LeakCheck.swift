import QuartzCore
import Simulator
import UIKit

/// Watches objects without keeping them, and reports those that are still there when they should be gone.
///
/// ```swift
/// let leaks = LeakCheck()
/// for _ in 0..<3 {
///   let child = UIViewController()
///   leaks.watch(child)
///   viewController.addChild(child)
///   child.removeFromParent()
/// }
/// print(leaks.count)  // 3 if the views stay, 0 if they go
/// leaks.assertFreed()
/// ```
///
/// One object alone is checked by ``assertFreed(file:line:_:)``.
@preconcurrency @MainActor public final class LeakCheck {
  private struct Watched {
    weak var object: AnyObject?
    let name: String
    let file: StaticString
    let line: UInt
  }
  private var watched: [Watched] = []

  public init() {}

  /// Watches an object. Failures call it by its name, or by its class without one.
  public func watch(
    _ object: AnyObject, _ name: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    let name = name ?? "\(type(of: object))"
    watched.append(Watched(object: object, name: name, file: file, line: line))
  }

  /// The number of watched objects that are still there, after the frames and the work on the main queue that are
  /// due.
  public var count: Int { names.count }

  /// The names of those, in the order in which they were watched.
  public var names: [String] { remaining.map(\.name) }

  private var remaining: [Watched] {
    Self.settle()
    return watched.filter { $0.object != nil }
  }

  /// Fails once for each watched object that is still there, at the line where it was watched.
  public func assertFreed() {
    for leak in remaining {
      TestFailure.report("\(leak.name) is still there: something keeps it", file: leak.file, line: leak.line)
    }
  }

  /// Runs pending completions and frames, which may still retain an object.
  private static func settle() {
    for _ in 0..<3 {
      if UIApplication.shared.nextDeadline.map({ $0 <= CACurrentMediaTime() }) ?? false {
        UIApplication.shared.step()
      }
    }
    MainLoop.turn()
    CATransaction.flush()
  }
}

/// Fails unless the object that `make` returns is freed once only the app can retain it.
///
/// ```swift
/// assertFreed {
///   let controller = UIViewController()
///   viewController.present(controller, animated: false)
///   viewController.dismiss(animated: false)
///   return controller
/// }
/// ```
@preconcurrency @MainActor public func assertFreed<Object: AnyObject>(
  file: StaticString = #filePath, line: UInt = #line, _ make: () throws -> Object
) rethrows {
  let leaks = LeakCheck()
  func watch() throws { leaks.watch(try make(), file: file, line: line) }
  try watch()
  leaks.assertFreed()
}
