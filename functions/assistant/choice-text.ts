import { countriesOf, elsewhereText } from '#domain/assistant/law-draft.ts'
import { periodsOf } from '#domain/assistant/period-lines.ts'
import { loadIn, type Question } from '#domain/assistant/question.ts'
import { listed, say } from '#domain/assistant/say.ts'
import { saysInternal, weighsAnimals, weighsNoPatients } from '#domain/assistant/uses.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import { notNawiKinds } from '#domain/fit/fit-model.ts'
import { regimeOfUse } from '#domain/fit/regime-answer.ts'
import { nameOfUse } from '#domain/fit/sentence.ts'
import { formatLoad } from '#domain/metrology/mass.ts'
import { conditionNames } from './failing-conditions.ts'
import type { Named } from './named-models.ts'

/** A load decides where the models of what was found carry much and little. */
export const needsLoad = (models: readonly Named[]) =>
  new Set(models.map(({ variant }) => variant.plate.max)).size > 1

/** What was looked for; a use that no rule regulates is a name of ours that nobody said. */
export function headOf({ use, locale, facts, budgetCents }: Question): string {
  const load = loadIn({ facts })
  const parts = [
    ...(use === null || use === 'internal'
      ? []
      : [say('choose.use', locale, { use: nameOfUse(use, locale) })]),
    ...(load === null ? [] : [say('choose.load', locale, { load: formatLoad(load, locale) })]),
    ...(budgetCents === null
      ? []
      : [say('choose.budget', locale, { price: formatEuros(budgetCents / 100, locale) })]),
  ]
  const what = parts.join(` ${say('choose.and', locale)} `) || say('choose.plain', locale)
  return say('choose.found', locale, { what })
}

/** What was asked for beside the load, which no card shows: all models that are proposed have it. */
export function withLine({ facts, locale }: Question): string[] {
  const asked = facts.filter(({ type }) => type === 'interface' || type === 'power')
  const names = conditionNames(asked, locale)
  return names.length === 0 ? [] : [say('choose.with', locale, { list: listed(names, locale) })]
}

/** Kinds that weigh a patient with what carries him. */
const carrying: ReadonlySet<string> = new Set(['wheelchair', 'bed', 'stretcher'])

/** What counts towards Max, where it is more than was named. */
export const togetherLine = (models: readonly Named[], locale: Question['locale']): string[] =>
  models.some(({ product }) => carrying.has(product.subcategory)) ? [say('choose.together', locale)] : []

/** What the law says of the use; nothing of France or Germany where the instrument serves in another country. */
export function lawLines(question: Question, models: readonly Named[]): string[] {
  const { locale, folded, country, use, facts } = question
  if (country === 'other') return [elsewhereText(question)]
  if (weighsNoPatients({ folded, locale })) return [say('rule.no-patients', locale)]
  if (use === 'internal' && weighsAnimals({ folded, locale }, facts)) return [say('rule.animals', locale)]
  const regime = use === null ? null : regimeOfUse(use, country === 'DE' ? 'DE' : 'FR', locale)
  if (regime?.legal)
    return [[regime.text, ...periodsOf(question, countriesOf(question)[0] ?? 'FR').sentences].join('\n')]
  if (regime && saysInternal({ folded, locale })) return [regime.text]
  // Who does not say what for must know that an unverified instrument is not for selling.
  const isMixed = use === null && models.some(({ variant }) => variant.metrologie === 'no')
  return isMixed && models.every(({ product }) => !notNawiKinds.includes(product.subcategory))
    ? [say('choose.ask-use', locale)]
    : []
}
