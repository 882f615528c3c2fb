import CoreLocation
import UIKit

/// Tells where the device is, and which keys are held while it is touched.
class DeviceViewController: UIViewController, CLLocationManagerDelegate {
  private let status = UILabel()
  private let manager = CLLocationManager()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    status.text = "ready"
    status.accessibilityIdentifier = "status"
    status.frame = CGRect(x: 20, y: 120, width: 350, height: 40)
    view.addSubview(status)
    let button = UIButton(type: .system)
    button.setTitle("Locate", for: .normal)
    button.addTarget(self, action: #selector(locate), for: .touchUpInside)
    let touch = UIButton(type: .system)
    touch.setTitle("Touch", for: .normal)
    touch.addTarget(self, action: #selector(touched), for: .touchUpInside)
    for (index, button) in [button, touch].enumerated() {
      button.frame = CGRect(x: 20, y: 180 + 60 * index, width: 200, height: 44)
      view.addSubview(button)
    }
    manager.delegate = self
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "k", modifierFlags: [.command, .shift], action: #selector(command))]
  }

  @objc private func command() { status.text = "command" }

  @objc private func locate() {
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
  }

  @objc private func touched(_ sender: UIButton, event: UIEvent) {
    let names: [(UIKeyModifierFlags, String)] = [(.shift, "shift"), (.alternate, "option"), (.command, "command")]
    status.text = "touched" + names.filter { event.modifierFlags.contains($0.0) }.map { " " + $0.1 }.joined()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let location = locations.last else { return }
    status.text =
      "\(location.coordinate.latitude) \(location.coordinate.longitude) \(Int(location.speed)) "
      + "\(CLLocationManager.locationServicesEnabled())"
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    status.text = "failed \((error as? CLError)?.code == .denied ? "denied" : "otherwise")"
  }
}
