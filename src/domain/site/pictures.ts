import type { Locale } from '#config/locales.ts'

/**
 * Size in pixels of the preview picture of a page (Open Graph), drawn at build time by scripts/pictures in each
 * language.
 */
export const pictureSize = { width: 1200, height: 630 } as const

/** Preview picture of pages without one of their own. */
export const sitePicture = '/og/site.png'

/** Pages with a preview picture of their own. */
export type PicturedKind = 'product' | 'article'

/** Path of a page's preview picture. */
export const picturePath = (kind: PicturedKind, id: string, locale: Locale) =>
  `/og/${kind}-${id}-${locale}.png`

/** Size in pixels of the drawing of a product in a mail; its file is twice as wide. */
export const mailDrawingSize = { width: 196, height: 123 } as const

/** Path of the drawing of a product for mails, made at build time with the previews: mail programs show no SVG. */
export const mailDrawingPath = (id: string) => `/og/drawing-${id}.png`
