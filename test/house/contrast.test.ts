import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourcesOf } from '#test/support/sources.ts'

/** Contrast computed from the design tokens (WCAG 2.2, 1.4.3 and 1.4.11); axe checks only samples of it on pages. */

type Scheme = 'light' | 'dark'
const schemes: readonly Scheme[] = ['light', 'dark']

const tokens = Object.fromEntries(
  [...readFileSync('src/shell/tokens.css', 'utf8').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value.trim()],
  ),
)

/** A style sheet colour in one scheme: a token, a pair for both schemes, or hexadecimal. */
function hexOf(written: string, scheme: Scheme): string {
  const token = written.match(/^var\(--([\w-]+)\)$/)?.[1]
  if (token) return hexOf(tokens[token] ?? `--${token} is no token`, scheme)
  const pair = written.match(/^light-dark\(\s*([^,]+),\s*([^)]+)\)$/)
  if (pair) return (scheme === 'light' ? pair[1] : pair[2])?.trim() ?? ''
  return written
}

/** Relative luminance (WCAG 2.2, definitions). */
function luminance(hex: string): number {
  const digits = hex.match(/^#([\da-f]{3}|[\da-f]{6})$/i)?.[1]
  if (!digits) throw new Error(`« ${hex} » is not a colour that this test can read`)
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Text colours with every background on which the design uses them. */
const texts: Record<string, readonly string[]> = {
  'var(--ink)': ['paper', 'surface', 'steel', 'verified-soft', 'danger-soft'],
  'var(--ink-2)': ['paper', 'surface', 'steel', 'verified-soft'],
  'var(--placeholder)': ['paper', 'surface'],
  'var(--verified)': ['paper', 'surface', 'steel', 'verified-soft'],
  'var(--danger)': ['paper', 'surface', 'danger-soft'],
  'var(--paper)': ['ink'],
  'var(--on-verified)': ['verified'],
  'var(--on-led)': ['led'],
  'var(--led)': ['housing', 'housing-raised', '#070c0f'],
  'var(--on-housing)': ['housing', 'housing-raised'],
  'var(--on-housing-2)': ['housing', 'housing-raised'],
  '#fff': ['housing', 'housing-raised', '#070c0f'],
  '#a9b7be': ['housing', 'housing-raised'],
  '#8fa0a9': ['housing'],
  '#e7edef': ['housing'],
  // The colours of the dark scheme, which the newsletter form in the footer uses in both schemes.
  '#eef2f3': ['housing', 'housing-raised'],
  '#ff8a80': ['housing'],
  'light-dark(#fff, #1c0706)': ['danger'],
}

/** Non-text elements that must be visible: outlines of controls, the focus ring, meaningful marks. */
const shapes: Record<string, readonly string[]> = {
  'var(--outline)': ['paper', 'surface'],
  'var(--ink)': ['paper', 'surface', 'steel', 'verified-soft', 'danger-soft'],
  'var(--led)': ['housing'],
  '#6f8089': ['housing'],
  'var(--verified)': ['paper', 'surface'],
}

const ground = (name: string) => (name.startsWith('#') ? name : `var(--${name})`)
const rows = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([over, grounds]) =>
    grounds.flatMap((name) => schemes.map((scheme) => [over, ground(name), scheme] as const)),
  )

test.each(rows(texts))('text in %s on %s has a contrast (%s) of at least 4.5 : 1', (text, under, scheme) => {
  expect(contrast(hexOf(text, scheme), hexOf(under, scheme))).toBeGreaterThanOrEqual(4.5)
})

test.each(rows(shapes))(
  'a shape in %s on %s has a contrast (%s) of at least 3 : 1',
  (shape, under, scheme) => {
    expect(contrast(hexOf(shape, scheme), hexOf(under, scheme))).toBeGreaterThanOrEqual(3)
  },
)

test('the contrast formula is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

type Rule = { place: string; body: string }

/** The rules of every style sheet of the site except print. */
const rules: Rule[] = sourcesOf(['src'], /\.css$/)
  .filter(({ path }) => !/tokens|print/.test(path))
  .flatMap(({ path, text }) =>
    [...text.replace(/@media print \{[\s\S]*?\n\}/g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
      ([, selector = '', body = '']) => ({ place: `${path}: ${selector.trim()}`, body }),
    ),
  )
const valueIn = (body: string, property: RegExp) => body.match(property)?.[1]?.trim()
const colour = /(?<![-\w])color:\s*([^;]+);/
const background = /(?<![-\w])background(?:-color)?:\s*([^;]+);/
const unset = /^(inherit|none|transparent|currentColor)$/

test('the table contains every text colour, and every background that a text rule sets', () => {
  expect(rules.length).toBeGreaterThan(300)
  // The separator between breadcrumbs is decorative.
  const ornaments = ['var(--outline)']
  const unknown = rules.flatMap(({ place, body }) => {
    const text = valueIn(body, colour)
    const under = valueIn(body, background)
    if (!text || unset.test(text) || ornaments.includes(text)) return []
    const grounds = texts[text]?.map(ground)
    if (!grounds) return [`${place}: ${text}`]
    return under && !unset.test(under) && !grounds.includes(under) ? [`${place}: ${text} on ${under}`] : []
  })
  expect(unknown).toEqual([])
})

test('a form on the dark footer has the colours of the dark scheme', () => {
  const own = readFileSync('src/newsletter/footer-form.css', 'utf8').matchAll(/^\s*--([\w-]+):\s*(#\w+);/gm)
  const pairs = [...own].map(([, name = '', value]) => [name, value])
  expect(pairs.length).toBeGreaterThan(4)
  expect(pairs).toEqual(pairs.map(([name = '']) => [name, hexOf(`var(--${name})`, 'dark')]))
})
