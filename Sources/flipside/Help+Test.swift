// The texts of `flipside help test` and `flipside help results`.

extension Help {
  static let test = """
    flipside test [PATH] [options] [-- ARGUMENT…]

    Builds the test targets of the Xcode project or Swift package in PATH (default: the current folder) and runs them:
    unit tests in their app (TEST_HOST), unit tests without an app, and UI tests, which drive the app. The output has the
    format of xcodebuild test, so that its readers work. Time is virtual: waiting takes no time.

    Selection; by default the tests of the app's scheme or its default test plan:
      --only-testing T[/C[/M]]  a target, a class of it, or one test; may be given several times
      --skip-testing T[/C[/M]]  all but these; may be given several times
      --scheme NAME             the tests of that scheme, with its arguments, environment and configuration
      --test-plan NAME          that test plan of the scheme, or the path of an .xctestplan file
      --target NAME             that test target alone, or the tests of that app
      --configuration NAME      Debug (default), Release or another of the project's
      --only-test-configuration NAME, --skip-test-configuration NAME
                                configurations of the test plan
      --list                    prints the tests instead of running them

    Execution:
      --device NAME             the simulated device; given several times, all tests run on each
      --orientation O, --appearance A, --locale ID, --photos FOLDER
                                as for flipside run
      --iterations N            runs each test N times
      --retry-on-failure        runs a test that fails again, up to 3 times (or --iterations); it passes if one run does
      --until-failure           runs each test until it fails, up to 100 times (or --iterations)
      --jobs N                  the number of parallel processes, each with its own classes (default: the number of
                                processors if the scheme or plan runs a target in parallel, else one)
      --shard I/N               the I-th of N shards of the tests, for N machines; flipside results merges their results
      --times FILE              a results.json, by whose durations the shards are balanced
      --seed N                  the seed for tests that a scheme or plan runs in random order; each run prints its own
      --baselines FILE.plist    compares performance tests with these baselines, a file of an .xcbaseline folder; by
                                default there are none, since the project's are of other machines
      --timeout SECONDS         the limit for a test, of real and of virtual time (default: the plan's, else 600)
      --exceptions E            the effect of UIKit's exceptions: stop (default: they fail the test that causes them, and
                                end an app outside of tests) or log (they are logged, and everything continues)
      --record                  records the pictures of snapshot tests anew
      --film                    keeps the films of UI tests that pass, too; those of tests that fail are always kept

    Results:
      --junit FILE.xml          for CI systems
      --json FILE.json          in the shape of xcresulttool get test-results
      --html FILE.html          a page with failures first, their pictures beside each other, and the films of UI tests
      --coverage FILE.lcov      measures which lines of the project ran, or of the targets that the plan or scheme lists
      --results FOLDER          results.json, results.html, all attachments, and the pictures of failed snapshots beside
                                each other (default: in the cache)
      --quiet                   prints only failures

    A test that crashes or hangs fails with the trace, and another process continues with the remaining tests.
    The options of xcodebuild test are accepted, too: -scheme, -only-testing:…, -destination, -testPlan and others; those
    without an effect here are reported and ignored.

    Exit codes: 0 if all tests passed, 1 if a test or the build failed or there are no tests, 2 for wrong usage.

    """

  static let results = """
    flipside results FILE… [--json FILE] [--junit FILE] [--html FILE]

    Merges results of flipside test, each a results.json or the folder of --results: those of shards on several machines,
    or of consecutive runs. If several contain the same test, the last result counts.

      --json FILE   writes one results.json, which --times of the next run accepts
      --junit FILE  writes a report for CI systems
      --html FILE   writes the results page

    Exit codes: 0 if all tests passed, 1 if one failed, 2 for wrong usage.

    """
}
