import type { TermsTopic } from './terms-table.ts'

const vat =
  '(?:tva|taxes?|vat|tax|mwst|mehrwertsteuer|umsatzsteuer|ust|steuern?|ttc|ht|netto\\w*|brutto\\w*|net|gross)'
const price = '(?:prix|tarifs?|montants?|prices?|figures?|amounts?|preis\\w*|betrage?)'
const included =
  '(?:ttc|inclu\\w*|compris\\w*|including|incl|inkl\\w*|inbegriffen|enthalten|drin|brutto\\w*|gross|schon mit|(?:with|avec|mit) (?:tva|vat|mwst|mehrwertsteuer|umsatzsteuer))'
const both =
  '(?:ht (?:ou|et) ttc|ttc (?:ou|et) ht|net (?:or|and) gross|gross (?:or|and) net|netto (?:oder|und) brutto|brutto (?:oder|und) netto|(?:incl\\w*|with) (?:or|and) (?:excl\\w*|without)|mit (?:oder|und) ohne)'

const about = (first: string, second: string) => `(?=.*\\b${first}\\b)(?=.*\\b${second}\\b)`

/** Which law and which courts a contract has, and no law of scales. */
const governingLaw =
  /^(?!.*\b(?:verif\w*|eich\w*|geeicht|ungeeicht|balances?|scales?|\w*waagen?|employment|travail|arbeit\w*|miet\w*)\b)(?=.*\b(?:quel droit|droit (?:francais|allemand|applicable|du pays)|(?:loi|lois|legislation) (?:francaise|allemande|applicable)|(?:which|what|whose) law|governing law|applicable law|(?:french|german) law|(?:deutsches|franzosisches|welches|anwendbares) recht|rechtswahl|gerichtsstand|quels? tribun\w*|tribun\w* competent\w*|jurisdiction|(?:which|what) courts?|courts? (?:have|has|is|are)|welches gericht|welche gerichte)\b)(?=.*\b(?:vous|votre|vos|you|your|ihnen|ihre?[mnrs]?|sie|euch|eure?[mnrs]?|contrats?|contracts?|vertrag\w*|commandes?|orders?|bestell\w*|kauf\w*|achat|achete\w*|purchase|buy|litiges?|differends?|desaccords?|conflits?|problemes?|disputes?|disagreements?|problems?|trouble|streit\w*|arger|probleme?n?|conditions|terms|agb)\b)/

/** Prices with or without tax, who pays late, and which law holds: asked more closely than the other topics. */
export const saleTopics: readonly TermsTopic[] = [
  {
    words: new RegExp(
      `^(?!.*\\b${both}\\b)(?!.*\\b(?:hors|ohne|excl\\w*|without|zzgl|etranger|abroad|ausland)\\b)${about(price, vat)}(?=.*\\b${included}\\b)`,
    ),
    lead: {
      fr: 'Non, les prix de ce site sont hors taxes (HT).',
      en: 'No, the prices on this site exclude VAT.',
      de: 'Nein, die Preise auf dieser Website sind Nettopreise, zzgl. MwSt.',
    },
    quoted: [['prices', 0]],
  },
  {
    words: new RegExp(
      `^(?!.*\\b(?:etranger|abroad|ausland|export\\w*)\\b)(?:${about(price, vat)}|.*\\b(?:ht ou ttc|ttc ou ht|netto oder brutto|net or gross)\\b)`,
    ),
    quoted: [['prices', 0]],
  },
  {
    words:
      /\b(?:penalites? de retard|retard de paiement|(?:pay\w*|regl\w*|factur\w*)\b.{0,30}\b(?:en retard|trop tard|du retard|apres (?:l )?echeance|pas a temps)|(?:en retard|trop tard)\b.{0,20}\b(?:factur\w*|paiement|payer|regler)|paiement en retard|late (?:payment|fee)s?|pay\w*\b.{0,25}\b(?:late|too late|overdue)(?! (?:fee|r))|(?:late|overdue|unpaid)\b.{0,20}\b(?:invoices?|bills?|paying|payments?)|(?:invoices?|bills?)\b.{0,25}\b(?:late|overdue|unpaid|not paid)|late to pay|zahlungsverzug|verzugszins\w*|mahn\w*|(?:ver)?spat\w* (?:be)?zahl\w*|(?:rechnung\w*|zahl\w*|bezahl\w*)\b.{0,30}\b(?:zu spat|verspatet|verspatung|nicht rechtzeitig|nicht punktlich|im verzug|in verzug)|(?:zu spat|verspatet|nicht rechtzeitig|in verzug)\b.{0,30}\b(?:zahl\w*|bezahl\w*|rechnung\w*))\b/,
    quoted: [
      ['payment', 1],
      ['payment', 0],
    ],
  },
  {
    words: governingLaw,
    quoted: [
      ['law', 0],
      ['law', 1],
      ['law', 2],
    ],
  },
  {
    words:
      /\b(?:(?:inclu\w*|compren\w*|comprise?|contien\w*)\b.{0,20}\b(?:la |une )?(?:livraison|expedition|port|transport)|(?:livr\w*|expedi\w*|envoy\w*)\b.{0,25}\b(?:gratuit\w*|offert\w*|sans frais)|inclu\w*\b.{0,20}\b(?:delivery|shipping|postage|carriage)|(?:deliver\w*|ship\w*)\b.{0,25}\b(?:for free|free of charge|at no (?:extra )?(?:cost|charge)|for nothing)|(?:ist|sind|mit|inkl\w*|enthalt\w*|einschliesslich)\b.{0,25}\b(?:die |der )?(?:lieferung|versand|anlieferung|transport)\b.{0,40}\b(?:dabei|drin|mit drin|inklusive|inbegriffen|enthalten|dazu)|(?:inkl\w*|enthalt\w*|einschliesslich)\b.{0,25}\b(?:lieferung|versand|anlieferung)|(?:liefern|liefert|versenden|verschickt)\b.{0,30}\b(?:kostenlos|gratis|umsonst|kostenfrei|frei haus))\b/,
    quoted: [['prices', 1]],
    next: {
      fr: 'Indiquez le lieu de livraison dans votre demande : le devis, gratuit, en donne le prix.',
      en: 'State the place of delivery in your request: the quotation, which is free, gives the price.',
      de: 'Nennen Sie in der Anfrage den Lieferort: Das kostenlose Angebot gibt den Preis an.',
    },
  },
]

/** Which law and which courts a contract with this company has: no advice on a dispute is asked for. */
export const asksGoverningLaw = (folded: string): boolean => governingLaw.test(folded)
