import type { Texts } from './fr.ts'

/** Areas of the dictionary that first pages need; every page needs `common`, the page table names the others. */
export const firstAreas = [
  'common',
  'home',
  'catalogue',
  'product',
  'quotes',
  'contact',
  'articles',
  'legal',
  'terms',
  'about',
  'compare',
  'newsletter',
  'configure',
  'assistant',
  'plaque',
] as const
/** Areas of deferred components and of the customer area. */
const laterAreas = [
  'services',
  'models',
  'floating',
  'forms',
  'files',
  'kept',
  'list',
  'area',
  'faq',
  'session',
  'dashboard',
  'account',
  'scales',
  'reminders',
  'requests',
  'configurator',
  'answers',
  'figures',
  'finder',
  'suggestions',
  'understood',
  'drawing',
] as const
/** Every area of the dictionary. */
export const areas = [...firstAreas, ...laterAreas] as const
export type LaterArea = (typeof laterAreas)[number]
export type Area = (typeof areas)[number]

export type Loader = () => Promise<Partial<Texts>>
