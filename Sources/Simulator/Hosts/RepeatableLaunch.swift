internal import CVirtualHost
import UIKit

/// A function that runs when the library is loaded, before any code of the app. In repeatable runs it makes the
/// clock virtual from the start.
@section(".init_array") @used
private let beginRepeatableLaunch: @convention(c) () -> Void = {
  MainActor.assumeIsolated {
    let configuration = HostRegistry.configuration
    // Apps that the tool does not start, such as test bundles, start their own clock.
    guard configuration.isFromTool else { return }
    // Standard output is line-buffered also for files, so that it is not lost in a crash.
    setvbuf(stdout, nil, _IOLBF, 0)
    guard configuration.description.isRepeatable else { return }
    NibOrigins.areKept = configuration.audit != nil
    setenv("TZ", "UTC", 0)
    virtual_host_set_virtual(true)
    let isTest = TestLaunch.isWanted && getenv("FLIPSIDE_WATCHDOG") == nil
    let seconds = isTest ? max(configuration.patience, TestLaunch.patience) : configuration.patience
    virtual_host_start_watchdog(
      Int64(seconds * 1e9), Int64(configuration.patienceWithTrace * 1e9),
      "flipside: the app has not come back to its run loop for \(shortened(seconds)) seconds; it is here:\n")
  }
}

private func shortened(_ seconds: Double) -> String {
  seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds)
}
