// swift-format-ignore-file
import UIKit
let owner = Owner()
let silent = Silent(), talkative = Talkative()
for source: Source in [silent, talkative] { owner.source = source; owner.strong = source; owner.closure = { $0 + 1 }; owner.go() }
owner.source = nil; owner.closure = nil
print(owner.source?.item?(at: 1) as Any, owner.closure?(1) as Any)
// Casts
let anyNumber: Any = NSNumber(value: 2.5)
print(anyNumber as! Double, anyNumber as? CGFloat ?? -1, anyNumber as? NSNumber ?? -1, (5 as Any) as? NSNumber ?? -1, (5 as Any) as? Double ?? -1)
let dictionary: [String: Any] = ["a": 1, "b": "text", "c": [1, 2], "d": NSNull(), "e": 1.5, "f": true]
print(dictionary["a"] as! Int, dictionary["b"] as! String, (dictionary["c"] as! [Int]).count, dictionary["d"] is NSNull, dictionary["e"] as! Double, dictionary["f"] as! Bool)
print(("abc" as NSString).length, ("abc" as NSString).substring(with: NSRange(location: 1, length: 1)), ([1, 2] as NSArray).count, (["k": "v"] as NSDictionary)["k"] as! String)
print((3 as NSNumber).intValue, (Date(timeIntervalSince1970: 0) as NSDate).timeIntervalSince1970, (Data([1]) as NSData).length, (NSString(string: "s") as String))
let path = ("/a/b.txt" as NSString).lastPathComponent; print(path, ("x/y" as NSString).appendingPathComponent("z"))
let size: CGFloat = 3; print(size as NSNumber, NSNumber(value: Float(size)), Int(size) as NSNumber)
let error = NSError(domain: "d", code: 4, userInfo: [NSLocalizedDescriptionKey: "message"]); let e: Error = error
print((e as NSError).code, e.localizedDescription)
let cf = "cf" as CFString; print(cf as String)
let objects: [AnyObject] = ["a" as AnyObject, 1 as AnyObject, NSNumber(value: 2)]; print(objects.count, objects[0] as? String ?? "none", objects[1] as! Int)
print((UIButton() as UIControl) is UIButton)
// Coding
let data = try! NSKeyedArchiver.archivedData(withRootObject: Coded(name: "n", size: 2, flag: true, list: [1, 2]), requiringSecureCoding: false)
NSKeyedUnarchiver.setClass(Coded.self, forClassName: "App.Coded")
let back = try! NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? Coded
print(back ?? "nil", back?.size ?? 0, back?.flag ?? false, back?.list ?? [])
print((back?.copy() as? Coded)?.name ?? "nil", back == Coded(name: "n", size: 0, flag: false, list: []))
// Associated objects
let view = UIView(); view.tagName = "tagged"; view.counter += 2; print(view.tagName ?? "nil", view.counter, UIView().tagName ?? "nil")
let button = UIButton(); button.on(.touchUpInside) { print("closure action") }; button.sendActions(for: .touchUpInside)
view.setValue(7, forKey: "corner"); print(view.layer.cornerRadius)
// Literals
let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1); print(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
let image: UIImage? = #imageLiteral(resourceName: "nothing"); print(image?.size ?? .zero)
// Interface Builder
let badge = Badge(frame: .zero)
badge.setValue("new", forKey: "text"); badge.setValue([UILabel(), UILabel()], forKey: "labels"); badge.setValue(UILabel(), forKey: "label")
print(badge.labelCount(), badge.label == nil, badge.value(forKey: "color") is UIColor)
for name in ["none", "one:", "typed:", "two:forEvent:", "unnamedWithSender:", "makeDetail:", "makeOther:sender:segueIdentifier:"] { print(name, badge.responds(to: Selector(name))) }
UIApplication.shared.sendAction(Selector(("one:")), to: badge, from: button, for: nil)
badge.awakeFromNib(); Plainest().awakeFromNib()
Plainest().setValue(1, forKey: "nope"); print(Plainest().value(forKey: "nope") ?? "nil")
let forwarder = Forwarder(); forwarder.perform(#selector(Plainest2.inside(_:)), with: "fwd"); print(forwarder.responds(to: #selector(Plainest2.inside)))
let undo = Undo(); undo.set(1); undo.set(2); undo.manager.undo(); print(undo.value)
// Unmanaged
let pointer = Unmanaged.passRetained(silent).toOpaque(); print(Unmanaged<Silent>.fromOpaque(pointer).takeRetainedValue() === silent)
print(autoreleasepool { 5 }, type(of: silent), String(describing: Silent.self), silent.isKind(of: NSObject.self), talkative.isMember(of: Silent.self), NSStringFromClass(type(of: talkative)))
print(String(describing: type(of: talkative)), #function, (#file as NSString).lastPathComponent, (#fileID))
if let method = class_getInstanceMethod(UIView.self, #selector(UIView.layoutSubviews)), let other = class_getInstanceMethod(UIView.self, #selector(UIView.setNeedsLayout)) {
  method_exchangeImplementations(method, other); method_exchangeImplementations(method, other)
}
print(Mirror(reflecting: Undo()).children.count, silent.debugDescription.isEmpty)
func arc() -> UInt32 { arc4random_uniform(1) + arc4random() * 0 }; print(arc())
print(drand48() >= 0)
let record = Record()
print(record.name as Any, record.count, record.title.isEmpty, record.tags as Any)
let recordToken = record.observe(\.name, options: .new) { _, change in print("managed", change.newValue as Any) }
record.name = "n"; record.count = 4; record.addToTags("a"); record.addToTags(NSSet(array: ["b", "c"])); record.removeFromTags("a")
print(record.name as Any, record.count, (record.tags?.allObjects as? [String])?.sorted() ?? [])
_ = recordToken
let timers = Timers(); print(timers.pending.isValid); timers.start()
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)); print("not yet")
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.15))
print(Plainest2().responds(to: insideSelector()))
let someone: AnyObject = talkative; print(type(of: someone).description())
final class Rows: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 31 }
}
let (rows, table) = (Rows(), UITableView())
table.delegate = rows
print(table.delegate!.tableView!(table, heightForRowAt: IndexPath(row: 0, section: 0)), table.delegate?.tableView!(table, heightForRowAt: IndexPath(row: 1, section: 0)) as Any)
