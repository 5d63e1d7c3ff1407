import { readFileSync } from 'node:fs'

const lineFeed = 0x0a
const replacement = '\uFFFD'

/** How a file in another encoding begins. */
const otherEncodings: readonly [bytes: readonly number[], name: string][] = [
  [[0xff, 0xfe], 'UTF-16'],
  [[0xfe, 0xff], 'UTF-16'],
]

/**
 * The text of a file, which must be UTF-8. Throws with the line of the first byte that is not, and of a character that
 * an earlier program could not read (U+FFFD): decoding with losses would write it into the database.
 */
export function readTextFile(path: string | URL): string {
  return decodeText(readFileSync(path), typeof path === 'string' ? path : path.pathname)
}

/** The text of bytes, as `readTextFile`; `name` stands in the error. */
export function decodeText(bytes: Uint8Array, name: string): string {
  const other = otherEncodings.find(([start]) => start.every((byte, i) => bytes[i] === byte))
  if (other) throw new Error(`${name} is ${other[1]}. Save it as UTF-8 (in Excel: « CSV UTF-8 »).`)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const { line, byte } = firstBroken(bytes)
    const code = byte.toString(16).padStart(2, '0').toUpperCase()
    throw new Error(
      `${name}, line ${line}: byte ${code} is no UTF-8; the file may be Windows-1252 or Mac Roman. Save it as UTF-8 (in Excel: « CSV UTF-8 »).`,
    )
  }
  const broken = text.indexOf(replacement)
  if (broken < 0) return text
  const line = text.slice(0, broken).split('\n').length
  throw new Error(`${name}, line ${line}: a character was lost before (U+FFFD). Correct it and save again.`)
}

/** Line and byte of what cannot be decoded. */
function firstBroken(bytes: Uint8Array): { line: number; byte: number } {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  for (let i = 0; i < bytes.length; i++) {
    try {
      decoder.decode(bytes.subarray(i, i + 1), { stream: true })
    } catch {
      return { line, byte: leadOf(bytes, i) }
    }
    if (bytes[i] === lineFeed) line++
  }
  return { line, byte: leadOf(bytes, bytes.length - 1) }
}

/**
 * The byte that began the sequence which broke at a place: in « é » of Windows-1252 the decoder stops at what follows.
 */
function leadOf(bytes: Uint8Array, at: number): number {
  const byte = bytes[at] ?? 0
  const before = bytes[at - 1] ?? 0
  const isInside = byte < 0xc0 && before >= 0x80
  return isInside ? leadOf(bytes, at - 1) : byte
}
