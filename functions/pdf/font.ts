import type { FontTables } from './woff.ts'

/** A TrueType font with what is needed to set text in it; measures in thousandths of the font size. */
export type Font = {
  tables: FontTables
  /** The glyph of a code point; undefined where the font has none. */
  glyphOf: ReadonlyMap<number, number>
  widthOf: (glyph: number) => number
  ascent: number
  descent: number
  box: readonly number[]
}

/** A view of a table; throws where the font lacks it. */
export function viewOf(tables: FontTables, tag: string): DataView {
  const table = tables.get(tag)
  if (!table) throw new Error(`The font has no table ${tag}`)
  return new DataView(table.buffer, table.byteOffset, table.byteLength)
}

/** Reads a font from its tables (OpenType 1.9: cmap format 4, head, hhea, hmtx). */
export function readFont(tables: FontTables): Font {
  const head = viewOf(tables, 'head')
  const hhea = viewOf(tables, 'hhea')
  const hmtx = viewOf(tables, 'hmtx')
  const scale = 1000 / head.getUint16(18)
  const last = hhea.getUint16(34) - 1
  return {
    tables,
    glyphOf: readCharacters(viewOf(tables, 'cmap')),
    widthOf: (glyph) => Math.round(hmtx.getUint16(Math.min(glyph, last) * 4) * scale),
    ascent: Math.round(hhea.getInt16(4) * scale),
    descent: Math.round(hhea.getInt16(6) * scale),
    box: [36, 38, 40, 42].map((at) => Math.round(head.getInt16(at) * scale)),
  }
}

/** The map from code points to glyphs: its subtable of format 4 for Unicode. */
function readCharacters(cmap: DataView): Map<number, number> {
  const glyphOf = new Map<number, number>()
  for (let i = 0; i < cmap.getUint16(2); i++) {
    const start = cmap.getUint32(4 + i * 8 + 4)
    if (cmap.getUint16(start) === 4) readSegments(cmap, start, glyphOf)
  }
  if (glyphOf.size === 0) throw new Error('The font has no map of characters in format 4')
  return glyphOf
}

function readSegments(cmap: DataView, start: number, glyphOf: Map<number, number>): void {
  const twice = cmap.getUint16(start + 6)
  for (let at = start + 14; at < start + 14 + twice; at += 2) {
    const [end, first] = [cmap.getUint16(at), cmap.getUint16(at + twice + 2)]
    const delta = cmap.getInt16(at + 2 * twice + 2)
    const rangeAt = at + 3 * twice + 2
    const range = cmap.getUint16(rangeAt)
    for (let code = first; code <= end && code !== 0xffff; code++) {
      const glyphId = range === 0 ? code : cmap.getUint16(rangeAt + range + 2 * (code - first))
      const glyph = glyphId === 0 ? 0 : (glyphId + delta) & 0xffff
      if (glyph) glyphOf.set(code, glyph)
    }
  }
}
