import { jpegWidth, photoWidths } from '#domain/catalogue/media.ts'
import { AppError } from '#domain/errors/error.ts'
import { drawn, encoded } from '#src/files/canvas.ts'

const quality = 0.82

/** The same picture in several widths, and what is stored beside its files. */
export type Renditions = {
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
export async function renditionsOf(photo: Blob): Promise<Renditions> {
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
