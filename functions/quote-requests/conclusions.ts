import { areaTable } from '#domain/area/area-table.ts'
import { travelZoneOfAddress } from '#domain/area/travel-zone.ts'
import type { FitModel } from '#domain/fit/fit-model.ts'
import type { QuoteRequest } from '#domain/forms/forms.ts'
import { readConfiguration } from '#domain/quote-list/configuration.ts'
import type { ConfigurationResult } from '#domain/quote-list/configuration-result.ts'
import { type Estimate, estimateOf } from '#domain/quote-list/estimate.ts'
import { judgeConfiguration } from '#domain/quote-list/judge-configuration.ts'
import { currentModels } from '#functions/catalogue/snapshot.ts'
import type { QuotedConfiguration, QuotedService } from '#functions/db/schema.ts'
import type { Bindings } from '#functions/env.ts'
import { logError } from '#functions/platform/log.ts'
import type { ResolvedItem } from '#functions/quote-list/resolve.ts'

/** Models of the catalogue by reference, as the rules see them. */
export type Models = ReadonlyMap<string, FitModel>

/** The value of the work; null when it fails, because no request may be lost by what is only worked out from it. */
function valueOrNull<Value>(at: string, work: () => Value): Value | null {
  try {
    return work()
  } catch (error) {
    logError(at, error)
    return null
  }
}

/** The models that a configuration is judged by; null when there is none, or when they cannot be read. */
export async function modelsFor(
  env: Bindings,
  { configuration }: Pick<QuoteRequest, 'configuration'>,
): Promise<Models | null> {
  if (!configuration) return null
  const models = await currentModels(env).catch((error) => logError('models of a quote request', error))
  return models?.byReference ?? null
}

/** The answers with what the rules say of them and of the requested variants on that day (ISO). */
export function quotedConfiguration(
  { configuration, lang, items }: Pick<QuoteRequest, 'configuration' | 'lang' | 'items'>,
  models: Models | null,
  today: string,
): QuotedConfiguration | null {
  if (!configuration) return null
  const judge = (): ConfigurationResult | null => {
    const read = readConfiguration(configuration, lang)
    if (models === null || !('request' in read)) return null
    const references = [...new Set(items.map(({ variantReference }) => variantReference ?? ''))]
    const listedModels = references
      .map((reference) => models.get(reference))
      .filter((model) => model !== undefined)
    return judgeConfiguration(read.request, listedModels, today)
  }
  return { answers: configuration, result: valueOrNull('configuration of a quote request', judge) }
}

/** The indicative amount of what is requested; null where there is nothing to price. */
export function quotedEstimate(
  request: Pick<QuoteRequest, 'zipCode' | 'country'>,
  items: readonly ResolvedItem[],
  services: readonly QuotedService[],
  travelCents: readonly number[],
): Estimate | null {
  return valueOrNull('estimate of a quote request', () => {
    const priced = items.map(({ priceCents = null, quantity, accessories }) => ({
      priceCents,
      quantity,
      accessories,
    }))
    // Most requests ask for no visit, and need no table of postcodes.
    const visits = services.some(({ onSite }) => onSite)
    const travel = visits ? travelZoneOfAddress(areaTable(), request, travelCents) : null
    return estimateOf({ items: priced, services, travel })
  })
}
