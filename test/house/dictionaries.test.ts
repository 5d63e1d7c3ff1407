import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { defaultLocale, type Locale, locales } from '#config/locales.ts'
import { comparisonLines } from '#domain/comparison/comparison-lines.ts'
import { errorCodes } from '#domain/errors/error.ts'
import { fieldErrors } from '#domain/forms/field-errors.ts'
import { ContactRequest, QuoteRequest } from '#domain/forms/forms.ts'
import { ScaleForm } from '#domain/scales/scale.ts'
import { generateCatalogue } from '#seed/generate.ts'
import { rowLabel } from '#src/comparison/comparison-table.tsx'
import { loadTexts } from '#src/i18n/translation.ts'
import { routes } from '#src/pages/page-table.ts'
import {
  areas,
  areasOf,
  fr as frenchOfPages,
  dictionaries as ofPages,
  serverAreasOf,
  serverDictionaries,
  serverTextsIn,
  textsIn,
} from '#test/support/dictionaries.ts'
import { sourcesOf, withoutComments } from '#test/support/sources.ts'

const dictionaries = Object.fromEntries(
  locales.map((locale) => [locale, { ...ofPages[locale], ...serverDictionaries[locale] }]),
) as typeof ofPages
const fr = dictionaries.fr
const others = locales.filter((locale) => locale !== defaultLocale)
const known = new Set(Object.keys(fr))
/** A key or the stem of a key with plural forms. */
const isKey = (key: string) => known.has(key) || (known.has(`${key}_one`) && known.has(`${key}_other`))
const placeholders = (text: string) => [...new Set(text.match(/\{\{[^}]*\}\}/g))].sort()
const sources = sourcesOf(['src', 'functions'], /\.tsx?$/)
  .filter(({ path }) => !path.startsWith('src/i18n/'))
  .map(({ path, text }) => ({ path, text: withoutComments(text) }))

const keysByArea = (language: Locale) =>
  [...areasOf(language), ...serverAreasOf(language).map((area) => `server/${area}`)].map((area) => [
    area,
    Object.keys(textsIn(language, area)),
  ])

test.each(others)(
  'the dictionary %s has the areas and keys of the French one, in the same order',
  (language) => {
    expect(keysByArea(language)).toEqual(keysByArea(defaultLocale))
  },
)

test('an area is a row and a file of the same name', () => {
  const rows = readFileSync('src/i18n/areas.ts', 'utf8').matchAll(
    /^ {2}(\w+): typeof import\('\.\/fr\/(\w+)\.json'\)/gm,
  )
  expect([...rows].map(([, area, file]) => [area, file]).sort()).toEqual(areas.map((area) => [area, area]))
  const ofServer = readFileSync('src/i18n/server-texts.ts', 'utf8').matchAll(
    /^ {2}'?([\w-]+)'?: \{\} as typeof import\('\.\/fr\/server\/([\w-]+)\.json'\)/gm,
  )
  expect([...ofServer].map(([, area, file]) => [area, file]).sort()).toEqual(
    serverAreasOf('fr').map((area) => [area, area]),
  )
})

test.each(others)('each text of %s has the placeholders of the French one', (language) => {
  const differing = Object.entries(fr)
    .map(([key, text]) => [key, placeholders(text), placeholders(dictionaries[language][key] ?? '')])
    .filter(([, french, other]) => JSON.stringify(french) !== JSON.stringify(other))
  expect(differing).toEqual([])
})

test.each(locales)('no text of %s is empty, untrimmed or has an invalid placeholder', (language) => {
  const odd = Object.entries(dictionaries[language]).filter(
    ([, text]) =>
      text.trim() === '' ||
      text !== text.trim() ||
      / {2}/.test(text) ||
      /\{\{(?!\w+\}\})|(?<!\{\{\w+)\}\}/.test(text),
  )
  expect(odd).toEqual([])
})

test.each(locales)('a paragraph sign of %s stays beside its number', (language) => {
  const parted = Object.entries(dictionaries[language]).filter(([, text]) => /§ \d/.test(text))
  expect(parted.map(([key]) => key)).toEqual([])
})

