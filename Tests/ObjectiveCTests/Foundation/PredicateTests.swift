import FlipsideTesting
import Foundation
import ObjectiveC
import XCTest

import class ObjectiveC.NSComparisonPredicate

/// Apple's "Predicate Format String Syntax", for dictionaries and objects.
final class PredicateTests: XCTestCase {
  private let people: [[String: Any]] = [
    ["name": "Anna", "age": 20, "tags": ["a", "b"]], ["name": "Björn", "age": 33, "tags": [String]()],
    ["name": "carl", "age": 40, "tags": ["b"], "friend": ["name": "Zoe"]],
  ]

  private func names(_ format: String, _ arguments: Any...) -> String {
    let predicate = NSPredicate(format: format, argumentArray: arguments)
    return (people as NSArray).filtered(using: predicate).compactMap { ($0 as? [String: Any])?["name"] as? String }
      .joined(separator: " ")
  }

  func testComparisons() {
    XCTAssertEqual(names("age > 30"), "Björn carl")
    XCTAssertEqual(names("age >= 33 AND age =< 33"), "Björn")
    XCTAssertEqual(names("age != %d", 20), "Björn carl")
    XCTAssertEqual(names("age <> 20.0"), "Björn carl")
    XCTAssertEqual(names("age BETWEEN {20, 33}"), "Anna Björn")
    XCTAssertEqual(names("age BETWEEN %@", [20, 33]), "Anna Björn")
    XCTAssertEqual(names("friend == nil"), "Anna Björn")
    XCTAssertEqual(names("friend != NULL"), "carl")
    XCTAssertEqual(names("age < nil"), "")
    XCTAssertEqual(names("TRUEPREDICATE"), "Anna Björn carl")
    XCTAssertEqual(names("FALSEPREDICATE"), "")
  }

  func testStrings() {
    XCTAssertEqual(names("name BEGINSWITH 'A'"), "Anna")
    XCTAssertEqual(names("name BEGINSWITH[c] 'C'"), "carl")
    XCTAssertEqual(names("name ENDSWITH[c] 'L'"), "carl")
    XCTAssertEqual(names("name CONTAINS[cd] 'bjorn'"), "Björn")
    XCTAssertEqual(names("name CONTAINS[c] 'bjorn'"), "")
    XCTAssertEqual(names("name LIKE[c] 'c?r*'"), "carl")
    XCTAssertEqual(names("name LIKE 'ar'"), "")
    XCTAssertEqual(names("name MATCHES '[A-Z].*'"), "Anna Björn")
    XCTAssertEqual(names("name MATCHES 'Ann'"), "", "the whole text has to match")
    XCTAssertEqual(names("name ==[c] %@", "anna"), "Anna")
    XCTAssertEqual(names("'nn' IN name"), "Anna")
    XCTAssertEqual(names("name < 'B'"), "Anna")
  }

  func testCollections() {
    XCTAssertEqual(names("age IN %@", [20, 40]), "Anna carl")
    XCTAssertEqual(names("name IN {'Anna', \"carl\"}"), "Anna carl")
    XCTAssertEqual(names("tags CONTAINS 'a'"), "Anna")
    XCTAssertEqual(names("ANY tags == 'b'"), "Anna carl")
    XCTAssertEqual(names("SOME tags == 'b'"), "Anna carl")
    XCTAssertEqual(names("ALL tags == 'b'"), "Björn carl")
    XCTAssertEqual(names("NONE tags == %@", "b"), "Björn")
    XCTAssertEqual(names("tags.@count > 1"), "Anna")
    XCTAssertEqual(names("SUBQUERY(tags, $t, $t == 'b' AND SELF != 'c').@count > 0"), "Anna carl")
    XCTAssertEqual(names("tags[FIRST] == 'b'"), "carl")
    XCTAssertEqual(names("tags[SIZE] == 2"), "Anna")
  }

  func testLogicAndPrecedence() {
    XCTAssertEqual(names("NOT (age < 30) && !(age > 35)"), "Björn")
    XCTAssertEqual(names("age == 20 OR age == 33 AND name == 'x'"), "Anna")
    XCTAssertEqual(names("(age == 20 or age == 33) and name == 'Anna'"), "Anna")
    XCTAssertEqual(names("((age == 20)) || ((age) == 33)"), "Anna Björn")
    XCTAssertEqual(names("(age + 5) * 2 >= 76"), "Björn carl")
  }

  func testArgumentsAndKeys() {
    XCTAssertEqual(names("%K == %@", "friend.name", "Zoe"), "carl")
    XCTAssertEqual(names("%K BEGINSWITH %@ AND age < %ld", "name", "A", 30), "Anna")
    XCTAssertEqual(names("name.length > 4"), "Björn")
    let variable = NSPredicate(format: "age == $AGE")
    XCTAssertTrue(variable.evaluate(with: people[0], substitutionVariables: ["AGE": 20]))
    XCTAssertTrue(variable.withSubstitutionVariables(["AGE": 33]).evaluate(with: people[1]))
    XCTAssertEqual(text(of: variable.withSubstitutionVariables(["AGE": 33])), "age == 33")
    let date = Date(timeIntervalSinceReferenceDate: 5)
    XCTAssertTrue(NSPredicate(format: "SELF > %@", date as CVarArg).evaluate(with: Date()))
    XCTAssertTrue(NSPredicate(format: "SELF IN %@", ["x", "y"]).evaluate(with: "y"))
    XCTAssertTrue(NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9._%+-]+@[a-z.]+").evaluate(with: "A.B@c.de"))
  }

