import QuartzCore

extension ArchivedProperty {
  /// The archived properties of segmented controls.
  static let segmentedControl: [ArchivedProperty] = [
    custom("segments", segments, setSegments), of("selected", \UISegmentedControl.selectedSegmentIndex),
    of("momentary", \UISegmentedControl.isMomentary),
    of("apportions", \UISegmentedControl.apportionsSegmentWidthsByContent),
    of("tint", \UISegmentedControl.selectedSegmentTintColor),
  ]

  private static func segments(_ control: UISegmentedControl) -> NSObject? {
    let list = (0..<control.numberOfSegments).map { index -> NSArray in
      let title = control.titleForSegment(at: index).map { NSString(string: $0) }
      return [
        title ?? NSNull(), control.imageForSegment(at: index) ?? NSNull(),
        NSNumber(value: Double(control.widthForSegment(at: index))),
        NSNumber(value: control.isEnabledForSegment(at: index)),
      ]
    }
    return list.isEmpty ? nil : NSArray(array: list)
  }

  private static func setSegments(_ control: UISegmentedControl, _ value: NSObject?) {
    control.removeAllSegments()
    for case let segment as NSArray in value as? NSArray ?? [] where segment.count == 4 {
      let index = control.numberOfSegments
      if let image = segment[1] as? UIImage {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(
          withTitle: String.unarchived(segment[0] as? NSObject ?? NSNull()), at: index, animated: false)
      }
      control.setWidth(CGFloat((segment[2] as? NSNumber)?.doubleValue ?? 0), forSegmentAt: index)
      control.setEnabled((segment[3] as? NSNumber)?.boolValue ?? true, forSegmentAt: index)
    }
  }
}
