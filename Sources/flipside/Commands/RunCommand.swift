import Foundation
import HostModel

/// `flipside run PATH`. All errors in the command line are reported before anything is built.
enum RunCommand {
  private static let options =
    [
      "device", "orientation", "appearance", "locale", "host", "script", "screenshot", "split", "data",
      "accessibility", "photos",
      "exceptions", "hardware-keyboard",
    ] + hostOptions + ProjectSelection.options

  /// The option names of all hosts, without duplicates.
  private static let hostOptions = HostDescription.all.flatMap(\.options).map(\.name).reduce(into: [String]()) {
    if !$0.contains($1) { $0.append($1) }
  }

  static func run(_ words: [String]) throws {
    let arguments = try Arguments(words, command: "run", options: options)
    let (host, note) = try host(arguments)
    let run = try prepare(arguments, command: "run", host: host, note: note)
    try start(run)
  }

  /// A built app with the arguments and environment to start it with.
  struct PreparedRun {
    let project: AppProject
    let app: BuiltApp
    let arguments: [String]
    let environment: [String: String]
  }

  /// Builds the app of the command line for one of the hosts.
  ///
  /// - Parameters:
  ///   - arguments: the arguments of the command line.
  ///   - command: the name of the command, for messages.
  ///   - host: the host to run the app in.
  ///   - note: a text about the host that is printed once the command line has been checked.
  static func prepare(_ arguments: Arguments, command: String, host: HostDescription, note: String? = nil)
    throws -> PreparedRun
  {
    let path = try arguments.path(command: command)
    var environment = try hostEnvironment(arguments, host: host)
    let project = try AppProject(path: path, selection: try ProjectSelection(arguments), mayFetch: true)
    if let note { Terminal.error(note) }
    environment.merge(host.environment) { $1 }
    if environment["FLIPSIDE_LOCALE"] == nil { environment["FLIPSIDE_LOCALE"] = project.launch.locale }
    if !host.isRepeatable, environment["FLIPSIDE_LOCALE"] == nil {
      environment["FLIPSIDE_LOCALE"] = UserLocale.identifier
    }
    let device = try device(chosen: environment["FLIPSIDE_DEVICE"], for: project)
    environment["FLIPSIDE_DEVICE"] = device?.name
    if environment["FLIPSIDE_SPLIT"] != nil, device?.isPad != true {
      throw Failure("--split is for iPads; \(device?.name ?? "this device") has no screen to share", code: 2)
    }
    let app = try AppBuilder(project: project, runtime: try Runtime.find())
      .build(scales: [Int(device?.scale ?? 3)])
    environment.merge(
      try AppContainer(of: app, isKept: !host.isRepeatable, folder: arguments.value("data")).environment()
    ) { $1 }
    // Settings of the command line take precedence over those of the scheme.
    environment.merge(LaunchEnvironment.variables(of: project.launch.environment)) { own, _ in own }
    // The time zone is fixed for repeatable hosts. It is set here because libraries read it before the app's host
    // could set it.
    if host.isRepeatable, environment["TZ"] == nil { environment["TZ"] = "UTC" }
    return PreparedRun(
      project: project, app: app, arguments: project.launch.arguments + arguments.passedOn, environment: environment
    )
  }

  /// Returns the device that the option or the user's environment names, or else the default device of the family
  /// that the app supports.
  static func device(chosen: String?, for project: AppProject) throws -> HostDevice? {
    let fallback = project.infoPlist.isForPadsOnly ? HostDevice.defaultPadName : HostDevice.defaultName
    let given = chosen ?? ProcessInfo.processInfo.environment["FLIPSIDE_DEVICE"]
    guard let given, !given.isEmpty else { return HostDevice.named(fallback) }
    guard let device = HostDevice.named(given) else { throw noDevice(given, "FLIPSIDE_DEVICE: ") }
    return device
  }

  static func noDevice(_ name: String, _ source: String = "") -> Failure {
    let near = HostDevice.names(near: name).map { "\"\($0)\"" }.joined(separator: ", ")
    return Failure(
      "\(source)there is no device \"\(name)\"; similar ones are \(near) (flipside devices lists all)", code: 2)
  }

