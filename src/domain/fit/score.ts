import { topMaxUg } from '#domain/metrology/range-used.ts'
import { modelMinUg } from './check-range.ts'
import { missingInterfaces } from './confirm.ts'
import type { FitModel } from './fit-model.ts'
import { type FitTask, isAssessed } from './fit-task.ts'
import { reserveOf } from './requirement.ts'
import { worstPoint } from './tolerance-point.ts'

/** Weights of the score; own rule, they sum to one. */
const weights = {
  price: 0.25,
  headroom: 0.15,
  accuracy: 0.25,
  platform: 0.15,
  options: 0.15,
  stock: 0.05,
} as const

const clamp = (value: number) => Math.min(1, Math.max(0, value))

/** How well a fitting model fits, 0 to 1; the cheapest fit in cents sets the scale of prices. */
export function scoreOf(task: FitTask, model: FitModel, cheapestCents: number | null): number {
  const score =
    weights.price * priceScore(model, cheapestCents) +
    weights.headroom * headroomScore(task, model) +
    weights.accuracy * accuracyScore(task, model) +
    weights.platform * (task.request.object === null || model.platform !== null ? 1 : 0.5) +
    weights.options * optionScore(task, model) +
    weights.stock * (model.inStock ? 1 : 0)
  return Math.round(score * 10_000) / 10_000
}

/** The cheapest fit has 1, one of twice its price a half, one on request 0. */
function priceScore({ priceCents }: FitModel, cheapestCents: number | null): number {
  if (priceCents === null || cheapestCents === null) return 0
  return priceCents === 0 ? 1 : cheapestCents / priceCents
}

/** 1 from the wanted reserve to twice the load, 0 from five times on, a half below the reserve. */
function headroomScore(task: FitTask, model: FitModel): number {
  const ratio = topMaxUg(model) / task.grossUg
  if (ratio * 1000 < reserveOf(task.request)) return 0.5
  return clamp((5 - ratio) / 3)
}

/** By how much the error stays below the tolerance; without one, Min below the smallest quantity. */
function accuracyScore(task: FitTask, model: FitModel): number {
  const { smallestUg } = task.request
  if (task.tolerance) {
    const { errorUg, allowedUg } = worstPoint(task, model)
    return errorUg === 0 ? 0 : clamp((allowedUg / errorUg - 1) / 2)
  }
  const minUg = isAssessed(task, model) ? modelMinUg(task, model) : null
  if (smallestUg === null || minUg === null) return 0
  return clamp((smallestUg / minUg - 1) / 4)
}

/** The share of wanted interfaces and power that the model is known to have. */
function optionScore(task: FitTask, model: FitModel): number {
  const { power, hours, interfaces } = task.request
  const asked = interfaces.length + (power === null ? 0 : 1) + (hours === null ? 0 : 1)
  if (asked === 0) return 1
  const missing =
    missingInterfaces(task, model).length +
    (power === null || model.power?.includes(power) ? 0 : 1) +
    (hours === null || (model.batteryHours ?? 0) >= hours ? 0 : 1)
  return 1 - missing / asked
}
