import type { Locale } from '#config/locales.ts'
import type { Metrology } from '#domain/metrology/metrology.ts'
import type { QuoteSection } from './quote-section.ts'

/** An item as the message mentions it; the stored list, the mail and the copy button provide it. */
export type MessageItem = {
  productName: string
  quantity: number
  variant: {
    reference: string
    porteeMax: string | null
    echelon: string | null
    precision: string | null
    plateau: string | null
    metrologie: Metrology
  } | null
  accessories: readonly { name: string; compatibility: string }[]
}

type Words = {
  greeting: string
  standard: string
  quantity: string
  reference: string
  porteeMax: string
  echelon: string
  precision: string
  plateau: string
  metrologie: string
  states: Record<Metrology, string>
  accessories: string
  closing: string
  colon: string
}

const words: Record<Locale, Words> = {
  fr: {
    greeting: 'Bonjour,\n\nJe souhaite recevoir un devis pour les produits suivants :',
    standard: 'Modèle standard',
    quantity: 'Quantité',
    reference: 'Référence',
    porteeMax: 'Portée max',
    echelon: 'Échelon',
    precision: 'Précision',
    plateau: 'Plateau',
    metrologie: 'Métrologie',
    states: { yes: 'oui', no: 'non', optional: 'en option' },
    accessories: 'Accessoires',
    closing: 'Cordialement.',
    colon: ' : ',
  },
  en: {
    greeting: 'Hello,\n\nI would like to receive a quotation for the following products:',
    standard: 'Standard model',
    quantity: 'Quantity',
    reference: 'Reference',
    porteeMax: 'Max capacity',
    echelon: 'Verification interval e',
    precision: 'Readability',
    plateau: 'Platform',
    metrologie: 'Legal metrology',
    states: { yes: 'yes', no: 'no', optional: 'optional' },
    accessories: 'Accessories',
    closing: 'Kind regards,',
    colon: ': ',
  },
  de: {
    greeting: 'Guten Tag,\n\nich bitte um ein Angebot für die folgenden Produkte:',
    standard: 'Standardmodell',
    quantity: 'Menge',
    reference: 'Artikelnummer',
    porteeMax: 'Höchstlast',
    echelon: 'Eichwert e',
    precision: 'Ablesbarkeit',
    plateau: 'Plattform',
    metrologie: 'Konformitätsbewertet (geeicht)',
    states: { yes: 'ja', no: 'nein', optional: 'optional' },
    accessories: 'Zubehör',
    closing: 'Mit freundlichen Grüßen',
    colon: ': ',
  },
}

/**
 * The request as a letter: greeting, numbered items with their variant or « Modèle standard », accessories with their
 * compatibility, what else the request carries, closing. Empty without items.
 */
export function quoteMessage(
  items: readonly MessageItem[],
  locale: Locale,
  sections: readonly QuoteSection[] = [],
): string {
  if (items.length === 0) return ''
  const text = words[locale]
  const blocks = items.map((item, i) =>
    [`${i + 1}. ${item.productName}`, ...itemLines(item, text)].join('\n'),
  )
  const more = sections.map(({ title, rows, lines }) =>
    [
      `${title}${text.colon.trimEnd()}`,
      ...rows.map(([label, value]) => `   - ${label}${text.colon}${value}`),
      ...lines.map((line) => `   - ${line}`),
    ].join('\n'),
  )
  return [text.greeting, ...blocks, ...more, text.closing].join('\n\n')
}

function itemLines({ variant, quantity, accessories }: MessageItem, text: Words): string[] {
  const row = (label: string, value: string | null) => (value ? [`   - ${label}${text.colon}${value}`] : [])
  const details = variant
    ? [
        ...row(text.reference, variant.reference),
        ...row(text.porteeMax, variant.porteeMax),
        ...row(text.echelon, variant.echelon),
        ...row(text.precision, variant.precision),
        ...row(text.plateau, variant.plateau),
        ...row(text.metrologie, text.states[variant.metrologie]),
      ]
    : [`   ${text.standard}`]
  const fitted = accessories.map(
    ({ name, compatibility }) => `     • ${name}${compatibility ? ` (${compatibility})` : ''}`,
  )
  return [
    ...details,
    ...(quantity > 1 ? row(text.quantity, String(quantity)) : []),
    ...(fitted.length ? [`   ${text.accessories}${text.colon.trimEnd()}`, ...fitted] : []),
  ]
}
