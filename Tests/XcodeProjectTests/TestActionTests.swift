import XCTest
import XcodeProject

/// The settings for tests in a scheme and its test plans, and the app to which a test target belongs.
final class TestActionTests: XCTestCase {
  private var fixture = ProjectFixture()

  override func setUp() { fixture = ProjectFixture() }

  private static let scheme = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme version = "1.7">
       <TestAction buildConfiguration = "Testing" codeCoverageEnabled = "YES" shouldUseLaunchSchemeArgsEnv = "NO"
          onlyGenerateCoverageForSpecifiedTargets = "YES" language = "fr" region = "CA">
         <TestPlans>
           <TestPlanReference reference = "container:Plans/Quick.xctestplan"/>
           <TestPlanReference reference = "container:Plans/All.xctestplan" default = "YES"/>
         </TestPlans>
         <Testables>
           <TestableReference skipped = "NO" parallelizable = "YES" testExecutionOrdering = "random">
             <BuildableReference BuildableName = "AppTests.xctest" BlueprintName = "AppTests" ReferencedContainer = "container:App.xcodeproj"/>
             <SkippedTests><Test Identifier = "SlowTests"/><Test Identifier = "LoginTests/testBad()"/></SkippedTests>
           </TestableReference>
           <TestableReference skipped = "YES">
             <BuildableReference BlueprintName = "AppUITests" ReferencedContainer = "container:App.xcodeproj"/>
           </TestableReference>
           <TestableReference skipped = "NO" useTestSelectionWhitelist = "YES">
             <BuildableReference BlueprintName = "KitTests"/>
             <SelectedTests><Test Identifier = "OneTests"/></SelectedTests>
           </TestableReference>
         </Testables>
         <CodeCoverageTargets>
           <BuildableReference BlueprintName = "Kit" ReferencedContainer = "container:App.xcodeproj"/>
         </CodeCoverageTargets>
         <CommandLineArguments><CommandLineArgument argument = "-x 'a b'" isEnabled = "YES"/></CommandLineArguments>
         <EnvironmentVariables><EnvironmentVariable key = "A" value = "1" isEnabled = "YES"/></EnvironmentVariables>
       </TestAction>
       <LaunchAction buildConfiguration = "Debug">
         <BuildableProductRunnable><BuildableReference BlueprintName = "App"/></BuildableProductRunnable>
         <CommandLineArguments><CommandLineArgument argument = "-launch" isEnabled = "YES"/></CommandLineArguments>
       </LaunchAction>
    </Scheme>
    """

  func testTheTestActionOfAScheme() throws {
    try fixture.write(Self.scheme, to: "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme")
    let scheme = try Scheme(path: XCTUnwrap(Scheme.paths(in: fixture.project).first))
    let action = try XCTUnwrap(scheme.test)
    XCTAssertEqual(scheme.arguments, ["-launch"])
    XCTAssertEqual(action.configuration, "Testing")
    XCTAssertEqual(action.plans, ["container:Plans/All.xctestplan", "container:Plans/Quick.xctestplan"])
    XCTAssertEqual(action.arguments, ["-x", "a b"])
    XCTAssertEqual(action.environment, ["A": "1"])
    XCTAssertEqual(action.locale, "fr_CA")
    XCTAssertTrue(action.isCoverageWanted)
    XCTAssertEqual(action.coverageTargets, ["Kit"])
    XCTAssertFalse(action.usesLaunchSettings)
    XCTAssertEqual(action.testables.map(\.target), ["AppTests", "AppUITests", "KitTests"])
    XCTAssertEqual(action.testables[0].project, "App.xcodeproj")
    XCTAssertEqual(action.testables[0].skippedTests, ["SlowTests", "LoginTests/testBad()"])
    XCTAssertTrue(action.testables[0].isParallelizable)
    XCTAssertTrue(action.testables[0].isRandomlyOrdered)
    XCTAssertTrue(action.testables[1].isSkipped)
    XCTAssertNil(action.testables[0].selectedTests)
    XCTAssertEqual(action.testables[2].selectedTests, ["OneTests"])
  }

  func testASchemeWithoutTests() throws {
    let text = #"<Scheme version = "1.7"><LaunchAction buildConfiguration = "Debug"/></Scheme>"#
    try fixture.write(text, to: "App.xcodeproj/xcshareddata/xcschemes/App.xcscheme")
    XCTAssertNil(try Scheme(path: XCTUnwrap(Scheme.paths(in: fixture.project).first)).test)
  }

  private static let plan = #"""
    { "configurations" : [
        { "id" : "1", "name" : "English", "options" : { } },
        { "id" : "2", "name" : "German", "options" : { "language" : "de", "region" : "AT", "testTimeoutsEnabled" : false,
            "codeCoverage" : { "targets" : [ { "containerPath" : "container:App.xcodeproj", "identifier" : "1", "name" : "Kit" } ] },
            "environmentVariableEntries" : [ { "key" : "B", "value" : "2" } ] } },
        { "id" : "3", "name" : "Off", "enabled" : false, "options" : { } } ],
      "defaultOptions" : {
        "codeCoverage" : false,
        "commandLineArgumentEntries" : [ { "argument" : "-a b" }, { "argument" : "-off", "enabled" : false } ],
        "environmentVariableEntries" : [ { "key" : "A", "value" : "1" }, { "key" : "O", "value" : "1", "enabled" : false } ],
        "testExecutionOrdering" : "random", "testTimeoutsEnabled" : true,
        "defaultTestExecutionTimeAllowance" : 60, "maximumTestExecutionTimeAllowance" : 120,
        "testRepetitionMode" : "retryOnFailure", "maximumTestRepetitions" : 5, "userAttachmentLifetime" : "keepAlways" },
      "testTargets" : [
        { "parallelizable" : true, "skippedTests" : [ "SlowTests", "LoginTests\/testBad()" ],
          "target" : { "containerPath" : "container:App.xcodeproj", "identifier" : "0F1", "name" : "AppTests" } },
        { "enabled" : false, "target" : { "name" : "OldTests" } },
        { "selectedTests" : { "suites" : [ { "name" : "Whole" },
            { "name" : "Outer", "testFunctions" : [ "one()" ], "suites" : [ { "name" : "Inner", "testFunctions" : [ "two()" ] } ] } ],
            "testFunctions" : [ "free()" ] },
          "target" : { "name" : "NewTests" } } ],
      "version" : 1 }
    """#

  func testATestPlan() throws {
    try fixture.write(Self.plan, to: "All.xctestplan")
    let plan = try TestPlan(path: fixture.folder + "/All.xctestplan")
    XCTAssertEqual(plan.name, "All")
    XCTAssertEqual(plan.targets.map(\.name), ["AppTests", "OldTests", "NewTests"])
    XCTAssertEqual(plan.targets.map(\.isEnabled), [true, false, true])
    XCTAssertEqual(plan.targets[0].project, "App.xcodeproj")
    XCTAssertTrue(plan.targets[0].isParallelizable)
    XCTAssertEqual(plan.targets[0].skippedTests, ["SlowTests", "LoginTests/testBad()"])
    XCTAssertNil(plan.targets[0].selectedTests)
    XCTAssertEqual(plan.targets[2].selectedTests, ["free()", "Whole", "Outer/one()", "Outer/Inner/two()"])
    XCTAssertEqual(plan.configurations.map(\.name), ["English", "German"])
    let (english, german) = (plan.configurations[0].options, plan.configurations[1].options)
    XCTAssertEqual(english.arguments, ["-a", "b"])
    XCTAssertEqual(english.environment, ["A": "1"])
    XCTAssertEqual(english.isRandomlyOrdered, true)
    XCTAssertEqual(english.isCoverageWanted, false)
    XCTAssertEqual(english.defaultAllowance, 60)
    XCTAssertEqual(english.maximumAllowance, 120)
    XCTAssertEqual(english.repetition, .retryOnFailure(5))
    XCTAssertEqual(english.attachmentLifetime, .keepAlways)
    XCTAssertNil(english.locale)
    // A configuration's own values come before the plan's.
    XCTAssertEqual(german.locale, "de_AT")
    XCTAssertEqual(german.environment, ["B": "2"])
    XCTAssertEqual(german.hasTimeouts, false)
    XCTAssertEqual(german.isCoverageWanted, true)
    XCTAssertEqual(german.coverageTargets, ["Kit"])
    XCTAssertNil(english.coverageTargets)
    XCTAssertEqual(german.arguments, ["-a", "b"])
  }

  func testPlansThatCanNotBeRead() throws {
    try fixture.write("no plan", to: "A.xctestplan")
    try fixture.write("{}", to: "B.xctestplan")
    for (name, text) in [("A", "it is not JSON"), ("B", "has no testTargets"), ("C", "cannot be read")] {
      XCTAssertThrowsError(try TestPlan(path: fixture.folder + "/\(name).xctestplan")) { error in
        XCTAssertTrue("\(error)".contains(text), "\(error)")
      }
    }
    // Values of wrong types read as if they were not there.
    try fixture.write(
      #"{ "testTargets" : [ 1, {}, { "target" : { "name" : "T" }, "skippedTests" : 4 } ], "defaultOptions" : [] }"#,
      to: "D.xctestplan")
    let plan = try TestPlan(path: fixture.folder + "/D.xctestplan")
    XCTAssertEqual(plan.targets.map(\.name), ["T"])
    XCTAssertEqual(plan.targets[0].skippedTests, [])
    XCTAssertEqual(plan.configurations.count, 1)
  }

  /// The app of a unit test is that of `TEST_HOST`, whose product may be called differently from its target.
  func testTheAppThatATestTargetTests() throws {
    let tests = """
      0C6 = { isa = XCConfigurationList; buildConfigurations = ( 0C7 ); };
      0C7 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
        TEST_HOST = "$(BUILT_PRODUCTS_DIR)/App 2.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/App 2"; BUNDLE_LOADER = "$(TEST_HOST)"; }; };
      """
    let objects = ProjectFixture.usualObjects + tests
    try fixture.writeProject(objects)
    let file = fixture.project + "/project.pbxproj"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    func write(_ attributes: String, kind: String = "unit-test") throws -> XcodeProject {
      let changed = text.replacingOccurrences(
        of: #"productType = "com.apple.product-type.bundle.unit-test";"#,
        with: #"productType = "com.apple.product-type.bundle.\#(kind)"; "# + attributes)
      try fixture.write(changed, to: "App.xcodeproj/project.pbxproj")
      return try XcodeProject(path: fixture.project)
    }
    let hosted = try write("buildConfigurationList = 0C6;")
    XCTAssertEqual(hosted.testTargets.map(\.name), ["AppTests"])
    XCTAssertEqual(hosted.appName(testedBy: hosted.testTargets[0], configuration: nil), "App 2")
    XCTAssertEqual(hosted.app(named: "App 2", configuration: nil)?.name, "App")
    let free = try write("")
    XCTAssertNil(free.appName(testedBy: free.testTargets[0], configuration: nil))
    // UI tests that name no app drive the one that they depend on.
    let driving = try write("", kind: "ui-testing")
    XCTAssertEqual(driving.appName(testedBy: driving.testTargets[0], configuration: nil), "App")
  }
}
