import UIKit

/// A query for elements, which is evaluated on demand in the current state of the app.
///
/// ```swift
/// let rows = app.tables.cells
/// XCTAssertEqual(rows.count, 3)
/// rows.containing(.staticText, identifier: "Berlin").element.tap()
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xcuielementquery>
@preconcurrency @MainActor open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  let application: XCUIApplication
  let steps: [QueryStep]
  /// The name of the elements in messages, as far as the query determines it.
  let subject: ElementSubject

  init(_ application: XCUIApplication, _ steps: [QueryStep], _ subject: ElementSubject) {
    self.application = application
    self.steps = steps
    self.subject = subject
    super.init()
  }

  private func then(_ step: QueryStep, _ subject: ElementSubject? = nil) -> XCUIElementQuery {
    XCUIElementQuery(application, steps + [step], subject ?? self.subject)
  }

  // MARK: Elements

  /// The only matching element; using it fails if several elements match.
  open var element: XCUIElement { XCUIElement(application, query: self, binding: .single, subject) }

  open var firstMatch: XCUIElement {
    XCUIElement(application, query: self, binding: .first, subject.with(binding: "First Match"))
  }

  /// The current number of matching elements.
  open var count: Int {
    UITestLog.quietly("Get number of matches for: \(queryDescription)") { matches(reportsErrors: true).count }
  }

  /// Returns the element at an index, from 0. Negative indices count from the end.
  open func element(boundBy index: Int) -> XCUIElement {
    XCUIElement(
      application, query: self, binding: .index(index), subject.with(binding: "Element at index \(index)"))
  }

  @available(*, deprecated, renamed: "element(boundBy:)")
  open func element(at index: UInt) -> XCUIElement { element(boundBy: Int(index)) }

  open func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

  open func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
    matching(elementType, identifier: identifier).element
  }

  /// The only element with that identifier, label, title, value or placeholder.
  open subscript(key: String) -> XCUIElement { matching(identifier: key).element }

  /// The currently matching elements, each bound to its index.
  open var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

  open var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

  // MARK: Queries

  open func descendants(matching elementType: XCUIElement.ElementType) -> XCUIElementQuery {
    then(.descendants(elementType), ElementSubject(type: elementType))
  }

  open func children(matching elementType: XCUIElement.ElementType) -> XCUIElementQuery {
    then(.children(elementType), ElementSubject(type: elementType))
  }

  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    let (description, match) = QueryStep.predicate(predicate)
    return then(.matching(description: description, match))
  }

  open func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    let (description, match) = QueryStep.type(elementType, identifier)
    let type = elementType == .any ? subject.type : elementType
    return then(
      .matching(description: description, match), ElementSubject(type: type, name: identifier ?? subject.name))
  }

  open func matching(identifier: String) -> XCUIElementQuery {
    if identifier.count > 128 {
      UITestSession.shared.report(
        "Invalid query - string identifier \"\(identifier)\" is longer than 128 characters. "
          + "You can work around this limitation by constructing a query with a custom NSPredicate that specifies the "
          + "property (label, title, value, placeholderValue, or identifier) to match against.")
    }
    let (description, match) = QueryStep.named(identifier)
    return then(
      .matching(description: description, match), ElementSubject(type: subject.type, name: identifier))
  }

  /// Returns a query for those elements that have a matching descendant.
  open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    let (description, match) = QueryStep.predicate(predicate)
    return then(.containing(description: description, match))
  }

  open func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    let (description, match) = QueryStep.type(elementType, identifier)
    return then(.containing(description: description, match))
  }

  // MARK: Results

  /// Evaluates the query. Throws if the app is not running.
  func result() throws -> QueryResult { QueryResult(steps, root: try application.currentTree()) }

  private func matches(reportsErrors reports: Bool) -> [ElementNode] {
    do {
      return try result().nodes
    } catch {
      if reports { UITestSession.shared.report("Failed to get matching snapshots: \(error.localizedDescription)") }
      return []
    }
  }

  private var queryDescription: String { steps.last?.description ?? application.targetDescription }

  open override nonisolated var debugDescription: String {
    MainActor.assumeIsolated {
      guard let result = try? result() else {
        return "Query of \(application.targetDescription), which is not running"
      }
      let text = result.chain(application: application.targetDescription)
      return String(text.dropFirst("Query chain:\n →".count))
    }
  }
}

/// The name of an element in messages, such as `"Save" Button`.
@MainActor struct ElementSubject {
  var type: XCUIElement.ElementType
  var name: String?
  var binding: String?

  init(type: XCUIElement.ElementType, name: String? = nil) {
    self.type = type
    self.name = name
  }

  func with(binding: String) -> ElementSubject {
    var subject = self
    subject.binding = binding
    return subject
  }

  var description: String {
    let words = [name.map { "\"\($0)\"" }, type.name, binding.map { "(\($0))" }]
    return words.compactMap { $0 }.joined(separator: " ")
  }
}
