import FlipsideTesting
import UIKit
import XCTest

import class CoreText.NSAttributedString
import class CoreText.NSMutableAttributedString

/// Small scenes against recorded pictures; each part has its own box, so that a missing letter fails.
final class ControlPictureTests: XCTestCase {
  /// Compares one part of the screen.
  private func check(_ name: String, _ rect: CGRect, _ picture: Picture) {
    assertPicture(picture.cropped(to: rect), named: name, tolerance: 0.002)
  }

  func testLabels() throws {
    onStage(animates: false) { stage in
      let plain = UILabel(frame: CGRect(x: 20, y: 100, width: 240, height: 24))
      plain.text = "Plain, العربية, 日本語"
      let wrapped = UILabel(frame: CGRect(x: 20, y: 126, width: 180, height: 44))
      wrapped.numberOfLines = 2
      wrapped.textAlignment = .center
      wrapped.text = "Two centred lines, the second of which is cut off"
      let rich = UILabel(frame: CGRect(x: 20, y: 178, width: 240, height: 30))
      let text = NSMutableAttributedString(string: "Red ", attributes: [.foregroundColor: UIColor.systemRed])
      text.append(NSAttributedString(string: "bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 22)]))
      text.append(NSAttributedString(string: " line", attributes: [.underlineStyle: 1]))
      rich.attributedText = text
      let shadowed = UILabel(frame: CGRect(x: 20, y: 212, width: 240, height: 36))
      shadowed.font = .systemFont(ofSize: 28, weight: .heavy)
      shadowed.text = "Shadow"
      shadowed.textColor = .systemBlue
      shadowed.shadowColor = .systemGray3
      shadowed.shadowOffset = CGSize(width: 2, height: 2)
      shadowed.textAlignment = .right
      let views = [plain, wrapped, rich, shadowed]
      for view in views { stage.view.addSubview(view) }
      let picture = stage.picture()
      for (name, view) in zip(["plain", "wrapped", "rich", "shadow"], views) {
        check("label-" + name, view.frame, picture)
      }
    }
  }

  func testButtons() throws {
    onStage(animates: false) { stage in
      var y: CGFloat = 100
      var frames: [(String, CGRect)] = []
      func add(_ name: String, _ button: UIButton, _ x: CGFloat = 20) {
        button.frame = CGRect(origin: CGPoint(x: x, y: y), size: button.intrinsicContentSize)
        stage.view.addSubview(button)
        frames.append((name, button.frame))
      }
      let system = UIButton(type: .system)
      system.setTitle("System", for: .normal)
      add("system", system)
      let pressed = UIButton(type: .system)
      pressed.setTitle("Pressed", for: .normal)
      pressed.isHighlighted = true
      add("pressed", pressed, 90)
      let disabled = UIButton(type: .system)
      disabled.setTitle("Disabled", for: .normal)
      disabled.isEnabled = false
      add("disabled", disabled, 170)
      y = 134
      add("info", UIButton(type: .infoLight))
      add("add", UIButton(type: .contactAdd), 60)
      add("close", UIButton(type: .close), 100)
      y = 168
      var filled = UIButton.Configuration.filled()
      filled.title = "Filled"
      add("filled", UIButton(configuration: filled))
      var tinted = UIButton.Configuration.tinted()
      tinted.title = "Tinted"
      add("tinted", UIButton(configuration: tinted), 100)
      var gray = UIButton.Configuration.gray()
      gray.title = "Gray"
      add("gray", UIButton(configuration: gray), 186)
      y = 208
      var capsule = UIButton.Configuration.borderedProminent()
      capsule.title = "Capsule"
      capsule.subtitle = "with a subtitle"
      capsule.cornerStyle = .capsule
      capsule.image = UIImage(systemName: "star.fill")
      capsule.imagePadding = 6
      add("capsule", UIButton(configuration: capsule))
      let picture = stage.picture()
      for (name, frame) in frames { check("button-" + name, frame, picture) }
    }
  }

  func testSwitches() throws {
    onStage(animates: false) { stage in
      var controls: [UISwitch] = []
      for index in 0..<5 {
        let control = UISwitch(
          frame: CGRect(x: 20 + CGFloat(index % 3) * 70, y: 100 + CGFloat(index / 3) * 44, width: 0, height: 0))
        control.isOn = index != 0
        stage.view.addSubview(control)
        controls.append(control)
      }
      controls[2].isEnabled = false
      controls[3].onTintColor = .systemIndigo
      controls[3].thumbTintColor = .systemYellow
      _ = stage.picture()
      stage.touch(.began, controls[4].center)
      let picture = stage.picture()
      for (name, control) in zip(["off", "on", "disabled", "tinted", "pressed"], controls) {
        check("switch-" + name, control.frame.insetBy(dx: -6, dy: -6), picture)
      }
      stage.touch(.cancelled, controls[4].center)
    }
  }

  func testNavigationBars() throws {
    onStage(animates: false) { stage in
      stage.view.backgroundColor = .systemTeal
      func bar(_ y: CGFloat) -> UINavigationBar {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: y, width: 393, height: 44))
        stage.view.addSubview(bar)
        return bar
      }
      let black = bar(100)
      black.barStyle = .black
      black.isTranslucent = false
      let title = UINavigationItem(title: "Password Generator")
      title.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
      black.items = [title]
      let light = bar(160)
      let second = UINavigationItem(title: "Second")
      second.rightBarButtonItems = [
        UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
        UIBarButtonItem(barButtonSystemItem: .search, target: nil, action: nil),
      ]
      light.items = [UINavigationItem(title: "First"), second]
      let tinted = bar(220)
      tinted.barTintColor = .systemIndigo
      tinted.tintColor = .white
      tinted.isTranslucent = false
      tinted.titleTextAttributes = [.foregroundColor: UIColor.systemYellow]
      let third = UINavigationItem(title: "Tinted")
      third.rightBarButtonItem = UIBarButtonItem(title: "Off", style: .plain, target: nil, action: nil)
      third.rightBarButtonItem?.isEnabled = false
      third.leftBarButtonItem = UIBarButtonItem(title: "On", style: .plain, target: nil, action: nil)
      tinted.items = [third]
      let picture = stage.picture()
      for (name, bar) in zip(["black", "light", "tinted"], [black, light, tinted]) {
        let frame = bar.frame.insetBy(dx: 0, dy: -2)
        let (left, right) = frame.divided(atDistance: 196, from: .minXEdge)
        check("navigation-bar-\(name)-left", left, picture)
        check("navigation-bar-\(name)-right", right, picture)
      }
    }
  }

