import type { Localized } from '#config/locales.ts'
import type { VariantFacts } from '#domain/catalogue/variant-facts.ts'
import type { LineTexts } from './kind-texts.ts'
import type { Kind } from './kinds.ts'

/** How an interface is written in the texts, and what it is called in the facts. */
const interfaceNames: [written: RegExp, name: string][] = [
  [/RS-232/, 'RS-232'],
  [/RS-485/, 'RS-485'],
  [/USB/, 'USB'],
  [/Ethernet/, 'Ethernet'],
  [/EtherNet\/IP/, 'EtherNet/IP'],
  [/Wi-Fi/, 'Wi-Fi'],
  [/Bluetooth/, 'Bluetooth'],
  [/Modbus/, 'Modbus'],
  [/Profinet/, 'Profinet'],
  [/OPC UA/, 'OPC UA'],
  [/HL7/, 'HL7'],
  [/DICOM/, 'DICOM'],
  [/4–20\smA/, '4-20 mA'],
  [/fibre/i, 'Fibre optic'],
  [/433\/868\sMHz/, 'Radio 433/868 MHz'],
  [/433\sMHz/, 'Radio 433 MHz'],
  [/(?<!\/)868\sMHz/, 'Radio 868 MHz'],
  [/2\smV\/V/, '2 mV/V'],
]

const notApplicable = /^not applicable/i
const isOption = /optional|on request/i
const partsOf = (text: string) => text.split(/[,;]/).map((part) => part.trim())

/** The interfaces that a text promises as delivered; what it calls an option is left out. */
export function interfacesOf({ en }: Localized): string[] {
  const standard = partsOf(en).filter((part) => !isOption.test(part))
  return interfaceNames
    .filter(([written]) => standard.some((part) => written.test(part)))
    .map(([, name]) => name)
}

function powerOf({ en }: Localized): VariantFacts['power'] {
  if (notApplicable.test(en) || /by the indicator/.test(en)) return null
  const parts = partsOf(en).filter((part) => !isOption.test(part) && !/charger/.test(part))
  const has = (word: RegExp) => parts.some((part) => word.test(part))
  const mains = has(/mains|till|USB|barrier/i)
  const battery = has(/batter/i)
  return [...(mains ? (['mains'] as const) : []), ...(battery ? (['battery'] as const) : [])]
}

/** « about 60 h », « 30 to 80 h »; of a range the least. */
function hoursOf(texts: readonly string[]): number | null {
  for (const text of texts) {
    const [, hours] = text.match(/(\d+)(?: to \d+)?[ \u00a0]h\b/) ?? []
    if (hours && /batter/i.test(text)) return Number(hours)
  }
  return null
}

/** Kinds that work out a price from weight and unit price; a checkout scale leaves that to the till. */
const priceComputing = new Set([
  'price-computing',
  'ticket-scale',
  'label-scale',
  'self-service',
  'hanging-retail',
])
const labelPrinting = new Set(['label-scale', 'self-service'])
/** Parts and weights: nothing is weighed with them alone. */
const parts = new Set(['indicator', 'loadcell', 'weights'])

function customerDisplayOf(kind: Kind, line: LineTexts): boolean {
  const display = (line.display ?? kind.texts.display).en
  if (/no customer display|without (?:a )?customer display|customer display optional/i.test(display))
    return false
  const statements = [display, ...line.features.map(({ en }) => en)].join(' · ')
  return priceComputing.has(kind.key) || /customer|opposite side|on both sides|two faces/i.test(statements)
}

const atexCategories = ['II 2G Ex ib IIC T4 Gb', 'II 2G', 'II 3G']

/** « IP65 / IP67 » and « IP68, IP69K » hold both codes; of « IP67–IP68 » the lower one is sure. */
const protectionOf = (text: string | null) => text?.replace(/\s*[/,]\s*/g, '/') ?? null

type LineFacts = Pick<
  VariantFacts,
  | 'protection'
  | 'power'
  | 'batteryHours'
  | 'interfaces'
  | 'customerDisplay'
  | 'priceComputing'
  | 'labelPrinter'
  | 'hold'
  | 'atexCategory'
>

/** What is the same for every model of a line, read out of its texts, so that they cannot contradict each other. */
export function factsOfLine(kind: Kind, line: LineTexts, lineIndex: number): LineFacts {
  const { texts } = kind
  const interfaces = line.interfaces ?? texts.interfaces
  const power = line.power ?? texts.power
  const features = [...line.features, ...texts.features].map(({ en }) => en)
  const weighs = !parts.has(kind.key)
  return {
    protection: protectionOf(line.ip ?? texts.ip),
    power: powerOf(power),
    batteryHours: hoursOf([power.en, ...features]),
    interfaces: notApplicable.test(interfaces.en) ? null : interfacesOf(interfaces),
    customerDisplay: weighs ? customerDisplayOf(kind, line) : null,
    priceComputing: weighs ? priceComputing.has(kind.key) : null,
    labelPrinter: weighs ? labelPrinting.has(kind.key) : null,
    hold: weighs ? features.some((feature) => /\b(?:holds?|held)\b/i.test(feature)) : null,
    atexCategory: kind.key === 'atex' ? (atexCategories[lineIndex] ?? null) : null,
  }
}
