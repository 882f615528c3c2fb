/// The faces that draw a font: the primary one, and fallbacks for characters that it lacks.
///
/// There is one instance per specification, created when text is first laid out. Protected by `Typesetter.lock`.
final class FontInstance: @unchecked Sendable {
  let spec: FontSpec
  let primary: SizedFace?
  private var fallbacks: [UInt32: SizedFace] = [:]
  private var faces: [ObjectIdentifier: SizedFace] = [:]

  // Protected by `Typesetter.lock`.
  nonisolated(unsafe) private static var instances: [FontSpec: FontInstance] = [:]

  static func of(_ spec: FontSpec) -> FontInstance {
    if let known = instances[spec] { return known }
    if instances.count > 2_000 { instances.removeAll() }
    let instance = FontInstance(spec)
    instances[spec] = instance
    return instance
  }

  /// Discards all instances after the registration of fonts.
  static func forgetAll() { instances.removeAll() }

  private init(_ spec: FontSpec) {
    self.spec = spec
    primary = FontMatcher.primary(spec)
  }

  /// Returns the face that draws a character: the primary one, or else the first fallback that has it. `isEmoji`
  /// prefers the color font.
  func face(for character: UInt32, isEmoji: Bool) -> SizedFace? {
    if !isEmoji, let primary, primary.face.glyph(character) != 0 { return primary }
    let key = isEmoji ? character | 0x8000_0000 : character
    if let known = fallbacks[key] { return known }
    let found = lookUp(character, isEmoji: isEmoji) ?? primary
    if let found { fallbacks[key] = found }
    return found
  }

  private func lookUp(_ character: UInt32, isEmoji: Bool) -> SizedFace? {
    guard let face = FontMatcher.fallback(for: character, isEmoji: isEmoji, spec: spec) else { return nil }
    if let known = faces[ObjectIdentifier(face)] { return known }
    let sized = FontMatcher.sized(face, spec)
    faces[ObjectIdentifier(face)] = sized
    return sized
  }
}
