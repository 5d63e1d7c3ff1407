import { type ReactNode, useId } from 'react'
import { factCells } from '#domain/catalogue/fact-cells.ts'
import { type BestReason, bestColumns } from '#domain/comparison/comparison-best.ts'
import {
  areOneKind,
  type Cell,
  type Column,
  comparisonTable,
  type Row,
  type RowGroup,
} from '#domain/comparison/comparison-rows.ts'
import { breakableSize } from '#domain/metrology/length.ts'
import { messageText, type TextKey, type Translate, useTranslate } from '#src/i18n/translation.ts'
import { photoStyles } from '#src/site/product-picture.tsx'
import { useSite } from '#src/site/site.ts'
import { stylesheets } from '#src/site/stylesheet.tsx'
import { DataPlate } from '#src/ui/data-plate.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { BesideRow } from './beside.tsx'
import { ColumnHead, ColumnLine } from './column-head.tsx'
import href from './comparison.css?url'
import phoneHref from './comparison-phone.css?url'
import printHref from './comparison-print.css?url'

type Props = {
  columns: readonly Column[]
  /** Called with the chosen model of a product. */
  onModel: (id: string, reference: string) => void
  /** Removes a product: a button, or a link without JavaScript. */
  removal: (column: Column) => ReactNode
  onQuote: (column: Column) => void
  /** Called before a link to a product is followed; closes what covers the page. */
  onLeave?: () => void
}

/** Labels of rows that the product page has under another name. */
const labels: Record<string, TextKey> = {
  class: 'plate.class',
  max: 'spec.capacity',
  min: 'plate.min',
  e: 'plate.e',
  d: 'spec.readability',
}
const tableRows = new Set(['n', 'minimum-weight', 'arrangement', 'stock', 'metrology'])
/** Rows of facts that the specification of a product does not have. */
const ofFacts = new Set(
  Object.keys(factCells).filter((name) => !['protection', 'size', 'mass'].includes(name)),
)

/** The label of a row; every row of `comparisonLines` has one. */
export const rowLabel = (key: string): string =>
  labels[key] ??
  (tableRows.has(key) ? `compare.row-${key}` : ofFacts.has(key) ? `fact.${key}` : `spec.${key}`)

/** From so many products on only what differs is shown at first. */
const longFrom = 3

/** The comparison table, one row per property; equal rows can be hidden without JavaScript. */
export function ComparisonTable(props: Props) {
  const { columns } = props
  const t = useTranslate()
  const { locale } = useSite()
  const groups = comparisonTable(columns, locale)
  const differing = groups.some(({ rows }) => rows.some(({ equals }) => equals.includes(false)))
  return (
    <div className="comparison">
      {differing || columns.length < 2 ? null : <p className="hint">{t('compare.no-differences')}</p>}
      <table className={`columns-${columns.length}`}>
        <caption className="visually-hidden">{t('compare.table')}</caption>
        <TableHead {...props} />
        <Plates columns={columns} />
        {groups.map((group) => (
          <TableGroup key={group.key} group={group} columns={columns} />
        ))}
      </table>
      <p className="hint absent">
        <Icon name="minus" /> {t('compare.absent')}
      </p>
    </div>
  )
}

/** Picture of each column; below it, always in view, its product, model, price and the button that adds it. */
function TableHead({ columns, onModel, removal, onQuote, onLeave }: Props) {
  const t = useTranslate()
  const prices = columns.map(({ variant: { price } }) => (price === null ? null : [price]))
  const cheapest = areOneKind(columns) ? bestColumns(prices) : []
  return (
    <thead>
      <BesideRow columns={columns} />
      <tr>
        <td>{columns.length > 1 ? <DifferencesOnly columns={columns.length} /> : null}</td>
        {columns.map((column) => (
          <ColumnHead key={column.product.id} column={column} removal={removal(column)} />
        ))}
      </tr>
      <tr className="column-lines">
        <th scope="col">
          <span className="visually-hidden">{t('compare.property')}</span>
        </th>
        {columns.map((column, i) => (
          <ColumnLine
            key={column.product.id}
            column={column}
            isCheapest={cheapest[i] ?? false}
            onModel={onModel}
            onQuote={onQuote}
            onLeave={onLeave}
          />
        ))}
      </tr>
    </thead>
  )
}

