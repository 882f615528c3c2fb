import FlipsideTesting
import HostModel
import Simulator
import UIKit
import XCTest

/// An app as assistive programs of the desktop see it, without a bus.
final class AccessibleApplicationTests: XCTestCase {
  /// A desktop window of twice the screen's size, at (100, 50).
  @MainActor private final class Desktop: DesktopWindow, ScriptStage {
    let applicationName = "Test"
    let accessibleTitle = "Test — iPhone 15"
    var isActive = false
    var stage: any ScriptStage { self }

    func desktopRect(of rect: CGRect, relativeToWindow: Bool) -> CGRect {
      CGRect(
        x: rect.minX * 2 + (relativeToWindow ? 0 : 100), y: rect.minY * 2 + (relativeToWindow ? 0 : 50),
        width: rect.width * 2, height: rect.height * 2)
    }

    func screenPoint(ofDesktop point: CGPoint, relativeToWindow: Bool) -> CGPoint {
      CGPoint(
        x: (point.x - (relativeToWindow ? 0 : 100)) / 2, y: (point.y - (relativeToWindow ? 0 : 50)) / 2)
    }

    func send(_ event: InputEvent) {
      UIApplication.shared.send(event)
      UIApplication.shared.step()
    }
    /// Called in each wait, in which the window's loop would answer further calls.
    var onWait: (() -> Void)?
    func wait(_ seconds: Double) { onWait?() }
    var picture: PixelBuffer { UIApplication.shared.surface }
    var screen: ScreenContents { ScreenContents(of: UIApplication.shared, device: "iPhone 15") }
    var acceptsText: Bool { true }
  }

  /// The application with its window, and short forms of calls.
  @MainActor private final class Client {
    let desktop = Desktop()
    let application: AccessibleApplication

    init() {
      application = AccessibleApplication(UIApplication.shared, desktop)
      application.busName = ":1.5"
    }

    func node(_ name: String, _ role: AccessibleRole? = nil) throws -> AccessibleNode {
      application.invalidate()
      let tree = application.tree
      let found = tree.order.lazy.compactMap { tree[$0] }.first {
        $0.name == name && (role == nil || $0.role == role)
      }
      return try XCTUnwrap(found, "there is no \(name)")
    }

    func call(
      _ node: AccessibleNode, _ interface: ATSPI.Interface, _ member: String, _ arguments: DBusValue...
    ) throws -> [DBusValue] {
      try application.answer(
        ATSPICall(ATSPI.path(node.number), interface.rawValue, member, arguments))
    }

    func get(_ node: AccessibleNode, _ interface: ATSPI.Interface, _ name: String) throws -> DBusValue? {
      try application.answer(
        ATSPICall(
          ATSPI.path(node.number), "org.freedesktop.DBus.Properties", "Get",
          [.string(interface.rawValue), .string(name)])
      ).first
    }

    func set(_ node: AccessibleNode, _ interface: ATSPI.Interface, _ name: String, _ value: DBusValue) throws {
      _ = try application.answer(
        ATSPICall(
          ATSPI.path(node.number), "org.freedesktop.DBus.Properties", "Set",
          [.string(interface.rawValue), .string(name), .variant(value)]))
    }
  }

  private func onMain(_ body: @MainActor () throws -> Void) rethrows { try MainActor.assumeIsolated(body) }

  @MainActor private func add<View: UIView>(_ view: View, y: CGFloat, to stage: Stage) -> View {
    view.frame = CGRect(x: 20, y: y, width: 200, height: 40)
    stage.view.addSubview(view)
    UIApplication.shared.step()
    return view
  }

