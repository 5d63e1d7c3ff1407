import type { Locale } from '#config/locales.ts'
import { say } from '#domain/assistant/say.ts'
import type { Named } from './named-models.ts'

/** Whether a model may serve a regulated use; of what analyses the body the weight alone may. */
export function approvalText({ product, variant: { metrologie, reference } }: Named, locale: Locale): string {
  const text = say(metrologie === 'yes' ? 'approval.verified' : 'approval.unverified', locale, { reference })
  return isWeightOnly({ product }) ? `${text}. ${say('approval.weight-only', locale)}` : text
}

/** The same as a line of its own. */
export const approvalLine = (model: Named, locale: Locale): string => `${approvalText(model, locale)}.`

/** Beside the weight it shows values that nobody verifies. */
export const isWeightOnly = ({ product }: Pick<Named, 'product'>) => product.subcategory === 'body-comp'
