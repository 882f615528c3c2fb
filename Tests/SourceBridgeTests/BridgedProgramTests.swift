import Foundation
import XCTest

/// Bridges, compiles and runs spellings from the census of public apps.
final class BridgedProgramTests: XCTestCase {
  func testExposedMembersAreFoundByName() throws {
    let program = try BridgedProgram([
      "main.swift": """
      import Foundation
      import ObjectiveC
      let ear = Ear()
      ear.perform(#selector(Ear.hear(_:)), with: "a")
      ear.perform(#selector(Ear.tap))
      ear.perform(#selector(Ear.move(to:by:)), with: 1, with: 2.5)
      ear.perform(#selector(Ear.show(view:)), with: "v")
      ear.perform(Selector("renamed:"), with: 4)
      print(ear.responds(to: "secret"), ear.responds(to: "hidden"))
      ear.setValue(7, forKey: "volume")
      ear.setValue("lobe", forKey: "label")
      print(ear.value(forKey: "volume") as! Int, ear.label ?? "nil", #keyPath(Ear.volume), #keyPath(Ear.label))
      """,
      "Ear.swift": """
      import Foundation
      import ObjectiveC
      class Ear: NSObject {
        @IBInspectable var volume: Int = 3 { didSet { print("volume", volume) } }
        @IBOutlet weak private var unused: NSObject!
        @objc dynamic var label: String?
        @objc func hear(_ what: String) { print("hear", what) }
        @IBAction func tap() { print("tap") }
        @objc func move(to x: Int, by y: Double) { print("move", x, y) }
        @objc private func show(view: String) { print("show", view) }
        @objc(renamed:) func original(_ n: Int) { print("original", n) }
        @objc private func secret() {}
        func hidden() {} }
      """,
    ])
    XCTAssertEqual(program.messages, "")
    XCTAssertEqual(
      program.output,
      "hear a\ntap\nmove 1 2.5\nshow v\noriginal 4\ntrue false\nvolume 7\n7 lobe volume label\n")
  }

  func testNestedPrivateLocalAndGenericClassesRegister() throws {
    let program = try BridgedProgram([
      "main.swift": """
      import Foundation
      import ObjectiveC
      struct Outer { private class Inner: NSObject { @objc func f() { print("inner") } }
        static func make() -> NSObject { Inner() } }
      fileprivate class Hidden: NSObject { @objc func f() { print("hidden") } }
      class Box<Value>: NSObject { var value: Value; init(_ v: Value) { value = v }
        @objc func f() { print("box", value) } }
      class Crate<V>: Box<V> { @objc func g() { print("crate", value) } }
      final class IntBox: Box<Int> { @objc func h() { print("h") } }
      func local() -> NSObject {
        class Local: NSObject { @objc func f() { print("local") } }
        return Local()
      }
      let f = Selector("f")
      Outer.make().perform(f); Hidden().perform(f); Box("s").perform(f); Box(2).perform(f)
      let crate = Crate(3.5); crate.perform(f); crate.perform("g")
      IntBox(9).perform(f); IntBox(9).perform("h"); local().perform(f)
      """
    ])
    XCTAssertEqual(program.messages, "")
    XCTAssertEqual(program.output, "inner\nhidden\nbox s\nbox 2\nbox 3.5\ncrate 3.5\nbox 9\nh\nlocal\n")
  }

  func testExtensionsMembersOfOtherFilesAndObjcMembers() throws {
    let program = try BridgedProgram([
      "A.swift": """
      import Foundation
      @objcMembers class A: NSObject { func one() { print("one") }; private func no() {}; var two = 2 }
      class B: A { func three() { print("three") } }
      """,
      "B.swift": """
      import Foundation
      extension A { @objc func four() { print("four") } }
      @objc extension A { func five(_ x: Int) { print("five", x) } }
      extension NSObject { @objc func six() { print("six") } }
      """,
      "main.swift": """
      import ObjectiveC
      import Foundation
      let b = B()
      for s in [#selector(A.one), #selector(B.three), #selector(A.four), #selector(A.six)] { b.perform(s) }
      b.perform(#selector(A.five(_:)), with: 5)
      print(b.responds(to: "no"), b.value(forKey: "two") as! Int)
      """,
    ])
    XCTAssertEqual(program.messages, "")
    XCTAssertEqual(program.output, "one\nthree\nfour\nsix\nfive 5\nfalse 2\n")
  }

