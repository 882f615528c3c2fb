import Foundation
import ObjectiveC

/// The validation rules of an attribute in a data model's file, which are the "Validation" fields of Xcode's
/// editor.
struct AttributeRules {
  var minimum: Double?
  var maximum: Double?
  var earliest: Date?
  var latest: Date?
  var pattern: String?

  init() {}

  init(_ attributes: [String: String]) {
    minimum = attributes["minValueString"].flatMap(Double.init)
    maximum = attributes["maxValueString"].flatMap(Double.init)
    let date = { (name: String) in
      attributes[name].flatMap(Double.init).map { Date(timeIntervalSinceReferenceDate: $0) }
    }
    earliest = date("minDateTimeInterval")
    latest = date("maxDateTimeInterval")
    pattern = attributes["regularExpressionString"]
  }
}

/// Validates objects before they are saved.
///
/// Apple's documentation:
/// <https://developer.apple.com/documentation/coredata/nsmanagedobject/1506998-validateforinsert>
struct Validation {
  let object: NSManagedObject

  /// Returns a single error unchanged, and several errors as the details of one; nil if there are none.
  static func combined(_ errors: [NSError]) -> NSError? {
    if errors.count < 2 { return errors.first }
    let details = errors.flatMap { error in
      error.code == NSValidationMultipleErrorsError
        ? error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [] : [error]
    }
    return CoreDataError.make(
      NSValidationMultipleErrorsError, "Multiple validation errors occurred.", [NSDetailedErrorsKey: details])
  }

  private func error(
    _ code: Int, _ property: NSPropertyDescription, _ value: Any?, _ text: String, _ info: [String: Any] = [:]
  ) -> NSError {
    var info = info
    info[NSValidationObjectErrorKey] = object
    info[NSValidationKeyErrorKey] = property.name
    if let value { info[NSValidationValueErrorKey] = value }
    return CoreDataError.make(code, "\(property.name) \(text)", info)
  }

  func errors(of property: NSPropertyDescription, _ value: Any?) -> [NSError] {
    var errors: [NSError]
    switch property {
    case let relationship as NSRelationshipDescription: errors = self.errors(of: relationship, value)
    case let attribute as NSAttributeDescription:
      guard let value, !(value is NSNull) else {
        return property.isOptional
          ? [] : [error(NSValidationMissingMandatoryPropertyError, property, nil, "is a required value.")]
      }
      errors = self.errors(of: attribute, value)
    default: return []
    }
    for (index, predicate) in property.validationPredicates.enumerated()
    where !predicate.evaluate(with: value ?? NSNull()) {
      let warning = property.validationWarnings.indices.contains(index) ? property.validationWarnings[index] : nil
      let code = warning as? Int ?? NSManagedObjectValidationError
      errors.append(
        error(
          code, property, value, warning as? String ?? "is not valid.", [NSValidationPredicateErrorKey: predicate]))
    }
    return errors
  }

  private func errors(of relationship: NSRelationshipDescription, _ value: Any?) -> [NSError] {
    let count = NSManagedObject.objects(value).count { !$0.isDeleted }
    if count == 0 {
      guard !relationship.isOptional else { return [] }
      let code =
        relationship.isToMany && relationship.minCount > 0
        ? NSValidationRelationshipLacksMinimumCountError : NSValidationMissingMandatoryPropertyError
      return [error(code, relationship, value, "is a required value.")]
    }
    guard relationship.isToMany else { return [] }
    if count < relationship.minCount {
      return [error(NSValidationRelationshipLacksMinimumCountError, relationship, value, "has too few objects.")]
    }
    if relationship.maxCount > 0, count > relationship.maxCount {
      return [error(NSValidationRelationshipExceedsMaximumCountError, relationship, value, "has too many objects.")]
    }
    return []
  }

  private func errors(of attribute: NSAttributeDescription, _ value: Any) -> [NSError] {
    let rules = attribute.rules
    switch value {
    case let text as String:
      let count = Double(text.utf16.count)
      if let minimum = rules.minimum, count < minimum {
        return [error(NSValidationStringTooShortError, attribute, value, "is too short.")]
      }
      if let maximum = rules.maximum, count > maximum {
        return [error(NSValidationStringTooLongError, attribute, value, "is too long.")]
      }
      if let pattern = rules.pattern, !NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: text) {
        return [error(NSValidationStringPatternMatchingError, attribute, value, "does not match its pattern.")]
      }
    case let date as Date:
      if let earliest = rules.earliest, date < earliest {
        return [error(NSValidationDateTooSoonError, attribute, value, "is too early.")]
      }
      if let latest = rules.latest, date > latest {
        return [error(NSValidationDateTooLateError, attribute, value, "is too late.")]
      }
    case let number as NSNumber:
      if let minimum = rules.minimum, number.doubleValue < minimum {
        return [error(NSValidationNumberTooSmallError, attribute, value, "is too small.")]
      }
      if let maximum = rules.maximum, number.doubleValue > maximum {
        return [error(NSValidationNumberTooLargeError, attribute, value, "is too large.")]
      }
    default: break
    }
    return []
  }
}

extension NSManagedObject {
  /// Validates all values. Replacements by a class's own `validateValue(_:forKey:)` are kept.
  func validate() throws {
    var errors: [NSError] = []
    for (name, _) in entity.propertiesByName.sorted(by: { $0.key < $1.key }) {
      let given = primitiveValue(forKey: name).map { $0 as AnyObject }
      var value = given
      do {
        try validateValue(&value, forKey: name)
        if value !== given { setValue(value, forKey: name) }
      } catch { errors.append(error as NSError) }
    }
    if let error = Validation.combined(errors) { throw error }
  }

  /// Validates that no relationship denies the deletion.
  func validateDeletion() throws {
    let errors = entity.relationshipsByName.values.sorted { $0.name < $1.name }.compactMap {
      relationship -> NSError? in
      guard relationship.deleteRule == .denyDeleteRule,
        objects(of: relationship).contains(where: { !$0.isDeleted })
      else { return nil }
      return CoreDataError.make(
        NSValidationRelationshipDeniedDeleteError, "Items cannot be deleted from \(relationship.name).",
        [NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: relationship.name])
    }
    if let error = Validation.combined(errors) { throw error }
  }
}
