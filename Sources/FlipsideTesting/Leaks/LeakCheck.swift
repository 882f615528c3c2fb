import QuartzCore
import Simulator
import UIKit

/// Tracks objects with weak references and reports those that have not been freed.
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
/// To check a single object, use ``assertFreed(file:line:_:)``.
@preconcurrency @MainActor public final class LeakCheck {
  private struct Watched {
    weak var object: AnyObject?
    let name: String
    let file: StaticString
    let line: UInt
  }
  private var watched: [Watched] = []

  public init() {}

  /// Tracks an object. Failures contain the given name, or the object's class if no name is given.
  public func watch(
    _ object: AnyObject, _ name: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    let name = name ?? "\(type(of: object))"
    watched.append(Watched(object: object, name: name, file: file, line: line))
  }

  /// The number of tracked objects that still exist after all due frames and blocks on the main queue have run.
  public var count: Int { names.count }

  /// The names of the tracked objects that still exist, in the order in which they were added.
  public var names: [String] { remaining.map(\.name) }

  private var remaining: [Watched] {
    Self.settle()
    return watched.filter { $0.object != nil }
  }

  /// Fails for each tracked object that still exists, at the line where the object was added.
  public func assertFreed() {
    for leak in remaining {
      TestFailure.report("\(leak.name) is still there: something keeps it", file: leak.file, line: leak.line)
    }
  }

  /// Runs pending completion handlers and frames, which may still retain an object.
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

/// Fails unless the object that `make` returns has been freed after pending frames and completion handlers have
/// run.
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
