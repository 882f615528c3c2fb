import UIKit

/// Controls of a value: switches, sliders, steppers, segments, pages and progress.
enum Values {
  static let pages = [
    Page("Switches", switches), Page("Sliders", sliders), Page("Steppers", steppers),
    Page("Segmented controls", segments), Page("Page controls", pageControls),
    Page("Progress and activity", progress),
  ]

  private static func made<Control: UIView>(_ control: Control, _ change: (Control) -> Void = { _ in }) -> Control {
    change(control)
    return control
  }

  private static func switches(_ page: PageViewController) {
    page.add("Off and on", UISwitch(), made(UISwitch()) { $0.isOn = true })
    page.add(
      "Disabled", made(UISwitch()) { $0.isEnabled = false },
      made(UISwitch()) {
        $0.isOn = true
        $0.isEnabled = false
      })
    page.add(
      "Own colors",
      made(UISwitch()) {
        $0.isOn = true
        $0.onTintColor = .systemPurple
      },
      made(UISwitch()) {
        $0.isOn = true
        $0.thumbTintColor = .systemYellow
      },
      made(UISwitch()) { $0.tintColor = .systemRed })
  }

  private static func sliders(_ page: PageViewController) {
    for value in [0, 0.5, 1] as [Float] { page.addWide("\(value)", made(UISlider()) { $0.value = value }) }
    page.addWide(
      "Disabled",
      made(UISlider()) {
        $0.value = 0.5
        $0.isEnabled = false
      })
    page.addWide(
      "Images",
      made(UISlider()) {
        $0.value = 0.3
        $0.minimumValueImage = UIImage(systemName: "speaker.fill")
        $0.maximumValueImage = UIImage(systemName: "speaker.wave.3.fill")
      })
    page.addWide(
      "Own colors",
      made(UISlider()) {
        $0.value = 0.6
        $0.minimumTrackTintColor = .systemGreen
        $0.maximumTrackTintColor = .systemOrange
        $0.thumbTintColor = .systemYellow
      })
    page.addWide(
      "Own thumb",
      made(UISlider()) {
        $0.value = 0.4
        $0.setThumbImage(UIImage(systemName: "heart.circle.fill"), for: .normal)
      })
  }

  private static func steppers(_ page: PageViewController) {
    page.add("In the middle", made(UIStepper()) { $0.value = 50 })
    page.add("At the minimum", UIStepper())
    page.add("At the maximum", made(UIStepper()) { $0.value = 100 })
    page.add("Disabled", made(UIStepper()) { $0.isEnabled = false })
    page.add("Wraps", made(UIStepper()) { $0.wraps = true })
    page.add(
      "Own images",
      made(UIStepper()) {
        $0.value = 50
        $0.setIncrementImage(UIImage(systemName: "hand.thumbsup"), for: .normal)
        $0.setDecrementImage(UIImage(systemName: "hand.thumbsdown"), for: .normal)
      })
  }

  private static func segments(_ page: PageViewController) {
    func control(_ items: [Any]) -> UISegmentedControl {
      let control = UISegmentedControl(items: items)
      control.selectedSegmentIndex = 0
      return control
    }
    let symbols = ["sun.max", "cloud.rain", "snowflake"].compactMap { UIImage(systemName: $0) }
    page.addWide("Text", control(["Day", "Week", "Month"]))
    page.addWide("Images", control(symbols))
    page.add("In its own size", control(["A", "Longer", "C"]))
    page.addWide("Nothing selected", made(control(["Day", "Week", "Month"])) { $0.selectedSegmentIndex = -1 })
    page.addWide("Momentary", made(control(["Back", "Next"])) { $0.isMomentary = true })
    page.addWide(
      "A disabled segment", made(control(["Day", "Week", "Month"])) { $0.setEnabled(false, forSegmentAt: 1) })
    page.addWide("Disabled", made(control(["Day", "Week", "Month"])) { $0.isEnabled = false })
    page.addWide(
      "Widths by content",
      made(control(["I", "A long segment", "Mid"])) { $0.apportionsSegmentWidthsByContent = true })
    page.addWide(
      "Own colors",
      made(control(["Day", "Week", "Month"])) {
        $0.selectedSegmentTintColor = .systemIndigo
        $0.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        $0.backgroundColor = .systemGray4
      })
  }

  private static func pageControls(_ page: PageViewController) {
    func control(_ pages: Int, current: Int = 0) -> UIPageControl {
      made(UIPageControl()) {
        $0.numberOfPages = pages
        $0.currentPage = current
        $0.pageIndicatorTintColor = .tertiaryLabel
        $0.currentPageIndicatorTintColor = .label
      }
    }
    page.add("Three pages", control(3))
    page.add("The last of ten", control(10, current: 9))
    page.addWide("Forty pages", control(40, current: 20))
    page.add("Prominent background", made(control(5, current: 2)) { $0.backgroundStyle = .prominent })
    page.add("Minimal background", made(control(5, current: 2)) { $0.backgroundStyle = .minimal })
    page.add(
      "Own images",
      made(control(4, current: 1)) {
        $0.preferredIndicatorImage = UIImage(systemName: "heart")
        $0.preferredCurrentPageIndicatorImage = UIImage(systemName: "heart.fill")
      })
    page.add(
      "Own colors",
      made(control(4, current: 1)) {
        $0.pageIndicatorTintColor = .systemTeal
        $0.currentPageIndicatorTintColor = .systemRed
      })
    page.add(
      "Progress",
      made(control(4, current: 1)) {
        let progress = UIPageControlProgress()
        progress.currentProgress = 0.6
        $0.progress = progress
      })
  }

  private static func progress(_ page: PageViewController) {
    for value in [0, 0.5, 1] as [Float] {
      page.addWide(
        "\(Int(value * 100)) %", made(UIProgressView(progressViewStyle: .default)) { $0.progress = value })
    }
    page.addWide("Bar", made(UIProgressView(progressViewStyle: .bar)) { $0.progress = 0.5 })
    page.addWide(
      "Own colors",
      made(UIProgressView()) {
        $0.progress = 0.7
        $0.progressTintColor = .systemPink
        $0.trackTintColor = .systemGray3
      })
    page.add("Medium", made(UIActivityIndicatorView(style: .medium)) { $0.startAnimating() })
    page.add("Large", made(UIActivityIndicatorView(style: .large)) { $0.startAnimating() })
    page.add(
      "Own color, and stopped",
      made(UIActivityIndicatorView(style: .large)) {
        $0.color = .systemBlue
        $0.startAnimating()
      },
      made(UIActivityIndicatorView(style: .large)) { $0.hidesWhenStopped = false })
  }
}
