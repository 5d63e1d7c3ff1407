import { expect, test } from 'vitest'
import { readVersion, storeVersion } from '#functions/articles/versions.ts'
import { setTime } from '#test/support/accounts.ts'
import { articles, catalogueOf, importCatalogue, openEdge } from '#test/support/edge.ts'
import { importsInto, operatorOf } from '#test/support/operate.ts'

test('publishing the checkout writes over no article that the desk has edited, and brings back none that it took away', async () => {
  setTime('2026-11-20T10:00:00Z')
  const edge = await openEdge()
  const seed = catalogueOf('montevigne-p1')
  await importCatalogue(edge.env.DB, seed)
  const operator = operatorOf(edge, { run: (command, args) => importsInto(edge)(command, args) })
  const [edited = '', withdrawn = '', other = ''] = articles.map(({ slug }) => slug)
  const store = async (slug: string, state: 'published' | 'withdrawn') => {
    const { content, day } = await readVersion(edge.env, { slug })
    content.texts.fr.title = 'Écrit au bureau'
    await storeVersion(edge.env, 'marie@example.org', { slug, seen: 0, state, day, content })
  }
  await store(edited, 'published')
  await store(withdrawn, 'withdrawn')
  await edge.env.DB.exec(`update article_texts set title = 'Old' where slug = '${other}' and locale = 'fr'`)
  const rows = await operator.rows('articles', 'publish', '--yes')
  expect(rows.map(({ article, change }) => [article, change])).toEqual([[`${other} fr`, 'changed']])
  const titles = await edge.rows<{ slug: string; title: string }>("article_texts where locale = 'fr'")
  const titleOf = (slug: string) => titles.find((row) => row.slug === slug)?.title
  expect([titleOf(edited), titleOf(withdrawn)]).toEqual(['Écrit au bureau', undefined])
  expect(titleOf(other)).toBe(articles.find(({ slug }) => slug === other)?.texts.fr.title)
})
