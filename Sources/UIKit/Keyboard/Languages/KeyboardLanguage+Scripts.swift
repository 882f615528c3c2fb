/// The alphabets other than the Latin one.
extension KeyboardLanguage {
  static let scriptTables: [String: String] = [
    "ru": """
    name Русский
    rows йцукенгшщзх|фывапролджэ|ячсмитьбю
    accents её ьъ
    letters АБВ
    titles Пробел|Ввод|Перейти|Найти|Войти|Далее|Маршрут|Отправить|Готово|Продолжить|SOS
    quotes «»„“
    currency ₽
    """,
    "uk": """
    name Українська
    rows йцукенгшщзх|фівапролджє|ячсмитьбю
    accents ії гґ ь’
    letters АБВ
    titles Пробіл|Ввід|Перейти|Шукати|Приєднатися|Далі|Маршрут|Надіслати|Готово|Продовжити|SOS
    quotes «»„“
    currency ₴
    """,
    "bg": """
    name Български
    rows чшертъуиопю|асдфгхйклщ|зьцжбнмя
    accents иѝ
    letters АБВ
    titles интервал|въведи|отвори|търси|включи се|напред|маршрут|изпрати|готово|продължи|SOS
    quotes „“‚‘
    """,
    "el": """
    name Ελληνικά
    rows ςερτυθιοπ|ασδφγηξκλ|ζχψωβνμ
    accents αά εέ ηή ιίϊΐ οό υύϋΰ ωώ
    letters ΑΒΓ
    titles διάστημα|επιστροφή|μετάβαση|αναζήτηση|συμμετοχή|επόμενο|διαδρομή|αποστολή|τέλος|συνέχεια|SOS
    quotes «»“”
    punctuation .,;!'
    signs -/:·()$&@"
    currency €
    """,
    "ar": """
    name العربية
    rows ضصثقفغعهخحج|شسيبلاتنمكط|ذءؤرىةوزظد
    accents اأإآ يئ هة لﻻﻷ وؤ ىئ
    direction right-to-left
    letters ا‌ب‌ج
    titles مسافة|إدخال|انتقال|بحث|انضمام|التالي|المسار|إرسال|تم|متابعة|طوارئ
    digits ١٢٣٤٥٦٧٨٩٠
    punctuation .،؟!'
    signs -/:؛()$&@"
    quotes “”‘’
    """,
    "fa": """
    name فارسی
    rows ضصثقفغعهخحج|شسیبلاتنمکگ|ظطژزرذدپوچ
    accents اآأإ یئ هٔة وؤ کك
    direction right-to-left
    letters الف‌ب
    titles فاصله|بازگشت|برو|جستجو|پیوستن|بعدی|مسیر|ارسال|تمام|ادامه|SOS
    digits ۱۲۳۴۵۶۷۸۹۰
    punctuation .،؟!'
    signs -/:؛()$&@"
    quotes «»‹›
    """,
    "he": """
    name עברית
    rows קראטוןםפ|שדגכעיחלךף|זסבהנמצתץ
    accents וײװױ
    direction right-to-left
    letters אבג
    titles רווח|מעבר|מעבר|חיפוש|הצטרפות|הבא|מסלול|שליחה|סיום|המשך|חירום
    quotes ””’’
    currency ₪
    """,
    "th": """
    name ไทย
    rows ๅ/_ภถุึคตจขช|ๆไำพะัีรนยบล|ฟหกดเ้่าสวงฃ|ผปแอิืทมใฝ
    shifted +๑๒๓๔ู฿๕๖๗๘๙|๐"ฎฑธํ๊ณฯญฐ,|ฤฆฏโฌ็๋ษศซ.ฅ|()ฉฮฺ์?ฒฬฦ
    letters กขค
    titles วรรค|return|ไป|ค้นหา|เข้าร่วม|ถัดไป|เส้นทาง|ส่ง|เสร็จสิ้น|ดำเนินการต่อ|SOS
    currency ฿
    """,
    "hi": """
    name हिन्दी
    rows ौैाीूबहगदजड|ोे्िुपरकतचट|ंमनवलसयष
    shifted औऐआईऊभङघधझढ|ओएअइउफऱखथछठ|ँणञशळऴयष
    letters कखग
    titles स्पेस|वापस जाएँ|जाएँ|खोजें|जुड़ें|अगला|मार्ग|भेजें|पूर्ण|जारी रखें|SOS
    currency ₹
    """,
  ]
}
