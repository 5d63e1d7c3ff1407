import { expect, test } from 'vitest'
import { foldedWords } from '#domain/assistant/question.ts'
import { termsTopic } from '#domain/assistant/terms-topics.ts'

const topicOf = (text: string) => termsTopic({ text, folded: foldedWords(text) })

test.each([
  ['Zahlungsziel?', 'payment'],
  ['on peut payer par virement ?', 'payment'],
  ['quelle garantie ?', 'warranty'],
  ['the parcel arrived damaged', 'delivery'],
  ['Was kostet der Versand?', 'prices'],
  ['comment annuler ma commande ?', 'offer'],
  ['wohin mit dem Altgerät', 'take-back'],
])('« %s » is answered from the clause on %s', (text, clause) => {
  expect(topicOf(text)?.quoted?.[0]?.[0]).toBe(clause)
})

test.each([
  'Waage zum Schrauben zählen',
  'balance avec prix à payer',
  'remise à zéro',
  'the display returns to zero',
  'balance pour or d’occasion',
  'échanger des données avec la balance',
  'Waage für einen Recyclinghof',
  'Waage für Entsorgung und Schrott',
  'Die Waage zeigt falsche Zahlen',
  'welche Waage wird gebraucht?',
  'balance pour calculer les frais de port',
  'combien de temps pour la livraison ?',
  'alle 60 Tage kalibrieren',
])('« %s » asks nothing about buying here', (text) => {
  expect(topicOf(text)).toBeNull()
})
