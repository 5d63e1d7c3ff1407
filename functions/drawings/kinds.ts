import { analyticalBalances } from './analytical-balances.ts'
import { beamScales } from './beams.ts'
import { benchChemistry } from './bench-chemistry.ts'
import { benchScales } from './bench-scales.ts'
import { bowlScales } from './bowl-scales.ts'
import { checkoutScales } from './checkout-scales.ts'
import { checkweighers } from './checkweigher.ts'
import { components } from './components.ts'
import { dispensingBalances } from './dispensing-balances.ts'
import { floorScales } from './floor-scales.ts'
import { goodsScales } from './goods-scales.ts'
import { handling } from './handling.ts'
import { hoists } from './hoist.ts'
import { livestockScales } from './livestock.ts'
import { lyingScales } from './lying-scales.ts'
import { massMetrology } from './mass-metrology.ts'
import type { Kind } from './plan.ts'
import { precisionBalances } from './precision-balances.ts'
import { priceScales } from './price-scales.ts'
import { roadScales } from './road-scales.ts'
import { seatedScales } from './seated-scales.ts'
import { standingScales } from './standing-scales.ts'

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
