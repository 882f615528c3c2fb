import UIKit

// Top-level code in every form: in order, seen from other files, with the lines and names of this one.
print("start", #line, (#fileID))
let number = next("number"); var (left, right) = (next("left"), next("right"))
var later: String
let delegate: AnyClass? = NSClassFromString("App.Missing") ?? Delegate.self
print("between", number, left, right)
defer { print("deferred") }
later = "set"
func shown() -> String { "\(later) \(number)" }
struct Row { var value = number }
if number > 0 {
  let inner = Row()
  print("if", inner.value, shown())
} else {
  print("else")
}
var total = 0
for value in [1, 2, 3] where value != 2 { total += value }
guard let name = delegate.map({ NSStringFromClass($0) }), let first = name.first else { fatalError("no class") }
print("guard", name, first, total)
guard total == 4 else { fatalError("total") }
let parsed = try Int.parse("12")
do { _ = try Int.parse("x") } catch { print("caught", error) }
#if os(iOS)
  let system = "iOS"
  print(system)
#else
  let system: Missing = 1
  print(system)
#endif
total += other()
@objc class Delegate: NSObject { @objc func hear() { print("heard", total) } }
let ear = Delegate(); ear.perform(#selector(Delegate.hear))
let square: (Int) -> Int = { $0 * $0 }
var computed: Int { square(total) }
print(computed, parsed); _ = ear
