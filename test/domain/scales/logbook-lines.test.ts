import { expect, test } from 'vitest'
import { drawingKindOf, type Logbook, logbookLines } from '#domain/scales/logbook-lines.ts'
import { drawingKinds } from '#functions/drawings/drawing.ts'

const instrument = {
  maxUg: 15e9,
  accuracyClass: 'III',
  use: 'trade',
  kind: 'non-automatic' as const,
  weighsPeople: false,
  baby: false,
  bed: false,
  farm: false,
} as const

test.each([
  [{}, 'bench'],
  [{ use: 'direct-sale' }, 'price-computing'],
  [{ use: 'direct-sale', maxUg: 60e9 }, 'bench'],
  [{ maxUg: 1500e9 }, 'floor'],
  [{ maxUg: 50_000e9 }, 'weighbridge'],
  [{ maxUg: null }, 'bench'],
  [{ accuracyClass: 'I' }, 'analytical'],
  [{ accuracyClass: 'II' }, 'precision'],
  [{ weighsPeople: true }, 'personal'],
  [{ weighsPeople: true, baby: true }, 'baby'],
  [{ weighsPeople: true, bed: true }, 'bed'],
  [{ farm: true, maxUg: 3000e9 }, 'livestock'],
  [{ kind: 'weights' }, 'weights'],
  [{ kind: 'automatic-rail', maxUg: 50_000e9 }, 'checkweigher'],
] as const)('an instrument with %j is drawn as %s, a kind that has a drawing', (changes, kind) => {
  expect(drawingKindOf({ ...instrument, ...changes })).toBe(kind)
  expect(drawingKinds).toContain(kind)
})

test('the history holds recorded days, acceptance and entry by day in Paris; only what the instrument no longer names may go', () => {
  const scale = { lastVerifiedOn: '2026-03-10', lastOverhauledOn: '2024-03-10' } as Logbook['scale']
  const lines = logbookLines({
    scale,
    product: null,
    registeredAt: '2026-03-12T23:30:00.000Z',
    request: { reference: 'DEV-260201-AAAAA', acceptedAt: '2026-03-01T10:00:00.000Z' },
    history: [
      { event: 'verification', doneOn: '2026-03-10' },
      { event: 'verification', doneOn: '2024-03-10' },
      { event: 'overhaul', doneOn: '2024-03-10' },
    ],
  })
  expect(lines).toEqual([
    { event: 'registered', day: '2026-03-13', isEarlier: false },
    { event: 'verification', day: '2026-03-10', isEarlier: false },
    { event: 'accepted', day: '2026-03-01', reference: 'DEV-260201-AAAAA', isEarlier: false },
    { event: 'verification', day: '2024-03-10', isEarlier: true },
    { event: 'overhaul', day: '2024-03-10', isEarlier: false },
  ])
})

test('without an accepted offer the history says nothing of one', () => {
  const scale = { lastVerifiedOn: null, lastOverhauledOn: null } as Logbook['scale']
  const request = { reference: 'DEV-260201-AAAAA', acceptedAt: null }
  const lines = logbookLines({
    scale,
    product: null,
    registeredAt: '2026-03-12T10:00:00.000Z',
    request,
    history: [],
  })
  expect(lines.map(({ event }) => event)).toEqual(['registered'])
})
