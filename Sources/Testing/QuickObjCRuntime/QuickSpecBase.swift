@_spi(Libraries) @_exported import XCTest
import Synchronization

/// The base class of Quick's specifications: their tests are the examples that they describe, which are known at
/// run time only.
///
/// Quick's own is written in Objective-C. The sources of Quick are compiled against this one, unchanged, on the
/// path that they take on Apple's systems.
open class _QuickSpecBase: XCTestCase {
  /// Makes a method of each example, and returns their names.
  open class func _qck_testMethodSelectors() -> [String] { [] }

  @_spi(Libraries) open override class func testNames() -> [String]? { _qck_testMethodSelectors() }
}

/// The code of a method that is made of a closure: see `imp_implementationWithBlock(_:)`.
public struct BlockImplementation {
  fileprivate let block: Any
}

/// A method's code, of a closure whose first argument is the object.
public func imp_implementationWithBlock(_ block: Any) -> BlockImplementation { BlockImplementation(block: block) }

/// Adds a test to a class of specifications.
///
/// - Parameters:
///   - cls: the class.
///   - name: the selector, which names the test.
///   - imp: of a closure of the object, or of the object and of a closure that it calls when the test has ended.
///   - types: what the method takes in Objective-C's signs, `v@:` or `v@:@?<v@?>`.
/// - Returns: whether it was added.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: BlockImplementation, _ types: String?)
  -> Bool
{
  guard let type = cls as? XCTestCase.Type, !TestNames.have("\(name)", type) else { return false }
  if types?.contains("@?") == true {
    let body = Closure.read(imp.block, like: { (_: AnyObject, _: @escaping () -> Void) in })
    MessageDispatch.registerAsyncTest("\(name)", on: type, file: "", line: 0) { (testCase: XCTestCase) in
      // The test case's own task is the only one that uses both meanwhile.
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

/// The examples that were added: a class is queried for them more than once.
private enum TestNames {
  private static let known = Mutex<Set<String>>([])

  static func have(_ name: String, _ type: AnyClass) -> Bool {
    known.withLock { !$0.insert("\(ObjectIdentifier(type)) \(name)").inserted }
  }
}

private enum Closure {
  /// Reinterprets a closure as one of a type that differs in the classes of its arguments only: both are called in
  /// the same way, with references, which a cast cannot express.
  static func read<Function>(_ value: Any, like example: Function) -> Function {
    // Never freed, so that the closure lives as long as the class that it is a method of.
    let kept = UnsafeMutablePointer<Any>.allocate(capacity: 1)
    kept.initialize(to: value)
    let model = UnsafeMutablePointer<Any>.allocate(capacity: 1)
    model.initialize(to: example)
    // A closure is its code and its context: the first two words of what holds it.
    let source = UnsafeRawPointer(kept)
    UnsafeMutableRawPointer(model).copyMemory(from: source, byteCount: 2 * MemoryLayout<UnsafeRawPointer>.size)
    return model.pointee as! Function
  }
}
