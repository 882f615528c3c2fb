import XCTest

/// Apple's Foundation as apps use it, in files that import Foundation only, UIKit only, and both.
final class FoundationInProgramsTests: XCTestCase {
  func testBranchesForLaterSystemsAreNotTaken() throws {
    let program = try BridgedProgram([
      "main.swift": """
      import UIKit
      if #available(iOS 18, *) { print("later") } else { print("17") }
      if #available(iOS 17.5, *) { print("17.5") }
      if #available(macOS 99, *) { print("other systems") }
      if #available(iOS 13.0, tvOS 99, *), let x = Int("3") { print(x) }
      if #unavailable(iOS 18) { print("unavailable") }
      func check() -> String { guard #available(iOS 17.6, *) else { return "guarded" }; return "no" }
      print(check(), UIDevice.current.systemVersion, ProcessInfo.processInfo.operatingSystemVersion.majorVersion)
      print(ProcessInfo.processInfo.isOperatingSystemAtLeast(.init(majorVersion: 17, minorVersion: 5, patchVersion: 0)))
      print(ProcessInfo.processInfo.isOperatingSystemAtLeast(.init(majorVersion: 17, minorVersion: 6, patchVersion: 0)))
      @available(iOS 18, *) func later() {}
      """
    ])
    XCTAssertEqual(program.messages, "")
    XCTAssertEqual(program.output, "17\n17.5\nother systems\n3\nunavailable\nguarded 17.5 17\ntrue\nfalse\n")
  }

  /// A program that imports only Foundation, whose `ProcessInfo` has no initializer and which can't localize on
  /// Linux.
  func testProcessInformationAndLocalizedTexts() throws {
    let program = try BridgedProgram([
      "main.swift": """
      import Foundation
      print(ProcessInfo().environment.isEmpty, ProcessInfo().processIdentifier > 0)
      let info = ProcessInfo ( )
      print(info === ProcessInfo.processInfo)
      print(String(localized: "Nothing", bundle: .main))
      """
    ])
    XCTAssertEqual(program.messages, "")
    XCTAssertEqual(program.output, "false true\ntrue\nNothing\n")
  }

  /// The compiler writes `init(from:)` and `encode(to:)` of classes that inherit from `NSObject`, directly or not.
  func testCodableSubclassesOfNSObject() throws {
    let program = try BridgedProgram([
      "main.swift": """
      import UIKit
      class Person: NSObject, Codable {
        var name: String
        init(name: String) { self.name = name }
      }
      class Checklist: NSObject, Codable {
        var name = ""
        @objc dynamic var items = [Person]()
        init(name: String, icon: String = "") {
          self.name = name
          super.init()
        }
      }
      class Item: NSObject { @objc var isChecked = true }
      class Dated: Item, Codable { var year = 1 }
      extension Later: Encodable {}
      final class Later: NSObject { var count = 2 }
      let list = Checklist(name: "Birthdays")
      list.items.append(Person(name: "Ada"))
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      let data = try! encoder.encode(list)
      print(String(data: data, encoding: .utf8)!)
      print(try! JSONDecoder().decode(Checklist.self, from: data).items[0].name)
      let dated = try! JSONDecoder().decode(Dated.self, from: Data("{\\"year\\":1815}".utf8))
      print(dated.year, dated.isChecked, String(data: try! encoder.encode(Later()), encoding: .utf8)!)
      func make<T: NSObject>(_ type: T.Type) -> [T] { [T(), type.init(), .init()] }
      print(make(Item.self).map(\\.isChecked), (Item.self as NSObject.Type).init() is Item)
      """
    ])
    XCTAssertEqual(program.messages, "")
    XCTAssertEqual(
      program.output,
      """
      {"items":[{"name":"Ada"}],"name":"Birthdays"}
      Ada
      1815 true {"count":2}
      [true, true, true] true

      """)
  }

