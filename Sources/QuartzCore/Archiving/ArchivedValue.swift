import CoreGraphics
import Foundation

/// The representation of property values in archives: property lists, and objects that archive themselves.
/// Structures, colors, paths and images are dictionaries with a single key, which names their kind.
enum ArchivedValue {
  /// The classes that an archive may contain.
  static let classes: [AnyClass] = [
    NSDictionary.self, NSArray.self, NSString.self, NSNumber.self, NSData.self, NSDate.self, NSURL.self,
    NSNull.self,
    CAMediaTimingFunction.self, CAValueFunction.self, CAAnimation.self, CALayer.self, CAEmitterCell.self,
  ]

  // MARK: Encoding

  /// Returns the object that represents a value in archives; nil for a value that cannot be archived.
  static func object(_ value: Any?) -> NSObject? {
    switch value {
    case let number as any BinaryInteger: return NSNumber(value: Int64(clamping: number))
    case let number as Float: return NSNumber(value: number)
    case let number as Double: return NSNumber(value: number)
    case let number as CGFloat: return NSNumber(value: Double(number))
    case let flag as Bool: return NSNumber(value: flag)
    case let text as String: return NSString(string: text)
    case let data as Data: return NSData(data: data)
    case let date as Date: return date as NSDate
    case let url as URL: return url as NSURL
    case let list as [Any]: return NSArray(array: list.compactMap(object))
    case let name as any RawRepresentable<String>: return NSString(string: name.rawValue)
    case let mask as any RawRepresentable<UInt>: return NSNumber(value: mask.rawValue)
    case let mask as any RawRepresentable<UInt32>: return NSNumber(value: mask.rawValue)
    case let color as CGColor: return self.color(color)
    case let path as CGPath: return tagged("path", path.elements.map(element))
    case let image as CGImage: return self.image(image)
    case let dictionary as [AnyHashable: Any]: return self.dictionary(dictionary)
    case let object as any NSCoding & NSObject where classes.contains { object.isKind(of: $0) }: return object
    default: return structure(value)
    }
  }

  private static func tagged(_ kind: String, _ content: Any) -> NSDictionary {
    NSDictionary(object: content, forKey: NSString(string: kind))
  }

  private static func numbers(_ kind: String, _ numbers: [CGFloat]) -> NSDictionary {
    tagged(kind, NSArray(array: numbers.map { NSNumber(value: Double($0)) }))
  }

  private static func structure(_ value: Any?) -> NSObject? {
    switch value {
    case let p as CGPoint: return numbers("point", [p.x, p.y])
    case let s as CGSize: return numbers("size", [s.width, s.height])
    case let r as CGRect: return numbers("rect", [r.origin.x, r.origin.y, r.size.width, r.size.height])
    case let t as CGAffineTransform: return numbers("affine", [t.a, t.b, t.c, t.d, t.tx, t.ty])
    case let t as CATransform3D: return numbers("transform", t.numbers)
    case let r as CAFrameRateRange:
      return numbers("frameRates", [r.minimum, r.maximum, r.preferred ?? 0].map { CGFloat($0) })
    case let boxed as NSValue:
      return AnimatedValue(guessing: boxed).any.flatMap { $0 is NSValue ? nil : object($0) }
    default: return nil
    }
  }

  private static func color(_ color: CGColor) -> NSObject? {
    guard color.pattern == nil, let parts = color.components else { return nil }
    let list = NSMutableArray(array: parts.map { NSNumber(value: Double($0)) })
    if let name = color.colorSpace?.name { list.insert(NSString(string: name), at: 0) }
    return tagged("color", list)
  }

  private static func element(_ element: PathElement) -> NSArray {
    NSArray(
      array: [NSNumber(value: element.type.rawValue)]
        + element.points.flatMap { [NSNumber(value: Double($0.x)), NSNumber(value: Double($0.y))] })
  }

  /// Returns the representation of an image: its uncompressed pixels.
  private static func image(_ image: CGImage) -> NSObject? {
    guard let buffer = image.pixelBuffer, buffer.format == .argb32 else { return nil }
    var data = Data(capacity: buffer.width * buffer.height * 4)
    for y in 0..<buffer.height { data.append(Data(bytes: buffer.row(y), count: buffer.width * 4)) }
    return tagged(
      "image",
      NSArray(
        array: [
          NSNumber(value: buffer.width), NSNumber(value: buffer.height), NSNumber(value: image.isOpaque),
          NSData(data: data),
        ]))
  }

