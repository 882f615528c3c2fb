import Foundation

extension ArchiveDecoder {
  /// Returns the object under a key, decoding it on first use. An error is recorded, and the result is nil.
  func object(_ key: String?, of classes: [AnyClass]?) -> Any? {
    guard error == nil, let archive, let position = position(key) else { return nil }
    if let classes { allowed.append(classes) }
    defer { if classes != nil { allowed.removeLast() } }
    guard case .reference(let number) = archive.list.values[position] else {
      // Some archives from Apple's platforms contain Booleans and numbers inline.
      return plain(archive.list.values[position]).map(replaced)
    }
    do {
      return try object(number, key: key ?? "").map(replaced)
    } catch {
      failWithError(error)
      return nil
    }
  }

  /// Returns the object with a number.
  ///
  /// - Parameter isMember: whether the object is in a collection, for which Apple's decoder accepts the classes
  /// of property lists even if the caller does not list them.
  func object(_ number: Int, key: String, isMember: Bool = false) throws -> Any? {
    guard let archive else { return nil }
    if let known = made[number] {
      try check(Swift.type(of: known as AnyObject), known, key, isMember)
      return known
    }
    switch try archive.object(number) {
    case .absent: return nil
    case .plain(let value):
      guard let object = plain(value) else { return nil }
      try check(Swift.type(of: object), object, key, isMember)
      made[number] = object
      return object
    case .instance(let fields, let name):
      guard underWay.count < Self.greatestDepth else {
        throw ArchiveError.corrupt("objects lie too deep in each other")
      }
      guard underWay.insert(number).inserted else {
        // In Swift there is no reference to an object before its initializer has returned.
        Unsupported.log("an archived \(name.name) that refers to itself", effect: "the reference is nil")
        return nil
      }
      defer { underWay.remove(number) }
      let object = try make(fields, name, key, isMember)
      guard error == nil else { return nil }
      made[number] = object
      return object
    }
  }

  private func make(
    _ fields: KeyedArchive.Fields, _ name: KeyedArchive.ClassName, _ key: String, _ isMember: Bool
  ) throws -> Any {
    guard var type = decodedClass(name) else {
      throw ArchiveError.corrupt(
        "cannot decode object of class (\(name.name)) for key (\(key)) because no class named \"\(name.name)\" was found; "
          + "the class needs to be defined in source code or linked in from a library (ensure the class is part of the correct target)"
      )
    }
    if let object = type as? NSObject.Type { type = object.classForKeyedUnarchiver() }
    try check(type, nil, key, isMember)
    guard let coded = type as? any NSCoding.Type else {
      throw ArchiveError.corrupt("class (\(name.name)) does not adopt NSCoding")
    }
    if requiresSecureCoding, (type as? any NSSecureCoding.Type)?.supportsSecureCoding != true {
      throw ArchiveError.corrupt(
        "This decoder will only decode classes that adopt NSSecureCoding. Class '\(name.name)' does not adopt it.")
    }
    contexts.append(Context(fields))
    defer { contexts.removeLast() }
    let own = try collection(type, name.name) ?? value(type)
    guard let object: Any = own ?? coded.init(coder: self) as Any? else {
      if let error { throw error }
      throw ArchiveError.corrupt("class (\(name.name)) could not be decoded for key (\(key))")
    }
    return object
  }

  /// Throws an error if the class is not among those that the caller expects.
  private func check(_ type: AnyClass, _ object: Any?, _ key: String, _ isMember: Bool) throws {
    if isAllowed(type) { return }
    if isMember, Self.safeClasses.contains(where: { Self.isClass(type, below: $0) }) { return }
    let names = (allowed.last ?? []).map { "'\(MessageDispatch.name(of: $0))'" }.joined(separator: ", ")
    throw ArchiveError.corrupt(
      "value for key '\(key)' was of unexpected class '\(MessageDispatch.name(of: type))'. Allowed classes are {(\(names))}."
    )
  }

  /// The classes of property lists, except for collections.
  private static let safeClasses: [AnyClass] = [NSString.self, NSNumber.self, NSDate.self, NSData.self]

  private func replaced(_ object: Any) -> Any {
    guard let delegate, let other = delegate.unarchiver(self, didDecode: object) else { return object }
    if other as AnyObject !== object as AnyObject { delegate.unarchiver(self, willReplace: object, with: other) }
    return other
  }

  // MARK: Foundation's own objects

  /// Decodes a collection; Foundation's own initializers depend on the internals of its unarchiver.
  private func collection(_ type: AnyClass, _ name: String) throws -> NSObject? {
    switch type {
    case is NSMutableArray.Type: return NSMutableArray(array: try members("NS.objects"))
    case is NSArray.Type: return NSArray(array: try members("NS.objects"))
    case is NSCountedSet.Type: return try countedSet(name)
    case is NSMutableSet.Type: return NSMutableSet(array: try hashed(members("NS.objects"), name))
    case is NSSet.Type: return NSSet(array: try hashed(members("NS.objects"), name))
    case is NSMutableOrderedSet.Type: return NSMutableOrderedSet(array: try hashed(members("NS.objects"), name))
    case is NSOrderedSet.Type: return NSOrderedSet(array: try hashed(members("NS.objects"), name))
    case is NSDictionary.Type:
      let keys = try hashed(members("NS.keys", "NS.key."), name)
      let values = try members("NS.objects")
      guard keys.count == values.count else {
        throw ArchiveError.corrupt("class (\(name)) has \(keys.count) keys and \(values.count) objects")
      }
      let result = NSMutableDictionary()
      for (key, value) in zip(keys, values) { result.setObject(value, forKey: key) }
      return type is NSMutableDictionary.Type ? result : result.copy() as? NSDictionary
    default: return nil
    }
  }