test.each(locales)('a number of the rules of %s keeps its unit on its line', (language) => {
  const split = /(?:\d|\}) (?:kg|g|mg|t|e|h|years|ans|Jahre)(?![\p{L}\d])/u
  const texts = ['rules', 'law'].flatMap((area) => Object.values(serverTextsIn(language, area)))
  expect(texts.filter((text) => split.test(text))).toEqual([])
})

test('plural forms come in pairs', () => {
  const stems = new Set(
    [...known].map((key) => key.match(/^(.*)_(?:one|other)$/)?.[1]).filter((stem) => stem !== undefined),
  )
  for (const stem of stems)
    expect([stem, known.has(`${stem}_one`), known.has(`${stem}_other`)]).toEqual([stem, true, true])
  expect(stems.size).toBeGreaterThan(3)
})

test.each(locales)(
  'the area dictionaries of %s together are the whole dictionary, without a repeated key',
  async (locale) => {
    const common = Object.keys(await loadTexts(locale, []))
    const parts = await Promise.all(
      areas
        .filter((area) => area !== 'common')
        .map(async (area) =>
          Object.keys(await loadTexts(locale, [area])).filter((key) => !common.includes(key)),
        ),
    )
    const all = [...common, ...parts.flat()]
    expect(all.sort()).toEqual(Object.keys(frenchOfPages).sort())
  },
)

test('every page names existing dictionary areas', () => {
  for (const { file, texts } of routes)
    expect([file, texts.filter((area) => !areas.includes(area))]).toEqual([file, []])
})

/** The string literals in the first argument of each `t(…)`: one, or both of a condition. */
const calls = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/(?<![\w.])(?:context\.)?t\(\s*([^)]*?)(?:,\s*\{|\))/g)].map(([, argument = '']) => ({
    path,
    argument,
  })),
)

test('every literal key in a view is in the dictionary', () => {
  const literals = calls.flatMap(({ path, argument }) =>
    [...argument.matchAll(/(?<![=!]== )'([a-z][\w.-]*)'(?! [=!]==)/g)].map(([, key = '']) => ({ path, key })),
  )
  expect(literals.length).toBeGreaterThan(150)
  expect(literals.filter(({ key }) => !isKey(key))).toEqual([])
})

