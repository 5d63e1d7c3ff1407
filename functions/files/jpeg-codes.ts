import { AppError } from '#domain/errors/error.ts'

/** A table of Huffman codes (ITU-T T.81, annex C), made for reading 16 bits ahead. */
export type CodeTable = {
  /** By the next eight bits: length of the code × 256 + its symbol; 0 where the code is longer. */
  short: Uint16Array
  /** By length: the first 16 bits that begin with a longer code, and the place of the symbol of code zero. */
  ends: Int32Array
  places: Int32Array
  symbols: Uint8Array
}

/** Four of each class. */
const maxTables = 8
const shortBits = 8
const longest = 16

/** The tables of a DHT segment, by class and number as the segment writes them in one byte. */
export function* codeTablesOf(segment: Uint8Array): Generator<[number, CodeTable]> {
  for (let at = 2, tables = 0; at < segment.length; tables++) {
    const counts = segment.subarray(at + 1, at + 1 + longest)
    const total = counts.reduce((sum, count) => sum + count, 0)
    const symbols = segment.slice(at + 1 + longest, at + 1 + longest + total)
    if (counts.length < longest || symbols.length < total || tables === maxTables)
      throw new AppError('unsupported-type')
    yield [segment[at] ?? 0, tableOf(counts, symbols)]
    at += 1 + longest + total
  }
}

function tableOf(counts: Uint8Array, symbols: Uint8Array): CodeTable {
  const short = new Uint16Array(1 << shortBits)
  const [ends, places] = [new Int32Array(longest + 1), new Int32Array(longest + 1)]
  let [code, place] = [0, 0]
  for (let length = 1; length <= longest; length++) {
    places[length] = place - code
    for (let count = counts[length - 1] ?? 0; count > 0; count--, code++, place++) {
      const free = shortBits - length
      if (free >= 0) short.fill(length * 256 + (symbols[place] ?? 0), code << free, (code + 1) << free)
    }
    if (code > 1 << length) throw new AppError('unsupported-type')
    ends[length] = code << (longest - length)
    code <<= 1
  }
  return { short, ends, places, symbols }
}

/**
 * Reads codes out of the data of a scan, in which a zero follows each 0xff. It stops at a marker and at the end of the
 * piece; a piece must go on where the one before was left.
 */
export class CodeReader {
  private bytes = new Uint8Array(0)
  private held = 0
  private count = 0
  /** Position in the piece. */
  at = 0

  /** Goes on with another piece. */
  open(bytes: Uint8Array): void {
    this.bytes = bytes as Uint8Array<ArrayBuffer>
    this.at = 0
  }

  /** Gives back the whole bytes that were read ahead; what is left are bits of the byte before the position. */
  rewind(): void {
    for (; this.count >= 8; this.count -= 8) {
      const last = (this.held >>> 0) & 0xff
      this.at -= last === 0xff ? 2 : 1
      this.held >>>= 8
    }
  }

  /** Forgets the bits up to the next whole byte. */
  align(): void {
    this.rewind()
    this.count = 0
  }

  /** The next symbol; -1 where the data end within its code. Throws where there is no such code. */
  symbol({ short, ends, places, symbols }: CodeTable): number {
    if (this.count < longest) this.fill()
    const { held, count } = this
    const ahead = (count < longest ? held << (longest - count) : held >>> (count - longest)) & 0xffff
    const entry = short[ahead >> (longest - shortBits)] ?? 0
    let length = entry >> 8
    let symbol = entry & 0xff
    if (entry === 0) {
      length = shortBits + 1
      while (length <= longest && ahead >= (ends[length] ?? 0)) length++
      symbol = symbols[(places[length] ?? 0) + (ahead >> (longest - length))] ?? 0
    }
    if (length > longest && count >= longest) throw new AppError('unsupported-type')
    if (length > count) return -1
    this.count -= length
    return symbol
  }

  /** Passes over at most 16 bits; false where the data end within them. */
  skip(bits: number): boolean {
    if (this.count < bits) this.fill()
    if (this.count < bits) return false
    this.count -= bits
    return true
  }

  private fill(): void {
    const { bytes } = this
    while (this.count <= 24) {
      const byte = bytes[this.at]
      if (byte === undefined) return
      if (byte === 0xff) {
        if (bytes[this.at + 1] !== 0) return
        this.at++
      }
      this.at++
      this.held = (this.held << 8) | byte
      this.count += 8
    }
  }
}
