import { defaultLocale, type Locale, locales } from '#config/locales.ts'
import { isProductId } from '#domain/catalogue/product-id.ts'
import { clampQuantity } from '#domain/quote-list/quote-list-rules.ts'
import { type Answers, answerNames, emptyAnswers, inLanguage } from './answers.ts'
import { type ConfiguratorStep, configuratorSteps } from './configurator-steps.ts'

/** A chosen variant. */
export type Choice = { productId: string; reference: string; quantity: number }
/** An accessory chosen with a variant, by its key. */
type ChosenAccessory = { reference: string; key: string }

/** A chosen service; quantity null: as many as the chosen models need. */
type ChosenService = { code: string; quantity: number | null }

/** Everything that the address of the configurator holds. */
export type ConfiguratorState = {
  step: ConfiguratorStep
  answers: Answers
  choices: readonly Choice[]
  accessories: readonly ChosenAccessory[]
  services: readonly ChosenService[]
}

/** Greatest numbers of what an address may hold; what exceeds them is dropped. */
export const addressLimits = { text: 60, choices: 12, accessories: 60, services: 20, interfaces: 10 } as const

const firstOf = <Value>(values: readonly Value[], count: number) => values.slice(0, count)
const distinct = <Value>(values: readonly Value[], keyOf: (value: Value) => string) => [
  ...new Map(values.map((value) => [keyOf(value), value])).values(),
]

/** A chosen variant as text: « id:reference », with « :quantity » from two on. */
const choiceText = ({ productId, reference, quantity }: Choice) =>
  `${productId}:${reference}${quantity > 1 ? `:${quantity}` : ''}`

/** An accessory as text: « reference:key ». */
export const accessoryText = ({ reference, key }: ChosenAccessory) => `${reference}:${key}`

/** A service as text: « code », with « :quantity » where the visitor set one. */
export const serviceText = ({ code, quantity }: ChosenService) =>
  quantity === null ? code : `${code}:${quantity}`

const referencePattern = /^[\w.+/-]{1,60}$/
const keyPattern = /^[\w.-]{1,80}$/

function readChoice(text: string): Choice | null {
  const [productId = '', reference = '', quantity = '1', ...more] = text.split(':')
  if (!isProductId(productId) || !referencePattern.test(reference) || more.length) return null
  return { productId, reference, quantity: clampQuantity(Number(quantity)) }
}

function readAccessory(text: string): ChosenAccessory | null {
  const [reference = '', key = '', ...more] = text.split(':')
  if (!referencePattern.test(reference) || !keyPattern.test(key) || more.length) return null
  return { reference, key }
}

function readService(text: string): ChosenService | null {
  const [code = '', quantity, ...more] = text.split(':')
  if (!keyPattern.test(code) || more.length) return null
  return { code, quantity: quantity === undefined ? null : clampQuantity(Number(quantity)) }
}

/** Control characters never reach a field or the API. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const cleaned = (text: string) => text.replace(/[\u0000-\u001f\u007f]/g, ' ').trim()

function readAnswers(search: URLSearchParams): Answers {
  const answers = answerNames.map((name) => [
    name,
    cleaned(search.get(name) ?? '').slice(0, addressLimits.text),
  ])
  const interfaces = search.getAll('interface').map((name) => cleaned(name).slice(0, addressLimits.text))
  return {
    ...emptyAnswers,
    ...Object.fromEntries(answers),
    interface: firstOf([...new Set(interfaces.filter(Boolean))], addressLimits.interfaces),
  }
}

/**
 * The state in an address, its numbers in the notation of the page. `lang` is the language in which they were typed;
 * without it they are taken as typed in the language of the page. Unreadable parts are dropped.
 */
export function readConfigurator(search: URLSearchParams, locale: Locale = defaultLocale): ConfiguratorState {
  const typedIn = locales.find((code) => code === search.get('lang')) ?? locale
  const choices = search.getAll('choice').map(readChoice)
  const accessories = search.getAll('accessory').map(readAccessory)
  const services = search.getAll('service').map(readService)
  const chosen = firstOf(
    distinct(
      choices.filter((choice) => choice !== null),
      ({ reference }) => reference,
    ),
    addressLimits.choices,
  )
  return {
    step: configuratorSteps.find((step) => step === search.get('step')) ?? 'application',
    answers: inLanguage(readAnswers(search), typedIn, locale),
    choices: chosen,
    accessories: firstOf(
      distinct(
        accessories.filter((accessory) => accessory !== null),
        accessoryText,
      ).filter((accessory) => chosen.some(({ reference }) => reference === accessory.reference)),
      addressLimits.accessories,
    ),
    services: firstOf(
      distinct(
        services.filter((service) => service !== null),
        ({ code }) => code,
      ),
      addressLimits.services,
    ),
  }
}

/** The parameters of a state in a fixed order: equal states have equal addresses. Empty for an untouched one. */
export function writeConfigurator(
  state: ConfiguratorState,
  locale: Locale = defaultLocale,
): [string, string][] {
  const { step, answers, choices, accessories, services } = state
  const pairs: [string, string][] = [
    ...answerNames.map((name): [string, string] => [name, answers[name]]),
    ...answers.interface.map((name): [string, string] => ['interface', name]),
    ...choices.map((choice): [string, string] => ['choice', choiceText(choice)]),
    ...accessories.map((accessory): [string, string] => ['accessory', accessoryText(accessory)]),
    ...services.map((service): [string, string] => ['service', serviceText(service)]),
    ['step', step === 'application' ? '' : step],
  ]
  const given = pairs.filter(([, value]) => value !== '')
  return given.length ? [['lang', locale], ...given] : []
}

/** The query string of a state; empty for an untouched one. */
export const configuratorQuery = (state: ConfiguratorState, locale: Locale = defaultLocale) =>
  String(new URLSearchParams(writeConfigurator(state, locale)))
