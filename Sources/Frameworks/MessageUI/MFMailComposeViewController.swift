@_exported import Foundation
import ObjectiveC
@_exported import UIKit

/// The result of composing an e-mail.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

/// The domain of errors of MessageUI.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// An error of composing an e-mail.
public struct MFMailComposeError: Error, CustomNSError, Equatable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable { case saveFailed, sendFailed }
  /// The code of the error.
  public let code: Code
  /// Creates an error with a code.
  public init(_ code: Code) { self.code = code }
  /// The domain of these errors.
  public static var errorDomain: String { MFMailComposeErrorDomain }
  /// The code of the error as an integer.
  public var errorCode: Int { code.rawValue }
  /// The code `saveFailed`, for comparisons.
  public static var saveFailed: Code { .saveFailed }
  /// The code `sendFailed`, for comparisons.
  public static var sendFailed: Code { .sendFailed }
}

/// A view controller for composing an e-mail. When the controller is presented, the system's mail program opens
/// with the message as a draft, and the delegate is notified that the message was saved. In a headless run the
/// message's URL is logged instead.
///
/// ```swift
/// if MFMailComposeViewController.canSendMail() {
///   let mail = MFMailComposeViewController()
///   mail.setToRecipients(["ada@example.com"])
///   mail.setSubject("Hello")
///   present(mail, animated: true)
/// }
/// ```
///
/// A URL can't contain attachments; they are omitted, and their names are logged.
///
/// Apple's documentation: <https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller>
@preconcurrency @MainActor open class MFMailComposeViewController: UIViewController {
  /// The delegate, which is notified of the result.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  private var recipients: [String] = []
  private var copies: [String] = []
  private var blindCopies: [String] = []
  private var subject = ""
  private var messageBody = ""
  private var isHandedOver = false

  /// Returns whether the system can open `mailto:` URLs.
  open class func canSendMail() -> Bool {
    URL(string: "mailto:").map { UIApplication.shared.canOpenURL($0) } ?? false
  }

  /// Sets the subject.
  open func setSubject(_ subject: String) { self.subject = subject }
  /// Sets the recipients.
  open func setToRecipients(_ toRecipients: [String]?) { recipients = toRecipients ?? [] }
  /// Sets the recipients of copies.
  open func setCcRecipients(_ ccRecipients: [String]?) { copies = ccRecipients ?? [] }
  /// Sets the recipients of blind copies.
  open func setBccRecipients(_ bccRecipients: [String]?) { blindCopies = bccRecipients ?? [] }
  /// Sets the body. The draft is plain text, so the tags of HTML are visible.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    messageBody = body
    if isHTML { Unsupported.log("HTML in MFMailComposeViewController.setMessageBody(_:isHTML:)") }
  }
  /// Adds an attachment, which is omitted and logged.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    Unsupported.log("MFMailComposeViewController.addAttachmentData(_:mimeType:fileName:)")
  }
  /// Sets the preferred address of the sender. It has no effect.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isHandedOver else { return }
    isHandedOver = true
    let url = MessageDelivery.mail(
      to: recipients, copies: copies, blindCopies: blindCopies, subject: subject, body: messageBody)
    guard let url else { return finish(false) }
    UIApplication.shared.open(url, options: [:]) { [weak self] in self?.finish($0) }
  }

  private func finish(_ isOpen: Bool) {
    mailComposeDelegate?.mailComposeController(
      self, didFinishWith: isOpen ? .saved : .failed, error: isOpen ? nil : MFMailComposeError(.saveFailed))
  }
}

/// The method by which a delegate is notified of the result. It dismisses the controller.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has finished the message.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {
    controller.dismiss(animated: true)
  }
}
