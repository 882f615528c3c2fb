import UIKit

extension UIDocumentPickerViewController {
  /// Creates a picker for files of the given types, which are opened as copies or in place.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }
  /// Creates a picker for files of the given types, which are opened in place.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }
}

extension UIDocumentBrowserViewController {
  /// Creates a browser for files of the given types; nil stands for those that the app's Info.plist declares.
  public convenience init(forOpening contentTypes: [UTType]?) {
    self.init(forOpeningFilesWithContentTypes: contentTypes?.map(\.identifier))
  }
  /// The types of recent documents. It has no effect, because recent documents are not listed separately.
  public var contentTypesForRecentDocuments: [UTType] { recentDocumentsContentTypes.compactMap { UTType($0) } }
}
