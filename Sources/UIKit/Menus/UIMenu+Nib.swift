/// `<menu key="menu">` with its children.
extension UIMenu: NibReadable {
  static func read(_ value: NibValue, _ coder: NibCoder) -> Self? {
    guard case .element(let element) = value, element.name == "menu" else { return nil }
    return menu(element, coder.loading) as? Self
  }

  static func menu(_ element: NibElement, _ resources: any NibResources) -> UIMenu {
    let children = (element.child(named: "children")?.children ?? []).compactMap { child -> UIMenuElement? in
      switch child.name {
      case "menu": return menu(child, resources)
      case "command", "action":
        let image = child["image"].flatMap {
          UIImage.image(named: $0, catalog: child["catalog"], resources)
        }
        var attributes: UIMenuElement.Attributes = []
        if child.flag("disabled") == true { attributes.insert(.disabled) }
        if child.flag("destructive") == true { attributes.insert(.destructive) }
        if child.flag("hidden") == true { attributes.insert(.hidden) }
        return UICommand(
          title: child["title"] ?? "", image: image, action: Selector(child["selector"] ?? child["action"] ?? ""),
          attributes: attributes, state: child["state"] == "on" ? .on : child["state"] == "mixed" ? .mixed : .off)
      default: return nil
      }
    }
    let options: UIMenu.Options = element.flag("displayInline") == true ? .displayInline : []
    return UIMenu(title: element["title"] ?? "", options: options, children: children)
  }
}
