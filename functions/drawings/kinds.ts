import { analyticalBalances, massMetrology } from './analytical-balances.ts'
import { benchChemistry } from './bench-chemistry.ts'
import { benchScales } from './bench-scales.ts'
import { bowlScales } from './bowl-scales.ts'
import { components } from './components.ts'
import { floorScales } from './floor-scales.ts'
import { checkweighers, goodsScales } from './goods-scales.ts'
import { handling, hoists } from './handling.ts'
import { beamScales, livestockScales } from './livestock.ts'
import { lyingScales } from './lying-scales.ts'
import type { Kind } from './plan.ts'
import { dispensingBalances, precisionBalances } from './precision-balances.ts'
import { checkoutScales, priceScales } from './price-scales.ts'
import { roadScales } from './road-scales.ts'
import { seatedScales, standingScales } from './standing-scales.ts'

/** A map instead of a record, so that a kind named `constructor` falls back like any other unknown one. */
export const kinds = new Map<string, Kind>(
  [
    priceScales,
    checkoutScales,
    bowlScales,
    goodsScales,
    benchScales,
    floorScales,
    beamScales,
    handling,
    checkweighers,
    livestockScales,
    roadScales,
    components,
    analyticalBalances,
    massMetrology,
    precisionBalances,
    dispensingBalances,
    benchChemistry,
    standingScales,
    seatedScales,
    lyingScales,
    hoists,
  ].flatMap((family) => Object.entries(family)),
)

/** The drawing of a kind without one of its own: a typical bench scale. */
export const fallback: Kind = benchScales.bench
