import CoreGraphics
import Foundation
import ObjectiveC

/// Archiving of a layer's visible properties, sublayers and mask. Contents are archived if they are images.
/// Delegates and attributed strings have to be set again by the app.
extension CALayer {
  final func encodeValues(with coder: NSCoder) {
    let table = type(of: self).properties
    coder.encodeValues(of: self, keys: archivedKeys, default: table.defaultValue) {
      !shouldArchiveValue(forKey: $0)
    }
    let extra = (extraValues ?? [:]).filter { shouldArchiveValue(forKey: $0.key) }
    if !extra.isEmpty, let archived = ArchivedValue.object(extra) { coder.encode(archived, forKey: "extraValues") }
  }

  final func decodeValues(from coder: NSCoder) {
    coder.decodeValues(of: self, keys: archivedKeys)
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: "extraValues") else { return }
    let extra = ArchivedValue.value(coder.decodeObject(of: ArchivedValue.classes, forKey: "extraValues"))
    for case (let key as String, let value) in extra as? [AnyHashable: Any] ?? [:] { setValue(value, forKey: key) }
  }

  private var archivedKeys: [String] { type(of: self).properties.rows.filter(\.isArchived).map(\.key) }
}
