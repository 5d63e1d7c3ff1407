/**
 * A line of a CSV file (RFC 4180). A cell that a spreadsheet would read as a formula begins with an apostrophe:
 * addresses come from strangers.
 */
export const csvLine = (values: readonly string[]): string =>
  values.map((value) => `"${value.replace(/^(?='?[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`).join(',')

/** The rows of a CSV file, quoted or not, without the apostrophes that `csvLine` puts before formulas. */
export function csvRows(text: string): string[][] {
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy
  const rows: string[][] = []
  const source = text.replace(/^\uFEFF/, '')
  let row: string[] = []
  cells.lastIndex = 0
  while (cells.lastIndex < source.length || row.length) {
    const found = cells.exec(source)
    if (!found) throw new Error(`Row ${rows.length + 1} of the CSV file cannot be read.`)
    const [, quoted, bare = '', end] = found
    row.push((quoted?.replaceAll('""', '"') ?? bare).replace(/^'(?='?[=+\-@\t\r])/, ''))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