  func testRolesNamesAndStates() throws {
    try onMain {
      try onStage(animates: false) { stage in
        let client = Client()
        let label = add(UILabel(), y: 100, to: stage)
        label.text = "Total"
        label.accessibilityTraits.insert(.header)
        let button = add(UIButton(type: .system), y: 150, to: stage)
        button.setTitle("Save", for: .normal)
        button.isEnabled = false
        button.accessibilityHint = "Writes the file"
        let toggle = add(UISwitch(), y: 200, to: stage)
        toggle.accessibilityLabel = "Wi-Fi"
        toggle.isOn = true
        let group = add(UIView(), y: 250, to: stage)
        group.accessibilityIdentifier = "group"
        group.accessibilityLabel = "Group"
        let inner = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        inner.text = "Inner"
        group.addSubview(inner)
        UIApplication.shared.step()

        XCTAssertEqual(try client.node("Total").role, .heading)
        let save = try client.node("Save")
        XCTAssertEqual(save.role, .pushButton)
        XCTAssertEqual(save.details, "Writes the file")
        XCTAssertFalse(save.states.contains(.enabled))
        let wifi = try client.node("Wi-Fi")
        XCTAssertEqual(wifi.role, .toggleButton)
        XCTAssertTrue(wifi.states.isSuperset(of: [.checkable, .checked, .enabled, .showing]))
        let outer = try client.node("Group")
        XCTAssertEqual(outer.role, .panel)
        XCTAssertEqual(outer.children, [try client.node("Inner").number])
        XCTAssertEqual(try client.get(outer, .accessible, "AccessibleId"), .variant(.string("group")))
        XCTAssertEqual(
          try client.call(outer, .accessible, "GetChildAtIndex", .int32(0)),
          [.structure([.string(":1.5"), .path(ATSPI.path(try client.node("Inner").number))])])
      }
    }
  }

  /// A path stays that of its element, and is never another one's.
  func testPathsAreStable() throws {
    try onMain {
      try onStage(animates: false) { stage in
        let client = Client()
        var numbers: Set<Int> = []
        let kept = add(UILabel(), y: 100, to: stage)
        kept.text = "Kept"
        let number = try client.node("Kept").number
        for turn in 0..<200 {
          let label = add(UILabel(), y: 200, to: stage)
          label.text = "Turn \(turn)"
          XCTAssertTrue(numbers.insert(try client.node("Turn \(turn)").number).inserted)
          label.removeFromSuperview()
        }
        XCTAssertEqual(try client.node("Kept").number, number)
        let gone = try XCTUnwrap(numbers.first)
        XCTAssertThrowsError(
          try client.application.answer(
            ATSPICall(ATSPI.path(gone), "org.a11y.atspi.Accessible", "GetRole")))
      }
    }
  }

  func testPressingAndAdjusting() throws {
    try onMain {
      try onStage(animates: false) { stage in
        let client = Client()
        var taps = 0
        let button = add(UIButton(type: .system), y: 100, to: stage)
        button.setTitle("Count", for: .normal)
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let slider = add(UISlider(), y: 150, to: stage)
        slider.accessibilityLabel = "Volume"
        var values: [Float] = []
        slider.addAction(UIAction { _ in values.append(slider.value) }, for: .valueChanged)
        let card = add(UIView(), y: 200, to: stage)
        card.isAccessibilityElement = true
        card.accessibilityLabel = "Card"
        var flips = 0
        card.accessibilityCustomActions = [
          UIAccessibilityCustomAction(name: "Flip") { _ in
            flips += 1
            return true
          }
        ]
        UIApplication.shared.step()
        XCTAssertEqual(
          try client.call(try client.node("Count"), .action, "DoAction", .int32(0)), [.bool(true)])
        XCTAssertEqual(taps, 1)
        let volume = try client.node("Volume")
        XCTAssertEqual(try client.get(volume, .action, "NActions"), .variant(.int32(2)))
        _ = try client.call(volume, .action, "DoAction", .int32(0))
        XCTAssertEqual(slider.value, 0.1, accuracy: 1e-5)
        try client.set(volume, .value, "CurrentValue", .double(0.5))
        XCTAssertEqual(values.last, 0.5)
        XCTAssertThrowsError(try client.set(volume, .value, "CurrentValue", .double(.nan)))
        XCTAssertEqual(
          try client.call(try client.node("Card"), .action, "GetName", .int32(0)), [.string("Flip")])
        _ = try client.call(try client.node("Card"), .action, "DoAction", .int32(0))
        XCTAssertEqual(flips, 1)
      }
    }
  }