  func testOptionalRequirements() throws {
    let program = try BridgedProgram([
      "P.swift": """
      import Foundation
      @objc protocol Guest {
        func name() -> String
        @objc optional func wants(drink: String) -> Bool
        @objc optional func leave(_ how: String,
          fast: Bool)
        @objc optional var table: Int { get }
      }
      class Shy: NSObject, Guest { func name() -> String { "shy" } }
      class Loud: Shy { func wants(drink: String) -> Bool { drink == "tea" }
        func leave(_ how: String, fast: Bool) { print("leaves", how, fast) }
        @objc var table: Int { 4 } }
      """,
      "main.swift": """
      import Foundation
      weak var none: Guest?
      for guest: Guest in [Shy(), Loud()] {
        weak var weakGuest: Guest?; weakGuest = guest
        print(guest.name(), weakGuest?.wants?(drink: "tea") as Any, guest.wants?(drink: "beer") ?? true)
        weakGuest?.leave?("soon", fast: true)
        if let table = guest.table { print("table", table) }
      }
      none?.leave?("x", fast: false)
      let loud: Guest = Loud()
      loud.leave!("now", fast: false)
      if loud.wants!(drink: "tea") { print("tea") }
      """,
    ])
    XCTAssertEqual(program.messages, "")
    XCTAssertEqual(
      program.output,
      "shy nil true\nloud Optional(true) false\nleaves soon true\ntable 4\nleaves now false\ntea\n"
        .replacingOccurrences(
          of: "loud", with: "shy"))
  }

  func testOptionalRequirementsWithOneBaseName() throws {
    let program = try BridgedProgram([
      "P.swift": """
      import Foundation
      @objc protocol Layout: NSObjectProtocol {
        @objc optional func grid(_ g: Int, heightFor row: Int) -> Int
        @objc optional func grid(_ g: Int, insetsFor row: Int) -> Int
        @objc optional func finish()
      }
      @objc protocol Other { @objc optional func finish() }
      class Some: NSObject, Layout { func grid(_ g: Int, heightFor row: Int) -> Int { g + row } }
      """,
      "main.swift": """
      import Foundation
      let some: Layout = Some()
      print(some.grid?(1, heightFor: 2) ?? -1, some.grid?(1, insetsFor: 2) ?? -1)
      print(some.grid(_:heightFor:) != nil, some.grid(_:insetsFor:) != nil, some.finish == nil)
      """,
    ])
    XCTAssertEqual(program.messages, "")
    XCTAssertEqual(program.output, "3 -1\ntrue false true\n")
  }

  func testSelectorsInEveryForm() throws {
    let program = try BridgedProgram([
      "main.swift": """
      import Foundation
      import ObjectiveC
      class T: NSObject {
        @objc var level = 1
        @objc func go() {}
        @objc func go(_ x: Int) {}
        @objc func go(_ x: String, with y: Int) {}
        @objc func turn(for x: Int) {}
        @objc func fail() throws {}
        func all() -> [Selector] {
          [#selector(go as () -> Void), #selector(T.go(_:)), #selector(self.go(_:with:)), #selector(Self.turn),
           #selector(getter: T.level), #selector(setter: level), #selector((go) as (T) -> (Int) -> Void), #selector(fail)]
        }
      }
      print(T().all().map(\\.description).joined(separator: " "))
      """
    ])
    XCTAssertEqual(program.messages, "")
    XCTAssertEqual(program.output, "go go: go:with: turnFor: level setLevel: go: failAndReturnError:\n")
  }

