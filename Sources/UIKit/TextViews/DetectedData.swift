/// Data in a text that the user can tap although the author did not mark it as a link.
struct DetectedData {
  var range: NSRange
  /// The URL that delegates get: the link, a `tel:` URL, or the number of an address or date in UIKit's own scheme.
  var url: URL
  /// The URL that a tap opens; nil for dates, for which there is no calendar.
  var target: URL?

  @MainActor func open() {
    guard let target else { return Unsupported.log("The calendar that a detected date opens") }
    RunningApp.open(target)
  }

  init?(_ result: NSTextCheckingResult, number: Int) {
    range = result.range
    if let link = result.url {
      (url, target) = (link, link)
      return
    }
    if let phone = result.phoneNumber, let call = URL(string: "tel:" + phone.filter { $0.isNumber || $0 == "+" }) {
      (url, target) = (call, call)
      return
    }
    guard let own = URL(string: "x-apple-data-detectors://\(number)") else { return nil }
    url = own
    guard let address = result.addressComponents else { return }
    let keys: [ObjectiveC.NSTextCheckingKey] = [.street, .city, .state, .zip, .country]
    var components = URLComponents(string: "http://maps.apple.com/")
    components?.queryItems = [
      URLQueryItem(name: "q", value: keys.compactMap { address[$0] }.joined(separator: ", "))
    ]
    target = components?.url
  }
}
