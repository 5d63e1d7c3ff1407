import type { Locale, Localized } from '#config/locales.ts'
import type { FitCountry, FitUse } from '#domain/fit/fit-use.ts'
import { instrumentOfUse } from '#domain/fit/regime.ts'
import { sentence } from '#domain/fit/sentence.ts'
import { kilogram } from '#domain/metrology/mass.ts'
import { verificationOf } from '#domain/scales/periodic-verification.ts'
import type { PeriodRule } from '#domain/scales/verification-law.ts'
import { formatDay } from '#domain/time/dates.ts'
import { circumstancesIn } from './circumstances.ts'
import { type Days, daysIn } from './days.ts'
import { applicationLines } from './deadline-reply.ts'
import { actionsIn, type Draft, fill } from './draft.ts'
import { pageSource } from './pages.ts'
import { periodSentence } from './period-lines.ts'
import { loadIn, type Question } from './question.ts'
import { elsewhere } from './rule-reply.ts'
import { leavesUseOpen } from './rule-verdict.ts'
import { countryNames } from './rule-words.ts'
import { validUntil } from './valid-until.ts'

const words = {
  due: {
    fr: '{country} : prochaine échéance le {day}. {rule}',
    en: '{country}: next due on {day}. {rule}',
    de: '{country}: nächste Fälligkeit am {day}. {rule}',
  },
  between: {
    fr: '{country} : prochaine échéance entre le {from} et le {to}, au jour anniversaire de la vérification. {rule}',
    en: '{country}: next due between {from} and {to}, on the anniversary of the verification. {rule}',
    de: '{country}: nächste Fälligkeit zwischen {from} und {to}, am Jahrestag der Prüfung. {rule}',
  },
  overdue: {
    fr: 'Cette date est passée : sans nouvelle vérification, l’instrument ne doit plus servir à un usage réglementé.',
    en: 'This date has passed: without a new verification the instrument may not be put to regulated use.',
    de: 'Dieses Datum ist vorbei: Ohne neue Prüfung bzw. Eichung darf die Waage nicht eichpflichtig verwendet werden.',
  },
  overhaul: {
    fr: 'Au-delà de cette portée, une révision périodique s’ajoute tous les {years} ans.',
    en: 'At this capacity a periodic overhaul is also due, every {years} years.',
    de: 'Bei dieser Höchstlast kommt alle {years} Jahre eine Revision (révision périodique) hinzu.',
  },
  none: {
    fr: '{country} : aucune échéance pour cet usage. {rule}',
    en: '{country}: no due date for this use. {rule}',
    de: '{country}: keine Fälligkeit für diese Verwendung. {rule}',
  },
  until: {
    fr: 'La vérification est valable jusqu’au {day}, sauf réparation d’ici là : faites vérifier l’instrument avant cette date.',
    en: 'The verification is valid until {day}, unless the instrument is repaired before then: have it verified by that day.',
    de: 'Die Prüfung bzw. Eichung gilt bis {day}, sofern die Waage bis dahin nicht repariert wird: Lassen Sie sie vorher prüfen.',
  },
  others: {
    fr: '{country}, autres usages réglementés',
    en: '{country}, other regulated uses',
    de: '{country}, andere eichpflichtige Verwendungen',
  },
  late: {
    fr: 'Une vérification tardive n’allonge pas la période : en Allemagne, la nouvelle commence à la fin de l’ancienne.',
    en: 'A late verification does not lengthen the period: in Germany the new one begins at the end of the old one.',
    de: 'Eine verspätete Eichung verlängert nichts: Die neue Frist beginnt am Ende der alten.',
  },
  register: {
    fr: 'L’espace client garde vos balances et rappelle les échéances.',
    en: 'The customer area keeps your scales and reminds you of due dates.',
    de: 'Der Kundenbereich führt Ihre Waagen und erinnert an Fälligkeiten.',
  },
} satisfies Record<string, Localized>

/** The next due date after a verification that the question names; null where it names none that has passed. */
export function dueReply(question: Question, today: string): Draft | null {
  const { country, locale } = question
  if (country === 'other') return elsewhere(question)
  const countries: readonly FitCountry[] =
    country === 'DE' ? ['DE'] : country === 'FR' || locale === 'fr' ? ['FR'] : ['FR', 'DE']
  const lines = dueLinesOf(question, today, countries)
  return lines && dueDraft(question, lines)
}

/** « Muss die Waage 2026 geeicht werden? »: a year in which it is due, and no verification that was done. */
const toBe =
  /\b(?:muss|müssen|soll|sollen|doit|doivent|faut|must|needs? to|has to|have to|should|will)\b[^,;.?!]{0,40}\b20\d\d\b|\b20\d\d\b[^,;.?!]{0,12}\b(?:muss|müssen|doit|doivent|must|has to|have to)\b/i
