import UIKit

/// Buttons of every type, style and state.
enum Buttons {
  static let pages = [
    Page("Button types", types), Page("Button styles", styles), Page("Button states", states),
    Page("Button contents", contents), Page("Button shapes and sizes", shapes),
  ]

  private static let star = UIImage(systemName: "star.fill")

  private static func types(_ page: PageViewController) {
    let system = UIButton(type: .system)
    system.setTitle("System", for: .normal)
    let disabled = UIButton(type: .system)
    disabled.setTitle("Disabled", for: .normal)
    disabled.isEnabled = false
    page.add("System", system, disabled)
    let custom = UIButton(type: .custom)
    custom.setTitle("Custom", for: .normal)
    custom.setTitleColor(.label, for: .normal)
    custom.setTitleColor(.tertiaryLabel, for: .highlighted)
    page.add("Custom", custom)
    let both = UIButton(type: .system)
    both.setTitle("Favorite", for: .normal)
    both.setImage(star, for: .normal)
    page.add("Image and title", both)
    let attributed = UIButton(type: .system)
    attributed.setAttributedTitle(
      NSAttributedString(string: "Underlined", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]),
      for: .normal)
    page.add("Attributed title", attributed)
    page.add("Detail disclosure", UIButton(type: .detailDisclosure))
    page.add("Info, light and dark", UIButton(type: .infoLight), UIButton(type: .infoDark))
    page.add("Add contact", UIButton(type: .contactAdd))
    page.add("Close", UIButton(type: .close))
    let action = UIButton(
      type: .system, primaryAction: UIAction(title: "Action", image: star) { _ in print("action") })
    page.add("Primary action", action)
  }

  private static func styles(_ page: PageViewController) {
    let styles: [(String, UIButton.Configuration)] = [
      ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
      ("Borderless", .borderless()), ("Bordered", .bordered()), ("Bordered, tinted", .borderedTinted()),
      ("Bordered, prominent", .borderedProminent()),
    ]
    for (name, style) in styles {
      var configuration = style
      configuration.title = "Title"
      let plain = UIButton(configuration: configuration)
      configuration.image = star
      configuration.imagePadding = 6
      let picture = UIButton(configuration: configuration)
      let disabled = UIButton(configuration: configuration)
      disabled.isEnabled = false
      page.add(name, plain, picture, disabled)
    }
    var red = UIButton.Configuration.filled()
    red.title = "Delete"
    red.baseBackgroundColor = .systemRed
    var destructive = UIButton.Configuration.tinted()
    destructive.title = "Role"
    let role = UIButton(configuration: destructive)
    role.role = .destructive
    page.add("Own color, and the destructive role", UIButton(configuration: red), role)
  }

  private static func states(_ page: PageViewController) {
    for (name, style) in [
      ("Plain", UIButton.Configuration.plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
    ] {
      var configuration = style
      configuration.image = star
      let buttons = (0..<4).map { _ in UIButton(configuration: configuration) }
      buttons[1].isHighlighted = true
      buttons[2].isSelected = true
      buttons[3].isEnabled = false
      page.add("\(name): normal, highlighted, selected, disabled", buttons[0], buttons[1], buttons[2], buttons[3])
    }
    var toggle = UIButton.Configuration.tinted()
    toggle.title = "Toggle"
    let toggled = UIButton(configuration: toggle)
    toggled.changesSelectionAsPrimaryAction = true
    let selected = UIButton(configuration: toggle)
    selected.changesSelectionAsPrimaryAction = true
    selected.isSelected = true
    page.add("Toggles, off and on", toggled, selected)
    var busy = UIButton.Configuration.filled()
    busy.title = "Working"
    busy.imagePadding = 8
    busy.showsActivityIndicator = true
    page.add("Activity indicator", UIButton(configuration: busy))
    let updated = UIButton(configuration: .gray())
    updated.configurationUpdateHandler = { button in
      button.configuration?.title = button.isHighlighted ? "Pressed" : "Press me"
    }
    page.add("Update handler", updated)
  }

  private static func contents(_ page: PageViewController) {
    var subtitled = UIButton.Configuration.filled()
    subtitled.title = "Check Out"
    subtitled.subtitle = "6 items"
    subtitled.image = UIImage(systemName: "cart.fill")
    subtitled.imagePadding = 8
    page.add("Subtitle", UIButton(configuration: subtitled))
    for (name, edge) in [
      ("Leading", NSDirectionalRectEdge.leading), ("Trailing", .trailing), ("Top", .top), ("Bottom", .bottom),
    ] {
      var configuration = UIButton.Configuration.tinted()
      configuration.title = "Title"
      configuration.image = star
      configuration.imagePlacement = edge
      configuration.imagePadding = 6
      page.add("Image: \(name.lowercased())", UIButton(configuration: configuration))
    }
    for (name, alignment) in [
      ("leading", UIButton.Configuration.TitleAlignment.leading), ("center", .center), ("trailing", .trailing),
    ] {
      var configuration = UIButton.Configuration.gray()
      configuration.title = "Title"
      configuration.subtitle = "A longer subtitle"
      configuration.titleAlignment = alignment
      page.add("Title alignment: \(name)", UIButton(configuration: configuration))
    }
    var long = UIButton.Configuration.filled()
    long.title = "A title that is too long for one line of a phone and so takes two"
    page.addWide("Long title", UIButton(configuration: long))
  }

  private static func shapes(_ page: PageViewController) {
    for (name, size) in [
      ("Mini", UIButton.Configuration.Size.mini), ("Small", .small), ("Medium", .medium), ("Large", .large),
    ] {
      var configuration = UIButton.Configuration.filled()
      configuration.title = name
      configuration.buttonSize = size
      page.add("Size: \(name.lowercased())", UIButton(configuration: configuration))
    }
    let shapes: [(String, UIButton.Configuration.CornerStyle)] = [
      ("Fixed", .fixed), ("Dynamic", .dynamic), ("Small", .small), ("Medium", .medium), ("Large", .large),
      ("Capsule", .capsule),
    ]
    for (name, shape) in shapes {
      var configuration = UIButton.Configuration.tinted()
      configuration.title = name
      configuration.cornerStyle = shape
      page.add("Corners: \(name.lowercased())", UIButton(configuration: configuration))
    }
    var outlined = UIButton.Configuration.plain()
    outlined.title = "Outlined"
    outlined.background.strokeColor = .tintColor
    outlined.background.strokeWidth = 1
    outlined.background.cornerRadius = 8
    page.add("Own background", UIButton(configuration: outlined))
  }
}
