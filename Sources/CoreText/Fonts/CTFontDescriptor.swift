/// A font descriptor: a description of a font by attributes.
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
/// The family name, such as "Helvetica", which is used if there is no PostScript name.
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// The size in points, a number; 12 by default.
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// The URL of the font's file. It is stored, but fonts are found by name.
public let kCTFontURLAttribute: CFString = "NSCTFontFileURLAttribute"
/// The traits such as weight and slant, a dictionary. They are stored, but fonts are found by name.
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"

/// Creates a descriptor with a PostScript name and a size in points. Whether such a font exists is determined when
/// a font is created.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
  CTFontDescriptor([kCTFontNameAttribute: name, kCTFontSizeAttribute: size])
}

/// Creates a descriptor with a dictionary of attributes, such as `kCTFontNameAttribute`.
public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  CTFontDescriptor(attributes)
}

/// Returns the value of an attribute; nil if the descriptor does not have it.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> CFTypeRef? {
  descriptor.attributes[attribute].map { $0 as AnyObject }
}

/// Creates the font that best matches a descriptor. A size of 0 stands for the descriptor's size.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  CTFontCreateWithName(descriptor.name ?? "Helvetica", size > 0 ? size : descriptor.size, matrix)
}

/// Returns a descriptor with the font's PostScript name and size.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor {
  CTFontDescriptorCreateWithNameAndSize(CTFontCopyPostScriptName(font), font.spec.size)
}
