import Foundation

/// The replacement of functions in the dispatch tables of Foundation's classes by those of Flipside with the same
/// symbols (Sources/System/CFoundationOverrides). The replacements also run when Foundation itself calls them, and
/// for subclasses in apps.
enum FoundationReplacements {
  static func install() {
    MethodTable(NSError.self).takeOverrides(of: MethodTable(DescribedError.self))
    MethodTable(DateFormatter.self).takeOverrides(of: MethodTable(RelativeDateFormatter.self))
    if let library, let old = dlsym(library, "$s10Foundation8NSNumberC4hashSivg"),
      let new = MethodTable(DecimalMethods.self).method(0)
    {
      MethodTable(NSDecimalNumber.self).replace(old, by: new)
    }
    describeValues()
    for replaced in symbols {
      guard let library, let process, let old = dlsym(library, replaced.symbol),
        let new = dlsym(process, replaced.symbol), old != new
      else { continue }
      MethodTable(replaced.type).replace(old, by: new)
    }
  }

  /// Gives the private classes behind `NSValue` the descriptions of Swift's structures. The classes are found
  /// through instances.
  private static func describeValues() {
    let description = "$s10Foundation8NSObjectC11descriptionSSvg"
    guard let library, let process, let new = MethodTable(ValueMethods.self).method(0) else { return }
    let table = MethodTable(NSObject.self)
    let inherited = [dlsym(library, description), dlsym(process, description)].compactMap { $0 }
    guard let slot = inherited.lazy.compactMap({ table.offset(of: $0) }).first else { return }
    var byte: UInt8 = 0
    for value in [NSValue(point: .zero), NSValue(bytes: &byte, objCType: "C")] {
      MethodTable(type(of: value)).set(new, at: slot)
    }
  }

  /// Foundation's library, in which symbols are looked up first.
  private static let library = dlopen("libFoundation.so", RTLD_NOW | RTLD_NOLOAD)
  private static let process = dlopen(nil, RTLD_NOW)

  private static let symbols: [(type: AnyClass, symbol: String)] = [
    (NSObject.self, "$s10Foundation8NSObjectC11descriptionSSvg"),
    (NSObject.self, "$s10Foundation8NSObjectC4hashSivg"),
    (NSNumber.self, "$s10Foundation8NSNumberC11descriptionSSvg"),
    (NSNumber.self, "$s10Foundation8NSNumberC11stringValueSSvg"),
  ]
}

/// A replacement for a method of decimal numbers, which recurses infinitely. `self` is a decimal number, contrary
/// to its type.
open class DecimalMethods {
  /// Returns the hash of the number's value as a `Double`, which is equal for equal numbers.
  open func hash() -> Int {
    // The method is called on decimal numbers only, through their class's dispatch table.
    NSNumber(value: unsafeBitCast(self, to: NSDecimalNumber.self).doubleValue).hash
  }

  private init() {}
}
