import Foundation

/// The output of the focus debugger, to be printed.
@preconcurrency @MainActor public protocol UIFocusDebuggerOutput: NSObjectProtocol {}

/// Explains the movements of focus of an external keyboard.
///
/// ```swift
/// print(UIFocusDebugger.status())
/// print(UIFocusDebugger.checkFocusability(for: field))
/// ```
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uifocusdebugger>
@preconcurrency @MainActor open class UIFocusDebugger: NSObject {
  private final class Output: NSObject, UIFocusDebuggerOutput {
    private let text: String
    init(_ text: String) { self.text = text }
    override var description: String { text }
  }

  public override init() { super.init() }

  /// Returns the item with focus and its location.
  open class func status() -> any UIFocusDebuggerOutput {
    guard let item = UIView.focusedItem else { return Output("There is no focused item.") }
    let chain = item.focusChain.map { "\(type(of: $0))" }.joined(separator: " < ")
    return Output("The focused item: \(item)\nIt is in: \(chain)")
  }

  /// Returns whether an item can have focus, and the reasons if it can't.
  open class func checkFocusability(for item: any UIFocusItem) -> any UIFocusDebuggerOutput {
    var reasons: [String] = []
    if UIFocusSystem.focusSystem(for: item) == nil { reasons.append("it is not on the screen of an iPad") }
    if !item.canBecomeFocused { reasons.append("its canBecomeFocused is false") }
    for view in item.focusChain.compactMap({ $0 as? UIView }) {
      if view.isHidden { reasons.append("\(type(of: view)) is hidden") }
      if view.alpha <= 0.01 { reasons.append("\(type(of: view)) is transparent") }
      if !view.isUserInteractionEnabled { reasons.append("\(type(of: view)) takes no user interaction") }
      if (view as? UIControl)?.isEnabled == false { reasons.append("\(type(of: view)) is disabled") }
    }
    return Output(
      reasons.isEmpty
        ? "The item can have the focus." : "The item can't have the focus: " + reasons.joined(separator: ", "))
  }

  /// Returns the result of a simulated focus update.
  open class func simulateFocusUpdateRequest(from environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput
  {
    let found = FocusSearch.preferred(in: environment)
    return Output(found.map { "The focus would go to \($0)." } ?? "There is no item that the focus could go to.")
  }

  /// Returns the groups of the window of an environment, with their items.
  open class func focusGroups(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
    let window = environment.focusChain.lazy.compactMap { ($0 as? UIView)?.window }.first
    let groups = window.map { FocusSearch.groups(in: $0) } ?? []
    let lines = groups.map { group in
      "\(group.identifier.isEmpty ? "(no identifier)" : group.identifier): "
        + group.items.map { "\(type(of: $0))" }.joined(separator: ", ")
    }
    return Output(lines.isEmpty ? "There are no groups." : lines.joined(separator: "\n"))
  }

  /// Returns the preferred environments of an environment.
  open class func preferredFocusEnvironments(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
    let list = environment.preferredFocusEnvironments.map { "\(type(of: $0))" }
    return Output(list.isEmpty ? "It prefers nothing." : "It prefers " + list.joined(separator: ", "))
  }

  /// Returns a description of the debugger's methods.
  open class func help() -> any UIFocusDebuggerOutput {
    Output(
      """
      status(): which item has the focus
      checkFocusability(for:): whether an item can have it
      simulateFocusUpdateRequest(from:): where it would go
      focusGroups(for:): the groups that Tab goes through
      preferredFocusEnvironments(for:): what an environment prefers
      """)
  }
}
