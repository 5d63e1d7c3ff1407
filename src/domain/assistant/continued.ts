import type { Fact, Names } from '#domain/understanding/understood.ts'
import { daysIn } from './days.ts'
import { markedIn } from './marked-in.ts'
import { namedModels, type Question, readQuestion } from './question.ts'
import { isRegulated, saysInternal } from './uses.ts'
import { beginsWithAny, foldedWords, says } from './word-lists.ts'

/** A fact of these types takes the place of one before. */
const replacing = [
  'load',
  'interval',
  'class',
  'kind',
  'trade',
  'use',
  'model',
  'reference',
  'brand',
  'platform',
  'zone',
  'price',
  'legal',
  'order',
]

const maxWord = /\bmax\b/i

/** What is named together is taken back together. */
const together: readonly (readonly Fact['type'][])[] = [
  ['kind', 'trade'],
  ['trade', 'use', 'category'],
  ['model', 'reference', 'brand'],
]

/** The types of facts that what was just stated takes the place of. */
function replacedBy(
  stated: readonly Fact[],
  next: Question,
  before: Question,
  hasMark: boolean,
): ReadonlySet<Fact['type']> {
  const types = stated.map((fact) =>
    // « e = 5 g … at 10 kg? », then « et à 2 kg ? »: another load, and the same e.
    hasMark && fact.type === 'interval' && fact.of === null ? 'load' : fact.type,
  )
  const replaced = new Set<Fact['type']>(types.filter((type) => replacing.includes(type)))
  // „Säuglingswaage. – Praxis ist in Lahr“: a trade of the same use leaves the kind.
  const isOfSameUse = next.use !== null && next.use === before.use && !types.includes('kind')
  for (const group of isOfSameUse ? together.slice(1) : together)
    if (group.some((type) => types.includes(type))) for (const type of group) replaced.add(type)
  return replaced
}

/** « A wheelchair scale. – Some chairs come to 350 kg »: a part of the name means that kind again; no scale does. */
export function isShortened({ type, span }: Fact, text: string, before: Question): boolean {
  const name = text.slice(span.from, span.to).toLowerCase()
  if (says({ folded: foldedWords(name), locale: before.locale }, 'weighing')) return false
  const isPartOf = (longer: string) => longer.length > name.length && longer.includes(name)
  return (
    type === 'kind' &&
    before.facts.some(
      (fact) =>
        fact.type === 'kind' &&
        !fact.loose &&
        isPartOf(before.text.slice(fact.span.from, fact.span.to).toLowerCase()),
    )
  )
}

/**
 * What a follow-up means: the text before without what the new one says instead, then the new one. « balance de
 * boucherie 15 kg » and « et pour 30 kg ? » make « balance de boucherie et pour 30 kg ? ».
 */
export function continued(before: Question, next: Question, names: Names): Question {
  // « and with a printer »: what is built in is no other kind.
  const isAddition = beginsWithAny(next.folded, 'addition-opener')
  // „ich verkauf nicht nach Gewicht“ names no shop.
  const isUnsaid = (fact: Fact) =>
    fact.type === 'kind'
      ? fact.loose || isAddition || isShortened(fact, next.text, before)
      : fact.type === 'category' && saysInternal(next)
  const stated = next.facts.filter((fact) => !isUnsaid(fact))
  const hasMark = before.facts.some((fact) => fact.type === 'interval' && fact.of !== null)
  const replaced = replacedBy(stated, next, before, hasMark)
  let kept = before.text
  const namesCategory = stated.some((fact) => fact.type === 'zone' && fact.category)
  // « Max 6/15 kg, e = 2/5 g. – How far off at 4 kg? »: the Max of a plate stays beside the load.
  const isOfPlate = hasMark && !maxWord.test(next.text)
  const stays = (fact: Fact) =>
    (fact.type === 'zone' && fact.category === true && !namesCategory) ||
    // « CE M 19 0102. – Still good for selling? »: what stands on an instrument is no wish.
    (fact.type === 'legal' && markedIn(before.text) !== null) ||
    (fact.type === 'load' && isOfPlate && maxWord.test(before.text.slice(fact.span.from, fact.span.to)))
  for (const fact of [...before.facts].reverse()) {
    const { type, span } = fact
    // « Not for selling. – And if I do sell some of it? », « mine is not approved. – Then I buy one »
    const isTakenBack = fact.type === 'legal' && !fact.wanted && (isRegulated(next) || isRegulated(before))
    if ((replaced.has(type) && !stays(fact)) || isTakenBack)
      kept = `${kept.slice(0, span.from)} ${kept.slice(span.to)}`
  }
  // Another verification is named than the one before.
  if (daysIn(next.text) !== null)
    kept = kept.replaceAll(/(?<!\d)(?:\d{1,2}[./-]){0,2}(?:19|20)\d\d(?!\d)/g, ' ')
  for (const code of next.unknown.length + namedModels(next).length > 0 ? before.unknown : [])
    kept = kept.replace(code, ' ')
  const lead = `${kept.slice(-600)} ; `
  const merged = readQuestion(`${lead}${next.text}`, next.locale, names, next.company)
  const isOfNext = (fact: Fact) => fact.type === 'kind' && fact.span.from >= lead.length
  merged.facts = merged.facts
    .filter((fact) => !(isOfNext(fact) && isShortened(fact, merged.text, before)))
    .map((fact) => (isAddition && isOfNext(fact) ? { ...fact, loose: true } : fact))
  // « Scales to buy gold. – The shop is in Freiburg »: a place of sale takes back no special use.
  const isPlace = next.use === 'direct-sale' && !stated.some(({ type }) => type === 'trade' || type === 'use')
  const holds = isPlace && isRegulated(before) && !says(next, 'sells')
  const use = holds ? before.use : (next.use ?? merged.use ?? before.use)
  return { ...merged, country: next.country ?? before.country, use }
}
