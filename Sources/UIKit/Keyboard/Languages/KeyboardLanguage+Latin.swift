/// The languages with Latin letters. The titles are those of space, return, go, search, join, next, route, send,
/// done, continue, emergency call, tab and caps lock; those of the last two, of iPads, are from memory.
extension KeyboardLanguage {
  static let latinTables: [String: String] = [
    "en": """
    name English
    rows qwertyuiop|asdfghjkl|zxcvbnm
    """,
    "de": """
    name Deutsch
    rows qwertzuiopü|asdfghjklöä|yxcvbnm
    accents aàáâæãåā oôòóœøōõ uûùúū sßśš eéèêëēėę
    titles Leerzeichen|Return|Öffnen|Suchen|Verbinden|Weiter|Route|Senden|Fertig|Fortfahren|Notruf|Tab|Feststelltaste
    quotes „“‚‘
    currency €
    """,
    "fr": """
    name Français
    rows azertyuiop|qsdfghjklm|wxcvbn'
    accents aàâæáäãåā eéèêëęėē iîïìíįī oôœöòóøōõ uùûüúū cçćč yÿ
    titles espace|retour|accéder|rechercher|rejoindre|suivant|itinéraire|envoyer|OK|continuer|SOS|tab|verr. maj
    quotes «»‘’
    currency €
    """,
    "es": """
    name Español
    rows qwertyuiop|asdfghjklñ|zxcvbnm
    accents aáªàäâãåąæā eéèëêęėē iíïìîįī oóºòöôõøœō uúüùûū nń
    titles espacio|intro|ir|buscar|unirse|siguiente|ruta|enviar|OK|continuar|SOS|tab|bloq mayús
    quotes “”‘’
    currency €
    """,
    "it": """
    name Italiano
    rows qwertyuiop|asdfghjkl|zxcvbnm
    accents aàáâªäæãåā eèéêëęėē iìíîïįī oòóôºöõœøō uùúûüū
    titles spazio|invio|vai|cerca|entra|avanti|percorso|invia|fine|continua|SOS|tab|blocco maiusc
    currency €
    """,
    "pt": """
    name Português
    rows qwertyuiop|asdfghjkl|zxcvbnm
    accents aáãàâªäåæ eéêèęėēë iíîìïįī oóõôòºöœøō uúüùûū cçćč
    titles espaço|retorno|ir|buscar|entrar|seguinte|rota|enviar|OK|continuar|SOS|tab|fixa maiúsculas
    """,
    "nl": """
    name Nederlands
    rows qwertyuiop|asdfghjkl|zxcvbnm
    accents eéëèêęėē iíïìîįī oóöòôõœøō uúüùûū aáäàâãåæā
    titles spatie|return|ga|zoek|verbind|volgende|route|stuur|gereed|ga door|SOS|tab|caps lock
    currency €
    """,
    "sv": """
    name Svenska
    rows qwertyuiopå|asdfghjklöä|zxcvbnm
    accents aáàâæãā oøœóòôõō eéèêëęėē
    titles mellanslag|retur|öppna|sök|anslut|nästa|färdväg|skicka|klar|fortsätt|SOS|tabb|skiftlås
    quotes ””’’
    """,
    "fi": """
    name Suomi
    rows qwertyuiopå|asdfghjklöä|zxcvbnm
    accents aáàâæãā oøœóòôõō
    titles välilyönti|rivinvaihto|siirry|etsi|liity|seuraava|reitti|lähetä|valmis|jatka|SOS|sarkain|caps lock
    quotes ””’’
    currency €
    """,
    "da": """
    name Dansk
    rows qwertyuiopå|asdfghjklæø|zxcvbnm
    accents aáäàâãā oóöôòõœō eéèêëęėē
    titles mellemrum|retur|gå til|søg|opret forbindelse|næste|rute|send|OK|fortsæt|SOS|tab|skiftelås
    quotes “”‘’
    """,
    "nb": """
    name Norsk
    rows qwertyuiopå|asdfghjkløæ|zxcvbnm
    accents aàäáâãā oôòóöõœō eéèêëęėē
    titles mellomrom|retur|gå|søk|koble til|neste|rute|send|ferdig|fortsett|SOS|tab|caps lock
    quotes «»‘’
    """,
    "pl": """
    name Polski
    rows qwertyuiop|asdfghjkl|zxcvbnm
    accents aąáàâäæãåā cćçč eęéèêëėē lł nńñ oóòôöõœøō sśßš zżźž
    titles spacja|enter|idź|szukaj|dołącz|dalej|trasa|wyślij|gotowe|kontynuuj|SOS|tab|caps lock
    quotes „”‚’
    """,
    "cs": """
    name Čeština
    rows qwertzuiop|asdfghjkl|yxcvbnm
    accents aáàâäæãåā cčćç dď eéěèêëēėę iíîïīįì nňñń oóôöòœøōõ rř sšßś tť uúůûüùū yý zžźż
    titles mezera|return|otevřít|hledat|připojit|další|trasa|odeslat|hotovo|pokračovat|SOS|tab|caps lock
    quotes „“‚‘
    """,
    "tr": """
    name Türkçe
    rows qwertyuıopğü|asdfghjklşi|zxcvbnmöç
    accents aâàáäæãåā iîïíīįì
    titles boşluk|geç|git|ara|katıl|sonraki|rota|gönder|bitti|devam|SOS|sekme|büyük harf
    currency ₺
    """,
    "hu": """
    name Magyar
    rows qwertzuiop|asdfghjkl|yxcvbnm
    accents aáàâäæãåā eéèêëēėę iíîïīįì oóöőôòœøōõ uúüűûùū
    titles szóköz|enter|ugrás|keresés|csatlakozás|tovább|útvonal|küldés|kész|folytatás|SOS|tab|caps lock
    quotes „”’’
    """,
    "ro": """
    name Română
    rows qwertyuiop|asdfghjkl|zxcvbnm
    accents aăâàáäæãåā iîïíīįì sșßśš tțþ
    titles spațiu|retur|mergi|caută|alătură-te|următor|rută|trimite|gata|continuă|SOS|tab|majuscule
    quotes „”‚’
    """,
    "vi": """
    name Tiếng Việt
    rows qwertyuiop|asdfghjkl|zxcvbnm
    accents aăâàảãáạ eêèẻẽéẹ iìỉĩíị oôơòỏõóọ uưùủũúụ yỳỷỹýỵ dđ
    titles dấu cách|nhập|đi|tìm kiếm|gia nhập|tiếp|tuyến đường|gửi|xong|tiếp tục|SOS|tab|khóa hoa
    """,
    "id": """
    name Indonesia
    rows qwertyuiop|asdfghjkl|zxcvbnm
    titles spasi|return|buka|cari|gabung|berikutnya|rute|kirim|selesai|lanjutkan|SOS|tab|huruf besar
    """,
    "ca": """
    name Català
    rows qwertyuiop|asdfghjklç|zxcvbnm
    accents aàáâäªæãåā eèéëêęėē iíïìîįī oòóºôöõœøō uúüùûū
    titles espai|retorn|vés|cerca|uneix-te|següent|ruta|envia|fet|continua|SOS|tab|bloq maj
    quotes «»“”
    currency €
    """,
  ]
}