test('every composed key in a view matches some key of the dictionary', () => {
  const templates = calls.flatMap(({ path, argument }) =>
    [...argument.matchAll(/`([^`]+)`/g)].map(([, template = '']) => ({ path, template })),
  )
  const fits = (template: string) => {
    const pattern = new RegExp(
      `^${template
        .split(/\$\{[^}]*\}/)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('[\\w-]+')}$`,
    )
    return [...known].some((key) => pattern.test(key.replace(/_(one|other)$/, '')))
  }
  expect(templates.length).toBeGreaterThan(10)
  expect(templates.filter(({ template }) => !fits(template))).toEqual([])
})

test('every literal key in a table (label, title, …) is in the dictionary', () => {
  const named = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:label|title|text|key): '([a-z]+\.[\w.-]+)'/g)].map(([, key = '']) => ({
      path,
      key,
    })),
  )
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter(({ key }) => !isKey(key))).toEqual([])
})

test('every group and row of a comparison has a label', () => {
  const labels = Object.entries(comparisonLines).flatMap(([group, rows]) => [
    `compare.group-${group}`,
    ...Object.keys(rows).map(rowLabel),
  ])
  expect(labels.length).toBeGreaterThan(20)
  expect(labels.filter((label) => !known.has(label))).toEqual([])
})

test('every specification of the catalogue has a label', () => {
  const keys = new Set(
    generateCatalogue().products.flatMap(({ specifications }) => Object.keys(specifications)),
  )
  expect([...keys].filter((key) => !known.has(`spec.${key}`))).toEqual([])
  expect(keys.size).toBeGreaterThan(5)
})

test('every message key of a rule or a route is in the dictionary', () => {
  const spoken = sources
    .filter(({ path }) => path.startsWith('src/domain/') || path.startsWith('functions/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/'((?:form|quote|scales)\.[a-z-]+)'/g)].map(([, key = '']) => ({ path, key })),
    )
  expect(spoken.length).toBeGreaterThan(15)
  expect(spoken.filter(({ key }) => !isKey(key))).toEqual([])
})

const anything = [
  undefined,
  null,
  '',
  ' ',
  'x',
  'x'.repeat(6000),
  'a\u0007b',
  'a\nb',
  'http://x',
  'a@b',
  0,
  -1,
  1.5,
  1e9,
  true,
  false,
  [],
  [[]],
  ['x'],
  Array(200).fill({}),
  Array(30).fill('x'),
  {},
  { x: 1 },
]
const quote = { name: 'A', email: 'a@example.org', message: 'x', termsAccepted: true, items: [] }
const scale = { model: 'A', max: { value: 15, unit: 'kg' }, use: 'trade' }
const item = { productId: 'a', quantity: 1, accessories: [] }

test('every message key of any form response is in the dictionary', () => {
  const inputs: [v.GenericSchema, unknown][] = [
    ...anything.map((input): [v.GenericSchema, unknown] => [QuoteRequest, input]),
    ...Object.keys(QuoteRequest.entries).flatMap((field) =>
      anything.map((value): [v.GenericSchema, unknown] => [QuoteRequest, { ...quote, [field]: value }]),
    ),
    ...['productId', 'variantReference', 'quantity', 'accessories', 'other'].flatMap((field) =>
      anything.map((value): [v.GenericSchema, unknown] => [
        QuoteRequest,
        { ...quote, items: [{ ...item, [field]: value }] },
      ]),
    ),
    ...Object.keys(ContactRequest.entries).flatMap((field) =>
      anything.map((value): [v.GenericSchema, unknown] => [ContactRequest, { name: 'A', [field]: value }]),
    ),
  ]
  for (const field of [...Object.keys(ScaleForm.entries), 'other'])
    for (const value of [...anything, { value: 0, unit: 'kg' }, { value: 20, unit: 't' }, { unit: 'lb' }])
      inputs.push([ScaleForm, { ...scale, [field]: value }])
  const messages = new Set<string>()
  for (const [schema, input] of inputs) {
    const result = v.safeParse(schema, input)
    if (!result.success)
      for (const message of Object.values(fieldErrors(result.issues))) messages.add(message)
  }
  expect(messages.size).toBeGreaterThan(8)
  expect([...messages].filter((message) => !known.has(message))).toEqual([])
})

test('every error code shown to visitors has a message', () => {
  expect(errorCodes.includes('too-many-requests')).toBe(true)
  expect(known.has('error.too-many-requests')).toBe(true)
  for (const key of [...known].filter((name) => name.startsWith('error.')))
    expect(errorCodes as readonly string[]).toContain(key.slice('error.'.length))
})

/** Sentences of the assistant are said by their names (`say`). */
const namesOf = (key: string) => [key, key.replace(/^assistant\./, '')]

test('every text of the dictionary is used', () => {
  const whole = sources.map(({ text }) => text).join('\n')
  const templates = [
    ...whole.matchAll(/`([a-z][\w-]*\.[^`]*\$\{[^`]*|\$\{subject\}\.(?:meta-description|keywords))`/g),
  ].map(
    ([, template = '']) =>
      new RegExp(
        `^${template
          .split(/\$\{[^}]*\}/)
          .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('[\\w-]+')}$`,
      ),
  )
  const unused = [...known]
    .map((key) => key.replace(/_(one|other)$/, ''))
    .filter(
      (key) =>
        !namesOf(key).some(
          (name) =>
            [`'${name}'`, `"${name}"`].some((text) => whole.includes(text)) ||
            templates.some((template) => template.test(name)),
        ),
    )
  expect([...new Set(unused)]).toEqual([])
})
