import Foundation
import ObjectiveC

/// Archiving of attributes: numbers, strings, URLs, and objects that archive themselves, such as fonts and colors.
enum ArchivedAttributes {
  private static let ends = "NSAttributeRunEnds"
  private static let attributes = "NSAttributes"

  static func encode(_ runs: [AttributedStorage.Run], to coder: NSCoder) {
    guard coder.allowsKeyedCoding, runs.contains(where: { !$0.attributes.values.isEmpty }) else { return }
    coder.encode(NSArray(array: runs.map { NSNumber(value: $0.end) }), forKey: ends)
    let lists = runs.map { run in
      let list = NSMutableDictionary()
      for (key, value) in run.attributes.values {
        if let object = object(value) { list[NSString(string: key.rawValue)] = object }
      }
      return list
    }
    coder.encode(NSArray(array: lists), forKey: attributes)
  }

  private static func object(_ value: Any) -> NSObject? {
    switch value {
    case let number as NSNumber: return number
    case let number as Int: return NSNumber(value: number)
    case let number as Double: return NSNumber(value: number)
    case let number as CGFloat: return NSNumber(value: Double(number))
    case let flag as Bool: return NSNumber(value: flag)
    case let text as String: return NSString(string: text)
    case let url as URL: return url as NSURL
    default: return value as? any NSCoding & NSObject
    }
  }

  /// The classes that a secure archive of attributes may contain: those of all attributes that UIKit defines.
  private static let classes: [AnyClass] = {
    let own: [AnyClass] = [
      NSArray.self, NSDictionary.self, NSString.self, NSNumber.self, NSURL.self, NSData.self, NSDate.self,
      NSUUID.self,
      NSParagraphStyle.self,
    ]
    let above = ["UIFont", "UIColor", "NSShadow", "NSTextAttachment", "UIImage"]
    return own + above.compactMap { MessageDispatch.classNamed($0) }
  }()

  /// Decodes the runs of a text with the given length; returns a single run without attributes if the archive has
  /// no valid ones.
  static func runs(from coder: NSCoder, count: Int) -> [AttributedStorage.Run] {
    guard count > 0 else { return [] }
    let plain = [AttributedStorage.Run(end: count, attributes: .empty)]
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: ends),
      let ends = coder.decodeObject(of: [NSArray.self, NSNumber.self], forKey: ends) as? NSArray,
      let lists = coder.decodeObject(of: classes, forKey: attributes) as? NSArray, ends.count == lists.count
    else { return plain }
    var runs: [AttributedStorage.Run] = []
    for (end, list) in zip(ends, lists) {
      guard let end = (end as? NSNumber)?.intValue, end > runs.last?.end ?? 0, end <= count,
        let list = list as? NSDictionary
      else { return plain }
      var values: [NSAttributedString.Key: Any] = [:]
      for (key, value) in list {
        if let key = key as? String { values[NSAttributedString.Key(rawValue: key)] = value }
      }
      runs.append(.init(end: end, attributes: .of(values)))
    }
    return runs.last?.end == count ? runs : plain
  }
}
