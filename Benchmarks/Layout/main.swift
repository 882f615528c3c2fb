import UIKit

// Lays out 100 nested views with eight constraints each: from scratch, resized, and with one constant changed.
// Usage: LayoutBenchmark [TURNS]

func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

@MainActor final class Nest {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  var views: [UIView] = []
  var gap: NSLayoutConstraint?

  init(count: Int) {
    var outer = root
    for _ in 1...count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
      views.append(view)
      outer = view
    }
  }

  func constrain() {
    var outer = root
    var constraints: [NSLayoutConstraint] = []
    for (index, view) in views.enumerated() {
      let wide = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 20 + CGFloat(index % 7))
      wide.priority = .defaultHigh
      let low = view.heightAnchor.constraint(lessThanOrEqualToConstant: 4000 + CGFloat(index % 5))
      low.priority = .defaultLow
      constraints += [
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 1),
        view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1),
        view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -1),
        view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -1),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 0),
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 0), wide, low,
      ]
      if index == views.count / 2 { gap = constraints[constraints.count - 8] }
      outer = view
    }
    NSLayoutConstraint.activate(constraints)
  }
}

@MainActor func run() {
  let turns = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 21 : 21
  var times: [[Double]] = [[], [], [], []]
  func note(_ index: Int, _ body: () -> Void) {
    let start = now()
    body()
    times[index].append(now() - start)
  }
  for _ in 0..<turns {
    let nest = Nest(count: 100)
    note(0) { nest.constrain() }
    note(1) { nest.root.layoutIfNeeded() }
    for turn in 0..<10 {
      note(2) {
        nest.root.frame.size = turn % 2 == 0 ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844)
        nest.root.layoutIfNeeded()
      }
      note(3) {
        nest.gap?.constant = CGFloat(turn)
        nest.root.layoutIfNeeded()
      }
    }
    guard let last = nest.views.last, last.frame.size == CGSize(width: 390 - 200 - 8, height: 844 - 200) else {
      print("wrong: \(nest.views.last?.frame ?? .zero)")
      exit(1)
    }
  }
  for (name, values) in zip(["made and activated", "from scratch", "resized", "constant changed"], times) {
    let median = values.sorted()[values.count / 2]
    print("100 nested views, \(name): \(String(format: "%.1f", median)) µs")
  }
}

MainActor.assumeIsolated { run() }
