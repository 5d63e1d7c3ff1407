import { Buffer } from 'node:buffer'
import { viewOf } from '#functions/platform/byte-reader.ts'

/**
 * Overwrites what a camera has written into a PDF, in the same length, since a PDF names its objects by their addresses
 * (ISO 32000-1, 7.5.4): Exif, XMP, IPTC and comments of the JPEG pictures within it, and the properties of place and
 * camera of its XMP packets; what else these say (title, author, PDF/A) stays. A signed PDF stays as it is: its
 * signature counts every byte (12.8.1). Encrypted or compressed metadata are not read.
 */
export function cleanPdf(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.includes('/ByteRange')) return
  for (const at of placesOf(file, '\xff\xd8\xff')) clearJpeg(bytes, at)
  for (const at of placesOf(file, '<?xpacket begin')) {
    const end = file.indexOf('<?xpacket end', at)
    if (end > at) file.write(withoutCamera(file.toString('latin1', at, end)), at, 'latin1')
  }
}

function* placesOf(file: Buffer, text: string): Generator<number> {
  const sought = Buffer.from(text, 'latin1')
  for (let at = file.indexOf(sought); at >= 0; at = file.indexOf(sought, at + 1)) yield at
}

const [startOfScan, comment, colourProfile, colourTransform] = [0xda, 0xfe, 0xe2, 0xee]
const isMetadata = (marker: number) =>
  marker === comment ||
  (marker >= 0xe1 && marker <= 0xef && marker !== colourProfile && marker !== colourTransform)

/** The segments before the picture keep marker and length, and say nothing (ITU-T T.81, B.1.1.4). */
function clearJpeg(bytes: Uint8Array, start: number): void {
  const view = viewOf(bytes)
  for (let at = start + 2; at + 4 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = view.getUint8(at + 1)
    if (marker === startOfScan) return
    const end = Math.min(at + 2 + view.getUint16(at + 2), bytes.length)
    if (isMetadata(marker)) bytes.fill(0, at + 4, end)
    at = end
  }
}

/** Properties of Exif, of its additions and of where a picture was taken, as attributes and as elements. */
const prefix = '(?:exif|exifEX|tiff|aux|Iptc4xmpCore|Iptc4xmpExt|photoshop|GPano|drone-[a-z]+)'
const properties = [
  new RegExp(`\\s${prefix}:\\w+\\s*=\\s*(?:"[^"]*"|'[^']*')`, 'g'),
  new RegExp(`<(${prefix}:\\w+)(?:\\s[^>]*)?(?:/>|>.*?</\\1\\s*>)`, 'gs'),
]

const withoutCamera = (packet: string): string =>
  properties.reduce(
    (text, pattern) => text.replace(pattern, (property) => ' '.repeat(property.length)),
    packet,
  )
