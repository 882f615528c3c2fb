import Foundation
import UIKit

/// Passes messages to the system's programs as URLs.
enum MessageDelivery {
  /// Returns a `mailto:` URL with the fields of RFC 6068.
  static func mail(
    to: [String], copies: [String], blindCopies: [String], subject: String, body: String
  ) -> URL? {
    var fields: [(String, String)] = []
    if !copies.isEmpty { fields.append(("cc", copies.joined(separator: ","))) }
    if !blindCopies.isEmpty { fields.append(("bcc", blindCopies.joined(separator: ","))) }
    if !subject.isEmpty { fields.append(("subject", subject)) }
    if !body.isEmpty {
      fields.append(
        ("body", body.replacingOccurrences(of: "\r\n", with: "\n").replacingOccurrences(of: "\n", with: "\r\n")))
    }
    return url("mailto:", to, fields)
  }

  /// Returns an `sms:` URL with the recipients and the text.
  static func text(to: [String], body: String) -> URL? {
    url("sms:", to, body.isEmpty ? [] : [("body", body)])
  }

  private static func url(_ scheme: String, _ recipients: [String], _ fields: [(String, String)]) -> URL? {
    let query = fields.map { "\($0)=\(escaped($1))" }.joined(separator: "&")
    let text = scheme + recipients.map(escaped).joined(separator: ",")
    return URL(string: query.isEmpty ? text : text + "?" + query)
  }

  private static func escaped(_ text: String) -> String {
    var allowed = CharacterSet.alphanumerics
    allowed.insert(charactersIn: "-._~@!'()*/:")
    // All non-ASCII characters are percent-encoded, too.
    return text.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      return byte < 128 && allowed.contains(scalar) ? String(scalar) : String(format: "%%%02X", byte)
    }.joined()
  }
}
