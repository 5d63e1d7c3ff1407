import { type FactCell, factCells, factRow } from '#domain/catalogue/fact-cells.ts'
import type { ProductDetail } from '#domain/catalogue/product.ts'
import { type TextKey, type Translate, useTranslate } from '#src/i18n/translation.ts'
import { useSite } from '#src/site/site.ts'
import { Stylesheet } from '#src/site/stylesheet.tsx'
import href from './product-sections.css?url'

/** What is known of each model beside its plate; a value that all models share stands once. */
export function VariantFacts({ product: { variants } }: { product: ProductDetail }) {
  const t = useTranslate()
  const { locale } = useSite()
  const facts = variants.map((variant) => variant.facts)
  const rows = Object.keys(factCells)
    .map((name) => ({ name, ...factRow(name, facts, locale) }))
    .filter(({ isKnown }) => isKnown)
  if (rows.length === 0) return null
  return (
    <section className="variant-facts">
      <Stylesheet href={href} />
      <h2>{t('fact.title')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be scrollable by keyboard */}
      <section className="facts-scroll" aria-label={t('fact.title')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('fact.property')}</th>
              {variants.map(({ reference }) => (
                <th key={reference} scope="col">
                  {reference}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{t(`fact.${name}` as TextKey)}</th>
                <Cells cells={cells} references={variants.map(({ reference }) => reference)} />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function Cells({ cells, references }: { cells: FactCell[]; references: readonly string[] }) {
  const t = useTranslate()
  const texts = cells.map((cell) => textOf(cell, t))
  const [first] = texts
  if (texts.every((text) => text === first)) return <td colSpan={cells.length}>{first}</td>
  return texts.map((text, i) => <td key={references[i]}>{text}</td>)
}

function textOf(cell: FactCell, t: Translate): string {
  switch (cell.state) {
    case 'value':
      return cell.text
    case 'word':
      return t(cell.word as TextKey, cell.count === undefined ? undefined : { count: cell.count })
    case 'no':
      return t('fact.no')
    case 'missing':
      return '–'
  }
}
