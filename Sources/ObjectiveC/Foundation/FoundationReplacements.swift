import Foundation

/// Replaces functions in the dispatch tables of Foundation's classes by Flipside's with the same symbols
/// (Sources/System/CFoundationOverrides): so they also run when Foundation itself calls them, and for classes of
/// apps that inherit from its own.
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

  /// The classes behind `NSValue` describe themselves as Swift's structures do. They are Foundation's own, so that
  /// they are found through objects only.
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

/// A method for decimal numbers, whose own calls itself forever. `self` is a number, whatever the compiler thinks.
open class DecimalMethods {
  /// The hash of the number's value as a `Double`, which equal numbers share.
  open func hash() -> Int {
    // It is called on decimal numbers only, through their class's table.
    NSNumber(value: unsafeBitCast(self, to: NSDecimalNumber.self).doubleValue).hash
  }

  private init() {}
}
