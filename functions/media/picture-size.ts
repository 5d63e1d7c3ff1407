import type { MediaType } from '#domain/catalogue/media.ts'
import { AppError } from '#domain/errors/error.ts'
import { ascii } from '#functions/platform/bytes.ts'

/** Width and height in pixels. */
export type PictureSize = { width: number; height: number }

/** Markers of a JPEG that hold its size: SOF0 to SOF2. */
const frames = new Set([0xc0, 0xc1, 0xc2])

/** Reads the size of a picture from its head; null for what is no picture. Throws `unsupported-type`. */
export function pictureSize(type: MediaType, bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (type === 'image/png') return { width: view.getUint32(16), height: view.getUint32(20) }
    if (type === 'image/webp') return webpSize(view, ascii(bytes.subarray(12, 16)))
    return type === 'image/jpeg' ? jpegSize(view) : null
  } catch {
    throw new AppError('unsupported-type')
  }
}

/** The three forms of WebP (RFC 9649, sections 2.5 to 2.7). */
function webpSize(view: DataView, form: string): PictureSize {
  if (form === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (form === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  const three = (at: number) => (view.getUint16(at, true) | (view.getUint8(at + 2) << 16)) + 1
  return { width: three(24), height: three(27) }
}

/** The size in the frame header of a JPEG (ITU-T T.81, B.2.2). */
function jpegSize(view: DataView): PictureSize {
  for (let at = 2; ; at += 2 + view.getUint16(at + 2))
    if (frames.has(view.getUint8(at + 1)))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
}
