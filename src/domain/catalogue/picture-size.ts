import { jpegFrame } from '#domain/bytes/jpeg-frame.ts'
import { AppError } from '#domain/errors/error.ts'

/** Width and height in pixels. */
type PictureSize = { width: number; height: number }

/** Reads the size of a picture from its head; null for what is no picture. Throws `unsupported-type`. */
export function pictureSize(type: string, bytes: Uint8Array): PictureSize | null {
  if (type === 'image/jpeg') return jpegSize(bytes)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (type === 'image/png') return { width: view.getUint32(16), height: view.getUint32(20) }
    if (type === 'image/webp') return webpSize(view, String.fromCharCode(...bytes.subarray(12, 16)))
  } catch {
    throw new AppError('unsupported-type')
  }
  return null
}

function jpegSize(bytes: Uint8Array): PictureSize {
  const frame = jpegFrame(bytes)
  if (!frame) throw new AppError('unsupported-type')
  return { width: frame.width, height: frame.height }
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
