// Core Text's types of font features and their selectors, for `UIFontDescriptor.AttributeName.featureSettings`.
// What a font does not have is left out.

/// The type of features for ligatures.
public var kLigaturesType: Int { 1 }
/// A selector of `kLigaturesType`: ligatures that the script requires are on.
public var kRequiredLigaturesOnSelector: Int { 0 }
/// A selector of `kLigaturesType`: ligatures that the script requires are off.
public var kRequiredLigaturesOffSelector: Int { 1 }
/// A selector of `kLigaturesType`: common ligatures, such as fi, are on.
public var kCommonLigaturesOnSelector: Int { 2 }
/// A selector of `kLigaturesType`: common ligatures are off.
public var kCommonLigaturesOffSelector: Int { 3 }
/// A selector of `kLigaturesType`: rare ligatures, such as ct, are on.
public var kRareLigaturesOnSelector: Int { 4 }
/// A selector of `kLigaturesType`: rare ligatures are off.
public var kRareLigaturesOffSelector: Int { 5 }

/// The type of features for the widths of digits.
public var kNumberSpacingType: Int { 6 }
/// A selector of `kNumberSpacingType`: all digits are equally wide.
public var kMonospacedNumbersSelector: Int { 0 }
/// A selector of `kNumberSpacingType`: each digit has a width of its own.
public var kProportionalNumbersSelector: Int { 1 }

/// The type of features for raised and lowered glyphs.
public var kVerticalPositionType: Int { 10 }
/// A selector of `kVerticalPositionType`: glyphs are on the baseline.
public var kNormalPositionSelector: Int { 0 }
/// A selector of `kVerticalPositionType`: glyphs are superscripts.
public var kSuperiorsSelector: Int { 1 }
/// A selector of `kVerticalPositionType`: glyphs are subscripts.
public var kInferiorsSelector: Int { 2 }
/// A selector of `kVerticalPositionType`: letters behind a number are raised, as in 1st.
public var kOrdinalsSelector: Int { 3 }

/// The type of features for fractions.
public var kFractionsType: Int { 11 }
/// A selector of `kFractionsType`: numbers with a slash are not fractions.
public var kNoFractionsSelector: Int { 0 }
/// A selector of `kFractionsType`: fractions have their numbers above each other.
public var kVerticalFractionsSelector: Int { 1 }
/// A selector of `kFractionsType`: fractions have a diagonal bar.
public var kDiagonalFractionsSelector: Int { 2 }

/// The type of features for other typographic effects.
public var kTypographicExtrasType: Int { 14 }
/// A selector of `kTypographicExtrasType`: zero has a slash.
public var kSlashedZeroOnSelector: Int { 4 }
/// A selector of `kTypographicExtrasType`: zero has no slash.
public var kSlashedZeroOffSelector: Int { 5 }

/// The type of features for the heights of digits.
public var kNumberCaseType: Int { 21 }
/// A selector of `kNumberCaseType`: digits have ascenders and descenders, as small letters do.
public var kLowerCaseNumbersSelector: Int { 0 }
/// A selector of `kNumberCaseType`: digits are as high as capitals.
public var kUpperCaseNumbersSelector: Int { 1 }

/// The type of features for the layout of capitals.
public var kCaseSensitiveLayoutType: Int { 33 }
/// A selector of `kCaseSensitiveLayoutType`: punctuation is as high as suits capitals.
public var kCaseSensitiveLayoutOnSelector: Int { 0 }
/// A selector of `kCaseSensitiveLayoutType`: punctuation is as high as suits small letters.
public var kCaseSensitiveLayoutOffSelector: Int { 1 }

