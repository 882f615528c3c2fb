import UIKit

extension UIScreen {
  /// Makes the main screen that of an iPad of 820 by 1,180 points, and notifies the application.
  static func becomePad() {
    var device = HostDevice()
    device.isPad = true
    device.size = CGSize(width: 820, height: 1180)
    device.scale = 2
    device.safeArea = .init(top: 24, left: 0, bottom: 20, right: 0)
    device.landscapeSafeArea = .init(top: 24, left: 0, bottom: 20, right: 0)
    become(device)
  }

  /// Makes the main screen that of the phone with which tests begin, and notifies the application.
  static func becomePhone() { become(HostDevice()) }

  /// Makes the main screen that of a device, and notifies the application.
  static func become(_ device: HostDevice) {
    UIScreen.main.configure(device)
    UIApplication.shared.updateApplicationTraits()
  }
}
