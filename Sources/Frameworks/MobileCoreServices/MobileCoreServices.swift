// The name of CoreServices on iOS.
@_exported import CoreServices
