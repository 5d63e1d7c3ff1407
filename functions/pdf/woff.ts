/** The tables of a font. */
export type FontTables = Map<string, Uint8Array>

/** Reads a WOFF 1.0 file: the tables of a font, each compressed by itself (W3C recommendation of 13 December 2012). */
export async function readWoff(file: Uint8Array<ArrayBuffer>): Promise<FontTables> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (view.getUint32(0) !== 0x774f4646) throw new Error('Not a WOFF font')
  const tables: FontTables = new Map()
  for (let i = 0; i < view.getUint16(12); i++) {
    const entry = 44 + i * 20
    const tag = String.fromCharCode(...file.subarray(entry, entry + 4))
    const [offset, length, full] = [4, 8, 12].map((at) => view.getUint32(entry + at)) as [
      number,
      number,
      number,
    ]
    const data = file.slice(offset, offset + length)
    tables.set(tag, length === full ? data : await inflated(data))
  }
  return tables
}

async function inflated(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
