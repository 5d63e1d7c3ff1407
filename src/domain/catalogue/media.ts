import { type Locale, type Localized, localeInfo } from '#config/locales.ts'

/** Photographs and documents of products: what the desk uploads and pages show. */

/** Media types that are stored; each has the ending of its key. */
export const mediaEndings = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
  'model/step': 'step',
  'image/vnd.dxf': 'dxf',
  'image/vnd.dwg': 'dwg',
} as const
/** A media type that is stored. */
export type MediaType = keyof typeof mediaEndings
/** Media types that are stored. */
export const mediaTypes = Object.keys(mediaEndings) as [MediaType, ...MediaType[]]

/** A key is made of the digest of the content and its kind, so an address never changes what it shows. */
export const mediaKey = /^[0-9a-f]{40}\.(webp|jpg|png|pdf|step|dxf|dwg)$/

/** The key of a file in R2. */
export const mediaObject = (key: string): string => `media/${key}`

/** The address of a stored file. */
export const mediaPath = (key: string): string => `/media/${key}`

/** A photograph of a product. */
export type ProductPhoto = {
  /** The same picture in several widths, the narrowest first. */
  files: { key: string; width: number }[]
  /** The same as a JPEG no wider than `jpegWidth`, for link previews and PDF files. */
  jpeg: string
  /** Pixels of the widest. */
  width: number
  height: number
  /** The mean colour, seen until the picture is there. */
  color: string
  /** What stays in view where the picture is cut: percent from left and top. */
  focus: { x: number; y: number }
  /** What is to be seen, for those who do not see it. */
  text: Localized
}

/** Widths in which a photograph is stored, each no wider than its original. */
export const photoWidths = [320, 640, 1280, 1920] as const
/** The greatest width of its JPEG. */
export const jpegWidth = 1200

/** Width of a picture on a card, in pixels of a dense screen. */
const cardWidth = 640

/** The file of a photograph for a card, and where only one address can be named. */
export const cardFile = ({ files }: ProductPhoto): ProductPhoto['files'][number] => {
  const file = files.find(({ width }) => width >= cardWidth) ?? files.at(-1)
  if (!file) throw new Error('A photograph without a file')
  return file
}

/** What a document of a product is. */
export const documentKinds = ['manual', 'declaration', 'approval', 'drawing', 'safety'] as const

/** Languages of documents: those of the countries around, and of makers. */
export const documentLanguages = ['fr', 'en', 'de', 'it', 'es', 'nl'] as const

/** A document of a product: manual, declaration of conformity, type approval, CAD drawing, safety data. */
export type ProductFile = {
  key: string
  kind: (typeof documentKinds)[number]
  /** As it is named in lists, e.g. the number of a certificate. */
  title: string
  /** Null: it has no language, or several. */
  language: (typeof documentLanguages)[number] | null
  /** References of the models that it is about; null: all of them. */
  variantReferences: string[] | null
  type: MediaType
  bytes: number
}

/** A product that is no longer offered: it keeps its page, which names the product that takes its place. */
export type Discontinued = { successor: string | null }

/** The name of a language in another, e.g. « italien ». */
export const languageName = (language: string, locale: Locale): string =>
  new Intl.DisplayNames(localeInfo[locale].intl, { type: 'language' }).of(language) ?? language
