import { expect, test } from 'vitest'
import { wordRows } from '#test/support/word-rows.ts'

test('a word that is the beginning of many others does not hide the common lists of longer beginnings', () => {
  const names = ['c', ...Array.from({ length: 20 }, (_, i) => `co${String.fromCharCode(97 + i)}`)]
  const { rows } = wordRows([{ seq: 1, names, texts: [] }])
  const lists = rows.map(([word]) => word).filter((word) => String(word).endsWith('*'))
  expect(lists).toEqual(['c*', 'co*'])
})
