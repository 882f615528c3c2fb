// swift-format-ignore-file
import UIKit
Ring.appearance().width = 3
Ring.appearance().color = .red
Ring.appearance().font = .systemFont(ofSize: 31)
Ring.appearance().setTitle("on", for: .normal)
Ring.appearance().setTitle("no", for: .normal)
Ring.appearance().setTitle("off", for: .disabled)
Ring.appearance().backgroundColor = .blue
Dot.appearance().backgroundColor = .green
Dot.appearance().tintColor = .brown
UIView.appearance(whenContainedInInstancesOf: [UIWindow.self]).corner = 4
print("set")
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
let ring = Ring(text: "ring")
window.addSubview(ring)
print(ring.width, ring.color == .red, ring.label.font.pointSize, ring.backgroundColor == .blue, ring.corner)
let dot = Dot(text: "dot")
dot.width = 2
window.addSubview(dot)
print(dot.width, dot.backgroundColor == .green, dot.tintColor == .brown)
let other = Other()
other.color = .green
print(other.color == .green)
