import UIKit

/// The properties of the device that file names include.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The name is unchanged.
  public static let none = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 0)
  /// The model of the device.
  public static let device = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 1)
  /// The version of the system.
  public static let OS = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 2)
  /// The size of the screen in points.
  public static let screenSize = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 3)
  /// The number of pixels per point.
  public static let screenScale = FBSnapshotTestCaseFileNameIncludeOption(rawValue: 1 << 4)
}

/// Returns whether the app is a 64-bit app, which is always true on Flipside.
public func FBSnapshotTestCaseIs64Bit() -> Bool { true }

/// Returns the suffix of the reference folder, `_64`.
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet { NSOrderedSet(object: "_64") }

/// Returns a file name with the selected properties of the device, without spaces and punctuation.
public func FBFileNameIncludeNormalizedFileNameFromOption(
  _ fileName: String, _ option: FBSnapshotTestCaseFileNameIncludeOption
) -> String {
  MainActor.assumeIsolated {
    var name = fileName
    if option.contains(.device) { name += "_\(UIDevice.current.model)" }
    if option.contains(.OS) { name += "_\(UIDevice.current.systemVersion)" }
    if option.contains(.screenSize) {
      let size = UIScreen.main.bounds.size
      name += "_\(Int(size.width.rounded()))x\(Int(size.height.rounded()))"
    }
    let invalid = CharacterSet.whitespaces.union(.punctuationCharacters)
    name = name.components(separatedBy: invalid).joined(separator: "_")
    if option.contains(.screenScale) { name += "@\(Int(UIScreen.main.scale.rounded()))x" }
    return name
  }
}
