import type { Typeface } from './archivo.ts'
import type { Font } from './font.ts'
import { binaryOf, hex4, num, type PdfFile } from './pdf-file.ts'
import { subsetFont } from './subset.ts'

export type Weight = keyof Typeface

type Used = { name: string; font: Font; weight: Weight; characters: Map<number, number> }
type Run = { used: Used; glyphs: string }

/** Sets text and remembers the glyphs that it needed, so that only those are embedded. */
export class Typesetter {
  /** Characters that no font has; they are set as their code points. */
  readonly missing = new Set<string>()
  private readonly fonts: Used[]

  constructor(typeface: Typeface) {
    const weights = ['regular', 'bold'] as const
    this.fonts = weights.flatMap((weight) =>
      typeface[weight].map((font, i) => ({
        name: `${weight === 'bold' ? 'B' : 'R'}${i}`,
        font,
        weight,
        characters: new Map(),
      })),
    )
  }

  /** Width of a text in points. */
  width(text: string, size: number, weight: Weight = 'regular'): number {
    let width = 0
    for (const character of this.writable(text)) {
      const { used, glyph } = this.glyph(character, weight)
      width += used.font.widthOf(glyph)
    }
    return (width * size) / 1000
  }

  /** The operators that show a text at the present position. */
  show(text: string, size: number, weight: Weight = 'regular'): string {
    const runs: Run[] = []
    for (const character of this.writable(text)) {
      const { used, glyph, code } = this.glyph(character, weight)
      if (!used.characters.has(glyph)) used.characters.set(glyph, code)
      const last = runs.at(-1)
      if (last?.used === used) last.glyphs += hex4(glyph)
      else runs.push({ used, glyphs: hex4(glyph) })
    }
    return runs.map(({ used, glyphs }) => `/${used.name} ${num(size)} Tf <${glyphs}> Tj`).join(' ')
  }

  /** The text in characters that the fonts have. A question mark would pass for a part of a name or a value. */
  private writable(text: string): string {
    if (/^[\x20-\x7e]*$/.test(text)) return text
    return spelled(text, this.has).replaceAll(/[^\x20-\x7e]/gu, (character) => {
      if (this.has(character)) return character
      this.missing.add(character)
      return `[U+${character.codePointAt(0)?.toString(16).toUpperCase()}]`
    })
  }

  private readonly has = (character: string) => this.find(character, 'regular') !== null

  private find(character: string, weight: Weight): { used: Used; glyph: number; code: number } | null {
    const code = character.codePointAt(0) as number
    for (const used of this.fonts) {
      const glyph = used.weight === weight ? used.font.glyphOf.get(code) : undefined
      if (glyph !== undefined) return { used, glyph, code }
    }
    return null
  }

  private glyph(character: string, weight: Weight) {
    const match = this.find(character, weight)
    if (!match) throw new Error(`The weights of the typeface differ in ${character}`)
    return match
  }

  /** Embeds the fonts that were used and returns their entries of the resources. */
  embed(file: PdfFile): string {
    return this.fonts
      .filter(({ characters }) => characters.size > 0)
      .map((used, i) => `/${used.name} ${embedFont(file, used, i)} 0 R`)
      .join('')
  }
}

function embedFont(file: PdfFile, { font, weight, characters }: Used, index: number): number {
  const glyphs = [...characters.keys()].sort((a, b) => a - b)
  const data = binaryOf(subsetFont(font.tables, glyphs))
  const program = file.stream(data, `/Length1 ${data.length}`)
  const name = `/${'ABCDEFGHIJKLMN'[index]}RCHIV+Archivo-${weight === 'bold' ? 'SemiBold' : 'Regular'}`
  const descriptor = file.add(
    `<</Type/FontDescriptor/FontName${name}/Flags 32/FontBBox[${font.box.join(' ')}]/ItalicAngle 0/Ascent ${font.ascent}/Descent ${font.descent}/CapHeight 686/StemV ${weight === 'bold' ? 120 : 84}/FontFile2 ${program} 0 R>>`,
  )
  const widths = glyphs.map((glyph) => `${glyph}[${font.widthOf(glyph)}]`).join('')
  const descendant = file.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont${name}/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${descriptor} 0 R/DW 0/W[${widths}]/CIDToGIDMap/Identity>>`,
  )
  const unicode = file.stream(unicodeMap(glyphs.map((glyph) => [glyph, characters.get(glyph) ?? 0])))
  return file.add(
    `<</Type/Font/Subtype/Type0/BaseFont${name}/Encoding/Identity-H/DescendantFonts[${descendant} 0 R]/ToUnicode ${unicode} 0 R>>`,
  )
}

/** The map from glyphs back to characters, for search, copying and screen readers (ISO 32000-1, 9.10.3). */
function unicodeMap(pairs: readonly (readonly [glyph: number, code: number])[]): string {
  const blocks: string[] = []
  for (let i = 0; i < pairs.length; i += 100) {
    const block = pairs.slice(i, i + 100)
    const lines = block.map(([glyph, code]) => `<${hex4(glyph)}> <${hex4(code)}>`)
    blocks.push(`${block.length} beginbfchar\n${lines.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}

/** How signs are spelled where no font has them; what they mean stays the same. */
const spellings: Readonly<Record<string, string>> = {
  '≤': '<=',
  '≥': '>=',
  '≈': '~',
  '→': '->',
  '←': '<-',
  '↔': '<->',
  '⇒': '=>',
  Ω: 'Ohm',
  μ: 'µ',
  '∆': 'Δ',
  ℮: 'e',
  '‰': '/1000',
  '∅': 'Ø',
  '⌀': 'Ø',
  '⎓': 'DC',
  '✓': 'OK',
  '✔': 'OK',
  '☎': 'Tel.',
  '‐': '-',
  '\u2011': '-',
  '‒': '–',
  '―': '—',
  '−': '–',
  '‡': '**',
  '●': '•',
  '■': '•',
  '▪': '•',
  '◦': '•',
  '∙': '·',
  '⋅': '·',
  '∕': '/',
  '⁄': '/',
}

/**
 * A text with what `has` lacks in another spelling: the table, fractions and exponents in figures, and else what
 * Unicode holds for the same (ligatures, « ℃ », wide letters). What has none is left as it is.
 */
function spelled(text: string, has: (character: string) => boolean): string {
  const one = (character: string) =>
    has(character) ? character : (spellings[character] ?? compatible(character))
  return text
    .normalize('NFC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(
      /(\d?)([⅐-⅞↉])/g,
      (_, whole, fraction) => `${whole}${whole && ' '}${fraction.normalize('NFKC')}`,
    )
    .replaceAll(/[⁰ⁱ⁴-⁾]+/g, (exponent) => `^${exponent.normalize('NFKC').replaceAll('−', '-')}`)
    .replaceAll(/[^\x20-\x7e]/gu, (character) => [...one(character)].map(one).join(''))
}

function compatible(character: string): string {
  if (/[\p{Z}\t]/u.test(character)) return '\u00a0'
  return character.normalize('NFKC')
}
