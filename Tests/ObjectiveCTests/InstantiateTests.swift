import Foundation
import ObjectiveC
import XCTest

final class InstantiateTests: XCTestCase {
  private class Base: NSObject {
    var value: Int
    override init() { value = 1 }
    func first() -> Int { 1 }
    func second() -> Int { value }
    func third() -> Int { 3 }
  }
  private final class Overriding: Base {
    override init() {
      super.init()
      value = 2
    }
  }
  private class Inheriting: Base {
    var name = "name"
  }
  private final class NotAnNSObject {}

  func testTheMostDerivedInitRuns() {
    XCTAssertEqual((instantiate(Overriding.self) as? Overriding)?.value, 2)
    XCTAssertEqual((instantiate(Inheriting.self) as? Inheriting)?.value, 1)
    XCTAssertEqual((instantiate(Inheriting.self) as? Inheriting)?.name, "name")
    XCTAssertTrue(instantiate(NSObject.self).map { type(of: $0) == NSObject.self } ?? false)
  }

  func testOtherClassesGiveNil() { XCTAssertNil(instantiate(NotAnNSObject.self)) }

  func testInstancesAreOwnedOnce() {
    weak var weakObject: NSObject?
    do {
      let object = instantiate(Inheriting.self)
      weakObject = object
      XCTAssertNotNil(weakObject)
    }
    XCTAssertNil(weakObject)
  }
}

// The class is public, because the optimizer may otherwise omit its method tables.
public class ProbedBase {
  public init() {}
  public func first() -> Int { 1 }
  public func second() -> Int { 2 }
}
public class SecondProbe: ProbedBase {
  public override func second() -> Int { 22 }
}
public class Further: SecondProbe {}
public class FirstOnly: ProbedBase {
  public override func first() -> Int { 11 }
}

public class PlainBelowSecond: SecondProbe {
  public override func first() -> Int { 21 }
}
public class SecondAgain: SecondProbe {
  public override func second() -> Int { 23 }
}

final class OverrideProbeTests: XCTestCase {
  func testFindsTheOverriddenMethodOnly() {
    let probe = OverrideProbe(base: ProbedBase.self, overriding: SecondProbe.self)
    XCTAssertFalse(probe.isOverridden(in: ProbedBase.self))
    XCTAssertFalse(probe.isOverridden(in: FirstOnly.self))
    XCTAssertTrue(probe.isOverridden(in: SecondProbe.self))
    XCTAssertTrue(probe.isOverridden(in: Further.self))
  }

  /// If an intermediate class overrides a method, only subclasses that override it again count.
  func testProbesBelowAClassThatOverrides() {
    let probe = OverrideProbe(base: ProbedBase.self, overriding: SecondProbe.self).below(SecondProbe.self)
    XCTAssertFalse(probe.isOverridden(in: SecondProbe.self))
    XCTAssertFalse(probe.isOverridden(in: PlainBelowSecond.self))
    XCTAssertTrue(probe.isOverridden(in: SecondAgain.self))
  }

  func testWithoutADifferenceItAnswersYes() {
    let probe = OverrideProbe(base: ProbedBase.self, overriding: ProbedBase.self)
    XCTAssertTrue(probe.isOverridden(in: ProbedBase.self))
  }
}
