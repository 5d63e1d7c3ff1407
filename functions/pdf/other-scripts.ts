import vietnamese400 from '@fontsource/archivo/files/archivo-vietnamese-400-normal.woff?inline'
import vietnamese600 from '@fontsource/archivo/files/archivo-vietnamese-600-normal.woff?inline'
import cyrillic400 from '@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?inline'
import cyrillic600 from '@fontsource/noto-sans/files/noto-sans-cyrillic-600-normal.woff?inline'
import cyrillicExtended400 from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff?inline'
import cyrillicExtended600 from '@fontsource/noto-sans/files/noto-sans-cyrillic-ext-600-normal.woff?inline'
import greek400 from '@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?inline'
import greek600 from '@fontsource/noto-sans/files/noto-sans-greek-600-normal.woff?inline'
import greekExtended400 from '@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff?inline'
import greekExtended600 from '@fontsource/noto-sans/files/noto-sans-greek-ext-600-normal.woff?inline'
import { memoizedValue } from '#domain/memory/memoized-value.ts'
import { archivo, readTypeface, type Typeface } from './archivo.ts'

/** The typeface of the site, and others behind it for letters that it lacks. Loaded with the first that it lacks. */
export const archivoAndOthers = memoizedValue(async (): Promise<Typeface> => {
  const [latin, others] = await Promise.all([
    archivo(),
    readTypeface(
      [vietnamese400, greek400, greekExtended400, cyrillic400, cyrillicExtended400],
      [vietnamese600, greek600, greekExtended600, cyrillic600, cyrillicExtended600],
    ),
  ])
  return { regular: [...latin.regular, ...others.regular], bold: [...latin.bold, ...others.bold] }
})
