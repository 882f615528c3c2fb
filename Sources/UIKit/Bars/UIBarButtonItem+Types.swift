extension UIBarButtonItem {
  /// The style of an item, which determines its emphasis.
  public enum Style: Int, Sendable {
    /// The default style: a title that is not bold.
    case plain = 0
    /// The style of buttons with a border before iOS 7; since then the same as `plain`.
    case bordered = 1
    /// The style of an item that completes a task: its title is semibold.
    case done = 2
  }

  /// The items whose title or image the system provides.
  public enum SystemItem: Int, Sendable {
    /// "Done", emphasized, for leaving with the changes.
    case done = 0
    /// "Cancel", for leaving without the changes.
    case cancel = 1
    /// "Edit", for starting to edit.
    case edit = 2
    /// "Save", emphasized.
    case save = 3
    /// A plus, for adding an object.
    case add = 4
    /// A flexible space; several share the remaining width.
    case flexibleSpace = 5
    /// A space of the item's `width` in points.
    case fixedSpace = 6
    /// A sheet with a pencil, for composing a text.
    case compose = 7
    /// An arrow to the left, for a reply.
    case reply = 8
    /// A square with an arrow out of it, for sharing.
    case action = 9
    /// A folder, for moving an object to another folder.
    case organize = 10
    /// An open book, for bookmarks.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// A circular arrow, for reloading.
    case refresh = 13
    /// An "×", for stopping to load.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A trash can, for deleting.
    case trash = 16
    /// A triangle, for playing.
    case play = 17
    /// Two bars, for pausing.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// "Undo".
    case undo = 21
    /// "Redo".
    case redo = 22
    /// A curled page. Since iOS 11 it has no effect.
    case pageCurl = 23
    /// An "×", for closing without a decision.
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  var title: String? {
    switch self {
    case .done: SystemStrings.text("Done")
    case .cancel: SystemStrings.text("Cancel")
    case .edit: SystemStrings.text("Edit")
    case .save: SystemStrings.text("Save")
    case .undo: SystemStrings.text("Undo")
    case .redo: SystemStrings.text("Redo")
    default: nil
    }
  }

  var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    default: nil
    }
  }

  var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
}
