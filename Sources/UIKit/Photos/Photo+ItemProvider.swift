extension Photo {
  /// A provider of the file, with the file's name.
  package var itemProvider: NSItemProvider {
    let provider = NSItemProvider()
    provider.suggestedName = (fileName as NSString).deletingPathExtension
    provider.registerDataRepresentation(forTypeIdentifier: typeIdentifier) { [self] handler in
      DispatchQueue.global(qos: .userInitiated).async {
        let data = self.data
        handler(data, data == nil ? NSError(domain: NSItemProvider.errorDomain, code: -1000) : nil)
      }
      return nil
    }
    return provider
  }
}
