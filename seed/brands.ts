import type { Category } from '#domain/catalogue/facets.ts'

/**
 * Fictional manufacturers: none of these names was found to be one of a real manufacturer of weighing instruments in
 * public sources (November 2026). `code` is the prefix of the brand's references.
 */
export type Brand = { name: string; code: string; categories: Category[]; priceFactor: number }

export const brands: Brand[] = [
  { name: 'Montevigne', code: 'MV', categories: ['commercial', 'industrial'], priceFactor: 1 },
  { name: 'Velmoreau', code: 'VM', categories: ['commercial'], priceFactor: 1.12 },
  { name: 'Brivalis', code: 'BR', categories: ['commercial', 'medical'], priceFactor: 0.9 },
  { name: 'Tarnoval', code: 'TN', categories: ['industrial'], priceFactor: 0.94 },
  { name: 'Askelune', code: 'AK', categories: ['industrial', 'laboratory'], priceFactor: 1.06 },
  { name: 'Zornhalde', code: 'ZH', categories: ['industrial', 'laboratory'], priceFactor: 1.15 },
  { name: 'Lumivanne', code: 'LV', categories: ['laboratory', 'medical'], priceFactor: 1.04 },
  { name: 'Orvanelle', code: 'OR', categories: ['medical'], priceFactor: 1 },
]
