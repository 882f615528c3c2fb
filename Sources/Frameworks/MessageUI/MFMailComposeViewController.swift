@_exported import Foundation
import ObjectiveC
@_exported import UIKit

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

public struct MFMailComposeError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable { case saveFailed, sendFailed }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { MFMailComposeErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var saveFailed: Code { .saveFailed }
  public static var sendFailed: Code { .sendFailed }
}

/// Composes an e-mail. When the controller is presented, the system's mail program opens with the message as a
/// draft, and the delegate is notified that the message was saved. In a headless run the message's URL is logged
/// instead.
///
/// A URL can't contain attachments; they are omitted, and their names are logged.
///
/// Apple's documentation: <https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller>
@preconcurrency @MainActor open class MFMailComposeViewController: UIViewController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  private var recipients: [String] = []
  private var copies: [String] = []
  private var blindCopies: [String] = []
  private var subject = ""
  private var messageBody = ""
  private var isHandedOver = false

  open class func canSendMail() -> Bool {
    URL(string: "mailto:").map { UIApplication.shared.canOpenURL($0) } ?? false
  }

  open func setSubject(_ subject: String) { self.subject = subject }
  open func setToRecipients(_ toRecipients: [String]?) { recipients = toRecipients ?? [] }
  open func setCcRecipients(_ ccRecipients: [String]?) { copies = ccRecipients ?? [] }
  open func setBccRecipients(_ bccRecipients: [String]?) { blindCopies = bccRecipients ?? [] }
  /// Sets the body. The draft is plain text, so the tags of HTML are visible.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    messageBody = body
    if isHTML { Unsupported.log("HTML in MFMailComposeViewController.setMessageBody(_:isHTML:)") }
  }
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    Unsupported.log("MFMailComposeViewController.addAttachmentData(_:mimeType:fileName:)")
  }
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
