import CoreGraphics
import Foundation
import ObjectiveC

/// Archives keep all that a layer shows, with its sublayers and mask; of contents, images. Delegates are the app's to set
/// again, and so are attributed strings.
extension CALayer {
  final func encodeValues(with coder: NSCoder) {
    let own = LayerKeys.archived.filter { KeyValueAccess.hasKey($0, on: type(of: self)) }
    coder.encodeValues(of: self, keys: own) { key, _ in !shouldArchiveValue(forKey: key) }
    if let image = contentsObject as? CGImage, shouldArchiveValue(forKey: "contents"),
      let archived = ArchivedValue.object(image)
    {
      coder.encode(archived, forKey: "contents")
    }
    let extra = (extraValues ?? [:]).filter { shouldArchiveValue(forKey: $0.key) }
    if !extra.isEmpty, let archived = ArchivedValue.object(extra) { coder.encode(archived, forKey: "extraValues") }
  }

  final func decodeValues(from coder: NSCoder) {
    let own = LayerKeys.archived.filter { KeyValueAccess.hasKey($0, on: type(of: self)) }
    coder.decodeValues(of: self, keys: own + ["contents"])
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: "extraValues") else { return }
    let extra = ArchivedValue.value(coder.decodeObject(of: ArchivedValue.classes, forKey: "extraValues"))
    for case (let key as String, let value) in extra as? [AnyHashable: Any] ?? [:] { setValue(value, forKey: key) }
  }
}
