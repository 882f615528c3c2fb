// Foundation's functions by their symbols, each a jump to UIKit's own. They are found before Foundation's because the run
// time is loaded before it. In Swift itself they can't carry these names: a module that also calls Foundation's would
// declare one symbol with two types, which the optimiser refuses.
#include "foundation_overrides.h"

#if defined(__x86_64__)
#define JUMP(function) "jmp " #function "@PLT"
#elif defined(__aarch64__)
#define JUMP(function) "b " #function
#else
#error "no jump for this processor"
#endif

#define OVERRIDE(symbol, function)                                                       \
  __attribute__((naked, used, visibility("default"))) void function##_entry(void) __asm__(symbol); \
  void function##_entry(void) { __asm__ volatile(JUMP(function)); }

OVERRIDE("$s20FoundationEssentials6LocaleV7currentACvgZ", flipside_hostLocale)
OVERRIDE("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", flipside_hostAutoupdatingLocale)
OVERRIDE("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", flipside_hostLanguages)
OVERRIDE("$s20FoundationEssentials8CalendarV7currentACvgZ", flipside_hostCalendar)
OVERRIDE("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", flipside_hostAutoupdatingCalendar)
OVERRIDE("$s10Foundation6BundleC3forACyXlXp_tcfC", flipside_bundleForClass)
OVERRIDE("$s10Foundation6BundleC22preferredLocalizations4fromSaySSGAF_tFZ", flipside_chosenLocalizations)
OVERRIDE("$s10Foundation6BundleC22preferredLocalizations4from14forPreferencesSaySSGAG_AGSgtFZ", flipside_chosenLocalizations2)
OVERRIDE("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC", flipside_stringWithFormat)
OVERRIDE("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC", flipside_stringWithFormat2)
OVERRIDE("$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC", flipside_stringWithFormat3)
OVERRIDE("$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC", flipside_stringWithFormat4)
OVERRIDE("$s10Foundation8NSStringC6format_A2C_s7CVarArg_pdtcfC", flipside_nsStringWithFormat)
OVERRIDE("$s10Foundation5NSLogyySS_s7CVarArg_pdtF", flipside_log)
OVERRIDE("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ", flipside_localizedStringWithFormat)
OVERRIDE("$s20FoundationEssentials11ProcessInfoC22operatingSystemVersionAA09OperatingfG0Vvg", flipside_systemVersion)
OVERRIDE("$s20FoundationEssentials11ProcessInfoC28operatingSystemVersionStringSSvg", flipside_systemVersionString)
OVERRIDE("$s20FoundationEssentials11ProcessInfoC24isOperatingSystemAtLeastySbAA0fG7VersionVF", flipside_isSystemAtLeast)
OVERRIDE("$s10Foundation6CGRectV12intersectionyA2CF", flipside_rectIntersection)
OVERRIDE("$s10Foundation6CGRectV10intersectsySbACF", flipside_rectIntersects)

#define UNARCHIVER "$s10Foundation17NSKeyedUnarchiverC"
#define DATA "0A10Essentials4DataV"
OVERRIDE(UNARCHIVER "14forReadingFromAC" DATA "_tKcfC", flipside_makeUnarchiver)
OVERRIDE(UNARCHIVER "14forReadingWithAC" DATA "_tcfC", flipside_makeOldUnarchiver)
OVERRIDE(UNARCHIVER "15unarchiveObject4withypSg" DATA "_tFZ", flipside_unarchive)
OVERRIDE(UNARCHIVER "15unarchiveObject8withFileypSgSS_tFZ", flipside_unarchiveFile)
OVERRIDE(UNARCHIVER "31unarchiveTopLevelObjectWithDatayypSg0A10Essentials0I0VKFZ", flipside_unarchiveTopLevel)
OVERRIDE(UNARCHIVER "16unarchivedObject9ofClasses4fromypSgSayyXlXpG_" DATA "tKFZ", flipside_unarchiveClasses)
OVERRIDE(UNARCHIVER "16unarchivedObject7ofClass4fromxSgxm_" DATA "tKAA8NSObjectCRbzAA8NSCodingRzlFZ", flipside_unarchiveClass)

OVERRIDE("$s10Foundation15NSKeyedArchiverC12archivedData14withRootObject21requiringSecureCoding0A10Essentials0E0Vyp_SbtKFZ", flipside_archive)

#define OPERATION "$s10Foundation9OperationC"
OVERRIDE(OPERATION "5startyyF", flipside_operationStart)
OVERRIDE(OPERATION "6cancelyyF", flipside_operationCancel)
OVERRIDE(OPERATION "11isExecutingSbvg", flipside_operationIsExecuting)
OVERRIDE(OPERATION "13addDependencyyyACF", flipside_operationAddDependency)
OVERRIDE(OPERATION "15willChangeValue6forKeyySS_tF", flipside_operationWillChange)
OVERRIDE(OPERATION "14didChangeValue6forKeyySS_tF", flipside_operationDidChange)
OVERRIDE("$s10Foundation8NSStringC22appendingPathComponentyS2SF", flipside_appendingPathComponent)
OVERRIDE("$ss5ErrorP10FoundationE20localizedDescriptionSSvg", flipside_errorDescription)
OVERRIDE("$s10Foundation8NSObjectC11descriptionSSvg", flipside_objectDescription)
OVERRIDE("$s10Foundation8NSObjectC4hashSivg", flipside_objectHash)
OVERRIDE("$s10Foundation8NSStringC19enumerateSubstrings2in7options5usingyAA8_NSRangeV_AC18EnumerationOptionsVySSSg_A2ISpyAA8ObjCBoolVGtXEtF", flipside_enumerateSubstringsOfObject)
OVERRIDE("$sSy10FoundationE19enumerateSubstrings2in7options_yqd___AA8NSStringC18EnumerationOptionsVySSSg_SnySS5IndexVGALSbztctSXRd__AK5BoundRtd__lF", flipside_enumerateSubstrings)
OVERRIDE("$s10Foundation8NSNumberC11descriptionSSvg", flipside_numberDescription)
OVERRIDE("$s10Foundation8NSNumberC11stringValueSSvg", flipside_numberText)

#define CENTER "$s20FoundationEssentials18NotificationCenterC0A0E"
OVERRIDE(CENTER "11addObserver7forName6object5queue5usingAD16NSObjectProtocol_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VYbctF", flipside_addObserver)
OVERRIDE(CENTER "11addObserver7forName6object5queue10usingBlockAD16NSObjectProtocol_pAD14NSNotificationC0H0VSg_ypSgAD14OperationQueueCSgyAD0C0VctF", flipside_addObserverBlock)
OVERRIDE(CENTER "14removeObserveryyypF", flipside_removeObserver)
OVERRIDE(CENTER "14removeObserver_4name6objectyyp_AD14NSNotificationC4NameVSgypSgtF", flipside_removeNamedObserver)

#define PROCESS_INFO "$s20FoundationEssentials11ProcessInfoC"
OVERRIDE(PROCESS_INFO "8hostNameSSvg", flipside_hostName)
OVERRIDE(PROCESS_INFO "14processorCountSivg", flipside_processorCount)
OVERRIDE(PROCESS_INFO "20activeProcessorCountSivg", flipside_activeProcessorCount)
OVERRIDE(PROCESS_INFO "14physicalMemorys6UInt64Vvg", flipside_physicalMemory)
