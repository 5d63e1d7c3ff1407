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

/** What stands before the values of a model. */
const labels = {
  reference: 'reference',
  porteeMax: 'capacity',
  echelon: 'interval',
  precision: 'precision',
  plateau: 'platform',
} as const

type MessageText =
  | 'greeting'
  | 'standard'
  | 'quantity'
  | 'metrology'
  | `metrology-${Metrology}`
  | 'accessories'
  | 'closing'
  | 'title'
  | 'row'
  | (typeof labels)[keyof typeof labels]
type Words = (key: `message.${MessageText}`, values?: Readonly<Record<string, string>>) => string

/**
 * The request as a letter: greeting, numbered items with their variant or « Modèle standard », accessories with their
 * compatibility, what else the request carries, closing. Empty without items. `t` translates the area `message`.
 */
export function quoteMessage(
  items: readonly MessageItem[],
  t: Words,
  sections: readonly QuoteSection[] = [],
): string {
  if (items.length === 0) return ''
  const blocks = items.map((item, i) => [`${i + 1}. ${item.productName}`, ...itemLines(item, t)].join('\n'))
  const more = sections.map(({ title, rows, lines }) =>
    [
      t('message.title', { title }),
      ...rows.map(([label, value]) => `   - ${t('message.row', { label, value })}`),
      ...lines.map((line) => `   - ${line}`),
    ].join('\n'),
  )
  return [t('message.greeting'), ...blocks, ...more, t('message.closing')].join('\n\n')
}

function itemLines({ variant, quantity, accessories }: MessageItem, t: Words): string[] {
  const row = (key: MessageText, value: string | null) =>
    value ? [`   - ${t('message.row', { label: t(`message.${key}`), value })}`] : []
  const names = Object.keys(labels) as (keyof typeof labels)[]
  const details = variant
    ? [
        ...names.flatMap((name) => row(labels[name], variant[name])),
        ...row('metrology', t(`message.metrology-${variant.metrologie}`)),
      ]
    : [`   ${t('message.standard')}`]
  const fitted = accessories.map(
    ({ name, compatibility }) => `     • ${name}${compatibility ? ` (${compatibility})` : ''}`,
  )
  return [
    ...details,
    ...(quantity > 1 ? row('quantity', String(quantity)) : []),
    ...(fitted.length ? [`   ${t('message.title', { title: t('message.accessories') })}`, ...fitted] : []),
  ]
}
