import UIKit

/// A step of a query, which maps the elements of the previous step to other elements.
@MainActor enum QueryStep {
  case descendants(XCUIElement.ElementType)
  case children(XCUIElement.ElementType)
  /// The elements of the previous step that match.
  case matching(description: String, (ElementNode) -> Bool)
  /// The elements of the previous step with a matching descendant.
  case containing(description: String, (ElementNode) -> Bool)
  case index(Int)
  case first
  /// A step that requires exactly one element.
  case single

  var description: String {
    switch self {
    case .descendants(let type): "Descendants matching type \(type.name)"
    case .children(let type): "Children matching type \(type.name)"
    case .matching(let description, _): "Elements matching \(description)"
    case .containing(let description, _): "Elements containing elements matching \(description)"
    case .index(let index): "Element at index \(index)"
    case .first: "First element"
    case .single: "Identity Binding"
    }
  }

  func apply(to input: [ElementNode]) -> [ElementNode] {
    switch self {
    case .descendants(let type):
      var all: [ElementNode] = []
      // With several inputs, an element that is nested in two of them is found twice.
      let isAlone = input.count == 1
      for node in input { node.appendDescendants(to: &all) }
      if !isAlone { all = Self.unique(all) }
      return type == .any ? all : all.filter { $0.elementType == type }
    case .children(let type):
      let all = input.flatMap(\.nodes)
      return type == .any ? all : all.filter { $0.elementType == type }
    case .matching(_, let isMatching): return input.filter(isMatching)
    case .containing(_, let isMatching): return input.filter { $0.contains(where: isMatching) }
    case .index(let index):
      let place = index < 0 ? input.count + index : index
      return input.indices.contains(place) ? [input[place]] : []
    case .first: return Array(input.prefix(1))
    case .single: return input
    }
  }

  private static func unique(_ nodes: [ElementNode]) -> [ElementNode] {
    var seen: Set<ObjectIdentifier> = []
    return nodes.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  // MARK: Matches

  static func named(_ name: String) -> (description: String, match: (ElementNode) -> Bool) {
    ("predicate '\"\(name)\" IN identifiers'", { $0.isNamed(name) })
  }

  static func predicate(_ predicate: NSPredicate) -> (description: String, match: (ElementNode) -> Bool) {
    AttributeKeys.register()
    return ("predicate '\(predicate.predicateFormat)'", { predicate.evaluate(with: $0) })
  }

  static func type(
    _ type: XCUIElement.ElementType, _ identifier: String?
  ) -> (description: String, match: (ElementNode) -> Bool) {
    guard let identifier else { return ("type \(type.name)", { type == .any || $0.elementType == type }) }
    let name = named(identifier)
    return (
      type == .any ? name.description : "type \(type.name) and \(name.description)",
      { (type == .any || $0.elementType == type) && name.match($0) }
    )
  }
}

/// An error of an element or a query, in Apple's wording.
struct UITestError: LocalizedError, CustomNSError {
  let message: String
  static var errorDomain: String { "com.apple.dt.xctest.ui-testing.error" }
  var errorCode: Int { 10008 }
  var errorDescription: String? { message }
}
