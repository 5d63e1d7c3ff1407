import { crc32 as zlibCrc32 } from 'node:zlib'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { kindOf } from '#functions/files/clean.ts'
import { cleanHeic } from '#functions/files/clean-heic.ts'
import { cleanJpeg } from '#functions/files/clean-jpeg.ts'
import { cleanPng, crc32 } from '#functions/files/clean-png.ts'
import { cleanWebp } from '#functions/files/clean-webp.ts'
import { orientationOf, orientationTiff } from '#functions/files/orientation.ts'
import { boundaryOf, readParts, readPartText } from '#functions/http/multipart.ts'
import { type ByteReader, byteReader } from '#functions/platform/byte-reader.ts'
import { heic, pdf, photo } from '#test/support/uploads.ts'

type Clean = (input: ByteReader) => AsyncGenerator<Uint8Array>
const cleaners = { jpeg: cleanJpeg, png: cleanPng, webp: cleanWebp } as const

/** The bytes in pieces of the given lengths, which repeat. */
async function* cut(bytes: Uint8Array, lengths: readonly number[]) {
  for (let at = 0, i = 0; at < bytes.length; i++) {
    const length = lengths[i % lengths.length] ?? 1
    yield bytes.subarray(at, at + length)
    at += length
  }
}

async function collect(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const piece of pieces) parts.push(piece.slice())
  return Buffer.concat(parts)
}

const cleaned = (clean: Clean, bytes: Uint8Array, lengths: readonly number[] = [65_536]) =>
  collect(clean(byteReader(cut(bytes, lengths))))

const pixels = (bytes: Uint8Array) => sharp(bytes).autoOrient().raw().toBuffer()
const lengths = fc.array(fc.integer({ min: 1, max: 97 }), { minLength: 1, maxLength: 12 })

const kinds = ['jpeg', 'png', 'webp'] as const

test.each(kinds)('a %s loses place and camera, keeps its picture and its orientation', async (kind) => {
  const bytes = await photo(kind)
  expect(bytes.includes('SECRET-CAMERA')).toBe(true)
  const clean = await cleaned(cleaners[kind], bytes)
  expect(clean.includes('SECRET')).toBe(false)
  expect(await pixels(clean)).toEqual(await pixels(bytes))
  const { exif, orientation } = await sharp(clean).metadata()
  expect(orientation).toBe(6)
  expect(exif?.length).toBeLessThan(kind === 'webp' ? 4096 : 40)
})

test.each(kinds)('a %s without Exif stays as it is', async (kind) => {
  const plain = await sharp(await photo(kind))
    .toFormat(kind)
    .toBuffer()
  expect(await cleaned(cleaners[kind], plain)).toEqual(plain)
})

test.each(kinds)('however a %s is cut into pieces, the result is the same', async (kind) => {
  const bytes = await photo(kind)
  const whole = await cleaned(cleaners[kind], bytes)
  await fc.assert(
    fc.asyncProperty(lengths, async (sizes) => {
      expect(await cleaned(cleaners[kind], bytes, sizes)).toEqual(whole)
    }),
    { numRuns: 25 },
  )
})

test.each(kinds)('what hides behind the end of a %s is dropped', async (kind) => {
  const bytes = await photo(kind)
  const hidden = Buffer.concat([bytes, Buffer.from('PK\x03\x04 SECRET-ARCHIVE')])
  expect(await cleaned(cleaners[kind], hidden)).toEqual(await cleaned(cleaners[kind], bytes))
})

test.each(kinds)('a damaged %s is refused or cleaned, never passed through and never a bug', async (kind) => {
  const bytes = await photo(kind)
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), fc.boolean(), async (at, value, cutOff) => {
      const damaged = Buffer.from(cutOff ? bytes.subarray(0, at) : bytes)
      if (!cutOff) damaged[at] = value
      const result = await cleaned(cleaners[kind], damaged).catch((error) => error.code)
      if (typeof result === 'string') expect(result).toBe('unsupported-type')
    }),
    { numRuns: 60 },
  )
})

test('comments, IPTC, XMP, second pictures and makers’ blocks are taken out of a JPEG; colour profile and Adobe stay', async () => {
  const bytes = await photo('jpeg')
  const segment = (marker: number, text: string) =>
    Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text, 'latin1')])
  const secret = [0xe1, 0xe2, 0xe3, 0xec, 0xed, 0xef, 0xfe].map((marker) =>
    segment(marker, `x\0SECRET-${marker}`),
  )
  const colour = [segment(0xe2, 'ICC_PROFILE\0\x01\x01profile'), segment(0xee, 'Adobe\0\x64\0\0\0\0\x01')]
  const full = Buffer.concat([bytes.subarray(0, 2), ...secret, ...colour, bytes.subarray(2)])
  const clean = await cleaned(cleanJpeg, full)
  expect(clean.includes('SECRET')).toBe(false)
  for (const kept of colour) expect(clean.includes(kept)).toBe(true)
})

test('texts and times are taken out of a PNG, and a chunk that it cannot be shown without is refused', async () => {
  const bytes = await photo('png')
  const chunk = (type: string, text: string) => {
    const body = Buffer.from(type + text, 'latin1')
    const [head, tail] = [Buffer.alloc(4), Buffer.alloc(4)]
    head.writeUInt32BE(text.length)
    tail.writeUInt32BE(zlibCrc32(body))
    return Buffer.concat([head, body, tail])
  }
  const withChunks = (...types: string[]) =>
    Buffer.concat([bytes.subarray(0, 33), ...types.map((type) => chunk(type, 'SECRET')), bytes.subarray(33)])
  const clean = await cleaned(cleanPng, withChunks('tEXt', 'iTXt', 'zTXt', 'tIME', 'prVt'))
  expect(clean.includes('SECRET')).toBe(false)
  expect(await pixels(clean)).toEqual(await pixels(bytes))
  await expect(cleaned(cleanPng, withChunks('CgBI'))).rejects.toMatchObject({ code: 'unsupported-type' })
})