  func testTextFields() throws {
    onStage(animates: false) { stage in
      var fields: [UITextField] = []
      for index in 0..<4 {
        let field = UITextField(frame: CGRect(x: 20, y: 100 + CGFloat(index) * 40, width: 240, height: 34))
        field.borderStyle = index == 3 ? .line : .roundedRect
        stage.view.addSubview(field)
        fields.append(field)
      }
      fields[0].placeholder = "Hypnotize me"
      fields[1].text = "Cleared by a button"
      fields[1].clearButtonMode = .always
      fields[2].text = "Edited text"
      fields[3].text = "secret"
      fields[3].isSecureTextEntry = true
      fields[2].becomeFirstResponder()
      UIApplication.shared.send(.markedText("nihao", selectedRange: NSRange(location: 5, length: 0)))
      let picture = stage.picture()
      for (name, field) in zip(["placeholder", "clear-button", "marked", "secure"], fields) {
        check("text-field-" + name, field.frame.insetBy(dx: -3, dy: -3), picture)
      }
      stage.press(.home)
      stage.press(.end, .shift)
      check("text-field-selection", fields[2].frame, stage.picture())
    }
  }

  func testKeyboard() throws {
    onStage(animates: false) { stage in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 240, height: 34))
      stage.view.addSubview(field)
      field.returnKeyType = .done
      field.becomeFirstResponder()
      var picture = stage.picture()
      for (row, y) in [561.0, 615, 669, 723, 777].enumerated() {
        check("keyboard-row\(row)-left", CGRect(x: 0, y: y, width: 130, height: 54), picture)
        check("keyboard-row\(row)-right", CGRect(x: 263, y: y, width: 130, height: 54), picture)
      }
      field.keyboardType = .phonePad
      field.keyboardAppearance = .dark
      picture = stage.picture()
      for (row, y) in [561.0, 615, 669, 723].enumerated() {
        check("keyboard-phone-dark-row\(row)", CGRect(x: 0, y: y, width: 263, height: 54), picture)
      }
    }
  }

  func testPressedKeyShowsItsLetter() throws {
    onStage(animates: false) { stage in
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 240, height: 34))
      field.autocapitalizationType = .none
      stage.view.addSubview(field)
      field.becomeFirstResponder()
      UIApplication.shared.step()
      stage.touch(.began, CGPoint(x: 137, y: 590))
      check("key-balloon", CGRect(x: 90, y: 510, width: 110, height: 110), stage.picture())
      stage.touch(.ended, CGPoint(x: 137, y: 590))
      XCTAssertEqual(field.text, "r")
    }
  }
}
