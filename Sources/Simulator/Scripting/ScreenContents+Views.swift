import UIKit

extension ScreenContents {
  @MainActor init(of application: UIApplication, device: String) {
    self.init(device: device, size: .zero, windows: [])
  }
}
