import { type FactCell, type FactName, factCells, factRow } from '#domain/catalogue/fact-cells.ts'
import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import { divisionsOf } from '#domain/catalogue/variant-instrument.ts'
import { formatNumber } from '#domain/metrology/mass.ts'
import { messageText, type Translate, useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Facts } from '#src/ui/facts.tsx'
import { Term, termOf } from './term.tsx'

type Props = { product: ProductDetail; variant: Variant }

/** Facts of a model that the specification of its product has as a row of its own. */
const factOfRow: Record<string, FactName> = { dimensions: 'size', weight: 'mass', protection: 'protection' }

/** Rows that stand beside the picture, and those whose value another row says. */
const keyRows: ReadonlySet<string> = new Set(['platform', 'warranty', 'delivery'])
const saidBy: Record<string, string> = { connectivity: 'interface', battery: 'power' }

/** What the rows of a specification leave to say: each thing is said once on a page. */
const isSaid = (name: string, value: string | null, { specifications }: ProductDetail) => {
  const said = specifications[saidBy[name] ?? '']?.split(/\s+/).join(' ')
  return (
    keyRows.has(name) ||
    (value?.split(', ').every((part) => said?.includes(part.split(/\s+/).join(' '))) ?? true)
  )
}

/**
 * Everything that is known of the chosen model and does not stand beside the picture, each thing once; terms of
 * metrology have a definition.
 */
export function TechnicalSheet({ product, variant }: Props) {
  const t = useTranslate()
  const fact = useFacts(variant)
  const variantFacts = ownValues(variant)
  const said = Object.entries(product.specifications).filter(([name, value]) => !isSaid(name, value, product))
  const rows = said.map(([name, value]) => {
    const isNominal = name === 'capacity' && product.plate.nominal
    const label = isNominal ? t('spec.nominal') : messageText(t, `spec.${name}`)
    const term = isNominal ? null : termOf(name)
    const own = variantFacts[name] ?? (factOfRow[name] ? fact(factOfRow[name]) : null) ?? value
    return [
      term ? (
        <Term key={name} term={term}>
          {label}
        </Term>
      ) : (
        label
      ),
      own,
    ] as const
  })
  const further = useFurtherRows(product, variant, fact)
  return <Facts className="specifications" aria-label={variant.reference} rows={[...rows, ...further]} />
}

/** Values of the model where the specification of its product spans several models. */
const ownValues = ({ porteeMax, precision }: Variant): Record<string, string | null> => ({
  capacity: porteeMax,
  readability: precision,
})

/** What the specification of the product does not say: rules of the plate, and the other facts of the model. */
function useFurtherRows(product: ProductDetail, variant: Variant, fact: (name: FactName) => string | null) {
  const t = useTranslate()
  const { locale } = useSite()
  const n = divisionsOf(variant)
  const { arrangement, duty } = variant
  const isPlain = arrangement === 'single' || arrangement === 'nominal'
  const shownFacts: ReadonlySet<string> = new Set(Object.values(factOfRow))
  const names = (Object.keys(factCells) as FactName[]).filter((name) => !shownFacts.has(name))
  return [
    [t('key-fact.n'), n === null ? null : formatNumber(n, locale)],
    [
      t('key-fact.arrangement'),
      isPlain ? null : (
        <Term key={arrangement} term={arrangement}>
          {t(`arrangement.${arrangement}`)}
        </Term>
      ),
    ],
    [t('key-fact.duty'), duty],
    ...names
      .filter((name) => !isSaid(name, fact(name), product))
      .map((name) => [t(`fact.${name}`), fact(name)] as const),
  ] as const
}

/** A fact of a model as text; null where it is not known, or not so. */
function useFacts(variant: Variant): (name: FactName) => string | null {
  const t = useTranslate()
  const { locale } = useSite()
  return (name) => {
    const [cell] = factRow(name, [variant.facts], locale).cells
    return cell ? textOf(cell, t) : null
  }
}

function textOf(cell: FactCell, t: Translate): string | null {
  if (cell.state === 'value') return cell.text
  if (cell.state !== 'word') return null
  return t(cell.word, cell.count === undefined ? undefined : { count: cell.count })
}
