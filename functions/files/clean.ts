import { AppError } from '#domain/errors/error.ts'
import type { FileType } from '#domain/files/file.ts'
import { ascii, type ByteReader, type Bytes, byteReader } from '#functions/platform/byte-reader.ts'
import { cleanHeic } from './clean-heic.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { cleanWebp } from './clean-webp.ts'

/** Number of bytes needed to detect every file type. */
const kindBytes = 64

const still = new Set(['heic', 'heix', 'heim', 'heis'])

/**
 * The kind of a file by its first bytes; null for every other, whatever its name says. The signature must be the very
 * first bytes: a PDF reader would also take one that hides behind something else.
 */
export function kindOf(head: Uint8Array): FileType | null {
  const text = ascii(head.subarray(0, kindBytes))
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (/^RIFF.{4}WEBPVP8[ LX]/s.test(text)) return 'image/webp'
  if (/^%PDF-[12]\.\d/.test(text)) return 'application/pdf'
  return isHeic(text) ? 'image/heic' : null
}

/** A still HEVC picture by the brands of its `ftyp` box; AVIF has the same box with others. */
function isHeic(text: string): boolean {
  if (text.slice(4, 8) !== 'ftyp') return false
  const size = text.charCodeAt(2) * 256 + text.charCodeAt(3)
  const brands = text.slice(8, Math.min(size, text.length)).match(/.{4}/gs) ?? []
  return brands.some((brand) => still.has(brand)) && !brands.some((brand) => /^avi[fs]$/.test(brand))
}

/** The stored form of each kind. A PDF that a visitor sends is read by the company alone, and stays as it is. */
const cleaners: Record<FileType, (input: ByteReader) => AsyncGenerator<Uint8Array>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
  'image/heic': cleanHeic,
  'application/pdf': (input) => input.rest(),
}

/** The kind of a file, and its bytes as they are stored. Throws `unsupported-type`, and while the bytes are read. */
export async function cleanFile(file: Bytes): Promise<{ type: FileType; bytes: Bytes }> {
  const input = byteReader(file)
  const type = kindOf(await input.peek(kindBytes))
  if (!type) throw new AppError('unsupported-type')
  return { type, bytes: cleaners[type](input) }
}
