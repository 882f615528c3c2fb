import FlipsideTesting
import UIKit
import XCTest

/// The find navigator above the keyboard, and the appearance of matches: facts/text-input.md#keyboard and Apple's
/// page of `UIFindInteraction`.
final class FindPanelTests: TimeTestCase {
  private var text: UITextView!
  /// The frames in which the keyboard was shown, and the number of times that it was hidden.
  private var shown: [CGRect] = []
  private var hides = 0

  override func setUp() {
    super.setUp()
    MainActor.assumeIsolated {
      text = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
      text.font = .systemFont(ofSize: 17)
      text.textColor = .label
      text.text = "MMMM and more"
      text.isFindInteractionEnabled = true
      view.addSubview(text)
      go(to: now + 0.1)
    }
  }

  override func tearDown() {
    MainActor.assumeIsolated {
      text.findInteraction?.dismissFindNavigator()
      window.endEditing(true)
      go(to: now + 1)
      text = nil
    }
    super.tearDown()
  }

  private var panel: UIView? {
    MainActor.assumeIsolated { window.subviews.first { $0.accessibilityIdentifier == "UIFindNavigator" } }
  }

  /// The panel covers no content that is laid out by the guide or by the frame of the notifications.
  func testThePanelIsAPartOfTheKeyboard() throws {
    try MainActor.assumeIsolated {
      let box = addBox()
      box.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 10),
        box.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      ])
      let key = UIResponder.keyboardFrameEndUserInfoKey
      let center = NotificationCenter.default
      let tokens = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification].map {
        center.addObserver(forName: $0, object: nil, queue: nil) { [weak self] note in
          let frame = (note.userInfo?[key] as? NSValue)?.cgRectValue ?? .zero
          if note.name.rawValue.contains("Show") { self?.shown.append(frame) } else { self?.hides += 1 }
        }
      }
      defer { tokens.forEach(center.removeObserver) }
      let find = try XCTUnwrap(text.findInteraction)
      find.presentFindNavigator(showingReplace: false)
      go(to: now + 1)
      let panel = try XCTUnwrap(panel)
      let bottom = window.bounds.maxY
      XCTAssertEqual(shown.last?.height, 291 + 52)
      XCTAssertEqual(panel.frame, CGRect(x: 0, y: bottom - 291 - 52, width: window.bounds.width, height: 52))
      XCTAssertEqual(box.frame.maxY, panel.frame.minY, accuracy: 0.01)
      // The same applies with the second row.
      find.presentFindNavigator(showingReplace: true)
      go(to: now + 1)
      XCTAssertEqual(shown.last?.height, 291 + 104)
      XCTAssertEqual(panel.frame.minY, bottom - 291 - 104, accuracy: 0.01)
      find.dismissFindNavigator()
      go(to: now + 1)
      XCTAssertTrue(text.isFirstResponder)
      XCTAssertEqual(shown.last?.height, 336)
      XCTAssertEqual(box.frame.maxY, bottom - 336, accuracy: 0.01)
      XCTAssertEqual(hides, 0, "the keyboard stays up for the text")
    }
  }

  /// A panel that outlives the keyboard is at the bottom of the safe area.
  func testThePanelStaysWithoutTheKeyboard() throws {
    try MainActor.assumeIsolated {
      text.findInteraction?.presentFindNavigator(showingReplace: false)
      go(to: now + 1)
      window.endEditing(true)
      go(to: now + 1)
      XCTAssertNil(KeyboardController.shared.frame)
      let panel = try XCTUnwrap(panel)
      XCTAssertEqual(panel.frame.maxY, window.safeAreaLayoutGuide.layoutFrame.maxY, accuracy: 0.01)
    }
  }

  /// White letters would not be legible on yellow.
  func testTheHighlightedMatchIsBlackInDarkAppearance() throws {
    try MainActor.assumeIsolated {
      stage.isDark = true
      defer { stage.isDark = false }
      let find = try XCTUnwrap(text.findInteraction)
      find.presentFindNavigator(showingReplace: false)
      find.searchText = "MM"
      go(to: now + 0.1)
      find.activeFindSession?.performSearch(query: "MM", options: nil)
      go(to: now + 1)
      XCTAssertEqual(find.activeFindSession?.resultCount, 2)
      let (highlighted, found) = (try tones(0), try tones(2))
      XCTAssertEqual(highlighted.white, 0)
      XCTAssertGreaterThan(highlighted.black, 20)
      XCTAssertGreaterThan(found.white, 20)
      find.dismissFindNavigator()
      go(to: now + 1)
      XCTAssertGreaterThan(try tones(0).white, 20, "the match is ordinary text again")
    }
  }

  /// Returns the numbers of white and black pixels behind two letters.
  @MainActor private func tones(_ offset: Int) throws -> (white: Int, black: Int) {
    let start = try XCTUnwrap(text.position(from: text.beginningOfDocument, offset: offset))
    let end = try XCTUnwrap(text.position(from: start, offset: 2))
    let box = text.firstRect(for: try XCTUnwrap(text.textRange(from: start, to: end))).insetBy(dx: 3, dy: 4)
    let picture = stage.picture(of: text)
    var result = (white: 0, black: 0)
    for y in stride(from: box.minY, to: box.maxY, by: 0.5) {
      for x in stride(from: box.minX, to: box.maxX, by: 0.5) {
        guard let color = picture.color(at: CGPoint(x: x, y: y)) else { continue }
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        if min(red, green, blue) > 0.9 { result.white += 1 }
        if max(red, green, blue) < 0.15 { result.black += 1 }
      }
    }
    return result
  }

  // MARK: Replacing

  /// A delegate that removes the end of the text in its query.
  private final class Shortener: NSObject, UITextViewDelegate {
    var isDone = false
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      if !isDone {
        isDone = true
        textView.text = "one two"
      }
      return true
    }
  }

  func testADelegateMayChangeTheTextThatIsReplaced() throws {
    try MainActor.assumeIsolated {
      let delegate = Shortener()
      text.delegate = delegate
      text.text = "one two one two one"
      let find = try XCTUnwrap(text.findInteraction)
      find.presentFindNavigator(showingReplace: true)
      go(to: now + 0.1)
      find.activeFindSession?.replaceAll(searchQuery: "one", replacementString: "three", options: nil)
      XCTAssertEqual(text.text, "three two", "what is no match any more stays as it is")
    }
  }
}
