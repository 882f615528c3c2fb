import UIKit

/// An element of an app's screen, identified by a query that is evaluated each time the element is used.
///
/// ```swift
/// let save = app.buttons["Save"]
/// XCTAssertTrue(save.waitForExistence(timeout: 2))
/// save.tap()
/// ```
///
/// If the element does not exist, or if several elements match, using it fails the test. `exists`, `isHittable` and
/// the waiting methods are exceptions.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xcuielement>
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider,
  XCUIElementSnapshotProviding, XCUIScreenshotProviding
{
  /// The selection of the element from the query's results.
  enum Binding { case single, first, index(Int) }

  private let ownApplication: XCUIApplication?
  /// The query that finds the element; nil for an application.
  let query: XCUIElementQuery?
  private let binding: Binding
  private let ownSubject: ElementSubject

  init(_ application: XCUIApplication?, query: XCUIElementQuery?, binding: Binding, _ subject: ElementSubject) {
    ownApplication = application
    self.query = query
    self.binding = binding
    ownSubject = subject
    super.init()
    AttributeKeys.register()
  }

  var application: XCUIApplication {
    // An element without an application is an application itself.
    ownApplication ?? unsafeDowncast(self, to: XCUIApplication.self)
  }

  var steps: [QueryStep] {
    let steps = query?.steps ?? []
    switch binding {
    case .single: return query == nil ? steps : steps + [.single]
    case .first: return steps + [.first]
    case .index(let index): return steps + [.index(index)]
    }
  }

  /// The description in messages, such as `"Save" Button`.
  var subject: String { ownSubject.description }

  // MARK: Search

  func result() throws -> QueryResult { QueryResult(steps, root: try application.currentTree()) }

  /// Returns the current snapshot of the element. Throws if no element or more than one matches.
  func find() throws -> ElementNode { try result().single(query: query) }

  /// Returns the current snapshot of the element. It tries three times at intervals of one second, because the app
  /// may still be loading content.
  func findPatiently() throws -> ElementNode {
    for attempt in 1...2 {
      if let node = try? find() { return node }
      if try result().nodes.count > 1 || !application.isAlive { break }
      AppClock.wait(1)
      UITestLog.note("Find the \(lookedFor) (retry \(attempt))")
    }
    return try find()
  }

  /// The description of the element in the log of searches.
  var lookedFor: String { subject }

  /// Returns an attribute of the element; the test fails if the element does not exist.
  private func attribute<Value>(_ value: (ElementNode) -> Value, or missing: Value) -> Value {
    do {
      return value(try findPatiently())
    } catch {
      UITestSession.shared.report("Failed to get matching snapshot: \(error.localizedDescription)", details: tree)
      return missing
    }
  }

  /// The element tree of the app, for failure messages.
  var tree: String? { application.isAlive ? application.debugDescription : nil }

  /// Whether exactly one matching element exists, on the screen or outside of it.
  open var exists: Bool {
    UITestLog.quietly("Checking existence of `\(subject)`") { (try? result().nodes.isEmpty) == false }
  }

  /// Whether a touch can reach the element: it is on the screen and not covered.
  open var isHittable: Bool {
    guard let node = try? find() else { return false }
    return application.hitPoint(of: node) != nil
  }

  open func snapshot() throws -> any XCUIElementSnapshot {
    do {
      return try findPatiently()
    } catch {
      throw UITestError(message: "Failed to get matching snapshot: \(error.localizedDescription)")
    }
  }

  // MARK: Attributes

  open var identifier: String { attribute({ $0.identifier }, or: "") }
  open var frame: CGRect { attribute({ $0.frame }, or: .zero) }
  open var value: Any? { attribute({ $0.value }, or: nil) }
  open var title: String { attribute({ $0.title }, or: "") }
  open var label: String { attribute({ $0.label }, or: "") }
  open var elementType: ElementType { attribute({ $0.elementType }, or: .any) }
  open var isEnabled: Bool { attribute({ $0.isEnabled }, or: false) }
  open var isSelected: Bool { attribute({ $0.isSelected }, or: false) }
  open var hasFocus: Bool { attribute({ $0.hasFocus }, or: false) }
  open var placeholderValue: String? { attribute({ $0.placeholderValue }, or: nil) }
  open var horizontalSizeClass: SizeClass { attribute({ $0.horizontalSizeClass }, or: .unspecified) }
  open var verticalSizeClass: SizeClass { attribute({ $0.verticalSizeClass }, or: .unspecified) }
  /// Whether the element is at least partly on the screen. Apple's class has this property since Xcode 15.
  var isOnScreen: Bool { (try? find()).map { !$0.frame.intersection(application.screenBounds).isEmpty } ?? false }

  // MARK: Queries

  open func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(application, steps + [.descendants(type)], ElementSubject(type: type))
  }

  open func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(application, steps + [.children(type)], ElementSubject(type: type))
  }

  open var firstMatch: XCUIElement {
    guard let query else { return self }
    return query.firstMatch
  }

  /// Returns a point relative to the element's frame: (0, 0) is the top left corner and (1, 1) the bottom right
  /// one.
  open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(referencedElement: self, normalized: normalizedOffset, offset: .zero)
  }

  /// Returns a picture of the part of the screen that the element covers.
  open func screenshot() -> XCUIScreenshot {
    let frame = (try? findPatiently())?.frame
    return application.screenshot(of: frame)
  }

  // MARK: Waiting

  /// Waits until the element exists; returns false if it does not when the time limit is reached.
  open func waitForExistence(timeout: TimeInterval) -> Bool {
    wait("Waiting \(UITestLog.seconds(timeout)) for \(subject) to exist", timeout) { self.exists }
  }

  /// Waits until the element does not exist; returns false if it does when the time limit is reached.
  open func waitForNonExistence(timeout: TimeInterval) -> Bool {
    wait("Waiting \(UITestLog.seconds(timeout)) for \(subject) to not exist", timeout) { !self.exists }
  }

  /// Waits until a property has a value; returns false if it has another one when the time limit is reached.
  open func wait<V: Equatable>(for keyPath: KeyPath<XCUIElement, V>, toEqual expected: V, timeout: TimeInterval)
    -> Bool
  {
    wait("Waiting \(UITestLog.seconds(timeout)) for a property of \(subject)", timeout) {
      self.exists && self[keyPath: keyPath] == expected
    }
  }

  func wait(_ title: String, _ timeout: TimeInterval, until isMet: () -> Bool) -> Bool {
    UITestLog.activity(title) {
      let end = AppClock.now + max(0, timeout)
      while true {
        if isMet() { return true }
        let rest = end - AppClock.now
        guard rest > 1e-6 else { return false }
        AppClock.wait(min(1, rest))
      }
    }
  }

  // MARK: Descriptions

  open override nonisolated var description: String { MainActor.assumeIsolated { subject } }

  /// The element, its descendants, its ancestors and its query, in Apple's format.
  open override nonisolated var debugDescription: String {
    MainActor.assumeIsolated {
      do {
        let result = try result()
        guard let node = result.nodes.first else { return result.chain(application: application.targetDescription) }
        var lines = [
          "Attributes: " + node.line(address: true), "Element subtree:", " →" + node.line(address: true),
        ]
        lines += node.treeLines()
        lines.append("Path to element:")
        for (depth, step) in node.path.enumerated() {
          let mark = depth == 0 ? " →" : String(repeating: " ", count: depth + 1) + "↳"
          lines.append(mark + step.line(address: true))
        }
        return lines.joined(separator: "\n") + "\n" + result.chain(application: application.targetDescription)
      } catch {
        return "\(subject): \(error.localizedDescription)"
      }
    }
  }
}
