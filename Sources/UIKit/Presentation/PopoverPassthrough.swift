/// A bar that a popover lets touches through to when it points at one of the bar's items.
@MainActor protocol PopoverPassthrough: AnyObject {}
