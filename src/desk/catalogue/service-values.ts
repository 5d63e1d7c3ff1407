import { each } from '#config/locales.ts'
import { centsText } from '#domain/catalogue/typed-cents.ts'
import { formatCapacity, gram } from '#domain/metrology/mass.ts'
import { parseMass } from '#domain/metrology/parse-mass.ts'
import type { ServiceDocument } from '#domain/publishing/document.ts'
import { serviceProblems } from '#domain/publishing/problems.ts'
import type { EditedServices } from '#domain/publishing/publish-schemas.ts'
import type { ServiceScope } from '#domain/quote-list/quote-service.ts'
import { text } from './catalogue-words.ts'
import { readPrice } from './price-inputs.ts'
import { sentenceOf } from './problem-words.ts'

/** A service as it is typed. */
export type ServiceValues = Omit<ServiceDocument, 'priceCents' | 'appliesTo'> & {
  /** Tells the services of the editor apart. */
  key: string
  /** False: customers know its code. */
  isNew: boolean
  price: string
  scope: Pick<ServiceScope, 'metrology' | 'categories'>
  maxAbove: string
  maxUpTo: string
}

const boundText = (grams: number | null) => (grams === null ? '' : formatCapacity(grams * gram, 'fr'))

/** A service as its fields show it. */
export const serviceValues = ({ priceCents, appliesTo, ...service }: ServiceDocument): ServiceValues => {
  const { maxAboveG, maxUpToG, ...scope } = appliesTo
  return {
    ...service,
    ...{ key: service.code, isNew: false, scope },
    price: priceCents === null ? '' : centsText(priceCents),
    maxAbove: boundText(maxAboveG),
    maxUpTo: boundText(maxUpToG),
  }
}

/** A service that nobody has described yet. */
export const emptyService = (): ServiceValues => ({
  ...{ key: crypto.randomUUID(), isNew: true, code: '', price: '', maxAbove: '', maxUpTo: '' },
  ...{ name: each(() => ''), description: each(() => '') },
  ...{ unit: 'per-instrument', onSite: false, scope: { metrology: null, categories: null } },
})

/** The services of what was typed, and what is wrong with it, by place and field. */
export function servicesOf(typed: readonly ServiceValues[]): {
  services: EditedServices['services']
  errors: Readonly<Record<string, string>>
} {
  const errors: Record<string, string> = {}
  const services = typed.map(({ key: _, isNew: __, price, scope, maxAbove, maxUpTo, ...service }, i) => {
    const priceCents = readPrice(price)
    if (priceCents === undefined) errors[`${i}.priceCents`] = text.wrongPrice
    const bound = (field: string, mass: string) => {
      if (mass.trim() === '') return null
      const ug = parseMass(mass, 'fr')
      if (typeof ug === 'number') return ug / gram
      errors[`${i}.${field}`] = text.wrongMass
      return null
    }
    const appliesTo = {
      ...scope,
      maxAboveG: bound('maxAbove', maxAbove),
      maxUpToG: bound('maxUpTo', maxUpTo),
    }
    return { ...service, priceCents: priceCents ?? null, appliesTo }
  })
  const codes = new Map(services.map(({ code }, i) => [code, i]))
  for (const found of serviceProblems(services))
    errors[`${codes.get(found.product)}.${found.field}`] ??= sentenceOf(found)
  return { services, errors }
}