  private static func dictionary(_ dictionary: [AnyHashable: Any]) -> NSObject? {
    let result = NSMutableDictionary()
    for (key, value) in dictionary {
      if let key = key.base as? String, let object = object(value) { result[NSString(string: key)] = object }
    }
    return tagged("dictionary", result)
  }

  // MARK: Decoding

  /// Returns the value that an archived object represents; nil for invalid objects, since archives may be damaged.
  static func value(_ object: Any?) -> Any? {
    switch object {
    case let tagged as NSDictionary:
      guard tagged.count == 1, let kind = tagged.allKeys.first as? String else { return nil }
      return value(kind, tagged.allValues.first)
    case let list as NSArray: return list.map { value($0) ?? NSNull() }
    case let text as NSString: return "\(text)"
    case let data as NSData: return Data(referencing: data)
    default: return object
    }
  }

  private static func value(_ kind: String, _ content: Any?) -> Any? {
    let list = (content as? NSArray).map { $0.map { $0 } } ?? []
    let n = list.compactMap { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } }
    switch (kind, n.count) {
    case ("point", 2): return CGPoint(x: n[0], y: n[1])
    case ("size", 2): return CGSize(width: n[0], height: n[1])
    case ("rect", 4): return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    case ("affine", 6): return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("transform", 16): return CATransform3D(numbers: n)
    case ("frameRates", 3):
      return CAFrameRateRange(minimum: Float(n[0]), maximum: Float(n[1]), __preferred: Float(n[2]))
    case ("color", _): return color(list.first as? String, n)
    case ("path", _): return path(list)
    case ("image", _): return image(list)
    case ("dictionary", _):
      var result: [AnyHashable: Any] = [:]
      for (key, object) in content as? NSDictionary ?? [:] {
        if let key = key as? String, let value = value(object) { result[key] = value }
      }
      return result
    default: return nil
    }
  }

  private static func color(_ name: String?, _ numbers: [CGFloat]) -> CGColor? {
    guard let space = name.flatMap({ CGColorSpace(name: $0) }) ?? CGColorSpace(name: CGColorSpace.sRGB),
      numbers.count == space.numberOfComponents + 1
    else { return nil }
    return CGColor(colorSpace: space, components: numbers)
  }

  private static func path(_ elements: [Any]) -> CGPath {
    let path = CGMutablePath()
    for case let element as NSArray in elements {
      let n = element.compactMap { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } }
      func point(_ i: Int) -> CGPoint { CGPoint(x: n[2 * i + 1], y: n[2 * i + 2]) }
      switch (n.first, n.count) {
      case (0, 3): path.move(to: point(0))
      case (1, 3) where !path.isEmpty: path.addLine(to: point(0))
      case (2, 5) where !path.isEmpty: path.addQuadCurve(to: point(1), control: point(0))
      case (3, 7) where !path.isEmpty: path.addCurve(to: point(2), control1: point(0), control2: point(1))
      case (4, 1) where !path.isEmpty: path.closeSubpath()
      default: break
      }
    }
    return path
  }

  private static func image(_ list: [Any]) -> CGImage? {
    guard list.count == 4, let width = (list[0] as? NSNumber)?.intValue,
      let height = (list[1] as? NSNumber)?.intValue, let data = list[3] as? NSData, width > 0, height > 0,
      width <= 32_767, height <= 32_767, data.length == width * height * 4,
      let buffer = PixelBuffer(width: width, height: height, format: .argb32)
    else { return nil }
    for y in 0..<height {
      data.getBytes(buffer.row(y), range: NSRange(location: y * width * 4, length: width * 4))
    }
    return CGImage(pixelBuffer: buffer, opaque: (list[2] as? NSNumber)?.boolValue ?? false)
  }
}

extension CATransform3D {
  fileprivate var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  fileprivate init(numbers n: [CGFloat]) {
    self.init(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8], m32: n[9],
      m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
  }
}
