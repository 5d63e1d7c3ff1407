import { companyValues } from '#domain/assistant/company-values.ts'
import { actionsIn, callAction, type Draft } from '#domain/assistant/draft.ts'
import { openingIn, type Today } from '#domain/assistant/opening-hours.ts'
import { pageSource } from '#domain/assistant/page-sources.ts'
import type { Question } from '#domain/assistant/question.ts'
import { isSentenceName, say } from '#domain/assistant/say.ts'
import type { Plan } from './frame.ts'

const personIn = (whole: Question, now: Today) =>
  say('talk.person', whole.locale, { ...companyValues(whole), opening: openingIn(now, whole.locale) })

/** Leads to a person. */
const toPerson = (whole: Question) => ({
  kind: 'handover' as const,
  sources: [pageSource('/contact', whole.locale)],
  actions: [actionsIn(whole.locale).contact, callAction(whole)],
})

/** What was said before would be all that is said again. */
export function saidAlready({ whole }: Plan, now: Today): Draft {
  const person = personIn(whole, now)
  return { ...toPerson(whole), text: say('talk.again', whole.locale, { person }), facts: [person] }
}

/** What was understood, the nearest intents and a person. */
export function notUnderstood({ whole, nearest }: Plan, now: Today): Draft {
  const { locale } = whole
  const read = readIn(whole)
  const person = personIn(whole, now)
  const list = read.length > 0 ? say('talk.read', locale, { list: read.join(', ') }) : ''
  return {
    ...toPerson(whole),
    text: say('talk.not-understood', locale, { read: list === '' ? '' : ` ${list}`, person }),
    facts: [person, ...read],
    suggestions: nearest.flatMap((intent) => {
      const name = `offer.${intent}`
      return isSentenceName(name) ? [say(name, locale)] : []
    }),
  }
}

/** What the reader found in a text, in the words that were typed. */
const readIn = ({ facts, text }: Question) => facts.map(({ span }) => text.slice(span.from, span.to))
