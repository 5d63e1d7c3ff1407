import sharp from 'sharp'
import { concat } from '#domain/bytes/concat.ts'
import { bits, boxOf, chunkOf, type Pieces, repeated, riff, segmentOf } from './worst-pieces.ts'

/** Files that cost most for their size, of every kind that is read, and a photograph to compare them with. */
export type WorstFile = { name: string; bytes: Uint8Array }

/** A photograph of about so many bytes, in the noise of a real one. */
export async function photograph(size: number, progressive = false): Promise<Uint8Array> {
  const side = Math.ceil(Math.sqrt(size * 2.6))
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const create = { width: side, height: side, channels: 3, background: '#888', noise } as const
  return new Uint8Array(await sharp({ create }).jpeg({ quality: 85, progressive }).toBuffer())
}

/** Of every kind, each about as large as asked for. */
export function worstFiles(size: number): WorstFile[] {
  return [...jpegs(size), ...pngs(size), ...webps(size), ...heics(size), ...pdfs(size)]
}

const eoi = [0xff, 0xd9]
/** Both codes of a length of one bit: no shorter data make a block. */
const shortestCodes = [0, 16].map((id) => segmentOf(0xc4, [id, 2, ...Array(15).fill(0), 0, 0]))
const zeros = repeated([0], 64)

/** A picture of 65 500 pixels a side, so that its data never reach its end. */
const headOf = (frame: number, tables: Pieces, restart = 0): Uint8Array =>
  concat([
    new Uint8Array([0xff, 0xd8]),
    segmentOf(0xdb, [0, ...zeros.map(() => 1)]),
    segmentOf(frame, [8, 0xff, 0xdc, 0xff, 0xdc, 1, 1, 0x11, 0]),
    ...tables,
    ...(restart ? [segmentOf(0xdd, [0, restart])] : []),
    scan,
  ])
const scan = segmentOf(0xda, [1, 1, 0, 0, 63, 0])

function jpegs(size: number): WorstFile[] {
  const picture = (name: string, data: number[], { frame = 0xc0, restart = 0 } = {}) => ({
    name: `JPEG of ${name}`,
    bytes: concat([headOf(frame, shortestCodes, restart), repeated(data, size), new Uint8Array(eoi)]),
  })
  const before = (name: string, part: Uint8Array) => ({
    name: `JPEG of ${name}`,
    bytes: concat([new Uint8Array([0xff, 0xd8]), repeated([...part], size), headOf(0xc0, shortestCodes)]),
  })
  return [
    picture('escaped bytes', [0xff, 0]),
    picture('escaped bytes, progressive', [0xff, 0], { frame: 0xc2 }),
    picture('every third byte escaped, progressive', [0xff, 0, 1], { frame: 0xc2 }),
    picture('restart markers', [0xff, 0xd0], { restart: 1 }),
    picture('restart markers without intervals', [0xff, 0xd0]),
    picture('restart markers, progressive', [0xff, 0xd0], { frame: 0xc2 }),
    picture('restart markers, each behind a byte', [0, 0xff, 0xd0], { restart: 4 }),
    picture('fill bytes', [0xff]),
    picture('fill bytes, progressive', [0xff], { frame: 0xc2 }),
    picture('the shortest codes', [0]),
    picture('scans', [...scan, 0]),
    picture('empty scans', [...scan]),
    before('empty comments', segmentOf(0xfe, [])),
    before('restart intervals', segmentOf(0xdd, [0, 1])),
    before('empty code tables', segmentOf(0xc4, [...repeated([0], 17 * 3800)])),
    before('short code tables', segmentOf(0xc4, [0, 2, ...Array(15).fill(0), 0, 0])),
    before('Exif without orientation', segmentOf(0xe1, [...exif(60_000)])),
  ]
}

/** An Exif block of entries that are no orientation. */
const exif = (size: number) =>
  concat([bits('Exif\0\0'), bits('MM\0*\0\0\0\x08\xff\xff'), repeated([1, 0x10], size)])