  /// Returns the environment variables by which the Simulator reads the options.
  static func hostEnvironment(_ arguments: Arguments, host: HostDescription) throws -> [String: String] {
    var environment = try variables(of: host, arguments)
    if let name = arguments.value("device") {
      guard let device = HostDevice.named(name) else { throw noDevice(name) }
      environment["FLIPSIDE_DEVICE"] = device.name
    }
    let orientations = DeviceOrientation.allCases.map(\.name)
    environment["FLIPSIDE_ORIENTATION"] = try arguments.value("orientation", of: orientations)
    environment["FLIPSIDE_APPEARANCE"] = try arguments.value("appearance", of: ["light", "dark"])
    if let list = arguments.value("accessibility") {
      guard AccessibilitySetting.settings(list) != nil else {
        let names = AccessibilitySetting.allCases.map(\.rawValue).joined(separator: ", ")
        throw Failure(
          "--accessibility must be a comma-separated list of \(names), not \"\(list.prefix(60))\"", code: 2)
      }
      environment["FLIPSIDE_ACCESSIBILITY"] = list
    }
    environment["FLIPSIDE_SPLIT"] = try arguments.value("split", of: WindowShare.allCases.map(\.rawValue))
    if let locale = arguments.value("locale") {
      guard LocaleName.isOne(locale) else {
        throw Failure(
          "--locale must be a language and region such as de_DE, zh-Hans or pt-BR, not \"\(locale.prefix(60))\"",
          code: 2)
      }
      environment["FLIPSIDE_LOCALE"] = locale
    }
    environment["FLIPSIDE_HARDWARE_KEYBOARD"] = try arguments.value("hardware-keyboard", of: ["on", "off"])
    environment["FLIPSIDE_EXCEPTIONS"] = try arguments.value("exceptions", of: ["log", "stop"])
    if let file = arguments.value("screenshot") {
      guard file.lowercased().hasSuffix(".png") else {
        throw Failure("--screenshot needs the name of a .png file", code: 2)
      }
      environment["FLIPSIDE_SCREENSHOT"] = file
    }
    if let folder = arguments.value("photos") {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
        throw Failure("--photos needs a folder of pictures; there is no folder \"\(folder)\"", code: 2)
      }
      environment["FLIPSIDE_PHOTOS"] = URL(fileURLWithPath: folder).standardizedFileURL.path
    }
    if let file = arguments.value("script") {
      try checkScript(file)
      environment["FLIPSIDE_SCRIPT"] = file
    }
    return environment
  }

  /// Returns the host that the options select or imply (a script or a screenshot implies a headless one), or else
  /// the default one for this machine with a note if that is not a window.
  private static func host(_ arguments: Arguments) throws -> (host: HostDescription, note: String?) {
    let names = HostDescription.all.map(\.name.rawValue)
    let name = try arguments.value("host", of: names).map(HostName.init(rawValue:))
    if let chosen = name.flatMap(HostDescription.named) { return (chosen, nil) }
    if arguments.value("script") != nil || arguments.value("screenshot") != nil { return (.headless, nil) }
    let standard = HostDescription.standard(for: ProcessInfo.processInfo.environment)
    if standard.name == .window { return (standard, nil) }
    return (
      standard, "there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set): running \(standard.name)"
    )
  }

  /// Returns the environment variables by which a host reads its own options.
  private static func variables(of host: HostDescription, _ arguments: Arguments) throws -> [String: String] {
    var environment: [String: String] = [:]
    for name in hostOptions {
      guard let value = arguments.value(name) else { continue }
      guard let option = host.options.first(where: { $0.name == name }) else {
        let others = HostDescription.all.filter { $0.options.contains { $0.name == name } }.map(\.name.rawValue)
        throw Failure(
          "--\(name) is not for the \(host.name) host, only for \(others.joined(separator: " and "))", code: 2)
      }
      guard option.accepts(value) else {
        throw Failure("--\(name) must be \(option.expected), not \"\(value)\"", code: 2)
      }
      environment[option.variable] = value
    }
    return environment
  }

  private static func checkScript(_ file: String) throws {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Failure("cannot read the script \(file); check that it exists and that you may read it")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Failure("the script \(file) is not UTF-8 text")
    }
    do {
      _ = try Script(text: text, file: file)
    } catch let error as ScriptError {
      Terminal.note(error.description)
      exit(1)
    }
  }

  /// Calls `personality` of `<sys/personality.h>`, which no module exports. `ADDR_NO_RANDOMIZE` is 0x0040000.
  @_silgen_name("personality") static func setPersonality(_ flags: UInt) -> Int32

  /// Makes runs repeatable: the iteration order of sets and dictionaries is deterministic, and address
  /// randomization is disabled if the system allows it, because the order of sets of objects depends on addresses.
  /// Child processes and the app itself inherit both settings.
  static func makeRepeatable() {
    setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1)
    _ = setPersonality(0x004_0000)
  }

  /// The settings of Swift's crash reports.
  static let backtrace = "enable=yes,interactive=no,threads=crashed,registers=none,images=none"

  /// Replaces this process by the app, so that output, signals and the exit code are the app's own.
  private static func start(_ run: PreparedRun) throws -> Never {
    // The variables are set in sorted order, because the layout of the environment affects the addresses of
    // objects.
    for (name, value) in run.environment.sorted(by: { $0.key < $1.key }) { setenv(name, value, 1) }
    setenv("SWIFT_BACKTRACE", backtrace, 0)
    if run.environment["FLIPSIDE_REPEATABLE"] != nil { makeRepeatable() }
    run.app.unlock()
    let executable = run.app.executable
    var words: [UnsafeMutablePointer<CChar>?] = ([executable] + run.arguments).map { strdup($0) }
    words.append(nil)
    fflush(stdout)
    execv(executable, &words)
    throw Failure("cannot start \(executable): \(String(cString: strerror(errno)))")
  }
}
