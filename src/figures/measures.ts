import { knownObjects } from '#domain/fit/model-footprint.ts'
import { box, d, type FrontStroke, round, stroke } from './front-pen.ts'

const { baguette, pallet } = knownObjects

/** Things that everybody knows, as they stand on a floor; the height of a pallet is that of EN 13698-1. */
export const measures = {
  person: { widthMm: 480, heightMm: 1750 },
  baguette: { widthMm: baguette.lengthMm, heightMm: baguette.widthMm },
  pallet: { widthMm: pallet.lengthMm, heightMm: 144 },
} as const
/** Name of a thing that everybody knows. */
export type Measure = keyof typeof measures

const person = [
  stroke(
    'surface',
    'M204 222v34q-14 18-84 32q-68 14-76 98L10 800q-8 66 24 76q38 8 46-58l42-320l-2 330q2 60 12 190L136 1690q-2 26-30 34q-18 24 14 26h80q26 0 28-40L236 930H240',
    'L244 930L252 1710q2 40 28 40h80q32-2 14-26q-28-8-30-34L348 1018q10-130 12-190l-2-330l42 320q8 66 46 58q32-10 24-76L436 386q-8-84-76-98q-70-14-84-32v-34z',
  ),
  stroke('surface', 'M240 0c52 0 84 40 84 102s-36 128-84 128s-84-66-84-128s32-102 84-102z'),
]

const slashes = Array.from({ length: 6 }, (_, i) => d`M${100 + i * 80} ${44}q${20} ${-26} ${56} ${-30}`)

const { widthMm, heightMm } = measures.pallet

/** The front of a thing that everybody knows, mm. */
export const measureViews: Record<Measure, readonly FrontStroke[]> = {
  person,
  baguette: [
    stroke('surface', round([0, 0, measures.baguette.widthMm, measures.baguette.heightMm], 30)),
    stroke('detail', ...slashes),
  ],
  pallet: [
    stroke(
      'surface',
      ...[0, widthMm / 2 - 72.5, widthMm - 100].map((x, i) => box([x, 46, i === 1 ? 145 : 100, 74])),
    ),
    stroke(
      'surface',
      box([0, 0, widthMm, 20]),
      box([0, 24, widthMm, 20]),
      box([0, heightMm - 22, widthMm, 22]),
    ),
  ],
}
