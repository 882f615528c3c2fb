import CoreGraphics

extension NibRow {
  static let segmentedControl = NibRow(UISegmentedControl.self) { row in
    row.archives { ArchivedProperty.segmentedControl }
    row.property("momentary", \.isMomentary)
    row.property("apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent)
    row.property("selectedSegmentTintColor", \.selectedSegmentTintColor)
    row.step(reads: ["segments"], addSegments)
    row.property("selectedSegmentIndex", \.selectedSegmentIndex, absent: UISegmentedControl.noSegment)
    // Since iOS 7 all styles look the same.
    row.ignore("segmentControlStyle")
  }

  private static func addSegments(_ control: UISegmentedControl, _ coder: NibCoder) {
    guard let list = coder.element.child(named: "segments") else { return }
    control.removeAllSegments()
    for (index, element) in list.children.enumerated() where element.name == "segment" {
      let key = coder.element.id.map { "\($0).segmentTitles[\(index)]" } ?? ""
      control.insertSegment(withTitle: coder.loading.strings[key] ?? element["title"], at: index, animated: false)
      if let image = UIImage.read("image", of: element, coder) { control.setImage(image, forSegmentAt: index) }
      if let width = element.number("width") { control.setWidth(width, forSegmentAt: index) }
      if let isEnabled = element.flag("enabled") { control.setEnabled(isEnabled, forSegmentAt: index) }
      if let offset = element.child(key: "contentOffset").flatMap({ CGSize.read(.element($0), coder) }) {
        control.setContentOffset(offset, forSegmentAt: index)
      }
    }
  }
}
