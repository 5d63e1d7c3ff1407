const months =
  'jan|feb|f[ée]v|mar|m[äa]r|apr|avr|mai|may|jun|juin|jul|juil|aug|ao[uû]|sep|oct|okt|nov|dec|d[ée]c|dez'
/**
 * What a spreadsheet reads as a formula, or turns into a number, a date or a truth value: « 007 », « 3-12 », « DEC-2 ».
 */
const converted = new RegExp(
  `^'*(?:[=+\\-@\\t\\r]|[\\d\\s.,/:-]*\\d[\\d\\s.,/:e+-]*$|(?:${months})\\p{L}*[-/. ]?\\d+$|(?:true|false|vrai|faux|wahr|falsch)$)`,
  'iu',
)

/** A text as a spreadsheet leaves it as it is: what it would convert begins with an apostrophe. */
export const textCell = (text: string): string => (converted.test(text) ? `'${text}` : text)
const textOf = (cell: string): string => (cell.startsWith("'") && converted.test(cell) ? cell.slice(1) : cell)

/** A line of a CSV file (RFC 4180) of cells that are written as they are; texts come from `textCell`. */
export const csvCells = (cells: readonly string[], separator = ','): string =>
  cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)

/** A line of texts. A cell never becomes a formula: addresses come from strangers. */
export const csvLine = (values: readonly string[]): string => csvCells(values.map(textCell))

/** A row and the line of the file on which it begins. */
type CsvRow = { line: number; cells: string[] }

/** Of equal counts the rarer one. */
const separators = ['\t', ';', ','] as const

/** The separator: what `sep=` says, or what stands most often in the first line outside of quotes. */
function separatorOf(source: string): string {
  const head = source.slice(0, source.search(/\r?\n|$/)).replaceAll(/"(?:[^"]|"")*"/g, '')
  const count = (separator: string) => head.split(separator).length
  return separators.reduce((best, separator) => (count(separator) > count(best) ? separator : best))
}

/**
 * The rows of a CSV file as spreadsheets write it: separated by semicolons, commas or tabs, quoted or not, with or
 * without a first line « sep=; ». Empty lines are left out, and the apostrophes of `textCell` taken off. Throws with
 * the line where it cannot be read.
 */
export function csvRows(text: string): CsvRow[] {
  const source = text.replace(/^\uFEFF/, '')
  const declared = source.match(/^"?sep=([;,\t])"?\r?\n/i)
  const separator = declared?.[1] ?? separatorOf(source)
  const cells = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, 'gy')
  const rows: CsvRow[] = []
  let line = declared ? 2 : 1
  let row: CsvRow = { line, cells: [] }
  cells.lastIndex = declared?.[0].length ?? 0
  while (cells.lastIndex < source.length || row.cells.length) {
    const cell = cells.exec(source)
    if (!cell)
      throw new Error(`Line ${line}: a quotation mark stands inside a cell, or is missing at its end.`)
    const [whole, quoted, bare = '', end] = cell
    row.cells.push(textOf(quoted?.replaceAll('""', '"') ?? bare))
    line += whole.split('\n').length - 1
    if (end === separator) continue
    if (row.cells.some((value) => value.trim() !== '')) rows.push(row)
    row = { line, cells: [] }
  }
  return rows
}
