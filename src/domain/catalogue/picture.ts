import * as v from 'valibot'
import type { Locale } from '#config/locales.ts'
import { cardFile, jpegWidth, mediaPath, type ProductPhoto } from './media.ts'

/** A photograph as an `<img>` shows it, in one language; addresses are relative to the site. */
export const Picture = v.object({
  src: v.string(),
  srcset: v.string(),
  width: v.number(),
  height: v.number(),
  /** The mean colour, as `#rrggbb`. */
  color: v.string(),
  /** What stays in view where the picture is cut: percent from left and top. */
  focus: v.object({ x: v.number(), y: v.number() }),
  text: v.string(),
  /** A JPEG of it for readers that take no other type. */
  jpeg: v.object({ src: v.string(), width: v.number(), height: v.number() }),
})
export type Picture = v.InferOutput<typeof Picture>

/** Converts a stored photograph for readers of a language. */
export function pictureOfPhoto(photo: ProductPhoto, locale: Locale): Picture {
  const { files, width, height, color, focus, text, jpeg } = photo
  const narrowed = Math.min(width, jpegWidth)
  return {
    src: mediaPath(cardFile(photo).key),
    srcset: files.map((file) => `${mediaPath(file.key)} ${file.width}w`).join(', '),
    ...{ width, height, color, focus },
    text: text[locale],
    jpeg: { src: mediaPath(jpeg), width: narrowed, height: Math.round((height * narrowed) / width) },
  }
}
