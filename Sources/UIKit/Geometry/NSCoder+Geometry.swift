import CoreGraphics

// Geometry in keyed archives. Foundation on Linux encodes points, sizes and rectangles; the other values are
// encoded as the text of `NSCoder.string(for:)`.
extension NSCoder {
  private func write(_ text: String, _ key: String) { encode(text as NSString, forKey: key) }

  private func text(_ key: String) -> String {
    decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) } ?? ""
  }

  /// Encodes a vector, which `decodeCGVector(forKey:)` reads.
  public func encode(_ vector: CGVector, forKey key: String) { write(NSCoder.string(for: vector), key) }
  /// Encodes an affine transform, which `decodeCGAffineTransform(forKey:)` reads.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    write(NSCoder.string(for: transform), key)
  }
  /// Encodes edge insets, which `decodeUIEdgeInsets(forKey:)` reads.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) { write(NSCoder.string(for: insets), key) }
  /// Encodes directional edge insets, which `decodeDirectionalEdgeInsets(forKey:)` reads.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    write(NSCoder.string(for: insets), key)
  }
  /// Encodes an offset, which `decodeUIOffset(forKey:)` reads.
  public func encode(_ offset: UIOffset, forKey key: String) { write(NSCoder.string(for: offset), key) }

  /// Decodes a point; zero when the key is missing.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }
  /// Decodes a vector; zero when the key is missing.
  public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(key)) }
  /// Decodes a size; zero when the key is missing.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }
  /// Decodes a rectangle; zero when the key is missing.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }
  /// Decodes an affine transform; one of zeros, not the identity, when the key is missing.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: text(key))
  }
  /// Decodes edge insets; zero when the key is missing.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: text(key)) }
  /// Decodes directional edge insets; zero when the key is missing.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    NSCoder.nsDirectionalEdgeInsets(for: text(key))
  }
  /// Decodes an offset; zero when the key is missing.
  public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: text(key)) }
}
