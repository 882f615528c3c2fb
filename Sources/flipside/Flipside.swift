import Foundation

/// The `flipside` tool, which builds an app's sources against Flipside's UIKit and runs them.
@main enum Flipside {
  static func main() {
    openMissingDescriptors()
    endOnQuit()
    setvbuf(stdout, nil, _IOLBF, 0)
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch let failure as Failure {
      Terminal.error(failure.message)
      exit(failure.code)
    } catch {
      Terminal.error("\(error)")
      exit(1)
    }
  }

  /// Opens closed standard streams on `/dev/null`. Otherwise new pipes and files would get their descriptors and
  /// receive the output meant for a terminal.
  private static func openMissingDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // `open` returns the lowest free descriptor, which is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_RDONLY : O_WRONLY)
    }
  }

  /// Makes Ctrl-\ end the tool like Ctrl-C, even if the parent process ignored the signal, and without a core file.
  private static func endOnQuit() {
    signal(SIGQUIT) { _ in
      signal(SIGINT, SIG_DFL)
      raise(SIGINT)
    }
  }

  private static func run(_ arguments: [String]) throws {
    guard let name = arguments.first else {
      print(Help.text, terminator: "")
      exit(2)
    }
    let rest = Array(arguments.dropFirst())
    switch name {
    case "help", "--help", "-h": print(rest.first.flatMap(Help.text(for:)) ?? Help.text, terminator: "")
    case "--version", "version": print("Flipside \(Self.version)")
    case "run": try RunCommand.run(rest)
    case "build": try BuildCommand.run(rest)
    case "devices": try DevicesCommand.run(rest)
    case "doctor": try DoctorCommand.run(rest)
    case "check": try CheckCommand.run(rest)
    case "audit": try AuditCommand.run(rest)
    case "new": try NewCommand.run(rest)
    case "test": try TestCommand.run(rest)
    case "results": try ResultsCommand.run(rest)
    case "self-test":
      throw Failure("self-test is the launcher's: run ./flipside self-test in Flipside's own folder")
    default:
      throw Failure(
        "unknown command \"\(name)\"; the commands are run, test, build, check, audit, new, results, devices, doctor and self-test (flipside --help)",
        code: 2)
    }
  }

  static let version = "0.1"
}
