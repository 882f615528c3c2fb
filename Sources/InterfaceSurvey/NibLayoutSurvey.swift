import CoreGraphics
import UIKit

/// Lays scenes and views of Interface Builder files out without their app, and checks the results: conflicting
/// constraints, ambiguous views, and frames that differ from those that the canvas solved and wrote into the file.
@preconcurrency @MainActor package final class NibLayoutSurvey {
  /// A scene of a storyboard, a top-level view of a xib, or a cell of one of them.
  package struct Subject {
    package let path: String
    /// The identifier of the controller, the top-level view, or the cell.
    package let id: String
    /// The element's name.
    package let kind: String
    /// The size as the file draws it.
    package let size: CGSize
    /// Whether it is shown over the whole screen.
    package let fillsScreen: Bool
    let element: NibElement
    let scope: NibScope
    let bars: NibSceneBars.Bars
    /// Drawn in a size of its own, not as large as the screen.
    package var isFreeform: Bool {
      element.child(key: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
        || element.child(key: "freeformSize") != nil
    }
    package var hasBars: Bool { bars.top > 0 || bars.bottom > 0 }
  }

  /// The frame of a view in the file, and its frame after layout.
  package struct Frame {
    package let id: String
    package let element: String
    package let view: String
    package let expected: CGRect
    package let found: CGRect
    /// The text and font of a view whose width depends on its text; nil for others.
    package let text: String?
    /// Whether Xcode marked the frame in the file as different from the constraints.
    package let isMarked: Bool
  }

  package struct Outcome {
    package init() {}
    package var views = 0
    package var conflicts: [String] = []
    package var ambiguous: [String] = []
    package var notNumbers: [String] = []
    package var empty: [String] = []
    package var problems: [String] = []
    package var missingClasses: [String: Int] = [:]
    package var frames: [Frame] = []
    package var top: CGFloat = 0
    package var bottom: CGFloat = 0
  }

  private let document: NibDocument
  private let bundle: Bundle
  private let storyboard: UIStoryboard?
  /// All that was made since the laying out began.
  private var parts: [(object: AnyObject, element: NibElement)] = []
  private var isOnDevice = false
  package let subjects: [Subject]
  /// The device of the file's canvas; nil if the file does not specify it.
  package private(set) var device: NibCanvas?
  package var toolsVersion: Int { Int(document.root["toolsVersion"]?.prefix { $0 != "." } ?? "") ?? 0 }
  package var usesSafeAreas: Bool { document.root.flag("useSafeAreas") ?? false }
  package var usesConstraints: Bool { document.root.flag("useAutolayout") ?? false }

  /// Creates a survey of a file; nil if the file can't be read or is for another platform.
  package init?(path: String, bundle: Bundle? = nil) {
    let folder = (path as NSString).deletingLastPathComponent
    guard let document = try? NibDocument.at(path), document.root["targetRuntime"]?.hasPrefix("iOS") != false else {
      return nil
    }
    self.document = document
    self.bundle = bundle ?? Bundle(path: folder) ?? .main
    storyboard = path.hasSuffix(".storyboard") ? UIStoryboard(document: document, bundle: self.bundle) : nil
    subjects =
      storyboard == nil
      ? NibLayoutSurvey.views(in: document) : NibLayoutSurvey.scenes(in: document)
    if let element = document.root.child(named: "device"), let id = element["id"] {
      device = NibCanvas.canvas(device: id, isLandscape: element["orientation"] == "landscape")
    }
  }

  // MARK: Scenes

  private static func scenes(in document: NibDocument) -> [Subject] {
    let bars = NibSceneBars(document)
    return document.controllerIDs.compactMap { id in
      guard let scene = document.scene(controllerID: id) else { return nil }
      let keys = ["view", "tableView", "collectionView"]
      let view = scene.controller.children.first { keys.contains($0.key ?? "") }
      return Subject(
        path: document.path, id: id, kind: scene.controller.name, size: view.flatMap(size) ?? .zero,
        fillsScreen: true, element: scene.controller, scope: scene.scope, bars: bars.bars(of: scene.controller))
    }
  }

  private static func views(in document: NibDocument) -> [Subject] {
    let bars = NibSceneBars(document)
    let owner = document.objects.elements.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    let main = owner?.child(named: "connections")?.children.first { $0["property"] == "view" }?["destination"]
    return document.objects.elements.compactMap { element in
      guard element.name != "placeholder", let id = element.id, let size = size(element) else { return nil }
      return Subject(
        path: document.path, id: id, kind: element.name, size: size, fillsScreen: id == main, element: element,
        scope: document.objects, bars: bars.bars(of: element))
    }
  }

  private static func size(_ element: NibElement) -> CGSize? {
    guard let frame = element.child(key: "frame"), let width = frame.number("width"),
      let height = frame.number("height")
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// Returns whether the scene has a view of its own.
  package static func hasView(_ subject: Subject) -> Bool { subject.size.width > 0 && subject.size.height > 0 }

  // MARK: Laying out

  /// Lays the subject out and compares the frames.
  /// - Parameter bars: the heights of the bars that the storyboard puts around a scene, which reduce the safe area.
  ///   On a device, rows have the heights that their constraints determine if the table leaves them to the
  ///   constraints.
  package func layOut(
    _ subject: Subject, on canvas: NibCanvas, bars: NibBarHeights? = nil, isOnDevice: Bool = false
  ) -> Outcome {
    self.isOnDevice = isOnDevice
    var outcome = Outcome()
    parts = []
    canvas.configureScreen()
    let report = NibSurvey.watch(hear: { [unowned self] in parts.append(($0, $1)) }) { _ in
      outcome = autoreleasepool { layOutPart(subject, on: canvas, bars) }
    }
    parts = []
    for text in report.problems {
      if text.contains("Unable to simultaneously satisfy") {
        outcome.conflicts.append(text)
      } else {
        outcome.problems.append(text)
      }
    }
    outcome.missingClasses = report.missingClasses
    return outcome
  }

  private func layOutPart(_ subject: Subject, on canvas: NibCanvas, _ bars: NibBarHeights?) -> Outcome {
    var outcome = Outcome()
    let controller = makeController(subject, on: canvas)
    if let bars {
      outcome.top = bars.top(subject.bars.top)
      outcome.bottom = bars.bottom(subject.bars.bottom)
      controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: outcome.top, left: 0, bottom: outcome.bottom, right: 0)
    }
    let window = canvas.window(showing: controller)
    window.layoutIfNeeded()
    look(at: parts, subject, in: window, &outcome)
    // Cells are laid out separately: a list gives each cell the list's width and the cell's own height.
    for content in parts.compactMap({
      ($0.object as? NibStandInView)?.content ?? ($0.object as? UITableView)?.nibContent
    }) {
      for template in content.templates {
        let hasHeight = content.hasRowHeight || content.isStatic && template.rowHeight != nil
        layOutCell(template, subject, on: canvas, sizesItself: isOnDevice && !hasHeight, &outcome)
      }
    }
    window.rootViewController = nil
    return outcome
  }

  private func makeController(_ subject: Subject, on canvas: NibCanvas) -> UIViewController {
    if let storyboard {
      let scene = document.scene(controllerID: subject.id)
      return scene.flatMap { storyboard.makeController($0) } ?? UIViewController()
    }
    let controller = UIViewController()
    if subject.fillsScreen {
      let nib = UINib(document: document, bundle: bundle)
      nib.instantiate(withOwner: controller)
      return controller
    }
    let loading = NibLoading(document: document, scope: document.objects, bundle: bundle, owner: UIResponder())
    if let view = loading.object(subject.element) as? UIView {
      let host = UIView(frame: CGRect(origin: .zero, size: canvas.windowSize ?? canvas.size))
      controller.view = host
      host.addSubview(view)
      NibLayoutSurvey.fillCell(view, subject.element)
    }
    loading.finish()
    return controller
  }

  private func layOutCell(
    _ template: NibCellTemplate, _ subject: Subject, on canvas: NibCanvas, sizesItself: Bool,
    _ outcome: inout Outcome
  ) {
    let before = parts.count
    guard let cell = template.instantiate() else { return }
    let controller = UIViewController()
    let host = UIView(frame: CGRect(origin: .zero, size: canvas.windowSize ?? canvas.size))
    controller.view = host
    controller.viewRespectsSystemMinimumLayoutMargins = false
    // Away from the screen's edges, whose safe area is the list's concern.
    let list = UIView(frame: CGRect(x: 100, y: 200, width: host.bounds.width, height: host.bounds.height))
    host.addSubview(list)
    list.addSubview(cell)
    NibLayoutSurvey.fillCell(cell, template.element)
    let window = canvas.window(showing: controller)
    window.bounds.size.width += 200
    window.bounds.size.height += 400
    if template.element.name == "tableViewCell" {
      cell.frame.size.width = list.bounds.width
      if sizesItself, let content = (cell as? UITableViewCell)?.contentView {
        let rest = cell.bounds.height - content.bounds.height
        let size = content.systemLayoutSizeFitting(
          CGSize(width: content.bounds.width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        if size.height > 0 { cell.frame.size.height = size.height + rest }
      }
    }
    window.layoutIfNeeded()
    look(at: Array(parts[before...]), subject, in: window, &outcome)
    window.rootViewController = nil
  }

  /// Applies the margins that a table gives its cell, and sizes the content view of other cells as the file draws
  /// it.
  private static func fillCell(_ cell: UIView, _ element: NibElement) {
    if let cell = cell as? UITableViewCell {
      cell.frame.origin = .zero
      cell.surroundings.margin = cell.bounds.width >= 414 ? 20 : 16
    } else if let cell = cell as? NibStandInView {
      guard let content = cell.subviews.first, let contentElement = element.child(key: "contentView") else {
        return
      }
      cell.frame.origin = .zero
      if let size = size(contentElement), size.width > 0 { content.frame.size = size }
    }
  }

  // MARK: Comparison

  private func look(
    at parts: [(object: AnyObject, element: NibElement)], _ subject: Subject, in window: UIWindow,
    _ outcome: inout Outcome
  ) {
    for (object, element) in parts {
      guard let view = object as? UIView, let id = element.id, view.isDescendant(of: window),
        subject.scope.element(id: id) === element
      else { continue }
      outcome.views += 1
      let name = "\(element["customClass"] ?? "\(type(of: view))") \(id)"
      let frame = view.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      if !numbers.allSatisfy(\.isFinite) { outcome.notNumbers.append(name) }
      if view.hasAmbiguousLayout { outcome.ambiguous.append(name) }
      guard let expected = NibLayoutSurvey.frame(of: element), view.transform == .identity else { continue }
      if frame.width <= 0 || frame.height <= 0, expected.width > 0, expected.height > 0, !view.isHidden {
        outcome.empty.append(name)
      }
      // Frames that a list, a window or a controller sets are not compared.
      guard element !== subject.element, view.superview !== window, view.controller == nil,
        element.key != "contentView", !element.name.hasSuffix("ViewCell"), element.name != "collectionReusableView"
      else { continue }
      outcome.frames.append(
        Frame(
          id: id, element: element.name, view: name, expected: expected, found: frame,
          text: NibLayoutSurvey.text(of: view),
          isMarked: element.flag("misplaced") == true || element.flag("ambiguous") == true))
    }
  }

  private static func text(of view: UIView) -> String? {
    guard abs(view.intrinsicContentSize.width - view.bounds.width) < 0.5 else { return nil }
    let label = view as? UILabel ?? (view as? UIButton)?.titleLabel
    guard let label, let text = label.text, let font = label.font else { return nil }
    return "\(font.fontName) \(font.pointSize): \(text)"
  }

  private static func frame(of element: NibElement) -> CGRect? {
    guard let frame = element.child(key: "frame"), let x = frame.number("x"), let y = frame.number("y"),
      let width = frame.number("width"), let height = frame.number("height")
    else { return nil }
    return CGRect(x: x, y: y, width: width, height: height)
  }
}

/// The heights of bars on a canvas.
package struct NibBarHeights {
  /// Returns the height of a navigation bar for the height that the file draws.
  package var navigation: (CGFloat) -> CGFloat
  package var tab: (CGFloat) -> CGFloat

  package init(navigation: @escaping (CGFloat) -> CGFloat, tab: @escaping (CGFloat) -> CGFloat) {
    self.navigation = navigation
    self.tab = tab
  }

  func top(_ height: CGFloat) -> CGFloat { height > 0 ? navigation(height) : 0 }
  func bottom(_ height: CGFloat) -> CGFloat { height > 0 ? tab(height) : 0 }

  /// The heights as the file draws them.
  package static let asDrawn = NibBarHeights(navigation: { $0 }, tab: { $0 })
}
