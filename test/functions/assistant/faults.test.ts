import { expect, test } from 'vitest'
import type { Locale } from '#config/locales.ts'
import { usualCalendar } from '#domain/time/work-calendar.ts'
import { answerByRules } from '#functions/assistant/answer.ts'
import { openCatalogueEdge } from '#test/support/edge.ts'

/** The answers to the messages of a conversation, each given with those before it. */
async function answersTo(texts: readonly string[], lang: Locale = 'fr') {
  const { env } = await openCatalogueEdge()
  const messages: { from: 'visitor' | 'assistant'; text: string }[] = []
  for (const text of texts) {
    messages.push({ from: 'visitor', text })
    const conversation = { lang, messages }
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

test.each<[Locale, string, string]>([
  [
    'de',
    'Die Ladenwaage druckt keine Bons mehr, das Papier läuft durch, bleibt aber weiß. Was ist das?',
    'Druckkopf',
  ],
  ['fr', 'balance 200 g au 0,01 avec piles et usb', 'Batterie ou piles'],
  ['en', 'bench scale 30 kg verified with bluetooth and battery', 'All with: Bluetooth; Battery.'],
  ['fr', 'on a perdu le carnet métrologique, que faire ?', 'prévenez l’organisme'],
  [
    'fr',
    'Pour peser les patients d’un diététicien, un impédancemètre de grande surface suffit du point de vue de la loi ?',
    'Non.',
  ],
  ['en', 'What do the CE, the M and the number 24 in a box mean on the plate?', 'notified body'],
  [
    'fr',
    'transpalette peseur 2 t pour le quai, on facture rien, c’est juste pour contrôler',
    'Contrôle interne',
  ],
])('%s: %s', async (lang, text, said) => {
  const [answer] = await answersTo([text], lang)
  expect(answer).toContain(said)
})

test('two answers with one content do not say yes and no', async () => {
  const [answer] = await answersTo(
    ['muss küchenwaage im restaurant geeicht sein wenn nur für rezepte? verkaufen nix nach gewicht'],
    'de',
  )
  expect(answer).toContain('Nein.')
  expect(answer).not.toContain('Ja.')
})

test('a bare number counts in the unit of the conversation, and several of a service ask for a discount', async () => {
  const [, second] = await answersTo([
    'balance à ticket pour la boucherie, jusqu’à 15 kg',
    'et une qui monte à 30, ça existe ?',
  ])
  expect(second).toContain('30')
  const [, discount] = await answersTo(
    [
      'How much do you charge for checking a shop scale and can you come to Wissembourg?',
      'I have three of them in the same shop, is it cheaper then?',
    ],
    'en',
  )
  expect(discount).toContain('discounts')
})
