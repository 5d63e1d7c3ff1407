import { accounts } from '#config/accounts.ts'
import { company } from '#config/company.ts'
import { fileLimits } from '#config/file-limits.ts'
import { limits } from '#config/limits.ts'
import { companyValues } from '#domain/assistant/company-values.ts'
import type { ReplyKind } from '#domain/assistant/conversation-schema.ts'
import { actionsIn, callAction, type Draft } from '#domain/assistant/draft.ts'
import { degreeFor } from '#domain/assistant/ip-degree.ts'
import { openingIn, type Today } from '#domain/assistant/opening-hours.ts'
import { pageSource, type SourcePage } from '#domain/assistant/page-sources.ts'
import { citations } from '#domain/assistant/period-lines.ts'
import type { Question } from '#domain/assistant/question.ts'
import { say } from '#domain/assistant/say.ts'
import { saidOf, says, type WordList } from '#domain/assistant/word-lists.ts'
import { offeredReferences } from '#domain/fit/counting.ts'
import { reminderDaysInWords } from '#domain/scales/reminder-days.ts'
import { replyDueAt } from '#domain/time/business-hours.ts'
import { formatWeekdayTime } from '#domain/time/dates.ts'
import { clock } from '#functions/platform/clock.ts'
import type { AssistantSentence } from '#src/i18n/server-texts.ts'
import type { Answer } from './asked.ts'
import { clauseText } from './terms-clause.ts'

type Step = keyof ReturnType<typeof actionsIn> | 'call'

/** How one sentence is an answer: its kind, its page, what can be done next, and whether it says yes or no. */
export type Statement = {
  kind?: ReplyKind
  page?: SourcePage
  steps?: readonly Step[]
  verdict?: boolean
  /** What it cites, in the notation of `regimes.json`. */
  law?: string
}

/** Pieces of a reference sample: at least, usually, and for light pieces. */
const samples = { sampleLeast: '10', sampleUsual: '50', sampleBest: String(offeredReferences[0]) }

/** Temperatures that an instrument without a statement is made for, °C: OIML R 76-1, 3.9.2.1. */
const temperatures = { coldest: '10', hottest: '40' }

/** Days in which a consumer may withdraw from a distance contract: Directive 2011/83/EU, Art. 9(1). */
const withdrawalDays = '14'

/** Numbers that sentences name, from the settings that rule them. */
export const valuesIn = (question: Question): Record<string, string> => ({
  ...companyValues(question),
  ...reminderDaysInWords(question.locale),
  length: String(accounts.passwordLength.min),
  size: String(fileLimits.bytes / 1024 / 1024),
  count: String(fileLimits.perSubject),
  models: String(company.modelCount),
  ...samples,
  withdrawalDays,
  ...temperatures,
  most: String(limits.compareProducts),
  damage: clauseText('delivery', [2], question),
})

/** What a sentence is said to, and when. */
type Occasion = Today & { question: Question }

/** When the company is there, and what follows from it. */
function timesIn({ question, ...now }: Occasion): Record<string, string> {
  const { locale } = question
  const opening = openingIn(now, locale)
  return {
    opening,
    due: formatWeekdayTime(replyDueAt(clock.now(), now.calendar), locale),
    person: say('talk.person', locale, { ...companyValues(question), opening }),
  }
}

/** A sentence as a draft. */
export function statement(
  occasion: Occasion,
  name: AssistantSentence | readonly AssistantSentence[],
  { kind = 'how-to', page = '/contact', steps = ['contact', 'call'], verdict, law }: Statement = {},
): Draft {
  const { question } = occasion
  const { locale } = question
  const values = { ...valuesIn(question), ...timesIn(occasion) }
  const text = [name]
    .flat()
    .map((sentenceName) => say(sentenceName, locale, values))
    .join('\n')
  return {
    kind,
    text,
    ...(verdict === undefined ? {} : { verdict }),
    facts: [text],
    ...(law === undefined ? {} : { legal: citations(law, locale) }),
    sources: [pageSource(page, locale)],
    actions: steps.map((step) => (step === 'call' ? callAction(question) : actionsIn(locale)[step])),
  }
}

/** How an instrument is cleaned; where water comes near it, first what stands it. */
export const careAnswer: Answer = (_, asked) => {
  const care = statement(asked, 'care.answer', { page: '/blog/balance-de-laboratoire-emplacement' })
  const degree = degreeFor(asked.question)
  if (!degree) return care
  const text = [...degree.lines, care.text].join('\n')
  return {
    ...care,
    text,
    facts: [text],
    ...(degree.verdict === undefined ? {} : { verdict: degree.verdict }),
  }
}

/** Functions of this site by the words that name them, the particular ones first. */
const guides = {
  'site-compare': '/compare',
  'site-newsletter': '/newsletter',
  'site-language': '/',
  'site-configurator': '/devis/configurateur',
  'site-plate': '/plaque',
  'site-data-sheet': '/products',
  'site-offer': '/devis/suivi',
  'site-files': '/devis',
  'site-catalogue': '/products',
} as const satisfies Partial<Record<WordList, SourcePage>>

/** How a function of the site works. */
export const siteAnswer: Answer = (_, asked) => {
  const { question } = asked
  const [guide] = saidOf(question, Object.keys(guides) as (keyof typeof guides)[])
  if (guide === undefined)
    return statement(asked, 'statement.quote-list', { page: '/devis', steps: ['quote', 'contact'] })
  return statement(asked, `site.${guide.slice(5) as 'compare'}`, {
    page: guides[guide],
    steps: ['contact'],
  })
}

/** How a password is chosen, or why its link does not arrive. */
export const passwordAnswer: Answer = (_, asked) => {
  const [list] = saidOf(asked.question, ['no-mail', 'password-rules'])
  const name = list === undefined ? 'site.password' : (`site.${passwordTexts[list]}` as const)
  return statement(asked, name, { page: '/reset-password', steps: ['contact'] })
}
const passwordTexts = { 'no-mail': 'password-unsent', 'password-rules': 'password-rules' } as const

/** What is done with an account. */
export const accountAnswer: Answer = (_, asked) => {
  const { question } = asked
  const [part] = saidOf(question, [
    'site-register',
    'site-delete-account',
    'account-documents',
    'site-profile',
  ])
  // « I cannot get into my account »
  if (part === undefined && says(question, 'negation'))
    return statement(asked, ['site.password', 'site.account'], unsigned)
  const name = part === undefined ? 'site.account' : accountTexts[part]
  return statement(asked, name, { page: '/dashboard', steps: ['contact'] })
}
const unsigned = { page: '/reset-password', steps: ['contact'] } as const
const accountTexts = {
  'site-register': 'site.register',
  'site-delete-account': 'site.delete-account',
  'account-documents': 'site.account-documents',
  'site-profile': 'site.profile',
} as const
