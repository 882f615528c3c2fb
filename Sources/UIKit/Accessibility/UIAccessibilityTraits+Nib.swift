extension UIAccessibilityTraits {
  /// Traits by their attribute's name in nibs, as in `<accessibilityTraits key="traits" button="YES"/>`.
  @MainActor init(_ element: NibElement) {
    let known: [String: UIAccessibilityTraits] = [
      "button": .button, "link": .link, "image": .image, "selected": .selected, "playsSound": .playsSound,
      "keyboardKey": .keyboardKey, "staticText": .staticText, "summaryElement": .summaryElement,
      "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently, "searchField": .searchField,
      "header": .header, "adjustable": .adjustable, "startsMediaSession": .startsMediaSession,
      "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "tabBar": .tabBar,
    ]
    self = known.reduce(into: []) { if element.flag($1.key) == true { $0.insert($1.value) } }
  }
}
