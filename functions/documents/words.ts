import type { Locale } from '#config/locales.ts'

type Words = {
  phone: string
  page: (page: number, pages: number) => string
  legal: (form: string, capital: string, register: string, vat: string) => string
  examples: string
  /** Alternative text of a drawing. */
  drawing: (product: string) => string
  priceOnRequest: string
  offer: {
    title: (reference: string) => string
    fileName: (reference: string, version: number) => string
    version: (version: number, day: string) => string
    validUntil: (day: string) => string
    to: string
    items: { asked: string; offered: string }
    quantity: (count: number) => string
    accessories: string
    lines: string
    columns: { text: string; quantity: string; unit: string; discount: string; vat: string; net: string }
    net: string
    vat: string
    gross: string
    calendar: string
    calendarLead: (day: string) => string
    calendarColumns: { instrument: string; use: string; due: string }
    note: string
    delivery: string
    conditions: string
    validity: string
    validityText: (day: string) => string
    terms: (version: string, address: string) => string
  }
  sheet: {
    title: (product: string) => string
    fileName: (id: string) => string
    models: string
    columns: {
      reference: string
      max: string
      e: string
      d: string
      class: string
      platform: string
      price: string
    }
    features: string
    specifications: string
    specification: string
    value: string
    accessories: string
    demonstration: string
    source: (address: string, day: string) => string
  }
}

