/// The command of the edit menu that looks up the selected text.
@MainActor enum TextLookup {
  static func lookUpSelection(of host: any TextEditorHost) {
    let editor = host.editor
    let range = editor.range(editor.selection)
    guard !range.isEmpty, !host.hidesText, let text = host.text(in: range),
      let controller = host.chain.lazy.compactMap({ $0 as? UIViewController }).first
    else { return }
    let library = UIReferenceLibraryViewController(term: text)
    library.modalPresentationStyle = host.traitCollection.userInterfaceIdiom == .pad ? .popover : .automatic
    library.popoverPresentationController?.sourceView = host
    library.popoverPresentationController?.sourceRect = host.firstRect(for: range)
    controller.present(library, animated: true)
  }
}
