import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { type Locale, locales } from '#config/locales.ts'
import { AssistantAnswer } from '#domain/assistant/conversation-schema.ts'
import { productOf } from '#test/support/catalogue-reference.ts'
import { openCatalogueEdge, setClock } from '#test/support/edge.ts'
import { combinedQuestions } from './combined-questions.ts'
import { conversationQuestions } from './conversation-questions.ts'
import { everydayQuestions } from './everyday-questions.ts'
import { legalQuestions } from './legal-questions.ts'
import { naturalQuestions } from './natural-questions.ts'
import { ordinaryQuestions } from './ordinary-questions.ts'
import { plainQuestions } from './plain-questions.ts'
import { professionalQuestions } from './professional-questions.ts'
import { type Asked, questions } from './questions.ts'
import { selectionQuestions } from './selection-questions.ts'
import { twoPartQuestions } from './two-part-questions.ts'
import { twoRequestQuestions } from './two-request-questions.ts'
import { unseenQuestions } from './unseen-questions.ts'
import { variedQuestions } from './varied-questions.ts'

beforeAll(() => setClock('2026-11-22T10:00:00Z'))

type Sent = { from: 'visitor' | 'assistant'; text: string }

/** Plays a conversation as the site does, with the answers in it; the last answer. */
async function ask(conversation: string, lang: Locale): Promise<AssistantAnswer> {
  const edge = await openCatalogueEdge()
  const messages: Sent[] = []
  let answer: AssistantAnswer | null = null
  for (const text of conversation.split(' || ')) {
    messages.push({ from: 'visitor', text })
    const response = await edge.post('/api/assistant', { lang, messages })
    expect(response.status, `${text}: ${await response.clone().text()}`).toBe(200)
    answer = v.parse(AssistantAnswer, await response.json())
    messages.push({ from: 'assistant', text: answer.reply.text })
  }
  if (!answer) throw new Error('nothing was asked')
  return answer
}

const spaces = (text: string) => text.replaceAll(/[\u00a0\u202f\s]+/g, ' ').toLowerCase()

/** What is wrong with an answer, in words; empty when it is right. */
function faultsOf({ reply }: AssistantAnswer, [, kind, facts = '', path = '']: Asked): string[] {
  const faults: string[] = []
  if (!kind.split('|').includes(reply.kind)) faults.push(`kind ${reply.kind}`)
  const text = spaces(reply.text)
  for (const fact of facts.split('; ').filter(Boolean)) {
    const [sign, rest] = [fact[0], fact.slice(1)]
    if (sign === '=') {
      const first = reply.products[0] && productOf(reply.products[0].id).subcategory
      if (!first || !rest.split(',').includes(first)) faults.push(`first is ${first}`)
    } else if (sign === '@') {
      if (!reply.products.some(({ reference }) => reference.startsWith(rest))) faults.push(`no ${rest}`)
    } else if (sign === '!') {
      if (text.includes(spaces(rest))) faults.push(`says ${rest}`)
    } else if (!fact.split('|').some((one) => text.includes(spaces(one)))) faults.push(`without ${fact}`)
  }
  const links = [...reply.sources, ...reply.actions].map(({ href }) => href)
  if (path && !path.split('|').some((one) => links.some((href) => href.startsWith(one))))
    faults.push(`no link ${path}`)
  return faults
}

test('there are at least two hundred questions, seventy a language', () => {
  for (const lang of locales) expect(questions[lang].length).toBeGreaterThanOrEqual(70)
})

const tables = {
  questions,
  professionalQuestions,
  everydayQuestions,
  ordinaryQuestions,
  unseenQuestions,
  plainQuestions,
  legalQuestions,
  conversationQuestions,
  selectionQuestions,
  variedQuestions,
  combinedQuestions,
  naturalQuestions,
  twoPartQuestions,
  twoRequestQuestions,
}
const cases = locales.flatMap((lang) =>
  (Object.keys(tables) as (keyof typeof tables)[]).map((table) => [table, lang] as const),
)

test.each(cases)(
  'at least 19 of 20 of the %s are answered as a dealer would in %s',
  async (table, lang) => {
    const byKind = new Map<string, { right: number; all: number }>()
    const wrong: string[] = []
    for (const asked of tables[table][lang]) {
      const answer = await ask(asked[0], lang)
      const faults = faultsOf(answer, asked)
      const count = byKind.get(asked[1]) ?? { right: 0, all: 0 }
      byKind.set(asked[1], { right: count.right + Number(faults.length === 0), all: count.all + 1 })
      if (faults.length) wrong.push(`${asked[0]} → ${faults.join(', ')}: ${answer.reply.text.slice(0, 160)}`)
      const { kind, sources } = answer.reply
      if (!['clarify', 'refusal', 'how-to'].includes(kind)) expect(sources, asked[0]).not.toEqual([])
      for (const { href } of sources)
        expect(href.startsWith(lang === 'fr' ? '/' : `/${lang}`), href).toBe(true)
    }
    const all = tables[table][lang].length
    const accuracy = (all - wrong.length) / all
    const kinds = [...byKind].map(([kind, { right, all: of }]) => `${kind} ${right}/${of}`).join(', ')
    console.log(
      `${lang}, ${table}: accuracy ${accuracy.toFixed(3)} of ${all} (${kinds})\n${wrong.join('\n')}`,
    )
    expect(accuracy).toBeGreaterThanOrEqual(0.95)
  },
  120_000,
)
