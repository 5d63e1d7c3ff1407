import type { Locale, Localized } from '#config/locales.ts'

const radio = (megahertz: string): Localized => ({
  fr: `radio ${megahertz}\u00a0MHz`,
  en: `${megahertz}\u00a0MHz radio`,
  de: `Funk ${megahertz}\u00a0MHz`,
})

/** « Sans fil »: asked for by no standard. */
export const wireless = 'wireless'

/** Is one of these interfaces, or of those that a text names, without a cable? */
export const isWireless = (names: string): boolean => /wi-?fi|wlan|bluetooth|radio|funk/i.test(names)

/** Interfaces whose names are words and no standards, as the facts write them. */
const words: Record<string, Partial<Record<Locale, string>>> = {
  'Fibre optic': { fr: 'fibre optique', en: 'fibre optic', de: 'Lichtwellenleiter' },
  'Wi-Fi': { de: 'WLAN' },
  [wireless]: { fr: 'sans fil', en: 'wireless', de: 'Funk' },
  '4-20 mA': { en: '4–20\u00a0mA', de: '4–20\u00a0mA' },
  'Radio 433 MHz': radio('433'),
  'Radio 868 MHz': radio('868'),
  'Radio 433/868 MHz': radio('433/868'),
}

/** An interface as a language calls it inside a sentence: « Wi-Fi » is « WLAN » in German. */
export const interfaceName = (name: string, locale: Locale) => words[name]?.[locale] ?? name

/** Interfaces as a cell or a label of their own, which begins with a capital: « Radio 433 MHz, USB ». */
export const interfaceList = (names: readonly string[], locale: Locale) =>
  names
    .map((name) => interfaceName(name, locale))
    .join(', ')
    .replace(/^./u, (first) => first.toUpperCase())
