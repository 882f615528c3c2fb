import FlipsideTesting
import UIKit
import XCTest

import class CoreText.NSAttributedString

/// Writes pictures to look at when FLIPSIDE_GALLERY names a folder.
final class GalleryTests: XCTestCase {
  func testGallery() throws {
    guard let folder = ProcessInfo.processInfo.environment["FLIPSIDE_GALLERY"] else {
      throw XCTSkip("set FLIPSIDE_GALLERY to a folder")
    }
    try onStage(animates: false) { stage in
      func save(_ name: String) throws {
        let data = UIImage(cgImage: CGImage(pixelBuffer: stage.picture().buffer)).pngData()
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

  func testValueControlsGallery() throws {
    guard let folder = ProcessInfo.processInfo.environment["FLIPSIDE_GALLERY"] else {
      throw XCTSkip("set FLIPSIDE_GALLERY to a folder")
    }
    for style in [UIUserInterfaceStyle.light, .dark] {
      try onStage(animates: false) { stage in
        stage.view.backgroundColor = .systemBackground
        stage.window.overrideUserInterfaceStyle = style
        addValueControls(to: stage.view)
        let data = UIImage(cgImage: CGImage(pixelBuffer: stage.picture().buffer)).pngData()
        let name = style == .dark ? "values-dark.png" : "values.png"
        try XCTUnwrap(data).write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
      }
    }
  }

  private func addValueControls(to view: UIView) {
    func add(_ part: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      part.frame = CGRect(x: x, y: y, width: width, height: height)
      view.addSubview(part)
    }
    for (index, value) in [Float(0), 0.5, 1].enumerated() {
      let slider = UISlider()
      slider.value = value
      slider.isEnabled = index != 2
      add(slider, 20, 80 + CGFloat(index) * 40, 350, 31)
    }
    let pictured = UISlider()
    pictured.minimumValueImage = UIImage(systemName: "speaker")
    pictured.maximumValueImage = UIImage(systemName: "speaker.wave.3")
    pictured.value = 0.3
    add(pictured, 20, 200, 350, 31)
    add(UIStepper(), 20, 250, 0, 0)
    let middle = UIStepper()
    middle.value = 5
    add(middle, 140, 250, 0, 0)
    let segments = UISegmentedControl(items: ["First", "Second", "Third"])
    segments.selectedSegmentIndex = 1
    add(segments, 20, 300, 350, 32)
    let icons = UISegmentedControl(items: [
      UIImage(systemName: "star") as Any, UIImage(systemName: "heart") as Any, "Text",
    ])
    icons.selectedSegmentIndex = 0
    add(icons, 20, 345, 200, 32)
    let off = UISegmentedControl(items: ["On", "Off"])
    off.selectedSegmentIndex = 0
    off.isEnabled = false
    add(off, 240, 345, 130, 32)
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 2
    pages.backgroundColor = .systemBlue
    add(pages, 20, 395, 350, 26)
    for (index, value) in [Float(0), 0.4, 1].enumerated() {
      let bar = UIProgressView(progressViewStyle: index == 2 ? .bar : .default)
      bar.progress = value
      add(bar, 20, 440 + CGFloat(index) * 16, 350, bar.intrinsicContentSize.height)
    }
    for (index, style) in [UIActivityIndicatorView.Style.medium, .large].enumerated() {
      let spinner = UIActivityIndicatorView(style: style)
      spinner.startAnimating()
      spinner.center = CGPoint(x: 40 + CGFloat(index) * 60, y: 515)
      view.addSubview(spinner)
    }
    let stripes = UILabel()
    stripes.text = "Behind the blur is a longer text and more"
    stripes.backgroundColor = .systemOrange
    add(stripes, 20, 560, 350, 60)
    for (index, style) in [UIBlurEffect.Style.systemUltraThinMaterial, .systemMaterial, .dark].enumerated() {
      let blur = UIVisualEffectView(effect: UIBlurEffect(style: style))
      let label = UILabel(frame: CGRect(x: 8, y: 20, width: 80, height: 20))
      label.text = "Blur"
      blur.contentView.addSubview(label)
      add(blur, 30 + CGFloat(index) * 115, 545, 100, 90)
    }
    let toolbar = UIToolbar()
    toolbar.items = [
      UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
      UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(systemItem: .trash),
    ]
    add(toolbar, 0, 774, 393, 44)
  }
}
