import UIKit

/// The methods of a node's text.
extension AccessibleTarget {
  func text(_ call: ATSPICall) throws(ATSPIError) -> [DBusValue]? {
    guard let text else { return nil }
    switch call.member {
    case "GetText": return [.string(text.text(try call.integer(0), try call.integer(1)))]
    case "GetCharacterAtOffset": return [.int32(Int32(bitPattern: text.scalar(at: try call.integer(0))))]
    case "GetStringAtOffset":
      guard let unit = AccessibleText.Unit(rawValue: try call.integer(1)) else {
        throw .invalidArguments("there are the granularities 0 to 4")
      }
      return answer(text, text.range(of: unit, at: try call.integer(0)))
    case "GetTextAtOffset": return answer(text, text.range(of: try boundary(call), at: try call.integer(0)))
    case "GetTextBeforeOffset":
      let unit = try boundary(call)
      let start = text.range(of: unit, at: try call.integer(0)).lowerBound
      return answer(text, start > 0 ? text.range(of: unit, at: start - 1) : 0..<0)
    case "GetTextAfterOffset":
      let unit = try boundary(call)
      let end = text.range(of: unit, at: try call.integer(0)).upperBound
      return answer(text, end < text.count ? text.range(of: unit, at: end) : end..<end)
    case "GetAttributes", "GetAttributeRun":
      _ = try call.integer(0)
      return [.dictionary([]), .int32(0), .int32(Int32(clamping: text.count))]
    case "GetDefaultAttributes", "GetDefaultAttributeSet": return [.dictionary([])]
    case "GetAttributeValue": return [.string("")]
    default:
      if let answer = try selection(call, text) { return answer }
      return try geometry(call, text)
    }
  }

  private func answer(_ text: AccessibleText, _ range: Range<Int>) -> [DBusValue] {
    let contents = range.isEmpty ? "" : text.text(range.lowerBound, range.upperBound)
    return [
      .string(contents), .int32(Int32(clamping: range.lowerBound)), .int32(Int32(clamping: range.upperBound)),
    ]
  }

  /// Returns the unit of one of AT-SPI's older boundaries: characters, then starts and ends of words, sentences and
  /// lines.
  private func boundary(_ call: ATSPICall) throws(ATSPIError) -> AccessibleText.Unit {
    let number = try call.integer(1)
    let units: [AccessibleText.Unit] = [.character, .word, .word, .sentence, .sentence, .line, .line]
    guard units.indices.contains(number) else { throw .invalidArguments("there are the boundaries 0 to 6") }
    return units[number]
  }

  private func selection(_ call: ATSPICall, _ text: AccessibleText) throws(ATSPIError) -> [DBusValue]? {
    let selected = text.selection.flatMap { $0.isEmpty ? nil : $0 }
    switch call.member {
    case "GetNSelections": return [.int32(selected == nil ? 0 : 1)]
    case "GetSelection":
      let range = try call.integer(0) == 0 ? selected ?? 0..<0 : 0..<0
      return [.int32(Int32(clamping: range.lowerBound)), .int32(Int32(clamping: range.upperBound))]
    case "SetCaretOffset":
      let offset = try call.integer(0)
      return [.bool(changed(text.select(offset, offset)))]
    case "AddSelection":
      let (start, end) = (try call.integer(0), try call.integer(1))
      // There is one selection.
      return [.bool(selected == nil && changed(text.select(start, end)))]
    case "SetSelection":
      let (number, start, end) = (try call.integer(0), try call.integer(1), try call.integer(2))
      return [.bool(number == 0 && changed(text.select(start, end)))]
    case "RemoveSelection":
      guard try call.integer(0) == 0, let selected else { return [.bool(false)] }
      return [.bool(changed(text.select(selected.upperBound, selected.upperBound)))]
    default: return nil
    }
  }

  private func changed(_ isDone: Bool) -> Bool {
    application.invalidate()
    return isDone
  }

  private func geometry(_ call: ATSPICall, _ text: AccessibleText) throws(ATSPIError) -> [DBusValue]? {
    switch call.member {
    case "GetCharacterExtents":
      let offset = try call.integer(0)
      return Self.numbers(of: rect(text.frame(offset, offset + 1), in: try space(call, 1)))
    case "GetRangeExtents":
      let (start, end) = (try call.integer(0), try call.integer(1))
      return Self.numbers(of: rect(text.frame(start, end), in: try space(call, 2)))
    case "GetOffsetAtPoint":
      let (x, y) = (try call.integer(0), try call.integer(1))
      let space = try space(call, 2)
      let point = application.window?.screenPoint(
        ofDesktop: CGPoint(x: CGFloat(x), y: CGFloat(y)), relativeToWindow: space.isOfWindow)
      return [.int32(Int32(clamping: point.flatMap { text.offset(at: $0) } ?? -1))]
    case "GetBoundedRanges": return [.array("(iisv)", [])]
    case "ScrollSubstringTo", "ScrollSubstringToPoint": return [.bool(false)]
    default: return nil
    }
  }

  func editableText(_ call: ATSPICall) throws(ATSPIError) -> [DBusValue]? {
    guard let text, let stage = application.window?.stage else { return nil }
    func range() throws(ATSPIError) -> (Int, Int) { (try call.integer(0), try call.integer(1)) }
    switch call.member {
    case "SetTextContents": return [.bool(changed(text.replace(0, text.count, with: try call.text(0), stage)))]
    case "InsertText":
      let (offset, string, length) = (try call.integer(0), try call.text(1), try call.integer(2))
      let scalars = string.unicodeScalars
      let isWhole = length < 0 || length >= scalars.count
      let part = isWhole ? string : String(String.UnicodeScalarView(scalars.prefix(length)))
      let at = min(max(offset, 0), text.count)
      return [.bool(changed(text.replace(at, at, with: part, stage)))]
    case "DeleteText":
      let (start, end) = try range()
      return [.bool(changed(text.replace(start, end < 0 ? text.count : end, with: "", stage)))]
    case "CopyText":
      let (start, end) = try range()
      _ = changed(text.perform(Selector("copy:"), start, end))
      return []
    case "CutText":
      let (start, end) = try range()
      return [.bool(changed(text.isEditable && text.perform(Selector("cut:"), start, end)))]
    case "PasteText":
      let offset = try call.integer(0)
      return [.bool(changed(text.isEditable && text.perform(Selector("paste:"), offset, offset)))]
    default: return nil
    }
  }
}
