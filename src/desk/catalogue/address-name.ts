import { foldText } from '#domain/catalogue/search-words.ts'

/** As long as the address of a product may be. */
export const longestId = 80

/** What is typed as the name of an address: lower case, without accents, anything else a hyphen. */
export const turned = (typed: string): string =>
  foldText(typed)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, longestId)

/** The same when nothing more is typed: a hyphen at its end separates nothing. */
export const addressName = (typed: string): string => turned(typed).replace(/-$/, '')