  func testObjectsByKeyValueCoding() {
    final class Pet: NSObject {
      var name = "Rex"
      var isTame = true
    }
    KeyValueAccess.register("name", on: Pet.self, \.name)
    KeyValueAccess.register("isTame", on: Pet.self, \.isTame)
    let pet = Pet()
    XCTAssertTrue(NSPredicate(format: "name LIKE 'R*' AND tame == YES").evaluate(with: pet))
    pet.isTame = false
    XCTAssertFalse(NSPredicate(format: "isTame == true").evaluate(with: pet))
    let list = NSMutableArray(array: [pet])
    list.filter(using: NSPredicate(format: "isTame == 1"))
    XCTAssertEqual(list.count, 0)
  }

  /// Returns the format of a predicate. Foundation's property is deprecated on Linux, where its own predicates have
  /// no format.
  private func text(of predicate: NSPredicate) -> String { (predicate as any PredicateText).predicateFormat }

  func testTextAndClasses() {
    for format in [
      "age > 30", "name BEGINSWITH[cd] \"A\"", "ANY tags == \"b\"", "age BETWEEN {1, 2}", "a == nil",
      "(age + 5) * 2 > 3",
      "1 - (2 - 3) == x", "SUBQUERY(tags, $t, $t == 1).@count > 0",
    ] {
      XCTAssertEqual(text(of: NSPredicate(format: format)), format)
    }
    XCTAssertTrue(NSPredicate(format: "a = 1") is NSComparisonPredicate)
    XCTAssertTrue(NSPredicate(format: "a = 1 || b = 2") is NSCompoundPredicate)
    XCTAssertEqual(NSPredicate(format: "a = 1"), NSPredicate(format: "a == 1"))
    let comparison = NSPredicate(format: "ALL a.b >= %@", 3 as NSNumber) as? NSComparisonPredicate
    XCTAssertEqual(comparison?.leftExpression.keyPath, "a.b")
    XCTAssertEqual(comparison?.comparisonPredicateModifier, .all)
    XCTAssertEqual(comparison?.predicateOperatorType, .greaterThanOrEqualTo)
    XCTAssertEqual(comparison?.rightExpression.constantValue as? Int, 3)
  }

  func testBadFormatsAreToldAndFalse() {
    let console = ConsoleRecorder()
    defer { console.end() }
    var lines: [String] { console.lines }
    let broken = [
      "", "a", "a ==", "== 1", "a == 'x", "a == %@", "a == 1 AND", "(a == 1", "a == 1)", "a ~~ 1", "in == 1",
      "1 + 2",
      "a BETWEEN", "SUBQUERY(a, b, c)", "%K == 1", "a ==[z] 1", String(repeating: "(", count: 5000),
      String(repeating: "!", count: 5000) + "a == 1", String(repeating: "-", count: 5000), "ANY a", "#", "$", "%",
    ]
    for format in broken { XCTAssertFalse(NSPredicate(format: format).evaluate(with: ["a": 1]), format) }
    XCTAssertEqual(lines.count, broken.count)
    XCTAssertTrue(lines[2].hasPrefix("Unable to parse the format string \"a ==\""), lines[2])
    _ = console.take()
    XCTAssertFalse(NSPredicate(format: "SELF MATCHES '('").evaluate(with: "x"))
    XCTAssertFalse(NSPredicate(format: "a < 'x'").evaluate(with: ["a": 1]))
    XCTAssertEqual(lines.count, 2)
  }

  /// The arguments are in a C argument list, in which each type has a different size.
  func testListsOfArguments() {
    let format = "%K == %@ AND a > %d AND b < %f AND c == %lld AND '%d' != d"
    let predicate = withVaList(["name" as NSString, "x" as NSString, -5, 2.5, Int64(1) << 40]) {
      NSPredicate(format: format, arguments: $0)
    }
    XCTAssertEqual(
      text(of: predicate), "name == \"x\" AND a > -5 AND b < 2.5 AND c == 1099511627776 AND \"%d\" != d")
    let array = NSPredicate(format: "%K == %@ AND a > %d", argumentArray: ["name", "x", 5])
    XCTAssertEqual(text(of: array), "name == \"x\" AND a > 5")
    let sum = withVaList([4, 2.5]) { NSExpression(format: "%d + %f", arguments: $0) }
    XCTAssertEqual(sum.expressionValue(with: nil, context: nil) as? Double, 6.5)
  }
}

private protocol PredicateText { var predicateFormat: String { get } }
extension NSPredicate: PredicateText {}
