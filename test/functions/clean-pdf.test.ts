import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleanPdf } from '#functions/files/clean-pdf.ts'
import { photo } from '#test/support/uploads.ts'

const packet = `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:Description exif:GPSLatitude="48,44.5N" tiff:Make='SECRET' pdfaid:part="2"><dc:title>Notice</dc:title>
<exif:GPSLongitude>7,21.7E</exif:GPSLongitude><exif:Flash rdf:parseType="Resource"><exif:Fired>False</exif:Fired>
</exif:Flash><tiff:Model/><photoshop:City>Saverne</photoshop:City></rdf:Description></x:xmpmeta><?xpacket end="w"?>`

const pdfWith = (parts: readonly (string | Uint8Array)[]) =>
  Buffer.concat(['%PDF-1.7\n', ...parts, '\n%%EOF\n'].map((part) => Buffer.from(part as string)))

const cleaned = (bytes: Buffer) => {
  const copy = Buffer.from(bytes)
  cleanPdf(copy)
  return copy
}

test('a PDF loses place and camera of its pictures and keeps every address', async () => {
  const jpeg = await photo('jpeg')
  const file = pdfWith(['1 0 obj<</Filter/DCTDecode>>stream\n', jpeg, '\nendstream endobj 2 0 obj<<>>endobj'])
  expect(file.includes('SECRET-CAMERA')).toBe(true)
  const result = cleaned(file)
  expect(result.includes('SECRET-CAMERA')).toBe(false)
  expect(result.length).toBe(file.length)
  expect(result.indexOf('2 0 obj')).toBe(file.indexOf('2 0 obj'))
  const start = result.indexOf('\xff\xd8\xff', 'latin1')
  const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer()
  expect(await pixels(result.subarray(start, start + jpeg.length))).toEqual(await pixels(jpeg))
})

test('an XMP packet keeps title and conformance, and says nothing of place and camera', () => {
  const text = cleaned(pdfWith([packet])).toString()
  for (const kept of ['<dc:title>Notice</dc:title>', 'pdfaid:part="2"', '<?xpacket end'])
    expect(text).toContain(kept)
  for (const gone of ['48,44', '7,21', 'SECRET', 'Fired', 'tiff:', 'Saverne'])
    expect(text).not.toContain(gone)
  expect(Buffer.byteLength(text)).toBe(pdfWith([packet]).length)
})

test('a signed PDF keeps every byte', async () => {
  const file = pdfWith(['<</Type/Sig/ByteRange[0 10 20 30]>>', packet, await photo('jpeg')])
  expect(cleaned(file)).toEqual(file)
})

test('whatever the bytes, the length stays and cleaning twice is cleaning once', () => {
  const part = fc.oneof(
    fc.uint8Array({ maxLength: 40 }),
    fc.constantFrom(
      Buffer.from([0xff, 0xd8, 0xff, 0xe1]),
      Buffer.from(packet),
      Buffer.from('<?xpacket begin'),
    ),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const file = pdfWith(parts)
      const once = cleaned(file)
      expect(once.length).toBe(file.length)
      expect(cleaned(once)).toEqual(once)
    }),
  )
})
