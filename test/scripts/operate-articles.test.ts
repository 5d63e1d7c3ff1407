import { expect, test } from 'vitest'
import { contentLimits } from '#config/content-limits.ts'
import { readVersion, storeVersion } from '#functions/articles/versions.ts'
import { remoteDatabase } from '#scripts/operate/remote-database.ts'
import { setTime } from '#test/support/accounts.ts'
import { articles, catalogueOf, importCatalogue, openEdge } from '#test/support/edge.ts'
import { executesOn, importsInto, operatorOf } from '#test/support/operate.ts'

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

test('the longest articles reach a deployed site whole, through commands and statements that are short', async () => {
  setTime('2026-11-20T10:00:00Z')
  const edge = await openEdge()
  await importCatalogue(edge.env.DB, catalogueOf('montevigne-p1'))
  await edge.env.DB.exec('delete from articles')
  const calls: string[] = []
  const execute = executesOn(edge)
  const DB = remoteDatabase((command, args) => {
    calls.push(args.at(-1) ?? '')
    return execute(command, args)
  }, 'scales')
  const operator = operatorOf(edge, { bindings: async () => ({ ...edge.env, DB }) })
  const rows = await operator.rows('articles', 'publish', '--yes', '--remote')
  expect(rows).toHaveLength(articles.length * 3)
  expect(await operator.rows('articles', 'publish', '--yes', '--remote')).toEqual([])
  const slug = articles[0]?.slug ?? ''
  const { content, day, versions } = await readVersion(edge.env, { slug })
  const paragraph = 'L’équilibre « à 1 € » ;\nd’après *Émile* \ud83d\ude80 ? '
  for (const text of Object.values(content.texts))
    text.markdown = paragraph.repeat(Math.floor(contentLimits.markdownLength / paragraph.length))
  const before = calls.length
  const change = { slug, seen: versions[0]?.version ?? 0, state: 'published' as const, day, content }
  const { version } = await storeVersion({ ...edge.env, DB }, 'operator: jo', change)
  expect(calls.length - before).toBeGreaterThan(5)
  expect((await readVersion(edge.env, { slug, version })).content).toEqual(content)
  const keys = await edge.rows<{ key: string }>('catalogue_meta')
  expect(keys.filter(({ key }) => key.startsWith('operate'))).toEqual([])
})
