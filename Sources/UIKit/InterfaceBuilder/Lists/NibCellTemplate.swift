import CoreGraphics

/// The template of a cell or supplementary view of a list in an Interface Builder file.
@preconcurrency @MainActor package final class NibCellTemplate {
  package let element: NibElement
  private let context: NibLoading
  private weak var controller: UIViewController?
  private let scene: StoryboardScene?

  init(_ element: NibElement, in loading: NibLoading, scene: StoryboardScene?, controller: UIViewController?) {
    self.element = element
    self.scene = scene
    self.controller = controller
    context = loading
  }

  package var reuseIdentifier: String? { element["reuseIdentifier"] }
  /// The height of the row; nil if the file sets none and the table's applies.
  package var rowHeight: CGFloat? { element.number("rowHeight").flatMap { $0 > 0 ? $0 : nil } }
  package var size: CGSize? {
    (element.child(key: "customSize") ?? element.child(key: "frame")).flatMap {
      guard let width = $0.number("width"), let height = $0.number("height") else { return nil }
      return CGSize(width: width, height: height)
    }
  }

  /// Creates a cell with its content, connects it, including connections with the scene's controller, and calls
  /// `awakeFromNib()`.
  package func instantiate() -> UIView? {
    let loading = context.sibling(owner: controller)
    loading.scene = scene
    if let controller, let scene { loading.lend(controller, scene.element) }
    let cell = loading.object(element) as? UIView
    loading.finish()
    return cell
  }

  /// Triggers the segue of a tap on a cell of this template.
  package func fire(_ cell: UIView, isAccessory: Bool = false) {
    scene?.trigger(of: cell, isAccessory: isAccessory)?.fire(sender: cell)
  }
}

/// The content of a table or collection view in an Interface Builder file, stored for the class.
@preconcurrency @MainActor package final class NibListContent {
  package struct Section {
    package let header: String?
    package let footer: String?
    package let rows: [NibCellTemplate]
  }

  /// Whether the rows are static, created by the file; otherwise the cells are prototypes.
  package let isStatic: Bool
  /// Whether all rows have the table's height.
  package let hasRowHeight: Bool
  package let sections: [Section]
  private let prototypes: [NibCellTemplate]
  private let supplementary: [String: [NibCellTemplate]]
  private let others: [String: NibElement]
  private let loading: NibLoading

  init(_ coder: NibCoder) {
    let element = coder.element
    let loading = coder.loading
    self.loading = loading.sibling()
    let scene = loading.scene
    let controller = loading.owner as? UIViewController
    let context = self.loading
    @MainActor func templates(_ list: NibElement?) -> [NibCellTemplate] {
      (list?.children ?? []).map { NibCellTemplate($0, in: context, scene: scene, controller: controller) }
    }
    isStatic = element["dataMode"] == "static"
    hasRowHeight = element["rowHeight"].map { $0 != "-1" } ?? false
    prototypes = templates(element.child(named: "prototypes")) + templates(element.child(named: "cells"))
    sections = (element.child(named: "sections")?.children ?? []).map { section in
      @MainActor func text(_ name: String) -> String? {
        section.id.flatMap { loading.strings["\($0).\(name)"] } ?? section[name]
          ?? section.child(key: name).flatMap { String.read(.element($0), coder) }
      }
      return Section(
        header: text("headerTitle"), footer: text("footerTitle"), rows: templates(section.child(named: "cells")))
    }
    var supplementary: [String: [NibCellTemplate]] = [:]
    var others: [String: NibElement] = [:]
    for child in element.children {
      switch child.key {
      case "sectionHeaderView"?, "sectionFooterView"?:
        supplementary[child.key ?? "", default: []].append(
          NibCellTemplate(child, in: context, scene: scene, controller: controller))
      case "tableHeaderView"?, "tableFooterView"?, "backgroundView"?, "collectionViewLayout"?, "refreshControl"?:
        others[child.key ?? ""] = child
      default: break
      }
    }
    self.supplementary = supplementary
    self.others = others
  }

  /// Returns the template for a cell that `dequeueReusableCell(withIdentifier:)` creates.
  package func prototype(reuseIdentifier: String) -> NibCellTemplate? {
    prototypes.first { $0.reuseIdentifier == reuseIdentifier }
  }

  /// The templates of all cells and supplementary views.
  package var templates: [NibCellTemplate] {
    sections.flatMap(\.rows) + prototypes + supplementary.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  package var reuseIdentifiers: [String] { prototypes.compactMap(\.reuseIdentifier) }

  /// Returns a section header or footer: `sectionHeaderView` or `sectionFooterView`.
  package func supplementaryView(_ key: String, reuseIdentifier: String?) -> NibCellTemplate? {
    supplementary[key]?.first { reuseIdentifier == nil || $0.reuseIdentifier == reuseIdentifier }
  }

  /// Returns the element of a single view: `tableHeaderView`, `tableFooterView` or `backgroundView`.
  func viewElement(_ key: String) -> NibElement? { others[key] }
}
