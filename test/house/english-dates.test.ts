import { expect, test } from 'vitest'
import { sourcesOf, withoutComments } from '#test/support/sources.ts'

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
/** The date of a law is part of its name. */
const law = /(?:order|decree) of $/
const dayFirst = new RegExp(`\\b\\d{1,2}(?:[ \\u00a0]|\\\\u00a0)(?:${months})\\b`, 'g')

const texts = [
  ...sourcesOf(['src/i18n/en', 'seed/texts', 'src/domain/fit', 'src/domain/assistant'], /\.(?:ts|json)$/),
  ...sourcesOf(['seed/articles'], /en\.md$/),
]

test('English texts write dates as the site formats them: December 31, 2028', () => {
  expect(texts.length).toBeGreaterThan(50)
  const wrong = texts.flatMap(({ path, text: source }) => {
    const text = path.endsWith('.ts') ? withoutComments(source) : source
    return [...text.matchAll(dayFirst)]
      .filter(({ index }) => !law.test(text.slice(0, index)))
      .map(([date]) => `${path}: ${date}`)
  })
  expect(wrong).toEqual([])
})
