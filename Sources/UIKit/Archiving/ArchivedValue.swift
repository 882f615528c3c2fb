import QuartzCore

/// A value that an archive contains as an object.
protocol ArchivedValue {
  var archived: NSObject? { get }
  static func unarchived(_ object: NSObject) -> Self?
}

extension Bool: ArchivedValue {
  var archived: NSObject? { NSNumber(value: self) }
  static func unarchived(_ object: NSObject) -> Bool? { (object as? NSNumber)?.boolValue }
}

extension Int: ArchivedValue {
  var archived: NSObject? { NSNumber(value: self) }
  static func unarchived(_ object: NSObject) -> Int? { (object as? NSNumber)?.intValue }
}

extension UInt: ArchivedValue {
  var archived: NSObject? { NSNumber(value: self) }
  static func unarchived(_ object: NSObject) -> UInt? { (object as? NSNumber)?.uintValue }
}

extension Double: ArchivedValue {
  var archived: NSObject? { NSNumber(value: self) }
  static func unarchived(_ object: NSObject) -> Double? { (object as? NSNumber)?.doubleValue }
}

extension Float: ArchivedValue {
  var archived: NSObject? { NSNumber(value: self) }
  static func unarchived(_ object: NSObject) -> Float? { (object as? NSNumber)?.floatValue }
}

extension CGFloat: ArchivedValue {
  var archived: NSObject? { NSNumber(value: Double(self)) }
  static func unarchived(_ object: NSObject) -> CGFloat? { (object as? NSNumber).map { CGFloat($0.doubleValue) } }
}

extension String: ArchivedValue {
  var archived: NSObject? { NSString(string: self) }
  static func unarchived(_ object: NSObject) -> String? { (object as? NSString).map { "\($0)" } }
}

/// Returns the archived form of a value that consists of several numbers.
private func numbers(_ values: CGFloat...) -> NSObject {
  NSArray(array: values.map { NSNumber(value: Double($0)) })
}
private func numbers(in object: NSObject, _ count: Int) -> [CGFloat]? {
  let list = (object as? NSArray)?.compactMap { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } }
  return list?.count == count ? list : nil
}

extension CGSize: ArchivedValue {
  var archived: NSObject? { numbers(width, height) }
  static func unarchived(_ object: NSObject) -> CGSize? {
    numbers(in: object, 2).map { CGSize(width: $0[0], height: $0[1]) }
  }
}

extension CGPoint: ArchivedValue {
  var archived: NSObject? { numbers(x, y) }
  static func unarchived(_ object: NSObject) -> CGPoint? {
    numbers(in: object, 2).map { CGPoint(x: $0[0], y: $0[1]) }
  }
}

extension UIOffset: ArchivedValue {
  var archived: NSObject? { numbers(horizontal, vertical) }
  static func unarchived(_ object: NSObject) -> UIOffset? {
    numbers(in: object, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) }
  }
}

extension UIEdgeInsets: ArchivedValue {
  var archived: NSObject? { numbers(top, left, bottom, right) }
  static func unarchived(_ object: NSObject) -> UIEdgeInsets? {
    numbers(in: object, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
  }
}

extension NSDirectionalEdgeInsets: ArchivedValue {
  var archived: NSObject? { numbers(top, leading, bottom, trailing) }
  static func unarchived(_ object: NSObject) -> NSDirectionalEdgeInsets? {
    numbers(in: object, 4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    }
  }
}

extension Optional: ArchivedValue where Wrapped: ArchivedValue {
  var archived: NSObject? { flatMap(\.archived) }
  static func unarchived(_ object: NSObject) -> Wrapped?? { Wrapped.unarchived(object).map { .some($0) } }
}
