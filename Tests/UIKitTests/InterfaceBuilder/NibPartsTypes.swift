import UIKit

final class NibTyped: UIView {
  var number = 0
  var real = 0.0
  var flag = false
  var text = ""
  var color: UIColor?
  var image: UIImage?
  var size = CGSize.zero
  var point = CGPoint.zero
  var rect = CGRect.zero
  var range = NSRange(location: 0, length: 0)
  var optional: String? = "set"

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) {
    KeyValueAccess.register("number", on: NibTyped.self, get: { $0.number }, set: { $0.number = $1 })
    KeyValueAccess.register("real", on: NibTyped.self, get: { $0.real }, set: { $0.real = $1 })
    KeyValueAccess.register("flag", on: NibTyped.self, get: { $0.flag }, set: { $0.flag = $1 })
    KeyValueAccess.register("text", on: NibTyped.self, get: { $0.text }, set: { $0.text = $1 })
    KeyValueAccess.register("color", on: NibTyped.self, get: { $0.color }, set: { $0.color = $1 })
    KeyValueAccess.register("image", on: NibTyped.self, get: { $0.image }, set: { $0.image = $1 })
    KeyValueAccess.register("size", on: NibTyped.self, get: { $0.size }, set: { $0.size = $1 })
    KeyValueAccess.register("point", on: NibTyped.self, get: { $0.point }, set: { $0.point = $1 })
    KeyValueAccess.register("rect", on: NibTyped.self, get: { $0.rect }, set: { $0.rect = $1 })
    KeyValueAccess.register("range", on: NibTyped.self, get: { $0.range }, set: { $0.range = $1 })
    KeyValueAccess.register("optional", on: NibTyped.self, get: { $0.optional }, set: { $0.optional = $1 })
    super.init(coder: coder)
  }
}

final class NibJournal: UIView {
  nonisolated(unsafe) static var log: [String] = []
  var note = "" { didSet { NibJournal.log.append("note \(tag)") } }
  var other: UIView? { didSet { NibJournal.log.append("other \(tag)") } }

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) {
    KeyValueAccess.register("note", on: NibJournal.self, get: { $0.note }, set: { $0.note = $1 })
    KeyValueAccess.register("other", on: NibJournal.self, get: { $0.other }, set: { $0.other = $1 })
    super.init(coder: coder)
    NibJournal.log.append("init \(tag)")
  }
  override func awakeFromNib() {
    super.awakeFromNib()
    NibJournal.log.append("awake \(tag)")
  }
}

final class NibNamedController: UIViewController {}

final class NibLonely: NSObject {
  nonisolated(unsafe) static var made = 0
  nonisolated(unsafe) static weak var last: NibLonely?
  weak var view: UIView?

  override init() {
    super.init()
    NibLonely.made += 1
    NibLonely.last = self
    KeyValueAccess.register("view", on: NibLonely.self, get: { $0.view }, set: { $0.view = $1 })
  }
}
