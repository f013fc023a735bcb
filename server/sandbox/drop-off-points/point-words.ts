/** What made-up points of a country are called; `#` in a street stands for the house number. */
export type PointWords = {
  /** Before the town's name. */
  readonly postOffice: string
  readonly locker: string
  readonly shops: readonly string[]
  readonly counters: readonly string[]
  readonly streets: readonly string[]
}

const german: PointWords = {
  postOffice: 'Postfiliale',
  locker: 'Paketstation',
  shops: ['Kiosk am Eck', 'Bäckerei Mühlbach', 'Schreibwaren Lorenz', 'Blumen Anemone'],
  counters: ['Baumarkt Nordtor', 'Markthalle Süd'],
  streets: ['Mühlenweg #', 'Am Alten Markt #', 'Gartenstraße #', 'Birkenallee #', 'Hafengasse #'],
}
const french: PointWords = {
  postOffice: 'Bureau de poste',
  locker: 'Consigne',
  shops: ['Tabac du Marché', 'Librairie des Tilleuls', 'Épicerie du Coin', 'Fleuriste Pervenche'],
  counters: ['Bricolage du Pont', 'Halle Centrale'],
  streets: ['# rue du Moulin', '# place du Marché', '# rue des Lilas', '# quai Neuf', '# allée des Érables'],
}
const english: PointWords = {
  postOffice: 'Post Office',
  locker: 'Parcel Locker',
  shops: ['Corner News', 'Bramble Stationers', 'Lantern Convenience', 'Harbour Flowers'],
  counters: ['Northgate Hardware', 'Market Hall Desk'],
  streets: ['# Mill Lane', '# Market Street', '# Orchard Road', '# Station Approach', '# Quarry Hill'],
}

