/** What is asked for by its purpose and no standard, with the names of the interfaces that serve it. */
export const interfacePurposes = {
  wireless: { named: /wi-?fi|wlan|bluetooth|radio|funk/i, values: ['wi-fi', 'bluetooth'] },
  computer: {
    named: /rs-?232|usb|ethernet|wi-?fi|wlan|bluetooth/i,
    values: ['rs-232', 'usb', 'ethernet', 'wi-fi', 'bluetooth'],
  },
} as const
/** What an interface is asked for instead of by its name. */
export type InterfacePurpose = keyof typeof interfacePurposes
/** Is it a purpose, and no name? */
export const isInterfacePurpose = (name: string): name is InterfacePurpose =>
  Object.hasOwn(interfacePurposes, name)

/** Does one of the interfaces that a text names serve what is asked for by name or purpose? */
export const servesInterface = (name: string, stated: string): boolean =>
  isInterfacePurpose(name)
    ? interfacePurposes[name].named.test(stated)
    : stated.toLowerCase().includes(name.toLowerCase())

/** Interfaces whose names are words and no standards, as the facts write them. */
const keys = {
  'Fibre optic': 'interface.fibre-optic',
  'Wi-Fi': 'interface.wi-fi',
  wireless: 'interface.wireless',
  computer: 'interface.computer',
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
