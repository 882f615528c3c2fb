// What `flipside help test` and `flipside help results` teach.

extension Help {
  static let test = """
    flipside test [PATH] [options] [-- ARGUMENT…]

    Builds the test targets of the Xcode project or Swift package in PATH (default: the current folder) and runs them:
    unit tests in their app, as TEST_HOST has it, unit tests without an app, and UI tests, which drive the app. The console
    has the lines of xcodebuild test, so what reads those reads these. Time is virtual: waiting takes no time.

    What to run; without options, what the app's scheme or its default test plan says:
      --only-testing T[/C[/M]]  a target, a class of it, or one test; may be given several times
      --skip-testing T[/C[/M]]  all but these; may be given several times
      --scheme NAME             the tests of that scheme, with its arguments, environment and configuration
      --test-plan NAME          that test plan of the scheme, or the path of an .xctestplan file
      --target NAME             that test target alone, or the tests of that app
      --configuration NAME      Debug (default), Release or another of the project's
      --only-test-configuration NAME, --skip-test-configuration NAME
                                configurations of the test plan
      --list                    prints the tests instead of running them

    Where and how:
      --device NAME             the device to be; given several times, all tests run on each
      --orientation O, --appearance A, --locale ID, --photos FOLDER
                                as for flipside run
      --iterations N            runs each test N times
      --retry-on-failure        runs a test that fails again, up to 3 times (or --iterations); it passes if one run does
      --until-failure           runs each test until it fails, up to 100 times (or --iterations)
      --jobs N                  that many processes at once, each with classes of its own (default: as many as there are
                                processors where the scheme or plan says that a target runs in parallel, else one)
      --shard I/N               the I-th of N parts of the tests, for N machines; flipside results puts them together
      --times FILE              a results.json; shards are made so that they take the same time by it
      --seed N                  the order of tests that a scheme or plan wants in random order; each run tells its own
      --baselines FILE.plist    performance tests are compared with these baselines, a file of an .xcbaseline folder;
                                those of the project are of other machines
      --timeout SECONDS         of real time that a test may take (default: the plan's, else 600)
      --exceptions E            what UIKit's exceptions do: stop (default: they fail the test that causes them, and end an
                                app outside of tests) or log (the console gets them, and all goes on)
      --record                  snapshot tests record their pictures anew
      --film                    keeps the films of UI tests that pass, too; those of tests that fail are always kept

    Results:
      --junit FILE.xml          for CI systems
      --json FILE.json          in the shape of xcresulttool get test-results
      --html FILE.html          a page with failures first, their pictures beside each other, and the films of UI tests
      --coverage FILE.lcov      measures which lines of the project ran, or of the targets that the plan or scheme lists
      --results FOLDER          results.json, results.html, all attachments, and the pictures of failed snapshots beside
                                each other (default: in the cache)
      --quiet                   prints only what failed

    A test that crashes or hangs fails with the trace, and another process goes on with the rest.
    The options of xcodebuild test are understood, too: -scheme, -only-testing:…, -destination, -testPlan and others; what
    has no meaning here is told and left out.

    Ends with 0 when all tests passed, 1 when one failed, nothing was found to run or the build failed, 2 when called
    wrongly.

    """

  static let results = """
    flipside results FILE… [--json FILE] [--junit FILE] [--html FILE]

    Reads results of flipside test, each a results.json or the folder of --results, and shows them as one: those of the
    shards on several machines, or of runs one after the other. Of a test that several have, the last one counts.

      --json FILE   writes all in one results.json, which --times of the next run takes
      --junit FILE  writes them for CI systems
      --html FILE   writes the results page

    Ends with 0 when all tests passed, 1 when one failed, 2 when called wrongly.

    """
}
