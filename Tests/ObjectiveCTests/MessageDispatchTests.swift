import FlipsideTesting
import ObjectiveC
import XCTest

private class Animal: NSObject {
  var log: [String] = []
  func speak() -> String { "…" }
  func eat(_ food: String) { log.append("eat \(food)") }
  func add(_ a: Int, _ b: Double) -> NSNumber { NSNumber(value: Double(a) + b) }
  func meet(_ other: Animal?) { log.append("meet \(other == nil ? "nobody" : "somebody")") }
}

private class Dog: Animal {
  override func speak() -> String { "woof" }
}

private class Puppy: Dog {}

private enum Mood: Int { case calm, happy }

final class MessageDispatchTests: XCTestCase {
  private var console: ConsoleRecorder!
  private var lines: [String] {
    get { console.lines }
    set { console.lines = newValue }
  }

  override class func setUp() {
    MessageDispatch.register("speak", on: Animal.self) { $0.speak() }
    MessageDispatch.register("eat:", on: Animal.self) { (animal, food: String) in animal.eat(food) }
    MessageDispatch.register("add:to:", on: Animal.self) { (animal, a: Int, b: Double) in animal.add(a, b) }
    MessageDispatch.register("meet:", on: Animal.self) { (animal, other: Animal?) in animal.meet(other) }
    MessageDispatch.register("mood:", on: Animal.self) { (animal, mood: Mood) in animal.log.append("\(mood)") }
    MessageDispatch.register("a:b:c:", on: Animal.self) { (animal, a: Int, b: Bool, c: CGFloat) in
      animal.log.append("\(a) \(b) \(c)")
    }
    MessageDispatch.register("fetch", on: Dog.self) { $0.log.append("fetch") }
  }

  override func setUp() { console = ConsoleRecorder() }
  override func tearDown() { console.end() }

  func testOverrideAnswersThroughItsAncestorsEntry() {
    XCTAssertEqual(Animal().perform("speak")?.takeUnretainedValue() as? String, "…")
    XCTAssertEqual(Puppy().perform("speak")?.takeUnretainedValue() as? String, "woof")
  }

  func testRespondsFollowsInheritanceDownwardsOnly() {
    XCTAssertTrue(Puppy().responds(to: "fetch"))
    XCTAssertTrue(Dog().responds(to: "speak"))
    XCTAssertFalse(Animal().responds(to: "fetch"))
    XCTAssertFalse(Puppy().responds(to: "fetch:"))
    XCTAssertFalse(Puppy().responds(to: nil))
    XCTAssertTrue(Dog.instancesRespond(to: "fetch"))
    XCTAssertFalse(Animal.instancesRespond(to: "fetch"))
  }

  func testSubclassEntryWinsOverAncestorsEvenWhenRegisteredAfterALookUp() {
    let puppy = Puppy()
    puppy.perform("meet:", with: nil)
    MessageDispatch.register("meet:", on: Puppy.self) { (puppy, _: Animal?) in puppy.log.append("jump") }
    puppy.perform("meet:", with: nil)
    XCTAssertEqual(puppy.log, ["meet nobody", "jump"])
  }

  func testArgumentsAreCast() {
    let animal = Animal()
    let sum = animal.perform("add:to:", with: NSNumber(value: 2), with: 3 as Int)?.takeUnretainedValue()
    XCTAssertEqual(sum as? NSNumber, 5)
    animal.perform("mood:", with: NSNumber(value: 1))
    MessageDispatch.send("a:b:c:", to: animal, [NSNumber(value: 7), 1 as Int, 2.5 as Double])
    XCTAssertEqual(animal.log, ["happy", "7 true 2.5"])
  }

  func testOptionalArgumentTakesNilAndValue() {
    let animal = Animal()
    animal.perform("meet:", with: nil)
    animal.perform("meet:", with: Dog())
    XCTAssertEqual(animal.log, ["meet nobody", "meet somebody"])
  }

  func testMessageNobodyUnderstandsIsSaidAsObjectiveCSaysIt() {
    XCTAssertNil(Animal().perform("fly"))
    XCTAssertEqual(lines.count, 1)
    XCTAssertTrue(
      lines[0].hasPrefix("-[ObjectiveCTests.Animal fly]: unrecognized selector sent to instance 0x"), lines[0])
  }

  func testWrongArgumentIsSaidAndNothingIsCalled() {
    let animal = Animal()
    animal.perform("eat:", with: Dog())
    animal.perform("eat:")
    XCTAssertEqual(animal.log, [])
    XCTAssertEqual(
      lines,
      [
        "-[Animal eat:]: argument 1 is Dog, the method takes String; it was not called",
        "-[Animal eat:]: argument 1 is nothing, the method takes String; it was not called",
      ])
  }

  private final class Flagged: NSObject {
    var flags: [Bool] = []
    var numbers: [Int] = []
    var title = "first"
    var isOpen = false
    func set(_ flag: Bool) { flags.append(flag) }
    func add(_ number: Int) { numbers.append(number) }
    var dogs: [Dog] = []
    var absent = 0
    func meet(_ dog: Dog) { dogs.append(dog) }
    func find(_ animal: Animal?) { absent += animal == nil ? 1 : 0 }
  }

