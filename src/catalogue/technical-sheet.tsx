import type { ReactNode } from 'react'
import { type FactCell, type FactName, factCells, factRow } from '#domain/catalogue/fact-cells.ts'
import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import { divisionsOf } from '#domain/catalogue/variant-instrument.ts'
import { formatNumber } from '#domain/metrology/mass.ts'
import { messageText, type Translate, useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Term, termOf } from './term.tsx'

type Props = { product: ProductDetail; variant: Variant }

/** Facts of a model that the specification of its product has as a row of its own. */
const factOfRow: Record<string, FactName> = { dimensions: 'size', weight: 'mass', protection: 'protection' }

/** Everything that is known of the chosen model, each thing once; terms of metrology have a definition. */
export function TechnicalSheet({ product, variant }: Props) {
  const t = useTranslate()
  const fact = useFacts(variant)
  const variantFacts = ownValues(variant)
  const rows = Object.entries(product.specifications).map(
    ([name, value]) =>
      [name, variantFacts[name] ?? (factOfRow[name] ? fact(factOfRow[name]) : null) ?? value] as const,
  )
  return (
    <table className="specifications">
      <caption className="visually-hidden">{variant.reference}</caption>
      <tbody>
        {rows.map(([name, value]) => {
          const isNominal = name === 'capacity' && product.plate.nominal
          const label = isNominal ? t('spec.nominal') : messageText(t, `spec.${name}`)
          const term = isNominal ? null : termOf(name)
          return <Row key={name} label={term ? <Term term={term}>{label}</Term> : label} value={value} />
        })}
        <FurtherRows variant={variant} fact={fact} />
      </tbody>
    </table>
  )
}

/** Values of the model where the specification of its product spans several models. */
const ownValues = ({ porteeMax, precision, plateau }: Variant): Record<string, string | null> => ({
  capacity: porteeMax,
  readability: precision,
  platform: plateau,
})

type FurtherProps = { variant: Variant; fact: (name: FactName) => string | null }

/** What the specification of the product does not say: rules of the plate, and the other facts of the model. */
function FurtherRows({ variant, fact }: FurtherProps) {
  const t = useTranslate()
  const { locale } = useSite()
  const n = divisionsOf(variant)
  const { arrangement, duty } = variant
  const shownFacts: ReadonlySet<string> = new Set(Object.values(factOfRow))
  const names = (Object.keys(factCells) as FactName[]).filter((name) => !shownFacts.has(name))
  return (
    <>
      {n === null ? null : <Row label={t('key-fact.n')} value={formatNumber(n, locale)} />}
      {arrangement === 'single' || arrangement === 'nominal' ? null : (
        <Row
          label={t('key-fact.arrangement')}
          value={<Term term={arrangement}>{t(`arrangement.${arrangement}`)}</Term>}
        />
      )}
      {duty ? <Row label={t('key-fact.duty')} value={duty} /> : null}
      {names.map((name) => {
        const text = fact(name)
        return text === null ? null : <Row key={name} label={t(`fact.${name}`)} value={text} />
      })}
    </>
  )
}

function Row({ label, value }: { label: ReactNode; value: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{value}</td>
    </tr>
  )
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