  /// A program may press a second element before the finger on the first one is lifted.
  func testPressesFollowOneAnother() throws {
    try onMain {
      try onStage(animates: false) { stage in
        let client = Client()
        var pressed: [String] = []
        @MainActor func add(_ name: String, y: CGFloat) -> UIButton {
          let button = self.add(UIButton(type: .system), y: y, to: stage)
          button.setTitle(name, for: .normal)
          button.addAction(UIAction { _ in pressed.append(name) }, for: .touchUpInside)
          UIApplication.shared.step()
          return button
        }
        _ = add("One", y: 100)
        let two = add("Two", y: 150)
        let cover = self.add(UIView(), y: 150, to: stage)
        var waits = 0
        client.desktop.onWait = {
          waits += 1
          if waits == 1 {
            for name in ["Two", "One"] {
              let answer = try? client.call(client.node(name), .action, "DoAction", .int32(0))
              XCTAssertEqual(answer, [.bool(true)])
            }
          }
          // The cover goes as the view of a transition does.
          if waits == 4 { cover.removeFromSuperview() }
        }
        _ = try client.call(try client.node("One"), .action, "DoAction", .int32(0))
        XCTAssertEqual(pressed, ["One", "Two", "One"])
        XCTAssertEqual(waits, 6, "one for each press, and three for the cover")
        // An element that stays covered is tapped in the end.
        stage.view.addSubview(cover)
        (waits, client.desktop.onWait) = (5, { waits += 1 })
        _ = try client.call(try client.node("Two"), .action, "DoAction", .int32(0))
        XCTAssertEqual(pressed.count, 3)
        XCTAssertEqual(waits, 5 + 60 + 1)
        XCTAssertEqual(two.state, .normal)
      }
    }
  }

  func testAnElementOutsideOfTheVisiblePartIsScrolledIntoIt() throws {
    try onMain {
      try onStage(animates: false) { stage in
        let client = Client()
        let scroll = UIScrollView(frame: stage.view.bounds)
        scroll.contentSize = CGSize(width: 300, height: 5000)
        stage.view.addSubview(scroll)
        let button = UIButton(type: .system)
        button.setTitle("Deep", for: .normal)
        button.frame = CGRect(x: 20, y: 3000, width: 100, height: 44)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        scroll.addSubview(button)
        UIApplication.shared.step()
        _ = try client.call(try client.node("Deep"), .action, "DoAction", .int32(0))
        XCTAssertEqual(presses, 1)
        XCTAssertGreaterThan(scroll.contentOffset.y, 2000)
      }
    }
  }

  func testTextIsReadAndEditedInScalars() throws {
    try onMain {
      try onStage(animates: false) { stage in
        let client = Client()
        let field = add(UITextField(), y: 100, to: stage)
        field.placeholder = "Name"
        let refusing = Refusing()
        @MainActor func text() throws -> DBusValue? {
          try client.call(try client.node("Name"), .text, "GetText", .int32(0), .int32(-1)).first
        }
        XCTAssertEqual(
          try client.call(try client.node("Name"), .editableText, "SetTextContents", .string("a🦊b")), [.bool(true)])
        XCTAssertEqual(field.text, "a🦊b")
        XCTAssertEqual(try client.get(try client.node("Name"), .text, "CharacterCount"), .variant(.int32(3)))
        XCTAssertEqual(try client.get(try client.node("Name"), .text, "CaretOffset"), .variant(.int32(3)))
        XCTAssertEqual(
          try client.call(
            try client.node("Name"), .editableText, "InsertText", .int32(2), .string("xyz"), .int32(1)),
          [.bool(true)])
        XCTAssertEqual(try text(), .string("a🦊xb"))
        _ = try client.call(try client.node("Name"), .editableText, "DeleteText", .int32(1), .int32(2))
        XCTAssertEqual(try text(), .string("axb"))
        _ = try client.call(try client.node("Name"), .text, "SetSelection", .int32(0), .int32(0), .int32(2))
        XCTAssertEqual(
          try client.call(try client.node("Name"), .text, "GetSelection", .int32(0)), [.int32(0), .int32(2)])
        XCTAssertEqual(
          try client.call(try client.node("Name"), .text, "SetSelection", .int32(0), .int32(0), .int32(9)),
          [.bool(false)])
        field.delegate = refusing
        _ = try client.call(try client.node("Name"), .editableText, "SetTextContents", .string("no"))
        XCTAssertEqual(try text(), .string("axb"), "the delegate refused")
        field.isEnabled = false
        XCTAssertThrowsError(
          try client.call(try client.node("Name"), .editableText, "SetTextContents", .string("no")))
        field.isSecureTextEntry = true
        XCTAssertEqual(try text(), .string("•••"))
        XCTAssertEqual(try client.node("Name").role, .passwordText)
      }
    }
  }