  private let uses = """
    func use() {
      print(NSPredicate(format: "SELF > %d", 3).evaluate(with: 4))
      print(NSExpression(format: "1 + 2 * 3").expressionValue(with: nil, context: nil) as? Int ?? -1)
      print((NSPredicate(format: "a == 1") as? NSComparisonPredicate)?.leftExpression.keyPath ?? "")
      print((["b", "a"] as NSArray).sortedArray(using: [NSSortDescriptor(key: "self", ascending: true)]))
      let duration = DateComponentsFormatter()
      duration.unitsStyle = .full
      duration.allowedUnits = [.hour, .minute]
      print(duration.string(from: 5400) ?? "")
      print(MeasurementFormatter().string(from: Measurement(value: 5, unit: UnitLength.kilometers)))
      print(RelativeDateTimeFormatter().localizedString(from: DateComponents(day: -2)))
      print(ListFormatter.localizedString(byJoining: ["a", "b", "c"]))
      print((["x": 1] as NSDictionary).value(forKey: "x") as? Int ?? 0)
      var count = 0
      func each(_ body: () -> Void) {
        try! NSRegularExpression(pattern: "a").enumerateMatches(in: "aa", range: NSRange(0..<2)) { _, _, _ in body() }
      }
      each { count += 1 }
      print(count, NSCompoundPredicate(andPredicateWithSubpredicates: [NSPredicate(format: "a = 1"), NSPredicate(format: "b = 2")]))
    }
    """
  private let expected = """
    true
    7
    a
    [a, b]
    1 hour, 30 minutes
    3.107 mi
    2 days ago
    a, b, and c
    1
    2 a == 1 AND b == 2

    """

  func testFoundationAlone() throws { try check("import Foundation") }
  func testUIKitAlone() throws { try check("import UIKit") }
  func testBoth() throws { try check("import UIKit\nimport Foundation") }

  private func check(_ imports: String) throws {
    let program = try BridgedProgram(["Use.swift": "\(imports)\n\(uses)", "main.swift": "\(imports)\nuse()"])
    XCTAssertEqual(program.messages, "")
    XCTAssertEqual(program.output, expected, program.console)
  }

  /// An operation that reports its own end, as is usual for operations that wait for a server.
  func testOperationsThatTellTheirEnd() throws {
    let program = try BridgedProgram([
      "main.swift": """
      import UIKit
      final class Download: Operation, @unchecked Sendable {
        var done = false
        override var isFinished: Bool { done }
        override var isAsynchronous: Bool { true }
        override func start() {
          DispatchQueue.global().async {
            self.willChangeValue(forKey: "isFinished")
            self.done = true
            self.didChangeValue(forKey: "isFinished")
          }
        }
      }
      let (queue, download, heard) = (OperationQueue(), Download(), DispatchSemaphore(value: 0))
      let token = download.observe(\\.isFinished) { _, _ in heard.signal() }
      queue.addOperations([download], waitUntilFinished: true)
      heard.wait()
      print(download.isFinished, queue.operationCount)
      token.invalidate()
      """
    ])
    XCTAssertEqual(program.messages, "")
    XCTAssertEqual(program.output, "true 0\n")
  }

