/// The selectors of framework methods that do not follow Swift's naming rule. By that rule `endEditing(_:)` is
/// `endEditing:`, but `touchesBegan(_:with:)` is `touchesBegan:withEvent:`.
enum FrameworkSelectors {
  /// Returns the selector of a framework's method; nil if it follows Swift's naming rule or is unknown.
  /// - Parameters:
  ///   - name: the base name of the method.
  ///   - labels: the argument labels, if they are written.
  ///   - owner: the type in front of the dot, if any.
  static func selector(named name: String, labels: [String]?, of owner: String?) -> String? {
    guard let entries = table[name] else { return nil }
    let fitting = entries.filter { labels == nil || $0.labels == labels! }
    return (fitting.first { $0.owner == owner } ?? fitting.first)?.selector
  }

  private struct Entry {
    let owner: String
    let labels: [String]
    let selector: String
  }

  private static let table: [String: [Entry]] = {
    var table: [String: [Entry]] = [:]
    for line in (objectSelectorTable + "\n" + frameworkSelectorTable).split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count == 3, let open = fields[1].firstIndex(of: "(") else { continue }
      let name = String(fields[1][..<open])
      let labels = fields[1][open...].dropFirst().dropLast().split(separator: ":").map(String.init)
      table[name, default: []].append(Entry(owner: String(fields[0]), labels: labels, selector: String(fields[2])))
    }
    return table
  }()
}

/// The selectors of `NSObject`'s own methods.
private let objectSelectorTable = """
  NSObject observeValue(forKeyPath:of:change:context:) observeValueForKeyPath:ofObject:change:context:
  NSObject forwardingTarget(for:) forwardingTargetForSelector:
  NSObject responds(to:) respondsToSelector:
  NSObject instancesRespond(to:) instancesRespondToSelector:
  NSObject conforms(to:) conformsToProtocol:
  NSObject isKind(of:) isKindOfClass:
  NSObject isMember(of:) isMemberOfClass:
  NSObject isEqual(_:) isEqual:
  NSObject perform(_:) performSelector:
  NSObject perform(_:with:) performSelector:withObject:
  NSObject perform(_:with:with:) performSelector:withObject:withObject:
  NSObject perform(_:with:afterDelay:) performSelector:withObject:afterDelay:
  NSObject copy(with:) copyWithZone:
  NSObject encode(with:) encodeWithCoder:
  """
