import UIKit
import XCTest

import class CoreText.NSAttributedString

/// Writes pictures to look at when FLIPSIDE_GALLERY names a folder.
final class GalleryTests: XCTestCase {
  func testGallery() throws {
    guard let folder = ProcessInfo.processInfo.environment["FLIPSIDE_GALLERY"] else {
      throw XCTSkip("set FLIPSIDE_GALLERY to a folder")
    }
    try onStage { stage in
      func save(_ name: String) throws {
        let data = UIImage(cgImage: CGImage(pixelBuffer: stage.picture())).pngData()
        try XCTUnwrap(data).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
      }
      var y: CGFloat = 70
      func add(_ view: UIView, height: CGFloat? = nil) {
        let size = view.intrinsicContentSize
        if view.frame == .zero {
          view.frame = CGRect(x: 20, y: y, width: max(size.width, 10), height: height ?? size.height)
        }
        stage.view.addSubview(view)
        y = view.frame.maxY + 8
      }
      let label = UILabel()
      label.text = "Hello, UILabel 17 pt"
      add(label)
      let wide = UILabel(frame: CGRect(x: 20, y: y, width: 350, height: 60))
      wide.numberOfLines = 0
      wide.text =
        "A longer text that wraps onto a second line and is centred in its box, then truncated at the end, as it must"
      wide.textAlignment = .center
      wide.backgroundColor = UIColor.systemYellow.withAlphaComponent(0.3)
      add(wide)
      let system = UIButton(type: .system)
      system.setTitle("System Button", for: .normal)
      add(system)
      let disabled = UIButton(type: .system)
      disabled.setTitle("Disabled", for: .normal)
      disabled.isEnabled = false
      add(disabled)
      var x: CGFloat = 20
      for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .contactAdd, .close] {
        let button = UIButton(type: type)
        let size = button.intrinsicContentSize
        button.frame = CGRect(x: x, y: y, width: size.width, height: size.height)
        x += size.width + 20
        stage.view.addSubview(button)
      }
      y += 38
      for configuration in [
        UIButton.Configuration.plain(), .gray(), .tinted(), .filled(), .bordered(), .borderedProminent(),
      ] {
        var configuration = configuration
        configuration.title = "Configuration"
        configuration.image = UIImage(systemName: "star.fill")
        configuration.imagePadding = 6
        if configuration == .filled() { configuration.subtitle = "x" }
        add(UIButton(configuration: configuration))
      }
      var capsule = UIButton.Configuration.filled()
      capsule.title = "Capsule"
      capsule.subtitle = "With a subtitle"
      capsule.cornerStyle = .capsule
      capsule.buttonSize = .large
      capsule.showsActivityIndicator = true
      capsule.imagePadding = 8
      add(UIButton(configuration: capsule))
      let field = UITextField(frame: CGRect(x: 20, y: y, width: 240, height: 34))
      field.borderStyle = .roundedRect
      field.placeholder = "Hypnotize me"
      field.clearButtonMode = .always
      add(field)
      let filled = UITextField(frame: CGRect(x: 20, y: y, width: 240, height: 34))
      filled.borderStyle = .roundedRect
      filled.text = "Some text"
      filled.clearButtonMode = .always
      add(filled)
      let line = UITextField(frame: CGRect(x: 20, y: y, width: 240, height: 30))
      line.borderStyle = .line
      line.text = "secret"
      line.isSecureTextEntry = true
      add(line)
      try save("controls")
      field.returnKeyType = .done
      field.becomeFirstResponder()
      try save("keyboard-letters")
      stage.type("Hello 👋 你好")
      try save("keyboard-typed")
      field.keyboardType = .phonePad
      try save("keyboard-phone")
      field.keyboardType = .emailAddress
      field.keyboardAppearance = .dark
      try save("keyboard-dark-email")
      field.keyboardType = .default
      field.keyboardAppearance = .default
      UIApplication.shared.send(.rotate(.landscapeLeft))
      try save("keyboard-landscape")
      UIApplication.shared.send(.rotate(.portrait))
      stage.window.endEditing(true)
      UIApplication.shared.send(.appearance(dark: true))
      stage.view.backgroundColor = .systemBackground
      try save("controls-dark")
      UIApplication.shared.send(.appearance(dark: false))
    }
  }
}
