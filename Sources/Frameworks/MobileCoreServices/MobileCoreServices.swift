// What CoreServices is called on iOS.
@_exported import CoreServices
