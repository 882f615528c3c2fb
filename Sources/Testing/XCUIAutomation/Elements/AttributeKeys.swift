import UIKit

/// The keys of element attributes in predicates, as in `NSPredicate(format: "label BEGINSWITH 'Row' AND isEnabled
/// == true")`.
@MainActor enum AttributeKeys {
  private static var isRegistered = false

  static func register() {
    guard !isRegistered else { return }
    isRegistered = true
    register(ElementNode.self)
    register(XCUIElement.self)
    KeyValueAccess.register("exists", on: XCUIElement.self, get: { $0.exists })
    KeyValueAccess.register("isHittable", on: XCUIElement.self, get: { $0.isHittable })
    KeyValueAccess.register("count", on: XCUIElementQuery.self, get: { $0.count })
    KeyValueAccess.register("state", on: XCUIApplication.self, get: { $0.state.rawValue })
  }

  private static func register<Element: NSObject & XCUIElementAttributes>(_ type: Element.Type) {
    KeyValueAccess.register("identifier", on: type, get: { $0.identifier })
    KeyValueAccess.register("label", on: type, get: { $0.label })
    KeyValueAccess.register("title", on: type, get: { $0.title })
    KeyValueAccess.register("value", on: type, get: { $0.value })
    KeyValueAccess.register("placeholderValue", on: type, get: { $0.placeholderValue })
    KeyValueAccess.register("elementType", on: type, get: { $0.elementType.rawValue })
    KeyValueAccess.register("isEnabled", on: type, get: { $0.isEnabled })
    KeyValueAccess.register("isSelected", on: type, get: { $0.isSelected })
    KeyValueAccess.register("hasFocus", on: type, get: { $0.hasFocus })
    KeyValueAccess.register("frame", on: type, get: { $0.frame })
  }
}