  func testAnErrorNamesTheUsersFileAndLine() throws {
    let program = try BridgedProgram(
      [
        "Wrong.swift": """
        import Foundation
        import ObjectiveC
        class T: NSObject {
          @objc func go() {}
          func a() -> Selector { #selector(T.gone(_:)) }
          @objc func b() { let x: Int = "text" }
        }
        """
      ], runs: false)
    XCTAssertNotEqual(program.exitCode, 0)
    XCTAssertTrue(program.messages.contains("user/Wrong.swift:5:"), program.messages)
    XCTAssertTrue(program.messages.contains("has no member 'gone'"), program.messages)
    XCTAssertTrue(program.messages.contains("user/Wrong.swift:6:"), program.messages)
  }

  /// With Apple's XCTest, the set-up and tear-down methods of a test case on the main actor may use members of the
  /// main actor.
  func testHooksOfTestCasesOfTheMainActor() throws {
    let program = try BridgedProgram(
      [
        "Case.swift": """
        class XCTestCase {
          func setUp() {}
          func setUpWithError() throws {}
          func tearDown() {}
          class func setUp() {}
        }
        @MainActor class View { var size = 0 }
        @MainActor class ViewTests: XCTestCase {
          var view = View()
          override func setUp() {
            super.setUp()
            view = View()
            view.size = 3
          }
          override func setUpWithError() throws { try super.setUpWithError(); view.size += 1 }
          override func tearDown() { print(#line, view.size) }
          override class func setUp() { print("class") }
        }
        @main struct Main {
          @MainActor static func main() throws {
            ViewTests.setUp()
            let test = ViewTests()
            test.setUp()
            try test.setUpWithError()
            test.tearDown()
          }
        }
        """
      ])
    XCTAssertEqual(program.exitCode, 0, program.messages)
    XCTAssertEqual(program.output, "class\n16 4\n")
  }

  func testTypesOfFoundationAreThereWithIt() throws {
    let program = try BridgedProgram([
      "main.swift": """
      import Foundation
      @objc protocol Listener { func hear() }
      class Ear: NSObject, Listener { func hear() { print("heard") } }
      let ears = NSHashTable<Listener>.weakObjects()
      let ear = Ear()
      ears.add(ear)
      ears.allObjects.forEach { $0.hear() }
      let request = URLRequest(url: URL(string: "https://example.com")!)
      print(request.httpMethod ?? "")
      """
    ])
    XCTAssertEqual(program.output, "heard\nGET\n", program.messages)
  }

  func testConditionsComeOutAsOnTheSimulator() throws {
    let program = try BridgedProgram([
      "main.swift": """
      #if os(iOS) && targetEnvironment(simulator) && !os(macOS)
      print("iOS simulator")
      #elseif os(Linux)
      print("Linux")
      #endif
      #if canImport(UIKit) && !canImport(AppKit) && !canImport(Glibc)
      print("UIKit")
      #endif
      #if os(tvOS) || targetEnvironment(macCatalyst)
      let tv: NoSuchType = 1
      #endif
      if #available(iOS 17, *) { print("17") }
      """
    ])
    XCTAssertEqual(program.output, "iOS simulator\nUIKit\n17\n", program.messages)
  }

  func testOptionalMethodsThatReturnNothingAreFoundByName() throws {
    let program = try BridgedProgram([
      "main.swift": """
      import Foundation
      import ObjectiveC
      class Table: NSObject {}
      class Plain: NSObject { func tableView(_ t: Table, cellForRowAt i: IndexPath) -> Table { t } }
      final class Editor: Plain {}
      extension Editor { func tableView(_ t: Table, commit style: Int, forRowAt i: IndexPath) {} }
      private final class Mover: Plain {
        func tableView(_ t: Table, moveRowAt i: IndexPath, to j: IndexPath) {} }
      let commit = Selector("tableView:commitEditingStyle:forRowAtIndexPath:")
      let move = Selector("tableView:moveRowAtIndexPath:toIndexPath:")
      for source in [Plain(), Editor(), Mover()] {
        print(source.responds(to: "tableView:cellForRowAtIndexPath:"), source.responds(to: commit),
          source.responds(to: move)) }
      """
    ])
    XCTAssertEqual(program.output, "true false false\ntrue true false\ntrue false true\n", program.messages)
  }
}
