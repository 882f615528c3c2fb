import MessageUI
import XCTest

final class MessageUITests: FrameworkTestCase {
  private final class Listener: NSObject, MFMailComposeViewControllerDelegate,
    MFMessageComposeViewControllerDelegate
  {
    var mail: [(MFMailComposeResult, (any Error)?)] = []
    var text: [MessageComposeResult] = []
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
      mail.append((result, error))
      controller.dismiss(animated: true)
    }
    func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) {
      text.append(result)
      controller.dismiss(animated: true)
    }
  }

  private func compose(_ fill: (MFMailComposeViewController) -> Void) -> Listener {
    let root = makeWindow()
    let listener = Listener()
    let composer = MFMailComposeViewController()
    composer.mailComposeDelegate = listener
    fill(composer)
    root.present(composer, animated: true)
    run(2)
    return listener
  }

  func testAMailIsHandedToTheSystemAndToldAsSaved() {
    let listener = compose {
      $0.setToRecipients(["a@b.de", "c@d.de"])
      $0.setCcRecipients(["e@f.de"])
      $0.setBccRecipients(["g@h.de"])
      $0.setSubject("Pass & word?")
      $0.setMessageBody("One\nTwo = 100 % ü", isHTML: false)
    }
    XCTAssertEqual(
      host.opened,
      [
        "mailto:a@b.de,c@d.de?cc=e@f.de&bcc=g@h.de&subject=Pass%20%26%20word%3F&body=One%0D%0ATwo%20%3D%20100%20%25%20%C3%BC"
      ])
    XCTAssertEqual(listener.mail.map(\.0), [.saved])
    XCTAssertNil(listener.mail.first?.1)
  }

  func testAMailOfNothingIsTheBareScheme() {
    _ = compose { _ in }
    XCTAssertEqual(host.opened, ["mailto:"])
  }

  func testAMailThatNoProgramTakesFails() {
    host.opens = false
    let listener = compose { $0.setSubject("x") }
    XCTAssertEqual(listener.mail.map(\.0), [.failed])
    XCTAssertEqual(listener.mail.first?.1.map { ($0 as NSError).domain }, MFMailComposeErrorDomain)
  }

  func testAnAttachmentIsNamedOnTheConsoleOnce() {
    _ = compose {
      $0.addAttachmentData(Data(), mimeType: "text/plain", fileName: "a")
      $0.addAttachmentData(Data(), mimeType: "text/plain", fileName: "b")
    }
    XCTAssertLessThanOrEqual(said("addAttachmentData"), 1)
    XCTAssertEqual(host.opened.count, 1)
  }

  func testTheComposerIsHandedOverOnceAndFreed() {
    weak var gone: MFMailComposeViewController?
    let root = makeWindow()
    let listener = Listener()
    autoreleasepool {
      let composer = MFMailComposeViewController()
      gone = composer
      composer.mailComposeDelegate = listener
      root.present(composer, animated: false)
    }
    run(2)
    XCTAssertNil(root.presentedViewController)
    XCTAssertNil(gone)
    XCTAssertEqual(host.opened.count, 1)
  }

  func testATextMessageIsHandedOver() {
    XCTAssertTrue(MFMessageComposeViewController.canSendText())
    XCTAssertTrue(MFMailComposeViewController.canSendMail())
    let root = makeWindow()
    let listener = Listener()
    let composer = MFMessageComposeViewController()
    composer.messageComposeDelegate = listener
    composer.recipients = ["+49 123"]
    composer.body = "Hi & bye"
    root.present(composer, animated: true)
    run(2)
    XCTAssertEqual(host.opened, ["sms:%2B49%20123?body=Hi%20%26%20bye"])
    XCTAssertEqual(listener.text, [.sent])
  }
}
