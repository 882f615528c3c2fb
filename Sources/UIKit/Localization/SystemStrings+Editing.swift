extension SystemStrings {
  /// The texts of menus and panels for editing and searching text, in the order of all lists below. `%1` and `%2`
  /// are replaced by numbers.
  package static let editingEnglish = [
    "Bold", "Italic", "Underline", "Format", "Text Style", "Writing Direction", "Right to Left",
    "Left to Right", "Replace…", "Look Up", "Translate", "Share…", "Speak", "Find Selection", "Find",
    "Replace", "All", "Previous", "Next", "Find and Replace", "Match Case", "Whole Words", "Find Options",
    "%1 of %2", "Forward", "From Messages",
  ]

  /// The translations, by the same languages as the other texts.
  package static let editingLanguages: [String: [String]] = [
    "ar": [
      "غامق", "مائل", "تسطير", "تنسيق", "نمط النص", "اتجاه الكتابة", "من اليمين إلى اليسار",
      "من اليسار إلى اليمين", "استبدال…", "بحث عن معنى", "ترجمة", "مشاركة…", "نطق", "البحث عن التحديد", "بحث",
      "استبدال", "الكل", "السابق", "التالي", "بحث واستبدال", "مطابقة حالة الأحرف", "كلمات كاملة",
      "خيارات البحث", "%1 من %2", "للأمام", "من الرسائل",
    ],
    "ca": [
      "Negreta", "Cursiva", "Subratllat", "Format", "Estil de text", "Direcció de l’escriptura",
      "De dreta a esquerra", "D’esquerra a dreta", "Reemplaçar…", "Consultar", "Traduir", "Compartir…",
      "Pronunciar", "Buscar la selecció", "Buscar", "Reemplaçar", "Tot", "Anterior", "Següent",
      "Buscar i reemplaçar", "Distingir majúscules", "Paraules senceres", "Opcions de cerca", "%1 de %2",
      "Endavant", "De Missatges",
    ],
    "cs": [
      "Tučné", "Kurzíva", "Podtržené", "Formát", "Styl textu", "Směr psaní", "Zprava doleva", "Zleva doprava",
      "Nahradit…", "Vyhledat", "Přeložit", "Sdílet…", "Předčítat", "Hledat výběr", "Najít", "Nahradit", "Vše",
      "Předchozí", "Další", "Najít a nahradit", "Rozlišovat velikost písmen", "Celá slova", "Volby hledání",
      "%1 z %2", "Vpřed", "Ze Zpráv",
    ],
    "da": [
      "Fed", "Kursiv", "Understreget", "Format", "Tekststil", "Skriveretning", "Højre mod venstre",
      "Venstre mod højre", "Erstat…", "Slå op", "Oversæt", "Del…", "Læs op", "Find det valgte", "Find",
      "Erstat", "Alle", "Forrige", "Næste", "Find og erstat", "Skeln mellem store og små bogstaver",
      "Hele ord", "Søgemuligheder", "%1 af %2", "Frem", "Fra Beskeder",
    ],
    "de": [
      "Fett", "Kursiv", "Unterstrichen", "Format", "Textstil", "Schreibrichtung", "Rechts nach links",
      "Links nach rechts", "Ersetzen…", "Nachschlagen", "Übersetzen", "Teilen…", "Sprechen", "Auswahl suchen",
      "Suchen", "Ersetzen", "Alle", "Zurück", "Weiter", "Suchen und ersetzen", "Groß-/Kleinschreibung",
      "Ganze Wörter", "Suchoptionen", "%1 von %2", "Vorwärts", "Aus Nachrichten",
    ],
    "el": [
      "Έντονα", "Πλάγια", "Υπογράμμιση", "Μορφή", "Στιλ κειμένου", "Κατεύθυνση γραφής", "Δεξιά προς αριστερά",
      "Αριστερά προς δεξιά", "Αντικατάσταση…", "Αναζήτηση ορισμού", "Μετάφραση", "Κοινή χρήση…", "Εκφώνηση",
      "Εύρεση επιλογής", "Εύρεση", "Αντικατάσταση", "Όλα", "Προηγούμενο", "Επόμενο",
      "Εύρεση και αντικατάσταση", "Αντιστοίχιση πεζών-κεφαλαίων", "Ολόκληρες λέξεις", "Επιλογές εύρεσης",
      "%1 από %2", "Μπροστά", "Από τα Μηνύματα",
    ],
    "es": [
      "Negrita", "Cursiva", "Subrayado", "Formato", "Estilo de texto", "Dirección de escritura",
      "De derecha a izquierda", "De izquierda a derecha", "Reemplazar…", "Consultar", "Traducir", "Compartir…",
      "Pronunciar", "Buscar selección", "Buscar", "Reemplazar", "Todo", "Anterior", "Siguiente",
      "Buscar y reemplazar", "Coincidir mayúsculas y minúsculas", "Palabras completas", "Opciones de búsqueda",
      "%1 de %2", "Adelante", "De Mensajes",
    ],
    "fi": [
      "Lihavoitu", "Kursivoi", "Alleviivaa", "Muoto", "Tekstityyli", "Kirjoitussuunta", "Oikealta vasemmalle",
      "Vasemmalta oikealle", "Korvaa…", "Katso", "Käännä", "Jaa…", "Puhu", "Etsi valinta", "Etsi", "Korvaa",
      "Kaikki", "Edellinen", "Seuraava", "Etsi ja korvaa", "Sama kirjainkoko", "Kokonaiset sanat",
      "Etsintävalinnat", "%1/%2", "Eteenpäin", "Viesteistä",
    ],
    "fr": [
      "Gras", "Italique", "Souligné", "Format", "Style de texte", "Sens de l’écriture", "De droite à gauche",
      "De gauche à droite", "Remplacer…", "Rechercher", "Traduire", "Partager…", "Énoncer",
      "Rechercher la sélection", "Rechercher", "Remplacer", "Tout", "Précédent", "Suivant",
      "Rechercher et remplacer", "Respecter la casse", "Mots entiers", "Options de recherche", "%1 sur %2",
      "Suivant", "De Messages",
    ],
    "he": [
      "מודגש", "נטוי", "קו תחתון", "עיצוב", "סגנון מלל", "כיוון הכתיבה", "מימין לשמאל", "משמאל לימין",
      "החלפה…", "חיפוש מידע", "תרגום", "שיתוף…", "הקראה", "חיפוש הבחירה", "חיפוש", "החלפה", "הכל", "הקודם",
      "הבא", "חיפוש והחלפה", "התאמת רישיות", "מילים שלמות", "אפשרויות חיפוש", "%1 מתוך %2", "קדימה",
      "מתוך ״הודעות״",
    ],
    "hi": [
      "बोल्ड", "इटैलिक", "रेखांकित", "फ़ॉर्मैट", "टेक्स्ट शैली", "लेखन दिशा", "दाएँ से बाएँ", "बाएँ से दाएँ",
      "बदलें…", "लुक अप", "अनुवाद करें", "शेयर करें…", "बोलें", "चयन ढूँढें", "ढूँढें", "बदलें", "सभी",
      "पिछला", "अगला", "ढूँढें और बदलें", "केस मिलाएँ", "पूरे शब्द", "ढूँढने के विकल्प", "%2 में से %1", "आगे", "संदेश से",
    ],
    "hr": [
      "Podebljano", "Kurziv", "Podcrtano", "Format", "Stil teksta", "Smjer pisanja", "Zdesna nalijevo",
      "Slijeva nadesno", "Zamijeni…", "Potraži", "Prevedi", "Dijeli…", "Izgovori", "Nađi odabir", "Nađi",
      "Zamijeni", "Sve", "Prethodno", "Sljedeće", "Nađi i zamijeni", "Podudaranje velikih i malih slova",
      "Cijele riječi", "Opcije traženja", "%1 od %2", "Naprijed", "Iz aplikacije Poruke",
    ],
    "hu": [
      "Félkövér", "Dőlt", "Aláhúzott", "Formátum", "Szövegstílus", "Írásirány", "Jobbról balra",
      "Balról jobbra", "Csere…", "Definíció", "Fordítás", "Megosztás…", "Kimondás", "Kijelölés keresése",
      "Keresés", "Csere", "Összes", "Előző", "Következő", "Keresés és csere",
      "Kis- és nagybetűk megkülönböztetése", "Teljes szavak", "Keresési beállítások", "%1 / %2", "Előre",
      "Az Üzenetekből",
    ],
    "id": [
      "Tebal", "Miring", "Garis Bawah", "Format", "Gaya Teks", "Arah Penulisan", "Kanan ke Kiri",
      "Kiri ke Kanan", "Ganti…", "Cari", "Terjemahkan", "Bagikan…", "Ucapkan", "Cari Pilihan", "Cari", "Ganti",
      "Semua", "Sebelumnya", "Berikutnya", "Cari dan Ganti", "Cocokkan Huruf Besar/Kecil", "Seluruh Kata",
      "Opsi Pencarian", "%1 dari %2", "Maju", "Dari Pesan",
    ],
    "it": [
      "Grassetto", "Corsivo", "Sottolineato", "Formato", "Stile testo", "Direzione scrittura",
      "Da destra a sinistra", "Da sinistra a destra", "Sostituisci…", "Cerca", "Traduci", "Condividi…",
      "Pronuncia", "Cerca selezione", "Cerca", "Sostituisci", "Tutto", "Precedente", "Successivo",
      "Trova e sostituisci", "Maiuscole/minuscole", "Parole intere", "Opzioni di ricerca", "%1 di %2",
      "Avanti", "Da Messaggi",
    ],
    "ja": [
      "ボールド", "イタリック", "アンダーライン", "フォーマット", "テキストスタイル", "書字方向", "右から左", "左から右", "置き換える…", "調べる", "翻訳", "共有…",
      "読み上げ", "選択部分を検索", "検索", "置き換え", "すべて", "前へ", "次へ", "検索と置き換え", "大文字と小文字を区別", "完全に一致する単語", "検索オプション",
      "%1/%2", "進む", "“メッセージ”から",
    ],
    "ko": [
      "볼드체", "이탤릭체", "밑줄", "포맷", "텍스트 스타일", "쓰기 방향", "오른쪽에서 왼쪽으로", "왼쪽에서 오른쪽으로", "대치…", "찾아보기", "번역", "공유…",
      "말하기", "선택 항목 찾기", "찾기", "대치", "모두", "이전", "다음", "찾아 바꾸기", "대소문자 구분", "전체 단어", "찾기 옵션", "%1/%2", "앞으로",
      "메시지에서",
    ],
    "ms": [
      "Tebal", "Italik", "Garis Bawah", "Format", "Gaya Teks", "Arah Penulisan", "Kanan ke Kiri",
      "Kiri ke Kanan", "Ganti…", "Cari", "Terjemah", "Kongsi…", "Sebut", "Cari Pilihan", "Cari", "Ganti",
      "Semua", "Sebelumnya", "Seterusnya", "Cari dan Ganti", "Padankan Huruf Besar/Kecil", "Seluruh Perkataan",
      "Pilihan Carian", "%1 daripada %2", "Maju", "Daripada Mesej",
    ],
    "nb": [
      "Halvfet", "Kursiv", "Understreket", "Format", "Tekststil", "Skriveretning", "Høyre til venstre",
      "Venstre til høyre", "Erstatt…", "Slå opp", "Oversett", "Del…", "Les opp", "Finn markering", "Finn",
      "Erstatt", "Alle", "Forrige", "Neste", "Finn og erstatt", "Skill mellom store og små bokstaver",
      "Hele ord", "Søkevalg", "%1 av %2", "Fremover", "Fra Meldinger",
    ],
    "nl": [
      "Vet", "Cursief", "Onderstreept", "Opmaak", "Tekststijl", "Schrijfrichting", "Rechts naar links",
      "Links naar rechts", "Vervang…", "Zoek op", "Vertaal", "Deel…", "Spreek uit", "Zoek selectie", "Zoek",
      "Vervang", "Alles", "Vorige", "Volgende", "Zoek en vervang", "Hoofdlettergevoelig", "Hele woorden",
      "Zoekopties", "%1 van %2", "Vooruit", "Uit Berichten",
    ],
    "pl": [
      "Pogrubienie", "Kursywa", "Podkreślenie", "Format", "Styl tekstu", "Kierunek pisania",
      "Od prawej do lewej", "Od lewej do prawej", "Zastąp…", "Sprawdź", "Przetłumacz", "Udostępnij…", "Mów",
      "Znajdź zaznaczone", "Znajdź", "Zastąp", "Wszystko", "Poprzednie", "Następne", "Znajdź i zastąp",
      "Uwzględniaj wielkość liter", "Całe wyrazy", "Opcje wyszukiwania", "%1 z %2", "Dalej", "Z Wiadomości",
    ],
    "pt-BR": [
      "Negrito", "Itálico", "Sublinhado", "Formatar", "Estilo do Texto", "Direção da Escrita",
      "Da Direita para a Esquerda", "Da Esquerda para a Direita", "Substituir…", "Pesquisar", "Traduzir",
      "Compartilhar…", "Falar", "Buscar Seleção", "Buscar", "Substituir", "Tudo", "Anterior", "Seguinte",
      "Buscar e Substituir", "Diferenciar Maiúsculas", "Palavras Inteiras", "Opções de Busca", "%1 de %2",
      "Avançar", "De Mensagens",
    ],
    "pt-PT": [
      "Negrito", "Itálico", "Sublinhado", "Formatação", "Estilo de texto", "Direção da escrita",
      "Da direita para a esquerda", "Da esquerda para a direita", "Substituir…", "Pesquisar", "Traduzir",
      "Partilhar…", "Ler", "Procurar seleção", "Procurar", "Substituir", "Tudo", "Anterior", "Seguinte",
      "Procurar e substituir", "Corresponder a maiúsculas/minúsculas", "Palavras completas",
      "Opções de pesquisa", "%1 de %2", "Avançar", "De Mensagens",
    ],
    "ro": [
      "Aldin", "Cursiv", "Subliniat", "Format", "Stil text", "Direcția de scriere", "De la dreapta la stânga",
      "De la stânga la dreapta", "Înlocuire…", "Căutare", "Traducere", "Partajare…", "Pronunță",
      "Caută selecția", "Căutare", "Înlocuire", "Toate", "Anterior", "Următor", "Căutare și înlocuire",
      "Potrivire majuscule/minuscule", "Cuvinte întregi", "Opțiuni de căutare", "%1 din %2", "Înainte",
      "Din Mesaje",
    ],
    "ru": [
      "Жирный", "Курсив", "Подчеркнутый", "Формат", "Стиль текста", "Направление письма", "Справа налево",
      "Слева направо", "Заменить…", "Найти", "Перевести", "Поделиться…", "Произнести", "Найти выбранное",
      "Найти", "Заменить", "Все", "Назад", "Далее", "Найти и заменить", "С учетом регистра", "Слова целиком",
      "Параметры поиска", "%1 из %2", "Вперед", "Из Сообщений",
    ],
    "sk": [
      "Tučné", "Kurzíva", "Podčiarknuté", "Formát", "Štýl textu", "Smer písania", "Sprava doľava",
      "Zľava doprava", "Nahradiť…", "Vyhľadať", "Preložiť", "Zdieľať…", "Predčítať", "Nájsť výber", "Nájsť",
      "Nahradiť", "Všetko", "Predchádzajúce", "Ďalšie", "Nájsť a nahradiť", "Rozlišovať veľkosť písmen",
      "Celé slová", "Možnosti hľadania", "%1 z %2", "Dopredu", "Z aplikácie Správy",
    ],
    "sv": [
      "Fet", "Kursiv", "Understruken", "Format", "Textstil", "Skrivriktning", "Höger till vänster",
      "Vänster till höger", "Ersätt…", "Slå upp", "Översätt", "Dela…", "Läs upp", "Sök efter markering", "Sök",
      "Ersätt", "Alla", "Föregående", "Nästa", "Sök och ersätt", "Skilj på versaler och gemener", "Hela ord",
      "Sökalternativ", "%1 av %2", "Framåt", "Från Meddelanden",
    ],
    "th": [
      "ตัวหนา", "ตัวเอียง", "ขีดเส้นใต้", "รูปแบบ", "สไตล์ข้อความ", "ทิศทางการเขียน", "ขวาไปซ้าย", "ซ้ายไปขวา",
      "แทนที่…", "ค้นหาข้อมูล", "แปล", "แชร์…", "พูด", "ค้นหาสิ่งที่เลือก", "ค้นหา", "แทนที่", "ทั้งหมด",
      "ก่อนหน้า", "ถัดไป", "ค้นหาและแทนที่", "ตัวพิมพ์ตรงกัน", "ทั้งคำ", "ตัวเลือกการค้นหา", "%1 จาก %2",
      "ไปข้างหน้า", "จากข้อความ",
    ],
    "tr": [
      "Kalın", "İtalik", "Altı Çizili", "Biçim", "Metin Stili", "Yazma Yönü", "Sağdan Sola", "Soldan Sağa",
      "Değiştir…", "Araştır", "Çevir", "Paylaş…", "Seslendir", "Seçimi Bul", "Bul", "Değiştir", "Tümü",
      "Önceki", "Sonraki", "Bul ve Değiştir", "Büyük/Küçük Harf Eşleştir", "Tam Sözcükler",
      "Bulma Seçenekleri", "%1/%2", "İleri", "Mesajlar’dan",
    ],
    "uk": [
      "Жирний", "Курсив", "Підкреслений", "Формат", "Стиль тексту", "Напрямок письма", "Справа наліво",
      "Зліва направо", "Замінити…", "Знайти", "Перекласти", "Поширити…", "Вимовити", "Знайти вибране",
      "Знайти", "Замінити", "Усі", "Назад", "Далі", "Знайти й замінити", "Враховувати регістр", "Цілі слова",
      "Параметри пошуку", "%1 з %2", "Вперед", "З Повідомлень",
    ],
    "vi": [
      "Đậm", "Nghiêng", "Gạch chân", "Định dạng", "Kiểu văn bản", "Hướng viết", "Phải sang trái",
      "Trái sang phải", "Thay thế…", "Tra cứu", "Dịch", "Chia sẻ…", "Đọc", "Tìm nội dung đã chọn", "Tìm",
      "Thay thế", "Tất cả", "Trước", "Tiếp", "Tìm và thay thế", "Khớp chữ hoa/thường", "Toàn bộ từ",
      "Tùy chọn tìm kiếm", "%1/%2", "Tiến", "Từ Tin nhắn",
    ],
    "zh-Hans": [
      "粗体", "斜体", "下划线", "格式", "文本样式", "书写方向", "从右到左", "从左到右", "替换…", "查询", "翻译", "共享…", "朗读", "查找所选内容", "查找",
      "替换", "全部", "上一个", "下一个", "查找与替换", "匹配大小写", "全字匹配", "查找选项", "%1/%2", "前进", "来自信息",
    ],
    "zh-Hant": [
      "粗體", "斜體", "底線", "格式", "文字樣式", "書寫方向", "由右至左", "由左至右", "取代…", "查詢", "翻譯", "分享…", "朗讀", "尋找所選內容", "尋找",
      "取代", "全部", "上一個", "下一個", "尋找與取代", "符合大小寫", "完整字詞", "尋找選項", "%1/%2", "往前", "來自「訊息」",
    ],
  ]
}
