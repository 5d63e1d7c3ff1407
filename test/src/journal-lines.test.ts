import { expect, test } from 'vitest'
import { journalLines } from '#src/desk/journal-lines.ts'

test.each([
  [{ 'LV-A2 price': '2990.00' }, { 'LV-A2 price': '451.00' }, ['Prix (LV-A2)', '2 990,00 €', '451,00 €']],
  [
    { 'PCB 350-3 price': 'on request' },
    { 'PCB 350-3 price': '1.00' },
    ['Prix (PCB 350-3)', 'sur demande', '1,00 €'],
  ],
  [{ 'A new model': null }, { 'A new model': 'A' }, ['Nouveau modèle (A)', null, 'A']],
  [{ inStock: true }, { inStock: false }, ['En stock', 'oui', 'non']],
  [null, { dueAt: '2026-12-24T07:00:00.000Z' }, ['Prévue le', null, '24 décembre 2026 à 08:00']],
  [{ first: '2026-08-03' }, { first: '2026-08-04' }, ['Du', '3 août 2026', '4 août 2026']],
  [null, { roles: ['sales', 'content'] }, ['Rôles', null, 'Demandes et devis, Contenu et fermetures']],
  [{ reason: { de: 'Ja' } }, { reason: { de: 'Nein' } }, ['Motif (allemand)', 'Ja', 'Nein']],
  [
    { travelCents: [4500, 8500] },
    { travelCents: [4500, 9000] },
    ['Déplacements', '45,00 €, 85,00 €', '45,00 €, 90,00 €'],
  ],
  [{ phone: '+33353010167' }, { phone: '+33388001122' }, ['Téléphone', '03 53 01 01 67', '03 88 00 11 22']],
  [{ documents: null }, { documents: 'T20 4711' }, ['Documents', null, 'T20 4711']],
  [{ discontinued: null }, { discontinued: 'yes' }, ['N’est plus proposé', null, 'oui']],
  [{}, { 3: { answer: { fr: 'Oui' } } }, ['Réponse (français, 4)', null, 'Oui']],
  [{ id: 1, name: 'Marie' }, { id: 2, name: 'Paul' }, ['Nom', 'Marie', 'Paul']],
])('%j → %j is read as words', (before, after, [label, old, now]) => {
  const plain = (value: string | null) => value?.replaceAll(/\s/g, ' ') ?? null
  expect(
    journalLines(before, after).map((line) => [line.label, plain(line.before), plain(line.after)]),
  ).toEqual([[label, old, now]])
})
