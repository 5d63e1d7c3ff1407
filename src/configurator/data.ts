import type { Accessory, Variant } from '#domain/catalogue/product.ts'
import type { Choice, ConfiguratorState } from '#domain/configurator/configurator-address.ts'
import type { ConfiguratorStep } from '#domain/configurator/configurator-steps.ts'
import type { FieldErrors } from '#domain/errors/error.ts'
import type { FitAnswer, UseAnswer } from '#domain/fit/fit-answer-schema.ts'
import type { ProductFit } from '#domain/fit/product-fit.ts'
import type { OfferedService } from '#domain/quote-list/quote-service.ts'

/** A model that fits, as `GET /api/fit` answers it. */
export type Fit = FitAnswer['fits'][number]
/** A model that does not fit. */
export type Miss = FitAnswer['misses'][number]

/** What the rules say of a model, as `GET /api/fit/product` answers it. */
export type Verdict = ProductFit['models'][number]

/** A variant as a line shows it and a quote list stores it. */
export type LineVariant = Pick<
  Variant,
  | 'reference'
  | 'porteeMax'
  | 'echelon'
  | 'precision'
  | 'plateau'
  | 'metrologie'
  | 'plate'
  | 'price'
  | 'inStock'
>

/** A chosen variant with its product, the accessories that fit it, and what the rules say of it. */
export type ChosenModel = {
  choice: Choice
  product: { id: string; name: string; brand: string; image: string }
  variant: LineVariant
  accessories: Accessory[]
  /** Null while nothing is asked, and for what does not weigh by itself. */
  verdict: Verdict | null
}

/** Everything that the page shows for an address. */
export type ConfiguratorData = {
  state: ConfiguratorState
  /** Nothing is in the address. */
  isUntouched: boolean
  /** The step that is shown; an earlier one than the wanted where something has to be answered first. */
  step: ConfiguratorStep
  errors: FieldErrors
  regime: UseAnswer | null
  fit: FitAnswer | null
  /** The rules could not be asked; the page says so and offers to try again. */
  failed: boolean
  chosen: ChosenModel[]
  services: OfferedService[]
  /** Chosen variants that the catalogue no longer has. */
  gone: number
}
