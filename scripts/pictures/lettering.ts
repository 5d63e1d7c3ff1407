import { readFileSync } from 'node:fs'
import opentype, { type Font, type PathCommand } from 'opentype.js'

/**
 * Text as outlines of Archivo, so that a picture looks the same on every machine that builds it. Reads the static files
 * of the family, because no available library renders the variable one correctly.
 */
type Weight = 400 | 600

type Style = { size: number; weight?: Weight }
type Placed = Style & { x: number; y: number; fill: string; anchor?: 'start' | 'middle' | 'end' }

/** A glyph of the font: outline and advance in em. */
type Sign = { font: Font; index: number; advance: number; outline: string }

/** Hundreds of pictures use the same few glyphs, so each is loaded once. */
const memoized = <Value>(make: (key: string) => Value): ((key: string) => Value) => {
  const values = new Map<string, Value>()
  return (key) => {
    const cached = values.get(key) ?? make(key)
    values.set(key, cached)
    return cached
  }
}

const fontOf = memoized((file) =>
  opentype.parse(
    new Uint8Array(readFileSync(`node_modules/@fontsource/archivo/files/archivo-${file}-normal.woff`)).buffer,
  ),
)

/** The glyph of the first file that has it, else the font's missing-glyph box. */
const signOf = memoized((key): Sign => {
  const [weight = '', sign = ''] = [key.slice(0, 3), key.slice(3)]
  const fonts = [`latin-${weight}`, `latin-ext-${weight}`].map(fontOf)
  const font = fonts.find((one) => one.charToGlyphIndex(sign) > 0) ?? fonts[0]
  if (!font) throw new Error('No font')
  const glyph = font.charToGlyph(sign)
  return {
    font,
    index: font.charToGlyphIndex(sign),
    advance: (glyph.advanceWidth ?? 0) / font.unitsPerEm,
    outline: glyph.getPath(0, 0, font.unitsPerEm).commands.map(writeCommand).join(''),
  }
})

/** Written here because the library joins a negative zero to the preceding number. */
const writeCommand = ({ type, ...points }: PathCommand): string =>
  type +
  ['x1', 'y1', 'x2', 'y2', 'x', 'y'].flatMap((name) => points[name as keyof typeof points] ?? []).join(' ')

const kerningOf = memoized((key) => {
  const [one, other] = [
    signOf(key.slice(0, 3) + [...key.slice(3)][0]),
    signOf(key.slice(0, 3) + [...key.slice(3)][1]),
  ]
  return one.font === other.font ? one.font.getKerningValue(one.index, other.index) / one.font.unitsPerEm : 0
})

const thinSpaces = new Set(['\u2009', '\u202f'])
const thinSpace = 0.16

/** Visits the glyphs from left to right and returns the width in pixels. */
function walk(text: string, { size, weight = 400 }: Style, visit?: (sign: Sign, x: number) => void): number {
  let x = 0
  let before = ''
  for (const letter of text) {
    if (thinSpaces.has(letter)) {
      x += thinSpace * size
      before = ''
      continue
    }
    const sign = signOf(`${weight}${letter}`)
    if (before) x += kerningOf(`${weight}${before}${letter}`) * size
    visit?.(sign, x)
    x += sign.advance * size
    before = letter
  }
  return x
}

export const widthOf = (text: string, style: Style): number => walk(text, style)

const tenth = (value: number) => Math.round(value * 10) / 10

/** One line of text as outlines; `y` is its baseline. */
export function lettering(text: string, { x, y, fill, anchor = 'start', ...style }: Placed): string {
  const left = x - { start: 0, middle: 0.5, end: 1 }[anchor] * widthOf(text, style)
  let outlines = ''
  walk(text, style, ({ font, outline }, at) => {
    if (outline)
      outlines += `<path transform="translate(${tenth(left + at)} ${tenth(y)})scale(${style.size / font.unitsPerEm})" d="${outline}"/>`
  })
  return `<g fill="${fill}" stroke="none">${outlines}</g>`
}

/** Breaks text into lines no longer than `width`, at spaces and after hyphens; a longer word has a line of its own. */
function linesOf(text: string, width: number, style: Style): string[] {
  const lines: string[] = []
  for (const word of text.split(/(?<=[ -])/)) {
    const longer = (lines.at(-1) ?? '') + word
    if (lines.length && widthOf(longer.trimEnd(), style) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line) => line.trimEnd())
}

type Fit = { width: number; lines: number; sizes: readonly number[] }

/** A title in the largest size in which it fits into the number of lines and the width. */
export function fitted(text: string, { width, lines: most, sizes }: Fit): { size: number; lines: string[] } {
  const tries = sizes.map((size) => ({ size, lines: linesOf(text, width, { size, weight: 600 }) }))
  const fits = tries.find(
    ({ size, lines }) =>
      lines.length <= most && lines.every((line) => widthOf(line, { size, weight: 600 }) <= width),
  )
  const last = tries.at(-1)
  if (!last) throw new Error('No size to set a text in')
  return fits ?? { size: last.size, lines: last.lines.slice(0, most) }
}
