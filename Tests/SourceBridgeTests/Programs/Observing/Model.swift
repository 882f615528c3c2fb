// swift-format-ignore-file
import UIKit
class Address: NSObject {
  @objc dynamic var street = "A"
  @objc dynamic lazy var late = 3
}
@objcMembers class Person: NSObject {
  dynamic var first = "Ann" { didSet { print("didSet", oldValue) } }
  dynamic var last = "Lee" { willSet { print("willSet", newValue) } }
  dynamic var nick: String?
  dynamic var address: Address? = Address()
  var plain = 1
  private var stored = 0
  @objc dynamic var computed: Int { get { stored } set { stored = newValue } }
  @objc dynamic weak var friend: Person?
  @objc(age) dynamic var years = 1
  @objc dynamic private(set) var months = 2, days: Int = 4
  dynamic var a, b: Int?
  var full: String { first + " " + last }
  override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    key == "full" ? ["first", "last", "address.street"] : super.keyPathsForValuesAffectingValue(forKey: key)
  }
  @objc class func keyPathsForValuesAffectingInitials() -> Set<String> { ["first"] }
  var initials: String { String(first.prefix(1)) }
  @objc dynamic var manual = 0 { willSet { willChangeValue(forKey: #keyPath(manual)) } didSet { didChangeValue(for: \.manual) } }
  override class func automaticallyNotifiesObservers(forKey key: String) -> Bool { key != "manual" }
}
class Watcher: NSObject {
  static var context = 0
  let person: Person
  init(_ p: Person) { person = p; super.init()
    p.addObserver(self, forKeyPath: "first", options: [.new, .old, .initial], context: &Watcher.context)
    p.addObserver(self, forKeyPath: #keyPath(Person.address.street), options: [.new], context: nil)
  }
  override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) {
    guard context == &Watcher.context else {
      print("street", change?[.newKey] as? String ?? "nil", keyPath!); return }
    print(keyPath!, change?[.oldKey] as? String ?? "-", change?[.newKey] as? String ?? "-", (object as? Person) === person)
  }
  deinit { person.removeObserver(self, forKeyPath: "first", context: &Watcher.context); person.removeObserver(self, forKeyPath: "address.street") }
}
class SubWatcher: Watcher {
  override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey : Any]?, context: UnsafeMutableRawPointer?) {
    print("sub"); super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
  }
}
