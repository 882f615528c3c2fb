import QuartzCore

/// A behavior that connects an item to a point or to another item: at a fixed or maximum distance, by a hinge, on a
/// rail, or rigidly.
///
/// ```swift
/// let rope = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 160, y: 40))
/// rope.length = 120
/// rope.frequency = 2
/// rope.damping = 0.3
/// ```
///
/// With a `frequency` in hertz, the connection is a spring; with 0 it is rigid.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uiattachmentbehavior>
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of an attachment's second end: an item or a fixed point.
  public enum AttachmentType: Int, Sendable {
    /// Both ends are items, which exert forces on each other.
    case items = 0
    /// The second end is the `anchorPoint`, which no force moves.
    case anchor = 1
  }

  enum Joint {
    case distance, limit, fixed, pin
    /// A slider along a direction, in the reference view's coordinates when it was created.
    case sliding(Vector)
  }

  private struct Ties {
    var joint: Joint
    var item1: any UIDynamicItem
    var item2: (any UIDynamicItem)?
    /// The attachment points on the items, relative to their centers without rotation.
    var offset1: Vector
    var offset2: Vector
    /// The angle of B relative to A when the joint was created.
    var turn: Double
    /// The angle of B when the joint was created.
    var angle2: Double
  }

  private var ties: Ties?

  /// Creates a behavior without items and without effect, for the class methods.
  public override init() { super.init() }

  /// Creates a connection between the center of an item and a point in the reference view's coordinates. Their
  /// current distance is kept.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Creates a connection between a point of an item and a point in the reference view's coordinates. Their current
  /// distance is kept.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    super.init()
    tie(.distance, item, Vector(offset), nil, Vector(), point)
  }

  /// Creates a connection between the centers of two items. Their current distance is kept.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Creates a connection between points of two items. Their current distance is kept. Each offset is in points
  /// from the item's center and rotates with the item.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    super.init()
    tie(.distance, item1, Vector(offset1), item2, Vector(offset2), .zero)
  }

  /// Returns an attachment that lets the first item slide relative to the second along an axis that rotates with
  /// the second; neither rotates relative to the other.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> Self {
    make(.sliding(Vector(axis).unit), item1, item2, at: point)
  }

  /// Returns an attachment that lets the item slide along the axis through the point, without rotation.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> Self {
    make(.sliding(Vector(axis).unit), item, nil, at: point)
  }

  /// Returns an attachment that limits the distance between two items to the current one.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> Self {
    let attachment = make()
    attachment.tie(.limit, item1, Vector(offset1), item2, Vector(offset2), .zero)
    return attachment
  }

  /// Returns an attachment that joins two items at a point, so that they move as one body.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> Self {
    make(.fixed, item1, item2, at: point)
  }

  /// Returns an attachment that lets both items rotate about the point.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> Self {
    make(.pin, item1, item2, at: point)
  }

  private static func make() -> Self { made(instantiate(self)) }

  private static func make(
    _ joint: Joint, _ item1: any UIDynamicItem, _ item2: (any UIDynamicItem)?, at point: CGPoint
  ) -> Self {
    func offset(_ item: any UIDynamicItem) -> Vector {
      (Vector(point) - Vector(item.center)).rotated(by: -angle(of: item))
    }
    let attachment = make()
    attachment.tie(joint, item1, offset(item1), item2, item2.map(offset) ?? Vector(), point)
    return attachment
  }

  private static func angle(of item: any UIDynamicItem) -> Double {
    let transform = item.transform
    let angle = atan2(Double(transform.b), Double(transform.a))
    return angle.isFinite ? angle : 0
  }

  private func tie(
    _ joint: Joint, _ item1: any UIDynamicItem, _ offset1: Vector, _ item2: (any UIDynamicItem)?, _ offset2: Vector,
    _ point: CGPoint
  ) {
    let offset1 = offset1.isFinite ? offset1 : Vector()
    let offset2 = offset2.isFinite ? offset2 : Vector()
    let angle1 = UIAttachmentBehavior.angle(of: item1)
    let angle2 = item2.map(UIAttachmentBehavior.angle) ?? 0
    ties = Ties(
      joint: joint, item1: item1, item2: item2, offset1: offset1, offset2: offset2, turn: angle2 - angle1,
      angle2: angle2)
    let end1 = Vector(item1.center) + offset1.rotated(by: angle1)
    let end2 = item2.map { Vector($0.center) + offset2.rotated(by: angle2) } ?? Vector(point)
    anchorPoint = end2.point
    length = (end2 - end1).length
  }

  /// The attached items: one for an attachment to an anchor, two for one between items, and none for a behavior
  /// without a connection.
  open var items: [any UIDynamicItem] { ties.map { [$0.item1] + ($0.item2.map { [$0] } ?? []) } ?? [] }

  /// Whether the second end is an item or an anchor. It is `.anchor` for a behavior without items.
  open var attachedBehaviorType: AttachmentType { ties?.item2 == nil ? .anchor : .items }

  /// The anchor in the reference view's coordinates; the item follows its changes.
  open var anchorPoint = CGPoint.zero {
    didSet { changed() }
  }

  /// The distance between the two ends in points; by default the initial one.
  open var length: CGFloat = 0 {
    didSet { changed() }
  }

  /// The damping of the oscillation if there is a `frequency`; 1 is critical, without oscillation.
  open var damping: CGFloat = 0 {
    didSet { changed() }
  }

  /// The frequency of the oscillation in hertz; 0, the default, makes the attachment rigid.
  open var frequency: CGFloat = 0 {
    didSet { changed() }
  }

  /// The torque that resists the rotation of a pin attachment.
  open var frictionTorque: CGFloat = 0 {
    didSet { changed() }
  }

  /// The range of the movement: in points for a sliding attachment, in radians for a pin.
  open var attachmentRange = UIFloatRange.infinite {
    didSet { changed() }
  }

  override var dynamicItems: [any UIDynamicItem] { items }

  // MARK: Equations

  override func addRows(to rows: inout [PhysicsRow], in world: PhysicsWorld, step: Double) {
    guard let ties, let a = world.body(of: ties.item1) else { return }
    let b = ties.item2.flatMap { world.body(of: $0) }
    if ties.item2 != nil, b == nil { return }
    let ends = Ends(
      a, b, ties.offset1.rotated(by: a.angle), b.map { ties.offset2.rotated(by: $0.angle) } ?? Vector(),
      anchor: Vector(anchorPoint))
    guard ends.displacement.isFinite else { return }
    switch ties.joint {
    case .distance: addDistance(&rows, ends, step)
    case .limit: addLimit(&rows, ends, step)
    case .fixed:
      addPoint(&rows, ends, step)
      addAngle(&rows, ends, ties.turn, step)
    case .pin:
      addPoint(&rows, ends, step)
      addPinFriction(&rows, ends, step)
      addRange(&rows, PhysicsRow(spinOf: a, b), turn(ends) - ties.turn, step)
    case .sliding(let axis): addSlide(&rows, ends, ties, axis, step)
    }
  }

  private struct Ends {
    let a: PhysicsBody
    let b: PhysicsBody?
    let armA: Vector
    let armB: Vector
    let displacement: Vector

    @MainActor init(_ a: PhysicsBody, _ b: PhysicsBody?, _ armA: Vector, _ armB: Vector, anchor: Vector) {
      self.a = a
      self.b = b
      self.armA = armA
      self.armB = armB
      displacement = (b.map { $0.position + armB } ?? anchor) - a.position - armA
    }

    @MainActor func row(along direction: Vector) -> PhysicsRow { PhysicsRow(a, armA, b, armB, along: direction) }
  }

  private func addDistance(_ rows: inout [PhysicsRow], _ ends: Ends, _ step: Double) {
    let wanted = length.isFinite ? max(Double(length), 0) : 0
    guard wanted > 1e-6 else { return addPoint(&rows, ends, step) }
    let distance = ends.displacement.length
    var row = ends.row(along: distance > 1e-6 ? ends.displacement / distance : Vector(0, 1))
    row.hold(distance - wanted, frequency: frequency, damping: damping, step: step)
    rows.append(row)
  }

  private func addLimit(_ rows: inout [PhysicsRow], _ ends: Ends, _ step: Double) {
    let distance = ends.displacement.length
    let error = distance - (length.isFinite ? max(Double(length), 0) : 0)
    var row = ends.row(along: distance > 1e-6 ? ends.displacement / distance : Vector(0, 1))
    row.bias = error < 0 ? error / step : 0.2 * error / step
    row.high = 0
    rows.append(row)
  }

  private func addPoint(_ rows: inout [PhysicsRow], _ ends: Ends, _ step: Double) {
    for (axis, error) in [(Vector(1, 0), ends.displacement.x), (Vector(0, 1), ends.displacement.y)] {
      var row = ends.row(along: axis)
      row.hold(error, frequency: frequency, damping: damping, step: step)
      rows.append(row)
    }
  }

  /// Returns the angle of B relative to A.
  private func turn(_ ends: Ends) -> Double { (ends.b?.angle ?? 0) - ends.a.angle }

  private func addAngle(_ rows: inout [PhysicsRow], _ ends: Ends, _ wanted: Double, _ step: Double) {
    var row = PhysicsRow(spinOf: ends.a, ends.b)
    row.hold(turn(ends) - wanted, frequency: frequency, damping: damping, step: step)
    rows.append(row)
  }

  private func addPinFriction(_ rows: inout [PhysicsRow], _ ends: Ends, _ step: Double) {
    guard frictionTorque > 0, frictionTorque.isFinite else { return }
    var row = PhysicsRow(spinOf: ends.a, ends.b)
    row.high = Double(frictionTorque) * 10_000 * step
    row.low = -row.high
    rows.append(row)
  }

  private func addSlide(
    _ rows: inout [PhysicsRow], _ ends: Ends, _ ties: Ties, _ axis: Vector, _ step: Double
  ) {
    guard axis != Vector() else { return addPoint(&rows, ends, step) }
    let axis = axis.rotated(by: (ends.b?.angle ?? ties.angle2) - ties.angle2)
    var across = ends.row(along: axis.perpendicular)
    across.bias = 0.2 * ends.displacement.dot(axis.perpendicular) / step
    rows.append(across)
    addAngle(&rows, ends, ties.turn, step)
    addRange(&rows, ends.row(along: axis), ends.displacement.dot(axis), step)
  }

  /// Adds rows that keep the movement (or rotation) of A relative to B within the range; the sign of the row's
  /// value is opposite.
  private func addRange(_ rows: inout [PhysicsRow], _ row: PhysicsRow, _ value: Double, _ step: Double) {
    let range = attachmentRange
    func bias(_ error: Double) -> Double { error > 0 ? error / step : 0.2 * error / step }
    if range.maximum.isFinite {
      var top = row
      top.low = 0
      top.bias = bias(value + Double(range.maximum))
      rows.append(top)
    }
    if range.minimum.isFinite {
      var bottom = row
      bottom.high = 0
      bottom.bias = -bias(-Double(range.minimum) - value)
      rows.append(bottom)
    }
  }
}
