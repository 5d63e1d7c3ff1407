import { pagePaths, paths } from './urls.ts'

const file = '/fiche.pdf'

/** The path of a product's data sheet (PDF) without language. */
export const dataSheetPath = (id: string): string => paths.product(id) + file

/** The same for a router: the id is the parameter `id`. */
export const dataSheetPattern = `${pagePaths.product}${file}` as const
