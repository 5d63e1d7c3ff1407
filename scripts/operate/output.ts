import type { Rows } from './command.ts'

/** Rows as columns of text under the names of their keys. */
export function tableText(rows: Rows): string {
  if (rows.length === 0) return 'Nothing.'
  const names = Object.keys(rows[0] ?? {})
  const table = [names, ...rows.map((row) => names.map((name) => String(row[name] ?? '–')))]
  const widths = names.map((_, i) => Math.max(...table.map((cells) => cells[i]?.length ?? 0)))
  return table
    .map((cells) =>
      cells
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
