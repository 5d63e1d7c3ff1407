import { expect, test } from 'vitest'
import { sourcesOf } from '#test/support/sources.ts'

test('the build output contains nothing of the style guide', () => {
  const built = sourcesOf(['dist'], /\.(js|css|html|json)$/)
  expect(built.length).toBeGreaterThan(40)
  const holding = built.filter(({ text }) => /styleguide|style guide|guide-(side|piece|state)/i.test(text))
  expect(holding.map(({ path }) => path)).toEqual([])
})
