import CoreGraphics
import Foundation

/// A view with wheels side by side, each of which the user turns to choose one of its rows.
///
/// The data source provides the numbers of wheels and rows, the delegate the rows' content.
///
/// ```swift
/// final class SizePicker: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
///   let sizes = ["Small", "Medium", "Large"]
///   let picker = UIPickerView()
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     picker.dataSource = self
///     picker.delegate = self
///     view.addSubview(picker)
///   }
///   func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
///   func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { sizes.count }
///   func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
///     sizes[row]
///   }
/// }
/// ```
///
/// A picker is 320 by 216 points large unless it gets another size, and 162 high on a low screen
/// (`facts/geometry.md#picker-view`). The delegate is notified of a row when its wheel has come to rest after the
/// user turned it or tapped a row; rows that code selects are not reported.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uipickerview>
@preconcurrency @MainActor open class UIPickerView: UIView, MakesOwnSubviews {
  static let font = UIFont.systemFont(ofSize: 21)
  static let lensFont = UIFont.systemFont(ofSize: 23.5)
  static let lensScale: CGFloat = 23.5 / 21
  static let dimAlpha: CGFloat = 0.447
  private static let gap: CGFloat = 5
  private static let margin: CGFloat = 9

  /// The wheels are in a view of their own, below the selection: apps access it as `subviews[1]`.
  private let columns = UIView()
  private let band = UIView()
  var wheels: [PickerWheel] = []
  private var needsLoad = true
  private var isLoading = false
  /// Whether the delegate implements the methods that provide the rows' content; nil until that was checked.
  private var givesViews: Bool?
  private var givesAttributedTitles: Bool?

  public override init(frame: CGRect) {
    var frame = frame
    if frame.size == .zero { frame.size = CGSize(width: 320, height: 216) }
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(.pickerView, from: coder)
  }

  override class var nibRow: NibRow { .pickerView }

  private func setUp() {
    clipsToBounds = true
    band.backgroundColor = .quaternarySystemFill
    band.layer.cornerRadius = 8
    band.isUserInteractionEnabled = false
    addSubview(columns)
    addSubview(band)
  }

  // MARK: Data

  /// The object that provides the numbers of wheels and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { dataDidChange() } }
  /// The object that provides the rows' content and is notified of the user's choice.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { dataDidChange() } }

  /// Whether the selected row is marked. It has had no effect since iOS 7: the selection always shows.
  open var showsSelectionIndicator = true

  private func dataDidChange() {
    givesViews = nil
    givesAttributedTitles = nil
    needsLoad = true
    setNeedsLayout()
  }

  /// Reads the numbers of wheels and rows, unless that has been done since the data changed.
  func loadIfNeeded() {
    guard needsLoad, !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    needsLoad = false
    givesViews = nil
    givesAttributedTitles = nil
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    if count < 0 || count > 1000 {
      ExceptionReport.raise(.invalidArgumentException, "\(Self.self) can't have \(count) components")
    }
    let usable = min(max(count, 0), 1000)
    while wheels.count > usable { wheels.removeLast().removeFromSuperview() }
    while wheels.count < usable {
      let wheel = PickerWheel(self, component: wheels.count)
      wheels.append(wheel)
      columns.addSubview(wheel)
    }
    for component in 0..<usable { load(component) }
    setNeedsLayout()
  }

  private func load(_ component: Int) {
    let rows = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    if rows < 0 {
      ExceptionReport.raise(
        .invalidArgumentException, "\(Self.self) can't have \(rows) rows in component \(component)")
    }
    let height = delegate.flatMap { delegate in
      OptionalMethod.ask { delegate.pickerView(self, rowHeightForComponent: component) }
    }
    wheels[component].load(rowCount: rows, rowHeight: height ?? PickerCylinder.standardRowHeight)
  }

  /// The number of wheels.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  /// Returns the number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rowCount ?? 0 }

