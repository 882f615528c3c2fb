import Foundation
import TestFolders
import UIKit

/// Runs rounds in this process until one of them ends it.
struct FuzzWorker {
  let subject: any FuzzSubject.Type
  let options: FuzzOptions

  /// The limit of a round in seconds of processor time, which does not depend on the load of the machine.
  static let secondsPerRound = 30

  func run() throws {
    let folder = TestFolder.make()
    let repository = URL(fileURLWithPath: options.repository)
    let fuzzer = try subject.init(repository: repository, folder: folder)
    if let round = options.round { return try attempt(round, with: fuzzer) }
    guard let file = options.progress, let progress = FuzzProgress(path: file) else {
      throw Finding("cannot open the progress file")
    }
    var memory = rlimit(rlim_cur: 6 << 30, rlim_max: 6 << 30)
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &memory)
    while progress.next < progress.end {
      // The default action of the signal ends the process, which the supervisor reports as a hang.
      var limit = itimerval()
      limit.it_value.tv_sec = Self.secondsPerRound
      setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &limit, nil)
      try attempt(progress.next, with: fuzzer)
      progress.next += 1
    }
  }

  private func attempt(_ round: Int, with fuzzer: any FuzzSubject) throws {
    try autoreleasepool {
      var random = RandomBytes(seed: options.seed, round: round)
      try fuzzer.run(fuzzer.input(&random))
    }
  }
}

/// Two numbers in a file that worker and supervisor both map, so that they are available after any end of the
/// worker.
final class FuzzProgress {
  private let numbers: UnsafeMutablePointer<Int>

  init?(path: String) {
    let file = open(path, O_RDWR | O_CREAT, 0o600)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard ftruncate(file, 16) == 0,
      let memory = mmap(nil, 16, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), memory != MAP_FAILED
    else { return nil }
    numbers = memory.bindMemory(to: Int.self, capacity: 2)
  }

  deinit { munmap(numbers, 16) }

  /// The round that is running.
  var next: Int {
    get { numbers[0] }
    set { numbers[0] = newValue }
  }
  /// The round after the last one to run.
  var end: Int {
    get { numbers[1] }
    set { numbers[1] = newValue }
  }
}
