/// What the compositor keeps of one node from frame to frame.
struct RenderCache {
}
