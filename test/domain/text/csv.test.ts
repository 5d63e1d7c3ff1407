import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCells, csvLine, csvRows, textCell } from '#domain/text/csv.ts'

const cellsOf = (text: string) => csvRows(text).map(({ cells }) => cells)

test.each([
  [['anne@example.org', 'fr'], '"anne@example.org","fr"'],
  [['a "b"'], '"a ""b"""'],
  [['=HYPERLINK("x")@example.org'], `"'=HYPERLINK(""x"")@example.org"`],
  [['+1@example.org', '-1', '@x', '\t=1'], `"'+1@example.org","'-1","'@x","'\t=1"`],
])('the cells %j are the line %s', (values, line) => {
  expect(csvLine(values)).toBe(line)
})

test.each(['007', '3-12', '1/2', '1.5', '12E5', 'DEC-2', 'mär 12', 'TRUE', 'FAUX', '2026-01-02'])(
  'a spreadsheet leaves « %s » as it is',
  (text) => {
    expect(textCell(text)).toBe(`'${text}`)
    expect(cellsOf(`a,"${textCell(text)}"`)).toEqual([['a', text]])
  },
)

test.each(['MV-P1-6', 'PCB 350-3', '12 V', 'December', "'s", 'R71MHD6ZH'])('« %s » needs no mark', (text) => {
  expect(textCell(text)).toBe(text)
})

test('every text is read back as it was written, whatever the separator', () =>
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(';', ',', '\t'),
      (texts, separator) => {
        const rows = [['head', ...texts.map(() => 'column')], ...texts.map((row) => [...row, 'end'])]
        const file = rows.map((row) => csvCells(row.map(textCell), separator)).join('\r\n')
        expect(cellsOf(`\uFEFF${file}\r\n`)).toEqual(rows)
      },
    ),
  ))

test('files of spreadsheets are read with the line of each row', () => {
  expect(csvRows('sep=;\r\na;b\r\n;\r\n\r\n1;"two\nlines"\r\n3;4')).toEqual([
    { line: 2, cells: ['a', 'b'] },
    { line: 5, cells: ['1', 'two\nlines'] },
    { line: 7, cells: ['3', '4'] },
  ])
  expect(cellsOf('a\tb, c\n1\t2')).toEqual([
    ['a', 'b, c'],
    ['1', '2'],
  ])
  expect(() => csvRows('a,b\n1,2\nx"y,z')).toThrow('Line 3')
})
