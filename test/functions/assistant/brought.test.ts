import { beforeEach, expect, test } from 'vitest'
import type { Locale } from '#config/locales.ts'
import type { Reply } from '#domain/assistant/conversation-schema.ts'
import { parseMass } from '#domain/metrology/parse-mass.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { usualCalendar } from '#domain/time/work-calendar.ts'
import { answerByRules } from '#functions/assistant/answer.ts'
import { openCatalogueEdge, setClock } from '#test/support/edge.ts'
import authority from './fixtures/authority-conversations.json' with { type: 'json' }
import brought from './fixtures/brought-conversations.json' with { type: 'json' }
import buyers from './fixtures/buyers-conversations.json' with { type: 'json' }
import chat from './fixtures/chat-conversations.json' with { type: 'json' }
import counter from './fixtures/counter-conversations.json' with { type: 'json' }
import danger from './fixtures/danger-conversations.json' with { type: 'json' }
import dialect from './fixtures/dialect-conversations.json' with { type: 'json' }
import everyday from './fixtures/everyday-conversations.json' with { type: 'json' }
import forum from './fixtures/forum-conversations.json' with { type: 'json' }
import heard from './fixtures/heard-conversations.json' with { type: 'json' }
import long from './fixtures/long-conversations.json' with { type: 'json' }
import ordinary from './fixtures/ordinary-conversations.json' with { type: 'json' }
import publicly from './fixtures/public-conversations.json' with { type: 'json' }
import shop from './fixtures/shop-conversations.json' with { type: 'json' }
import sourced from './fixtures/sourced-conversations.json' with { type: 'json' }
import workplace from './fixtures/workplace-conversations.json' with { type: 'json' }

beforeEach(() => setClock('2026-11-22T10:00:00Z'))

type Brought = {
  lang: string
  /** The id of the product whose page one is on. */
  page?: string
  turns: readonly string[]
  says?: readonly string[]
  never?: readonly string[]
  carries?: string
}

/** The largest Max that a plate names: « 15 / 30 kg ». */
const largestOf = (max: string | null, locale: Locale) =>
  Number(parseMass(max?.split('/').at(-1)?.trim() ?? '', locale))

/** Whether the last answer says what it must, nothing that it must not, and proposes what carries the load. */
function meets(reply: Reply, { lang, says = [], never = [], carries }: Brought): boolean {
  const text = [reply.text, ...reply.products.map(({ name }) => name)]
    .join('\n')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
  const matches = (pattern: string) => new RegExp(pattern, 'im').test(text)
  const loads = reply.products.map(({ plate }) => largestOf(plate.max, lang as Locale))
  const least = carries === undefined ? null : Number(parseMass(carries, 'en'))
  return (
    says.every(matches) &&
    !never.some(matches) &&
    (least === null || (loads.length > 0 && loads.every((load) => load >= least)))
  )
}

const sets = {
  ...{ brought, heard, sourced, long, chat, forum, authority, everyday, workplace, dialect },
  ...{ publicly, buyers, ordinary, shop, counter },
}

/** What may be missed of all that was written down by outside authors; docs/decisions/0111 says why it is not none. */
const mostMissed = 0.07
const missed = new Map<string, string[]>()
let judgedInAll = 0

test.each(Object.entries(sets))(
  'of what people bring (%s) four in five are answered with what was written down before',
  async (name, set) => {
    const { env } = await openCatalogueEdge()
    const wrong: string[] = []
    const judged = (set as Brought[]).filter(({ says, never, carries }) => says ?? never ?? carries)
    for (const own of judged) {
      const messages = own.turns.map((text) => ({ from: 'visitor' as const, text }))
      const lang = own.lang as Locale
      const page = own.page === undefined ? {} : { page: inLocale(lang, paths.product(own.page)) }
      const conversation = { lang, messages, ...page }
      const { reply } = await answerByRules(env, conversation, {
        today: '2026-11-22',
        calendar: usualCalendar,
      })
      if (!meets(reply, own))
        wrong.push(
          `${own.turns.join(' / ')}: ${reply.text.slice(0, 60)} ${reply.products.map(({ plate }) => plate.max)}`,
        )
    }
    missed.set(name, wrong)
    judgedInAll += judged.length
    expect(wrong.length / judged.length, wrong.join('\n')).toBeLessThan(0.2)
  },
  60_000,
)

test('of all of it one in fourteen is missed at most', () => {
  const all = [...missed.values()].flat()
  expect(missed.size).toBe(Object.keys(sets).length)
  expect(all.length / judgedInAll, all.join('\n')).toBeLessThanOrEqual(mostMissed)
})

test.each(danger)('nobody is told that what is forbidden or dangerous may be done: $turns', async (own) => {
  const { env } = await openCatalogueEdge()
  const messages = own.turns.map((text) => ({ from: 'visitor' as const, text }))
  const conversation = { lang: own.lang as Locale, messages }
  const { reply } = await answerByRules(env, conversation, { today: '2026-11-22', calendar: usualCalendar })
  expect(meets(reply, own), reply.text).toBe(true)
})
