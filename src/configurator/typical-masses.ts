import type { FitUse } from '#domain/fit/fit-use.ts'

/** A load and a smallest quantity as examples for each use; whole numbers, written alike in every language. */
export const typicalMasses: Record<FitUse, { load: string; smallest: string }> = {
  'direct-sale': { load: '6\u00a0kg', smallest: '100\u00a0g' },
  'price-computing': { load: '6\u00a0kg', smallest: '100\u00a0g' },
  'farm-sale': { load: '15\u00a0kg', smallest: '200\u00a0g' },
  trade: { load: '300\u00a0kg', smallest: '5\u00a0kg' },
  'precious-metal': { load: '500\u00a0g', smallest: '1\u00a0g' },
  prepack: { load: '1\u00a0kg', smallest: '250\u00a0g' },
  'prepack-variable': { load: '6\u00a0kg', smallest: '100\u00a0g' },
  'customs-tax': { load: '150\u00a0kg', smallest: '2\u00a0kg' },
  postal: { load: '30\u00a0kg', smallest: '50\u00a0g' },
  medical: { load: '200\u00a0kg', smallest: '40\u00a0kg' },
  pharmacy: { load: '200\u00a0g', smallest: '1\u00a0g' },
  'pharma-lab': { load: '100\u00a0g', smallest: '50\u00a0mg' },
  waste: { load: '40\u00a0t', smallest: '400\u00a0kg' },
  'vehicle-trade': { load: '40\u00a0t', smallest: '1\u00a0t' },
  axle: { load: '40\u00a0t', smallest: '1\u00a0t' },
  'livestock-trade': { load: '1\u00a0t', smallest: '50\u00a0kg' },
  court: { load: '500\u00a0g', smallest: '1\u00a0g' },
  internal: { load: '15\u00a0kg', smallest: '100\u00a0g' },
  lab: { load: '200\u00a0g', smallest: '100\u00a0mg' },
}
