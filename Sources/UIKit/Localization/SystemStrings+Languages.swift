extension SystemStrings {
  /// The English texts, in the order of all lists below.
  package static let english = [
    "Done", "Cancel", "Edit", "Save", "Undo", "Redo", "Delete", "Back", "Search", "More", "Close", "Cut",
    "Copy", "Paste", "Select", "Select All", "Share", "Time", "Photos", "Albums", "Colors", "Choose Font", "Add",
    "Open",
  ]

  /// The translations by the languages of iOS, named as folders of localizations are.
  package static let languages: [String: [String]] = [
    "ar": [
      "تم", "إلغاء", "تحرير", "حفظ", "تراجع", "إعادة", "حذف", "رجوع", "بحث", "المزيد", "إغلاق", "قص", "نسخ",
      "لصق", "تحديد", "تحديد الكل", "مشاركة",
      "الوقت", "الصور", "الألبومات", "الألوان", "اختيار خط", "إضافة", "فتح",
    ],
    "ca": [
      "Fet", "Cancel·lar", "Editar", "Desar", "Desfer", "Refer", "Eliminar", "Enrere", "Buscar", "Més",
      "Tancar", "Retallar", "Copiar", "Enganxar", "Seleccionar", "Seleccionar-ho tot", "Compartir",
      "Hora", "Fotos", "Àlbums", "Colors", "Seleccionar el tipus de lletra", "Afegir", "Obrir",
    ],
    "cs": [
      "Hotovo", "Zrušit", "Upravit", "Uložit", "Odvolat", "Opakovat", "Smazat", "Zpět", "Hledat", "Další",
      "Zavřít", "Vyjmout", "Kopírovat", "Vložit", "Vybrat", "Vybrat vše", "Sdílet",
      "Čas", "Fotky", "Alba", "Barvy", "Vybrat písmo", "Přidat", "Otevřít",
    ],
    "da": [
      "OK", "Annuller", "Rediger", "Arkiver", "Fortryd", "Gentag", "Slet", "Tilbage", "Søg", "Mere", "Luk",
      "Klip", "Kopier", "Sæt ind", "Vælg", "Vælg alt", "Del",
      "Tidspunkt", "Fotos", "Album", "Farver", "Vælg skrift", "Tilføj", "Åbn",
    ],
    "de": [
      "Fertig", "Abbrechen", "Bearbeiten", "Sichern", "Widerrufen", "Wiederholen", "Löschen", "Zurück",
      "Suchen", "Mehr", "Schließen", "Ausschneiden", "Kopieren", "Einsetzen", "Auswählen", "Alles auswählen",
      "Teilen",
      "Uhrzeit", "Fotos", "Alben", "Farben", "Schrift wählen", "Hinzufügen", "Öffnen",
    ],
    "el": [
      "Τέλος", "Ακύρωση", "Επεξεργασία", "Αποθήκευση", "Αναίρεση", "Επανάληψη", "Διαγραφή", "Πίσω",
      "Αναζήτηση", "Περισσότερα", "Κλείσιμο", "Αποκοπή", "Αντιγραφή", "Επικόλληση", "Επιλογή", "Επιλογή όλων",
      "Κοινή χρήση",
      "Ώρα", "Φωτογραφίες", "Άλμπουμ", "Χρώματα", "Επιλογή γραμματοσειράς", "Προσθήκη", "Άνοιγμα",
    ],
    "es": [
      "OK", "Cancelar", "Editar", "Guardar", "Deshacer", "Rehacer", "Eliminar", "Atrás", "Buscar", "Más",
      "Cerrar", "Cortar", "Copiar", "Pegar", "Seleccionar", "Seleccionar todo", "Compartir",
      "Hora", "Fotos", "Álbumes", "Colores", "Seleccionar tipo de letra", "Añadir", "Abrir",
    ],
    "fi": [
      "Valmis", "Kumoa", "Muokkaa", "Tallenna", "Peru", "Toista", "Poista", "Takaisin", "Etsi", "Lisää",
      "Sulje", "Leikkaa", "Kopioi", "Sijoita", "Valitse", "Valitse kaikki", "Jaa",
      "Aika", "Kuvat", "Albumit", "Värit", "Valitse fontti", "Lisää", "Avaa",
    ],
    "fr": [
      "OK", "Annuler", "Modifier", "Enregistrer", "Annuler", "Rétablir", "Supprimer", "Retour", "Rechercher",
      "Plus", "Fermer", "Couper", "Copier", "Coller", "Sélectionner", "Tout sélectionner", "Partager",
      "Heure", "Photos", "Albums", "Couleurs", "Choisir une police", "Ajouter", "Ouvrir",
    ],
    "he": [
      "סיום", "ביטול", "עריכה", "שמירה", "ביטול הפעולה", "שחזור", "מחיקה", "חזרה", "חיפוש", "עוד", "סגירה",
      "גזירה", "העתקה", "הדבקה", "בחירה", "בחירת הכל", "שיתוף",
      "שעה", "תמונות", "אלבומים", "צבעים", "בחירת גופן", "הוספה", "פתיחה",
    ],
    "hi": [
      "पूर्ण", "रद्द करें", "संपादित करें", "सहेजें", "पूर्ववत् करें", "फिर से करें", "डिलीट करें", "वापस",
      "खोजें", "अधिक", "बंद करें", "काटें", "कॉपी करें", "पेस्ट करें", "चुनें", "सभी चुनें", "शेयर करें",
      "समय", "तस्वीरें", "ऐल्बम", "रंग", "फ़ॉन्ट चुनें", "जोड़ें", "खोलें",
    ],
    "hr": [
      "OK", "Odustani", "Uredi", "Spremi", "Poništi", "Ponovi", "Obriši", "Natrag", "Traži", "Više", "Zatvori",
      "Izreži", "Kopiraj", "Zalijepi", "Odaberi", "Odaberi sve", "Dijeli",
      "Vrijeme", "Fotografije", "Albumi", "Boje", "Odaberi font", "Dodaj", "Otvori",
    ],
    "hu": [
      "Kész", "Mégsem", "Szerkesztés", "Mentés", "Visszavonás", "Ismét", "Törlés", "Vissza", "Keresés",
      "Továbbiak", "Bezárás", "Kivágás", "Másolás", "Beillesztés", "Kijelölés", "Összes kijelölése",
      "Megosztás",
      "Idő", "Fotók", "Albumok", "Színek", "Betűtípus kiválasztása", "Hozzáadás", "Megnyitás",
    ],
    "id": [
      "Selesai", "Batalkan", "Edit", "Simpan", "Urungkan", "Ulangi", "Hapus", "Kembali", "Cari", "Lainnya",
      "Tutup", "Potong", "Salin", "Tempel", "Pilih", "Pilih Semua", "Bagikan",
      "Waktu", "Foto", "Album", "Warna", "Pilih Font", "Tambah", "Buka",
    ],
    "it": [
      "Fine", "Annulla", "Modifica", "Salva", "Annulla", "Ripristina", "Elimina", "Indietro", "Cerca", "Altro",
      "Chiudi", "Taglia", "Copia", "Incolla", "Seleziona", "Seleziona tutto", "Condividi",
      "Ora", "Foto", "Album", "Colori", "Scegli font", "Aggiungi", "Apri",
    ],
    "ja": [
      "完了", "キャンセル", "編集", "保存", "取り消す", "やり直す", "削除", "戻る", "検索", "その他", "閉じる", "カット", "コピー", "ペースト", "選択",
      "すべてを選択", "共有",
      "時刻", "写真", "アルバム", "カラー", "フォントを選択", "追加", "開く",
    ],
    "ko": [
      "완료", "취소", "편집", "저장", "실행 취소", "실행 복귀", "삭제", "뒤로", "검색", "더 보기", "닫기", "오려두기", "복사하기", "붙여넣기", "선택",
      "전체 선택", "공유",
      "시간", "사진", "앨범", "색상", "서체 선택", "추가", "열기",
    ],
    "ms": [
      "Selesai", "Batal", "Edit", "Simpan", "Buat Asal", "Buat Semula", "Padam", "Kembali", "Cari", "Lagi",
      "Tutup", "Potong", "Salin", "Tampal", "Pilih", "Pilih Semua", "Kongsi",
      "Masa", "Foto", "Album", "Warna", "Pilih Fon", "Tambah", "Buka",
    ],
    "nb": [
      "Ferdig", "Avbryt", "Rediger", "Arkiver", "Angre", "Gjør om", "Slett", "Tilbake", "Søk", "Mer", "Lukk",
      "Klipp ut", "Kopier", "Lim inn", "Marker", "Marker alt", "Del",
      "Klokkeslett", "Bilder", "Albumer", "Farger", "Velg font", "Legg til", "Åpne",
    ],
    "nl": [
      "Gereed", "Annuleer", "Wijzig", "Bewaar", "Herstel", "Opnieuw", "Verwijder", "Terug", "Zoek", "Meer",
      "Sluit", "Knip", "Kopieer", "Plak", "Selecteer", "Selecteer alles", "Deel",
      "Tijd", "Foto’s", "Albums", "Kleuren", "Kies lettertype", "Voeg toe", "Open",
    ],
    "pl": [
      "Gotowe", "Anuluj", "Edytuj", "Zachowaj", "Cofnij", "Ponów", "Usuń", "Wstecz", "Szukaj", "Więcej",
      "Zamknij", "Wytnij", "Kopiuj", "Wklej", "Zaznacz", "Zaznacz wszystko", "Udostępnij",
      "Godzina", "Zdjęcia", "Albumy", "Kolory", "Wybierz czcionkę", "Dodaj", "Otwórz",
    ],
    "pt-BR": [
      "OK", "Cancelar", "Editar", "Salvar", "Desfazer", "Refazer", "Apagar", "Voltar", "Buscar", "Mais",
      "Fechar", "Cortar", "Copiar", "Colar", "Selecionar", "Selecionar Tudo", "Compartilhar",
      "Hora", "Fotos", "Álbuns", "Cores", "Escolher Fonte", "Adicionar", "Abrir",
    ],
    "pt-PT": [
      "OK", "Cancelar", "Editar", "Guardar", "Desfazer", "Refazer", "Apagar", "Voltar", "Pesquisar", "Mais",
      "Fechar", "Cortar", "Copiar", "Colar", "Selecionar", "Selecionar tudo", "Partilhar",
      "Hora", "Fotografias", "Álbuns", "Cores", "Escolher tipo de letra", "Adicionar", "Abrir",
    ],
    "ro": [
      "OK", "Anulează", "Editează", "Salvează", "Anulează", "Refă", "Șterge", "Înapoi", "Căutare", "Mai multe",
      "Închide", "Taie", "Copiază", "Lipește", "Selectează", "Selectează tot", "Partajează",
      "Ora", "Poze", "Albume", "Culori", "Alege fontul", "Adaugă", "Deschide",
    ],
    "ru": [
      "Готово", "Отменить", "Править", "Сохранить", "Отменить", "Повторить", "Удалить", "Назад", "Поиск",
      "Еще", "Закрыть", "Вырезать", "Скопировать", "Вставить", "Выбрать", "Выбрать все", "Поделиться",
      "Время", "Фото", "Альбомы", "Цвета", "Выбрать шрифт", "Добавить", "Открыть",
    ],
    "sk": [
      "Hotovo", "Zrušiť", "Upraviť", "Uložiť", "Odvolať", "Znova", "Vymazať", "Späť", "Hľadať", "Viac",
      "Zatvoriť", "Vystrihnúť", "Kopírovať", "Vložiť", "Vybrať", "Vybrať všetko", "Zdieľať",
      "Čas", "Fotky", "Albumy", "Farby", "Vybrať písmo", "Pridať", "Otvoriť",
    ],
    "sv": [
      "Klar", "Avbryt", "Redigera", "Spara", "Ångra", "Gör om", "Radera", "Tillbaka", "Sök", "Mer", "Stäng",
      "Klipp ut", "Kopiera", "Klistra in", "Markera", "Markera allt", "Dela",
      "Tid", "Bilder", "Album", "Färger", "Välj typsnitt", "Lägg till", "Öppna",
    ],
    "th": [
      "เสร็จสิ้น", "ยกเลิก", "แก้ไข", "บันทึก", "เลิกทำ", "ทำซ้ำ", "ลบ", "กลับ", "ค้นหา", "เพิ่มเติม", "ปิด",
      "ตัด", "คัดลอก", "วาง", "เลือก", "เลือกทั้งหมด", "แชร์",
      "เวลา", "รูปภาพ", "อัลบั้ม", "สี", "เลือกแบบอักษร", "เพิ่ม", "เปิด",
    ],
    "tr": [
      "Bitti", "Vazgeç", "Düzenle", "Kaydet", "Geri Al", "Yinele", "Sil", "Geri", "Ara", "Daha Fazla", "Kapat",
      "Kes", "Kopyala", "Yapıştır", "Seç", "Tümünü Seç", "Paylaş",
      "Saat", "Fotoğraflar", "Albümler", "Renkler", "Font Seç", "Ekle", "Aç",
    ],
    "uk": [
      "Готово", "Скасувати", "Змінити", "Зберегти", "Скасувати", "Повторити", "Видалити", "Назад", "Пошук",
      "Більше", "Закрити", "Вирізати", "Скопіювати", "Вставити", "Вибрати", "Вибрати все", "Поширити",
      "Час", "Фото", "Альбоми", "Кольори", "Вибрати шрифт", "Додати", "Відкрити",
    ],
    "vi": [
      "Xong", "Hủy", "Sửa", "Lưu", "Hoàn tác", "Làm lại", "Xóa", "Quay lại", "Tìm kiếm", "Thêm", "Đóng", "Cắt",
      "Sao chép", "Dán", "Chọn", "Chọn tất cả", "Chia sẻ",
      "Thời gian", "Ảnh", "Album", "Màu", "Chọn phông chữ", "Thêm", "Mở",
    ],
    "zh-Hans": [
      "完成", "取消", "编辑", "存储", "撤销", "重做", "删除", "返回", "搜索", "更多", "关闭", "剪切", "拷贝", "粘贴", "选择", "全选", "共享",
      "时间", "照片", "相簿", "颜色", "选取字体", "添加", "打开",
    ],
    "zh-Hant": [
      "完成", "取消", "編輯", "儲存", "還原", "重做", "刪除", "返回", "搜尋", "更多", "關閉", "剪下", "拷貝", "貼上", "選取", "全選", "分享",
      "時間", "照片", "相簿", "顏色", "選擇字體", "加入", "打開",
    ],
  ]
}