/// The type of features for stylistic sets.
public var kStylisticAlternativesType: Int { 35 }
/// A selector of `kStylisticAlternativesType`: no stylistic set is on.
public var kNoStylisticAlternatesSelector: Int { 0 }
/// A selector of `kStylisticAlternativesType`: the stylistic set 1 is on.
public var kStylisticAltOneOnSelector: Int { 2 }
/// A selector of `kStylisticAlternativesType`: the stylistic set 1 is off.
public var kStylisticAltOneOffSelector: Int { 3 }
/// A selector of `kStylisticAlternativesType`: the stylistic set 2 is on.
public var kStylisticAltTwoOnSelector: Int { 4 }
/// A selector of `kStylisticAlternativesType`: the stylistic set 2 is off.
public var kStylisticAltTwoOffSelector: Int { 5 }
/// A selector of `kStylisticAlternativesType`: the stylistic set 3 is on.
public var kStylisticAltThreeOnSelector: Int { 6 }
/// A selector of `kStylisticAlternativesType`: the stylistic set 3 is off.
public var kStylisticAltThreeOffSelector: Int { 7 }
/// A selector of `kStylisticAlternativesType`: the stylistic set 4 is on.
public var kStylisticAltFourOnSelector: Int { 8 }
/// A selector of `kStylisticAlternativesType`: the stylistic set 4 is off.
public var kStylisticAltFourOffSelector: Int { 9 }
/// A selector of `kStylisticAlternativesType`: the stylistic set 5 is on.
public var kStylisticAltFiveOnSelector: Int { 10 }
/// A selector of `kStylisticAlternativesType`: the stylistic set 5 is off.
public var kStylisticAltFiveOffSelector: Int { 11 }
/// A selector of `kStylisticAlternativesType`: the stylistic set 6 is on.
public var kStylisticAltSixOnSelector: Int { 12 }
/// A selector of `kStylisticAlternativesType`: the stylistic set 6 is off.
public var kStylisticAltSixOffSelector: Int { 13 }
/// A selector of `kStylisticAlternativesType`: the stylistic set 7 is on.
public var kStylisticAltSevenOnSelector: Int { 14 }
/// A selector of `kStylisticAlternativesType`: the stylistic set 7 is off.
public var kStylisticAltSevenOffSelector: Int { 15 }
/// A selector of `kStylisticAlternativesType`: the stylistic set 8 is on.
public var kStylisticAltEightOnSelector: Int { 16 }
/// A selector of `kStylisticAlternativesType`: the stylistic set 8 is off.
public var kStylisticAltEightOffSelector: Int { 17 }
/// A selector of `kStylisticAlternativesType`: the stylistic set 9 is on.
public var kStylisticAltNineOnSelector: Int { 18 }
/// A selector of `kStylisticAlternativesType`: the stylistic set 9 is off.
public var kStylisticAltNineOffSelector: Int { 19 }
/// A selector of `kStylisticAlternativesType`: the stylistic set 10 is on.
public var kStylisticAltTenOnSelector: Int { 20 }
/// A selector of `kStylisticAlternativesType`: the stylistic set 10 is off.
public var kStylisticAltTenOffSelector: Int { 21 }

/// The type of features for glyphs that depend on their neighbors.
public var kContextualAlternatesType: Int { 36 }
/// A selector of `kContextualAlternatesType`: contextual alternates are on.
public var kContextualAlternatesOnSelector: Int { 0 }
/// A selector of `kContextualAlternatesType`: contextual alternates are off.
public var kContextualAlternatesOffSelector: Int { 1 }

/// The type of features for small letters.
public var kLowerCaseType: Int { 37 }
/// A selector of `kLowerCaseType`: small letters are as in the font.
public var kDefaultLowerCaseSelector: Int { 0 }
/// A selector of `kLowerCaseType`: small letters are small capitals.
public var kLowerCaseSmallCapsSelector: Int { 1 }
/// A selector of `kLowerCaseType`: small letters are petite capitals.
public var kLowerCasePetiteCapsSelector: Int { 2 }

/// The type of features for capitals.
public var kUpperCaseType: Int { 38 }
/// A selector of `kUpperCaseType`: capitals are as in the font.
public var kDefaultUpperCaseSelector: Int { 0 }
/// A selector of `kUpperCaseType`: capitals are small capitals.
public var kUpperCaseSmallCapsSelector: Int { 1 }
/// A selector of `kUpperCaseType`: capitals are petite capitals.
public var kUpperCasePetiteCapsSelector: Int { 2 }
