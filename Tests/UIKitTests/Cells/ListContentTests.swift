import FactTables
import FlipsideTesting
import UIKit
import XCTest

import class CoreText.NSAttributedString

/// List content configurations and their view (facts/cells.md#configurations).
final class ListContentTests: CellTestCase {
  private func list(
    _ configuration: UIListContentConfiguration, text: String? = "Text", secondary: String? = nil,
    width: CGFloat = 393
  ) -> UIListContentView {
    var configuration = configuration
    configuration.text = text
    configuration.secondaryText = secondary
    let list = UIListContentView(configuration: configuration)
    view.addSubview(list)
    resize(list, width)
    return list
  }

  private func resize(_ list: UIListContentView, _ width: CGFloat = 393) {
    list.frame = CGRect(x: 0, y: 100, width: width, height: height(list, width: width))
    list.layoutIfNeeded()
  }

  private func labels(_ list: UIView) -> [UILabel] { list.subviews.compactMap { $0 as? UILabel } }

  private func margins(_ configuration: UIListContentConfiguration) -> [Double] {
    let margins = configuration.directionalLayoutMargins
    return [margins.top, margins.leading, margins.bottom, margins.trailing].map { Double($0) }
  }

  func testDefaults() throws {
    let facts = try FactTable("cells", "configurations")
    XCTAssertEqual(margins(.cell()), try facts.numbers("cell-margins"))
    XCTAssertEqual(margins(.groupedHeader()), try facts.numbers("grouped-header-margins"))
    XCTAssertEqual(margins(.groupedFooter()), try facts.numbers("grouped-footer-margins"))
    let cell = UIListContentConfiguration.cell()
    XCTAssertEqual(cell.imageToTextPadding, try facts.number("image-padding"))
    XCTAssertEqual(cell.textToSecondaryTextVerticalPadding, try facts.number("vertical-padding"))
    XCTAssertEqual(cell.axesPreservingSuperviewLayoutMargins, .horizontal)
    XCTAssertEqual(cell.textProperties.numberOfLines, 0)
    XCTAssertTrue(cell.textProperties.adjustsFontForContentSizeCategory)
    XCTAssertEqual(cell.textProperties.font.pointSize, 17)
    XCTAssertEqual(cell.secondaryTextProperties.font.pointSize, 12)
    XCTAssertEqual(UIListContentConfiguration.valueCell().secondaryTextProperties.color, .secondaryLabel)
    XCTAssertEqual(UIListContentConfiguration.groupedHeader().textProperties.font.pointSize, 13)
    XCTAssertEqual(UIListContentConfiguration.groupedHeader().textProperties.transform, .uppercase)
    XCTAssertEqual(UIListContentConfiguration.groupedFooter().textProperties.transform, .none)
    XCTAssertEqual(cell.alpha, 1)
  }

  func testDescription() throws {
    var header = UIListContentConfiguration.groupedHeader()
    header.text = "Devices"
    header.text = "Dogfoot"
    XCTAssertEqual("\(header)", try FactTable("cells", "configurations").text("description"))
  }

  func testHeights() throws {
    XCTAssertEqual(height(list(.cell())), try FactTable("cells", "rows").number("list-row"))
    XCTAssertEqual(height(list(.subtitleCell(), secondary: "more")), 59.667, accuracy: 0.01)
    let headers = try FactTable("cells", "headers")
    XCTAssertEqual(height(list(.groupedHeader())), try headers.number("grouped"), accuracy: 0.01)
    XCTAssertEqual(height(list(.groupedFooter())), try headers.number("grouped-footer"), accuracy: 0.01)
    XCTAssertGreaterThan(height(list(.cell(), text: String(repeating: "wrap ", count: 40))), 80)
  }

  func testTextsStandOneBelowTheOther() {
    let list = list(.subtitleCell(), secondary: "more")
    assertFrame(labels(list)[0], 16, 11, 361, 20.333)
    assertFrame(labels(list)[1], 16, 34.333, 361, 14.333)
  }

