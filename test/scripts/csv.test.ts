import { expect, test } from 'vitest'
import { csvLine, csvRows } from '#scripts/csv.ts'

test.each([
  [['anne@example.org', 'fr'], '"anne@example.org","fr"'],
  [['a "b"'], '"a ""b"""'],
  [['=HYPERLINK("x")@example.org'], `"'=HYPERLINK(""x"")@example.org"`],
  [['+1@example.org', '-1', '@x', '\t=1'], `"'+1@example.org","'-1","'@x","'\t=1"`],
])('the cells %j are the line %s', (values, line) => {
  expect(csvLine(values)).toBe(line)
})

test('rows are read as they were written, line breaks, quotes and formulas included', () => {
  const rows = [
    ['a', 'b "c"', ''],
    ['=1', "'=1", '-x'],
    ["'s", 'two\nlines', 'é, ü'],
  ]
  expect(csvRows(`${rows.map(csvLine).join('\r\n')}\r\n`)).toEqual(rows)
  expect(csvRows('\uFEFFa,b\n1,"2"')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
  expect(() => csvRows('a"b,c')).toThrow('Row 1')
})
