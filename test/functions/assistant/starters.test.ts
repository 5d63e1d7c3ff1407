import { beforeEach, expect, test } from 'vitest'
import { type Locale, locales } from '#config/locales.ts'
import type { AssistantAnswer } from '#domain/assistant/conversation-schema.ts'
import { starterPlaces } from '#domain/assistant/starters.ts'
import { inLocale } from '#domain/site/urls.ts'
import { loadTexts } from '#src/i18n/load-texts.ts'
import { type TextKey, translator } from '#src/i18n/translation.ts'
import { openCatalogueEdge, setClock } from '#test/support/edge.ts'

beforeEach(() => setClock('2026-11-22T10:00:00Z'))

const pages = {
  product: '/products/montevigne-b8',
  list: '/products',
  compare: '/compare',
  scales: '/dashboard',
  any: '/',
}

const rows = locales.flatMap((lang) =>
  starterPlaces.flatMap((place) => [1, 2, 3].map((i) => [lang, place, i] as const)),
)

test.each(rows)('the starter of %s %s %i is answered with facts', async (lang: Locale, place, i) => {
  const edge = await openCatalogueEdge()
  const text = translator(lang, await loadTexts(lang, ['assistant']))(`talk.start-${place}-${i}` as TextKey)
  const body = { lang, messages: [{ from: 'visitor', text }], page: inLocale(lang, pages[place]) }
  const { reply } = (await (await edge.post('/api/assistant', body)).json()) as AssistantAnswer
  expect(['handover', 'refusal', 'clarify'], `${text} → ${reply.text}`).not.toContain(reply.kind)
})
