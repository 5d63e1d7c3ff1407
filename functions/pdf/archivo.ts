import latin400 from '@fontsource/archivo/files/archivo-latin-400-normal.woff?inline'
import latin600 from '@fontsource/archivo/files/archivo-latin-600-normal.woff?inline'
import extended400 from '@fontsource/archivo/files/archivo-latin-ext-400-normal.woff?inline'
import extended600 from '@fontsource/archivo/files/archivo-latin-ext-600-normal.woff?inline'
import { type Font, readFont } from './font.ts'
import { bytesOf } from './pdf-file.ts'
import { readWoff } from './woff.ts'

/** The typeface of the site in two weights; each is a list of fonts, the first that has a character sets it. */
export type Typeface = Record<'regular' | 'bold', readonly Font[]>

const read = async (address: string) =>
  readFont(await readWoff(bytesOf(atob(address.slice(address.indexOf(',') + 1)))))

const load = async (): Promise<Typeface> => ({
  regular: await Promise.all([latin400, extended400].map(read)),
  bold: await Promise.all([latin600, extended600].map(read)),
})

let loaded: Promise<Typeface> | null = null

/** Read once an isolate, when the first document is made. */
export function archivo(): Promise<Typeface> {
  loaded ??= load()
  return loaded
}
