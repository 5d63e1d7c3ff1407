import { expect, test } from 'vitest'
import { journalLines, subjectText } from '#src/desk/journal-lines.ts'

const specificationLabel = (key: string) => `Ligne ${key}`

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
  [{ 'removed product': null }, { 'removed product': 'yes' }, ['Produit retiré', null, 'oui']],
  [
    { 'T20 4711 removed model': null },
    { 'T20 4711 removed model': 'yes' },
    ['Modèle supprimé (T20 4711)', null, 'oui'],
  ],
  [null, { begins: '2026-08-03T08:15' }, ['Début', null, '3 août 2026 à 08:15']],
  [
    { 'T20 4711 ranges': { 0: { maxUg: 15_000_000_000 } } },
    { 'T20 4711 ranges': { 0: { maxUg: 30_000_000_000 } } },
    ['Max (T20 4711)', '15 kg', '30 kg'],
  ],
  [
    { specifications: { display: { de: 'LCD' } } },
    { specifications: { display: { de: 'LED' } } },
    ['Ligne display (allemand)', 'LCD', 'LED'],
  ],
  [
    { 'T20 facts': { protection: 'IP54' } },
    { 'T20 facts': { protection: 'IP65' } },
    ['Protection (IP) (T20)', 'IP54', 'IP65'],
  ],
  [{ id: 1, name: 'Marie' }, { id: 2, name: 'Paul' }, ['Nom', 'Marie', 'Paul']],
])('%j → %j is read as words', (before, after, [label, old, now]) => {
  const plain = (value: string | null) => value?.replaceAll(/\s/g, ' ') ?? null
  expect(
    journalLines(before, after, { specificationLabel }).map((line) => [
      line.label,
      plain(line.before),
      plain(line.after),
    ]),
  ).toEqual([[label, old, now]])
})

test('what is published at once has no hour, what is planned has', () => {
  const at = '2026-11-28T10:00:00.000Z'
  expect(journalLines(null, { dueAt: at }, { at, specificationLabel })).toEqual([])
  expect(journalLines(null, { dueAt: '2027-01-01T05:00:00.000Z' }, { at, specificationLabel })).toHaveLength(
    1,
  )
})

test.each([
  ['publication', 'f4a6b0a2-0000-4000-8000-000000000000', ''],
  ['closure', '2026-08-03', '3 août 2026'],
  ['notice', '2026-08-03T06:15:00.000Z', '3 août 2026 à 08:15'],
  ['company', '3', 'version 3.0'],
  ['request', 'DEV-260201-AAAAA', 'DEV-260201-AAAAA'],
] as const)('a %s with the id %s is named %j', (kind, id, name) => {
  expect(subjectText(kind, id).replaceAll(/\s/g, ' ')).toBe(name)
})
