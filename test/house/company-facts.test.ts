import { expect, test } from 'vitest'
import { sourcesOf } from '#test/support/sources.ts'

test('what the desk writes of the company is read from the opening, and not from what it begins with', () => {
  const readers = sourcesOf(['src', 'functions'], /\.tsx?$/)
    .filter(({ text }) => text.includes('#config/initial-facts.ts'))
    .map(({ path }) => path)
  expect(readers).toEqual(['src/domain/content/opening.ts'])
})