test('a HEIC keeps its picture where it is and nothing else of its data', async () => {
  const { bytes, picture } = heic()
  const clean = await cleaned(cleanHeic, bytes)
  expect(clean.length).toBe(bytes.length)
  expect(clean.includes('SECRET')).toBe(false)
  expect(clean.indexOf(picture)).toBe(bytes.indexOf(picture))
  await fc.assert(
    fc.asyncProperty(lengths, async (sizes) => {
      expect(await cleaned(cleanHeic, bytes, sizes)).toEqual(clean)
    }),
    { numRuns: 25 },
  )
})

test('a HEIC whose description comes after its data is refused', async () => {
  await expect(cleaned(cleanHeic, heic({ metaFirst: false }).bytes)).rejects.toMatchObject({
    code: 'unsupported-type',
  })
})

test('a damaged HEIC is refused or cleaned, never a bug', async () => {
  const { bytes } = heic()
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), fc.boolean(), async (at, value, cutOff) => {
      const damaged = Buffer.from(cutOff ? bytes.subarray(0, at) : bytes)
      if (!cutOff) damaged[at] = value
      const result = await cleaned(cleanHeic, damaged).catch((error) => error.code)
      if (typeof result === 'string') expect(result).toBe('unsupported-type')
    }),
    { numRuns: 150 },
  )
})

test('the checksum of a PNG chunk is that of zlib', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      expect(crc32(bytes)).toBe(zlibCrc32(bytes))
    }),
  )
})

test.each([1, 2, 3, 4, 5, 6, 7, 8])('the orientation %i is read as it was written', (orientation) => {
  expect(orientationOf(orientationTiff(orientation))).toBe(orientation)
})

test('what is no Exif has no orientation', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      expect(orientationOf(bytes)).toBeGreaterThanOrEqual(1)
      expect(orientationOf(bytes)).toBeLessThanOrEqual(8)
    }),
  )
})

test('a kind is told by the first bytes', async () => {
  for (const kind of kinds) expect(kindOf(await photo(kind))).toBe(`image/${kind}`)
  expect(kindOf(heic().bytes)).toBe('image/heic')
  expect(kindOf(pdf)).toBe('application/pdf')
})

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['ZIP', 'PK\x03\x04%PDF-1.7'],
  ['a PDF behind HTML', '<html>%PDF-1.7'],
  ['GIF', 'GIF89a/*'],
  ['AVIF', '\0\0\0\x1cftypavif\0\0\0\0mif1miafheic'],
  ['a film', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
  ['RIFF sound', 'RIFF\0\0\0\0WAVEfmt '],
  ['nothing', ''],
])('%s is no permitted kind', (_, text) => {
  expect(kindOf(Buffer.from(text, 'latin1'))).toBe(null)
})

test('a multipart body gives the same parts however it is cut', async () => {
  const content = fc.uint8Array({ maxLength: 300 })
  // Line ends and hyphens are what a boundary begins with.
  const tricky = fc.array(fc.constantFrom('\r', '\n', '-', 'b', '\r\n--', '\r\n--bo', 'x'), { maxLength: 60 })
  const any = fc.oneof(
    content,
    tricky.map((parts) => new Uint8Array(Buffer.from(parts.join('')))),
  )
  await fc.assert(
    fc.asyncProperty(any, lengths, async (file, sizes) => {
      const body = Buffer.concat([
        Buffer.from(
          '--boundary\r\ncontent-disposition: form-data; name="metadata"\r\nContent-Type: application/json\r\n\r\n{}',
        ),
        Buffer.from('\r\n--boundary\r\nContent-Disposition: form-data; name="file"; filename="a.b"\r\n\r\n'),
        file,
        Buffer.from('\r\n--boundary--\r\n'),
      ])
      const found: [string, string, Buffer][] = []
      for await (const part of readParts(cut(body, sizes), 'boundary'))
        found.push([part.name, part.type, await collect(part.body)])
      expect(found).toEqual([
        ['metadata', 'application/json', Buffer.from('{}')],
        ['file', '', Buffer.from(file)],
      ])
    }),
  )
})

test.each([
  ['no boundary', 'no boundary at all'],
  ['no closing boundary', '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx'],
  ['a part without a name', '--b\r\ncontent-type: text/plain\r\n\r\nx\r\n--b--'],
  ['a head without end', `--b\r\n${'x: y\r\n'.repeat(3000)}`],
  ['something behind the boundary', '--bxx\r\n\r\n'],
])('a multipart body with %s is unreadable', async (_, text) => {
  const read = async () => {
    for await (const part of readParts(cut(Buffer.from(text), [7]), 'b')) await readPartText(part, 1000)
  }
  await expect(read()).rejects.toMatchObject({ code: 'unreadable' })
})

test.each([
  ['multipart/form-data; boundary=abc', 'abc'],
  ['Multipart/Form-Data; charset=utf-8; boundary="a b"', 'a b'],
])('the boundary of %s', (type, boundary) => {
  expect(boundaryOf(type)).toBe(boundary)
})

test.each([null, 'application/json', 'multipart/mixed; boundary=x', 'multipart/form-data'])(
  'the content type %s is refused',
  (type) => {
    expect(() => boundaryOf(type)).toThrow(/unsupported-type|unreadable/)
  },
)
