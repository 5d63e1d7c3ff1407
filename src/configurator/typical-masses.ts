import type { FitUse } from '#domain/fit/fit-use.ts'

/** A load and a smallest quantity as examples for each use; whole numbers, written alike in every language. */
export const typicalMasses: Record<FitUse, { load: string; smallest: string }> = {
  'direct-sale': { load: '6 kg', smallest: '100 g' },
  'price-computing': { load: '6 kg', smallest: '100 g' },
  'farm-sale': { load: '15 kg', smallest: '200 g' },
  trade: { load: '300 kg', smallest: '5 kg' },
  'precious-metal': { load: '500 g', smallest: '1 g' },
  prepack: { load: '1 kg', smallest: '250 g' },
  'prepack-variable': { load: '6 kg', smallest: '100 g' },
  'customs-tax': { load: '150 kg', smallest: '2 kg' },
  postal: { load: '30 kg', smallest: '50 g' },
  medical: { load: '200 kg', smallest: '40 kg' },
  pharmacy: { load: '200 g', smallest: '1 g' },
  'pharma-lab': { load: '100 g', smallest: '50 mg' },
  waste: { load: '40 t', smallest: '400 kg' },
  'vehicle-trade': { load: '40 t', smallest: '1 t' },
  axle: { load: '40 t', smallest: '1 t' },
  'livestock-trade': { load: '1 t', smallest: '50 kg' },
  court: { load: '500 g', smallest: '1 g' },
  internal: { load: '15 kg', smallest: '100 g' },
  lab: { load: '200 g', smallest: '100 mg' },
}
