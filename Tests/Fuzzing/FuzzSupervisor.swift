import Foundation
import TestFolders

/// Runs the rounds of a subject in worker processes, and stores each input that ended its worker.
struct FuzzSupervisor {
  let subject: any FuzzSubject.Type
  let options: FuzzOptions

  /// Runs all rounds. Returns the number of findings.
  func run() -> Int {
    let start = Date()
    let file = TestFolder.make().appendingPathComponent("progress").path
    guard let progress = FuzzProgress(path: file) else {
      print("fuzz: cannot write \(file)")
      return 1
    }
    var findings = 0
    progress.next = 0
    progress.end = options.rounds ?? (options.minutes == nil ? subject.rounds : 1000)
    while progress.next < progress.end, findings < 20 {
      if let problem = work(file) {
        findings += 1
        report(problem, round: progress.next)
        progress.next += 1
      }
      if let minutes = options.minutes, Date().timeIntervalSince(start) < minutes * 60 {
        progress.end = progress.next + 1000
      }
    }
    print("fuzz: \(subject.name): \(progress.next) rounds from seed \(options.seed), \(findings) findings")
    return findings
  }

  /// Runs one worker until it ends.
  /// - Returns: the reason for its end; nil if it completed all rounds.
  private func work(_ progress: String) -> String? {
    let process = Process()
    let console = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = [
      subject.name, "--seed", "\(options.seed)", "--repository", options.repository, "--progress", progress,
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = console
    do { try process.run() } catch { return "the worker did not start: \(error)" }
    var tail = Data()
    while case let data = console.fileHandleForReading.availableData, !data.isEmpty {
      tail = (tail + data).suffix(4000)
    }
    process.waitUntilExit()
    let text = String(decoding: tail, as: UTF8.self)
    if process.terminationReason == .uncaughtSignal {
      let signal = process.terminationStatus
      let reason = signal == SIGPROF ? "took more than \(FuzzWorker.secondsPerRound) s of processor time" : ""
      return "ended with signal \(signal) \(reason)\n\(text)"
    }
    return process.terminationStatus == 0 ? nil : "exited with \(process.terminationStatus)\n\(text)"
  }

  private func report(_ problem: String, round: Int) {
    print(
      """
      fuzz: \(subject.name): round \(round) from seed \(options.seed) \(problem)
      fuzz: again with: fuzz \(subject.name) --seed \(options.seed) --round \(round)
      """)
  }
}
