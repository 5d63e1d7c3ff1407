import type { Locale } from '#config/locales.ts'

/** What other sites show beside a link to a page: drawn at build time by scripts/pictures, one a language. */
export const pictureSize = { width: 1200, height: 630 } as const

/** For every page that has none of its own. */
export const sitePicture = '/og/site.png'

export type PicturedKind = 'product' | 'article'

export const picturePath = (kind: PicturedKind, id: string, locale: Locale) =>
  `/og/${kind}-${id}-${locale}.png`
