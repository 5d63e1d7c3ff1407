import latin400 from '@fontsource/archivo/files/archivo-latin-400-normal.woff?inline'
import latin600 from '@fontsource/archivo/files/archivo-latin-600-normal.woff?inline'
import extended400 from '@fontsource/archivo/files/archivo-latin-ext-400-normal.woff?inline'
import extended600 from '@fontsource/archivo/files/archivo-latin-ext-600-normal.woff?inline'
import { fromBase64 } from '#domain/bytes/base64.ts'
import { memoizedValue } from '#domain/memory/memoized-value.ts'
import { type Font, readFont } from './font.ts'
import { readWoff } from './woff.ts'

/** A typeface in two weights; each is a list of fonts, the first that has a character sets it. */
export type Typeface = Record<'regular' | 'bold', readonly Font[]>

const read = async (address: string) =>
  readFont(await readWoff(fromBase64(address.slice(address.indexOf(',') + 1))))

/** Reads a typeface out of the files of its weights. */
export const readTypeface = async (
  regular: readonly string[],
  bold: readonly string[],
): Promise<Typeface> => ({
  regular: await Promise.all(regular.map(read)),
  bold: await Promise.all(bold.map(read)),
})

/** The typeface of the site. Read once an isolate, when the first document is made. */
export const archivo = memoizedValue(() => readTypeface([latin400, extended400], [latin600, extended600]))
