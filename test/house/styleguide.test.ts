import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withStyleguide } from '#scripts/vite-styleguide.ts'
import { routes } from '#src/pages/page-table.ts'
import { sourcesOf } from '#test/support/sources.ts'

test('the development server matches the style guide before the pages', () => {
  const table = withStyleguide(readFileSync('src/pages/page-table.ts', 'utf8'))
  expect(table.indexOf('styleguideRoute,')).toBeGreaterThan(table.indexOf('export const routes'))
  expect(table.indexOf('styleguideRoute,')).toBeLessThan(table.indexOf('...(Object.keys(pages)'))
  expect(() => withStyleguide('export const routes = []')).toThrow('page table')
})

test('no page and no other part of the site imports the style guide', () => {
  expect(routes.map(({ file }) => file)).not.toContain('styleguide')
  const knowing = sourcesOf(['src', 'functions'], /\.(tsx?|css)$/).filter(
    ({ path, text }) => !path.startsWith('src/styleguide/') && /styleguide/i.test(text),
  )
  expect(knowing.map(({ path }) => path)).toEqual([])
})
