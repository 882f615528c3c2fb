extension SystemStrings {
  /// The titles of the system's tab bar items, in the order of all lists below.
  package static let tabsEnglish = [
    "Favorites", "Featured", "Top Rated", "Recents", "Contacts", "History", "Bookmarks", "Downloads", "Most Recent",
    "Most Viewed",
  ]

  /// The texts by language. The languages are those of the other texts.
  package static let tabsLanguages: [String: [String]] = [
    "ar": [
      "المفضلة", "مميز", "الأعلى تقييمًا", "الحديثة", "جهات الاتصال", "السجل", "الإشارات المرجعية", "التنزيلات",
      "الأحدث", "الأكثر مشاهدة",
    ],
    "ca": [
      "Favorits", "Destacats", "Més valorats", "Recents", "Contactes", "Historial", "Preferits", "Descàrregues",
      "Més recents", "Més vists",
    ],
    "cs": [
      "Oblíbené", "Doporučené", "Nejlépe hodnocené", "Poslední", "Kontakty", "Historie", "Záložky", "Stahování",
      "Nejnovější", "Nejsledovanější",
    ],
    "da": [
      "Favoritter", "Udvalgte", "Bedst bedømte", "Seneste", "Kontakter", "Historie", "Bogmærker", "Overførsler",
      "Nyeste", "Mest sete",
    ],
    "de": [
      "Favoriten", "Empfohlen", "Topliste", "Verlauf", "Kontakte", "Verlauf", "Lesezeichen", "Downloads", "Neueste",
      "Meistgesehen",
    ],
    "el": [
      "Αγαπημένα", "Προτεινόμενα", "Κορυφαία", "Πρόσφατα", "Επαφές", "Ιστορικό", "Σελιδοδείκτες", "Λήψεις",
      "Πιο πρόσφατα", "Με τις περισσότερες προβολές",
    ],
    "es": [
      "Favoritos", "Destacados", "Lo mejor", "Recientes", "Contactos", "Historial", "Marcadores", "Descargas",
      "Más recientes", "Más vistos",
    ],
    "fi": [
      "Suosikit", "Esittelyssä", "Parhaat", "Äskeiset", "Yhteystiedot", "Historia", "Kirjanmerkit", "Lataukset",
      "Uusimmat", "Katsotuimmat",
    ],
    "fr": [
      "Favoris", "À la une", "Les mieux notés", "Récents", "Contacts", "Historique", "Signets", "Téléchargements",
      "Les plus récents", "Les plus vus",
    ],
    "he": [
      "מועדפים", "מומלצים", "המדורגים ביותר", "אחרונים", "אנשי קשר", "היסטוריה", "סימניות", "הורדות",
      "החדשים ביותר",
      "הנצפים ביותר",
    ],
    "hi": [
      "पसंदीदा", "विशेष रुप से प्रदर्शित", "सर्वाधिक रेटेड", "हालिया", "संपर्क", "इतिहास", "बुकमार्क", "डाउनलोड", "सबसे हालिया",
      "सर्वाधिक देखे गए",
    ],
    "hr": [
      "Favoriti", "Izdvojeno", "Najbolje ocijenjeno", "Nedavno", "Kontakti", "Povijest", "Knjižne oznake",
      "Preuzimanja", "Najnovije", "Najgledanije",
    ],
    "hu": [
      "Kedvencek", "Kiemelt", "Legjobbra értékelt", "Legutóbbi", "Kontaktok", "Előzmények", "Könyvjelzők",
      "Letöltések", "Legújabb", "Legnézettebb",
    ],
    "id": [
      "Favorit", "Unggulan", "Peringkat Teratas", "Terbaru", "Kontak", "Riwayat", "Penanda", "Unduhan",
      "Paling Baru", "Paling Banyak Dilihat",
    ],
    "it": [
      "Preferiti", "In evidenza", "I più votati", "Recenti", "Contatti", "Cronologia", "Segnalibri", "Download",
      "Più recenti", "Più visti",
    ],
    "ja": [
      "よく使う項目", "おすすめ", "トップレート", "履歴", "連絡先", "履歴", "ブックマーク", "ダウンロード", "最新", "最も見られた項目",
    ],
    "ko": ["즐겨찾기", "추천", "최고 평점", "최근 항목", "연락처", "방문 기록", "책갈피", "다운로드", "최신", "최다 조회"],
    "ms": [
      "Kegemaran", "Ditampilkan", "Penilaian Teratas", "Terbaharu", "Kenalan", "Sejarah", "Penanda Buku",
      "Muat Turun", "Paling Baharu", "Paling Banyak Dilihat",
    ],
    "nb": [
      "Favoritter", "Utvalgt", "Best vurdert", "Nylige", "Kontakter", "Logg", "Bokmerker", "Nedlastinger", "Nyeste",
      "Mest sett",
    ],
    "nl": [
      "Favorieten", "Uitgelicht", "Best beoordeeld", "Recent", "Contacten", "Geschiedenis", "Bladwijzers",
      "Downloads", "Meest recent", "Meest bekeken",
    ],
    "pl": [
      "Ulubione", "Polecane", "Najlepiej oceniane", "Ostatnie", "Kontakty", "Historia", "Zakładki",
      "Pobrane rzeczy", "Najnowsze", "Najczęściej oglądane",
    ],
    "pt-BR": [
      "Favoritos", "Destaques", "Mais Bem Avaliados", "Recentes", "Contatos", "Histórico", "Favoritos",
      "Transferências", "Mais Recentes", "Mais Vistos",
    ],
    "pt-PT": [
      "Favoritos", "Destaques", "Melhor classificação", "Recentes", "Contactos", "Histórico", "Marcadores",
      "Descargas", "Mais recentes", "Mais vistos",
    ],
    "ro": [
      "Favorite", "Recomandate", "Cele mai apreciate", "Recente", "Contacte", "Istoric", "Favorite", "Descărcări",
      "Cele mai recente", "Cele mai vizionate",
    ],
    "ru": [
      "Избранное", "Подборка", "Топ рейтинга", "Недавние", "Контакты", "История", "Закладки", "Загрузки",
      "Самые новые", "Популярные",
    ],
    "sk": [
      "Obľúbené", "Odporúčané", "Najlepšie hodnotené", "Nedávne", "Kontakty", "História", "Záložky", "Stiahnuté",
      "Najnovšie", "Najsledovanejšie",
    ],
    "sv": [
      "Favoriter", "Utvalda", "Topplista", "Senaste", "Kontakter", "Historik", "Bokmärken", "Hämtningar", "Nyaste",
      "Mest visade",
    ],
    "th": [
      "รายการโปรด", "แนะนำ", "คะแนนสูงสุด", "ล่าสุด", "รายชื่อ", "ประวัติ", "ที่คั่นหน้า", "รายการดาวน์โหลด",
      "ใหม่ล่าสุด", "ดูมากที่สุด",
    ],
    "tr": [
      "Favoriler", "Öne Çıkanlar", "En Beğenilenler", "Son Kullanılanlar", "Kişiler", "Geçmiş", "Yer İmleri",
      "İndirilenler", "En Yeni", "En Çok Görüntülenen",
    ],
    "uk": [
      "Обране", "Добірка", "Найвищий рейтинг", "Недавні", "Контакти", "Історія", "Закладки", "Викачане",
      "Найновіші",
      "Найпопулярніші",
    ],
    "vi": [
      "Mục ưa thích", "Nổi bật", "Xếp hạng cao", "Gần đây", "Danh bạ", "Lịch sử", "Dấu trang", "Tải về", "Mới nhất",
      "Xem nhiều nhất",
    ],
    "zh-Hans": ["个人收藏", "精选", "最受好评", "最近通话", "通讯录", "历史记录", "书签", "下载", "最近", "最多观看"],
    "zh-Hant": ["喜好項目", "精選", "最高評價", "最近", "聯絡資訊", "瀏覽記錄", "書籤", "下載項目", "最新", "最多觀看"],
  ]
}
