import Foundation

/// An interaction with which the user finds and replaces text in a view, with a panel above the keyboard.
///
/// Text views have one while their `isFindInteractionEnabled` is true. For a custom view, set a delegate that
/// creates sessions:
///
/// ```swift
/// override func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
///   UITextSearchingFindSession(searchableObject: textView)
/// }
///
/// let find = UIFindInteraction(sessionDelegate: self)
/// view.addInteraction(find)
/// find.presentFindNavigator(showingReplace: false)
/// ```
///
/// Command-F shows the panel while the view is in the responder chain, Command-G and Shift-Command-G move from
/// match to match.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifindinteraction>
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction, WindowObservingInteraction {
  /// The view that is searched.
  open private(set) weak var view: UIView?
  /// The delegate, which creates the sessions.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The current search session; nil while the panel is hidden.
  open private(set) var activeFindSession: UIFindSession?
  /// Returns the menu of the magnifying glass for the default elements; nil keeps these.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  private var panel: FindPanel?
  private var storedSearchText: String?
  private var storedReplacement: String?
  private var settings = FindSettings()

  /// Creates an interaction for one view; `addInteraction(_:)` adds it.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  /// Whether the panel is visible.
  open var isFindNavigatorVisible: Bool { panel != nil }

  /// The search text. Setting it does not search.
  open var searchText: String? {
    get { panel?.query ?? storedSearchText }
    set {
      storedSearchText = newValue
      panel?.query = newValue ?? ""
    }
  }

  /// The replacement of matches.
  open var replacementText: String? {
    get { panel?.replacement ?? storedReplacement }
    set {
      storedReplacement = newValue
      panel?.replacement = newValue ?? ""
    }
  }

  /// Called before the interaction is added to a view, or removed from its view for nil: the panel is hidden.
  open func willMove(to view: UIView?) { if view !== self.view { dismissFindNavigator() } }
  /// Called after the interaction was added to a view, or removed from its view for nil.
  open func didMove(to view: UIView?) { self.view = view }

  /// Ends the search when the view is removed from its window.
  func viewDidMove(to window: UIWindow?) { if window == nil { dismissFindNavigator() } }

  /// Begins a session and shows the panel with the keyboard, with a second row for replacing if the session
  /// supports it.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let view, let window = view.window else { return }
    if let panel, let session = activeFindSession {
      panel.showsReplace = showingReplace && session.supportsReplacement
      panel.focus()
      return
    }
    guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
    activeFindSession = session
    (session as? UITextSearchingFindSession)?.changed = { [weak self] in self?.updateResultCount() }
    let panel = FindPanel(owner: self)
    panel.query = storedSearchText ?? ""
    panel.replacement = storedReplacement ?? ""
    panel.showsReplace = showingReplace && session.supportsReplacement
    self.panel = panel
    panel.show(in: window)
    delegate?.findInteraction(self, didBegin: session)
    guard activeFindSession === session else { return }
    panel.focus()
    if !panel.query.isEmpty { search() }
  }

  /// Ends the session and hides the panel.
  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    storedSearchText = panel?.query
    storedReplacement = panel?.replacement
    let hadFocus = panel?.hasFocus ?? false
    activeFindSession = nil
    (session as? UITextSearchingFindSession)?.changed = nil
    session.invalidateFoundResults()
    KeyboardArea.panelHeight = 0
    // The keyboard stays visible if editing of the view resumes.
    if hadFocus, let view, view.window != nil, view.canBecomeFirstResponder { view.becomeFirstResponder() }
    panel?.hide()
    panel = nil
    delegate?.findInteraction(self, didEnd: session)
  }

  /// Moves to the next match; searches first if there is a text but no session.
  open func findNext() { step(.forward) }
  /// Moves to the previous match.
  open func findPrevious() { step(.backward) }

  private func step(_ direction: UITextStorageDirection) {
    guard let session = activeFindSession else {
      if searchText?.isEmpty == false { presentFindNavigator(showingReplace: false) }
      return
    }
    session.highlightNextResult(in: direction)
    updateResultCount()
  }

  /// Updates the session's number of matches in the panel.
  open func updateResultCount() {
    guard let session = activeFindSession else { return }
    panel?.show(count: session)
  }

  // MARK: Actions of the panel

  func search() {
    guard let session = activeFindSession, let panel else { return }
    session.performSearch(query: panel.query, options: settings.options)
    updateResultCount()
  }

  func replace(all: Bool) {
    guard let session = activeFindSession, let panel, session.supportsReplacement, !panel.query.isEmpty else {
      return
    }
    if all {
      session.replaceAll(
        searchQuery: panel.query, replacementString: panel.replacement, options: settings.options)
    } else {
      session.performSingleReplacement(
        query: panel.query, replacementString: panel.replacement, options: settings.options)
    }
    updateResultCount()
  }

  /// Returns the menu of the magnifying glass.
  func optionsMenu() -> UIMenu {
    var entries: [UIMenuElement] = settings.entries { [weak self] in
      self?.settings = $0
      self?.panel?.updateMenu()
      self?.search()
    }
    if let session = activeFindSession, session.supportsReplacement, let panel {
      let isShown = panel.showsReplace
      entries.append(
        UIAction(title: SystemStrings.text(isShown ? "Find" : "Find and Replace")) { [weak panel] _ in
          panel?.showsReplace = !isShown
        })
    }
    return optionsMenuProvider?(entries) ?? UIMenu(children: entries)
  }
}

/// The user's search settings. By default, case and accents are ignored.
struct FindSettings {
  var matchesCase = false
  var method = UITextSearchOptions.WordMatchMethod.contains

  @MainActor var options: UITextSearchOptions {
    UITextSearchOptions(method, matchesCase ? [] : [.caseInsensitive, .diacriticInsensitive])
  }

  @MainActor func entries(_ choose: @escaping (FindSettings) -> Void) -> [UIMenuElement] {
    func entry(_ title: String, _ isOn: Bool, _ change: @escaping (inout FindSettings) -> Void) -> UIAction {
      UIAction(title: SystemStrings.text(title), state: isOn ? .on : .off) { _ in
        var new = self
        change(&new)
        choose(new)
      }
    }
    return [
      entry("Match Case", matchesCase) { $0.matchesCase.toggle() },
      entry("Whole Words", method == .fullWord) { $0.method = $0.method == .fullWord ? .contains : .fullWord },
    ]
  }
}

/// A delegate that creates find sessions and is notified of their beginning and end.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifindinteractiondelegate>
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// Returns a session to search the view; nil if there is nothing to search at the moment.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// Called when the panel appears.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// Called when the panel is hidden.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
