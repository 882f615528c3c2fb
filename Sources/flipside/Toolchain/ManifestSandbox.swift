import Foundation

/// Runs Swift's package manager so that package manifests, which are untrusted programs, can write only to one
/// folder. SwiftPM itself has a sandbox on macOS only. Here `unshare` gives manifests a view of the file system
/// that is read-only elsewhere, if the system allows that to users; if it does not, a message is printed once.
struct ManifestSandbox {
  /// The only writable folder, in which the package manager keeps all its files.
  let folder: String

  /// The options that redirect the package manager's files from the user's folders to the writable one.
  private var options: [String] {
    [
      "--scratch-path", "\(folder)/.build", "--cache-path", "\(folder)/.cache", "--config-path",
      "\(folder)/.config",
      "--security-path", "\(folder)/.security", "--manifest-cache", "none",
    ]
  }

  /// The exit code of `script` if the view can't be created; no program is started in that case.
  private static let cannot: Int32 = 97

  /// A shell script that makes every mount except the folder read-only. It keeps the mounts' other options, which a
  /// user can't remove. Then it drops the permission to mount permanently, also in nested namespaces. The shell
  /// remains as the first process of the process namespace, which adopts orphaned processes.
  private static let script = """
    folder=$1; shift
    mount --make-rprivate / && mount --bind "$folder" "$folder" || exit \(cannot)
    while read -r _ _ _ _ point options _; do
      point=$(printf '%b' "$point")
      case $point in "$folder" | "$folder"/*) continue ;; esac
      mount -o "remount,bind,ro${options#r[wo]}" "$point" 2>/dev/null || [ "$point" != / ] || exit \(cannot)
    done </proc/self/mountinfo
    cd / && setpriv --bounding-set=-all --inh-caps=-all --no-new-privs -- "$@"
    exit $?
    """

  /// The options for new user, mount and process namespaces. All processes of the process namespace end with its
  /// first one.
  private static let namespaces = ["-rm", "--pid", "--fork", "--kill-child"]

  /// Runs a command of the package manager.
  /// - Parameters:
  ///   - swift: the path of the `swift` program.
  ///   - package: the folder of the package.
  ///   - command: the command with its options.
  ///   - environment: the environment of the package manager.
  ///   - echoes: whether the output is also shown while the command runs.
  ///   - limit: the time limit in seconds; nil for none.
  func run(
    _ swift: String, package: String, _ command: [String],
    environment: [String: String] = ProcessInfo.processInfo.environment,
    echoes: Bool = false, limit: TimeInterval? = Subprocess.timeLimit
  ) throws -> Subprocess.Outcome {
    try Cache.make(folder + "/.tmp")
    // The compiler stores modules in the cache folder.
    let own = ["TMPDIR": folder + "/.tmp", "XDG_CACHE_HOME": folder + "/.cache"]
    let environment = environment.merging(own) { $1 }
    let arguments = ["package", "--package-path", package] + options + command
    if let unshare = Subprocess.find("unshare") {
      let outcome = try Subprocess.capture(
        unshare, Self.namespaces + ["sh", "-c", Self.script, "sh", Self.real(folder), swift] + arguments,
        environment: environment, includesErrors: echoes, echoes: echoes, limit: limit)
      // `unshare` itself exits with 1 if the kernel refuses.
      let refused = outcome.end == .exit(1) && !Self.isAllowed(unshare)
      guard outcome.end == .exit(Self.cannot) || refused else { return outcome }
    }
    Self.noteOnce
    return try Subprocess.capture(
      swift, arguments, environment: environment, includesErrors: echoes, echoes: echoes, limit: limit)
  }

  private static func isAllowed(_ unshare: String) -> Bool {
    (try? Subprocess.capture(unshare, namespaces + ["true"]))?.isSuccess ?? false
  }

  private static func real(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

  private static let noteOnce: Void = Terminal.error(
    "this system does not allow read-only views of the file system (unshare -rm), so manifests of Swift packages run "
      + "without a sandbox")
}
