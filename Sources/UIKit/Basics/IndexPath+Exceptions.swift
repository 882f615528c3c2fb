import Foundation

extension IndexPath {
  /// A description in the format of Foundation's: `0 - 3`.
  var listDescription: String { map(String.init).joined(separator: " - ") }
  /// A description in the format of Apple's exceptions.
  var exceptionDescription: String {
    // This number is the same in each run.
    let number = reduce(0xb4) { $0 &* 4096 &+ $1 & 0xfff_ffff_ffff }
    return "<NSIndexPath: 0x\(String(number, radix: 16))> {length = \(count), path = \(listDescription)}"
  }
}
