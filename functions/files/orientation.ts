import { ascii, viewOf } from '#functions/platform/byte-reader.ts'

const orientationTag = 0x0112
const shortType = 3

/** The orientation (1 to 8) in the TIFF data of an Exif block; 1, as the picture lies, when it states none. */
export function orientationOf(tiff: Uint8Array): number {
  if (tiff.length < 14) return 1
  const order = ascii(tiff.subarray(0, 2))
  if (order !== 'II' && order !== 'MM') return 1
  const little = order === 'II'
  const view = viewOf(tiff)
  const start = view.getUint32(4, little)
  if (start + 2 > tiff.length) return 1
  const entries = view.getUint16(start, little)
  for (let i = 0, at = start + 2; i < entries && at + 12 <= tiff.length; i++, at += 12) {
    if (view.getUint16(at, little) !== orientationTag || view.getUint16(at + 2, little) !== shortType)
      continue
    const value = view.getUint16(at + 8, little)
    return value >= 1 && value <= 8 ? value : 1
  }
  return 1
}

/** Length of what `orientationTiff` makes. */
export const orientationTiffBytes = 26

/** TIFF data with the orientation and nothing else. */
export function orientationTiff(orientation: number): Uint8Array {
  const bytes = new Uint8Array(orientationTiffBytes)
  const view = viewOf(bytes)
  bytes.set([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1])
  view.setUint16(10, orientationTag)
  view.setUint16(12, shortType)
  view.setUint32(14, 1)
  view.setUint16(18, orientation)
  return bytes
}
