import fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { concat } from '#domain/bytes/concat.ts'
import { cleanJpeg } from '#functions/files/clean-jpeg.ts'
import { byteReader } from '#functions/platform/byte-reader.ts'
import { segmentOf } from '#scripts/bench/worst-pieces.ts'

async function* cut(bytes: Uint8Array, length: number) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length)
}

async function cleaned(bytes: Uint8Array, pieceLength = 4096): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const piece of cleanJpeg(byteReader(cut(bytes, pieceLength)))) parts.push(piece.slice())
  return Buffer.concat(parts)
}

type Shape = {
  width: number
  height: number
  chromaSubsampling?: string
  grey?: boolean
  progressive?: boolean
}

/** A picture in the noise of a photograph, without anything but the picture. */
async function noisy({ width, height, grey, ...options }: Shape): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = sharp({ create: { width, height, channels: 3, background: '#888', noise } })
  return (grey ? picture.greyscale() : picture).jpeg({ quality: 90, ...options }).toBuffer()
}

const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer()
const refused = { code: 'unsupported-type' }
const withoutEnd = (bytes: Buffer) => bytes.subarray(0, -2)
const latin = (text: string) => Buffer.from(text, 'latin1')

/** What telephones write behind a panorama: text, sound (ADTS), a picture with its end, the length of it all. */
const trailers = [
  latin('\0\0\x01\x0a\x0e\0\0\0Image_UTC_Data1700000000000 SECRET-PLACE SEFHe\0\0\0SEFT'),
  latin('SECRET-PLACE \xff\xf1\x50\x80 SECRET-SOUND \xff\xd9'),
  latin('\xff\xd8\xff\xe0 SECRET-PICTURE \xff\xd9 SECRET-SOUND'),
  latin('\xff\xf1\x50\x80 SECRET-SOUND'),
  latin('\xff\xfb\x90\0 SECRET-SOUND \xff\xda SECRET'),
  latin('\xff\0SECRET\xff\xd0SECRET'),
  latin('\0\0\0\0\xff\xfe\0\x0aSECRET-C\xff\xd9'),
]

test.each(trailers)('behind a picture without a mark of its end nothing is stored (%#)', async (trailer) => {
  for (const shape of [{}, { chromaSubsampling: '4:4:4' }, { grey: true }]) {
    const bytes = await noisy({ width: 250, height: 90, ...shape })
    expect(await cleaned(Buffer.concat([withoutEnd(bytes), trailer]))).toEqual(bytes)
    expect(await cleaned(Buffer.concat([bytes, trailer]))).toEqual(bytes)
  }
})

test('whatever its size, and however it is cut, a photograph stays as it is and its trailer goes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        width: fc.integer({ min: 1, max: 140 }),
        height: fc.integer({ min: 1, max: 140 }),
        chromaSubsampling: fc.constantFrom('4:2:0', '4:4:4'),
        grey: fc.boolean(),
      }),
      fc.uint8Array({ maxLength: 3000 }),
      fc.integer({ min: 1, max: 2000 }),
      async (shape, trailer, pieceLength) => {
        const bytes = await noisy(shape)
        expect(await cleaned(Buffer.concat([withoutEnd(bytes), trailer]), pieceLength)).toEqual(bytes)
      },
    ),
    { numRuns: 60 },
  )
})

test('a progressive picture is kept up to the mark of its end, and refused without one', async () => {
  const bytes = await noisy({ width: 120, height: 80, progressive: true })
  expect(await cleaned(Buffer.concat([bytes, latin('SECRET')]))).toEqual(bytes)
  await expect(cleaned(withoutEnd(bytes))).rejects.toMatchObject(refused)
  await expect(cleaned(Buffer.concat([withoutEnd(bytes), latin('SECRET')]))).rejects.toMatchObject(refused)
})

test('a picture whose transfer stopped is kept as far as it goes', async () => {
  const bytes = await noisy({ width: 200, height: 200 })
  const half = bytes.subarray(0, bytes.length / 2)
  expect(await cleaned(half)).toEqual(Buffer.concat([half, Buffer.from([0xff, 0xd9])]))
})

/** A code of one bit for « nothing changes », so that a block is two zero bits. */
const codes = [0, 16].map((id) => segmentOf(0xc4, [id, 1, ...Array(15).fill(0), 0]))
const quantization = segmentOf(0xdb, Array(65).fill(1).with(0, 0))

/** A picture of as many components, all in one scan or each in its own. */
function drawn(side: number, components: number, scans: Uint8Array[], restart = 0): Buffer {
  const ids = Array.from({ length: components }, (_, id) => [id + 1, 0x11, 0]).flat()
  const parts = [
    quantization,
    segmentOf(0xc0, [8, 0, side, 0, side, components, ...ids]),
    ...codes,
    ...(restart ? [segmentOf(0xdd, [0, restart])] : []),
    ...scans,
  ]
  return Buffer.from(concat([new Uint8Array([0xff, 0xd8]), ...parts, new Uint8Array([0xff, 0xd9])]))
}
const scanOf = (ids: number[], data: number[]) =>
  concat([segmentOf(0xda, [ids.length, ...ids.flatMap((id) => [id, 0]), 0, 63, 0]), new Uint8Array(data)])

test('restart markers are counted, and those behind the last interval are no part of the picture', async () => {
  const bytes = drawn(16, 1, [scanOf([1], [0x3f, 0xff, 0xd0, 0x3f, 0xff, 0xd1, 0x3f, 0xff, 0xd2, 0x3f])], 1)
  expect(await cleaned(bytes)).toEqual(bytes)
  expect(await pixels(bytes)).toEqual(Buffer.alloc(768, 128))
  for (const more of ['\xff\xd3SECRET', '\xff\xd3\xff\xd4SECRET\xff\xd9'])
    expect(await cleaned(Buffer.concat([withoutEnd(bytes), latin(more)]))).toEqual(bytes)
})

test('components in scans of their own are all kept, and none twice', async () => {
  const scans = [1, 2, 3].map((id) => scanOf([id], [0]))
  const bytes = drawn(16, 3, scans)
  expect(await cleaned(bytes)).toEqual(bytes)
  expect(await cleaned(Buffer.concat([withoutEnd(bytes), latin('SECRET')]))).toEqual(bytes)
  await expect(cleaned(drawn(16, 3, [scans[0], scans[0], scans[1]] as Uint8Array[]))).rejects.toMatchObject(
    refused,
  )
})

test.each([
  ['data that are no codes', drawn(16, 1, [scanOf([1], [0xf0, 0xf0])])],
  ['a scan of another picture', drawn(16, 1, [scanOf([7], [0])])],
  ['a scan before its picture', Buffer.concat([latin('\xff\xd8'), scanOf([1], [0]), latin('\xff\xd9')])],
  ['no picture', latin('\xff\xd8\xff\xd9')],
  [
    'two pictures',
    Buffer.concat([withoutEnd(drawn(16, 1, [])), drawn(16, 1, [scanOf([1], [0])]).subarray(2)]),
  ],
  ['a width of nothing', drawn(0, 1, [scanOf([1], [0])])],
  [
    'arithmetic codes',
    Buffer.concat([latin('\xff\xd8'), segmentOf(0xc9, Array(9).fill(1)), latin('\xff\xd9')]),
  ],
  [
    'an unknown segment',
    Buffer.concat([latin('\xff\xd8'), segmentOf(0xf5, [1]), drawn(16, 1, []).subarray(2)]),
  ],
])('a JPEG of %s is refused', async (_, bytes) => {
  await expect(cleaned(bytes)).rejects.toMatchObject(refused)
})
