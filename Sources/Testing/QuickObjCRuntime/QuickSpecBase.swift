@_spi(Libraries) @_exported import XCTest
import Synchronization

/// The base class of Quick's specifications. Its tests are the examples that a specification describes, which are
/// known only at run time.
///
/// The original class is written in Objective-C. The unchanged sources of Quick are compiled against this one, with
/// their code path for Apple's systems.
open class _QuickSpecBase: XCTestCase {
  /// Creates a test method for each example and returns the methods' names.
  open class func _qck_testMethodSelectors() -> [String] { [] }

  @_spi(Libraries) open override class func testNames() -> [String]? { _qck_testMethodSelectors() }
}

/// A method implementation that was created from a closure; see `imp_implementationWithBlock(_:)`.
public struct BlockImplementation {
  fileprivate let block: Any
}

/// Creates a method implementation from a closure whose first parameter is the object.
public func imp_implementationWithBlock(_ block: Any) -> BlockImplementation { BlockImplementation(block: block) }

/// Adds a test to a class of specifications.
///
/// - Parameters:
///   - cls: the class.
///   - name: the selector, which is the test's name.
///   - imp: the implementation, from a closure whose parameters are the object and, for asynchronous tests, a
///     completion handler.
///   - types: the Objective-C type encoding of the method, `v@:` or `v@:@?<v@?>`.
/// - Returns: whether the test was added.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: BlockImplementation, _ types: String?)
  -> Bool
{
  guard let type = cls as? XCTestCase.Type, !TestNames.have("\(name)", type) else { return false }
  if types?.contains("@?") == true {
    let body = Closure.read(imp.block, like: { (_: AnyObject, _: @escaping () -> Void) in })
    MessageDispatch.registerAsyncTest("\(name)", on: type, file: "", line: 0) { (testCase: XCTestCase) in
      // Both are handed over to the test case's own task, which alone uses them until the continuation resumes.
      nonisolated(unsafe) let (body, object) = (body, testCase)
      await withCheckedContinuation { continuation in body(object) { continuation.resume() } }
    }
  } else {
    let body = Closure.read(imp.block, like: { (_: AnyObject) in })
    MessageDispatch.registerTest("\(name)", on: type, file: "", line: 0) { (testCase: XCTestCase) in body(testCase)
    }
  }
  return true
}

/// The tests that have been added, because a class is asked for its tests more than once.
private enum TestNames {
  private static let known = Mutex<Set<String>>([])

  static func have(_ name: String, _ type: AnyClass) -> Bool {
    known.withLock { !$0.insert("\(ObjectIdentifier(type)) \(name)").inserted }
  }
}

private enum Closure {
  /// Reinterprets a closure as one of another type that differs only in the classes of its parameters. Both types
  /// have the same calling convention, but a cast can't express the conversion.
  static func read<Function>(_ value: Any, like example: Function) -> Function {
    // The memory is never freed, so that the closure lives as long as its class.
    let kept = UnsafeMutablePointer<Any>.allocate(capacity: 1)
    kept.initialize(to: value)
    let model = UnsafeMutablePointer<Any>.allocate(capacity: 1)
    model.initialize(to: example)
    // A closure consists of two words, its function pointer and its context.
    let source = UnsafeRawPointer(kept)
    UnsafeMutableRawPointer(model).copyMemory(from: source, byteCount: 2 * MemoryLayout<UnsafeRawPointer>.size)
    return model.pointee as! Function
  }
}
