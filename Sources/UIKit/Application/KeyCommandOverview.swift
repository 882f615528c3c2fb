import QuartzCore

/// The list of key commands that an iPad shows while the Command key is held
/// (facts/text-input.md#keys/discoverability).
///
/// It lists the commands that can be performed now: those of the responder chain under the app's name, and those of
/// the main menu under the titles of its menus.
@MainActor enum KeyCommandOverview {
  /// The commands of a category.
  struct Section {
    var title: String
    var entries: [(title: String, keys: String)]
  }

  /// Seconds for which the key is held before the list appears.
  private static let delay: TimeInterval = 1
  private static var timer: Timer?
  private static var window: UIWindow?

  /// Follows the modifier keys: the Command key alone shows the list, any other state hides it.
  static func modifiersDidChange(to flags: UIKeyModifierFlags) {
    hide()
    guard flags == .command, UIScreen.main.device.isPad else { return }
    timer = Timer(afterInterval: delay, repeats: false) { _ in MainActor.assumeIsolated { show() } }
    if let timer { RunLoop.main.add(timer, forMode: .common) }
  }

  /// Hides the list: a key was pressed, or the Command key was released.
  static func hide() {
    timer?.invalidate()
    timer = nil
    window?.isHidden = true
    window = nil
  }

  private static func show() {
    let sections = sections()
    guard !sections.isEmpty else { return }
    let window = SystemWindow(level: 5)
    let panel = KeyCommandPanel(sections)
    window.addSubview(panel)
    panel.place(in: window.bounds)
    window.isUserInteractionEnabled = false
    window.isHidden = false
    self.window = window
  }

  // MARK: Contents

  static func sections() -> [Section] {
    guard
      let start = UIResponder.currentFirstResponder ?? UIWindow.keyWindow?.topViewController ?? UIWindow.keyWindow
    else { return [] }
    let menus = MainMenu.tree.root.children.compactMap { $0 as? UIMenu }
    var result: [Section] = menus.map { menu in
      let commands = menu.leaves.compactMap { $0 as? UIKeyCommand }.filter { MainMenu.canPerform($0, from: start) }
      return Section(title: menu.title, entries: commands.compactMap(entry))
    }
    // The first category contains the commands of the responder chain, under the app's name.
    let own = commands(of: start).compactMap(entry)
    if let first = menus.first, first.identifier == .application {
      result[0].entries = own + result[0].entries
    } else {
      result.insert(Section(title: "", entries: own), at: 0)
    }
    return result.filter { !$0.entries.isEmpty }
  }

  private static func commands(of start: UIResponder) -> [UIKeyCommand] {
    start.chain.flatMap { responder in
      (responder.keyCommands ?? []).filter { command in
        guard let action = command.action else { return false }
        return responder.target(forAction: action, withSender: command) != nil
      }
    }
  }

  /// Returns a command's row; nil for one without a title or key.
  private static func entry(_ command: UIKeyCommand) -> (title: String, keys: String)? {
    let title = command.discoverabilityTitle.flatMap { $0.isEmpty ? nil : $0 } ?? command.title
    guard !title.isEmpty, let input = command.input, !input.isEmpty,
      command.attributes.isDisjoint(with: [.hidden, .disabled])
    else { return nil }
    return (title, keys(input, command.modifierFlags))
  }

  /// Returns the keys in Apple's order and signs: `"⇧⌘N"`.
  static func keys(_ input: String, _ flags: UIKeyModifierFlags) -> String {
    let signs: [(UIKeyModifierFlags, String)] = [
      (.control, "⌃"), (.alternate, "⌥"), (.shift, "⇧"), (.command, "⌘"),
    ]
    let names = [
      UIKeyCommand.inputUpArrow: "↑", UIKeyCommand.inputDownArrow: "↓", UIKeyCommand.inputLeftArrow: "←",
      UIKeyCommand.inputRightArrow: "→", UIKeyCommand.inputEscape: "esc", UIKeyCommand.inputPageUp: "⇞",
      UIKeyCommand.inputPageDown: "⇟", UIKeyCommand.inputHome: "↖", UIKeyCommand.inputEnd: "↘",
      UIKeyCommand.inputDelete: "⌦", "\r": "⏎", "\n": "⏎", "\t": "⇥", " ": "␣", "\u{8}": "⌫", "\u{7F}": "⌫",
    ]
    let function = input.hasPrefix("UIKeyInputF") ? String(input.dropFirst(10)) : nil
    return signs.filter { flags.contains($0.0) }.map(\.1).joined()
      + (names[input] ?? function ?? input.uppercased())
  }
}

/// The panel of the list, in columns of a category each.
@MainActor private final class KeyCommandPanel: UIView {
  private static let column: CGFloat = 300
  private static let row: CGFloat = 32
  private static let margin: CGFloat = 20

  private let sections: [KeyCommandOverview.Section]
  private let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))

  init(_ sections: [KeyCommandOverview.Section]) {
    self.sections = sections
    super.init(frame: .zero)
    accessibilityIdentifier = "UIKeyCommandOverview"
    layer.cornerRadius = 14
    clipsToBounds = true
    addSubview(plate)
  }

  required init?(coder: NSCoder) { nil }

  /// Lays the categories out side by side at the bottom of the screen, those that do not fit below each other.
  func place(in screen: CGRect) {
    let room = max(1, Int((screen.width - 40 - 2 * Self.margin) / Self.column))
    let columns = min(room, sections.count)
    let width = min(screen.width - 40, CGFloat(columns) * Self.column + 2 * Self.margin)
    let inner = (width - 2 * Self.margin) / CGFloat(columns)
    var heights = [CGFloat](repeating: Self.margin, count: columns)
    for section in sections {
      let shortest = heights.indices.min { heights[$0] < heights[$1] } ?? 0
      let x = Self.margin + inner * CGFloat(shortest)
      heights[shortest] = add(section, x: x, y: heights[shortest], width: inner - Self.margin)
    }
    let height = min((heights.max() ?? 0) + Self.margin, screen.height - 80)
    frame = CGRect(x: (screen.width - width) / 2, y: screen.height - height - 40, width: width, height: height)
    plate.frame = bounds
  }

  /// Adds a category's title and rows. Returns the bottom.
  private func add(_ section: KeyCommandOverview.Section, x: CGFloat, y: CGFloat, width: CGFloat) -> CGFloat {
    var y = y
    func label(_ text: String, _ font: UIFont, _ color: UIColor, _ alignment: NSTextAlignment) {
      let label = UILabel(frame: CGRect(x: x, y: y, width: width, height: Self.row))
      label.text = text
      label.font = font
      label.textColor = color
      label.textAlignment = alignment
      plate.contentView.addSubview(label)
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label(section.title, .systemFont(ofSize: 15, weight: .semibold), .secondaryLabel, isMirrored ? .right : .left)
    y += Self.row
    for entry in section.entries {
      label(entry.title, .systemFont(ofSize: 17), .label, isMirrored ? .right : .left)
      label(entry.keys, .systemFont(ofSize: 17), .secondaryLabel, isMirrored ? .left : .right)
      y += Self.row
    }
    return y + 12
  }
}
