import Foundation

/// Runs Swift's package manager so that the manifests that it runs, which are untrusted programs, can write to its
/// own folder only. SwiftPM has a sandbox for them on macOS only; here they get a view of the file system that is
/// read-only elsewhere, where the system lets users make one (`unshare`). If the system does not, that is reported
/// once.
struct ManifestSandbox {
  /// The only folder that can be written to, with all that the package manager keeps.
  let folder: String

  /// The options that redirect the package manager's writes from the user's folders.
  private var options: [String] {
    [
      "--scratch-path", "\(folder)/.build", "--cache-path", "\(folder)/.cache", "--config-path",
      "\(folder)/.config",
      "--security-path", "\(folder)/.security", "--manifest-cache", "none",
    ]
  }

  /// The exit code of `script` when there can be no such view; no program is started then.
  private static let cannot: Int32 = 97

  /// Every mount but the folder becomes read-only, with the options that it has: those cannot be taken back. Then
  /// the permission to mount is dropped permanently, also in namespaces that the program may make within. The shell
  /// stays as their first process, which takes in processes that lost their parent.
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

  /// A user, mounts and processes of its own: all processes that it starts end with it.
  private static let namespaces = ["-rm", "--pid", "--fork", "--kill-child"]

  /// - Parameters:
  ///   - package: the folder of the package.
  ///   - command: the package manager's command, with its options.
  ///   - echoes: whether its output and errors are shown as they come, besides being returned.
  func run(
    _ swift: String, package: String, _ command: [String],
    environment: [String: String] = ProcessInfo.processInfo.environment,
    echoes: Bool = false, limit: TimeInterval? = Subprocess.timeLimit
  ) throws -> Subprocess.Outcome {
    try Cache.make(folder + "/.tmp")
    // The compiler keeps modules in the latter.
    let own = ["TMPDIR": folder + "/.tmp", "XDG_CACHE_HOME": folder + "/.cache"]
    let environment = environment.merging(own) { $1 }
    let arguments = ["package", "--package-path", package] + options + command
    if let unshare = Subprocess.find("unshare") {
      let outcome = try Subprocess.capture(
        unshare, Self.namespaces + ["sh", "-c", Self.script, "sh", Self.real(folder), swift] + arguments,
        environment: environment, includesErrors: echoes, echoes: echoes, limit: limit)
      // `unshare` itself fails with 1 where the kernel refuses.
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
