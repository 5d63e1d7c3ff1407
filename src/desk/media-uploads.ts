import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { fileLimits, photoBudget } from '#config/file-limits.ts'
import { jpegWidth, type ProductPhoto, photoWidths } from '#domain/catalogue/media.ts'
import { pictureSize } from '#domain/catalogue/picture-size.ts'
import { AppError } from '#domain/errors/error.ts'
import { callWithProgress } from '#src/api/browser-client.ts'
import { drawn, encoded } from '#src/files/canvas.ts'
import { reducePhoto } from '#src/files/reduce-photo.ts'
import { createUploads } from '#src/files/uploads.ts'
import type { Uploads } from '#src/files/use-uploads.ts'
import { useDesk } from './desk-context.tsx'

/** By content, as browsers read a picture whatever it is named. */
function typeOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xd8) return 'image/jpeg'
  if (first === 0x89 && second === 0x50) return 'image/png'
  return first === 0x52 && second === 0x49 ? 'image/webp' : ''
}

/**
 * A photograph that a browser can draw in all its widths, reduced where it is large. Throws `too-large` before anything
 * is decoded, for a picture of more pixels would take the memory of the tab, and `unsupported-type` for what cannot be
 * reduced.
 */
export async function compressPhoto(file: File): Promise<File> {
  if (file.size > photoBudget.photoMegabytes * 1024 ** 2) throw new AppError('too-large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const size = pictureSize(typeOf(bytes), bytes)
  if (size && size.width * size.height > photoBudget.megapixels * 1e6) throw new AppError('too-large')
  const reduced = await reducePhoto(file)
  if (reduced.size > fileLimits.bytes) throw new AppError('unsupported-type')
  return reduced
}

/** A photograph that is stored, before somebody says what it shows. */
export type SentPhoto = Omit<ProductPhoto, 'focus' | 'text'>

/** Makes the files of a photograph and sends them one after the other; rejects like `CallApi`. */
export async function sendPhoto(photo: Blob, { token, onProgress, signal }: SendOptions): Promise<SentPhoto> {
  signal.throwIfAborted()
  const { files, jpeg, ...about } = await renditionsOf(photo)
  const all = [...files.map(({ file }) => file), jpeg]
  const bytes = all.reduce((sum, { size }) => sum + size, 0)
  const keys: string[] = []
  let sent = 0
  for (const file of all) {
    const options = {
      token,
      signal,
      onProgress: (share: number) => onProgress((sent + share * file.size) / bytes),
    }
    const { key } = await sendMedia('picture', new File([file], 'photo', { type: file.type }), options)
    keys.push(key)
    sent += file.size
  }
  return {
    files: files.map(({ width }, i) => ({ key: keys[i] ?? '', width })),
    jpeg: keys.at(-1) ?? '',
    ...about,
  }
}

const quality = 0.82

/** The same picture in several widths, and what is stored beside its files. */
type Renditions = {
  files: { file: Blob; width: number }[]
  jpeg: Blob
  width: number
  height: number
  color: string
}

/** The widths of a photograph's files, none above its own. */
export function renditionWidths(width: number): number[] {
  const widest = Math.min(width, photoWidths[photoWidths.length - 1] ?? width)
  return [...photoWidths.filter((each) => each < widest), widest]
}

/** Draws a photograph upright in every width, as WebP where the browser writes it. Throws `unsupported-type`. */
async function renditionsOf(photo: Blob): Promise<Renditions> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' }).catch(() => {
    throw new AppError('unsupported-type')
  })
  try {
    const heightOf = (width: number) => Math.max(1, Math.round((picture.height * width) / picture.width))
    const inWidth = async (width: number, type: string) =>
      fileOf(drawn(picture, width, heightOf(width)), type)
    const files: Renditions['files'] = []
    const widths = renditionWidths(picture.width)
    for (const width of widths) files.push({ file: await inWidth(width, 'image/webp'), width })
    const width = widths.at(-1) ?? picture.width
    return {
      files,
      jpeg: await inWidth(Math.min(width, jpegWidth), 'image/jpeg'),
      ...{ width, height: heightOf(width), color: meanColor(picture) },
    }
  } finally {
    picture.close()
  }
}

/** A browser that cannot write WebP answers with PNG, which is too large for a photograph. */
async function fileOf(canvas: HTMLCanvasElement | null, type: string): Promise<Blob> {
  const file = canvas && (await encoded(canvas, type, quality))
  if (canvas && file && file.type !== type && type !== 'image/jpeg') return fileOf(canvas, 'image/jpeg')
  if (!file) throw new AppError('unsupported-type')
  return file
}

/** Of one pixel, which the browser mixes from all of them. */
function meanColor(picture: ImageBitmap): string {
  const [red = 0, green = 0, blue = 0] =
    drawn(picture, 1, 1)?.getContext('2d')?.getImageData(0, 0, 1, 1).data ?? []
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Nothing is kept over a reload: what is stored stands in the draft. */
const keep = { read: () => '', write: () => {}, drop: () => {} }

/** What a file is sent with: the key of the desk's link, and who follows it. */
export type SendOptions = {
  token: string | undefined
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** Sends a file that pages show; rejects like `CallApi`. */
export const sendMedia = (
  purpose: 'picture' | 'document',
  file: File,
  { token, onProgress, signal }: SendOptions,
) =>
  callWithProgress({ onProgress, timeoutSeconds: fileLimits.uploadTrySeconds })('POST /desk/media', {
    ...(token === undefined ? {} : { token }),
    ...{ upload: { metadata: { purpose }, file }, signal },
  })

type How<Sent> = {
  send: (file: File, options: SendOptions) => Promise<Sent>
  /** What is done to a file before. */
  reduce?: (file: File) => Promise<File>
  /** Gets each that is stored. */
  onSent: (sent: Sent) => void
}

/** Uploads of files that pages show, one after the other. */
export function useMediaUploads<Sent>(maxFiles: number, how: How<Sent>): Uploads {
  const { token } = useDesk()
  const present = useRef(how)
  useEffect(() => {
    present.current = how
  })
  const [uploads] = useState(() => {
    let last: Promise<unknown> = Promise.resolve()
    return createUploads({
      ...{ maxFiles, keep, forget: () => {} },
      reduce: (file) => present.current.reduce?.(file) ?? Promise.resolve(file),
      send: (file, options) => {
        const sending = last.then(() => present.current.send(file, { token, ...options }))
        last = sending.catch(() => {})
        return sending.then((sent) => {
          options.signal.throwIfAborted()
          present.current.onSent(sent)
          return { id: file.name, key: file.name, name: file.name, size: file.size, type: file.type }
        })
      },
    })
  })
  const state = useSyncExternalStore(uploads.subscribe, uploads.getState)
  useEffect(() => uploads.clear, [uploads])
  return { ...state, ...uploads }
}
