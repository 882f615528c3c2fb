import CoreGraphics

/// An interaction that presents the edit menu of a view: a bar of commands that points at a location in it.
///
/// ```swift
/// class Canvas: UIView, UIEditMenuInteractionDelegate {
///   lazy var edit = UIEditMenuInteraction(delegate: self)
///
///   func pressed(at point: CGPoint) {
///     if edit.view == nil { addInteraction(edit) }
///     edit.presentEditMenu(with: UIEditMenuConfiguration(identifier: "canvas", sourcePoint: point))
///   }
///
///   func editMenuInteraction(
///     _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
///     suggestedActions: [UIMenuElement]
///   ) -> UIMenu? {
///     UIMenu(children: suggestedActions + [UIAction(title: "Duplicate") { _ in }])
///   }
/// }
/// ```
///
/// The suggested entries are the system's; a command is visible if the responder chain performs it. The chain
/// begins at the first responder if that is the view or in it, else at the view. A menu without entries is not
/// presented, and a touch beside a menu dismisses it.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uieditmenuinteraction>
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
  private weak var storedDelegate: (any UIEditMenuInteractionDelegate)?
  private weak var attachedView: UIView?
  private var presentation: EditMenuPresentation?
  private var configuration: UIEditMenuConfiguration?
  /// Called after an entry was performed.
  var didPerform: ((any UIMenuLeaf) -> Void)?

  /// The delegate, which provides the entries and the target, and is notified when the menu appears and disappears.
  open weak var delegate: (any UIEditMenuInteractionDelegate)? { storedDelegate }
  /// The view whose menu the interaction presents.
  open var view: UIView? { attachedView }

  /// Creates an interaction with a delegate, which it does not retain.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    storedDelegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view, or removed from its view for nil.
  open func willMove(to view: UIView?) { dismissMenu() }

  /// Called after the interaction was added to a view, or removed from its view for nil.
  open func didMove(to view: UIView?) { attachedView = view }

  /// Whether the menu is on the screen.
  var isPresented: Bool { presentation.map { EditMenuPresentation.current === $0 } ?? false }

  /// Presents the menu of a configuration, which replaces any open menu.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view = attachedView, view.window != nil else { return }
    let presentation = EditMenuPresentation(source(of: configuration, in: view))
    presentation.willPresent = { [weak self] animator in
      guard let self else { return }
      self.delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    }
    presentation.willDismiss = { [weak self, weak presentation] animator in
      guard let self else { return }
      if self.presentation === presentation {
        self.presentation = nil
        self.configuration = nil
      }
      self.delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    }
    presentation.didPerform = didPerform
    guard presentation.present() else { return }
    self.presentation = presentation
    self.configuration = configuration
  }

  private func source(of configuration: UIEditMenuConfiguration, in view: UIView) -> EditMenuPresentation.Source {
    let first: @MainActor () -> UIResponder? = { [weak view] in
      guard let view else { return nil }
      let inside = view.window?.firstResponder as? UIView
      return inside?.isDescendant(of: view) == true ? inside : view
    }
    return EditMenuPresentation.Source(
      view: view, sender: nil, first: first,
      menu: { [weak self] in
        guard let self else { return nil }
        let suggested = EditMenuCommands.suggested(from: first())
        return self.delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
          ?? UIMenu(children: suggested)
      },
      target: { [weak self] in
        guard let self else { return .null }
        let target = self.delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        return target.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : target
      }, direction: { configuration.preferredArrowDirection })
  }

  /// Dismisses the menu; without effect if no menu is open.
  open func dismissMenu() { presentation?.dismiss() }

  /// Queries the delegate for the entries of the open menu again.
  open func reloadVisibleMenu() { presentation?.update() }

  /// Queries the delegate for the target of the open menu again, and moves the menu to it.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let presentation else { return }
    guard animated else { return presentation.move() }
    UIView.animate(withDuration: EditMenuPresentation.duration) { presentation.move() }
  }

  /// Returns the source point of the menu in a view's coordinates; nil stands for the window's. Zero while no menu
  /// is open.
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration, let own = attachedView else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }
}
