import UIKit

/// Its timer's block holds it.
class LeakingController: UIViewController {
  private var timer: Timer?
  var ended: (() -> Void)?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.title = "tick" }
  }

  deinit { ended?() }
}

class BackgroundController: UIViewController {
  let label = UILabel()

  func load(_ completion: @escaping () -> Void) {
    view.addSubview(label)
    let label = label
    DispatchQueue.global().async {
      label.text = "loaded"
      completion()
    }
  }
}

class ConstraintsController: UIViewController {
  let box = UIView()

  func conflict() {
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 100), box.widthAnchor.constraint(equalToConstant: 200),
    ])
    view.layoutIfNeeded()
  }

  func constrainStranger() {
    box.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
  }
}

func countForEver(_ number: Int) -> Int { number < 0 ? 0 : countForEver(number + 1) + 1 }
