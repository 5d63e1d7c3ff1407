import { expect, test } from 'vitest'
import { type Source, sourcesOf } from '#test/support/sources.ts'

const folders = [
  'src/domain',
  'src/contract',
  'src/api',
  'functions/db',
  'functions/http',
  'functions/platform',
  'functions/sessions',
]

const exported = /^export (?:declare |default |abstract |async )*(?:const|let|function\*?|type|class) (\w+)/

/** The type of an element of a list that stands beside it, which has a comment itself. */
const element = /^export type \w+ = \(typeof \w+\)\[number\]$/

/** Exports without a comment directly before them; a schema and its type of the same name need one comment. */
function undocumented({ path, text }: Source): string[] {
  const lines = text.split('\n').filter((line) => !line.startsWith('// biome-ignore') && !element.test(line))
  const found = lines.flatMap((line, i) => {
    const name = line.match(exported)?.[1]
    return name ? [{ name, isDocumented: /\*\/$/.test(lines[i - 1] ?? '') }] : []
  })
  const documented = new Set(found.filter(({ isDocumented }) => isDocumented).map(({ name }) => name))
  return [...new Set(found.map(({ name }) => name))]
    .filter((name) => !documented.has(name))
    .map((name) => `${path}: ${name}`)
}

const sources = sourcesOf(folders, /\.tsx?$/)

test('every export of the domain, the contract, the client and the base modules has a docstring', () => {
  expect(sources.flatMap(undocumented)).toEqual([])
  expect(sources.length).toBeGreaterThan(100)
})

test('the check reports an export without a docstring and accepts one with it', () => {
  const text = [
    '/** The file. */',
    '',
    'export const a = 1',
    '/** What b is. */',
    'export const b = 2',
    '// What c is.',
    'export async function c() {}',
    '/**',
    ' * What d is.',
    ' */',
    'export class d {}',
    '/** A schema. */',
    'export const e = v.string()',
    'export type e = v.InferOutput<typeof e>',
    '/** What f is. */',
    '// biome-ignore lint/suspicious/noExplicitAny: planted',
    'export type f = any',
    'export type g = string',
  ].join('\n')
  expect(undocumented({ path: 'planted.ts', text })).toEqual([
    'planted.ts: a',
    'planted.ts: c',
    'planted.ts: g',
  ])
})
