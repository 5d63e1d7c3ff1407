import type { Locale } from '#config/locales.ts'
import type { ProductDetail, Variant } from '#domain/catalogue/product.ts'
import { type Answers, givenAnswers, isEmpty } from '#domain/configurator/answers.ts'
import {
  type Choice,
  type ConfiguratorState,
  configuratorQuery,
  readConfigurator,
} from '#domain/configurator/configurator-address.ts'
import { askedOnly, shownStep } from '#domain/configurator/configurator-steps.ts'
import { AppError, type FieldErrors } from '#domain/errors/error.ts'
import type { FitQueryInput } from '#domain/fit/fit-query.ts'
import { gram, unitSize } from '#domain/metrology/mass.ts'
import { fitsVariant } from '#domain/quote-list/quote-list-rules.ts'
import { offeredServices, type ServicedLine } from '#domain/quote-list/quote-service.ts'
import { loadDeferred } from '#src/site/load-deferred.ts'
import type { PageContext } from '#src/site/page.ts'
import type { ChosenModel, ConfiguratorData, LineVariant } from './data.ts'
import { type Verdicts, verdictsOf } from './verdicts.ts'

type Asking = Pick<PageContext, 'callApi' | 'locale'>
type Judged = Pick<ConfiguratorData, 'errors' | 'regime' | 'fit' | 'failed'>

const nothingJudged: Judged = { errors: {}, regime: null, fit: null, failed: false }

/** Everything that an address of the configurator shows. */
export async function loadConfigurator({ search, ...context }: PageContext): Promise<ConfiguratorData> {
  const state = readConfigurator(search, context.locale)
  const [judged, products] = await Promise.all([
    judge(context, state.answers),
    productsOf(context, state.choices),
  ])
  const [verdicts, services] = await Promise.all([
    verdictsOf(judged.fit, state.choices, (product) => productFitOf(context, state.answers, product)),
    servicesOf(context, state.choices, products),
  ])
  const models = state.choices.map((choice) => chosenModel(choice, products.get(choice.productId), verdicts))
  const chosen = models.filter((model) => model !== null)
  const errors = { ...missing(state), ...judged.errors }
  return {
    ...judged,
    errors,
    state,
    isUntouched: configuratorQuery(state) === '',
    step: shownStep(state.step, { ...state, errors }),
    chosen,
    services,
    gone: models.length - chosen.length,
  }
}

/** The same while nothing can be loaded: what the address itself says. */
export function unloadedConfigurator(search: URLSearchParams, locale: Locale): ConfiguratorData {
  const state = readConfigurator(search, locale)
  const errors = missing(state)
  const step = shownStep(state.step, { ...state, errors })
  const judged = { ...nothingJudged, errors, failed: true }
  return { ...judged, state, isUntouched: false, step, chosen: [], services: [], gone: 0 }
}

/** What must be answered before the wanted step. */
function missing({ step, answers, choices }: ConfiguratorState): FieldErrors {
  if (step === 'application' || (choices.length && isEmpty(answers))) return {}
  return {
    ...(answers.load === '' ? { load: 'form.required' } : {}),
    ...(answers.use === '' ? { use: 'form.required' } : {}),
  }
}

/** What the rules say: the law alone while the load is missing or an answer is wrong. */
async function judge(context: Asking, answers: Answers): Promise<Judged> {
  if (answers.use === '') return nothingJudged
  const errors = await faultsOf(context, answers)
  try {
    if (answers.load === '' || Object.keys(errors).length) {
      const regime = errors.use || errors.country ? null : await regimeOf(context, answers)
      return { ...nothingJudged, errors, regime }
    }
    const fit = await fitOf(context, answers)
    return { ...nothingJudged, regime: fit.regime, fit }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ...nothingJudged, errors, failed: true }
  }
}

/** The faults of the answers by the schema of `GET /api/fit`, without a request; a load that is missing is none yet. */
async function faultsOf({ locale }: Asking, answers: Answers): Promise<FieldErrors> {
  const [{ FitQuery }, { check }] = await loadDeferred(() =>
    Promise.all([import('#domain/fit/fit-query.ts'), import('#domain/forms/field-errors.ts')]),
  )
  const { errors } = check(FitQuery, queryOf(answers, locale))
  const { load, ...others } = errors
  return load === undefined || answers.load === '' ? others : errors
}

const queryOf = (answers: Answers, lang: Locale) =>
  ({ ...givenAnswers(askedOnly(answers)), lang }) as FitQueryInput

const fitOf = ({ callApi, locale }: Asking, answers: Answers) =>
  callApi('GET /fit', { query: { ...queryOf(answers, locale), limit: '6' } })

const productFitOf = ({ callApi, locale }: Asking, answers: Answers, product: string) =>
  callApi('GET /fit/product', { query: { ...queryOf(answers, locale), product } })

function regimeOf({ callApi, locale }: Asking, { use, country }: Answers) {
  const query = { use, lang: locale, ...(country ? { country } : {}) }
  return callApi('GET /fit/regime', { query: query as Pick<FitQueryInput, 'use' | 'country'> })
}

/** Each product of the choices, once; products that are gone are left out. */
async function productsOf({ callApi, locale }: Asking, choices: readonly Choice[]) {
  const ids = [...new Set(choices.map(({ productId }) => productId))]
  const products = await Promise.all(
    ids.map((id) =>
      callApi('GET /products/:id', { params: { id }, query: { lang: locale } }).catch((error) => {
        if (error instanceof AppError && error.code === 'not-found') return null
        throw error
      }),
    ),
  )
  return new Map(products.flatMap((product) => (product ? [[product.id, product] as const] : [])))
}

type Products = Awaited<ReturnType<typeof productsOf>>

/** The services offered for the chosen models. */
async function servicesOf({ callApi, locale }: Asking, choices: readonly Choice[], products: Products) {
  const lines = choices.flatMap(({ productId, reference, quantity }) => {
    const product = products.get(productId)
    const variant = product?.variants.find((one) => one.reference === reference)
    return product && variant ? [servicedLine(product, variant, quantity)] : []
  })
  if (lines.length === 0) return []
  const { items } = await callApi('GET /services', { query: { lang: locale } })
  return offeredServices(items, lines)
}

function chosenModel(
  choice: Choice,
  product: ProductDetail | undefined,
  verdicts: Verdicts,
): ChosenModel | null {
  const variant = product?.variants.find(({ reference }) => reference === choice.reference)
  if (!product || !variant) return null
  const { id, name, brand, image } = product
  return {
    choice,
    product: { id, name, brand, image },
    variant: lineVariant(variant),
    accessories: product.accessories.filter((accessory) => fitsVariant(accessory, choice.reference)),
    verdict: verdicts.get(choice.reference) ?? null,
  }
}

function lineVariant({
  reference,
  porteeMax,
  echelon,
  precision,
  plateau,
  ...rest
}: LineVariant): LineVariant {
  const { metrologie, plate, price, inStock } = rest
  return { reference, porteeMax, echelon, precision, plateau, metrologie, plate, price, inStock }
}

/** A variant of a product as the services see it. */
export function servicedLine(
  product: ProductDetail,
  { metrologie, ranges }: Variant,
  quantity: number,
): ServicedLine {
  const maxG = Math.max(0, ...ranges.map(({ max }) => (max.value * unitSize[max.unit]) / gram))
  return { metrology: metrologie, category: product.category, maxG, quantity }
}
