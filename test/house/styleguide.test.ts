import { expect, test } from 'vitest'
import { routes } from '#src/pages/page-table.ts'
import { sourcesOf } from '#test/support/sources.ts'

test('nothing of the site but the page table names the style guide', () => {
  expect(routes.map(({ file }) => file)).not.toContain('styleguide')
  const knowing = sourcesOf(['src', 'functions'], /\.(tsx?|css)$/).filter(
    ({ path, text }) =>
      !path.startsWith('src/styleguide/') && path !== 'src/pages/page-table.ts' && /styleguide/i.test(text),
  )
  expect(knowing.map(({ path }) => path)).toEqual([])
})
