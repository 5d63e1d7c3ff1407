import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { inLocale } from '#domain/site/urls.ts'
import { routes } from '#src/pages/page-table.ts'
import { matchRoute } from '#src/shell/match.ts'
import { customerSamples, publicSamples } from '#test/support/page-samples.ts'

const samples = { ...publicSamples, ...customerSamples }

test('the browser tests have a sample address for every page of the page table', () => {
  const unseen = routes.filter(({ file }) => !samples[file]?.length).map(({ file }) => file)
  expect(unseen, 'name an address in test/support/page-samples.ts').toEqual([])
  expect(Object.keys(samples).sort()).toEqual(routes.map(({ file }) => file).sort())
})

test('each sample address leads to its page in every language', () => {
  const found = Object.entries(samples).flatMap(([file, addresses]) =>
    addresses.flatMap(({ path }) =>
      locales.map((locale) => {
        const href = inLocale(
          locale,
          path
            .replace(':reference', 'DEV-261120-ABCDE')
            .replace('appareils/:id', 'appareils/01234567-89ab-cdef-0123-456789abcdef'),
        )
        return { href, expected: file, file: matchRoute(routes, href).route.file }
      }),
    ),
  )
  expect(found.filter(({ expected, file }) => expected !== file)).toEqual([])
})

test('the check detects an address that leads to another page', () => {
  expect(matchRoute(routes, '/de/blog/some-article').route.file).toBe('article')
  expect(matchRoute(routes, '/nowhere').route.file).toBe('not-found')
})
