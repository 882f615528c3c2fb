import Foundation
import XcodeProject

/// Runs CocoaPods to install the pods that an app imports. It writes beside the project, as for Xcode, so the user
/// is asked first.
enum PodInstaller {
  /// Installs the missing pods if the user agrees.
  /// - Returns: whether pods were installed.
  static func install(_ needed: [MissingDependency]) -> Bool {
    let pods = needed.filter { $0.podFolder != nil }
    guard let folder = pods.first?.podFolder, let pod = Subprocess.find("pod"), isatty(STDIN_FILENO) == 1,
      isatty(STDERR_FILENO) == 1
    else { return false }
    let names = pods.compactMap(\.names.first).joined(separator: ", ")
    Terminal.note("The pods \(names) are missing. `pod install` fetches them and changes \(folder), as for Xcode.")
    FileHandle.standardError.write(Data("Run it now? [y/N] ".utf8))
    guard let answer = readLine()?.lowercased(), ["y", "yes"].contains(answer) else { return false }
    let arguments = ["install", "--project-directory=\(folder)"]
    let code = try? Subprocess.run(pod, arguments, environment: ProcessInfo.processInfo.environment)
    if code != 0 { Terminal.error("`pod install` failed; run it in \(folder)") }
    return code == 0
  }
}
