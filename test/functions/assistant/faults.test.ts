import { expect, test } from 'vitest'
import { usualCalendar } from '#domain/time/work-calendar.ts'
import { answerByRules } from '#functions/assistant/answer.ts'
import { openCatalogueEdge } from '#test/support/edge.ts'

/** The answers to the messages of a conversation, each given with those before it. */
async function answersTo(texts: readonly string[]) {
  const { env } = await openCatalogueEdge()
  const messages: { from: 'visitor' | 'assistant'; text: string }[] = []
  for (const text of texts) {
    messages.push({ from: 'visitor', text })
    const conversation = { lang: 'fr' as const, messages }
    const { reply } = await answerByRules(env, conversation, { today: '2026-11-30', calendar: usualCalendar })
    messages.push({ from: 'assistant', text: reply.text })
  }
  return messages.filter(({ from }) => from === 'assistant').map(({ text }) => text)
}

test('a fault that remains leads to a repair, and what is new alone is said', async () => {
  const [first, second] = await answersTo([
    'notre transpalette peseur ne s’allume plus',
    'le chargeur est vert mais l’écran reste noir. on charge des camions a 14h',
  ])
  expect(first).toContain('alimentation ou batterie')
  expect(second).toContain('dépanner')
  expect(second).not.toContain('alimentation ou batterie')
})

test('what disturbs a fine balance is named where it is told, once', async () => {
  const [first, second, third] = await answersTo([
    'notre balance d’analyse dérive sans arrêt',
    'elle est à côté de la fenêtre, sous la climatisation',
    'ça peut venir des coupelles en plastique ?',
  ])
  expect(first).toContain('À vérifier d’abord')
  expect(second).toContain('climatisation')
  expect(third).toContain('Oui')
  expect(third).toContain('plastique')
})

test('a part of the name of a kind means that kind again', async () => {
  const [, second] = await answersTo([
    'balance pour peser des patients en fauteuil roulant, patient et fauteuil jusqu’à 250 kg',
    'certains fauteuils électriques font monter le total à 350 kg, laquelle alors ?',
  ])
  expect(second).not.toContain('Aucun modèle')
})
