import { expect, test } from 'vitest'
import { withSections } from '#src/articles/article-sections.ts'

test('each second-level heading gets an id, and its text without markup', () => {
  const { html, sections } = withSections('<h2>Max &amp; Min</h2><p>a</p><h3>x</h3><h2><em>e</em> et d</h2>')
  expect(html).toBe(
    '<h2 id="section-1">Max &amp; Min</h2><p>a</p><h3>x</h3><h2 id="section-2"><em>e</em> et d</h2>',
  )
  expect(sections).toEqual([
    { id: 'section-1', title: 'Max & Min' },
    { id: 'section-2', title: 'e et d' },
  ])
})

test('a text without headings is left as it is', () => {
  expect(withSections('<p>a</p>')).toEqual({ html: '<p>a</p>', sections: [] })
})
