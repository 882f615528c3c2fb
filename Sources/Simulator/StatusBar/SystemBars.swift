import UIKit
@MainActor final class SystemBars {
  init(_ application: UIApplication, _ configuration: HostConfiguration) {}
}