  func testTextsStandSideBySideWhereBothFit() {
    let wide = list(.valueCell(), secondary: "Value")
    XCTAssertEqual(labels(wide)[0].frame.minX, 16, accuracy: 0.01)
    XCTAssertEqual(labels(wide)[1].frame.maxX, 377, accuracy: 0.01)
    XCTAssertEqual(labels(wide)[0].frame.minY, labels(wide)[1].frame.minY)
    resize(wide, 100)
    XCTAssertEqual(labels(wide)[1].frame.minX, 16, accuracy: 0.01)
    XCTAssertGreaterThan(labels(wide)[1].frame.minY, labels(wide)[0].frame.maxY)
    stage.textSize = .accessibilityMedium
    resize(wide, 393)
    XCTAssertEqual(labels(wide)[1].frame.minX, 16, "large texts have their own lines")
  }

  func testTransformsAndAttributedTexts() {
    let header = list(.groupedHeader(), text: "Title")
    XCTAssertEqual(labels(header).first?.text, "TITLE")
    var configuration = UIListContentConfiguration.cell()
    configuration.attributedText = NSAttributedString(string: "rich", attributes: [.foregroundColor: UIColor.red])
    XCTAssertEqual(configuration.text, "rich")
    let rich = UIListContentView(configuration: configuration)
    XCTAssertEqual(labels(rich).first?.textColor, .red)
    configuration.text = "plain"
    XCTAssertNil(configuration.attributedText)
    rich.configuration = configuration
    XCTAssertEqual(labels(rich).first?.text, "plain")
    XCTAssertEqual(labels(rich).first?.textColor, .label)
  }

  private func square(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { _ in }
  }

