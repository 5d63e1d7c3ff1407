import type { Locale } from '#config/locales.ts'
import type { Category } from '#domain/catalogue/facets.ts'
import type { Metrology, WeighingRange } from '#domain/metrology/metrology.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import type { FitUse } from './fit-use.ts'
import { regimeOf } from './regime.ts'
import { periodSentence } from './sentence.ts'

/** The regulated use that an instrument of a category is mostly bought for. */
const useOfCategory: Record<Category, FitUse> = {
  commercial: 'direct-sale',
  industrial: 'trade',
  laboratory: 'pharmacy',
  medical: 'medical',
}
/** Kinds that are mostly bought for another regulated use than their category. */
const useOfKind: Record<string, FitUse> = {
  'postal-parcel': 'postal',
  'gold-jewellery': 'precious-metal',
  weighbridge: 'vehicle-trade',
  axle: 'axle',
  livestock: 'livestock-trade',
  pharmacy: 'pharmacy',
  'high-cap-precision': 'trade',
}

/** Kinds that weigh something else than the name of their use says: nappies and specimens in the place of patients. */
const useNameOfKind: Partial<Record<string, 'clinical-small'>> = { 'clinical-small': 'clinical-small' }

/** What decides the duty of a model: its kind, whether it is verified, its ranges, and whom its display faces. */
type DutyModel = {
  category: Category
  subcategory: string
  metrology: Metrology
  ranges: readonly WeighingRange[]
  /** Null: not known. */
  customerDisplay: boolean | null
}

/**
 * The use that a model is mostly bought for. A label scale that shows the customer nothing packs without the buyer;
 * a checkout scale without a display leaves that to the till.
 */
function usualUseOf({ category, subcategory, customerDisplay }: DutyModel): FitUse {
  if (subcategory === 'label-scale' && customerDisplay === false) return 'prepack-variable'
  return useOfKind[subcategory] ?? useOfCategory[category]
}

/**
 * The duty of verification of a verified model in its usual regulated use, in France, as one sentence (arrêté of 26 May
 * 2004, arts 7 and 8). Null for a model that is not verified, and for a use without this duty.
 */
export function verificationDuty(model: DutyModel, locale: Locale): string | null {
  const { metrology, ranges } = model
  const maxUg = ranges.at(-1)?.maxUg
  if (metrology !== 'yes' || maxUg === undefined) return null
  const use = usualUseOf(model)
  const { rule, years } = regimeOf({ use, country: 'FR', maxUg })
  if (years === null) return null
  const period = periodSentence(rule, locale)
  const sentence = period.charAt(0).toLocaleLowerCase(locale) + period.slice(1)
  const t = serverTexts(locale)
  return t('duty.period', { use: t(`use-name.${useNameOfKind[model.subcategory] ?? use}`), period: sentence })
}
