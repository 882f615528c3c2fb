/// Keys by their position on the keyboard: usages of page 7 of the USB HID tables.
///
/// Apple's documentation: <https://developer.apple.com/documentation/uikit/uikeyboardhidusage>
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// Too many keys are pressed for the keyboard to distinguish them. A report of its state rather than a key.
  case keyboardErrorRollOver = 1
  /// The keyboard failed its self-test when it was powered on. A report of its state rather than a key.
  case keyboardPOSTFail = 2
  /// The keyboard has an error that the tables do not name. Flipside uses it for characters that no key of a US
  /// keyboard types.
  case keyboardErrorUndefined = 3
  /// Types A on a US keyboard, Q on a French one: the first key of the home row.
  case keyboardA = 4
  /// Types B on a US keyboard: the fifth key of the bottom row of letters.
  case keyboardB = 5
  /// Types C on a US keyboard: the third key of the bottom row of letters.
  case keyboardC = 6
  /// Types D on a US keyboard: the third key of the home row.
  case keyboardD = 7
  /// Types E on a US keyboard: the third key of the top row of letters.
  case keyboardE = 8
  /// Types F on a US keyboard: the fourth key of the home row.
  case keyboardF = 9
  /// Types G on a US keyboard: the fifth key of the home row.
  case keyboardG = 10
  /// Types H on a US keyboard: the sixth key of the home row.
  case keyboardH = 11
  /// Types I on a US keyboard: the eighth key of the top row of letters.
  case keyboardI = 12
  /// Types J on a US keyboard: the seventh key of the home row.
  case keyboardJ = 13
  /// Types K on a US keyboard: the eighth key of the home row.
  case keyboardK = 14
  /// Types L on a US keyboard: the ninth key of the home row.
  case keyboardL = 15
  /// Types M on a US keyboard, a comma on a French one: the seventh key of the bottom row of letters.
  case keyboardM = 16
  /// Types N on a US keyboard: the sixth key of the bottom row of letters.
  case keyboardN = 17
  /// Types O on a US keyboard: the ninth key of the top row of letters.
  case keyboardO = 18
  /// Types P on a US keyboard: the tenth key of the top row of letters.
  case keyboardP = 19
  /// Types Q on a US keyboard, A on a French one: the first key of the top row of letters.
  case keyboardQ = 20
  /// Types R on a US keyboard: the fourth key of the top row of letters.
  case keyboardR = 21
  /// Types S on a US keyboard: the second key of the home row.
  case keyboardS = 22
  /// Types T on a US keyboard: the fifth key of the top row of letters.
  case keyboardT = 23
  /// Types U on a US keyboard: the seventh key of the top row of letters.
  case keyboardU = 24
  /// Types V on a US keyboard: the fourth key of the bottom row of letters.
  case keyboardV = 25
  /// Types W on a US keyboard, Z on a French one: the second key of the top row of letters.
  case keyboardW = 26
  /// Types X on a US keyboard: the second key of the bottom row of letters.
  case keyboardX = 27
  /// Types Y on a US keyboard, Z on a German one: the sixth key of the top row of letters.
  case keyboardY = 28
  /// Types Z on a US keyboard, Y on a German one and W on a French one: the first key of the bottom row of letters.
  case keyboardZ = 29
  /// Types 1 on a US keyboard, and an exclamation mark with Shift: the first digit of the row above the letters.
  case keyboard1 = 30
  /// Types 2 on a US keyboard, and an at sign with Shift: the second digit of the row above the letters.
  case keyboard2 = 31
  /// Types 3 on a US keyboard, and a number sign with Shift: the third digit of the row above the letters.
  case keyboard3 = 32
  /// Types 4 on a US keyboard, and a dollar sign with Shift: the fourth digit of the row above the letters.
  case keyboard4 = 33
  /// Types 5 on a US keyboard, and a percent sign with Shift: the fifth digit of the row above the letters.
  case keyboard5 = 34
  /// Types 6 on a US keyboard, and a caret with Shift: the sixth digit of the row above the letters.
  case keyboard6 = 35
  /// Types 7 on a US keyboard, and an ampersand with Shift: the seventh digit of the row above the letters.
  case keyboard7 = 36
  /// Types 8 on a US keyboard, and an asterisk with Shift: the eighth digit of the row above the letters.
  case keyboard8 = 37
  /// Types 9 on a US keyboard, and an opening parenthesis with Shift: the ninth digit of the row above the letters.
  case keyboard9 = 38
  /// Types 0 on a US keyboard, and a closing parenthesis with Shift: the tenth digit of the row above the letters.
  case keyboard0 = 39
  /// The Return key beside the letters; the number pad's is `keypadEnter`.
  case keyboardReturnOrEnter = 40
  /// The Escape key at the top left.
  case keyboardEscape = 41
  /// Deletes the character before the caret: Backspace on PCs, Delete on Macs.
  case keyboardDeleteOrBackspace = 42
  /// The Tab key to the left of the top row of letters.
  case keyboardTab = 43
  /// The space bar.
  case keyboardSpacebar = 44
  /// Types a hyphen on a US keyboard, and an underscore with Shift: to the right of the digit 0.
  case keyboardHyphen = 45
  /// Types an equal sign on a US keyboard, and a plus sign with Shift.
  case keyboardEqualSign = 46
  /// Types an opening bracket on a US keyboard, and an opening brace with Shift: to the right of P.
  case keyboardOpenBracket = 47
  /// Types a closing bracket on a US keyboard, and a closing brace with Shift.
  case keyboardCloseBracket = 48
  /// Types a backslash on a US keyboard, and a vertical bar with Shift: above Return.
  case keyboardBackslash = 49
  /// The key beside Return that only European keyboards have: number sign and tilde on a British one.
  case keyboardNonUSPound = 50
  /// Types a semicolon on a US keyboard, and a colon with Shift: to the right of L.
  case keyboardSemicolon = 51
  /// Types a straight apostrophe on a US keyboard, and a straight quotation mark with Shift.
  case keyboardQuote = 52
  /// Types a grave accent on a US keyboard, and a tilde with Shift: to the left of the digit 1.
  case keyboardGraveAccentAndTilde = 53
  /// Types a comma on a US keyboard, and a less-than sign with Shift: to the right of M.
  case keyboardComma = 54
  /// Types a period on a US keyboard, and a greater-than sign with Shift.
  case keyboardPeriod = 55
  /// Types a slash on a US keyboard, and a question mark with Shift: to the left of the right Shift key.
  case keyboardSlash = 56
  /// The Caps Lock key, which is pressed and released each time that the lock changes.
  case keyboardCapsLock = 57
  /// Function key 1, the first of the first group of four above the digits.
  case keyboardF1 = 58
  /// Function key 2, the second of the first group of four above the digits.
  case keyboardF2 = 59
  /// Function key 3, the third of the first group of four above the digits.
  case keyboardF3 = 60
  /// Function key 4, the fourth of the first group of four above the digits.
  case keyboardF4 = 61
  /// Function key 5, the first of the second group of four above the digits.
  case keyboardF5 = 62
  /// Function key 6, the second of the second group of four above the digits.
  case keyboardF6 = 63
  /// Function key 7, the third of the second group of four above the digits.
  case keyboardF7 = 64
  /// Function key 8, the fourth of the second group of four above the digits.
  case keyboardF8 = 65
  /// Function key 9, the first of the third group of four above the digits.
  case keyboardF9 = 66
  /// Function key 10, the second of the third group of four above the digits.
  case keyboardF10 = 67
  /// Function key 11, the third of the third group of four above the digits.
  case keyboardF11 = 68
  /// Function key 12, the fourth of the third group of four above the digits.
  case keyboardF12 = 69
  /// The Print Screen key of a PC's keyboard, where Apple's have F13.
  case keyboardPrintScreen = 70
  /// The Scroll Lock key of a PC's keyboard, where Apple's have F14.
  case keyboardScrollLock = 71
  /// The Pause key of a PC's keyboard, where Apple's have F15.
  case keyboardPause = 72
  /// The Insert key of a PC's keyboard, where Apple's have Help or Fn.
  case keyboardInsert = 73
  /// Moves to the beginning of the line or document.
  case keyboardHome = 74
  /// Scrolls up by a page.
  case keyboardPageUp = 75
  /// Deletes the character after the caret; the key to delete backwards is `keyboardDeleteOrBackspace`.
  case keyboardDeleteForward = 76
  /// Moves to the end of the line or document.
  case keyboardEnd = 77
  /// Scrolls down by a page.
  case keyboardPageDown = 78
  /// The arrow key that moves the caret or the focus to the right.
  case keyboardRightArrow = 79
  /// The arrow key that moves the caret or the focus to the left.
  case keyboardLeftArrow = 80
  /// The arrow key that moves the caret or the focus down.
  case keyboardDownArrow = 81
  /// The arrow key that moves the caret or the focus up.
  case keyboardUpArrow = 82
  /// The number pad's Num Lock key; Clear on Apple's keyboards.
  case keypadNumLock = 83
  /// The number pad's key for division.
  case keypadSlash = 84
  /// The number pad's key for multiplication.
  case keypadAsterisk = 85
  /// The number pad's minus key.
  case keypadHyphen = 86
  /// The number pad's plus key.
  case keypadPlus = 87
  /// The number pad's Enter key; the one beside the letters is `keyboardReturnOrEnter`.
  case keypadEnter = 88
  /// The number pad's 1, which is End where Num Lock is off.
  case keypad1 = 89
  /// The number pad's 2, which is the down arrow where Num Lock is off.
  case keypad2 = 90
  /// The number pad's 3, which is Page Down where Num Lock is off.
  case keypad3 = 91
  /// The number pad's 4, which is the left arrow where Num Lock is off.
  case keypad4 = 92
  /// The number pad's 5, in its middle; it has no other use where Num Lock is off.
  case keypad5 = 93
  /// The number pad's 6, which is the right arrow where Num Lock is off.
  case keypad6 = 94
  /// The number pad's 7, which is Home where Num Lock is off.
  case keypad7 = 95
  /// The number pad's 8, which is the up arrow where Num Lock is off.
  case keypad8 = 96
  /// The number pad's 9, which is Page Up where Num Lock is off.
  case keypad9 = 97
  /// The number pad's 0, which is Insert where Num Lock is off.
  case keypad0 = 98
  /// The number pad's decimal separator, which is Delete where Num Lock is off.
  case keypadPeriod = 99
  /// The key between left Shift and Z that US keyboards lack: backslash on a British one, less-than sign on a
  /// German one.
  case keyboardNonUSBackslash = 100
  /// The key of a PC's keyboard that opens the context menu, beside the right Control key.
  case keyboardApplication = 101
  /// The key that turns the computer on or off, on Unix workstations and older Macs.
  case keyboardPower = 102
  /// The equal sign on the number pad of Apple's keyboards.
  case keypadEqualSign = 103
  /// Function key 13, the first of the three to the right of F12 on Apple's keyboards.
  case keyboardF13 = 104
  /// Function key 14, the second of the three to the right of F12 on Apple's keyboards.
  case keyboardF14 = 105
  /// Function key 15, the last of the three to the right of F12 on Apple's keyboards.
  case keyboardF15 = 106
  /// Function key 16, the first of those above the number pad of Apple's keyboards.
  case keyboardF16 = 107
  /// Function key 17, the second of those above the number pad of Apple's keyboards.
  case keyboardF17 = 108
  /// Function key 18, the third of those above the number pad of Apple's keyboards.
  case keyboardF18 = 109
  /// Function key 19, the last of those above the number pad, and the last that Apple's keyboards have.
  case keyboardF19 = 110
  /// Function key 20, of keyboards for terminals, which have a second row of function keys.
  case keyboardF20 = 111
  /// Function key 21, of keyboards for terminals.
  case keyboardF21 = 112
  /// Function key 22, of keyboards for terminals.
  case keyboardF22 = 113
  /// Function key 23, of keyboards for terminals.
  case keyboardF23 = 114
  /// Function key 24, the last that the tables have.
  case keyboardF24 = 115
  /// The key of a Unix keyboard that runs the command that was entered.
  case keyboardExecute = 116
  /// The Help key of a Unix keyboard.
  case keyboardHelp = 117
  /// The Menu key of a Unix keyboard; that of a PC is `keyboardApplication`.
  case keyboardMenu = 118
  /// The Select key of a Unix keyboard.
  case keyboardSelect = 119
  /// Stops the running command, on a Unix keyboard.
  case keyboardStop = 120
  /// Repeats the last command, on a Unix keyboard.
  case keyboardAgain = 121
  /// Undoes the last change, on a Unix keyboard.
  case keyboardUndo = 122
  /// Moves the selection to the pasteboard, on a Unix keyboard.
  case keyboardCut = 123
  /// Copies the selection to the pasteboard, on a Unix keyboard.
  case keyboardCopy = 124
  /// Inserts the contents of the pasteboard, on a Unix keyboard.
  case keyboardPaste = 125
  /// Starts a search, on a Unix keyboard.
  case keyboardFind = 126
  /// Silences the sound, on keyboards that report this as a key rather than as a consumer control.
  case keyboardMute = 127
  /// Makes the sound louder, on keyboards that report this as a key rather than as a consumer control.
  case keyboardVolumeUp = 128
  /// Makes the sound quieter, on keyboards that report this as a key rather than as a consumer control.
  case keyboardVolumeDown = 129
  /// A Caps Lock key that stays down while the lock is on, as old keyboards have it.
  case keyboardLockingCapsLock = 130
  /// A Num Lock key that stays down while the lock is on, as old keyboards have it.
  case keyboardLockingNumLock = 131
  /// A Scroll Lock key that stays down while the lock is on, as old keyboards have it.
  case keyboardLockingScrollLock = 132
  /// A second separator on the number pad, as Brazilian keyboards have it beside the decimal comma.
  case keypadComma = 133
  /// The equal sign on the number pad of keyboards for IBM's AS/400.
  case keypadEqualSignAS400 = 134
  /// The key to the left of the right Shift key that US keyboards lack: ro on a Japanese one, the slash on a
  /// Brazilian one.
  case keyboardInternational1 = 135
  /// Changes between katakana and hiragana on a Japanese PC's keyboard.
  case keyboardInternational2 = 136
  /// The yen sign of a Japanese keyboard, to the left of Backspace.
  case keyboardInternational3 = 137
  /// Converts kana to kanji (henkan) on a Japanese PC's keyboard.
  case keyboardInternational4 = 138
  /// Leaves kana unconverted (muhenkan) on a Japanese PC's keyboard.
  case keyboardInternational5 = 139
  /// The comma on the number pad of NEC's PC-9800 keyboards.
  case keyboardInternational6 = 140
  /// Changes between characters of one and of two bytes.
  case keyboardInternational7 = 141
  /// A key without a meaning in the tables, which leave it to makers of keyboards.
  case keyboardInternational8 = 142
  /// Another key without a meaning in the tables; the last of the international keys.
  case keyboardInternational9 = 143
  /// Changes between Hangul and Latin letters on a Korean keyboard; the Kana key of Apple's Japanese ones.
  case keyboardLANG1 = 144
  /// Converts Hangul to Hanja on a Korean keyboard; the Eisū key of Apple's Japanese ones.
  case keyboardLANG2 = 145
  /// Changes to katakana, on Japanese keyboards that have a key for this alone.
  case keyboardLANG3 = 146
  /// Changes to hiragana, on Japanese keyboards that have a key for this alone.
  case keyboardLANG4 = 147
  /// Changes between characters of full and of half width on a Japanese PC's keyboard.
  case keyboardLANG5 = 148
  /// Reserved for an input method; no keyboard's key has a fixed meaning for it.
  case keyboardLANG6 = 149
  /// Reserved for an input method, as the seventh of nine such keys.
  case keyboardLANG7 = 150
  /// Reserved for an input method, as the eighth of nine such keys.
  case keyboardLANG8 = 151
  /// Reserved for an input method, as the last of nine such keys.
  case keyboardLANG9 = 152
  /// A second key to erase, such as one half of a divided space bar.
  case keyboardAlternateErase = 153
  /// Asks the system for attention: Sys Req on a PC's keyboard, Attn on an IBM terminal's.
  case keyboardSysReqOrAttention = 154
  /// Cancels the command that was begun, on a terminal's keyboard.
  case keyboardCancel = 155
  /// Erases the entered text, on a terminal's keyboard. The number pad's Clear is `keypadNumLock`.
  case keyboardClear = 156
  /// Shows the previous page, on a terminal's keyboard.
  case keyboardPrior = 157
  /// A Return key of a terminal's keyboard that has Enter besides. The usual one is `keyboardReturnOrEnter`.
  case keyboardReturn = 158
  /// Separates entries, on a terminal's keyboard.
  case keyboardSeparator = 159
  /// The Out key of a terminal's keyboard; the tables contain only its name.
  case keyboardOut = 160
  /// The Oper key of a terminal's keyboard; the tables contain only its name.
  case keyboardOper = 161
  /// Clears the entry or repeats it, on a terminal's keyboard.
  case keyboardClearOrAgain = 162
  /// Selects at the cursor (CrSel), or shows properties, on a terminal's keyboard.
  case keyboardCrSelOrProps = 163
  /// Extends the selection, on a terminal's keyboard.
  case keyboardExSel = 164
  /// The Control key to the left of the space bar. `UIKeyModifierFlags.control` does not distinguish the sides.
  case keyboardLeftControl = 224
  /// The Shift key to the left of the bottom row of letters.
  case keyboardLeftShift = 225
  /// The Alt key to the left of the space bar, which Apple calls Option.
  case keyboardLeftAlt = 226
  /// The key to the left of the space bar that is Command on a Mac and Windows on a PC.
  case keyboardLeftGUI = 227
  /// The Control key to the right of the space bar.
  case keyboardRightControl = 228
  /// The Shift key to the right of the bottom row of letters.
  case keyboardRightShift = 229
  /// The Alt key to the right of the space bar: Option on a Mac, AltGr on European PCs.
  case keyboardRightAlt = 230
  /// The key to the right of the space bar that is Command on a Mac and Windows on a PC.
  case keyboardRightGUI = 231
  /// The end of the usages that the tables reserve. No key has it.
  case keyboard_Reserved = 65535

  /// Creates the usage of the key that types `character` on a US keyboard; `.keyboardErrorUndefined` for other
  /// characters.
  init(character: String) {
    let scalars = character.lowercased().unicodeScalars
    guard scalars.count == 1, let value = scalars.first?.value else {
      self = .keyboardErrorUndefined
      return
    }
    let usage: Int
    switch value {
    case 0x61...0x7A: usage = 4 + Int(value - 0x61)
    case 0x31...0x39: usage = 30 + Int(value - 0x31)
    case 0x30: usage = 39
    case 0x20: usage = 44
    default:
      let signs: [UInt32: Int] = [
        0x2D: 45, 0x3D: 46, 0x5B: 47, 0x5D: 48, 0x5C: 49, 0x3B: 51, 0x27: 52, 0x60: 53, 0x2C: 54, 0x2E: 55,
        0x2F: 56,
      ]
      usage = signs[value] ?? 3
    }
    self = UIKeyboardHIDUsage(rawValue: usage) ?? .keyboardErrorUndefined
  }
}
