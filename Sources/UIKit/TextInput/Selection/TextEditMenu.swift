import CoreGraphics

/// The edit menu of a text interaction: beside the selection, with the entries of the input or of its delegate.
@MainActor final class TextEditMenu: NSObject, UIEditMenuInteractionDelegate {
  private weak var owner: UITextInteraction?
  private lazy var interaction = UIEditMenuInteraction(delegate: self)
  private static let name = "UITextInteraction"
  private static let replacements = "UITextInteraction.replacements"

  init(_ owner: UITextInteraction) {
    self.owner = owner
    super.init()
  }

  private var input: (any UIResponder & UITextInput)? { owner?.textInput }

  func present() { present(Self.name) }

  /// Presents words that replace the selection in place of the commands.
  func presentReplacements() { present(Self.replacements) }

  private func present(_ name: String) {
    guard let view = owner?.view, let input, input.isFirstResponder, let target = target(in: view) else { return }
    if interaction.view !== view {
      interaction.didPerform = { [weak self] in self?.performed($0) }
      view.addInteraction(interaction)
    }
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(
        identifier: name, sourcePoint: CGPoint(x: target.midX, y: target.minY)))
  }

  /// Shows the menu again for a selection that it made.
  private func performed(_ leaf: any UIMenuLeaf) {
    guard let action: Selector = (leaf as? UICommand)?.action, ["select:", "selectAll:"].contains(action) else {
      return
    }
    present()
  }

  /// Follows the text below the menu.
  func move() {
    if interaction.isPresented { interaction.updateVisibleMenuPosition(animated: false) }
  }

  /// Returns the visible part of the selection, or of the caret.
  private func target(in view: UIView) -> CGRect? {
    guard let input, let range = input.selectedTextRange, let space = owner?.space else { return nil }
    let boxes =
      range.isEmpty
      ? []
      : (input as? any TextEditorHost).map { $0.visibleBoxes(of: $0.editor.selection) }
        ?? input.selectionRects(for: range).map(\.rect)
    let rects = boxes.filter { $0.isFinite && !$0.isEmpty }
    var target = rects.dropFirst().reduce(rects.first ?? input.caretRect(for: range.start)) { $0.union($1) }
    guard target.isFinite else { return nil }
    target = view.convert(target, from: space)
    let shown = target.intersection(view.bounds)
    return shown.isNull ? target : shown
  }

  // MARK: UIEditMenuInteractionDelegate

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    guard let input, let range = input.selectedTextRange else { return UIMenu() }
    if configuration.identifier as? String == Self.replacements, let host = input as? any TextEditorHost {
      return TextReplacements.menu(for: host.editor.selection, of: host)
    }
    return input.editMenu(for: range, suggestedActions: suggestedActions)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { owner?.view.flatMap(target) ?? .null }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { input?.willPresentEditMenu(animator: animator) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { input?.willDismissEditMenu(animator: animator) }
}
