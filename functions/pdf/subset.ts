import { concat } from '#domain/bytes/concat.ts'
import { viewOf } from './font.ts'
import type { FontTables } from './woff.ts'

/** Tables of an embedded TrueType font (ISO 32000-1, 9.9); those with the programs of its glyphs where it has them. */
const kept = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'] as const

/** The font file with these glyphs only. They keep their numbers; every other one is empty. */
export function subsetFont(tables: FontTables, glyphs: Iterable<number>): Uint8Array {
  const head = Uint8Array.from(tables.get('head') ?? [])
  const source = glyphSource(tables)
  const used = withParts(source, glyphs)
  const count = viewOf(tables, 'maxp').getUint16(4)
  const loca = new DataView(new ArrayBuffer((count + 1) * 4))
  const pieces: Uint8Array[] = []
  let at = 0
  for (let glyph = 0; glyph < count; glyph++) {
    loca.setUint32(glyph * 4, at)
    const data = used.has(glyph) ? source(glyph) : new Uint8Array()
    pieces.push(data, new Uint8Array(-data.length & 3))
    at += data.length + (-data.length & 3)
  }
  loca.setUint32(count * 4, at)
  const headView = new DataView(head.buffer)
  headView.setInt16(50, 1)
  // A whole font has a checksum here; nothing reads that of an embedded one.
  headView.setUint32(8, 0)
  const subsetTables = { head, glyf: concat(pieces), loca: new Uint8Array(loca.buffer) } as Record<
    string,
    Uint8Array
  >
  return fontFile(
    kept.flatMap((tag) => {
      const data = subsetTables[tag] ?? tables.get(tag)
      return data ? [{ tag, data }] : []
    }),
  )
}

/** Reads the outline of a glyph. */
function glyphSource(tables: FontTables): (glyph: number) => Uint8Array {
  const loca = viewOf(tables, 'loca')
  const long = viewOf(tables, 'head').getInt16(50) === 1
  const offset = (glyph: number) => (long ? loca.getUint32(glyph * 4) : loca.getUint16(glyph * 2) * 2)
  const glyf = viewOf(tables, 'glyf')
  return (glyph) =>
    new Uint8Array(glyf.buffer, glyf.byteOffset + offset(glyph), offset(glyph + 1) - offset(glyph))
}

/** Accented letters are made of other glyphs, which are needed too. Glyph 0 stands for whatever is missing. */
function withParts(source: (glyph: number) => Uint8Array, glyphs: Iterable<number>): Set<number> {
  const used = new Set<number>()
  const open = [0, ...glyphs]
  for (let glyph = open.pop(); glyph !== undefined; glyph = open.pop()) {
    if (used.has(glyph)) continue
    used.add(glyph)
    open.push(...partsOf(source(glyph)))
  }
  return used
}

/** Glyphs that a composite one is made of (OpenType 1.9, table glyf). */
function partsOf(data: Uint8Array): number[] {
  if (data.length === 0) return []
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  if (view.getInt16(0) >= 0) return []
  const parts: number[] = []
  for (let at = 10, flags = 0x20; flags & 0x20; ) {
    flags = view.getUint16(at)
    parts.push(view.getUint16(at + 2))
    const scale = flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0
    at += 4 + (flags & 1 ? 4 : 2) + scale
  }
  return parts
}

/** A font file of tables in the order of their tags. */
function fontFile(tables: readonly { tag: string; data: Uint8Array }[]): Uint8Array {
  const directory = new DataView(new ArrayBuffer(12 + tables.length * 16))
  const power = 2 ** Math.floor(Math.log2(tables.length))
  directory.setUint32(0, 0x00010000)
  directory.setUint16(4, tables.length)
  directory.setUint16(6, power * 16)
  directory.setUint16(8, Math.log2(power))
  directory.setUint16(10, (tables.length - power) * 16)
  let at = directory.byteLength
  const pieces = tables.flatMap(({ tag, data }, i) => {
    const entry = 12 + i * 16
    for (let c = 0; c < 4; c++) directory.setUint8(entry + c, tag.charCodeAt(c))
    directory.setUint32(entry + 4, checksum(data))
    directory.setUint32(entry + 8, at)
    directory.setUint32(entry + 12, data.length)
    at += data.length + (-data.length & 3)
    return [data, new Uint8Array(-data.length & 3)]
  })
  return concat([new Uint8Array(directory.buffer), ...pieces])
}

function checksum(data: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < data.length; i += 4)
    sum =
      (sum +
        (((data[i] ?? 0) << 24) |
          ((data[i + 1] ?? 0) << 16) |
          ((data[i + 2] ?? 0) << 8) |
          (data[i + 3] ?? 0))) >>>
      0
  return sum
}
