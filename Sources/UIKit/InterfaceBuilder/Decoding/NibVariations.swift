import CoreGraphics

/// The size classes of a variation, from its key `heightClass=compact-widthClass=regular`.
struct NibSizeClasses {
  private var width: UIUserInterfaceSizeClass?
  private var height: UIUserInterfaceSizeClass?
  private var idiom: UIUserInterfaceIdiom?
  let isDefault: Bool

  /// Reads a key; nil if it has an unknown condition, so that it never applies.
  init?(_ key: String) {
    isDefault = key == "default"
    guard !isDefault else { return }
    for condition in key.split(separator: "-") {
      let parts = condition.split(separator: "=")
      guard parts.count == 2 else { return nil }
      let value = String(parts[1])
      switch parts[0] {
      case "widthClass": width = Self.classes[value]
      case "heightClass": height = Self.classes[value]
      case "idiom", "userInterfaceIdiom": idiom = Self.idioms[value]
      default: return nil
      }
    }
    if specificity != key.split(separator: "-").count { return nil }
  }

  private static let classes: [String: UIUserInterfaceSizeClass] = ["compact": .compact, "regular": .regular]
  private static let idioms: [String: UIUserInterfaceIdiom] = [
    "phone": .phone, "pad": .pad, "mac": .mac, "tv": .tv,
  ]

  /// The number of conditions. The variation with the most conditions takes precedence.
  var specificity: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) + (idiom == nil ? 0 : 1) }

  func match(_ traits: UITraitCollection) -> Bool {
    (width == nil || width == traits.horizontalSizeClass) && (height == nil || height == traits.verticalSizeClass)
      && (idiom == nil || idiom == traits.userInterfaceIdiom)
  }
}

/// The variations of a view for size classes: values, and installed subviews and constraints.
@MainActor final class NibVariations {
  private struct Variation {
    let classes: NibSizeClasses
    let element: NibElement
  }

  private let element: NibElement
  /// The variations from the most general to the most specific.
  private let variations: [Variation]
  /// A context without objects, for reading values long after the file was loaded.
  private let context: NibLoading
  /// The subviews in the file's order. This array retains those that are not installed.
  private var subviews: [(id: String, view: UIView)] = []
  /// The constraints. This array retains those that are not installed.
  var constraints: [NibConstraint] = []
  private var applied: String?
  private var restorers: [String: (NSObject) -> Void] = [:]

  init?(_ coder: NibCoder) {
    let elements = coder.element.children(named: "variation")
    let constraints = coder.element.child(named: "constraints")?.children ?? []
    guard !elements.isEmpty || constraints.contains(where: { $0.child(named: "variation") != nil }) else {
      return nil
    }
    element = coder.element
    context = coder.loading.sibling()
    variations = elements.compactMap { element in
      NibSizeClasses(element.key ?? "").map { Variation(classes: $0, element: element) }
    }.sorted { $0.classes.specificity < $1.classes.specificity }
    if elements.contains(where: { $0.children.contains { $0.key == "subviews" } }) {
      coder.loading.hasViewsThatComeAndGo = true
    }
  }

  /// Creates an object without variations for a view that has none. It retains the constraints, because other views
  /// are installed and removed.
  init(keeping constraints: [NibConstraint], of element: NibElement, in loading: NibLoading) {
    self.element = element
    self.constraints = constraints
    context = loading.sibling()
    variations = []
  }

  /// Returns whether a subview or constraint is installed.
  func isInstalled(_ id: String, in list: String, for traits: UITraitCollection) -> Bool {
    var isInstalled = true
    for variation in variations where variation.classes.match(traits) {
      for mask in variation.element.children where mask.name == "mask" && mask.key == list {
        for reference in mask.children where reference["reference"] == id {
          isInstalled = reference.name == "include"
        }
      }
    }
    return isInstalled
  }

  func addSubview(_ view: UIView, id: String?) { subviews.append((id ?? "", view)) }

  /// Installs subviews for the first time; the values of these traits are set like the element's own.
  func begin(in view: UIView, _ traits: UITraitCollection) {
    applied = state(for: traits)
    install(in: view, traits)
  }

  /// Applies the differences for traits.
  func apply(to view: UIView, _ traits: UITraitCollection) {
    let state = state(for: traits)
    guard state != applied else { return }
    applied = state
    install(in: view, traits)
    // Constraints of ancestors may refer to views that were installed or removed.
    var owner: UIView? = view
    while let here = owner {
      for constraint in here.rare?.nibVariations?.constraints ?? [] { constraint.update(for: here.traits) }
      owner = here.superview
    }
    let matching = variations.filter { $0.classes.match(traits) }
    for name in names { setValue(name, of: view, matching) }
  }

  private func state(for traits: UITraitCollection) -> String {
    let matching = variations.filter { $0.classes.match(traits) }
    let classes = [traits.horizontalSizeClass.rawValue, traits.verticalSizeClass.rawValue]
    return matching.map { $0.element.key ?? "" }.joined(separator: " ") + "\(classes)"
  }

  private func install(in view: UIView, _ traits: UITraitCollection) {
    guard !subviews.isEmpty else { return }
    var index = 0
    for (id, subview) in subviews {
      if isInstalled(id, in: "subviews", for: traits) {
        if subview.superview !== view { insert(subview, in: view, at: index) }
        index += 1
      } else if subview.superview === view {
        subview.removeFromSuperview()
      }
    }
  }

  private func insert(_ subview: UIView, in view: UIView, at index: Int) {
    if let stack = view as? UIStackView {
      stack.insertArrangedSubview(subview, at: min(index, stack.arrangedSubviews.count))
    } else {
      view.insertSubview(subview, at: min(index, view.subviews.count))
    }
  }

  // MARK: Values

  /// The attributes that any of the variations sets.
  private(set) lazy var names: [String] = {
    var names: [String] = []
    for variation in variations {
      let found = variation.element.attributes.map(\.name) + variation.element.children.compactMap(\.key)
      names += found.filter {
        !["key", "misplaced", "ambiguous", "fixedFrame", "subviews", "constraints"].contains($0)
      }
    }
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }()

  /// Returns the values of the variations for traits.
  func values(for traits: UITraitCollection) -> [String: NibValue] {
    let matching = variations.filter { $0.classes.match(traits) }
    return names.reduce(into: [:]) { $0[$1] = value($1, in: matching.map(\.element)) }
  }

  /// Stores how to restore an attribute that only variations set.
  func keep(_ name: String, _ restore: @escaping (NSObject) -> Void) { restorers[name] = restore }

  private func value(_ name: String, in elements: [NibElement]) -> NibValue? {
    let values = elements.compactMap { element -> NibValue? in
      if let text = element[name] { return .text(text) }
      return element.child(key: name).map { .element($0) }
    }
    return values.last
  }

  private func setValue(_ name: String, of view: UIView, _ matching: [Variation]) {
    let coder = NibCoder(loading: context, element: element)
    if let value = value(name, in: [element] + matching.map(\.element)) {
      type(of: view).nibRow.set(name, value, of: view, coder)
    } else {
      restorers[name]?(view)
    }
  }
}