  /// An object passed for a Boolean parameter is true, and nil is false. This occurs when
  /// `#selector(UIView.endEditing(_:))` is an action.
  func testAnObjectIsTrueAsAFlag() {
    MessageDispatch.register("setFlag:", on: Flagged.self) { (object: Flagged, flag: Bool) in object.set(flag) }
    let object = Flagged()
    object.perform("setFlag:", with: Dog())
    object.perform("setFlag:", with: nil)
    object.perform("setFlag:", with: NSNumber(value: false))
    object.perform("setFlag:", with: NSNumber(value: true))
    XCTAssertEqual(object.flags, [true, false, false, true])
    MessageDispatch.register("add:", on: Flagged.self) { (object: Flagged, number: Int) in object.add(number) }
    object.perform("add:", with: nil)
    XCTAssertEqual(object.numbers, [0])
    XCTAssertEqual(lines, [])
  }

  /// A nil for `Any?` is nil instead of an optional that contains nil.
  func testNilForAnything() {
    var isNil: [Bool] = []
    MessageDispatch.register("take:", on: Flagged.self) { (_: Flagged, value: Any?) in isNil.append(value == nil) }
    let object = Flagged()
    object.perform("take:", with: nil)
    object.perform("take:", with: Dog())
    object.perform("take:")
    XCTAssertEqual(isNil, [true, false, true])
  }

  /// Objective-C does not check arguments, so the sender of an action may have another class if the action does not
  /// use it.
  func testMethodsThatTakeObjectsOfOtherClasses() {
    MessageDispatch.register("meet:", on: Flagged.self) { (object: Flagged, dog: Dog) in object.meet(dog) }
    MessageDispatch.register("find:", on: Flagged.self) { (object: Flagged, animal: Animal?) in object.find(animal)
    }
    let object = Flagged()
    object.perform("meet:", with: Animal())
    object.perform("meet:", with: nil)
    XCTAssertEqual(object.dogs.count, 2)
    XCTAssertEqual(lines, ["Flipside: a method that takes Dog was called with Animal; it gets a new Dog"])
    object.perform("find:", with: Flagged())
    XCTAssertEqual(object.absent, 1)
  }

  /// Every property has accessor methods in Objective-C.
  func testAccessorsOfProperties() {
    KeyValueAccess.register("title", on: Flagged.self, \.title)
    KeyValueAccess.register("open", on: Flagged.self, \.isOpen)
    let object = Flagged()
    object.perform("setTitle:", with: "second")
    XCTAssertEqual(object.title, "second")
    XCTAssertEqual(object.perform("title")?.takeUnretainedValue() as? NSString, "second")
    object.perform("setOpen:", with: NSNumber(value: true))
    XCTAssertTrue(object.isOpen)
    XCTAssertTrue(MessageDispatch.responds(Flagged.self, to: "isOpen"))
    XCTAssertTrue(MessageDispatch.responds(Flagged.self, to: "setTitle:"))
    XCTAssertFalse(MessageDispatch.responds(Flagged.self, to: "setName:"))
    XCTAssertEqual(lines, [])
  }

  func testAddressNamesTheObject() {
    let animal = Animal()
    let pointer = UInt(bitPattern: Unmanaged.passUnretained(animal).toOpaque())
    XCTAssertEqual(address(of: animal), "0x" + String(pointer, radix: 16))
  }

  func testKindAndMember() {
    XCTAssertTrue(Puppy().isKind(of: Animal.self))
    XCTAssertFalse(Animal().isKind(of: Dog.self))
    XCTAssertTrue(Dog().isMember(of: Dog.self))
    XCTAssertFalse(Puppy().isMember(of: Dog.self))
  }

  func testSelectorNames() {
    XCTAssertEqual(NSStringFromSelector(Selector("setFrame:")), "setFrame:")
    XCTAssertEqual(NSSelectorFromString("a:b:"), "a:b:")
    XCTAssertEqual(Selector("a:b:").argumentCount, 2)
    XCTAssertEqual("\(Selector("x"))", "x")
  }

  func testDelayedPerformRunsAndCanBeCancelled() {
    let animal = Animal()
    animal.perform("eat:", with: "late", afterDelay: 0.002)
    animal.perform("eat:", with: "soon", afterDelay: 0)
    animal.perform("eat:", with: "never", afterDelay: 0.001)
    animal.perform("meet:", with: nil, afterDelay: 0.001)
    NSObject.cancelPreviousPerformRequests(withTarget: animal, selector: "eat:", object: "never")
    while animal.log.count < 3 {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
    }
    XCTAssertEqual(animal.log.sorted(), ["eat late", "eat soon", "meet nobody"])
    animal.perform("eat:", with: "x", afterDelay: 0)
    NSObject.cancelPreviousPerformRequests(withTarget: animal)
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
    XCTAssertEqual(animal.log.count, 3)
  }

  func testDelayedPerformKeepsItsTargetUntilThen() {
    weak var gone: Animal?
    do {
      let animal = Animal()
      gone = animal
      animal.perform("speak", with: nil, afterDelay: 100)
    }
    XCTAssertNotNil(gone)
    if let animal = gone { NSObject.cancelPreviousPerformRequests(withTarget: animal) }
    XCTAssertNil(gone)
  }

  func testUnsupportedIsSaidOncePerName() {
    Unsupported.log("UIThing.firstCall(_:)")
    Unsupported.log("UIThing.firstCall(_:)")
    Unsupported.log("UIThing.other")
    XCTAssertEqual(lines.count, 2)
    XCTAssertTrue(lines[0].contains("UIThing.firstCall(_:)"))
  }
}
