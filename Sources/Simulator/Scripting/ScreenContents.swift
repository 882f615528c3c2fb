import UIKit

/// The contents of the screen at one moment, as a tree of elements.
package struct ScreenContents {
  package struct Element {
    package var className: String
    /// The frame in screen coordinates, in points.
    package var frame: CGRect
    /// The part of the frame that superviews and the screen do not clip.
    package var visibleFrame: CGRect
    package var label: String?
    package var identifier: String?
    package var text: String?
    /// Whether the element itself is hidden. One of its ancestors may be hidden even if it is not.
    package var isHidden: Bool
    package var isVisible: Bool
    package var children: [Element]
    /// The names of the element's custom actions for assistive technologies.
    package var actions: [String] = []
    /// The names of the element's custom rotors; a rotor of a system type has the name of the type.
    package var rotors: [String] = []
    /// The type of the element for UI tests.
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
  /// The windows from back to front.
  package var windows: [Element]

  package init(device: String, size: CGSize, windows: [Element]) {
    self.device = device
    self.size = size
    self.windows = windows
  }

  /// All visible elements from front to back.
  package var visibleElements: [Element] {
    func collect(_ element: Element, into list: inout [Element]) {
      for child in element.children.reversed() { collect(child, into: &list) }
      if element.isVisible { list.append(element) }
    }
    var list: [Element] = []
    for window in windows.reversed() { collect(window, into: &list) }
    return list
  }

  /// Returns the frontmost visible element with an identifier, or else with a label, or else with a text.
  package func element(named name: String) -> Element? {
    let visible = visibleElements
    return visible.first { $0.identifier == name } ?? visible.first { $0.label == name }
      ?? visible.first { $0.text == name }
  }

  /// Returns whether the screen shows a text, alone or as part of a longer text, or an element has it as its
  /// identifier.
  package func shows(_ text: String) -> Bool {
    visibleElements.contains { element in
      element.identifier == text || element.label?.contains(text) == true || element.text?.contains(text) == true
    }
  }

  /// The names of visible elements that a script could use.
  package var names: [String] {
    var seen: Set<String> = []
    return visibleElements.reversed()
      .flatMap { [$0.identifier, $0.label, $0.text] }
      .compactMap { $0 }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}
