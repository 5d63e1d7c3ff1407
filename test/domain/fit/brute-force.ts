import type { FitModel } from '#domain/fit/fit-model.ts'
import type { FitRequest } from '#domain/fit/fit-request.ts'
import table from '#domain/fit/regimes.json' with { type: 'json' }
import { gram, milligram } from '#domain/metrology/mass.ts'

/**
 * An independent second implementation of the hard rules from their texts, in exact fractions, which tries loads one by
 * one. Slow, and without any code of the solver.
 */

type Row = { needs: string[]; classes: string[]; letters: string[] }
const rowOf = (use: string) => table.uses.find(({ key }) => key === use) as unknown as Row

const counter = [
  'price-computing',
  'ticket-scale',
  'label-scale',
  'pos-scale',
  'self-service',
  'hanging-retail',
]
const notNawi = ['checkweigher', 'axle', 'loadcell', 'weights', 'indicator', 'mass-comparator', 'moisture']

const steps: Record<string, [number, number]> = {
  I: [50_000, 200_000],
  II: [5_000, 20_000],
  III: [500, 2_000],
  IIII: [50, 200],
}

/** The range for a net load; loads may be halves of a microgram, for « just above ». */
function rangeAt(model: FitModel, net: number, tare: number) {
  const load = model.arrangement === 'multiple-range' ? net + tare : net
  return model.ranges.find(({ maxUg }) => load <= maxUg) ?? model.ranges.at(-1)
}

function inService(cls: string, e: number, load: number): number {
  const [n1, n2] = steps[cls] ?? [0, 0]
  return load <= n1 * e ? e : load <= n2 * e ? 2 * e : 3 * e
}

function errorAt(model: FitModel, verified: boolean, net: number, tare: number): number {
  const range = rangeAt(model, net, tare)
  if (!verified) return 3 * (range?.dUg ?? 0)
  return inService(model.accuracyClass ?? '', range?.eUg ?? 0, net)
}

/** error ≤ tolerance in integers: halves are doubled, millionths multiplied out. */
function within(request: FitRequest, error: number, net: number): boolean {
  const { tolUg, tolPpm } = request
  const share = tolPpm === null || BigInt(error) * 2_000_000n <= BigInt(tolPpm) * BigInt(Math.ceil(net * 2))
  return share && (tolUg === null || error <= tolUg)
}

function toleranceHolds(request: FitRequest, model: FitModel, verified: boolean): boolean {
  const { smallestUg, loadUg, tareUg, everywhere } = request
  if (smallestUg === null) return true
  const holds = (net: number) => within(request, errorAt(model, verified, net, tareUg), net)
  if (!holds(smallestUg) || !everywhere) return holds(smallestUg)
  const max = model.ranges.at(-1)?.maxUg ?? 0
  const top = Math.min(loadUg, model.additiveTare ? max : max - tareUg)
  const edges = model.ranges.flatMap(({ maxUg, eUg }) => [
    maxUg,
    maxUg - tareUg,
    ...(steps[model.accuracyClass ?? ''] ?? []).map((n) => n * (eUg ?? 0)),
  ])
  const spread = Array.from({ length: 40 }, (_, i) => Math.round(smallestUg + ((top - smallestUg) * i) / 39))
  return [...edges.flatMap((edge) => [edge, edge + 1]), ...spread, top]
    .filter((net) => net >= smallestUg && net <= top)
    .every(holds)
}

function minOf(request: FitRequest, model: FitModel): number | null {
  const byRange = model.arrangement === 'multiple-range'
  const range = byRange
    ? rangeAt(model, request.smallestUg ?? request.loadUg, request.tareUg)
    : model.ranges[0]
  const cls = model.accuracyClass
  const e = range?.eUg ?? 0
  const counted = Math.min(e, range?.dUg ?? e)
  if (cls === 'I') return 100 * counted
  if (cls === 'II') return (e < 100 * milligram ? 20 : 50) * counted
  return cls === 'III' ? 20 * counted : cls === 'IIII' ? 10 * counted : null
}

const germanTable = [
  [10, 0.1],
  [25, 0.2],
  [150, 0.5],
  [350, 1],
  [1750, 2],
  [3500, 5],
  [7000, 10],
  [25_000, 20],
  [50_000, 50],
  [100_000, 100],
  [600_000, 200],
  [Infinity, 500],
] as const

function tolerableNegativeError(g: number): number {
  const raw =
    g <= 50
      ? g * 0.09
      : g <= 100
        ? 4.5
        : g <= 200
          ? g * 0.045
          : g <= 300
            ? 9
            : g <= 500
              ? g * 0.03
              : g <= 1000
                ? 15
                : g * 0.015
  return Math.ceil(Math.round(raw * 10_000) / 1000) / 10
}

function lawHolds(request: FitRequest, model: FitModel): boolean {
  const nominal = (request.nominalUg ?? 0) / gram
  const e = (rangeAt(model, nominal * gram, request.tareUg)?.eUg ?? 0) / gram
  if (request.country === 'DE') return e <= (germanTable.find(([below]) => nominal < below)?.[1] ?? 0)
  return (
    5 * (inService(model.accuracyClass ?? '', e * gram, nominal * gram) / gram) <=
    tolerableNegativeError(nominal) + 1e-9
  )
}

