import CoreText

extension NSString {
  /// Returns the size of the text on unbounded lines, in Helvetica 12 if no font is given.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing.size(String(describing: self), attrs)
  }

  /// Draws the text with its top left at a point of the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(describing: self), attributes: attrs).draw(at: point)
  }

  /// Draws the text, wrapped and cut to a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(describing: self), attributes: attrs).draw(in: rect)
  }

  /// Draws the text in a rectangle of the current context. Without `.usesLineFragmentOrigin` the rectangle's origin
  /// is the baseline of one line; the drawing context gets the scale that was used.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: String(describing: self), attributes: attributes).draw(
      with: rect, options: options, context: context)
  }

  /// Returns the bounding rectangle of the text in a size, in fractions of points; a width or height of 0 is
  /// unbounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(describing: self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// Returns the size of the text on unbounded lines, in Helvetica 12 if no font is given.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing.size(self, attrs)
  }

  /// Draws the text with its top left at a point of the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text, wrapped and cut to a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text in a rectangle of the current context. Without `.usesLineFragmentOrigin` the rectangle's origin
  /// is the baseline of one line; the drawing context gets the scale that was used.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(with: rect, options: options, context: context)
  }

  /// Returns the bounding rectangle of the text in a size, in fractions of points; a width or height of 0 is
  /// unbounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
