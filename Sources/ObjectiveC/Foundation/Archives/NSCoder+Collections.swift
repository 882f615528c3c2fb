import Foundation

// Members of Apple's Foundation that are missing on Linux.

extension NSKeyedUnarchiver {
  /// Decodes an archived array of objects of one class.
  ///
  /// - Throws: `CocoaError.coderReadCorrupt` for damaged data and for objects of other classes.
  public static func unarchivedArrayOfObjects<DecodedObjectType>(
    ofClass cls: DecodedObjectType.Type, from data: Data
  ) throws -> [DecodedObjectType]? where DecodedObjectType: NSObject, DecodedObjectType: NSCoding {
    try unarchivedArrayOfObjects(ofClasses: [cls], from: data)?.compactMap { $0 as? DecodedObjectType }
  }

  /// Decodes an archived array of objects of several classes.
  public static func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]? {
    try topLevel(data) { $0.decodeArrayOfObjects(ofClasses: classes, forKey: NSKeyedArchiveRootObjectKey) }
  }

  /// Decodes an archived dictionary with keys of one class and objects of another.
  public static func unarchivedDictionary<DecodedKeyType, DecodedObjectType>(
    ofKeyClass keyClass: DecodedKeyType.Type, objectClass: DecodedObjectType.Type, from data: Data
  ) throws -> [DecodedKeyType: DecodedObjectType]?
  where
    DecodedKeyType: NSObject, DecodedKeyType: NSCoding, DecodedObjectType: NSObject, DecodedObjectType: NSCoding
  {
    try topLevel(data) {
      $0.decodeDictionary(withKeyClass: keyClass, objectClass: objectClass, forKey: NSKeyedArchiveRootObjectKey)
    }
  }

  /// Decodes an archived dictionary with keys and objects of several classes.
  public static func unarchivedDictionary(
    ofKeyClasses keyClasses: [AnyClass], objectClasses: [AnyClass], from data: Data
  ) throws -> [AnyHashable: Any]? {
    try topLevel(data) {
      $0.decodeDictionary(
        withKeysOfClasses: keyClasses, objectsOfClasses: objectClasses, forKey: NSKeyedArchiveRootObjectKey)
    }
  }

  private static func topLevel<Result>(_ data: Data, _ body: (NSKeyedUnarchiver) -> Result?) throws -> Result? {
    let unarchiver = try ArchiveDecoder(data)
    let result = body(unarchiver)
    unarchiver.finishDecoding()
    if let error = unarchiver.error { throw error }
    return result
  }
}

extension NSCoder {
  /// Decodes an array of objects of one class. Returns nil, and sets `error`, for any other value.
  public func decodeArrayOfObjects<DecodedObjectType>(
    ofClass cls: DecodedObjectType.Type, forKey key: String
  ) -> [DecodedObjectType]? where DecodedObjectType: NSObject, DecodedObjectType: NSCoding {
    decodeArrayOfObjects(ofClasses: [cls], forKey: key)?.compactMap { $0 as? DecodedObjectType }
  }

  /// Decodes an array of objects of several classes.
  public func decodeArrayOfObjects(ofClasses classes: [AnyClass], forKey key: String) -> [Any]? {
    guard let list = collection(NSArray.self, classes, key) else { return nil }
    return isMade(of: classes, list.map { $0 }, key) ? list.map { $0 } : nil
  }

  /// Decodes a dictionary with keys of one class and objects of another.
  public func decodeDictionary<DecodedKeyType, DecodedObjectType>(
    withKeyClass keyClass: DecodedKeyType.Type, objectClass: DecodedObjectType.Type, forKey key: String
  ) -> [DecodedKeyType: DecodedObjectType]?
  where
    DecodedKeyType: NSObject, DecodedKeyType: NSCoding, DecodedObjectType: NSObject, DecodedObjectType: NSCoding
  {
    dictionary([keyClass], [objectClass], key).map { dictionary in
      var result: [DecodedKeyType: DecodedObjectType] = [:]
      for (key, value) in dictionary {
        if let key = key as? DecodedKeyType, let value = value as? DecodedObjectType { result[key] = value }
      }
      return result
    }
  }