  @MainActor private final class Refusing: NSObject, UITextFieldDelegate {
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      false
    }
  }

  func testWordsAndLines() throws {
    try onMain {
      try onStage(animates: false) { stage in
        let client = Client()
        let view = add(UITextView(), y: 100, to: stage)
        view.accessibilityLabel = "Notes"
        view.font = .systemFont(ofSize: 17)
        view.text = "One two.\nThree"
        view.frame.size.height = 100
        UIApplication.shared.step()
        @MainActor func string(_ offset: Int32, _ unit: UInt32) throws -> [DBusValue] {
          try client.call(try client.node("Notes"), .text, "GetStringAtOffset", .int32(offset), .uint32(unit))
        }
        XCTAssertEqual(try string(5, 1), [.string("two.\n"), .int32(4), .int32(9)])
        XCTAssertEqual(try string(3, 1), [.string("One "), .int32(0), .int32(4)])
        XCTAssertEqual(try string(11, 3), [.string("Three"), .int32(9), .int32(14)])
        XCTAssertEqual(try string(0, 4), [.string("One two.\n"), .int32(0), .int32(9)])
        XCTAssertEqual(try string(14, 0), [.string(""), .int32(14), .int32(14)])
        XCTAssertThrowsError(try string(0, 9))
      }
    }
  }

  func testGeometry() throws {
    try onMain {
      try onStage(animates: false) { stage in
        let client = Client()
        let button = add(UIButton(type: .system), y: 100, to: stage)
        button.setTitle("Save", for: .normal)
        UIApplication.shared.step()
        let save = try client.node("Save")
        func numbers(_ values: [Int32]) -> [DBusValue] { values.map { .int32($0) } }
        XCTAssertEqual(
          try client.call(save, .component, "GetExtents", .uint32(0)), [.structure(numbers([140, 250, 400, 80]))])
        XCTAssertEqual(
          try client.call(save, .component, "GetExtents", .uint32(1)), [.structure(numbers([40, 200, 400, 80]))])
        XCTAssertEqual(
          try client.call(save, .component, "Contains", .int32(141), .int32(251), .uint32(0)), [.bool(true)])
        let frame = try client.node("Test — iPhone 15")
        XCTAssertEqual(
          try client.call(frame, .component, "GetAccessibleAtPoint", .int32(60), .int32(220), .uint32(1)),
          [.structure([.string(":1.5"), .path(ATSPI.path(save.number))])])
      }
    }
  }

  func testChangesAreEvents() throws {
    try onMain {
      try onStage(animates: false) { stage in
        let client = Client()
        let field = add(UITextField(), y: 100, to: stage)
        field.accessibilityLabel = "Name"
        field.text = "Ada"
        let toggle = add(UISwitch(), y: 150, to: stage)
        toggle.accessibilityLabel = "Wi-Fi"
        UIApplication.shared.step()
        XCTAssertEqual(client.application.changes(), [], "the first tree is no change")
        XCTAssertEqual(client.application.changes(), [])
        let (name, wifi) = (try client.node("Name").number, try client.node("Wi-Fi").number)
        toggle.isOn = true
        XCTAssertEqual(client.application.changes(), [.state("checked", true, of: wifi)])
        field.becomeFirstResponder()
        XCTAssertTrue(client.application.changes().contains(.state("focused", true, of: name)))
        UIApplication.shared.send(.text("m"))
        let edits = client.application.changes().filter { $0.member == "TextChanged" }
        XCTAssertEqual(
          edits,
          [
            AccessibleEvent(
              member: "TextChanged", detail: "insert", numbers: (3, 1), value: .string("m"), node: name)
          ])
        let label = add(UILabel(), y: 200, to: stage)
        label.text = "New"
        UIApplication.shared.step()
        let added = client.application.changes().filter { $0.member == "ChildrenChanged" }
        XCTAssertEqual(added.map(\.detail), ["add"])
        let number = try client.node("New").number
        label.removeFromSuperview()
        let removed = client.application.changes()
        XCTAssertTrue(removed.contains(.state("defunct", true, of: number)))
        XCTAssertEqual(removed.filter { $0.member == "ChildrenChanged" }.map(\.detail), ["remove"])
        client.desktop.isActive = true
        XCTAssertTrue(client.application.changes().contains { $0.group == "Window" && $0.member == "Activate" })
      }
    }
  }

  /// A program that calls nonsense gets errors of D-Bus.
  func testHostileCalls() throws {
    onMain {
      onStage(animates: false) { stage in
        let client = Client()
        @MainActor func error(_ path: String, _ interface: String, _ member: String, _ arguments: [DBusValue] = [])
          -> String?
        {
          do {
            _ = try client.application.answer(ATSPICall(path, interface, member, arguments))
            return nil
          } catch {
            return error.name.split(separator: ".").last.map(String.init)
          }
        }
        let (root, accessible) = ("/org/a11y/atspi/accessible/root", "org.a11y.atspi.Accessible")
        let properties = "org.freedesktop.DBus.Properties"
        XCTAssertNil(error(root, accessible, "GetChildren"))
        XCTAssertNil(error(root, accessible, "GetChildAtIndex", [.int32(.max)]))
        XCTAssertEqual(error("/", accessible, "GetChildren"), "UnknownObject")
        XCTAssertEqual(error("/org/a11y/atspi/accessible/-2", accessible, "GetRole"), "UnknownObject")
        XCTAssertEqual(
          error("/org/a11y/atspi/accessible/99999999999999999999", accessible, "GetRole"), "UnknownObject")
        XCTAssertEqual(error(root, "org.example", "GetRole"), "UnknownInterface")
        XCTAssertEqual(error(root, "org.a11y.atspi.Text", "GetText", [.int32(0), .int32(1)]), "UnknownInterface")
        XCTAssertEqual(error(root, accessible, "Explode"), "UnknownMethod")
        XCTAssertEqual(error(root, accessible, "GetChildAtIndex", [.string("x")]), "InvalidArgs")
        XCTAssertEqual(error(root, accessible, "GetChildAtIndex"), "InvalidArgs")
        XCTAssertEqual(error(root, properties, "Get", [.string(accessible), .string("Color")]), "UnknownProperty")
        XCTAssertEqual(
          error(root, properties, "Set", [.string(accessible), .string("Name"), .variant(.string("x"))]),
          "PropertyReadOnly")
        XCTAssertEqual(error(root, properties, "Get", []), "InvalidArgs")
      }
    }
  }

  /// The tree of a container that lists itself ends.
  func testLoopsEnd() throws {
    try onMain {
      try onStage(animates: false) { stage in
        let client = Client()
        let view = add(UIView(), y: 100, to: stage)
        view.accessibilityLabel = "Loop"
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityLabel = "Element"
        view.accessibilityElements = [view, element, element]
        XCTAssertEqual(try client.node("Loop").children, [try client.node("Element").number])
      }
    }
  }
}
