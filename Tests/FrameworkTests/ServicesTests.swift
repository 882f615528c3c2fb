import AuthenticationServices
import CloudKit
import CoreBluetooth
import CoreLocation
import CoreMotion
import LocalAuthentication
import MapKit
import Photos
import StoreKit
import UserNotifications
import WatchConnectivity
import XCTest

/// The results of services that the device lacks or the user denied, as on iOS.
final class ServicesTests: FrameworkTestCase {
  private final class Locations: NSObject, CLLocationManagerDelegate {
    var heard: [String] = []
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      heard.append("fail \((error as NSError).domain) \((error as NSError).code)")
    }
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
      heard.append("status \(status.rawValue)")
    }
    func locationManager(
      _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
    ) {
      heard.append("monitoring \(region?.identifier ?? "")")
    }
  }

  func testLocationsAreDenied() {
    let manager = CLLocationManager()
    let listener = Locations()
    manager.delegate = listener
    XCTAssertEqual(listener.heard, [])
    run(0.1)
    XCTAssertEqual(listener.heard, ["status 2"])
    manager.requestLocation()
    run(0.1)
    XCTAssertEqual(listener.heard.last, "fail kCLErrorDomain 1")
    manager.startMonitoring(for: CLBeaconRegion(uuid: UUID(), identifier: "b"))
    run(0.1)
    XCTAssertEqual(listener.heard.last, "monitoring b")
    XCTAssertEqual(manager.authorizationStatus, .denied)
    XCTAssertFalse(CLLocationManager.isRangingAvailable())
    XCTAssertNil(manager.location)
  }

  func testADelegateThatIsGoneIsNotCalled() {
    let manager = CLLocationManager()
    do {
      let delegate = Locations()
      manager.delegate = delegate
    }
    manager.requestLocation()
    run(0.1)
    XCTAssertNil(manager.delegate)
  }

  func testDistancesOnTheEarth() {
    // The distance from Berlin to Paris is 878 km.
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    XCTAssertEqual(
      berlin.distance(from: CLLocation(latitude: 48.8566, longitude: 2.3522)), 877_500, accuracy: 2_000)
    XCTAssertEqual(berlin.distance(from: berlin), 0)
    XCTAssertFalse(CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    let region = CLCircularRegion(center: berlin.coordinate, radius: 1000, identifier: "x")
    XCTAssertTrue(region.contains(CLLocationCoordinate2D(latitude: 52.525, longitude: 13.405)))
    XCTAssertFalse(region.contains(CLLocationCoordinate2D(latitude: 52.54, longitude: 13.405)))
  }

  func testAddressesAreNotFound() {
    var error: (any Error)?
    CLGeocoder().geocodeAddressString("Berlin") { error = $1 }
    run(0.1)
    XCTAssertEqual((error as? CLError)?.code, .network)
  }

  func testAMapShowsItsCentreAndKeepsAnnotations() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 0, longitude: 10), latitudinalMeters: 111_195,
        longitudinalMeters: 111_195),
      animated: false)
    XCTAssertEqual(map.region.span.latitudeDelta, 1, accuracy: 0.001)
    XCTAssertEqual((map.subviews.first as? UILabel)?.text, "0.0000°, 10.0000°")
    let pin = MKPointAnnotation()
    map.addAnnotation(pin)
    map.addAnnotations([MKPointAnnotation()])
    XCTAssertEqual(map.annotations.count, 2)
    map.removeAnnotation(pin)
    XCTAssertEqual(map.annotations.count, 1)
  }

  func testNotificationsAreDeniedAndRequestsKept() {
    let center = UNUserNotificationCenter.current()
    var granted: Bool?
    center.requestAuthorization(options: [.alert]) { allowed, _ in granted = allowed }
    var status: UNAuthorizationStatus?
    center.getNotificationSettings { status = $0.authorizationStatus }
    let content = UNMutableNotificationContent()
    content.title = "First"
    let request = UNNotificationRequest(
      identifier: "1", content: content, trigger: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
    )
    content.title = "Changed"
    center.add(request)
    center.add(UNNotificationRequest(identifier: "1", content: content, trigger: request.trigger))
    center.add(UNNotificationRequest(identifier: "2", content: content, trigger: request.trigger))
    center.removePendingNotificationRequests(withIdentifiers: ["2"])
    var pending: [UNNotificationRequest] = []
    center.getPendingNotificationRequests { pending = $0 }
    run(0.1)
    XCTAssertEqual(granted, false)
    XCTAssertEqual(status, .denied)
    XCTAssertEqual(request.content.title, "First")
    XCTAssertEqual(pending.map(\.content.title), ["Changed"])
    center.removeAllPendingNotificationRequests()
  }

  func testPhotosAreDenied() {
    var status: PHAuthorizationStatus?
    PHPhotoLibrary.requestAuthorization { status = $0 }
    var change: (Bool, (any Error)?)?
    PHPhotoLibrary.shared().performChanges({}) { change = ($0, $1) }
    run(0.1)
    XCTAssertEqual(status, .denied)
    XCTAssertEqual(change?.0, false)
    XCTAssertEqual(change?.1.map { ($0 as NSError).domain }, PHPhotosErrorDomain)
    XCTAssertEqual(PHAsset.fetchAssets(with: nil).count, 0)
    XCTAssertNil(PHAsset.fetchAssets(with: .image, options: nil).firstObject)
  }

  func testPaymentsFailAndAreTold() {
    final class Observer: NSObject, SKPaymentTransactionObserver {
      var states: [SKPaymentTransactionState] = []
      func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
        states += transactions.map(\.transactionState)
        transactions.forEach(queue.finishTransaction)
      }
    }
    XCTAssertFalse(SKPaymentQueue.canMakePayments())
    let observer = Observer()
    SKPaymentQueue.default().add(observer)
    SKPaymentQueue.default().add(SKPayment(product: SKProduct()))
    run(0.1)
    XCTAssertEqual(observer.states, [.failed])
    XCTAssertEqual(SKPaymentQueue.default().transactions.count, 0)
    SKPaymentQueue.default().remove(observer)
    SKPaymentQueue.default().add(SKPayment(product: SKProduct()))
    run(0.1)
    XCTAssertEqual(observer.states, [.failed])
  }

  func testProductsCannotBeAskedFor() {
    final class Listener: NSObject, SKProductsRequestDelegate {
      var errors: [Int] = []
      func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {}
      func request(_ request: SKRequest, didFailWithError error: any Error) {
        errors.append((error as NSError).code)
      }
    }
    let listener = Listener()
    let request = SKProductsRequest(productIdentifiers: ["a"])
    request.delegate = listener
    request.start()
    run(0.1)
    XCTAssertEqual(listener.errors, [0])
  }

  func testNobodyCanBeAuthenticated() {
    let context = LAContext()
    var error: NSError?
    XCTAssertFalse(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    XCTAssertEqual(error?.domain, LAErrorDomain)
    XCTAssertEqual(error?.code, -6)
    var answer: Bool?
    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "x") { success, _ in answer = success }
    run(0.1)
    XCTAssertEqual(answer, false)
  }

  func testOtherServicesThatAreNotThere() {
    XCTAssertFalse(WCSession.isSupported())
    XCTAssertFalse(CMPedometer.isStepCountingAvailable())
    var account: CKAccountStatus?
    CKContainer.default().accountStatus { status, _ in account = status }
    var login: (any Error)?
    ASWebAuthenticationSession(url: URL(fileURLWithPath: "/"), callbackURLScheme: nil) { login = $1 }.start()
    final class Bluetooth: NSObject, CBCentralManagerDelegate {
      var states: [CBManagerState] = []
      func centralManagerDidUpdateState(_ central: CBCentralManager) { states.append(central.state) }
    }
    let bluetooth = Bluetooth()
    let manager = CBCentralManager(delegate: bluetooth, queue: nil)
    run(0.1)
    XCTAssertEqual(account, .noAccount)
    XCTAssertEqual((login as? ASWebAuthenticationSessionError)?.code, .canceledLogin)
    XCTAssertEqual(bluetooth.states, [.unsupported])
    XCTAssertFalse(manager.isScanning)
  }

  func testTheHostsTiltIsTheDevicesGravity() {
    let manager = CMMotionManager()
    XCTAssertNil(manager.accelerometerData)
    manager.startAccelerometerUpdates()
    XCTAssertEqual(manager.accelerometerData?.acceleration.z ?? 0, -1, accuracy: 1e-9)
    UIApplication.shared.send(.tilt(horizontal: 0.6, vertical: 0))
    run(0.1)
    XCTAssertEqual(manager.accelerometerData?.acceleration.x ?? 0, 0.6, accuracy: 1e-9)
    XCTAssertEqual(manager.accelerometerData?.acceleration.z ?? 0, -0.8, accuracy: 1e-9)
    var count = 0
    manager.accelerometerUpdateInterval = 0.1
    manager.startAccelerometerUpdates(to: .main) { _, _ in count += 1 }
    run(1.05)
    XCTAssertEqual(count, 10)
    manager.stopAccelerometerUpdates()
    run(1)
    XCTAssertEqual(count, 10)
    UIApplication.shared.send(.tilt(horizontal: 0, vertical: 0))
    run(0.1)
  }

  func testWhatIsNotThereIsNamedOnce() {
    // Each name is logged once in a process, so a second call logs nothing.
    let before = console.count
    SKStoreReviewController.requestReview()
    SKStoreReviewController.requestReview()
    XCTAssertLessThanOrEqual(console.count - before, 1)
  }
}
