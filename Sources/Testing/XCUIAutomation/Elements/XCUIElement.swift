import UIKit

/// An element of an app's screen, named by a query. It is looked for in the app each time that it is used.
///
/// ```swift
/// let save = app.buttons["Save"]
/// XCTAssertTrue(save.waitForExistence(timeout: 2))
/// save.tap()
/// ```
///
/// Using an element that is not there, or of which there are several, fails the test, but for `exists`,
/// `isHittable` and waiting.
///
/// Apple's documentation: <https://developer.apple.com/documentation/xctest/xcuielement>
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider,
  XCUIElementSnapshotProviding, XCUIScreenshotProviding
{
  /// The choice of the element among the query's results.
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
    // An element without one is an application itself.
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

  /// `"Save" Button`.
  var subject: String { ownSubject.description }

  // MARK: Looking for it

  func result() throws -> QueryResult { QueryResult(steps, root: try application.currentTree()) }

  /// The element in its current state. Throws if there is none, or more than one.
  func find() throws -> ElementNode { try result().single(query: query) }

  /// Looks again each second, three times in all, since what an app loads may take a moment.
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

  /// An attribute of the element; the test fails if there is none.
  private func attribute<Value>(_ value: (ElementNode) -> Value, or missing: Value) -> Value {
    do {
      return value(try findPatiently())
    } catch {
      UITestSession.shared.report("Failed to get matching snapshot: \(error.localizedDescription)", details: tree)
      return missing
    }
  }

  /// The app's tree, for failures.
  var tree: String? { application.isAlive ? application.debugDescription : nil }

  /// Whether the app has exactly such an element, on the screen or beside it.
  open var exists: Bool {
    UITestLog.quietly("Checking existence of `\(subject)`") { (try? result().nodes.isEmpty) == false }
  }

  /// Whether a finger reaches it: it is on the screen, and nothing lies over it.
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
  /// Whether it is on the screen, in part at least. Apple's class has this since Xcode 15.
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

  /// A point of the element: (0, 0) is its top left corner, (1, 1) the bottom right one.
  open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(referencedElement: self, normalized: normalizedOffset, offset: .zero)
  }

  /// A picture of the part of the screen where the element is.
  open func screenshot() -> XCUIScreenshot {
    let frame = (try? findPatiently())?.frame
    return application.screenshot(of: frame)
  }

  // MARK: Waiting

  /// Waits until there is such an element; false if there is none when the time has elapsed.
  open func waitForExistence(timeout: TimeInterval) -> Bool {
    wait("Waiting \(UITestLog.seconds(timeout)) for \(subject) to exist", timeout) { self.exists }
  }

  /// Waits until there is no such element any more; false if there is one when the time has elapsed.
  open func waitForNonExistence(timeout: TimeInterval) -> Bool {
    wait("Waiting \(UITestLog.seconds(timeout)) for \(subject) to not exist", timeout) { !self.exists }
  }

  /// Waits until the property has the value; false if it has another one when the time has elapsed.
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

  /// The element, its descendants, its ancestors and its query, as Apple prints them.
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