function pngs(size: number): WorstFile[] {
  const whole = (name: string, ...chunks: Uint8Array[]) => ({
    name: `PNG of ${name}`,
    bytes: concat([
      bits('\x89PNG\r\n\x1a\n'),
      chunkOf('IHDR', new Uint8Array(13)),
      ...chunks,
      chunkOf('IEND', new Uint8Array(0)),
    ]),
  })
  const many = (type: string, content: Uint8Array) => repeated([...chunkOf(type, content)], size)
  return [
    whole('empty pieces', many('IDAT', new Uint8Array(0))),
    whole('empty texts', many('tEXt', new Uint8Array(0))),
    whole('Exif without orientation', many('eXIf', exif(60_000).subarray(6))),
    whole('orientations', many('eXIf', bits('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0'))),
    whole('frames', many('fcTL', new Uint8Array(26))),
  ]
}

function webps(size: number): WorstFile[] {
  const extended = chunkOf('VP8X', new Uint8Array(10), 'riff')
  const whole = (name: string, content: Uint8Array) => ({
    name: `WebP of ${name}`,
    bytes: riff(concat([extended, content])),
  })
  const frame = (content: Uint8Array) => chunkOf('ANMF', concat([new Uint8Array(16), content]), 'riff')
  const depth = Math.min(10_000, Math.floor(size / 24))
  const nested = Array.from({ length: depth }, (_, level) => {
    const head = new Uint8Array(24)
    head.set(bits('ANMF'))
    new DataView(head.buffer).setUint32(4, (depth - level - 1) * 24 + 16, true)
    return head
  })
  return [
    whole('nested frames', concat(nested)),
    whole('empty frames', repeated([...frame(new Uint8Array(0))], size)),
    whole('frames of an empty piece', repeated([...frame(chunkOf('ALPH', new Uint8Array(0), 'riff'))], size)),
    whole('empty pieces', repeated([...chunkOf('ALPH', new Uint8Array(0), 'riff')], size)),
    whole('empty unknown pieces', repeated([...chunkOf('none', new Uint8Array(0), 'riff')], size)),
    whole('Exif without orientation', repeated([...chunkOf('EXIF', exif(60_000), 'riff')], size)),
  ]
}

const u16 = (value: number) => [value >> 8, value & 255]
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 65_535)]

function heics(size: number): WorstFile[] {
  const ftyp = boxOf('ftyp', bits('heic\0\0\0\0mif1heic'))
  const infe = boxOf('infe', concat([new Uint8Array([2, 0, 0, 0, 0, 1, 0, 0]), bits('hvc1\0')]))
  const meta = (extents: number, inside: number, ...more: Uint8Array[]) => {
    const extent = [...u32(inside ? 0 : 1), ...u32(inside || size)]
    const item = [0, 1, 0, inside ? 1 : 0, 0, 0, ...u16(extents), ...Array(extents).fill(extent).flat()]
    const iloc = boxOf('iloc', new Uint8Array([1, 0, 0, 0, 0x44, 0, 0, 1, ...item]))
    const iinf = boxOf('iinf', concat([new Uint8Array([0, 0, 0, 0, 0, 1]), infe]))
    return boxOf('meta', concat([new Uint8Array(4), iinf, iloc, ...more]))
  }
  const data = boxOf('mdat', new Uint8Array(size))
  const empty = [...boxOf('free', new Uint8Array(0))]
  const whole = (name: string, ...boxes: Uint8Array[]) => ({
    name: `HEIC of ${name}`,
    bytes: concat([ftyp, ...boxes]),
  })
  return [
    whole('the same extent many times', meta(2000, 0), data),
    whole(
      'the same extent inside many times',
      meta(2000, 200_000, boxOf('idat', new Uint8Array(200_000))),
      data,
    ),
    whole('empty boxes', meta(1, 0), repeated(empty, size)),
    whole('empty data', meta(1, 0), repeated([...boxOf('mdat', new Uint8Array(0))], size)),
    whole('a description of empty boxes', meta(1, 0, repeated(empty, 240_000)), data),
    whole('empty descriptions', repeated([...boxOf('meta', new Uint8Array(0))], size)),
  ]
}

/** A PDF is not read; what looks like the boundary of the body is. */
function pdfs(size: number): WorstFile[] {
  const whole = (name: string, part: string) => ({
    name: `PDF of ${name}`,
    bytes: concat([bits('%PDF-1.7\n'), repeated([...bits(part)], size)]),
  })
  return [
    whole('returns', '\r'),
    whole('line ends', '\r\n'),
    whole('almost boundaries', `\r\n--${worstBoundary.slice(0, -1)}`),
    whole('hyphens', '-'),
  ]
}

/** The longest boundary that a body may have. */
export const worstBoundary = '-'.repeat(69).concat('x')
