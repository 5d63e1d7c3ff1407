import { expect, test } from 'vitest'
import { countedMiss } from '#domain/catalogue/search-miss.ts'

test.each([
  ['Trébuchet', 'trébuchet'],
  ['  Pont \u0000\n bascule\u00a030 000 KG ', 'pont bascule 30 000 kg'],
  ['ｗａａｇｅ', 'waage'],
  ['anne@example.org', null],
  ['anne＠example.org', null],
  ['+33 3 53 01 12 34', null],
  ['０３ ５３ ０１ １２', null],
  ['DEV-2611201-7K3FQ', null],
  ['x'.repeat(61), null],
  [' \u200b ', null],
])('%j is counted as %j', (typed, counted) => expect(countedMiss(typed)).toBe(counted))