/** Texts of the documents. */
export const documentWords: Record<Locale, Words> = {
  fr: {
    phone: 'Tél.',
    page: (page, pages) => `Page ${page} sur ${pages}`,
    legal: (form, capital, register, vat) => `${form} au capital de ${capital} · ${register} · TVA ${vat}`,
    examples: 'Société fictive\u00a0: les numéros d’immatriculation sont des exemples.',
    drawing: (product) => `Dessin technique\u00a0: ${product}`,
    priceOnRequest: 'sur demande',
    offer: {
      title: (reference) => `Devis ${reference}`,
      fileName: (reference, version) => `devis-${reference}-v${version}.pdf`,
      version: (version, day) => `Version ${version} du ${day}`,
      validUntil: (day) => `Valable jusqu’au ${day}`,
      to: 'À l’attention de',
      items: { asked: 'Instruments demandés', offered: 'Instruments proposés' },
      quantity: (count) => `Quantité\u00a0: ${count}`,
      accessories: 'Accessoires',
      lines: 'Prix',
      columns: {
        text: 'Désignation',
        quantity: 'Qté',
        unit: 'P. U. HT',
        discount: 'Remise',
        vat: 'TVA',
        net: 'Montant HT',
      },
      net: 'Total HT',
      vat: 'TVA',
      gross: 'Total TTC',
      calendar: 'Calendrier de vérification',
      calendarLead: (day) =>
        `Première vérification périodique d’un instrument mis en service le ${day}. C’est une aide\u00a0: l’obligation reste celle du détenteur.`,
      calendarColumns: { instrument: 'Instrument', use: 'Usage', due: 'Au plus tard le' },
      note: 'Remarque',
      delivery: 'Livraison',
      conditions: 'Conditions',
      validity: 'Validité et acceptation',
      validityText: (day) =>
        `Ce devis est valable jusqu’au ${day}. Vous pouvez l’accepter, le décliner ou poser une question sur la page de votre demande, par le lien de nos e-mails.`,
      terms: (version, address) =>
        `S’appliquent nos conditions générales, version ${version}, texte de démonstration\u00a0: ${address}`,
    },
    sheet: {
      title: (product) => `Fiche technique ${product}`,
      fileName: (id) => `fiche-${id}.pdf`,
      models: 'Modèles',
      columns: {
        reference: 'Référence',
        max: 'Max',
        e: 'e',
        d: 'd',
        class: 'Classe',
        platform: 'Plateau',
        price: 'Prix HT',
      },
      features: 'Caractéristiques',
      specifications: 'Données techniques',
      specification: 'Propriété',
      value: 'Valeur',
      accessories: 'Accessoires',
      demonstration: 'Catalogue de démonstration\u00a0: produits, marques et prix sont fictifs.',
      source: (address, day) => `Données du ${day}\u00a0: ${address}`,
    },
  },
  en: {
    phone: 'Phone',
    page: (page, pages) => `Page ${page} of ${pages}`,
    legal: (form, capital, register, vat) => `${form}, capital ${capital} · ${register} · VAT ${vat}`,
    examples: 'Fictional company: the registration numbers are examples.',
    drawing: (product) => `Technical drawing: ${product}`,
    priceOnRequest: 'on request',
    offer: {
      title: (reference) => `Quotation ${reference}`,
      fileName: (reference, version) => `quotation-${reference}-v${version}.pdf`,
      version: (version, day) => `Version ${version} of ${day}`,
      validUntil: (day) => `Valid until ${day}`,
      to: 'For the attention of',
      items: { asked: 'Requested instruments', offered: 'Instruments offered' },
      quantity: (count) => `Quantity: ${count}`,
      accessories: 'Accessories',
      lines: 'Prices',
      columns: {
        text: 'Description',
        quantity: 'Qty',
        unit: 'Unit excl. VAT',
        discount: 'Discount',
        vat: 'VAT',
        net: 'Amount excl. VAT',
      },
      net: 'Total excl. VAT',
      vat: 'VAT',
      gross: 'Total incl. VAT',
      calendar: 'Verification calendar',
      calendarLead: (day) =>
        `First periodic verification of an instrument put into service on ${day}. It is an aid: the duty stays with the holder.`,
      calendarColumns: { instrument: 'Instrument', use: 'Use', due: 'At the latest on' },
      note: 'Note',
      delivery: 'Delivery',
      conditions: 'Conditions',
      validity: 'Validity and acceptance',
      validityText: (day) =>
        `This quotation is valid until ${day}. You can accept it, decline it or ask a question on the page of your request, through the link in our emails.`,
      terms: (version, address) =>
        `Our general terms apply, version ${version}, a demonstration text: ${address}`,
    },
    sheet: {
      title: (product) => `Data sheet ${product}`,
      fileName: (id) => `data-sheet-${id}.pdf`,
      models: 'Models',
      columns: {
        reference: 'Reference',
        max: 'Max',
        e: 'e',
        d: 'd',
        class: 'Class',
        platform: 'Platform',
        price: 'Price excl. VAT',
      },
      features: 'Features',
      specifications: 'Technical data',
      specification: 'Property',
      value: 'Value',
      accessories: 'Accessories',
      demonstration: 'Demonstration catalogue: products, brands and prices are fictional.',
      source: (address, day) => `As of ${day}: ${address}`,
    },
  },
  de: {
    phone: 'Tel.',
    page: (page, pages) => `Seite ${page} von ${pages}`,
    legal: (form, capital, register, vat) => `${form}, Kapital ${capital} · ${register} · USt-IdNr. ${vat}`,
    examples: 'Fiktive Firma: Die Registernummern sind Beispiele.',
    drawing: (product) => `Technische Zeichnung: ${product}`,
    priceOnRequest: 'auf Anfrage',
    offer: {
      title: (reference) => `Angebot ${reference}`,
      fileName: (reference, version) => `angebot-${reference}-v${version}.pdf`,
      version: (version, day) => `Version ${version} vom ${day}`,
      validUntil: (day) => `Gültig bis ${day}`,
      to: 'Zu Händen von',
      items: { asked: 'Angefragte Waagen', offered: 'Angebotene Waagen' },
      quantity: (count) => `Menge: ${count}`,
      accessories: 'Zubehör',
      lines: 'Preise',
      columns: {
        text: 'Bezeichnung',
        quantity: 'Menge',
        unit: 'Einzelpreis netto',
        discount: 'Rabatt',
        vat: 'MwSt.',
        net: 'Betrag netto',
      },
      net: 'Summe netto',
      vat: 'MwSt.',
      gross: 'Summe brutto',
      calendar: 'Prüf- und Eichkalender',
      calendarLead: (day) =>
        `Erste wiederkehrende Prüfung bzw. Eichung einer Waage, die am ${day} in Betrieb genommen wird. Die Angabe ist eine Hilfe: Die Pflicht bleibt beim Verwender.`,
      calendarColumns: { instrument: 'Waage', use: 'Verwendung', due: 'Spätestens am' },
      note: 'Anmerkung',
      delivery: 'Lieferung',
      conditions: 'Bedingungen',
      validity: 'Gültigkeit und Annahme',
      validityText: (day) =>
        `Dieses Angebot gilt bis ${day}. Sie können es auf der Seite Ihrer Anfrage annehmen, ablehnen oder eine Frage stellen, über den Link in unseren E-Mails.`,
      terms: (version, address) =>
        `Es gelten unsere Allgemeinen Geschäftsbedingungen, Fassung ${version}, ein Demonstrationstext: ${address}`,
    },
    sheet: {
      title: (product) => `Datenblatt ${product}`,
      fileName: (id) => `datenblatt-${id}.pdf`,
      models: 'Modelle',
      columns: {
        reference: 'Artikelnummer',
        max: 'Max',
        e: 'e',
        d: 'd',
        class: 'Klasse',
        platform: 'Plattform',
        price: 'Preis netto',
      },
      features: 'Merkmale',
      specifications: 'Technische Daten',
      specification: 'Eigenschaft',
      value: 'Wert',
      accessories: 'Zubehör',
      demonstration: 'Demonstrationskatalog: Produkte, Marken und Preise sind fiktiv.',
      source: (address, day) => `Daten vom ${day}: ${address}`,
    },
  },
}
