@_exported import Foundation
import ObjectiveC

/// The state of Bluetooth on the device.
public enum CBManagerState: Int, Sendable {
  /// The state is unknown, Bluetooth is restarting, unsupported, not authorized, off, or on.
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}
/// The state of the connection to a peripheral.
public enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected, disconnecting }
/// The way in which the value of a characteristic is written.
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }

/// The option for reporting a peripheral with every advertisement.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The option for a message to the user if Bluetooth is off.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The advertised name of a peripheral.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The advertised services of a peripheral.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"

/// A Bluetooth UUID.
open class CBUUID: NSObject {
  /// The UUID as text in upper case.
  open private(set) var uuidString: String
  /// Creates a UUID from its text.
  public init(string theString: String) {
    uuidString = theString.uppercased()
    super.init()
  }
  /// Creates a Bluetooth UUID from a UUID of Foundation.
  public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
  open override var hash: Int { uuidString.hashValue }
}

/// The superclass of the managers.
open class CBManager: NSObject {
  /// The state of Bluetooth; always `unsupported`.
  open var state: CBManagerState { .unsupported }
}

/// A manager that searches for nearby devices. Bluetooth is not available.
open class CBCentralManager: CBManager {
  /// The object that receives the events of the manager.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Whether the manager scans for peripherals; always false.
  open var isScanning: Bool { false }

  /// Creates a manager, which logs that Bluetooth is unsupported and informs its delegate of the state on the
  /// queue.
  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    self.delegate = delegate
    super.init()
    Unsupported.log("CBCentralManager")
    (queue ?? .main).async { [weak self] in
      guard let self else { return }
      self.delegate?.centralManagerDidUpdateState(self)
    }
  }

  /// Scans for peripherals; it has no effect.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
  /// Stops the scan; it has no effect.
  open func stopScan() {}
  /// Connects to a peripheral; it has no effect.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// Ends the connection to a peripheral; it has no effect.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  /// Returns the known peripherals with the identifiers; always an empty array.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  /// Returns the connected peripherals that have the services; always an empty array.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}

/// The events of a central manager. Only the change of the state ever happens. All methods except the one for the
/// state are optional.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// Called when the state of the manager has changed.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// Called when the manager has discovered a peripheral.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber)
  /// Called when the manager has connected to a peripheral.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// Called when the manager has failed to connect to a peripheral.
  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  /// Called when the connection to a peripheral has ended.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}

extension CBCentralManagerDelegate {
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber
  ) {}
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
  ) {}
}

/// The superclass of peripherals.
open class CBPeer: NSObject {
  /// The identifier of the device.
  open private(set) var identifier = UUID()
}

/// A nearby device. None is ever found.
open class CBPeripheral: CBPeer {
  /// The object that receives the events of the peripheral.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// The name of the device; always nil.
  open var name: String? { nil }
  /// The state of the connection; always `disconnected`.
  open var state: CBPeripheralState { .disconnected }
  /// The services that were discovered; always nil.
  open var services: [CBService]? { nil }
  /// Discovers services; it has no effect.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// Discovers the characteristics of a service; it has no effect.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  /// Reads the value of a characteristic; it has no effect.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// Writes the value of a characteristic; it has no effect.
  open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
  /// Enables or disables notifications for a characteristic; it has no effect.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  /// Reads the signal strength; it has no effect.
  open func readRSSI() {}
}

/// A service of a peripheral. None is ever discovered.
open class CBService: NSObject {
  /// The UUID of the service; always empty.
  open var uuid: CBUUID { CBUUID(string: "") }
  /// The peripheral that has the service; always nil.
  open var peripheral: CBPeripheral? { nil }
  /// The characteristics that were discovered; always nil.
  open var characteristics: [CBCharacteristic]? { nil }
}

/// A characteristic of a service. None is ever discovered.
open class CBCharacteristic: NSObject {
  /// The UUID of the characteristic; always empty.
  open var uuid: CBUUID { CBUUID(string: "") }
  /// The service that has the characteristic; always nil.
  open var service: CBService? { nil }
  /// The value of the characteristic; always nil.
  open var value: Data? { nil }
  /// Whether notifications are enabled; always false.
  open var isNotifying: Bool { false }
}

/// The events of a peripheral. They never happen, and all methods are optional.
public protocol CBPeripheralDelegate: NSObjectProtocol {
  /// Called when the peripheral has discovered services.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  /// Called when the peripheral has discovered the characteristics of a service.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
  /// Called when the value of a characteristic has changed or was read.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
  /// Called when the value of a characteristic was written.
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
}

extension CBPeripheralDelegate {
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
}