  /// Decodes a dictionary with keys and objects of several classes.
  public func decodeDictionary(
    withKeysOfClasses keyClasses: [AnyClass], objectsOfClasses objectClasses: [AnyClass], forKey key: String
  ) -> [AnyHashable: Any]? {
    dictionary(keyClasses, objectClasses, key).map { dictionary in
      var result: [AnyHashable: Any] = [:]
      for (key, value) in dictionary { if let key = key as? AnyHashable { result[key] = value } }
      return result
    }
  }

  private func dictionary(_ keys: [AnyClass], _ objects: [AnyClass], _ key: String) -> NSDictionary? {
    guard let found = collection(NSDictionary.self, keys + objects, key),
      isMade(of: keys, found.allKeys, key), isMade(of: objects, found.allValues, key)
    else { return nil }
    return found
  }

  private func collection<Collection: NSObject>(_ type: Collection.Type, _ classes: [AnyClass], _ key: String)
    -> Collection?
  {
    let object = decodeObject(of: [type] + classes, forKey: key)
    guard let object, error == nil else { return nil }
    if let collection = object as AnyObject as? Collection { return collection }
    failWithError(
      ArchiveError.corrupt(
        "value for key '\(key)' was of unexpected class '\(Swift.type(of: object))'. Allowed class is '\(type)'."))
    return nil
  }

  private func isMade(of classes: [AnyClass], _ members: [Any], _ key: String) -> Bool {
    for member in members {
      let type: AnyClass = Swift.type(of: member as AnyObject)
      guard !classes.contains(where: { ArchiveDecoder.isClass(type, below: $0) }) else { continue }
      failWithError(
        ArchiveError.corrupt("value for key '\(key)' was of unexpected class '\(MessageDispatch.name(of: type))'."))
      return false
    }
    return true
  }

  // MARK: Throwing methods

  /// Decodes the next object without a key.
  ///
  /// - Throws: the decoder's error.
  public func decodeTopLevelObject() throws -> Any? { try topLevel { decodeObject() } }

  /// Decodes the object under a key.
  public func decodeTopLevelObject(forKey key: String) throws -> Any? { try topLevel { decodeObject(forKey: key) } }

  /// Decodes the object of a class under a key.
  public func decodeTopLevelObject<DecodedObjectType>(
    of cls: DecodedObjectType.Type, forKey key: String
  ) throws -> DecodedObjectType? where DecodedObjectType: NSObject, DecodedObjectType: NSCoding {
    try topLevel { decodeObject(of: cls, forKey: key) }
  }

  /// Decodes the object of one of several classes under a key.
  public func decodeTopLevelObject(of classes: [AnyClass]?, forKey key: String) throws -> Any? {
    try topLevel { decodeObject(of: classes, forKey: key) }
  }

  private func topLevel<Result>(_ body: () -> Result?) throws -> Result? {
    let result = body()
    if let error { throw error }
    return result
  }
}

// Apple's delegate methods are optional.
extension NSKeyedUnarchiverDelegate {
  /// Returns a class for objects whose class is unknown; nil, the default, is an error.
  public func unarchiver(
    _ unarchiver: NSKeyedUnarchiver, cannotDecodeObjectOfClassName name: String,
    originalClasses classNames: [String]
  ) -> AnyClass? { nil }
  /// Returns the object that replaces a decoded one; by default the same object.
  public func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? { object }
  /// Called before another object replaces a decoded one. Does nothing by default.
  public func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace object: Any, with newObject: Any) {}
  /// Called before decoding ends. Does nothing by default.
  public func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}
  /// Called when decoding has ended. Does nothing by default.
  public func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}
}