/** Hides rows that are the same in every column; works without JavaScript. */
function DifferencesOnly({ columns }: { columns: number }) {
  const t = useTranslate()
  const id = useId()
  return (
    <label className="comparison-filter" htmlFor={id}>
      <input type="checkbox" id={id} className="differences-only" defaultChecked={columns >= longFrom} />
      {t('compare.differences')}
    </label>
  )
}

/** `same`: all columns are equal; `same-2`: the second is as the first. */
function equalClasses(rows: readonly Pick<Row, 'equals'>[]): string | undefined {
  const [first] = rows
  if (!first) return undefined
  const equal = first.equals.map((_, i) => rows.every(({ equals }) => equals[i]))
  const classes = equal.flatMap((isEqual, i) => (isEqual ? [`same-${i + 2}`] : []))
  if (!equal.includes(false)) classes.push('same')
  return classes.join(' ') || undefined
}

/** The data plates, before any row of theirs: the comparison at a glance. */
function Plates({ columns }: { columns: readonly Column[] }) {
  const t = useTranslate()
  const [first, ...others] = columns.map(({ variant }) => JSON.stringify(variant.plate))
  return (
    <tbody className={equalClasses([{ equals: others.map((plate) => plate === first) }])}>
      <tr className="plates">
        <th scope="row">{t('compare.plate')}</th>
        {columns.map(({ product, variant }) => (
          <td key={product.id}>
            <DataPlate plate={variant.plate} />
          </td>
        ))}
      </tr>
    </tbody>
  )
}

type GroupProps = { group: RowGroup; columns: readonly Column[] }

/** The rows of one subject under their heading. */
function TableGroup({ group: { key, rows }, columns }: GroupProps) {
  const t = useTranslate()
  return (
    <tbody className={equalClasses(rows)}>
      <tr className="group">
        <th colSpan={columns.length + 1} scope="rowgroup">
          <span>{messageText(t, `compare.group-${key}`)}</span>
        </th>
      </tr>
      {rows.map((row) => (
        <ComparisonRow key={row.key} row={row} columns={columns} />
      ))}
    </tbody>
  )
}

/** A weight has a nominal value in the place of Max. */
function rowName({ key }: Row, columns: readonly Column[], t: Translate): string {
  const label = messageText(t, rowLabel(key))
  const nominal = columns.filter(({ variant }) => variant.plate.nominal).length
  if (key !== 'max' || nominal === 0) return label
  return nominal === columns.length ? t('spec.nominal') : `${label} / ${t('spec.nominal')}`
}

function ComparisonRow({ row, columns }: { row: Row; columns: readonly Column[] }) {
  const t = useTranslate()
  return (
    <tr className={equalClasses([row])}>
      <th scope="row">{rowName(row, columns, t)}</th>
      {row.cells.map((cell, i) => (
        <ComparisonCell key={columns[i]?.product.id} cell={cell} reason={row.reason} />
      ))}
    </tr>
  )
}

/** The style sheets of the comparison, for its panel and for its page. */
export const ComparisonStyles = stylesheets(href, phoneHref, printHref, photoStyles)

type CellProps = { cell: Cell; reason: BestReason | null }

function ComparisonCell({ cell, reason }: CellProps) {
  const isBest = cell.state === 'value' && cell.best
  const isAbsent = cell.state !== 'value' && cell.state !== 'word'
  return (
    <td className={isBest ? 'best' : isAbsent ? 'absent' : undefined}>
      <CellContent cell={cell} reason={reason} />
    </td>
  )
}

/** Missing and not applicable look alike, as the line below the table says, and read differently. */
function CellContent({ cell, reason }: CellProps) {
  const t = useTranslate()
  switch (cell.state) {
    case 'value':
      return (
        <>
          {breakableSize(cell.text)}
          {cell.best && reason ? (
            <small className="best-reason">
              <Icon name="check" />
              {t(`compare.best-${reason}`)}
            </small>
          ) : null}
        </>
      )
    case 'word':
      return t(cell.word, cell.count === undefined ? undefined : { count: cell.count })
    case 'no':
      return t('compare.no')
    default:
      return (
        <>
          <Icon name="minus" />
          <span className="visually-hidden">{t(`compare.${cell.state}`)}</span>
        </>
      )
  }
}
