import Foundation
@_spi(Testing) import ObjectiveC

/// The object that a bundle's Info.plist names by `NSPrincipalClass`: projects set up what all of their tests share
/// in its initializer, and observe the tests with it.
enum PrincipalClass {
  /// They live as long as the process.
  // Filled on the main thread, before the first test.
  nonisolated(unsafe) private static var objects: [NSObject] = []

  static func makeObjects(of bundles: [Bundle]) {
    for bundle in bundles {
      guard let name = bundle.object(forInfoDictionaryKey: "NSPrincipalClass") as? String, !name.isEmpty else {
        continue
      }
      guard let type = MessageDispatch.classNamed(name) as? NSObject.Type else {
        let file = bundle.bundleURL.lastPathComponent
        TestOutput.write("Flipside: the principal class \(name) of \(file) is not there, or is no NSObject.")
        continue
      }
      objects.append(type.init())
    }
  }
}
