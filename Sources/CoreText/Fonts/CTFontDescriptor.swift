/// A description of a font by attributes.
///
/// Apple's documentation: <https://developer.apple.com/documentation/coretext/ctfontdescriptor>
public final class CTFontDescriptor: Hashable, @unchecked Sendable {
  let attributes: CFDictionary
  init(_ attributes: CFDictionary) { self.attributes = attributes }

  public static func == (lhs: CTFontDescriptor, rhs: CTFontDescriptor) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  var size: CGFloat { TextStyle.number(attributes[kCTFontSizeAttribute]) ?? 12 }
  var name: String? {
    (attributes[kCTFontNameAttribute] ?? attributes[kCTFontFamilyNameAttribute]) as? String
  }
}

public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"

public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
  CTFontDescriptor([kCTFontNameAttribute: name, kCTFontSizeAttribute: size])
}

public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  CTFontDescriptor(attributes)
}

public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
  descriptor.attributes[attribute].map { $0 as AnyObject }
}

/// The nearest font; a size of 0 takes the description's.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  CTFontCreateWithName(descriptor.name ?? "Helvetica", size > 0 ? size : descriptor.size, matrix)
}

public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor {
  CTFontDescriptorCreateWithNameAndSize(CTFontCopyPostScriptName(font), font.spec.size)
}
