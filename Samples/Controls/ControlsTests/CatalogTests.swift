import XCTest

@testable import Controls

/// The list of pages, and the controls that the pages hold.
@MainActor
final class CatalogTests: XCTestCase {
  private func page(_ title: String) throws -> UIViewController {
    let page = try XCTUnwrap(Catalog.sections.flatMap(\.pages).first { $0.title == title }, title).make()
    page.loadViewIfNeeded()
    page.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
    page.view.layoutIfNeeded()
    return page
  }

  private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { subview in (subview as? View).map { [$0] } ?? all(type, in: subview) }
  }

  func testTitlesAreUnique() {
    let titles = Catalog.sections.flatMap(\.pages).map(\.title)
    XCTAssertEqual(Set(titles).count, titles.count)
    XCTAssertEqual(titles.count, 25)
  }

  func testEachPageHasItsTitle() throws {
    for page in Catalog.sections.flatMap(\.pages) {
      let controller = page.make()
      controller.loadViewIfNeeded()
      XCTAssertEqual(controller.navigationItem.title, page.title)
    }
  }

  func testSwitchesInEveryState() throws {
    let switches = all(UISwitch.self, in: try page("Switches").view)
    XCTAssertEqual(switches.map(\.isOn), [false, true, false, true, true, true, false])
    XCTAssertEqual(switches.filter { !$0.isEnabled }.count, 2)
  }

  func testButtonsOfEveryStyle() throws {
    let buttons = all(UIButton.self, in: try page("Button styles").view)
    XCTAssertEqual(buttons.count, 8 * 3 + 2)
    XCTAssertEqual(buttons.filter { !$0.isEnabled }.count, 8)
    XCTAssertEqual(buttons.last?.role, .destructive)
  }

  func testTheStoryboardHasEveryControl() throws {
    let page = try page("Storyboard")
    XCTAssertEqual(all(UIButton.self, in: page.view).count, 4)
    XCTAssertEqual(all(UISegmentedControl.self, in: page.view).first?.selectedSegmentIndex, 1)
    XCTAssertEqual(all(UIDatePicker.self, in: page.view).first?.preferredDatePickerStyle, .compact)
    XCTAssertNotNil(all(UIColorWell.self, in: page.view).first?.selectedColor)
  }

  func testTheSteppers() throws {
    assertSnapshot(of: try page("Steppers").view, named: "steppers")
  }
}
