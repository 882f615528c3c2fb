import Foundation

/// Makes Foundation's own objects behave as on iOS: methods of Flipside replace entries in the dispatch tables of
/// its classes, so that they also apply to objects that Foundation creates itself, such as `Bundle.main`.
enum FoundationOverrides {
  static let install: Void = {
    installBundle()
    MethodTable(UserDefaults.self).takeOverrides(of: MethodTable(IOSUserDefaults.self))
    MethodTable(NSCompoundPredicate.self).takeOverrides(of: MethodTable(DescribedCompoundPredicate.self))
    MethodTable(NSKeyedArchiver.self).takeOverrides(of: MethodTable(CheckedArchiver.self))
    if ProcessInfo.processInfo.environment["FLIPSIDE_DATA"] != nil {
      MethodTable(FileManager.self).takeOverrides(of: MethodTable(IOSFileManager.self))
    }
  }()

  private static func installBundle() {
    let ours = MethodTable(BundleMethods.self)
    let foundations = MethodTable(Bundle.self)
    guard let process = dlopen(nil, RTLD_NOW) else { return }
    for (index, symbol) in BundleMethods.symbols.enumerated() {
      guard let original = dlsym(process, symbol), let method = ours.method(index) else { continue }
      foundations.replace(UnsafeRawPointer(original), by: method)
    }
  }
}

/// An initializer that runs when the library is loaded, before any code of the app.
@section(".init_array") @used
private let installFoundationOverrides: @convention(c) () -> Void = { FoundationOverrides.install }
