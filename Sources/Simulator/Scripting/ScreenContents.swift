import UIKit

/// The contents of the screen as a tree of elements: the view hierarchy at one moment.
package struct ScreenContents {
  package struct Element {
    package var className: String
    /// The frame in the screen's points.
    package var frame: CGRect
    /// The part of it that is not cut off by views around it and the screen.
    package var visibleFrame: CGRect
    package var label: String?
    package var identifier: String?
    package var text: String?
    /// Itself; its parents may be hidden all the same.
    package var isHidden: Bool
    package var isVisible: Bool
    package var children: [Element]
    /// The names of its custom actions for assistive technologies.
    package var actions: [String] = []
    /// The names of its custom rotors; those of the system's kinds have the kind's name.
    package var rotors: [String] = []
    /// The type of the element for UI tests, and its value.
    package var type = AutomationType.other
    package var value: String?
    package var isEnabled = true
    package var isSelected = false

    package init(
      className: String, frame: CGRect, visibleFrame: CGRect, label: String? = nil, identifier: String? = nil,
      text: String? = nil, isHidden: Bool = false, isVisible: Bool = true, children: [Element] = []
    ) {
      self.className = className
      self.frame = frame
      self.visibleFrame = visibleFrame
      self.label = label
      self.identifier = identifier
      self.text = text
      self.isHidden = isHidden
      self.isVisible = isVisible
      self.children = children
    }
  }

  package var device: String
  package var size: CGSize
  /// Windows, the lowest first.
  package var windows: [Element]

  package init(device: String, size: CGSize, windows: [Element]) {
    self.device = device
    self.size = size
    self.windows = windows
  }

  /// Every visible element, the front ones first.
  package var visibleElements: [Element] {
    func collect(_ element: Element, into list: inout [Element]) {
      for child in element.children.reversed() { collect(child, into: &list) }
      if element.isVisible { list.append(element) }
    }
    var list: [Element] = []
    for window in windows.reversed() { collect(window, into: &list) }
    return list
  }

  /// The element that a person means by a name: the front one with that identifier, else label, else text.
  package func element(named name: String) -> Element? {
    let visible = visibleElements
    return visible.first { $0.identifier == name } ?? visible.first { $0.label == name }
      ?? visible.first { $0.text == name }
  }

  /// Whether the text can be read on the screen, alone or as part of more, or names an element.
  package func shows(_ text: String) -> Bool {
    visibleElements.contains { element in
      element.identifier == text || element.label?.contains(text) == true || element.text?.contains(text) == true
    }
  }

  /// Names that a script could use now.
  package var names: [String] {
    var seen: Set<String> = []
    return visibleElements.reversed()
      .flatMap { [$0.identifier, $0.label, $0.text] }
      .compactMap { $0 }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}
