import Foundation
import TestFolders

/// A project written to a temporary folder.
final class ProjectFixture {
  let folder = TestFolder.make().path
  var project: String { "\(folder)/App.xcodeproj" }

  func write(_ text: String, to path: String) throws {
    try URL(fileURLWithPath: folder).write(text, to: path)
  }

  /// A project in the form that Xcode writes; `objects` are its objects besides the project itself.
  func writeProject(_ objects: String, project attributes: String = "", target: String = "") throws {
    try write(
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        classes = {
        };
        objectVersion = 56;
        objects = {
          000 /* Project object */ = {
            isa = PBXProject;
            buildConfigurationList = 0C0;
            developmentRegion = de;
            mainGroup = 0A0;
            targets = (
              0F0 /* App */,
              0F1 /* AppTests */,
            );
            \(attributes)
          };
          0C0 = { isa = XCConfigurationList; buildConfigurations = ( 0C1, 0C2 ); defaultConfigurationName = Release; };
          0F0 /* App */ = {
            isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
            buildConfigurationList = 0C3; buildPhases = ( 0B0, 0B1, ); dependencies = ( );
            \(target)
          };
          0F1 = {
            isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
            buildPhases = ( ); dependencies = ( 0D0 );
          };
          0D0 = { isa = PBXTargetDependency; target = 0F0; };
          \(objects)
        };
        rootObject = 000 /* Project object */;
      }
      """, to: "App.xcodeproj/project.pbxproj")
  }

  static let usualObjects = """
    0C1 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; SDKROOT = iphoneos; GREETING = hello; }; };
    0C2 = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
    0C3 = { isa = XCConfigurationList; buildConfigurations = ( 0C4, 0C5 ); };
    0C4 = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
      PRODUCT_NAME = "$(TARGET_NAME) 2"; PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(PRODUCT_NAME:rfc1034identifier)";
      INFOPLIST_FILE = App/Info.plist; SWIFT_VERSION = 4.2; GREETING = "$(inherited) world";
      "OTHER_SWIFT_FLAGS[sdk=iphonesimulator*]" = "-D SIM"; "OTHER_SWIFT_FLAGS[sdk=macosx*]" = "-D MAC";
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = ( "$(inherited)", "FEATURE_A" ); }; };
    0C5 = { isa = XCBuildConfiguration; name = Release; buildSettings = { PRODUCT_NAME = Released; }; };
    0A0 = { isa = PBXGroup; children = ( 0A1, ); sourceTree = "<group>"; };
    0A1 = { isa = PBXGroup; children = ( 001, 002, 003, 004, 005, 006, 007 ); path = App; sourceTree = "<group>"; };
    001 = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
    002 = { isa = PBXFileReference; path = "Old Code.m"; sourceTree = "<group>"; };
    003 = { isa = PBXVariantGroup; name = Main.storyboard; children = ( 031, 032 ); sourceTree = "<group>"; };
    031 = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
    032 = { isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
    004 = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
    005 = { isa = PBXFileReference; path = data; lastKnownFileType = folder; sourceTree = SOURCE_ROOT; };
    006 = { isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
    007 = { isa = PBXFileReference; path = ../Shared/Kit.swift; sourceTree = "<group>"; };
    0B0 = { isa = PBXSourcesBuildPhase; files = ( 101, 102, 106, 107 ); };
    0B1 = { isa = PBXResourcesBuildPhase; files = ( 103, 104, 105 ); };
    101 = { isa = PBXBuildFile; fileRef = 001; settings = { COMPILER_FLAGS = "-Xfrontend -x"; }; };
    102 = { isa = PBXBuildFile; fileRef = 002; }; 103 = { isa = PBXBuildFile; fileRef = 003; };
    104 = { isa = PBXBuildFile; fileRef = 004; }; 105 = { isa = PBXBuildFile; fileRef = 005; };
    106 = { isa = PBXBuildFile; fileRef = 006; }; 107 = { isa = PBXBuildFile; fileRef = 007; };
    """

  func writeUsual(target: String = "", objects: String = "") throws {
    try writeProject(Self.usualObjects + objects, target: target)
    for file in [
      "App/Main.swift", "App/Old Code.m", "App/Base.lproj/Main.storyboard", "App/de.lproj/Main.strings",
      "App/Assets.xcassets/Contents.json", "data/a.json", "Shared/Kit.swift", "App/Info.plist",
    ] { try write("", to: file) }
  }
}
