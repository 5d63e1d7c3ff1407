import type { Locale } from '#config/locales.ts'
import { type BestReason, bestColumns } from './comparison-best.ts'
import { type Cell, type Column, comparisonLines, type Line } from './comparison-lines.ts'

export type { Cell, Column } from './comparison-lines.ts'

/**
 * A row of the table. `equals`: for each column after the first whether its cell is that of the first; `reason`: why
 * the best cells are marked.
 */
export type Row = { key: string; cells: Cell[]; equals: boolean[]; reason: BestReason | null }
/** Rows under one heading. */
export type RowGroup = { key: string; rows: Row[] }

/** « The largest Max » or the lowest price says nothing of a crane scale beside a laboratory balance. */
export const areOneKind = (columns: readonly Column[]) =>
  new Set(columns.map(({ product }) => product.subcategory)).size === 1

function layOut(key: string, { cells, scores, reason }: Line, isOneKind: boolean): Row {
  const isRated = reason && isOneKind
  const best = isRated && scores ? bestColumns(scores) : []
  const marked = cells.map((cell, i) => (cell.state === 'value' ? { ...cell, best: best[i] ?? false } : cell))
  const texts = cells.map((cell) => JSON.stringify(cell))
  return {
    key,
    cells: marked,
    equals: texts.slice(1).map((text) => text === texts[0]),
    reason: isRated && best.includes(true) ? reason : null,
  }
}

const hasValue = ({ state }: Cell) => state !== 'missing' && state !== 'not-applicable'

const spoken = (cell: Cell | undefined) =>
  cell?.state === 'value' ? cell.text.replaceAll(/\s/g, ' ').toLowerCase() : null

/** Rows that another of their group says as well where every value of theirs is part of its own. */
const repeated: Record<string, string> = { connectivity: 'interface', battery: 'power' }

function isRepeated({ key, cells }: Row, rows: readonly Row[]): boolean {
  const other = rows.find((row) => row.key === repeated[key])
  return (
    other !== undefined &&
    cells.every(
      (cell, i) => !hasValue(cell) || (spoken(other.cells[i])?.includes(spoken(cell) ?? ' ') ?? false),
    )
  )
}

/** The table by group, without the rows that have no value in any column, or none that another has not. */
export function comparisonTable(columns: readonly Column[], locale: Locale): RowGroup[] {
  const isOneKind = areOneKind(columns)
  return Object.entries(comparisonLines)
    .map(([key, rows]) => ({
      key,
      rows: Object.entries(rows)
        .map(([name, lineOf]) => layOut(name, lineOf(columns, locale), isOneKind))
        .filter(({ cells }) => cells.some(hasValue)),
    }))
    .map(({ key, rows }) => ({ key, rows: rows.filter((row) => !isRepeated(row, rows)) }))
    .filter(({ rows }) => rows.length > 0)
}
