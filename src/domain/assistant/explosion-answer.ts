import { categoryOfZone, mayStandIn } from '#domain/fit/explosion.ts'
import { type Zone, zones } from '#domain/fit/fit-request.ts'
import type { Fact } from '#domain/understanding/understood.ts'
import type { Draft } from './draft.ts'
import { lawDraft } from './law-draft.ts'
import { pageSource } from './page-sources.ts'
import type { Question } from './question.ts'
import { say } from './say.ts'

type ZoneFact = Extract<Fact, { type: 'zone' }>

/** On equipment, and on the places where it stands. */
const directives = { equipment: '2014/34', workplace: '1999/92' }

/** The zone and the category of equipment that a question names; null where one of them is missing. */
export function explosionIn({ facts }: Question): { zone: Zone; made: Zone } | null {
  const zones = facts.flatMap((fact) => (fact.type === 'zone' ? [fact] : []))
  const zone = zones.find(({ category }) => !category)?.zone
  const made = zones.find(({ category }) => category)?.zone
  return zone === undefined || made === undefined ? null : { zone, made }
}

/** Who named a zone before and now one of equipment that is made for less asks whether that will do. */
export function laxerThan(before: Question | null, now: Question): Question | null {
  const zoneOf = (question: Question | null) =>
    question?.facts.find((fact) => fact.type === 'zone' && !fact.category) as ZoneFact | undefined
  const [old, next] = [zoneOf(before), zoneOf(now)]
  if (!old || !next || explosionIn(now)) return null
  const [needed, made] = [categoryOfZone(old.zone), categoryOfZone(next.zone)]
  if (needed.atmosphere !== made.atmosphere || made.category <= needed.category) return null
  return { ...now, facts: [...now.facts.filter((fact) => fact !== next), old, { ...next, category: true }] }
}

const categoryText = (zone: Zone) => {
  const { category, atmosphere } = categoryOfZone(zone)
  return `${category}${atmosphere}`
}

/** Whether equipment of a category may stand in a zone (Directive 1999/92/EC, annex II B); null without both. */
export function explosionAnswer(question: Question): Draft | null {
  const { locale } = question
  const named = explosionIn(question)
  if (named === null) return null
  const { zone, made } = named
  const { category, atmosphere } = categoryOfZone(zone)
  const admitted = Array.from({ length: category }, (_, i) => `${category - i}${atmosphere}`)
  const line = say('law.atex', locale, {
    zone,
    needed: new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'disjunction' }).format(admitted),
    category: categoryText(made),
    of: made,
  })
  const legal = [say('law.atex-basis', locale, directives)]
  const verdict = mayStandIn(zone, categoryText(made))
  const draft = lawDraft(question, [`${say(verdict ? 'talk.yes' : 'talk.no', locale)} ${line}`], {
    legal,
    verdict,
  })
  return { ...draft, sources: [pageSource('/contact', locale)], suggestions: [] }
}

/** Which zone decides, where none is named (Directive 1999/92/EC, Art. 7 and 8). */
export function zoneAsked(question: Question): Draft {
  const { locale } = question
  const of = (atmosphere: 'G' | 'D') =>
    zones.filter((zone) => categoryOfZone(zone).atmosphere === atmosphere).join(', ')
  const line = say('law.atex-zone', locale, { gas: of('G'), dust: of('D') })
  const draft = lawDraft(question, [line], { legal: [say('law.atex-basis', locale, directives)] })
  return { ...draft, sources: [pageSource('/contact', locale)], suggestions: [] }
}
