import { expect, test } from 'vitest'
import { type Source, sourcesOf, withoutComments } from '#test/support/sources.ts'

/** The classes that a style sheet speaks of, without those of numbers (`0.5rem`). */
const classesOf = ({ text }: Source) =>
  [...withoutComments(text).matchAll(/([^{}]+)\{/g)].flatMap(([, selector = '']) =>
    [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name),
  )

const sheets = sourcesOf(['src'], /\.css$/)
const classesIn = (room: RegExp) => new Set(sheets.filter(({ path }) => room.test(path)).flatMap(classesOf))

test('the desk, which shows the page of a product, shares no class with it that is not of the whole site', () => {
  const [desk, pages, site] = [
    /^src\/desk\//,
    /^src\/pages\/product/,
    /^src\/(?:ui|site|shell|catalogue)\//,
  ].map(classesIn)
  const shared = [...(desk ?? [])].filter((name) => pages?.has(name) && !site?.has(name))
  expect(desk?.has('desk-head') && pages?.has('product-sheet')).toBe(true)
  expect(shared).toEqual([])
})
