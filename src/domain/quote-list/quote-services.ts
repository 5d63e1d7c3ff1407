import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { clampQuantity } from './quote-list-rules.ts'
import { ServiceLine } from './quote-service.ts'

/** Parses the services stored with the quote list one by one; invalid ones and repetitions are dropped. */
export function readStoredServices(raw: unknown): ServiceLine[] {
  if (!Array.isArray(raw)) return []
  const lines = raw.flatMap((entry) => {
    const result = v.safeParse(ServiceLine, entry)
    return result.success ? [result.output] : []
  })
  return lines
    .filter(({ code }, i) => lines.findIndex((line) => line.code === code) === i)
    .slice(0, limits.quoteServices)
}

/**
 * Adds services to the list: a known one gets the larger quantity, as merged lists do; past the limit none is added.
 */
export function addServices(lines: readonly ServiceLine[], added: readonly ServiceLine[]): ServiceLine[] {
  const quantities = new Map(lines.map(({ code, quantity }) => [code, quantity]))
  for (const { code, quantity } of added) {
    const index = quantities.get(code)
    if (index === undefined && quantities.size >= limits.quoteServices) continue
    quantities.set(code, clampQuantity(Math.max(index ?? 1, quantity)))
  }
  return [...quantities].map(([code, quantity]) => ({ code, quantity }))
}

/** The list with another quantity of a service; null removes it. */
export function changeService(
  lines: readonly ServiceLine[],
  code: string,
  quantity: number | null,
): ServiceLine[] {
  if (quantity === null) return lines.filter((line) => line.code !== code)
  return lines.map((line) => (line.code === code ? { code, quantity: clampQuantity(quantity) } : line))
}
