/// Media samples from a camera or a microphone. There are none here, so nothing makes one.
public final class CMSampleBuffer {
  private init() {}
}
