import type { Localized } from '#config/locales.ts'
import { companyReply } from '#domain/assistant/company-reply.ts'
import { companyValues } from '#domain/assistant/company-values.ts'
import { words } from '#domain/assistant/company-words.ts'
import { addressed, cues } from '#domain/assistant/cues.ts'
import { actionsIn, type Draft, fill } from '#domain/assistant/draft.ts'
import type { Intent } from '#domain/assistant/intents.ts'
import { pageSource } from '#domain/assistant/pages.ts'
import { placeIn } from '#domain/assistant/place.ts'
import { namedModels, type Question } from '#domain/assistant/question.ts'
import { signalWords } from '#domain/assistant/signal-words.ts'
import { termsTopics } from '#domain/assistant/terms-table.ts'

/** What a message may ask of the company beside something else, each with one line of its own. */
const services: readonly (readonly [words: RegExp, line: Localized])[] = [
  [signalWords.takeBack, words.takenBack],
  [
    /(?<!\b(?:a la|on|upon|with|bei|bei der|mit der) )\b(?:livr(?:ez|er|aisons?|e)|expediez|deliver\w*|ship|shipping|liefer(?:n|t|ung|ungen)|anlieferung|versend\w*|verschick\w*)\b/,
    words.deliveredBy,
  ],
  [
    /\b(?:(?:contrats?|contracts?|agreements?) (?:d |de )?(?:entretien|maintenance|service)|(?:maintenance|service) (?:contracts?|agreements?|plans?)|\w*wartungsvertr\w*|servicevertr\w*)\b/,
    words.contract,
  ],
  [
    /\b(?:formations?|former (?:le|notre|mon|nos|du)|train(?:ing)?|schulung\w*|schulen|einweis\w*)\b/,
    words.training,
  ],
  [
    /\b(?:lou(?:er|ez)|location|rent(?:al|s|ing)?|hire|vermiet\w*|mieten|leihen|verleih\w*|leihwaage\w*)\b/,
    words.rental,
  ],
  [
    /\b(?:pieces (?:detachees|de rechange)|spare parts?|replacement parts?|ersatzteil\w*)\b/,
    termsTopics.find(({ words: said }) => said.test('spare parts'))?.lead ?? words.services,
  ],
]

/** Work that one sentence of the company names all together. */
const work =
  /\b(?:install\w*|mont(?:ez|er|age)|mettez en service|mise en service|repar\w*|repair\w*|depann\w*|etalonn\w*|calibrat\w*|kalibrier\w*|ajust(?:ez|er|age)|adjust\w*|justier\w*|entretenez|entretenir|maintain\w*|wart(?:en|et)\b(?! (?:wir|ich))|set (?:it|them|the \w+) up|aufbau\w*|aufstell\w*|bau(?:en|t) (?:\w+ ){0,4}auf|stell(?:en|t) (?:\w+ ){0,4}auf|inbetriebnahme|verifiez|verify|eichen)\b/

const asked: readonly (Intent | null)[] = ['company', 'business', 'price', null]

/**
 * « Do you take the old one away, and do you offer maintenance contracts? »: both; null where one service is asked for.
 */
export function twoServices(question: Question, intent: Intent | null, today: string): Draft | null {
  const { folded, locale } = question
  const isMeant = addressed.test(folded) || folded.split(' ').length <= 8
  if (!asked.includes(intent) || !isMeant || namedModels(question).length > 0 || asksMore(folded)) return null
  const named = services.flatMap(([said, line]) => (said.test(folded) ? [line] : []))
  const isWork = work.test(folded)
  if (named.length + Number(isWork) < 2) return null
  const place = placeIn(question)
  const isArea = place !== null && named.includes(words.deliveredBy)
  const known = companyValues(locale)
  const lines = [
    ...(isArea ? companyReply('area', question, today).text.split('\n') : []),
    ...named.map((line) => fill(line, locale, known)),
    ...(isWork ? companyReply('services', question, today).text.split('\n') : []),
  ]
  const { contact, quote } = actionsIn(locale)
  const said = [...new Set(lines)]
  return {
    kind: 'company',
    text: said.join('\n'),
    facts: [...Object.values(known), ...said],
    sources: [pageSource('/contact', locale)],
    actions: [quote, contact],
  }
}

/** What a service costs, takes or covers has an answer of its own. */
const asksMore = (folded: string) =>
  cues.price.test(folded) ||
  cues.howOften.test(folded) ||
  cues.broken.test(folded) ||
  signalWords.combien.test(folded) ||
  cues.define.test(folded) ||
  signalWords.takesTime.test(folded) ||
  (signalWords.charge.test(folded) && !signalWords.takeBack.test(folded))
