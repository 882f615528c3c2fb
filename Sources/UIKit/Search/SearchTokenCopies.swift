import Foundation

/// Writes the data of tokens' item providers to the general pasteboard, in the order of the tokens.
@MainActor final class SearchTokenCopies {
  private var items: [[String: Any]]
  private let text: String?

  /// Copies the data of item providers, as they become available.
  /// - Parameter text: the selected text behind the tokens.
  init(_ providers: [NSItemProvider], text: String?) {
    items = providers.map { _ in [:] }
    self.text = text
    put()
    for (index, provider) in providers.enumerated() {
      for type in provider.registeredTypeIdentifiers {
        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
          guard let data else { return }
          // Providers may call back later, on any thread.
          if Thread.isMainThread {
            MainActor.assumeIsolated { self.take(data, type, of: index) }
          } else {
            DispatchQueue.main.async { MainActor.assumeIsolated { self.take(data, type, of: index) } }
          }
        }
      }
    }
  }

  private func take(_ data: Data, _ type: String, of index: Int) {
    items[index][type] = data
    put()
  }

  private func put() {
    var all = items.filter { !$0.isEmpty }
    if let text, !text.isEmpty { all.append([PasteboardType.text[0]: text]) }
    if !all.isEmpty { UIPasteboard.general.items = all }
  }
}