  /// Returns the size of the rows of a wheel in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component) else { return .zero }
    let widths = widths()
    return CGSize(width: widths[component], height: wheel.cylinder.rowHeight)
  }

  /// Returns the view of a visible row, which the delegate provided or which has its title; nil for other rows.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return wheel(component)?.view(for: row)
  }

  /// Reads the numbers of wheels and rows and the content of the rows again. Selected rows stay selected if they
  /// still exist.
  open func reloadAllComponents() {
    guard !isLoading, !wheels.contains(where: \.isPlacing) else { return }
    needsLoad = true
    loadIfNeeded()
  }

  /// Reads the number and the content of the rows of one wheel again.
  open func reloadComponent(_ component: Int) {
    guard !isLoading, !wheels.contains(where: \.isPlacing) else { return }
    guard !needsLoad else { return loadIfNeeded() }
    guard wheel(component) != nil else { return }
    isLoading = true
    load(component)
    isLoading = false
    setNeedsLayout()
  }

  private func wheel(_ component: Int) -> PickerWheel? {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  // MARK: Selection

  /// Turns a wheel to a row, without notifying the delegate. A row beyond the last one is clamped.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let wheel = wheel(component) else {
      if !wheels.isEmpty {
        ExceptionReport.raise(
          .rangeException, "component \(component) of \(Self.self) beyond bounds [0 .. \(wheels.count - 1)]")
      }
      return
    }
    wheel.select(row, animated: animated)
  }

  /// Returns the row at which a wheel has come to rest, or that code selected; -1 if there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    guard let wheel = wheel(component), wheel.rowCount > 0 else { return -1 }
    return wheel.selectedRow
  }

  func userSelected(_ row: Int, _ component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // MARK: Content

  /// Returns the content of a row, as the delegate provides it.
  func content(of row: Int, _ component: Int, reusing spare: inout [UIView]) -> PickerRowContent? {
    guard let delegate else { return .text(NSAttributedString(string: "?"), style(of: row, component)) }
    if givesViews != false {
      let reused = spare.popLast()
      let view = OptionalMethod.ask {
        delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: reused)
      }
      givesViews = view != nil
      if let view { return .own(view) }
    }
    if givesAttributedTitles != false {
      let title = OptionalMethod.ask {
        delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)
      }
      givesAttributedTitles = title != nil
      if let title = title ?? nil { return .text(title, style(of: row, component)) }
    }
    let title = OptionalMethod.ask { delegate.pickerView(self, titleForRow: row, forComponent: component) }
    // A delegate that gives rows no content at all sees question marks.
    let text = title.map { $0 ?? "" } ?? (givesAttributedTitles == true ? "" : "?")
    return .text(NSAttributedString(string: text), style(of: row, component))
  }

  /// Returns the alignment and spacing of a row's text.
  func style(of row: Int, _ component: Int) -> PickerRowStyle { PickerRowStyle() }

  // MARK: Layout

  /// The height of the selection band: that of the highest row, plus a point at the top and bottom.
  var bandHeight: CGFloat { (wheels.map(\.cylinder.rowHeight).max() ?? PickerCylinder.standardRowHeight) + 2 }

  private func widths() -> [CGFloat] {
    let count = CGFloat(wheels.count)
    let share = max(
      0, ((bounds.width - 2 * Self.margin - Self.gap * (count - 1)) / max(count, 1)).rounded(.down))
    return wheels.map { wheel in
      let own = delegate.flatMap { delegate in
        OptionalMethod.ask { delegate.pickerView(self, widthForComponent: wheel.component) }
      }
      guard let own, own.isFinite, own >= 0 else { return share }
      return own
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    columns.frame = bounds
    let height = bandHeight
    band.frame = CGRect(
      x: Self.margin, y: ((bounds.height - height) / 2).rounded(.down),
      width: max(0, bounds.width - 2 * Self.margin),
      height: height)
    band.isHidden = wheels.isEmpty
    let widths = widths()
    let total = widths.reduce(0, +) + Self.gap * CGFloat(max(0, widths.count - 1))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = ((bounds.width - total) / 2).rounded(.down)
    for (wheel, width) in isMirrored ? Array(zip(wheels, widths).reversed()) : Array(zip(wheels, widths)) {
      let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      if wheel.frame.width != width { wheel.discardRows() }
      if wheel.frame != frame { wheel.frame = frame }
      x += width + Self.gap
      wheel.setNeedsLayout()
    }
  }

  // MARK: Size

  /// The standard size: 162 points high on a low screen, as an iPhone's in landscape.
  private var standardSize: CGSize {
    CGSize(width: 320, height: traitCollection.verticalSizeClass == .compact ? 162 : 216)
  }
  open override var intrinsicContentSize: CGSize { standardSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { standardSize }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass {
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Accessibility

  package override var automationType: AutomationType { accessibilityStorage?.automationType ?? .picker }
  package override var automationElements: [Any] { listedElements ?? wheels }
}
