// swift-format-ignore-file
import UIKit
let p = Person()
var w: Watcher? = Watcher(p)
p.first = "Bob"
p.address?.street = "B"
p.address = Address()
p.address = nil
w = SubWatcher(p)
p.first = "Cid"
w = nil
p.first = "Dan"
var tokens: [NSKeyValueObservation] = []
tokens.append(p.observe(\.last, options: [.new, .old, .prior]) { person, change in
  print("block", person.last, change.oldValue ?? "-", change.newValue ?? "-", change.isPrior, change.kind == .setting) })
p.last = "May"
tokens.append(p.observe(\.nick, options: [.new]) { _, c in print("nick", c.newValue as Any) })
p.nick = "x"; p.nick = nil
tokens.append(p.observe(\Person.address?.street, options: .new) { _, c in print("path", c.newValue as Any) })
p.address = Address(); p.address!.street = "Q"
tokens.append(p.observe(\.full, options: .new) { _, c in print("full", c.newValue!) })
tokens.append(p.observe(\.initials) { p, c in print("initials", p.initials) })
p.first = "Eve"; p.address!.street = "R"
for t in tokens { t.invalidate() }
tokens = []
p.first = "Fay"
tokens = [p.observe(\.computed, options: [.old, .new]) { _, c in print("computed", c.oldValue!, c.newValue!) },
  p.observe(\.plain, options: .new) { _, c in print("plain", c.newValue!) },
  p.observe(\.years) { p, _ in print("years", p.years) },
  p.observe(\.friend, options: [.initial]) { p, _ in print("friend", p.friend as Any) },
  p.observe(\.manual, options: .new) { p, c in print("manual", c.newValue!) }]
p.computed = 5
p.setValue(6, forKey: "computed")
p.setValue(2, forKey: "plain")
p.years = 9; p.setValue(10, forKey: "age")
p.manual = 3
let path = \Person.computed
let t = p.observe(path) { p, _ in print("by variable", p.computed) }
p.computed = 7

_ = t
let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
let s = scroll.observe(\.contentOffset, options: [.new, .old]) { s, c in print("offset", c.oldValue!.y, c.newValue!.y) }
scroll.contentOffset.y = 4
scroll.setContentOffset(CGPoint(x: 0, y: 6), animated: false)
let h = scroll.observe(\.isHidden) { v, _ in print("hidden", v.isHidden) }
scroll.isHidden = true
let fr = scroll.observe(\.frame, options: .new) { v, c in print("frame", c.newValue!) }
let bo = scroll.observe(\.bounds) { v, c in print("bounds") }
scroll.frame.size.width = 20
scroll.center.x = 100
