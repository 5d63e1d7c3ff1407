import { AppError } from '#domain/errors/error.ts'
import type { FileType } from '#domain/files/file.ts'
import { type ByteReader, type Bytes, byteReader } from '#functions/platform/byte-reader.ts'
import { cleanHeic } from './clean-heic.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'
import { cleanWebp } from './clean-webp.ts'
import { kindBytes, kindOf } from './kind.ts'

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
