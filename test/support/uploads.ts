import sharp from 'sharp'
import type { FilePurpose, StoredFile } from '#domain/files/file.ts'
import type { Edge } from './edge.ts'

const place = { IFD0: { Make: 'SECRET-CAMERA' }, IFD3: { GPSLatitude: '48/1 44/1 0/1' } }

/** A photo as a telephone writes it: with place, camera and orientation 6 (a quarter turn to the right). */
export const photo = (type: 'jpeg' | 'png' | 'webp', width = 60, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3a6ea5' } })
    .withExif(place)
    .withMetadata({ orientation: 6 })
    .toFormat(type)
    .toBuffer()

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

const box = (type: string, ...content: (Buffer | number[] | string)[]): Buffer => {
  const body = Buffer.concat(content.map((part) => Buffer.from(part as never)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}
const u16 = (...values: number[]) => values.flatMap((value) => [value >> 8, value & 255])
const u32 = (...values: number[]) => values.flatMap((value) => [...u16(value >>> 16), ...u16(value & 65_535)])

const picture = Buffer.alloc(300, 0xab)
const exif = Buffer.from('Exif\0\0MM SECRET-CAMERA SECRET-PLACE')
const xmp = Buffer.from('<x:xmpmeta>SECRET-XMP</x:xmpmeta>')

/** A HEIC of one picture, an Exif and an XMP item and a maker's box, built box by box; `picture` is its data. */
export function heic({ metaFirst = true } = {}) {
  const infe = (id: number, type: string, more = '') =>
    box('infe', [2, 0, 0, 0], u16(id, 0), type, `\0${more}`)
  const items = [
    [1, picture],
    [2, exif],
    [3, xmp],
  ] as const
  const metaOf = (at: number) => {
    let offset = at
    const entries = items.map(([id, data]) => {
      const entry = [...u16(id, 0, 0, 1), ...u32(offset, data.length)]
      offset += data.length
      return entry
    })
    return box(
      'meta',
      [0, 0, 0, 0],
      box('hdlr', [0, 0, 0, 0], 'pict'),
      box('pitm', [0, 0, 0, 0], u16(1)),
      box(
        'iinf',
        [0, 0, 0, 0],
        u16(3),
        infe(1, 'hvc1'),
        infe(2, 'Exif'),
        infe(3, 'mime', 'application/rdf+xml\0'),
      ),
      box('iloc', [1, 0, 0, 0], [0x44, 0x00], u16(3), ...entries),
      box('udta', 'SECRET-UDTA'),
    )
  }
  const ftyp = box('ftyp', 'heic', [0, 0, 0, 0], 'mif1heic')
  const mdat = box('mdat', picture, exif, xmp)
  const maker = box('mpvd', 'SECRET-FILM')
  const start = metaFirst ? ftyp.length + metaOf(0).length + 8 : ftyp.length + 8
  const parts = metaFirst ? [ftyp, metaOf(start), mdat, maker] : [ftyp, mdat, metaOf(start), maker]
  return { bytes: Buffer.concat(parts), picture }
}

type Sent = { name?: string; purpose?: FilePurpose; metadata?: unknown; headers?: Record<string, string> }

/** A multipart body as browsers make it. */
export function uploadForm(
  content: Uint8Array,
  { name = 'photo.jpg', purpose = 'quote', metadata }: Sent = {},
) {
  const form = new FormData()
  const json = JSON.stringify(metadata ?? { name, purpose })
  form.append('metadata', new Blob([json], { type: 'application/json' }))
  form.append('file', new Blob([content as Uint8Array<ArrayBuffer>]), name)
  return form
}

/** Uploads a file through the API. */
export async function upload(edge: Edge, content: Uint8Array, sent: Sent = {}): Promise<Response> {
  const body = new Response(uploadForm(content, sent))
  const headers = { 'content-type': body.headers.get('content-type') ?? '', ...sent.headers }
  return edge.request('/api/files', { method: 'POST', body: await body.arrayBuffer(), headers })
}

/** Uploads a file that must be accepted. */
export async function uploaded(edge: Edge, sent: Sent = {}, content: Uint8Array = pdf): Promise<StoredFile> {
  const response = await upload(edge, content, sent)
  if (response.status !== 201) throw new Error(`upload: ${response.status} ${await response.text()}`)
  return (await response.json()) as StoredFile
}

/** Names of the objects of these files in the bucket. */
export async function objectsOf(edge: Edge, ids: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(ids.map((id) => edge.env.FILES.list({ prefix: `files/${id}/` })))
  return lists.flatMap(({ objects }) => objects.map(({ key }) => key))
}
