internal import CVirtualHost
import HostModel
import UIKit

/// Terminates an app in the background and launches it again, within one run of a script.
///
/// The process executes the app again, so that only data in the app's folders remains. The device keeps the
/// settings of the script, and the clock continues.
@MainActor enum Relaunch {
  /// Relaunches the app. Returns only if that fails, with an error message.
  static func run(after line: Int, _ application: UIApplication) -> String {
    ChangedDefaults.write()
    let traits = UIScreen.main.traitCollection
    let variables = [
      "FLIPSIDE_SCRIPT_LINE": "\(line)", "FLIPSIDE_CLOCK": "\(virtual_host_now())",
      "FLIPSIDE_APPEARANCE": traits.userInterfaceStyle == .dark ? "dark" : "light",
      "FLIPSIDE_TEXT_SIZE": traits.preferredContentSizeCategory.rawValue,
      "FLIPSIDE_ACCESSIBILITY": AccessibilitySetting.list(AccessibilitySettings.on),
      "FLIPSIDE_ORIENTATION": heldOrientation.name, "FLIPSIDE_SPLIT": UIScreen.main.device.share.rawValue,
    ]
    for (name, value) in variables.sorted(by: { $0.key < $1.key }) { setenv(name, value, 1) }
    var path = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    guard readlink("/proc/self/exe", &path, Int(PATH_MAX)) > 0 else {
      return "the app can't be launched again: its executable is not known"
    }
    var words: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) }
    words.append(nil)
    fflush(nil)
    execv(path, &words)
    return "the app can't be launched again: \(String(cString: strerror(errno)))"
  }

  private static var heldOrientation: DeviceOrientation {
    DeviceOrientation(rawValue: UIDevice.current.orientation.rawValue) ?? .portrait
  }
}
