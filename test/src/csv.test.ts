import { expect, test } from 'vitest'
import { csvLine } from '../../scripts/csv.ts'

test.each([
  [['anne@example.org', 'fr'], '"anne@example.org","fr"'],
  [['a "b"'], '"a ""b"""'],
  [['=HYPERLINK("x")@example.org'], `"'=HYPERLINK(""x"")@example.org"`],
  [['+1@example.org', '-1', '@x', '\t=1'], `"'+1@example.org","'-1","'@x","'\t=1"`],
])('the cells %j are the line %s', (values, line) => {
  expect(csvLine(values)).toBe(line)
})
