// The audio part of AVFoundation under its newer module name.
@_exported import AVFoundation
