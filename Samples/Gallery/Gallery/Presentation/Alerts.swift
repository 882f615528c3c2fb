import UIKit

enum Alerts {
  static let pages: [Page] = [
    .presented("Alert") { _ in
      let alert = UIAlertController(
        title: "Delete this letter?", message: "It can't be brought back.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in print("deleted") })
      return alert
    },
    .presented("Alert with fields") { _ in signIn() },
    .presented("Action sheet") { button in
      let sheet = UIAlertController(title: nil, message: "Share this letter", preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Copy", style: .default))
      sheet.addAction(UIAlertAction(title: "Print", style: .default))
      sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      sheet.popoverPresentationController?.sourceView = button
      sheet.popoverPresentationController?.sourceRect = button.bounds
      return sheet
    },
    .presented("Activities") { button in
      let activities = UIActivityViewController(
        activityItems: ["A letter", URL(string: "https://www.example.com")!], applicationActivities: nil)
      activities.popoverPresentationController?.sourceView = button
      activities.popoverPresentationController?.sourceRect = button.bounds
      return activities
    },
  ]

  /// Signs in only with a name.
  private static func signIn() -> UIAlertController {
    let alert = UIAlertController(title: "Sign In", message: nil, preferredStyle: .alert)
    let signIn = UIAlertAction(title: "Sign In", style: .default) { [weak alert] _ in
      print("signed in as \(alert?.textFields?.first?.text ?? "nobody")")
    }
    signIn.isEnabled = false
    alert.addTextField { field in
      field.placeholder = "Name"
      field.addAction(
        UIAction { [weak field] _ in signIn.isEnabled = !(field?.text ?? "").isEmpty }, for: .editingChanged)
    }
    alert.addTextField { field in
      field.placeholder = "Password"
      field.isSecureTextEntry = true
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(signIn)
    alert.preferredAction = signIn
    return alert
  }
}
