import { fileLimits, photoBudget } from '#config/file-limits.ts'
import { pictureSize } from '#domain/catalogue/picture-size.ts'
import { AppError } from '#domain/errors/error.ts'
import { reducePhoto } from '#src/files/reduce-photo.ts'

/** By content, as browsers read a picture whatever it is named. */
function typeOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xd8) return 'image/jpeg'
  if (first === 0x89 && second === 0x50) return 'image/png'
  return first === 0x52 && second === 0x49 ? 'image/webp' : ''
}

/**
 * A photograph that a browser can draw in all its widths, reduced where it is large. Throws `too-large` before anything
 * is decoded, for a picture of more pixels would take the memory of the tab, and `unsupported-type` for what cannot be
 * reduced.
 */
export async function compressPhoto(file: File): Promise<File> {
  if (file.size > photoBudget.photoMegabytes * 1024 ** 2) throw new AppError('too-large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const size = pictureSize(typeOf(bytes), bytes)
  if (size && size.width * size.height > photoBudget.megapixels * 1e6) throw new AppError('too-large')
  const reduced = await reducePhoto(file)
  if (reduced.size > fileLimits.bytes) throw new AppError('unsupported-type')
  return reduced
}
