import type { Texts } from './fr.ts'

/** Parts of a dictionary that pages say at first; every page needs `common`, the page table says which others. */
export const firstAreas = [
  'common',
  'home',
  'catalogue',
  'product',
  'quotes',
  'contact',
  'articles',
  'legal',
  'about',
  'compare',
  'newsletter',
] as const
/** What comes after a page stands, and what only those who are signed in read. */
const laterAreas = [
  'services',
  'models',
  'floating',
  'forms',
  'area',
  'faq',
  'session',
  'dashboard',
  'account',
  'scales',
  'reminders',
] as const
/** Every part of a dictionary. */
export const areas = [...firstAreas, ...laterAreas] as const
export type LaterArea = (typeof laterAreas)[number]
export type Area = (typeof areas)[number]

export type Loader = () => Promise<Partial<Texts>>
