internal import CVirtualHost
import UIKit

/// Runs when the library is loaded, before any of the app's own code: where every run is to give the same bytes,
/// the clock has been virtual from the start.
@section(".init_array") @used
private let beginRepeatableLaunch: @convention(c) () -> Void = {
  MainActor.assumeIsolated {
    let configuration = HostRegistry.configuration
    // This is for apps that the tool starts only: a test bundle starts its own clock.
    guard configuration.isFromTool else { return }
    // An app's output is written at once, also into files, and is not lost in a crash.
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
