import type { Locale } from '#config/locales.ts'

/** Interfaces whose names are words and no standards, as the facts write them. */
const words: Record<string, Partial<Record<Locale, string>>> = {
  'Fibre optic': { fr: 'fibre optique', de: 'Lichtwellenleiter' },
  'Wi-Fi': { de: 'WLAN' },
  'Radio 433 MHz': { de: 'Funk 433 MHz' },
  'Radio 868 MHz': { de: 'Funk 868 MHz' },
  'Radio 433/868 MHz': { de: 'Funk 433/868 MHz' },
}

/** An interface as a language calls it: « Wi-Fi » is « WLAN » in German. */
export const interfaceName = (name: string, locale: Locale) => words[name]?.[locale] ?? name
