import Foundation

/// Runs the fuzzers: `fuzz [SUBJECT…] [--rounds N | --minutes M] [--seed S] [--round I] [--repository PATH]`.
///
///     swift run -c release fuzz                          # each subject, the rounds of continuous integration
///     swift run -c release fuzz nibs --minutes 120       # one subject, for two hours, from another seed each time
///     swift run -c release fuzz tables collections --rounds 100   # 10,000 batches of updates of each kind of list
///     swift run -c release fuzz nibs --seed 7 --round 31 # one round again, in this process: for the debugger
@main enum Fuzz {
  static let subjects: [any FuzzSubject.Type] = [
    NibSubject.self, StoryboardSubject.self, ProjectSubject.self, ImageSubject.self, StringsSubject.self,
    CatalogSubject.self, ScriptSubject.self, SourceSubject.self, ViewSubject.self, TableSubject.self,
    CollectionSubject.self,
    AppSubject.self,
  ]

  static func main() {
    setvbuf(stdout, nil, _IOLBF, 0)
    do { try run(FuzzOptions(CommandLine.arguments)) } catch {
      FileHandle.standardError.write(Data("fuzz: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ options: FuzzOptions) throws {
    let chosen = subjects.filter { options.subjects.isEmpty || options.subjects.contains($0.name) }
    if options.isWorker, let subject = chosen.first {
      return try FuzzWorker(subject: subject, options: options).run()
    }
    let tally = Tally()
    DispatchQueue.concurrentPerform(iterations: chosen.count) { index in
      tally.slots.wait()
      defer { tally.slots.signal() }
      tally.add(FuzzSupervisor(subject: chosen[index], options: options).run())
    }
    print("fuzz: \(chosen.count) subjects, \(tally.findings) findings")
    exit(tally.findings == 0 ? 0 : 1)
  }

  /// The findings of all subjects, and the limit of those that run at once: one for each processor.
  private final class Tally: @unchecked Sendable {
    let slots = DispatchSemaphore(value: max(1, ProcessInfo.processInfo.activeProcessorCount))
    private let lock = NSLock()
    private(set) var findings = 0
    func add(_ count: Int) { lock.withLock { findings += count } }
  }
}
