/// The command of the edit menu that shares the selected text.
@MainActor enum TextSharing {
  static func shareSelection(of host: any TextEditorHost) {
    let editor = host.editor
    let range = editor.range(editor.selection)
    guard !range.isEmpty, !host.hidesText, let text = host.text(in: range),
      let controller = host.chain.lazy.compactMap({ $0 as? UIViewController }).first
    else { return }
    let sharing = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    sharing.popoverPresentationController?.sourceView = host
    sharing.popoverPresentationController?.sourceRect = host.firstRect(for: range)
    controller.present(sharing, animated: true)
  }
}
