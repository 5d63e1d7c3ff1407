import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routes } from '#src/pages/page-table.ts'

test('every page has a file, and every file of a page is a page', () => {
  const files = globSync('src/pages/*-page.tsx').map((path) =>
    path.slice('src/pages/'.length, -'-page.tsx'.length),
  )
  expect(files.sort()).toEqual(routes.map(({ file }) => file).sort())
})

test.each(routes)('the file of $file exports the page', async (route) => {
  expect(await route.import()).toMatchObject({ load: expect.any(Function), meta: expect.any(Function) })
})
