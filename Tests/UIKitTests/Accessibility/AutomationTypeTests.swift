import FlipsideTesting
import UIKit
import XCTest

/// The element type that UI tests see for each class: `facts/ui-tests.md#elements`.
final class AutomationTypeTests: XCTestCase {
  private func onMain(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }

  func testClassesHaveTheirTypes() {
    onMain {
      let secure = UITextField()
      secure.isSecureTextEntry = true
      let views: [(UIView, AutomationType)] = [
        (UIButton(type: .system), .button), (UILabel(), .staticText), (UITextField(), .textField),
        (secure, .secureTextField), (UISearchTextField(), .searchField), (UITextView(), .textView),
        (UISwitch(), .switch), (UISlider(), .slider), (UIStepper(), .stepper),
        (UISegmentedControl(), .segmentedControl),
        (UIPageControl(), .pageIndicator), (UIProgressView(), .progressIndicator),
        (UIActivityIndicatorView(), .activityIndicator), (UIScrollView(), .scrollView), (UITableView(), .table),
        (UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), .collectionView),
        (UITableViewCell(), .cell), (UICollectionViewCell(), .cell), (UICollectionViewListCell(), .cell),
        (UINavigationBar(), .navigationBar), (UITabBar(), .tabBar), (UIToolbar(), .toolbar),
        (UIImageView(), .image),
        (UIWindow(), .window), (UIView(), .other), (UIStackView(), .other),
      ]
      for (view, type) in views { XCTAssertEqual(view.automationType, type, "\(Swift.type(of: view))") }
    }
  }

  /// A view of an app's class has the type of its accessibility traits.
  func testTraitsGiveTypesToOtherViews() {
    onMain {
      let view = UIView()
      let cases: [(UIAccessibilityTraits, AutomationType)] = [
        (.button, .button), (.link, .link), (.image, .image), (.staticText, .staticText),
        (.searchField, .searchField),
        (.keyboardKey, .key), ([.button, .selected], .button), (.header, .other), (.none, .other),
      ]
      for (traits, type) in cases {
        view.accessibilityTraits = traits
        XCTAssertEqual(view.automationType, type, "\(traits.rawValue)")
      }
      // A class with its own type keeps the type, regardless of the traits.
      let label = UILabel()
      label.accessibilityTraits = .button
      XCTAssertEqual(label.automationType, .staticText)
      let button = UIButton()
      button.accessibilityTraits = .link
      XCTAssertEqual(button.automationType, .button)
    }
  }

  func testTextFieldsShowTheirPlaceholder() {
    onMain {
      let field = UITextField()
      field.placeholder = "Name"
      XCTAssertEqual(field.automationPlaceholder, "Name")
      XCTAssertEqual(field.automationValue, "Name")
      XCTAssertNil(field.automationLabel)
      field.text = "Ada"
      XCTAssertEqual(field.automationValue, "Ada")
      field.accessibilityLabel = "Your name"
      XCTAssertEqual(field.automationLabel, "Your name")
      field.isSecureTextEntry = true
      XCTAssertEqual(field.automationValue, "•••")
    }
  }

  func testValuesOfControls() {
    onMain {
      let spinner = UIActivityIndicatorView()
      XCTAssertEqual(spinner.automationValue, "0")
      spinner.startAnimating()
      XCTAssertEqual(spinner.automationValue, "1")
      let control = UIButton()
      XCTAssertTrue(control.isAutomationEnabled)
      control.isEnabled = false
      control.isSelected = true
      XCTAssertFalse(control.isAutomationEnabled)
      XCTAssertTrue(control.isAutomationSelected)
      let bar = UINavigationBar()
      bar.items = [UINavigationItem(title: "Cities")]
      XCTAssertEqual(bar.automationIdentifier, "Cities")
    }
  }

  /// A cell contains its content and has no label, unless the app makes it a single element.
  func testCellsHoldTheirContent() {
    onMain {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      cell.textLabel?.text = "Berlin"
      cell.layoutIfNeeded()
      XCTAssertEqual(cell.accessibilityLabel, "Berlin")
      XCTAssertNil(cell.automationLabel)
      XCTAssertTrue(cell.automationElements.contains { ($0 as? UILabel)?.text == "Berlin" })
      cell.isAccessibilityElement = true
      cell.accessibilityLabel = "Berlin, capital"
      XCTAssertTrue(cell.automationElements.isEmpty)
      XCTAssertEqual(cell.automationLabel, "Berlin, capital")
    }
  }

  func testViewThatIsAnElementHasNothingInIt() {
    onMain {
      let view = UIView()
      view.addSubview(UILabel())
      let hidden = UILabel()
      hidden.isHidden = true
      view.addSubview(hidden)
      XCTAssertEqual(view.automationElements.count, 1)
      view.isAccessibilityElement = true
      XCTAssertTrue(view.automationElements.isEmpty)
      view.isAccessibilityElement = false
      view.accessibilityElementsHidden = true
      XCTAssertTrue(view.automationElements.isEmpty)
      view.accessibilityElementsHidden = false
      let element = UIAccessibilityElement(accessibilityContainer: view)
      view.accessibilityElements = [element]
      XCTAssertTrue(view.automationElements.first as? UIAccessibilityElement === element)
    }
  }

  func testRowsComeFromTopToBottom() {
    onStage(animates: false) { stage in
      final class Numbers: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
          cell.textLabel?.text = "\(indexPath.row)"
          return cell
        }
      }
      let numbers = Numbers()
      stage.window.rootViewController = numbers
      UIApplication.shared.step()
      numbers.tableView.scrollToRow(at: IndexPath(row: 60, section: 0), at: .top, animated: false)
      UIApplication.shared.step()
      numbers.tableView.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
      UIApplication.shared.step()
      let rows = numbers.tableView.automationElements.compactMap { ($0 as? UITableViewCell)?.textLabel?.text }
        .compactMap { Int($0) }
      XCTAssertGreaterThan(rows.count, 10)
      XCTAssertEqual(rows, rows.sorted())
    }
  }

  func testAlertShowsItsButtonsInAView() {
    onStage(animates: false) { stage in
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      stage.window.rootViewController?.present(alert, animated: false)
      UIApplication.shared.step()
      XCTAssertEqual(alert.view.automationType, .alert)
      XCTAssertEqual(alert.view.automationLabel, "Delete?")
      func names(_ element: Any) -> [String] {
        guard let element = element as? UIResponder else { return [] }
        let own = element.automationType == .button ? [element.automationLabel ?? ""] : []
        return own + element.automationElements.flatMap(names)
      }
      // Side by side, Cancel is on the left.
      XCTAssertEqual(names(alert.view as Any), ["Cancel", "Delete"])
      let sheet = UIAlertController(title: "Share", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Copy", style: .default))
      alert.dismiss(animated: false)
      stage.window.rootViewController?.present(sheet, animated: false)
      UIApplication.shared.step()
      XCTAssertEqual(sheet.view.automationType, .sheet)
    }
  }
}
