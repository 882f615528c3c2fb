import FactTables
import XCTest

import QuartzCore

/// Reads `facts/animation.md#layer-properties`, and compares values of any type.
class LayerPropertyTestCase: AnimationTestCase {
  /// A row of the table of layer properties.
  struct Property {
    let owner: LayerClass
    let name: String
    let key: String
    let sample: PropertySample
    let kind: String
    let isImplicit: Bool
    let defaultText: String
  }

  func animatable() throws -> [Property] {
    let table = try FactTable("animation", "layer-properties")
    return try table.rows.map { row in
      let parts = row.name.split(separator: ".").map(String.init)
      let kind = try XCTUnwrap(row.cells["values"])
      return Property(
        owner: try XCTUnwrap(LayerClass.all[parts[0]], row.name), name: row.name, key: parts[1],
        sample: try XCTUnwrap(PropertySample(kind: kind), kind), kind: kind,
        isImplicit: row.cells["implicit"] == "yes",
        defaultText: try XCTUnwrap(row.cells["default"]))
    }
  }

  func assertSame(
    _ value: Any?, _ expected: Any?, _ message: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    let (a, b) = (numbers(of: value), numbers(of: expected))
    guard a.count == b.count, zip(a, b).allSatisfy({ abs($0 - $1) < 1e-4 }) else {
      return XCTFail(
        "\(message): \(value.map { "\($0)" } ?? "nil") is not \(expected.map { "\($0)" } ?? "nil")", file: file,
        line: line)
    }
  }
}