  func testImages() throws {
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Text"
    configuration.image = square(100, 50)
    let list = UIListContentView(configuration: configuration)
    view.addSubview(list)
    resize(list)
    let picture = try XCTUnwrap(list.subviews.first { $0 is UIImageView })
    XCTAssertEqual(list.bounds.height, 72)
    assertFrame(picture, 16, 11, 100, 50)
    XCTAssertEqual(labels(list)[0].frame.minX, 132, accuracy: 0.01)
    configuration.imageProperties.maximumSize = CGSize(width: 40, height: 40)
    configuration.imageProperties.cornerRadius = 5
    list.configuration = configuration
    resize(list)
    assertFrame(picture, 16, 12, 40, 20)
    XCTAssertEqual(picture.layer.cornerRadius, 5)
    configuration.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0)
    list.configuration = configuration
    resize(list)
    XCTAssertEqual(picture.frame.midX, 46, accuracy: 0.01)
    XCTAssertEqual(labels(list)[0].frame.minX, 92, accuracy: 0.01)
    configuration.imageProperties.tintColor = .systemRed
    list.configuration = configuration
    XCTAssertEqual(picture.tintColor, .systemRed)
  }

  func testTextsAfterSymbolsAlign() {
    let lefts = ["star", "minus", "person.2"].map { name -> CGFloat in
      var configuration = UIListContentConfiguration.cell()
      configuration.text = "Text"
      configuration.image = UIImage(systemName: name)
      let list = UIListContentView(configuration: configuration)
      view.addSubview(list)
      resize(list)
      return labels(list)[0].frame.minX
    }
    XCTAssertEqual(lefts, [56, 56, 56])
  }

  func testMarginsOfTheSuperviewCountAlongPreservedAxes() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
    box.layoutMargins = UIEdgeInsets(top: 40, left: 50, bottom: 0, right: 60)
    let list = list(.cell())
    box.addSubview(list)
    list.frame = CGRect(x: 10, y: 0, width: 383, height: 44)
    list.layoutIfNeeded()
    assertFrame(labels(list)[0], 40, 12, 283, nil)
    var configuration = UIListContentConfiguration.cell()
    configuration.text = "Text"
    configuration.axesPreservingSuperviewLayoutMargins = []
    list.configuration = configuration
    list.layoutIfNeeded()
    XCTAssertEqual(labels(list)[0].frame.minX, 16, accuracy: 0.01)
  }

  func testInAStackItIsAsHighAsItsText() {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 200),
    ])
    for text in ["one", String(repeating: "many words ", count: 10)] {
      var configuration = UIListContentConfiguration.cell()
      configuration.text = text
      stack.addArrangedSubview(UIListContentView(configuration: configuration))
    }
    view.layoutIfNeeded()
    XCTAssertEqual(stack.arrangedSubviews[0].frame.height, 44)
    XCTAssertGreaterThan(stack.arrangedSubviews[1].frame.height, 100)
  }

  func testGuides() {
    let list = list(.cell())
    XCTAssertNil(list.imageLayoutGuide)
    XCTAssertNil(list.secondaryTextLayoutGuide)
    let line = UIView()
    line.translatesAutoresizingMaskIntoConstraints = false
    list.addSubview(line)
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: list.textLayoutGuide!.leadingAnchor),
      line.topAnchor.constraint(equalTo: list.textLayoutGuide!.bottomAnchor),
      line.widthAnchor.constraint(equalToConstant: 10), line.heightAnchor.constraint(equalToConstant: 1),
    ])
    view.layoutIfNeeded()
    XCTAssertEqual(line.frame.minX, 16, accuracy: 0.01)
    XCTAssertEqual(line.frame.minY, labels(list)[0].frame.maxY, accuracy: 0.4)
  }

  func testStatesChangeWhatTheAppDidNotSet() {
    var state = UICellConfigurationState(traitCollection: .current)
    state.isDisabled = true
    var configuration = UIListContentConfiguration.cell()
    XCTAssertEqual(configuration.updated(for: state).textProperties.color, .tertiaryLabel)
    configuration.textProperties.color = .systemRed
    XCTAssertEqual(configuration.updated(for: state).textProperties.color, .systemRed)
    state.isDisabled = false
    state.isSelected = true
    XCTAssertEqual(UIListContentConfiguration.sidebarCell().updated(for: state).textProperties.color, .white)
    XCTAssertEqual(UIListContentConfiguration.cell().updated(for: state).textProperties.color, .label)
    let large = UICellConfigurationState(
      traitCollection: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
    XCTAssertGreaterThan(UIListContentConfiguration.cell().updated(for: large).textProperties.font.pointSize, 30)
  }

  func testTextSizes() {
    let list = list(.cell())
    stage.textSize = .accessibilityExtraExtraExtraLarge
    view.layoutIfNeeded()
    XCTAssertGreaterThan(height(list), 80)
  }

  func testAnotherConfigurationIsReportedAndIgnored() {
    struct Other: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }
      func updated(for state: any UIConfigurationState) -> Other { self }
    }
    let list = list(.cell())
    XCTAssertFalse(list.supports(Other()))
    XCTAssertTrue(list.supports(UIListContentConfiguration.valueCell()))
    list.configuration = Other()
    XCTAssertTrue(said("does not support the configuration"))
    XCTAssertEqual(labels(list).first?.text, "Text")
  }

  func testStatesCompareAndDescribeThemselves() {
    var a = UICellConfigurationState(traitCollection: .current)
    var b = a
    XCTAssertEqual(a, b)
    a.isPinned = true
    XCTAssertNotEqual(a, b)
    XCTAssertTrue("\(a)".contains("Pinned"))
    b[UIConfigurationStateCustomKey("k")] = "v"
    XCTAssertEqual(b[UIConfigurationStateCustomKey("k")], "v")
    XCTAssertNotEqual(b, UICellConfigurationState(traitCollection: .current))
    XCTAssertTrue("\(b)".contains("k = v"))
  }
}