  /// Decodes a counted set; Foundation's own initializer adds each member as often as its count, one by one.
  private func countedSet(_ name: String) throws -> NSCountedSet {
    let result = NSCountedSet()
    for (index, member) in try hashed(members("NS.objects", "NS.object"), name).enumerated() {
      let count = integer("NS.count\(index)", Int.self)
      guard (0...100_000).contains(count) else {
        throw ArchiveError.corrupt("class (\(name)) counts a member \(count) times")
      }
      for _ in 0..<count { result.add(member) }
    }
    return result
  }

  /// Returns the members of a set, or keys. Arrays and dictionaries are refused, because Foundation traps if a set
  /// or dictionary that contains them as keys is bridged to Swift.
  private func hashed(_ members: [NSObject], _ name: String) throws -> [NSObject] {
    guard let other = members.first(where: { $0 is NSArray || $0 is NSDictionary }) else { return members }
    throw ArchiveError.corrupt("class (\(name)) holds a \(type(of: other)) where only what has a hash can be")
  }

  /// Returns the objects of a list of references, or of numbered keys. Nil objects are omitted.
  func members(_ key: String, _ prefix: String = "NS.object.") throws -> [NSObject] {
    guard let archive else { return [] }
    var references: [Int] = []
    if let position = position(key) {
      guard case .array(let list) = archive.list.values[position] else {
        throw ArchiveError.corrupt("value for key '\(key)' is no list")
      }
      references = list
    } else {
      while let position = position("\(prefix)\(references.count)") { references.append(position) }
    }
    return try references.compactMap { position in
      guard case .reference(let number) = archive.list.values[position] else {
        throw ArchiveError.corrupt("a member of '\(key)' is no reference")
      }
      return try object(number, key: key, isMember: true).map(replaced).map { $0 as AnyObject }.flatMap {
        $0 as? NSObject
      }
    }
  }

  private func value(_ type: AnyClass) throws -> NSObject? {
    switch type {
    case is NSString.Type:
      let text: String
      if case .string(let string)? = value("NS.string") {
        text = string
      } else if let data = data("NS.bytes"), let string = String(data: data, encoding: .utf8) {
        text = string
      } else {
        throw ArchiveError.corrupt("class (NSString) has no text")
      }
      return type is NSMutableString.Type ? NSMutableString(string: text) : NSString(string: text)
    case is NSData.Type:
      guard let data = data("NS.data") ?? data("NS.bytes") else {
        throw ArchiveError.corrupt("class (NSData) has no bytes")
      }
      return type is NSMutableData.Type ? NSMutableData(data: data) : NSData(data: data)
    case is NSDecimalNumber.Type: return try FoundationArchiveForms.decimal(self)
    case is NSNumber.Type:
      for key in ["NS.number", "NS.boolval", "NS.intval", "NS.dblval"] {
        if let number = value(key).flatMap(plain) as? NSNumber { return number }
      }
      throw ArchiveError.corrupt("class (NSNumber) has no number")
    case is NSNull.Type: return NSNull()
    case is NSCharacterSet.Type: return FoundationArchiveForms.characters(self)
    default:
      try FoundationArchiveForms.check(type, self)
      return nil
    }
  }

  func data(_ key: String) -> Data? {
    guard case .data(let range)? = value(key) else { return nil }
    return archive?.list.data(range)
  }

  /// Returns a value that is not a reference.
  func plain(_ value: BinaryPropertyList.Value) -> NSObject? { plain(value, depth: 0) }

  private func plain(_ value: BinaryPropertyList.Value, depth: Int) -> NSObject? {
    // Lists that contain the same list repeatedly could expand to any size.
    plainValues += 1
    guard let archive, depth < 64, plainValues < 10_000_000 else { return nil }
    switch value {
    case .null, .reference: return nil
    case .bool(let flag): return NSNumber(value: flag)
    case .integer(let number): return NSNumber(value: number)
    case .unsigned(let number): return NSNumber(value: number)
    case .real(let number): return NSNumber(value: number)
    case .date(let seconds): return NSDate(timeIntervalSinceReferenceDate: seconds)
    case .data(let range): return NSData(data: archive.list.data(range))
    case .string(let text): return NSString(string: text)
    case .array(let list):
      return NSArray(array: list.compactMap { plain(archive.list.values[$0], depth: depth + 1) })
    case .dictionary(let pairs):
      let result = NSMutableDictionary()
      for pair in pairs {
        // The keys of property lists are strings. Foundation traps if it compares keys that are dictionaries.
        guard case .string(let key) = archive.list.values[pair.key],
          let object = plain(archive.list.values[pair.value], depth: depth + 1)
        else { continue }
        result.setObject(object, forKey: NSString(string: key))
      }
      return result.copy() as? NSObject
    }
  }
}
