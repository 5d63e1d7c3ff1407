import type { Locale } from '#config/locales.ts'
import { labelledMasses } from './plate-labels.ts'

/**
 * Names of a load receptor before its number or letter, in five languages; an indicator with several has the
 * inscriptions of each (MessEV § 15; OIML R 76-1, 7.1.4).
 */
const names =
  'plateaux?|plate-?forme?s?|platt?forms?|wägeplattformen?|waagenbrücken?|lastträger|lasttraeger|lastaufnehmer|(?:wäge)?brücken?|r[ée]cepteurs?(?: de charges?)?|load receptors?|receptors?|tabliers?|ponts?|(?:weigh)?bridges?|decks?|bascules?|balances?|scales?|waagen?|piattaforme?|ricettor[ei](?: di carico)?|(?:laad|weeg)?platforms?|weegbrug(?:gen)?|lastdragers?|lc|lr'
const number = String.raw`(?:n[o°]\.? ?|nr\.? ?|no\.? ?|#)?`
const heading = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${names}) ?${number}(?<name>[1-9]|[A-D]|I{1,3})|(?<nth>[1-9])(?:\.|er|re|[èe]re|st|nd|rd|th|ª|º|e|[èe]me) (?:${names}))(?![\p{L}\d]|[.,]\d|-\d| ?[x×])`,
  'giu',
)
const hasMax = (text: string) => /max\p{Ll}*\.? ?[:=]? ?\d/iu.test(text)

/**
 * The text of each load receptor, headings left out: that before the first heading belongs to all of them, unless it
 * has a Max itself. The whole text, where fewer than two headings have a Max of their own.
 */
export function receptorTexts(text: string, locale: Locale): string[] {
  const sections = sectionsOf(text, heading)
  if (sections.length > 1) return sections
  const ranges = sectionsOf(text, rangeHeading)
  const [first, last] = [ranges[0], ranges.at(-1)].map((section) => maxOf(section ?? '', locale))
  // Ranges of one receptor rise; what falls from W1 to W2 are two receptors.
  return ranges.length > 1 && (first ?? 0) > (last ?? 0) ? ranges : [text]
}

const rangeHeading = /(?<![\p{L}\d])W ?(?<name>[1-4])(?= ?:? ?Max)/giu
const maxOf = (text: string, locale: Locale) =>
  labelledMasses(text, locale).find(({ label }) => label === 'max')?.masses[0]?.ug

function sectionsOf(text: string, headings: RegExp): string[] {
  const matches = [...text.matchAll(headings)]
  const sectionTexts = new Map<string, string>()
  const before = text.slice(0, matches[0]?.index)
  if (hasMax(before)) sectionTexts.set('', before)
  matches.forEach(({ 0: whole, index, groups = {} }, i) => {
    const name = (groups.name ?? groups.nth ?? '').toUpperCase()
    const behind = text.slice(index + whole.length, matches[i + 1]?.index)
    sectionTexts.set(name, `${sectionTexts.get(name) ?? ''} ${behind}`)
  })
  const texts = [...sectionTexts.values()].filter(hasMax)
  if (texts.length < 2) return []
  return hasMax(before) ? texts : texts.map((each) => `${before} ${each}`)
}