  /// Observation as in apps, also by functions with key path parameters, in a debug build of the app with the
  /// optimized library.
  func testObservingAndCaches() throws {
    let program = try BridgedProgram([
      "main.swift": """
      import UIKit
      import Foundation
      class Model: NSObject { @objc dynamic var a = 1; @objc dynamic var items: [String] = []
        override func setNilValueForKey(_ key: String) { print("nil", key); setValue(0, forKey: key) } }
      class Work: Operation, @unchecked Sendable { override func main() {} }
      func watch<O: NSObject, T>(_ o: O, _ k: KeyPath<O, T>, _ name: String) -> NSKeyValueObservation {
        o.observe(k, options: [.new]) { _, c in print(name, c.newValue.map { "\\($0)" } ?? "nil") }
      }
      let (view, label, model, work) = (UIView(), UILabel(), Model(), Work())
      let progress = Progress(totalUnitCount: 4)
      let tokens = [watch(view, \\.isHidden, "hidden"), watch(label, \\.text, "text"), watch(label, \\.alpha, "alpha"),
        watch(model, \\.a, "a"), watch(view.layer, \\.cornerRadius, "corner"), watch(progress, \\.fractionCompleted, "fraction"),
        watch(work, \\.isFinished, "finished")]
      view.isHidden = true
      label.text = "x"
      label.alpha = 0.5
      model.setValue(nil, forKey: "a")
      view.layer.cornerRadius = 3
      progress.completedUnitCount = 1
      work.start()
      model.mutableArrayValue(forKey: "items").add("z")
      print(model.items, label.value(forKey: "hidden") ?? "none", UIButton.superclass() == UIControl.self)
      let cache = NSCache<NSString, NSNumber>()
      cache.countLimit = 1
      cache.setObject(1, forKey: "a"); cache.setObject(2, forKey: "b")
      print(cache.object(forKey: "a") == nil, cache.object(forKey: "b") ?? 0)
      let set: NSSet = [1, 1, 2]
      print(set.count, ("/a/b" as NSString).appendingPathComponent("/c/"))
      print((try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSString.self, from: Data("junk".utf8))) == nil)
      let list = try! NSKeyedArchiver.archivedData(withRootObject: ["a"] as NSArray, requiringSecureCoding: true)
      let unarchiver = try! NSKeyedUnarchiver(forReadingFrom: list)
      print(unarchiver.requiresSecureCoding, unarchiver.decodingFailurePolicy == .setErrorAndReturn)
      print(unarchiver.containsValue(forKey: NSKeyedArchiveRootObjectKey))
      print(unarchiver.decodeObject(of: NSString.self, forKey: NSKeyedArchiveRootObjectKey) == nil)
      print((unarchiver.error as NSError?)?.code ?? 0)
      print(unarchiver.decodeObject(of: NSArray.self, forKey: NSKeyedArchiveRootObjectKey) == nil)
      do { _ = try NSKeyedUnarchiver(forReadingFrom: Data("junk".utf8)) } catch { print((error as NSError).code) }
      let free = try! NSKeyedUnarchiver(forReadingFrom: list)
      free.requiresSecureCoding = false
      print(free.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? [String] ?? [])
      _ = tokens
      """
    ])
    XCTAssertEqual(program.messages, "")
    XCTAssertEqual(
      program.output,
      """
      hidden true
      text Optional("x")
      alpha 0.5
      nil a
      a 0
      corner 3.0
      fraction 0.25
      finished true
      ["z"] 0 true
      true 2
      2 /a/b/c
      true
      true true
      true
      true
      4864
      true
      4864
      ["a"]

      """)
  }

  /// CoreFoundation on Linux declares run loops differently from Apple's, and its dictionaries require hashable
  /// keys.
  func testRunLoopsAndKeysOfCoreFoundation() throws {
    let program = try BridgedProgram([
      "main.swift": """
      import CoreFoundation
      import Foundation
      let mode: CFRunLoopMode = CFRunLoopMode.defaultMode
      CFRunLoopPerformBlock(CFRunLoopGetMain(), mode.rawValue) {
        print("block")
        CFRunLoopStop(CFRunLoopGetMain())
      }
      print(CFRunLoopRunInMode(mode, 5, false) == .stopped)
      let key: NSCopying = "key" as NSString
      let values = Thread.current.threadDictionary
      values[key] = 1
      print(values["key"] as Any, values["key" as NSString] as Any, values[key] as Any)
      values[key] = nil
      print(values["key"] as Any)
      """
    ])
    XCTAssertEqual(program.messages, "")
    XCTAssertEqual(program.output, "block\ntrue\nOptional(1) Optional(1) Optional(1)\nnil\n")
  }
}
