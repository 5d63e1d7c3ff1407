import type { TravelZone } from '#domain/area/travel-zone.ts'
import { givenAnswers } from '#domain/configurator/answers.ts'
import { askedOnly } from '#domain/configurator/configurator-steps.ts'
import { AppError } from '#domain/errors/error.ts'
import type { RequestContent } from '#domain/forms/form-input.ts'
import { type Estimate, estimateOf } from '#domain/quote-list/estimate.ts'
import type { ConfiguratorData } from './data.ts'

/** The accessories that were chosen with a model. */
export const chosenAccessories = (
  { state }: ConfiguratorData,
  { choice, accessories }: ConfiguratorData['chosen'][number],
) =>
  accessories.filter(({ key }) =>
    state.accessories.some((one) => one.reference === choice.reference && one.key === key),
  )

/**
 * The services that were chosen, as far as they are offered for the chosen models; as many as these need unless the
 * visitor set a quantity.
 */
export const chosenServices = ({ state, services }: ConfiguratorData) =>
  services.flatMap((service) => {
    const chosen = state.services.find(({ code }) => code === service.code)
    return chosen ? [{ ...service, quantity: chosen.quantity ?? service.quantity }] : []
  })

/**
 * The request as it is sent; answers that could not be read are left out, so that they hold nothing up. Throws
 * `unavailable` while chosen models are not loaded, so that none is left out.
 */
export function requestContent(data: ConfiguratorData): RequestContent {
  if (data.chosen.length + data.gone < data.state.choices.length) throw new AppError('unavailable')
  const services = chosenServices(data).map(({ code, quantity }) => ({ code, quantity }))
  return {
    items: data.chosen.map((model) => ({
      productId: model.product.id,
      variantReference: model.choice.reference,
      quantity: model.choice.quantity,
      accessories: chosenAccessories(data, model).map(({ name }) => name),
    })),
    ...(services.length ? { services } : {}),
    ...(data.fit ? { configuration: givenAnswers(askedOnly(data.state.answers)) } : {}),
  }
}

const cents = (euros: number | null) => (euros === null ? null : Math.round(euros * 100))

/** The indicative amount of what was chosen. */
export function estimateOfChoice(data: ConfiguratorData, travel: TravelZone | null): Estimate | null {
  return estimateOf({
    items: data.chosen.map((model) => ({
      priceCents: cents(model.variant.price),
      quantity: model.choice.quantity,
      accessories: chosenAccessories(data, model).map(({ price }) => ({ priceCents: cents(price) })),
    })),
    services: chosenServices(data),
    travel,
  })
}
