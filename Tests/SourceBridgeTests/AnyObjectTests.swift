import XCTest

/// Members that Objective-C finds in any object, distinguished by their selectors.
final class AnyObjectTests: XCTestCase {
  /// A value of type `AnyObject` has `NSObject`'s members, regardless of how its type is inferred.
  func testMembersOfAnyObject() throws {
    let program = try BridgedProgram([
      "main.swift": """
      import Foundation
      import ObjectiveC
      final class Plain {}
      final class Named: NSObject {
        @objc func hello() { print("hello") }
        override var description: String { "Named" }
      }
      final class Holder {
        var item: AnyObject?
        func matches(_ other: Any) -> Bool { item?.isEqual(other) ?? false }
        func matchesItself() -> Bool { self.item!.isEqual(item) }
      }
      func first(of list: NSArray) -> Bool {
        #if os(iOS)
          let value = list.object(at: 0) as AnyObject
        #else
          guard let value = list.object(at: 0) as? NSObject else { return false }
        #endif
        return value.isEqual(1)
      }
      func same(_ a: AnyObject, _ b: AnyObject?) -> Bool {
        guard let b else { return false }
        return a.isEqual(b) && a.hash == b.hash
      }
      func shadowed(_ value: AnyObject) -> Int {
        let value = Words(copy: 3)
        return value.copy
      }
      struct Words { var copy: Int }
      let holder = Holder()
      print(holder.matches("a"))
      holder.item = "a" as NSString
      print(holder.matches("a"), holder.matches("b"), holder.matchesItself())
      print(first(of: [1, 2]), first(of: ["1"]))
      let plain = Plain()
      print(same(plain, plain), same(plain, Plain()), same(1 as NSNumber, 1 as NSNumber), same(plain, nil))
      let anything: AnyObject = Named()
      print((anything as AnyObject).description, anything.isKind(of: NSObject.self), (plain as AnyObject).isKind(of: Plain.self))
      if anything.responds(to: #selector(Named.hello)) { _ = anything.perform(#selector(Named.hello)) }
      [plain as AnyObject].forEach { (element: AnyObject) in print(element.isEqual(plain)) }
      print(shadowed(plain))
      """
    ])
    XCTAssertEqual(program.messages, "")
    XCTAssertEqual(
      program.output,
      """
      false
      true false true
      true false
      true false true false
      Named true true
      hello
      true
      3

      """)
  }

  func testQuestionsToClasses() throws {
    let program = try BridgedProgram([
      "main.swift": """
      import Foundation
      import ObjectiveC
      class Base: NSObject {}
      final class Derived: Base {}
      final class Plain {}
      func below(_ type: AnyClass, _ other: AnyClass) -> Bool {
        guard let superclass = class_getSuperclass(type) else { return false }
        return superclass.isSubclass(of: other)
      }
      print(below(Derived.self, Base.self), below(Base.self, Base.self), below(Plain.self, Base.self))
      print(type(of: Derived() as NSObject).isSubclass(of: Base.self), Base.isSubclass(of: Derived.self))
      let room = UnsafeMutablePointer<AnyClass?>.allocate(capacity: 100)
      let count = objc_getClassList(AutoreleasingUnsafeMutablePointer<AnyClass>(room), 100)
      print(count == objc_getClassList(nil, 0), count > 0 ? room[0] != nil : true)
      """
    ])
    XCTAssertEqual(program.messages, "")
    XCTAssertEqual(program.output, "true false false\ntrue false\ntrue true\n")
  }

  /// Two methods whose Swift names differ only in the type of a closure have different selectors.
  func testOverloadsThatTakeClosures() throws {
    let program = try BridgedProgram([
      "main.swift": """
      import Foundation
      import ObjectiveC
      typealias Plain = () -> Void
      typealias Numbered = (Int) -> Void
      class Hooks: NSObject {
        @objc(before:) func before(_ body: @escaping Plain) { body() }
        @objc(beforeWithNumber:) func before(_ body: @escaping Numbered) { body(4) }
        @objc(after:) func after(_ body: @escaping @convention(block) () -> Void) { body() }
        @objc(afterWithNumber:) func after(_ body: (@convention(block) (Int) -> Void)?) { body?(5) }
        @objc(named:) class func named(_ body: @escaping Plain) { body() }
        @objc(namedWithNumber:) class func named(_ body: @escaping Numbered) { body(6) }
      }
      let (plain, numbered): (Plain, Numbered) = ({ print("plain") }, { print("number", $0) })
      let hooks = Hooks()
      for name in ["before:", "after:"] { hooks.perform(Selector((name)), with: plain) }
      for name in ["beforeWithNumber:", "afterWithNumber:"] { hooks.perform(Selector((name)), with: numbered) }
      Hooks.perform(Selector(("named:")), with: plain)
      Hooks.perform(Selector(("namedWithNumber:")), with: numbered)
      """
    ])
    XCTAssertEqual(program.messages, "")
    XCTAssertEqual(program.output, "plain\nplain\nnumber 4\nnumber 5\nplain\nnumber 6\n")
  }

  /// Libraries import the C module below Dispatch if it exists, which is not the case on iOS.
  func testTheModuleBelowDispatchIsLinuxs() throws {
    let program = try BridgedProgram([
      "main.swift": """
      import Dispatch
      import Foundation
      #if canImport(CDispatch)
      import CDispatch
      #endif
      print(Int64(1.5 * TimeInterval(USEC_PER_SEC)))
      """
    ])
    XCTAssertEqual(program.messages, "")
    XCTAssertEqual(program.output, "1500000\n")
  }
}
