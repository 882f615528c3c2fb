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

/// The PostScript name, such as "Helvetica-Bold".
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// The name of the family, such as "Helvetica", which is used where there is no PostScript name.
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// The size in points, a number; 12 where absent.
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// The file of the font. It is kept, but fonts are found by name.
public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
/// Weight, slant and other traits, in a dictionary. They are kept, but fonts are found by name.
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"

/// Returns a description by PostScript name and size in points. Whether there is such a font shows when one is
/// made.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
  CTFontDescriptor([kCTFontNameAttribute: name, kCTFontSizeAttribute: size])
}

/// Returns a description by a dictionary of attributes, such as `kCTFontNameAttribute`.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  CTFontDescriptor(attributes)
}

/// Returns an attribute as it was given; nil if the description does not have it.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
  descriptor.attributes[attribute].map { $0 as AnyObject }
}

/// The nearest font; a size of 0 takes the description's.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  CTFontCreateWithName(descriptor.name ?? "Helvetica", size > 0 ? size : descriptor.size, matrix)
}

/// Returns a description of the font by its PostScript name and size.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor {
  CTFontDescriptorCreateWithNameAndSize(CTFontCopyPostScriptName(font), font.spec.size)
}
