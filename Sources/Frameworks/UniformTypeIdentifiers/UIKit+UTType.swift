import UIKit

extension UIDocumentPickerViewController {
  /// A picker of files of these types, which are opened as copies or where they are.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
  }
  /// A picker of files of these types, which are opened where they are.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }
}

extension UIDocumentBrowserViewController {
  /// A browser of files of these types; nil for those that the app's Info.plist declares.
  public convenience init(forOpening contentTypes: [UTType]?) {
    self.init(forOpeningFilesWithContentTypes: contentTypes?.map(\.identifier))
  }
  /// The types of files among the recent ones, which are not shown apart.
  public var contentTypesForRecentDocuments: [UTType] { recentDocumentsContentTypes.compactMap { UTType($0) } }
}
