import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { settlingMs } from '#src/figures/use-settling.ts'
import { sourcesOf, withoutComments } from '#test/support/sources.ts'

/** Milliseconds that anything on the site moves at most. */
const longestMs = 300

/** What shows that something is waited for goes round until it is there. */
const isWaiting = (declaration: string) => declaration.includes('infinite')

const sheets = sourcesOf(['src'], /\.css$/)

const durations = (declaration: string) =>
  [...declaration.matchAll(/(?<![\w.-])(\d*\.?\d+)(ms|s)\b/g)].map(([, number, unit]) =>
    Math.round(Number(number) * (unit === 's' ? 1000 : 1)),
  )

test('nothing moves for longer than 300 ms, except what waits', () => {
  const all = sheets.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(/(?:transition|animation)(?:-duration)?:([^;}]*)/g)]
      .map(([, declaration = '']) => declaration)
      .filter((declaration) => !isWaiting(declaration))
      .flatMap((declaration) => durations(declaration).map((ms) => ({ path, ms }))),
  )
  expect(all.length).toBeGreaterThan(5)
  expect(all.filter(({ ms }) => ms > longestMs)).toEqual([])
  expect(settlingMs).toBeLessThanOrEqual(longestMs)
})

test('reduced motion takes every transition and animation of the style sheets away', () => {
  const base = readFileSync('src/shell/base.css', 'utf8')
  const [, reduced = ''] = base.match(/@media \(prefers-reduced-motion: reduce\) \{([\s\S]*?)\n\}/) ?? []
  expect(reduced).toContain('transition: none !important')
  expect(reduced).toContain('animation-duration: 0.01ms !important')
})