const isStillToBe = (text: string): boolean => toBe.test(text)

/**
 * What follows in some countries from the verification, or the end of one, that a text names; null where it names none.
 */
export function dueLinesOf(
  question: Question,
  today: string,
  countries: readonly FitCountry[],
): string[] | null {
  const ends = validUntil(question.text)
  const verified = daysIn(question.text)
  if (ends && ends.last === verified?.last) return [validityLine(question, ends, today)]
  if (!verified || verified.first > today || isStillToBe(question.text)) return null
  const ended = endedIn(question.folded, verified)
  return countries.flatMap((country) =>
    country === 'DE' && ended
      ? [...dueLines(question, country, ended, today), words.late[question.locale]]
      : dueLines(question, country, verified, today),
  )
}

/** What follows from the end of the validity itself, and nothing counted from it. */
const validityLine = ({ locale }: Question, { last }: Days, today: string): string =>
  last < today ? words.overdue[locale] : fill(words.until, locale, { day: formatDay(last, locale) })

function dueDraft({ locale }: Question, lines: readonly string[]): Draft {
  const aid = sentence('aid', {}, locale)
  const { contact, quote } = actionsIn(locale)
  return {
    kind: 'due-date',
    text: `${lines.join('\n')}\n\n${words.register[locale]} ${aid}`,
    facts: [...lines, aid],
    sources: [pageSource('/blog/verification-periodique', locale), pageSource('/dashboard', locale)],
    actions: [quote, contact],
  }
}

/** The sentence of the heaviest instruments names their overhaul itself. */
const saysOverhaul = /r[ée]vision|overhaul/i

/** « abgelaufen Ende 2024, geeicht im März 2025 »: the end of the period before, where it came first. */
function endedIn(folded: string, { first }: Days): Days | null {
  const ended =
    folded.match(/\b(20\d\d)\b.{0,20}\b(?:abgelaufen|ausgelaufen|expired|ran out|perimee?|depassee?)\b/) ??
    folded.match(/\b(?:abgelaufen|ausgelaufen|expired|ran out|perimee?|depassee?)\b.{0,20}?\b(20\d\d)\b/)
  const day = `${ended?.[1]}-12-31`
  return ended && day < first ? { first: day, last: day } : null
}

/** Where the use is open, both that of a shop and another one are answered; no shop sells over a scale of a tonne. */
const usesOf = (use: FitUse | null, maxUg: number): readonly FitUse[] =>
  use !== null ? [use] : maxUg >= 1000 * kilogram ? ['trade'] : ['direct-sale', 'trade']

function dueLines(question: Question, country: FitCountry, verified: Days, today: string): string[] {
  const { locale } = question
  const maxUg = loadIn(question) ?? (question.use === 'vehicle-trade' ? 50_000 * kilogram : kilogram)
  const { practice, hospital, ...known } = circumstancesIn(question.folded)
  // What has been verified in a warehouse or a workshop serves a regulated use there.
  const told = leavesUseOpen(question) ? null : question.use
  const uses = usesOf(told, maxUg)
  const lines = uses.flatMap((use) => {
    const at = (day: string) =>
      verificationOf(
        {
          ...instrumentOfUse({ ...known, use, country, maxUg }),
          hospital: practice ? false : hospital || null,
          lastVerifiedOn: day,
        },
        today,
      )
    const [first, last] = [at(verified.first), at(verified.last)]
    const land = countryNames[country][locale]
    // In France direct sale, stated first, has a period of its own.
    const isOther = country === 'FR' && use !== uses[0]
    const name = isOther ? fill(words.others, locale, { country: land }) : land
    const rule = withoutCountry(periodSentence(first.rule as PeriodRule, country, locale), country, locale)
    if (first.dueOn === null || last.dueOn === null)
      return [fill(words.none, locale, { country: name, rule })]
    const dates = {
      country: name,
      rule,
      day: formatDay(last.dueOn, locale),
      from: formatDay(first.dueOn, locale),
      to: formatDay(last.dueOn, locale),
    }
    return [
      fill(first.dueOn === last.dueOn ? words.due : words.between, locale, dates),
      ...(last.dueOn < today ? [words.overdue[locale]] : []),
      ...(country === 'DE' ? applicationLines(last.dueOn, today, locale) : []),
      ...(first.overhaul && !saysOverhaul.test(rule)
        ? [fill(words.overhaul, locale, { years: String(first.overhaul.years) })]
        : []),
    ]
  })
  return [...new Set(lines)]
}

const withoutCountry = (text: string, country: FitCountry, locale: Locale) => {
  const rest = text.slice(countryNames[country][locale].length).replace(/^\s?:\s/, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
