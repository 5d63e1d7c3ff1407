import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { company } from '#config/company.ts'
import { initialFacts } from '#config/initial-facts.ts'
import { type Locale, locales } from '#config/locales.ts'
import { type Reply, replyKinds } from '#domain/assistant/conversation-schema.ts'
import { checked, type Draft, phoneText } from '#domain/assistant/draft.ts'
import { glossary } from '#domain/assistant/glossary.ts'
import { knownNumbers, numbersIn, unsupportedNumbers } from '#domain/assistant/number-check.ts'
import { formatNumber } from '#domain/metrology/mass.ts'
import { greatestN } from '#domain/metrology/metrology.ts'
import { firstGermanReminderDays, reminderDays } from '#domain/scales/periodic-verification.ts'
import { usualCalendar } from '#domain/time/work-calendar.ts'
import { answerByRules } from '#functions/assistant/answer.ts'
import { textsIn } from '#test/support/dictionaries.ts'
import { openCatalogueEdge, setClock } from '#test/support/edge.ts'
import { sourcesOf } from '#test/support/sources.ts'
import conversations from './fixtures/open-conversations.json' with { type: 'json' }

beforeEach(() => setClock('2026-11-22T10:00:00Z'))

/** Everything that an answer says in words. */
const textsOf = (
  { text, products, actions, suggestions }: Reply,
  phone = phoneText('fr', initialFacts.phone),
) => [
  text,
  ...products.map(({ why }) => why),
  ...actions.map(({ label }) => label.replace(phone, '')),
  ...suggestions,
]

const answered = async (turns: readonly string[], lang: Locale) => {
  const { env } = await openCatalogueEdge()
  const messages = turns.map((text) => ({ from: 'visitor' as const, text }))
  return answerByRules(env, { lang, messages }, { today: '2026-11-22', calendar: usualCalendar })
}

const dayWord: Record<Locale, string> = { fr: 'jours', en: 'days', de: 'Tage' }

/** Kinds whose numbers no function computes: they stand in texts of this site, or in the question. */
const quoting = ['definition', 'how-to', 'handover', 'refusal']

test.each(locales)(
  'every number of every answer has a source, of whatever kind (%s)',
  async (lang) => {
    const { env } = await openCatalogueEdge()
    const passages = await env.DB.prepare('select title, body from assistant_passages').all<
      Record<string, string>
    >()
    const texts = [
      JSON.stringify([company, initialFacts]),
      phoneText(lang, initialFacts.phone),
      ...Object.values({ ...textsIn(lang, 'terms'), ...textsIn(lang, 'server/assistant') }),
      // Reminders are sent as the register has them.
      ...[...reminderDays, firstGermanReminderDays].map((days) => `${days} ${dayWord[lang]}, ${days}`),
      // How many intervals a class admits is computed.
      ...(['II', 'III', 'IIII'] as const).map((cls) => formatNumber(greatestN(cls), lang)),
      ...glossary.map((term) => JSON.stringify([term.text[lang], term.names[lang]])),
      ...passages.results.map(({ title, body }) => `${title} ${body}`),
    ]
    const kinds = new Set<string>()
    for (const { turns } of conversations.filter((own) => own.lang === lang)) {
      const question = turns.join(' ; ')
      const { reply, draft } = await answered(turns, lang)
      kinds.add(reply.kind)
      for (const quoted of textsOf(reply, phoneText(lang, initialFacts.phone)))
        expect(
          unsupportedNumbers(quoted, knownNumbers(draft.facts, lang), lang),
          `${question}: ${quoted}`,
        ).toEqual([])
      // An answer to two questions may hold what is computed for one of them.
      if (quoting.includes(reply.kind) && !reply.text.includes('\n\n'))
        expect(
          unsupportedNumbers(reply.text, knownNumbers([...texts, question], lang), lang),
          `${question}: ${reply.text}`,
        ).toEqual([])
    }
    expect(kinds.size).toBeGreaterThanOrEqual(9)
  },
  120_000,
)

/** A draft of this kind that says a number in each of its parts. */
const draftOf = (kind: Reply['kind'], quoted: string, facts: readonly string[]): Draft => ({
  kind,
  text: `Bonjour. Voici la réponse : ${quoted}. Merci`,
  facts,
  products: [
    {
      id: 'x',
      reference: 'X',
      name: 'X',
      plate: { accuracyClass: null, max: null, min: null, e: null, d: null },
      price: null,
      why: `Car ${quoted}`,
    },
  ],
  actions: [{ label: `Voir ${quoted}`, href: '/' }],
  suggestions: [`Et ${quoted} ?`],
})

const units = ['kg', 'g', 'ans', '€', '%', 'km', '']

test('an invented number appears in no part of an answer of any kind, a supported one in all', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...replyKinds),
      fc.integer({ min: 2, max: 900_000 }),
      fc.constantFrom(...units),
      (kind, number, unit) => {
        const quoted = `${number} ${unit}`.trim()
        const invented = checked(draftOf(kind, quoted, ['Le Max est de 1 kg']), 'fr')
        if (invented)
          for (const part of textsOf(invented))
            expect(numbersIn(part, 'fr').map(({ text }) => text)).toEqual([])
        const known = checked(draftOf(kind, quoted, [`Il y a ${quoted}`]), 'fr')
        expect(known && textsOf(known).filter((part) => part.includes(String(number)))).toHaveLength(4)
      },
    ),
  )
})

/** Names that contain digits: degrees of protection, an interface, classes of weights (OIML R 111). */
const namesWithDigits = /\bIP ?[X\d]\w*|\bRS-232\b|\b(?:E2|F1|F2|M1)\b/g

test('no sentence holds a number of its own', () => {
  const numbered = locales.flatMap((locale) =>
    Object.entries(textsIn(locale, 'server/assistant'))
      .filter(([key]) => !key.startsWith('assistant.starter.'))
      .filter(([, text]) => /\d/.test(text.replaceAll(namesWithDigits, '').replaceAll(/\{\{\w+\}\}/g, '')))
      .map(([key]) => `${locale} ${key}`),
  )
  expect(numbered).toEqual([])
})

test('a reply is made by the check alone', () => {
  const makers = sourcesOf(['functions/assistant', 'src/domain/assistant'], /\.ts$/).filter(({ text }) =>
    /\bchecked\(|\bReply = \{|as Reply\b/.test(text),
  )
  expect(makers.map(({ path }) => path).sort()).toEqual([
    'functions/assistant/answer.ts',
    'src/domain/assistant/draft.ts',
  ])
})
