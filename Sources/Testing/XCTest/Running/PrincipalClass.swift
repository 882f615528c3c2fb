import Foundation
@_spi(Testing) import ObjectiveC

/// The instances of the classes that bundles declare as `NSPrincipalClass` in their Info.plist. Projects set up
/// shared state of all tests in the initializer and register test observers there.
enum PrincipalClass {
  /// The instances, which are never released.
  /// Filled on the main thread before the first test.
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
