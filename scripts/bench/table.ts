/** A measured value and its budget. */
export type Verdict = { what: string; value: number; budget: number; unit: string }

const all: Verdict[] = []

/** A table cell: the value, and ✓ or ✗ for its budget. Recorded, so that main.ts can list the misses. */
export function budgetCell(what: string, value: number, budget: number, unit = ''): string {
  all.push({ what, value, budget, unit })
  return `${short(value)}${unit} ${value <= budget ? '✓' : '✗'} ≤ ${budget}${unit}`
}

export const missed = (): Verdict[] => all.filter(({ value, budget }) => !(value <= budget))

/** Three significant digits; the rest is noise. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return '–'
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en')
  return String(Number(value.toPrecision(3)))
}

export const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10

/** A Markdown table, so that the output can be pasted into a document. */
export function printTable(title: string, head: string[], rows: string[][]): void {
  const widths = head.map((name, i) => Math.max(name.length, ...rows.map((row) => (row[i] ?? '').length)))
  const line = (cells: string[]) =>
    `| ${widths.map((width, i) => (cells[i] ?? '').padEnd(width)).join(' | ')} |`
  console.log(`\n### ${title}\n`)
  console.log(line(head))
  console.log(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`)
  for (const row of rows) console.log(line(row))
}
