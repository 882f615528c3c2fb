import QuartzCore

/// The archived constraints of a view: those whose `shouldBeArchived` is true, as in Apple's documentation. Each
/// item is encoded by its path in the view hierarchy below the view, because a view that is being decoded cannot be
/// referenced yet.
@MainActor enum ArchivedConstraints {
  static func encode(_ view: UIView, with coder: NSCoder) {
    let list = view.constraints.filter(\.shouldBeArchived).compactMap { archived($0, in: view) }
    if !list.isEmpty { coder.encode(NSArray(array: list), forKey: "UIView.constraints") }
    let guides = view.layoutGuides.filter { $0.kind == .custom }
    if !guides.isEmpty { coder.encode(NSArray(array: guides), forKey: "UIView.guides") }
  }

  static func decode(_ view: UIView, from coder: NSCoder) {
    let guides: NSArray? = coder.object(forKey: "UIView.guides")
    for case let guide as UILayoutGuide in guides ?? [] { view.addLayoutGuide(guide) }
    let list: NSArray? = coder.object(forKey: "UIView.constraints")
    for case let entry as NSDictionary in list ?? [] { activate(entry, in: view) }
  }

  private static func archived(_ constraint: NSLayoutConstraint, in view: UIView) -> NSDictionary? {
    guard let first = place(of: constraint.firstItem, in: view) else { return nil }
    let entry = NSMutableDictionary()
    func put(_ key: String, _ value: NSObject?) {
      if let value { entry.setObject(value, forKey: NSString(string: key)) }
    }
    put("first", first)
    put("firstAttribute", constraint.firstAttribute.rawValue.archived)
    put("relation", constraint.relation.rawValue.archived)
    if constraint.secondItem != nil {
      guard let second = place(of: constraint.secondItem, in: view) else { return nil }
      put("second", second)
    }
    put("secondAttribute", constraint.secondAttribute.rawValue.archived)
    put("multiplier", constraint.multiplier.archived)
    put("constant", constraint.constant.archived)
    put("priority", constraint.priority.rawValue.archived)
    put("identifier", constraint.identifier?.archived)
    return entry
  }

  private static func activate(_ entry: NSDictionary, in view: UIView) {
    func object(_ key: String) -> NSObject? { entry.object(forKey: NSString(string: key)) as? NSObject }
    func number(_ key: String) -> Int { object(key).flatMap(Int.unarchived) ?? 0 }
    guard let item = object("first").flatMap({ self.item(at: $0, in: view) }),
      let firstAttribute = NSLayoutConstraint.Attribute(rawValue: number("firstAttribute")),
      let secondAttribute = NSLayoutConstraint.Attribute(rawValue: number("secondAttribute")),
      let relation = NSLayoutConstraint.Relation(rawValue: number("relation"))
    else { return }
    let second = object("second").flatMap { self.item(at: $0, in: view) }
    guard object("second") == nil || second != nil else { return }
    let constraint = NSLayoutConstraint(
      item: item, attribute: firstAttribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
      multiplier: object("multiplier").flatMap(CGFloat.unarchived) ?? 1,
      constant: object("constant").flatMap(CGFloat.unarchived) ?? 0)
    constraint.priority = UILayoutPriority(object("priority").flatMap(Float.unarchived) ?? 1000)
    constraint.identifier = object("identifier").flatMap(String.unarchived)
    constraint.shouldBeArchived = true
    view.addConstraint(constraint)
  }

  // MARK: Positions in the hierarchy

  /// Returns the indices of subviews on the path from the view to the item. A guide has a further entry for its
  /// kind, and a custom guide its index.
  private static func place(of item: AnyObject?, in view: UIView) -> NSArray? {
    let owner = item as? UIView ?? (item as? UILayoutGuide)?.owningView
    var path: [NSObject] = []
    var current = owner
    while let here = current, here !== view {
      guard let parent = here.superview, let index = parent.subviews.firstIndex(of: here) else { return nil }
      path.insert(NSNumber(value: index), at: 0)
      current = parent
    }
    guard current === view else { return nil }
    if let guide = item as? UILayoutGuide {
      let number = owner?.layoutGuides.filter { $0.kind == .custom }.firstIndex(of: guide) ?? 0
      path.append(NSString(string: "\(guide.kind.rawValue) \(number)"))
    }
    return NSArray(array: path)
  }

  private static func item(at place: NSObject, in view: UIView) -> NSObject? {
    var here = view
    for step in place as? NSArray ?? [] {
      if let index = (step as? NSNumber)?.intValue {
        guard here.subviews.indices.contains(index) else { return nil }
        here = here.subviews[index]
      } else {
        let parts =
          (step as? NSObject).flatMap(String.unarchived)?.split(separator: " ").compactMap { Int($0) } ?? []
        return parts.count == 2 ? guide(parts[0], parts[1], of: here) : nil
      }
    }
    return here
  }

  private static func guide(_ kind: Int, _ number: Int, of view: UIView) -> UILayoutGuide? {
    switch LayoutGuideKind(rawValue: UInt8(clamping: kind)) {
    case .custom:
      let own = view.layoutGuides.filter { $0.kind == .custom }
      return own.indices.contains(number) ? own[number] : nil
    case .safeArea: return view.safeAreaLayoutGuide
    case .margins: return view.layoutMarginsGuide
    case .readable: return view.readableContentGuide
    case .keyboard: return view.keyboardLayoutGuide
    case .scrollFrame: return (view as? UIScrollView)?.frameLayoutGuide
    case .scrollContent: return (view as? UIScrollView)?.contentLayoutGuide
    default: return nil
    }
  }
}
