import type { Localized } from '#config/locales.ts'

/** Clauses of the general terms. */
export type Clause =
  | 'scope'
  | 'offer'
  | 'prices'
  | 'payment'
  | 'delivery'
  | 'property'
  | 'warranty'
  | 'take-back'
  | 'law'

/**
 * What is asked about buying here: sentences of a clause, counted from 0, and what this site adds or leaves open.
 * Without sentences it states nothing.
 */
export type TermsTopic = {
  words: RegExp
  quoted?: readonly (readonly [clause: Clause, sentence: number])[]
  lead?: Localized
  next?: Localized
  /** Stated elsewhere than in the terms. */
  page?: '/contact'
}

/** What is usual, and to be agreed upon where it does not suit. */
const askWithQuote = {
  fr: 'D’autres conditions peuvent être convenues dans le devis : indiquez-les dans votre demande.',
  en: 'Other terms can be agreed in the quotation: mention them in your request.',
  de: 'Anderes wird im Angebot vereinbart: Schreiben Sie es in Ihre Anfrage.',
}

/** Questions about buying, the particular ones first. */
export const termsTopics: readonly TermsTopic[] = [
  {
    words:
      /\b(?:(?:colis|paquet|livraison|transport\w*|balance|appareil|instrument)\b.{0,40}\b(?:abim\w*|endommag\w*|casse\w*) (?:\w+ ){0,3}(?:transport\w*|livraison|reception|recue?|arrive\w*)|(?:abim\w*|endommag\w*|casse\w*)\b.{0,25}\b(?:livraison|transport\w*|reception|recue?|arrive\w*)|(?:arrive\w*|recue?s?|livree?s?)\b.{0,25}\b(?:abim\w*|endommag\w*|casse\w*)|avarie\w*|(?:damaged?|broken)\b.{0,25}\b(?:transit|transport|delivery|shipping|arriv\w*|carrier)|(?:arriv\w*|delivered|received|delivery|transport|shipping)\b.{0,25}\b(?:damaged?|broken)|transportschaden\w*|transport beschadigt|beschadigt\w*\b.{0,25}\b(?:angekommen|geliefert|ankunft|lieferung|transport)|(?:lieferung|paket|ankunft|angekommen|geliefert)\b.{0,30}\b(?:beschadigt\w*|kaputt|schaden))\b/,
    quoted: [['delivery', 2]],
    next: {
      fr: 'Écrivez-nous ou appelez avec le numéro du devis et des photos.',
      en: 'Write or call with the number of the quotation and photos.',
      de: 'Schreiben Sie uns oder rufen Sie an; halten Sie die Nummer des Angebots und Fotos bereit.',
    },
  },
  {
    words:
      /\b(?:(?:droit|delai) de retractation|retract\w*|(?:retourner|renvoyer|echanger (?:la|ma|cette|une|mon|un))\b.{0,30}\b(?:balances?|appareils?|instruments?|produits?|articles?|commande)|(?:balances?|appareils?|instruments?|produits?|articles?|commande)\b.{0,30}\b(?:retourn\w*|renvoy\w*)|(?:politique|conditions|frais|droit) de retour|rembours\w*|satisfait ou|right of withdrawal|withdraw\w*|cooling off|(?:return|send back|give back) (?:it|them|a|an|the|my|our|this)\b(?!.{0,20}\bzero)|exchange (?:it|them)\b|return (?:policy|period|costs?|address)|returns? policy|returns(?! to)|refunds?|money back|widerruf\w*|ruckgabe\w*|umtausch\w*|(?:zuruckgeben|zuruckschicken|zurucksenden|retournier\w*|retoure\w*)|geld zuruck|erstatt\w*)\b/,
    lead: {
      fr: 'Les conditions de ce site, écrites pour des clients professionnels, ne disent rien d’un droit de rétractation, d’un retour ou d’un remboursement.',
      en: 'The terms on this site, written for business customers, state nothing about a right of withdrawal, returns or refunds.',
      de: 'Die Bedingungen dieser Website gelten für Geschäftskunden und sagen nichts zu Widerruf, Rückgabe oder Erstattung.',
    },
  },
  {
    words:
      /\b(?:(?:annul\w*|resili\w*)\b.{0,30}\b(?:commandes?|devis|achat)|(?:commandes?|devis|achat)\b.{0,25}\bannul\w*|cancel\w*\b.{0,30}\b(?:orders?|purchase|quot\w*)|(?:orders?|purchase)\b.{0,25}\bcancel\w*|(?:storn\w*|abbestell\w*|kundig\w*)\b.{0,30}\b(?:bestell\w*|auftrag\w*|kauf\w*)|(?:bestellung\w*|auftrag\w*|kauf)\b.{0,25}\b(?:storn\w*|rucktritt|zuruck ?tret\w*|widerruf\w*))\b/,
    quoted: [
      ['offer', 0],
      ['offer', 2],
    ],
    next: {
      fr: 'Un devis qui n’est pas encore accepté se refuse par le lien de sa demande. Pour l’annulation d’une commande conclue, les conditions ne disent rien : appelez-nous ou écrivez-nous.',
      en: 'A quotation that has not been accepted can be declined through the link of its request. The terms say nothing about cancelling an order once concluded: please call or write to us.',
      de: 'Ein noch nicht angenommenes Angebot lehnen Sie über den Link der Anfrage ab. Zur Stornierung eines geschlossenen Auftrags sagen die Bedingungen nichts: Rufen Sie an oder schreiben Sie uns.',
    },
  },
  {
    words:
      /^(?=.*\b(?:garanti\w*|warrant(?:y|ies)|guarantee\w*|gewahrleistung\w*)\b)(?=.*\b(?:surcharg\w*|overload\w*|uberlast\w*|wear|usure|verschleiss\w*)\b)/,
    lead: {
      fr: 'Non : ni l’usure normale ni la surcharge ne sont couvertes.',
      en: 'No: neither normal wear nor overload is covered.',
      de: 'Nein: Weder normaler Verschleiß noch Überlast ist gedeckt.',
    },
    quoted: [
      ['warranty', 0],
      ['warranty', 1],
    ],
  },
  {
    words:
      /\b(?:garanties?|garantien?|vices? caches?|warrant(?:y|ies)|guarantees?|guaranteed|gewahrleistung\w*|hidden defects?|verborgene mangel)\b/,
    quoted: [
      ['warranty', 0],
      ['warranty', 1],
    ],
  },
  {
    words:
      /^(?!.*\b(?:calcul\w*|berechn\w*)).*\b(?:(?:frais|couts?|prix|tarifs?) (?:de |d |du )?(?:la |une )?(?:port|livraison|expedition|transport|envoi)|(?:livraison|port|expedition|transport|envoi)\b.{0,25}\b(?:gratuit\w*|offert\w*|compris\w*|inclus\w*|pay\w*|coute\w*|en plus|sus)|franco(?: de port)?|combien\b(?! de temps).{0,25}\b(?:livraison|expedition|envoi)|(?:shipping|delivery|carriage|freight) (?:costs?|fees?|charges?|prices?|free|included|extra)|(?:free|cost of|price of|pay for|charge for|costs? for|much (?:is|for|does)(?: the)?) (?:shipping|delivery|postage)|(?:shipping|delivery)\b.{0,20}\b(?:free|included|extra|cost|charged?)|versandkosten\w*|lieferkosten|frachtkosten|versandkostenfrei|frei haus|(?:lieferung|versand|transport|anlieferung)\b.{0,25}\b(?:kostenlos|gratis|inklusive|inbegriffen|enthalten|kostet|kosten|extra|umsonst)|(?:kostet|kosten|kostenlose[rn]?|gratis)\b.{0,20}\b(?:lieferung|versand|anlieferung))\b/,
    quoted: [['prices', 1]],
    next: {
      fr: 'Indiquez le lieu de livraison dans votre demande : le devis, gratuit, en donne le prix.',
      en: 'State the place of delivery in your request: the quotation, which is free, gives the price.',
      de: 'Nennen Sie in der Anfrage den Lieferort: Das kostenlose Angebot gibt den Preis an.',
    },
  },
  {
    words:
      /\b(?:(?:tva|vat|mwst|mehrwertsteuer|umsatzsteuer|ust)\b.{0,60}\b(?:etranger|intracommunautaire|export\w*|abroad|foreign|reverse charge|intra|ausland\w*|innergemeinschaftlich\w*|allemagne|suisse|luxembourg|belgique|germany|german|allemande?s?|suisses?|switzerland|swiss|etrangere?s?|deutschland|deutsche\w*|schweiz\w*|belgien|luxemburg|numero|number|nummer|id)|(?:etranger|intracommunautaire|export\w*|abroad|foreign|reverse charge|ausland\w*|allemagne|suisse|germany|german|allemande?|switzerland|swiss|deutschland|deutsche\w*|schweiz\w*)\b.{0,60}\b(?:tva|vat|mwst|mehrwertsteuer|umsatzsteuer|ust)|(?:taux|quelle|which|what|rate|welche\w*|satz)\b.{0,15}\b(?:tva|vat|mwst|mehrwertsteuer)|sans tva|without vat|vat free|ohne (?:mwst|mehrwertsteuer)|autoliquidation|ust id|vat id|reverse charge)\b/,
    quoted: [['prices', 0]],
    next: {
      fr: 'Sur la TVA d’un achat depuis l’étranger, ce site ne dit rien : donnez votre pays et votre numéro de TVA dans la demande, le devis le précise.',
      en: 'This site says nothing about VAT on a purchase from abroad: give your country and VAT number in the request, and the quotation will state it.',
      de: 'Zur Mehrwertsteuer bei Käufen aus dem Ausland sagt diese Website nichts: Nennen Sie Land und USt-IdNr. in der Anfrage, das Angebot weist sie aus.',
    },
  },
  {
    words:
      /\b(?:rabais|remises?(?! (?:a|en)\b)|ristournes?|prix de gros|tarif degressif|soldes|promotions?|code promo|promo codes?|negoci\w*|discounts?|rebates?|bulk price|special offers?|voucher|coupon|negotiat\w*|haggle|rabatt\w*|mengenrabatt\w*|nachlass|preisnachlass|skonto|sonderangebot\w*|gutschein\w*|verhandel\w*)\b/,
    lead: {
      fr: 'Ce site n’annonce ni remise ni escompte : ses prix sont indicatifs, et seul le devis engage.',
      en: 'This site mentions no discounts: its prices are indicative, and only the quotation is binding.',
      de: 'Rabatt oder Skonto nennt diese Website nicht: Ihre Preise sind Richtwerte, verbindlich ist allein das Angebot.',
    },
  },
  {
    words:
      /\b(?:(?:balances?|bascules?|appareils?|materiels?|modeles?|instruments?|produits?|modeles?) (?:\w+ )?(?:d occasion|reconditionn\w*|de seconde main|deja utilise\w*)|^(?:de l |d )?occasions?$|^d occasion|(?:quelque chose|avez vous|vendez vous|achete\w*|un|une|des) d occasion|reconditionn\w*|second ?hand|pre owned|refurbished|reconditioned|used (?:scales?|balances?|instruments?|equipment|ones?|models?)|gebraucht(?:e|en|er|es|waage\w*|gerat\w*)|gebraucht (?:zu )?kauf\w*|generaluberholt\w*|refurbisht\w*|aus zweiter hand|vorfuhrgerat\w*)\b/,
    lead: {
      fr: 'Ce site ne mentionne ni balance d’occasion ni balance reconditionnée.',
      en: 'This site mentions no second-hand or reconditioned scales.',
      de: 'Zu gebrauchten oder generalüberholten Waagen steht auf dieser Website nichts.',
    },
  },
  {
    words:
      /\b(?:pieces? (?:detachees?|de rechange)|spare parts?|replacement parts?|ersatzteil\w*|(?:nouveau|nouvelle|rechange|remplacer|spare|replacement|neue[rns]?|ersatz)\b.{0,12}\b(?:plateau|chargeur|batterie|accu|alimentation|adaptateur|pan|charger|battery|power supply|adapter|akku|netzteil|ladegerat|wageplatte)\b(?=.{0,40}\b(?:pour (?:ma|mon|notre)|for (?:my|our)|fur (?:meine?|unsere?))))\b/,
    lead: {
      fr: 'Oui : nos services comprennent les pièces détachées, avec l’entretien et la réparation. Donnez la marque, le modèle et le numéro de série dans votre demande : nous disons si la pièce existe et à quel prix.',
      en: 'Yes: our services include spare parts, as part of servicing and repair. Give make, model and serial number in your request: we will say whether the part exists and what it costs.',
      de: 'Ja: Zu unseren Leistungen gehören Wartung, Reparatur und Ersatzteile. Nennen Sie Marke, Modell und Seriennummer in der Anfrage: Wir sagen, ob es das Teil gibt und was es kostet.',
    },
    quoted: [],
    page: '/contact',
  },
  {
    words:
      /\b(?:(?:je suis|etant|comme|en tant que|en) (?:un |une |simple )?particulier|particuliers|aux? particuliers?|un particulier\b.{0,20}\b(?:acheter|commander|peut)|consommateurs? (?:final|prive)|private (?:persons?|individuals?|customers?|buyers?|people|households?)|(?:as|i am|i m|im) (?:just )?(?:an? )?(?:private|individual)\b|members? of the public|only (?:for|to) business\w*|privat ?person\w*|privat ?kund\w*|privat ?kauf\w*|privatleute\w*|privatmann|(?:als|an) privat\w*|privat (?:kaufen|bestellen)|auch privat|nur (?:an|fur) (?:gewerb\w*|firmen|unternehmen)|b2b|reserve aux (?:pros|professionnels))\b/,
    lead: {
      fr: 'Nos conditions générales visent des clients professionnels et ne disent rien d’un achat par un particulier : écrivez-nous ou appelez avant de commander.',
      en: 'Our general terms are for business customers and say nothing about private buyers: please write or call before you order.',
      de: 'Unsere Bedingungen gelten für Geschäftskunden und sagen nichts zu Privatkäufen: Schreiben Sie uns oder rufen Sie vor der Bestellung an.',
    },
    quoted: [],
  },
  {
    words:
      /\b(?:carte bancaire|carte bleue|par carte|cheques?|paypal|acomptes?|mensualites?|en (?:plusieurs|trois|quatre|\d) fois|leasing|a (?:45|60|90) jours|(?:credit )?cards?(?= payments?)|credit cards?|by card|cheque|deposit|installments?|instalments?|net (?:45|60|90)|pay\w*\b.{0,20}\b(?:45|60|90) days|(?:45|60|90) days (?:to pay|credit|payment)|kreditkarte\w*|mit karte|in raten|ratenzahlung\w*|anzahlung|(?:zahl\w*|rechnung|netto|zahlungsziel)\b.{0,20}\b(?:45|60|90) tagen?|(?:45|60|90) tagen?\b.{0,20}\b(?:zahl\w*|zahlungsziel))\b/,
    lead: {
      fr: 'Seulement si le devis le prévoit.',
      en: 'Only where the quotation provides for it.',
      de: 'Nur, wenn das Angebot es vorsieht.',
    },
    quoted: [['payment', 0]],
    next: {
      fr: 'Demandez-le dans votre demande de devis.',
      en: 'Ask for it in your request for a quotation.',
      de: 'Schreiben Sie es in Ihre Angebotsanfrage.',
    },
  },
  {
    words:
      /\b(?:paiements?|(?<!prix a )payer|payons|payable|payez|regler(?= (?:a|en|par|la|ma|une|apres|plus|sur|cb|\d))|reglement (?:par|a|en|differe)|virements?|carte bancaire|carte bleue|par carte|par cheque|cheques?|paypal|acomptes?|mensualites?|en (?:plusieurs|trois|quatre|\d) fois|comptant|a (?:30|45|60|90) jours|leasing|credit|bons? de commande|mandats? administratifs?|chorus(?: pro)?|(?<!price to )pay|paying|payments?|paid by|bank transfer|wire transfer|credit cards?|by card|deposit|installments?|instalments?|in advance|on invoice|net (?:30|45|60|90)|purchase orders?|(?:kann|konnen|muss|man|ich|wir|zu|sofort|rechnung|karte|spater) zahlen|zahlen (?:sie|wir|ich|kann|per|mit|auf|bei)|bezahl\w*|zahlung\w*|zahlungsziel\w*|kreditkarte\w*|uberweis\w*|ratenzahlung\w*|in raten|raten (?:zahlen|kaufen)|anzahlung|vorkasse|auf rechnung|per rechnung|bestellschein\w*)\b/,
    quoted: [['payment', 0]],
    next: askWithQuote,
  },
  {
    words:
      /\b(?:(?:installation|mise en service|montage|livraison et installation|commissioning|setting up|inbetriebnahme|aufstell\w*)\b.{0,30}\b(?:compris\w*|inclus\w*|included|extra|inklusive|enthalten|inbegriffen|kostenlos|gratuit\w*|free)|(?:inclu\w*|compris|enthalten|inklusive)\b.{0,30}\b(?:installation|mise en service|commissioning|inbetriebnahme|montage))\b/,
    quoted: [['prices', 1]],
    next: askWithQuote,
  },
  {
    words:
      /\b(?:(?:devis|offre|quot(?:e|ation)|offer|angebot\w*)\b.{0,30}\b(?:valab\w*|valid\w*|validite|gultig\w*|gilt|engage\w*|binding|verbindlich\w*|bindend)|(?:valab\w*|valid\w*|validite|gultig\w*|gilt|engage\w*|binding|verbindlich\w*)\b.{0,30}\b(?:devis|offre|quot(?:e|ation)|offer|angebot\w*)|sans engagement|without obligation|unverbindlich)\b/,
    quoted: [
      ['offer', 0],
      ['offer', 1],
    ],
  },
  {
    words:
      /\b(?:(?:livraison|delivery|lieferung)\b.{0,25}\b(?:en retard|retardee?|late|delayed|overdue|verspat\w*|zu spat)|(?:retard|delay|late|verspat\w*)\b.{0,15}\b(?:livraison|delivery|lieferung)|lieferverzug)\b/,
    quoted: [
      ['delivery', 0],
      ['delivery', 1],
    ],
  },
  {
    words:
      /\b(?:astreinte|permanence|(?:service|interventions?|depannage|numero|ligne) (?:d |en )?urgen(?:ces?|te?s?)|depannage (?:urgent|le (?:week ?end|dimanche|samedi)|de nuit)|24 ?h?[ /]*(?:sur )?24|24[ /]7|7 ?j?[ /]*(?:sur )?7|hors (?:des |de vos )?(?:heures|horaires)|emergency (?:service|call\w*|repairs?|number|line|contact|visit|help)|out of hours|after hours|round the clock|notdienst\w*|notfall(?:nummer|service|dienst|telefon)|rund um die uhr|bereitschaftsdienst|wochenenddienst)\b/,
    lead: {
      fr: 'Ce site ne mentionne pas de service d’urgence en dehors des heures d’ouverture.',
      en: 'This site mentions no emergency service outside opening hours.',
      de: 'Einen Notdienst außerhalb der Öffnungszeiten nennt diese Website nicht.',
    },
  },
  {
    words:
      /\b(?:(?:combien de temps|quel delai|quand|sous combien|vite|rapidement)\b.{0,25}\b(?:venir|intervenir|intervenez|venez|passer|passez|depanner|depannez|technicien\w*)|(?:venir|intervenir|intervenez|venez|depanner|depannez)\b.{0,20}\b(?:vite|rapidement|combien de temps|quand|quel delai)|(?:how (?:fast|quickly|soon)|when) (?:can|could|will|would) (?:you|someone|somebody|(?:a|your) technician)\b.{0,15}\b(?:come|be here|get here|repair|fix)|(?:wie schnell|wann) (?:konn\w*|kann|kommt|kommen|seid|sind)\b.{0,30}\b(?:kommen|techniker\w*|da sein|vorbei\w*|reparieren|jemand))\b/,
    lead: {
      fr: 'Ce site ne donne pas de délai d’intervention.',
      en: 'This site states no response time for visits.',
      de: 'Wie schnell jemand kommt, steht auf dieser Website nicht.',
    },
  },
  {
    words:
      /\b(?:(?:commande|achat|quantite) minim\w*|minim\w* (?:de commande|d achat)|minimum (?:order|purchase)\w*|mindest(?:bestell|abnahme)\w*)\b/,
    lead: {
      fr: 'Ce site n’indique pas de commande minimale.',
      en: 'This site states no minimum order.',
      de: 'Einen Mindestbestellwert nennt diese Website nicht.',
    },
  },
  {
    words: /\b(?:reserve de propriete|retention of title|eigentumsvorbehalt\w*)\b/,
    quoted: [['property', 0]],
  },
  {
    words:
      /\b(?:(?:recycler|recycle|recyceln)\b.{0,15}\b(?:ma|mon|my|our|old|meine?|alte[ns]?)\b|deee|weee|altgerat\w*|waage entsorgen|entsorgung (?:der|meiner|einer) (?:alten )?waagen?|fin de vie|(?:jeter|debarrasser|throw away|dispose|disposal)\b.{0,25}\b(?:balances?|scales?)|alte waage (?:entsorg\w*|abgeben))\b/,
    quoted: [
      ['take-back', 0],
      ['take-back', 1],
    ],
  },
  {
    words:
      /\b(?:conditions generales|cgv|terms (?:and conditions|of sale|of business)|general terms|agb|geschaftsbedingungen|verkaufsbedingungen)\b/,
    quoted: [['scope', 0]],
  },
]
