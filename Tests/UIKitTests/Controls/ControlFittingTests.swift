import FlipsideTesting
import UIKit
import XCTest

/// Controls that follow the user's text size, or whose content is larger than their bounds.
final class ControlFittingTests: XCTestCase {
  func testDotsStayWithinTheControl() {
    onStage { stage in
      let control = UIPageControl(frame: CGRect(x: 16, y: 100, width: 200, height: 26))
      control.numberOfPages = 40
      stage.view.addSubview(control)
      for page in [0, 1, 20, 38, 39] {
        control.currentPage = page
        control.layoutIfNeeded()
        let dots = control.subviews.compactMap { $0 as? UIImageView }.filter { $0.alpha > 0 }
        XCTAssertEqual(dots.count, 10, "page \(page)")
        for dot in dots {
          XCTAssertGreaterThanOrEqual(dot.frame.minX, 0, "page \(page)")
          XCTAssertLessThanOrEqual(dot.frame.maxX, 200, "page \(page)")
        }
        let widths = dots.sorted { $0.frame.minX < $1.frame.minX }.map(\.frame.width)
        XCTAssertEqual(widths[0] < 7, page > 10, "page \(page): more pages in front")
        XCTAssertEqual(widths[9] < 7, page < 30, "page \(page): more pages behind")
      }
    }
  }

  /// Bounds whose quotient by a dot's width exceeds the range of integers.
  func testHugeBoundsShowAllDots() {
    onStage { stage in
      for direction in [UIPageControl.Direction.natural, .topToBottom] {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.direction = direction
        stage.view.addSubview(control)
        control.bounds.size = CGSize(width: 1e300, height: 1e300)
        control.layoutIfNeeded()
        XCTAssertEqual(control.subviews.filter { $0 is UIImageView && $0.alpha > 0 }.count, 3)
      }
    }
  }

  func testWideIndicatorImagesDoNotTouch() throws {
    try onStage { stage in
      let control = UIPageControl()
      control.numberOfPages = 4
      let image = try XCTUnwrap(UIImage(systemName: "heart"))
      control.preferredIndicatorImage = image
      control.sizeToFit()
      stage.view.addSubview(control)
      control.layoutIfNeeded()
      let indicators = control.subviews.compactMap { $0 as? UIImageView }.sorted { $0.frame.minX < $1.frame.minX }
      for (left, right) in zip(indicators, indicators.dropFirst()) {
        XCTAssertLessThanOrEqual(left.frame.maxX, right.frame.minX + 0.01)
      }
      XCTAssertEqual(control.bounds.width, 4 * image.size.width + 20, accuracy: 0.01)
    }
  }

  func testABackgroundOfSegmentsIsRounded() {
    onStage { _ in XCTAssertEqual(UISegmentedControl(items: ["A", "B"]).layer.cornerRadius, 9) }
  }

  func testPasteControlsGrowWithTheText() {
    onStage { stage in
      let control = UIPasteControl(configuration: UIPasteControl.Configuration())
      stage.view.addSubview(control)
      let size = control.intrinsicContentSize
      control.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      stage.view.layoutIfNeeded()
      control.bounds.size = control.intrinsicContentSize
      control.layoutIfNeeded()
      XCTAssertGreaterThan(control.intrinsicContentSize.width, 2 * size.width)
      XCTAssertGreaterThan(control.intrinsicContentSize.height, 1.5 * size.height)
    }
  }

  func testPasteControlsHaveACornerStyle() {
    onStage { _ in
      let configuration = UIPasteControl.Configuration()
      XCTAssertEqual(configuration.cornerStyle, .dynamic)
      configuration.cornerStyle = .capsule
      XCTAssertEqual(UIPasteControl(configuration: configuration).configuration.cornerStyle, .capsule)
    }
  }

  /// Symbols of a configuration are as high as the text beside them, unless they have a size of their own.
  func testSymbolsOfButtonsGrowWithTheText() {
    onStage { stage in
      func width(_ image: UIImage?, _ category: UIContentSizeCategory) -> CGFloat {
        var configuration = UIButton.Configuration.plain()
        configuration.image = image
        let button = UIButton(configuration: configuration)
        button.traitOverrides.preferredContentSizeCategory = category
        stage.view.addSubview(button)
        button.sizeToFit()
        button.layoutIfNeeded()
        return button.imageView?.bounds.width ?? 0
      }
      let star = UIImage(systemName: "star")
      let large = width(star, .large)
      XCTAssertEqual(large, star?.size.width ?? 0, accuracy: 0.5)
      XCTAssertEqual(width(star, .accessibilityExtraExtraExtraLarge) / large, 53 / 17, accuracy: 0.1)
      let fixed = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30))
      XCTAssertEqual(
        width(fixed, .large), width(fixed, .accessibilityExtraExtraExtraLarge), accuracy: 0.01)
    }
  }

  func testWheelsOfMonthAndYear() {
    onStage { stage in
      let picker = UIDatePicker()
      picker.datePickerMode = .yearAndMonth
      XCTAssertEqual(picker.datePickerStyle, .wheels)
      stage.view.addSubview(picker)
      picker.layoutIfNeeded()
      func wheels(_ view: UIView) -> UIPickerView? {
        (view as? UIPickerView) ?? view.subviews.lazy.compactMap(wheels).first
      }
      XCTAssertEqual(wheels(picker)?.numberOfComponents, 2)
    }
  }
}
