import type { Localized } from '#config/locales.ts'
import { type Draft, fill, joined } from '#domain/assistant/draft.ts'
import { lawWords } from '#domain/assistant/law-words.ts'
import { cited } from '#domain/assistant/period-lines.ts'
import type { Question } from '#domain/assistant/question.ts'
import { dutyCountries, ruleDraft } from '#domain/assistant/rule-reply.ts'
import { words as ruleWords } from '#domain/assistant/rule-words.ts'
import { asksUseOfModel } from '#domain/assistant/use-of-model.ts'
import { customerDisplayKinds, personKinds } from '#domain/fit/fit-model.ts'
import type { FitUse } from '#domain/fit/fit-use.ts'
import { nameOfUse } from '#domain/fit/name-of-use.ts'
import { regimeOfUse } from '#domain/fit/regime-answer.ts'
import { rowOfUse } from '#domain/fit/regime-data.ts'
import type { Named } from './named-models.ts'

const words = {
  no: {
    fr: '{use} : non, {reference} n’est pas vérifié et ne convient pas à un usage réglementé.',
    en: '{use}: no, {reference} is not verified and cannot be used for a regulated purpose.',
    de: '{use}: nein, {reference} ist nicht konformitätsbewertet und für eichpflichtige Verwendungen nicht zugelassen.',
  },
  optional: {
    fr: '{use} : seulement si {reference} est commandé avec l’évaluation de la conformité en usine ; sans elle, non.',
    en: '{use}: only where {reference} is ordered with the conformity assessment at the factory; without it, no.',
    de: '{use}: nur, wenn {reference} mit der Konformitätsbewertung ab Werk bestellt wird; ohne sie nicht.',
  },
  yes: {
    fr: '{use} : oui, {reference} est un modèle vérifié (classe {cls}), admis à cet usage pour des quantités à partir de Min.',
    en: '{use}: yes, {reference} is a verified model (class {cls}), permitted for this use for quantities from Min up.',
    de: '{use}: ja, {reference} ist konformitätsbewertet (Klasse {cls}) und dafür zugelassen, für Mengen ab Min.',
  },
  provided: {
    fr: '{use} : {reference} est un modèle vérifié, de classe {cls} ; encore faut-il qu’il remplisse la condition suivante.',
    en: '{use}: {reference} is a verified model of class {cls}; it must also meet the following condition.',
    de: '{use}: {reference} ist konformitätsbewertet, Klasse {cls}; auch die folgende Bedingung muss erfüllt sein.',
  },
  free: {
    fr: '{use} : oui, {reference} convient, vérifié ou non.',
    en: '{use}: yes, {reference} may be used, verified or not.',
    de: '{use}: ja, {reference} darf dafür verwendet werden, konformitätsbewertet oder nicht.',
  },
} satisfies Record<string, Localized>

/** Kinds that are built for patients. */
const medicalKinds = personKinds.filter((kind) => kind !== 'body-comp')

/**
 * Is it known of the kind that it has what the use needs beside a verification: the second display, a medical device?
 */
function meetsNeeds(use: FitUse, kind: string): boolean {
  if (use === 'medical') return medicalKinds.includes(kind)
  if (use === 'price-computing') return kind === 'price-computing'
  return !rowOfUse(use).needs.includes('two-sided-display') || customerDisplayKinds.includes(kind)
}

/**
 * Whether each model that is named may serve the use that is named, by the rule of the use and the model's own data.
 */
export function modelForUse(question: Question, named: readonly Named[]): Draft | null {
  const { use, locale } = question
  const [first] = named
  if (use === null || !first || question.country === 'other') return null
  const countries = dutyCountries(question)
  const regime = regimeOfUse(use, countries[0] ?? 'FR', locale)
  const name = nameOfUse(use, locale)
  const lines = named.map(({ product, variant }) => {
    const { reference, metrologie } = variant
    const cls = variant.plate.accuracyClass
    const values = {
      use: name,
      reference,
      cls: cls ?? '',
      classes: regime.classes.join(ruleWords.or[locale]),
    }
    if (!regime.legal) return fill(words.free, locale, values)
    if (metrologie === 'optional') return fill(words.optional, locale, values)
    if (metrologie !== 'yes' || cls === null) return fill(words.no, locale, values)
    if (!regime.classes.includes(cls)) return fill(lawWords.refuses, locale, values)
    return fill(words[meetsNeeds(use, product.subcategory) ? 'yes' : 'provided'], locale, values)
  })
  const legal = cited(regime.sources, question.locale)
  return ruleDraft(
    question,
    [...lines, regime.text],
    countries.includes('DE') ? legal : legal.filter((text) => !/^(?:MessE[VG]|FPackV)\b/.test(text)),
  )
}

/** An answer on models with whether they may be used as is asked; the answer alone where that is not asked. */
export function withUse(draft: Draft, question: Question, named: readonly Named[]): Draft {
  const ofUse = asksUseOfModel(question) ? modelForUse(question, named) : null
  return ofUse ? { ...joined(draft, ofUse), kind: draft.kind } : draft
}
