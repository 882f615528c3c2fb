import Foundation
import ObjectiveC
import XCTest

/// A class after conversion by the source bridge, with registered observable properties.
class ObservedModel: NSObject {
  var count = 1 {
    willSet { KeyValueObserving.willChange(self, "count") }
    didSet { KeyValueObserving.didChange(self, "count") }
  }
  var items: [String] = ["a"] {
    willSet { KeyValueObserving.willChange(self, "items") }
    didSet { KeyValueObserving.didChange(self, "items") }
  }
  var tags: Set<String> = ["x"] {
    willSet { KeyValueObserving.willChange(self, "tags") }
    didSet { KeyValueObserving.didChange(self, "tags") }
  }
  var order = NSOrderedSet(array: ["p", "q"])
  var isOn = true
  var ratio = 30.0
  var child: ObservedModel?
  var nilKeys: [String] = []

  static let registered: Void = {
    KeyValueAccess.register("count", on: ObservedModel.self, \.count)
    KeyValueAccess.register("items", on: ObservedModel.self, \.items)
    KeyValueAccess.register("tags", on: ObservedModel.self, \.tags)
    KeyValueAccess.register("order", on: ObservedModel.self, \.order)
    KeyValueAccess.register("on", on: ObservedModel.self, \.isOn)
    KeyValueAccess.register("ratio", on: ObservedModel.self, \.ratio)
    KeyValueAccess.register("child", on: ObservedModel.self, get: { $0.child }, set: { $0.child = $1 })
    MessageDispatch.register("setNilValueForKey:", on: ObservedModel.self) { (model, key: String) in
      model.nilKeys.append(key)
    }
  }()

  override init() {
    _ = Self.registered
    super.init()
  }
}

final class ObservedChild: ObservedModel {}

/// Key-value coding and observing beyond direct calls by an app: Key-Value Observing Programming Guide, Key-Value
/// Coding Programming Guide.
final class ObservingTests: XCTestCase {
  /// Observes a property, with its key beside the key path as the bridge writes it, because optimized code does not
  /// contain the names of key paths. `FoundationInProgramsTests` has functions with key paths in an app's code.
  private func watch<Object: NSObject, Value>(
    _ object: Object, _ path: KeyPath<Object, Value>, _ key: String, _ body: @escaping (Object, Value?) -> Void
  ) -> NSKeyValueObservation {
    object.observe(path, __key: key, options: [.new]) { object, change in body(object, change.newValue) }
  }

  func testProgress() {
    let whole = Progress(totalUnitCount: 4)
    var heard: [String] = []
    let tokens: [NSKeyValueObservation] = [
      watch(whole, \.fractionCompleted, "fractionCompleted") { progress, new in
        heard.append("\(progress.fractionCompleted) \(new ?? -1)")
      },
      watch(whole, \.isFinished, "isFinished") { _, new in heard.append("finished \(new ?? false)") },
      watch(whole, \.completedUnitCount, "completedUnitCount") { _, new in heard.append("count \(new ?? -1)") },
    ]
    whole.completedUnitCount = 1
    XCTAssertEqual(heard, ["count 1", "0.25 0.25"])
    heard = []
    let part = Progress(totalUnitCount: 2, parent: whole, pendingUnitCount: 2)
    XCTAssertEqual(heard, [])
    part.completedUnitCount = 1
    XCTAssertEqual(heard, ["0.5 0.5"])
    heard = []
    part.completedUnitCount = 2
    XCTAssertEqual(heard, ["count 3", "0.75 0.75"])
    heard = []
    whole.completedUnitCount = 4
    XCTAssertEqual(Set(heard), ["count 4", "1.0 1.0", "finished true"])
    withExtendedLifetime(tokens) {}
  }

  func testOperationsOfAQueue() {
    final class Work: Operation, @unchecked Sendable { override func main() {} }
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    nonisolated(unsafe) var heard: [String] = []
    let lock = NSLock()
    func note(_ text: String) { lock.withLock { heard.append(text) } }
    let (first, second) = (Work(), BlockOperation {})
    second.addDependency(first)
    var tokens: [NSKeyValueObservation] = []
    for (name, operation) in [("first", first as Operation), ("second", second)] {
      tokens.append(
        operation.observe(\.isExecuting, __key: "isExecuting") { operation, _ in
          note("\(name) executing \(operation.isExecuting)")
        })
      tokens.append(
        operation.observe(\.isFinished, __key: "isFinished", options: [.old, .new]) { _, change in
          note("\(name) finished \(change.oldValue ?? true) \(change.newValue ?? false)")
        })
    }
    tokens.append(
      second.observe(\.isReady, __key: "isReady") { operation, _ in note("second ready \(operation.isReady)") })
    queue.addOperations([first, second], waitUntilFinished: true)
    queue.waitUntilAllOperationsAreFinished()
    // The last notification is sent when the thread of the operation ends.
    let end = Date(timeIntervalSinceNow: 10)
    while lock.withLock({ heard.count }) < 7, Date() < end {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
    }
    for name in ["first", "second"] {
      XCTAssertEqual(
        heard.filter { $0.hasPrefix(name) && !$0.contains("ready") },
        ["\(name) executing true", "\(name) executing false", "\(name) finished false true"])
    }
    XCTAssertEqual(heard.filter { $0.contains("ready") }, ["second ready true"])
  }

