import { jpegFrame } from '#domain/bytes/jpeg-frame.ts'
import { binaryOf } from './pdf-file.ts'

/** A JPEG as a PDF file holds it. */
export type Jpeg = {
  width: number
  height: number
  colorSpace: 'DeviceGray' | 'DeviceRGB'
  /** One character per byte. */
  data: string
}

const colorSpaces: Partial<Record<number, Jpeg['colorSpace']>> = { 1: 'DeviceGray', 3: 'DeviceRGB' }

/** A JPEG out of its bytes; null for what is none, or has inks of a printer. */
export function readJpeg(bytes: Uint8Array): Jpeg | null {
  const { width = 0, height = 0, components = 0 } = jpegFrame(bytes) ?? {}
  const colorSpace = colorSpaces[components]
  return colorSpace && width && height ? { width, height, colorSpace, data: binaryOf(bytes) } : null
}
