/** « Sans fil »: asked for by no standard. */
export const wireless = 'wireless'

/** Is one of these interfaces, or of those that a text names, without a cable? */
export const isWireless = (names: string): boolean => /wi-?fi|wlan|bluetooth|radio|funk/i.test(names)

/** Interfaces whose names are words and no standards, as the facts write them. */
const keys = {
  'Fibre optic': 'interface.fibre-optic',
  'Wi-Fi': 'interface.wi-fi',
  [wireless]: 'interface.wireless',
  '4-20 mA': 'interface.4-20-ma',
  'Radio 433 MHz': 'interface.radio-433',
  'Radio 868 MHz': 'interface.radio-868',
  'Radio 433/868 MHz': 'interface.radio-433-868',
} as const
type Words = (key: (typeof keys)[keyof typeof keys]) => string

/** An interface as a language calls it inside a sentence: « Wi-Fi » is « WLAN » in German. */
export const interfaceName = (name: string, t: Words) =>
  name in keys ? t(keys[name as keyof typeof keys]) : name

/** Interfaces as a cell or a label of their own, which begins with a capital: « Radio 433 MHz, USB ». */
export const interfaceList = (names: readonly string[], t: Words) =>
  names
    .map((name) => interfaceName(name, t))
    .join(', ')
    .replace(/^./u, (first) => first.toUpperCase())
