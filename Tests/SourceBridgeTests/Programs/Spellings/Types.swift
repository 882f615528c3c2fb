// swift-format-ignore-file
import UIKit
import Foundation

@objc protocol Source: AnyObject {
  var count: Int { get }
  @objc optional var title: String { get }
  @objc optional var caption: String? { get set }
  @objc optional func item(at index: Int) -> String?
  @objc optional func didSelect(_ sender: AnyObject, at index: Int)
  @objc optional func compute(_ a: Int, _ done: @escaping (Int) -> Void)
  @objc(renamedMethod:) optional func original(_ s: String)
  func required()
}
@objc public protocol PublicDelegate: NSObjectProtocol { @objc optional func finished(_ ok: Bool) -> Bool }
protocol Plain { var x: Int { get } }
class Silent: NSObject, Source { var count: Int { return 1 }; func required() { print("required") } }
class Talkative: Silent {
  @objc var title: String { "title" }
  func item(at index: Int) -> String? { index > 0 ? "item \(index)" : nil }
  func compute(_ a: Int, _ done: @escaping (Int) -> Void) { done(a * 2) }
  @objc(renamedMethod:) func original(_ s: String) { print("original", s) }
}
extension Talkative { func didSelect(_ sender: AnyObject, at index: Int) { print("selected", index) } }
class Owner {
  weak var source: Source?
  var strong: Source!
  var closure: ((Int) -> Int)?
  func go() {
    print(source?.count ?? -1, source?.title ?? "no title", source?.item?(at: 1) ?? "no item")
    source?.didSelect?(self as AnyObject, at: 2)
    source?.compute?(4) { print("computed", $0) }
    source?.original?("x")
    strong.didSelect?(self as AnyObject, at: 3)
    if let item = strong.item?(at: 5) { print("got", item as Any) }
    print(closure?(3) ?? 0)
    if source?.item != nil { print("has item") } else { print("has no item") }
    if let f = source?.item { print("method", f(7) as Any) }
    guard let title = source?.title else { return print("untitled") }
    print(title)
    print((source as? NSObject)?.responds(to: #selector(Source.item(at:))) ?? false)
  }
}

final class Coded: NSObject, NSSecureCoding, NSCopying {
  static var supportsSecureCoding: Bool { return true }
  let name: String; let size: CGFloat; let flag: Bool; let list: [Int]
  init(name: String, size: CGFloat, flag: Bool, list: [Int]) { self.name = name; self.size = size; self.flag = flag; self.list = list }
  required init?(coder aDecoder: NSCoder) {
    guard let name = aDecoder.decodeObject(forKey: "name") as? String else { return nil }
    self.name = name; size = CGFloat(aDecoder.decodeDouble(forKey: "size")); flag = aDecoder.decodeBool(forKey: "flag")
    list = aDecoder.decodeObject(forKey: "list") as? [Int] ?? []
  }
  func encode(with aCoder: NSCoder) {
    aCoder.encode(name, forKey: "name"); aCoder.encode(Double(size), forKey: "size"); aCoder.encode(flag, forKey: "flag"); aCoder.encode(list, forKey: "list")
  }
  func copy(with zone: NSZone? = nil) -> Any { return Coded(name: name + " copy", size: size, flag: flag, list: list) }
  override func isEqual(_ object: Any?) -> Bool { (object as? Coded)?.name == name }
  override var hash: Int { name.hashValue }
  override var description: String { "Coded(\(name))" }
}
private var associationKey: UInt8 = 0
private var stringKey: UInt8 = 0
extension UIView {
  var tagName: String? {
    get { return objc_getAssociatedObject(self, &associationKey) as? String }
    set { objc_setAssociatedObject(self, &associationKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
  var counter: Int {
    get { (objc_getAssociatedObject(self, &stringKey) as? NSNumber)?.intValue ?? 0 }
    set { objc_setAssociatedObject(self, &stringKey, NSNumber(value: newValue), objc_AssociationPolicy.OBJC_ASSOCIATION_COPY) }
  }
  @IBInspectable var corner: CGFloat { get { layer.cornerRadius } set { layer.cornerRadius = newValue } }
}
class Closures: NSObject { let action: () -> Void; init(_ a: @escaping () -> Void) { action = a }; @objc func invoke() { action() } }
extension UIControl {
  func on(_ events: UIControl.Event, _ action: @escaping () -> Void) {
    let sleeve = Closures(action)
    addTarget(sleeve, action: #selector(Closures.invoke), for: events)
    objc_setAssociatedObject(self, String(ObjectIdentifier(sleeve).hashValue), sleeve, .OBJC_ASSOCIATION_RETAIN)
  }
}
@IBDesignable class Badge: UIView {
  @IBInspectable var text: String = "" { didSet { print("badge", text) } }
  @IBInspectable public var color: UIColor? = .red
  @IBInspectable var optionalSize: CGSize = .zero
  @IBOutlet weak var label: UILabel!
  @IBOutlet private var labels: [UILabel]!
  @IBOutlet var weakLabels: [UILabel]?
  @IBOutlet weak var delegate: AnyObject?
  @IBOutlet @objc internal dynamic weak var other: UIView?
  @IBAction func none() { print("none") }
  @IBAction private func one(_ sender: Any) { print("one", type(of: sender)) }
  @IBAction func typed(_ sender: UIButton) { print("typed") }
  @IBAction func two(_ sender: UIControl, forEvent event: UIEvent?) { print("two") }
  @IBAction func unnamed(sender: AnyObject) { print("unnamed") }
  @IBSegueAction func makeDetail(_ coder: NSCoder) -> UIViewController? { nil }
  @IBSegueAction private func makeOther(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? { nil }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override func awakeFromNib() { super.awakeFromNib(); print("awake") }
  func labelCount() -> Int { labels?.count ?? -1 }
}
class Plainest: NSObject { override func awakeFromNib() { super.awakeFromNib(); print("plain awake") }
  override func setValue(_ value: Any?, forUndefinedKey key: String) { print("undefined", key, value ?? "nil") }
  override func value(forUndefinedKey key: String) -> Any? { "made up \(key)" } }
class Forwarder: NSObject {
  let inner = Plainest2()
  override func forwardingTarget(for aSelector: Selector!) -> Any? { inner.responds(to: aSelector) ? inner : super.forwardingTarget(for: aSelector) }
  override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) || inner.responds(to: aSelector) }
}
class Plainest2: NSObject { @objc func inside(_ s: String) { print("inside", s) } }
fileprivate extension Selector { static let inside = #selector(Plainest2.inside(_:)) }
func insideSelector() -> Selector { .inside }
extension String { func invoke() -> String { self } }
class NSManagedLike: NSObject {
  var values: [String: Any] = [:]
  func primitiveValue(forKey key: String) -> Any? { values[key] }
  func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
}
class Record: NSManagedLike {
  @NSManaged var name: String?
  @NSManaged public var count: Int32
  @NSManaged var title: String
  @NSManaged var tags: NSSet?
}
extension Record {
  @objc(addTagsObject:) @NSManaged func addToTags(_ value: NSString)
  @objc(removeTagsObject:)
  @NSManaged func removeFromTags(_ value: NSString)
  @objc(addTags:) @NSManaged func addToTags(_ values: NSSet)
}
class Timers { var pending = Timer()
  func start() { pending = Timer(timeInterval: 0.05, repeats: false) { _ in print("late timer") }; RunLoop.main.add(pending, forMode: .common) }
}
class Undo: NSObject {
  let manager = UndoManager()
  @objc dynamic var value = 0
  func set(_ v: Int) {
    let old = value
    manager.registerUndo(withTarget: self) { $0.set(old) }
    value = v
  }
}

@available(iOS 17, *)
#Preview("A view in Xcode's canvas", traits: .sizeThatFitsLayout) {
  let view = UIView()
  view.backgroundColor = .red
  return view
}

#Preview { UIViewController() }