  func testNilForANumber() {
    let model = ObservedModel()
    model.setValue(nil, forKey: "count")
    model.setValue(NSNull(), forKey: "on")
    XCTAssertEqual(model.nilKeys, ["count", "on"])
    XCTAssertEqual(model.count, 1)
  }

  func testValuesAreBoxed() {
    let model = ObservedModel()
    XCTAssertEqual("\(model.value(forKey: "on") ?? "")", "1")
    XCTAssertEqual("\(model.value(forKey: "ratio") ?? "")", "30")
    XCTAssertTrue(model.value(forKey: "count") is NSNumber)
    XCTAssertEqual(model.value(forKey: "ratio") as? Double, 30)
    XCTAssertEqual(model.value(forKey: "on") as? Bool, true)
    XCTAssertEqual("\([model, model].map(\.ratio).withKeys("@avg.self"))", "30")
    XCTAssertEqual(
      "\(NSNumber(value: 1.0)) \(NSNumber(value: 0.1)) \(NSNumber(value: true)) \(NSNumber(value: 1e20))",
      "1 0.1 1 1e+20")
    XCTAssertEqual(NSNumber(value: -2.0).stringValue, "-2")
  }

  // MARK: Collections

  private final class Ear: NSObject {
    var heard: [String] = []
    override init() {
      MessageDispatch.register("observeValueForKeyPath:ofObject:change:context:", on: Ear.self) {
        (ear: Ear, path: String?, object: Any?, change: [NSKeyValueChangeKey: Any]?) in
        let kind = change?[.kindKey] as? UInt ?? 0
        let indexes = (change?[.indexesKey] as? IndexSet).map { " at \(Array($0))" } ?? ""
        func text(_ key: NSKeyValueChangeKey) -> String {
          let value = change?[key]
          let members = (value as? NSSet).map { $0.allObjects.map { "\($0)" }.sorted() } ?? value.map { ["\($0)"] }
          return members.map { " \(key.rawValue) \($0.joined(separator: ","))" } ?? ""
        }
        ear.heard.append("\(kind)\(indexes)\(text(.oldKey))\(text(.newKey))")
      }
    }
  }

  func testMembersOfAnArray() {
    let model = ObservedModel()
    let ear = Ear()
    model.addObserver(ear, forKeyPath: "items", options: [.old, .new], context: nil)
    let items = model.mutableArrayValue(forKey: "items")
    items.add("b")
    items.insert("0", at: 0)
    items.replaceObject(at: 1, with: "A")
    items.removeObject(at: 0)
    XCTAssertEqual(model.items, ["A", "b"])
    XCTAssertEqual(items.count, 2)
    XCTAssertEqual(
      ear.heard,
      ["2 at [1] new [\"b\"]", "2 at [0] new [\"0\"]", "4 at [1] old [\"a\"] new [\"A\"]", "3 at [0] old [\"0\"]"])
    model.items = []
    XCTAssertEqual(ear.heard.count, 5)
    XCTAssertTrue(ear.heard.last?.hasPrefix("1") == true)
    items.addObjects(from: ["x", "y"])
    items.removeAllObjects()
    XCTAssertEqual(model.items, [])
    model.removeObserver(ear, forKeyPath: "items")
  }

  func testMembersOfSets() {
    let model = ObservedModel()
    let ear = Ear()
    model.addObserver(ear, forKeyPath: "tags", options: [.old, .new], context: nil)
    let tags = model.mutableSetValue(forKey: "tags")
    tags.add("y")
    tags.remove("x")
    tags.union(["z"])
    XCTAssertEqual(model.tags, ["y", "z"])
    XCTAssertTrue(tags.contains("y"))
    XCTAssertEqual(ear.heard, ["2 new y", "3 old x", "2 new z"])
    model.removeObserver(ear, forKeyPath: "tags")
    let order = model.mutableOrderedSetValue(forKey: "order")
    order.add("r")
    order.add("p")
    order.remove("q")
    XCTAssertEqual(model.order.array as? [String], ["p", "r"])
    XCTAssertEqual(order.array as? [String], ["p", "r"])
    XCTAssertTrue(order.contains("r"))
    let plain = NSMutableOrderedSet(array: ["a", "b"])
    plain.remove("a")
    XCTAssertEqual(plain.array as? [String], ["b"])
  }

  func testLiteralsOfSets() {
    let set: NSSet = [1, 1, "a"]
    XCTAssertEqual(set.count, 2)
    let empty: NSMutableSet = []
    empty.add(3)
    XCTAssertEqual(empty, [3])
    let holder = SetHolder()
    holder.set.add(1)
    XCTAssertEqual(holder.set, [0, 1])
    let counted: NSCountedSet = ["a", "a"]
    XCTAssertEqual(counted.count(for: "a"), 2)
    let ordered: NSOrderedSet = [2, 1]
    XCTAssertEqual(ordered.firstObject as? Int, 2)
  }
}

private final class SetHolder { var set: NSMutableSet = [0] }

extension Array {
  fileprivate func withKeys(_ path: String) -> Any { (self as NSArray).value(forKeyPath: path) ?? "nil" }
}