/** By country, two letters in lower case. */
export const pointWords: Readonly<Record<string, PointWords>> = {
  at: german,
  au: {
    ...english,
    shops: ['Corner Newsagency', 'Banksia Pharmacy', 'Lantern Convenience', 'Jetty Flowers'],
    streets: ['# Banksia Street', '# Jetty Road', '# Wattle Avenue', '# Station Street', '# Ferry Lane'],
  },
  be: {
    postOffice: 'Postkantoor',
    locker: 'Pakjesautomaat',
    shops: ['Dagbladhandel De Hoek', 'Bakkerij Molenaar', 'Boekhandel Linde', 'Bloemen Margriet'],
    counters: ['Doe-het-zelf Noord', 'Markthal'],
    streets: ['Molenstraat #', 'Marktplein #', 'Lindelaan #', 'Stationsstraat #', 'Kaaistraat #'],
  },
  cz: {
    postOffice: 'Pošta',
    locker: 'Balíkový box',
    shops: ['Trafika Na Rohu', 'Papírnictví Lípa', 'Potraviny U Mlýna', 'Květiny Sedmikráska'],
    counters: ['Hobby Sever', 'Tržnice'],
    streets: ['Mlýnská #', 'Tržní #', 'Lipová #', 'Nádražní #', 'Zahradní #'],
  },
  de: german,
  dk: {
    postOffice: 'Posthus',
    locker: 'Pakkeboks',
    shops: ['Kiosken på Hjørnet', 'Bageriet Møllen', 'Boghandel Lind', 'Blomster Anemone'],
    counters: ['Byggemarked Nord', 'Torvehallen'],
    streets: ['Møllevej #', 'Torvegade #', 'Lindealle #', 'Stationsvej #', 'Havnegade #'],
  },
  es: {
    postOffice: 'Oficina de correos',
    locker: 'Taquilla',
    shops: ['Estanco La Esquina', 'Papelería Olivo', 'Ultramarinos del Molino', 'Floristería Azahar'],
    counters: ['Ferretería Norte', 'Mercado Central'],
    streets: ['Calle del Molino, #', 'Plaza del Mercado, #', 'Calle de los Olivos, #', 'Paseo Nuevo, #'],
  },
  fi: {
    postOffice: 'Postitoimisto',
    locker: 'Pakettiautomaatti',
    shops: ['Kulmakioski', 'Leipomo Mylly', 'Kirjakauppa Lehmus', 'Kukkakauppa Vuokko'],
    counters: ['Rautakauppa Pohjola', 'Kauppahalli'],
    streets: ['Myllytie #', 'Torikatu #', 'Lehmuskuja #', 'Asemakatu #', 'Satamakatu #'],
  },
  fr: french,
  gb: english,
  gr: {
    postOffice: 'Ταχυδρομείο',
    locker: 'Θυρίδα δεμάτων',
    shops: ['Περίπτερο Γωνία', 'Βιβλιοπωλείο Ελιά', 'Παντοπωλείο Μύλος', 'Ανθοπωλείο Ανεμώνη'],
    counters: ['Σιδηρικά Βορράς', 'Δημοτική Αγορά'],
    streets: ['Οδός Μύλου #', 'Πλατεία Αγοράς #', 'Οδός Ελαιών #', 'Οδός Σταθμού #'],
  },
  hu: {
    postOffice: 'Posta',
    locker: 'Csomagautomata',
    shops: ['Sarki Trafik', 'Papírbolt Hárs', 'Malom Élelmiszer', 'Százszorszép Virág'],
    counters: ['Északi Barkács', 'Vásárcsarnok'],
    streets: ['Malom utca #', 'Piac tér #', 'Hársfa utca #', 'Állomás utca #'],
  },
  ie: english,
  it: {
    postOffice: 'Ufficio postale',
    locker: 'Armadietto',
    shops: ['Edicola all’Angolo', 'Cartoleria Tiglio', 'Alimentari del Mulino', 'Fiori Margherita'],
    counters: ['Ferramenta Nord', 'Mercato Coperto'],
    streets: ['Via del Mulino #', 'Piazza del Mercato #', 'Via dei Tigli #', 'Viale Nuovo #'],
  },
  lu: french,
  nl: {
    postOffice: 'Postkantoor',
    locker: 'Pakketautomaat',
    shops: ['Kiosk De Hoek', 'Bakkerij De Molen', 'Boekhandel Linde', 'Bloemen Madelief'],
    counters: ['Bouwmarkt Noord', 'Markthal'],
    streets: ['Molenkade #', 'Marktplein #', 'Lindelaan #', 'Stationsweg #', 'Havenstraat #'],
  },
  pl: {
    postOffice: 'Urząd pocztowy',
    locker: 'Automat paczkowy',
    shops: ['Kiosk Na Rogu', 'Papiernia Lipa', 'Sklep Młynek', 'Kwiaciarnia Stokrotka'],
    counters: ['Dom i Ogród Północ', 'Hala Targowa'],
    streets: ['ul. Młyńska #', 'ul. Targowa #', 'ul. Lipowa #', 'ul. Dworcowa #', 'ul. Ogrodowa #'],
  },
  pt: {
    postOffice: 'Estação dos correios',
    locker: 'Cacifo',
    shops: ['Tabacaria da Esquina', 'Papelaria Oliveira', 'Mercearia do Moinho', 'Florista Malmequer'],
    counters: ['Ferragens do Norte', 'Mercado Municipal'],
    streets: ['Rua do Moinho #', 'Praça do Mercado #', 'Rua das Oliveiras #', 'Avenida Nova #'],
  },
  se: {
    postOffice: 'Postkontor',
    locker: 'Paketskåp',
    shops: ['Hörnkiosken', 'Bageri Kvarnen', 'Bokhandeln Lind', 'Blomster Blåsippan'],
    counters: ['Bygghandeln Norr', 'Saluhallen'],
    streets: ['Kvarngatan #', 'Torggatan #', 'Lindvägen #', 'Stationsgatan #', 'Hamngatan #'],
  },
  si: {
    postOffice: 'Pošta',
    locker: 'Paketomat',
    shops: ['Trafika Na vogalu', 'Papirnica Lipa', 'Trgovina Mlin', 'Cvetličarna Marjetica'],
    counters: ['Železnina Sever', 'Tržnica'],
    streets: ['Mlinska ulica #', 'Tržni trg #', 'Lipova ulica #', 'Kolodvorska ulica #'],
  },
  us: {
    ...english,
    locker: 'Package Locker',
    shops: ['Corner Mart', 'Bramble Office Supply', 'Lantern Pharmacy', 'Harbor Flowers'],
    streets: ['# Mill Road', '# Market Street', '# Orchard Avenue', '# Depot Street', '# Quarry Drive'],
  },
}
