import { readFileSync } from 'node:fs'
import { decodeText } from '#domain/text/decode-text.ts'

const lineFeed = 0x0a
const replacement = '\uFFFD'

/**
 * The text of a file. Throws with the line of the first byte that is no UTF-8, unless the file is UTF-16 or `onGuess`
 * takes a guess of its letters, and of a character that an earlier program could not read (U+FFFD): decoding with
 * losses would write it into the database.
 */
export function readTextFile(path: string | URL, onGuess?: () => void): string {
  return textOf(readFileSync(path), typeof path === 'string' ? path : path.pathname, onGuess)
}

/** The text of bytes, as `readTextFile`; `name` stands in the error. */
export function textOf(bytes: Uint8Array, name: string, onGuess?: () => void): string {
  const decoded = decodeText(bytes)
  if (!decoded || (decoded.isGuessed && !onGuess)) {
    const { line, byte } = firstBroken(bytes)
    const code = byte.toString(16).padStart(2, '0').toUpperCase()
    throw new Error(
      `${name}, line ${line}: byte ${code} is no UTF-8; the file may be Windows-1252 or Mac Roman. Save it as UTF-8 (in Excel: « CSV UTF-8 »).`,
    )
  }
  const { text, isGuessed } = decoded
  const broken = text.indexOf(replacement)
  if (broken >= 0) {
    const line = text.slice(0, broken).split('\n').length
    throw new Error(`${name}, line ${line}: a character was lost before (U+FFFD). Correct it and save again.`)
  }
  if (isGuessed) onGuess?.()
  return text
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