function countHolds(request: FitRequest, d: number): boolean {
  const { pieceUg: p, pieces: many, referencePieces: n, countError, pieceSpread } = request
  if (p === null || many === null) return true
  return (
    d <= ((Math.max(0.5, countError) - (2 * many * pieceSpread) / Math.sqrt(n)) * p) / (many / n + 1) + 1e-6
  )
}

/** IP digits, typed by hand from the markings of the test models. */
const markings: Record<string, { solids: number; holds: number[] }> = {
  IP20: { solids: 2, holds: [0] },
  IP54: { solids: 5, holds: [0, 4] },
  'IP54–IP65': { solids: 5, holds: [0, 4] },
  IP43: { solids: 4, holds: [0] },
  IP40: { solids: 4, holds: [0] },
  IP30: { solids: 3, holds: [0] },
  IP65: { solids: 6, holds: [0, 4, 5] },
  'IP66/IP68': { solids: 6, holds: [0, 4, 5, 7] },
  IPX8: { solids: 0, holds: [0, 4, 7] },
  IP69K: { solids: 6, holds: [0, 4, 9] },
}

function platformHolds(request: FitRequest, model: FitModel): boolean {
  const { object } = request
  const { platform } = model
  if (!object || !platform) return true
  const sides = [object.lengthMm, object.widthMm].sort((a, b) => a - b)
  if (platform.shape === 'round') return Math.hypot(...sides) <= platform.diameterMm
  const plate = [platform.widthMm, platform.depthMm].sort((a, b) => a - b)
  return sides.every((side, i) => side <= (plate[i] ?? 0))
}

function atexHolds({ zone }: FitRequest, { atexCategory }: FitModel): boolean {
  if (zone === null) return true
  if (atexCategory === 'II 2 GD') return ['1', '2', '21', '22'].includes(zone)
  return atexCategory === '3D' && zone === '22'
}

/** The codes of the rules that a model fails, in order. */
export function bruteForceCodes(request: FitRequest, model: FitModel): string[] {
  const row = rowOf(request.use)
  const legal = !row.letters.includes('g')
  const ordered = legal && model.metrology === 'optional'
  const verified =
    model.accuracyClass !== null && model.ranges[0]?.eUg != null && (model.metrology === 'yes' || ordered)
  const classes = request.use === 'waste' && request.country === 'DE' ? [...row.classes, 'IIII'] : row.classes
  const hasDisplay = model.customerDisplay ?? (counter.includes(model.kind) || null)
  const computes = model.priceComputing ?? (model.kind === 'price-computing' || null)
  const q = request.smallestUg
  const min = minOf(request, model)
  const top = model.ranges.at(-1)?.maxUg ?? 0
  const d = rangeAt(model, q ?? 0, request.tareUg)?.dUg ?? null
  const lotD = rangeAt(model, (request.pieceUg ?? 0) * (request.pieces ?? 0), request.tareUg)?.dUg ?? null
  const has = (need: string) => row.needs.includes(need)
  const fails: [string, boolean][] = [
    ['legal', legal && (model.metrology === null || model.metrology === 'no')],
    ['not-nawi', notNawi.includes(model.kind) && !(model.kind === 'axle' && request.use === 'axle')],
    [
      'class',
      legal &&
        model.metrology !== 'no' &&
        model.metrology !== null &&
        model.accuracyClass !== null &&
        !classes.includes(model.accuracyClass),
    ],
    [
      'aux',
      has('d-equals-e') && model.ranges.some(({ eUg, dUg }) => eUg !== null && dUg !== null && dUg < eUg),
    ],
    [
      'display',
      has('two-sided-display') && (hasDisplay === false || (has('price-computing') && computes === false)),
    ],
    ['max', top < request.loadUg + (model.additiveTare ? 0 : request.tareUg)],
    ['min', verified && min !== null && min > (q ?? request.loadUg)],
    ['tolerance', verified && !toleranceHolds(request, model, true)],
    ['resolution', !verified && model.ranges[0]?.dUg != null && !toleranceHolds(request, model, false)],
    ['law-e', has('fpackv-e') && request.nominalUg !== null && verified && !lawHolds(request, model)],
    [
      'usp',
      request.minimumWeight &&
        q !== null &&
        d !== null &&
        2000 * Math.max(model.repeatabilityUg ?? 0, 0.41 * d) > q + 1e-6,
    ],
    ['count', lotD !== null && !countHolds(request, lotD)],
    ['platform', !platformHolds(request, model)],
    ['ip', !ipHolds(request, model)],
    ['atex', !atexHolds(request, model)],
    [
      'price',
      request.budgetCents !== null && model.priceCents !== null && model.priceCents > request.budgetCents,
    ],
  ]
  if (legal && has('medical-device') && model.medicalDevice === false) fails[0] = ['legal', true]
  return fails.filter(([, failed]) => failed).map(([code]) => code)
}

function ipHolds({ protection: { solids, water } }: FitRequest, { protection }: FitModel): boolean {
  if (protection === null || (solids === 0 && water === 0)) return true
  const own = markings[protection]
  return own !== undefined && own.solids >= solids && own.holds.includes(water)
}
