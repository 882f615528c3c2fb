import Foundation

/// Lets the user find and replace in a view, with a panel that is above the keyboard.
///
/// Text views have one while their `isFindInteractionEnabled` is true. For a view of your own, give it a delegate
/// that makes sessions:
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
/// Command-F shows the panel while the view is in the responder chain, Command-G and Shift-Command-G go from match
/// to match.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifindinteraction>
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction, WindowObservingInteraction {
  /// The view that is searched.
  open private(set) weak var view: UIView?
  /// Makes the sessions.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The search under way; nil while the panel is hidden.
  open private(set) var activeFindSession: UIFindSession?
  /// Makes the menu of the magnifying glass out of the usual entries; nil means has those alone.
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

  /// Whether the panel shows.
  open var isFindNavigatorVisible: Bool { panel != nil }

  /// What is looked for. Setting it does not search.
  open var searchText: String? {
    get { panel?.query ?? storedSearchText }
    set {
      storedSearchText = newValue
      panel?.query = newValue ?? ""
    }
  }

  /// What matches are replaced by.
  open var replacementText: String? {
    get { panel?.replacement ?? storedReplacement }
    set {
      storedReplacement = newValue
      panel?.replacement = newValue ?? ""
    }
  }

  /// Called before the interaction comes to a view, or leaves its view for nil: the panel is hidden.
  open func willMove(to view: UIView?) { if view !== self.view { dismissFindNavigator() } }
  /// Called after the interaction came to a view, or left its view for nil.
  open func didMove(to view: UIView?) { self.view = view }

  /// A view that is no longer on the screen, such as that of a page that was left, is not searched any more.
  func viewDidMove(to window: UIWindow?) { if window == nil { dismissFindNavigator() } }

  /// Begins a session and shows the panel with the keyboard, with a second row to replace matches if the session
  /// can.
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
    // The keyboard stays up if the view is edited again.
    if hadFocus, let view, view.window != nil, view.canBecomeFirstResponder { view.becomeFirstResponder() }
    panel?.hide()
    panel = nil
    delegate?.findInteraction(self, didEnd: session)
  }

  /// Goes to the next match; searches first if there is a text but no session.
  open func findNext() { step(.forward) }
  /// Goes to the match before.
  open func findPrevious() { step(.backward) }

  private func step(_ direction: UITextStorageDirection) {
    guard let session = activeFindSession else {
      if searchText?.isEmpty == false { presentFindNavigator(showingReplace: false) }
      return
    }
    session.highlightNextResult(in: direction)
    updateResultCount()
  }

  /// Shows the session's number of matches.
  open func updateResultCount() {
    guard let session = activeFindSession else { return }
    panel?.show(count: session)
  }

  // MARK: What the panel does

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

  /// The menu of the magnifying glass.
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

/// What the user chose of how to search. Case and accents do not matter at first.
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

/// Makes find sessions and is notified of their beginning and end.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifindinteractiondelegate>
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// Returns a session to search the view; nil means there is nothing to search now.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// Called when the panel shows.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// Called when the panel is hidden.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
