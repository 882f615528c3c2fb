/// Media samples from a camera or a microphone. No device is available, so no sample buffer is ever delivered.
public final class CMSampleBuffer {
  private init() {}
}
