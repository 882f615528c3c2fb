import UIKit

/// Menus of buttons and of views, and the paste control.
enum Menus {
  static let pages = [Page("Menus", menus), Page("Paste control", paste)]

  private static func action(_ title: String, _ symbol: String? = nil) -> UIAction {
    UIAction(title: title, image: symbol.flatMap { UIImage(systemName: $0) }) { print("chose \($0.title)") }
  }

  private static func menus(_ page: PageViewController) {
    page.add("Pull-down", button("Pull-down Menu", whole))
    let popUp = button(
      "Pop-up", UIMenu(children: [action("Small"), action("Medium"), action("Large")]))
    popUp.changesSelectionAsPrimaryAction = true
    page.add("Pop-up", popUp)
    page.add("Palette and elements of several sizes", button("Palette", palette))
    page.add("Deferred", button("Deferred", deferred))
    let label = UILabel()
    label.text = "Hold me"
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.isUserInteractionEnabled = true
    label.addInteraction(UIContextMenuInteraction(delegate: contextMenus))
    page.add("Context menu", label)
  }

  private static func button(_ title: String, _ menu: UIMenu) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = title
    let button = UIButton(configuration: configuration)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    return button
  }

  fileprivate static var whole: UIMenu {
    let disabled = action("Disabled", "nosign")
    disabled.attributes = .disabled
    let delete = action("Delete", "trash")
    delete.attributes = .destructive
    let chosen = action("On")
    chosen.state = .on
    let mixed = action("Mixed")
    mixed.state = .mixed
    let subtitled = action("With a Subtitle", "doc")
    subtitled.subtitle = "A second line"
    return UIMenu(
      title: "A title",
      children: [
        action("Share", "square.and.arrow.up"), disabled, subtitled,
        UIMenu(options: .displayInline, children: [chosen, mixed, action("Off")]),
        UIMenu(
          title: "More", image: UIImage(systemName: "ellipsis.circle"),
          children: [action("Duplicate", "square.on.square"), action("Rename", "pencil")]),
        delete,
      ])
  }

  private static var palette: UIMenu {
    let colors: [UIColor] = [.systemRed, .systemOrange, .systemGreen, .systemBlue]
    let swatches = colors.map { color in
      UIAction(
        title: color.accessibilityName,
        image: UIImage(systemName: "circle.fill")?.withTintColor(color, renderingMode: .alwaysOriginal)
      ) { _ in }
    }
    let medium = UIMenu(
      options: .displayInline,
      children: [action("Cut", "scissors"), action("Copy", "doc.on.doc"), action("Paste", "doc.on.clipboard")])
    medium.preferredElementSize = .medium
    let small = UIMenu(
      options: .displayInline,
      children: [action("Bold", "bold"), action("Italic", "italic"), action("Underline", "underline")])
    small.preferredElementSize = .small
    return UIMenu(children: [UIMenu(options: .displayAsPalette, children: swatches), medium, small])
  }

  private static var deferred: UIMenu {
    UIMenu(
      children: [
        action("At once", "hare"),
        UIDeferredMenuElement { done in
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { done([action("Later", "tortoise")]) }
        },
      ])
  }

  private static func paste(_ page: PageViewController) {
    let copy = UIButton(
      configuration: .gray(), primaryAction: UIAction(title: "Copy") { _ in UIPasteboard.general.string = "Copied" }
    )
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Paste here"
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    page.add("Fills the pasteboard", copy)
    page.addWide("Target", field)
    func control(_ configuration: UIPasteControl.Configuration) -> UIPasteControl {
      let control = UIPasteControl(configuration: configuration)
      control.target = field
      return control
    }
    for (name, mode) in [
      ("Icon and label", UIPasteControl.DisplayMode.iconAndLabel), ("Icon", .iconOnly), ("Label", .labelOnly),
    ] {
      let configuration = UIPasteControl.Configuration()
      configuration.displayMode = mode
      page.add(name, control(configuration))
    }
    let colored = UIPasteControl.Configuration()
    colored.cornerStyle = .capsule
    colored.baseBackgroundColor = .systemGreen
    colored.baseForegroundColor = .black
    page.add("A capsule in its own colors", control(colored))
  }

  private static let contextMenus = ContextMenus()
}

private final class ContextMenus: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in Menus.whole }
  }
}
