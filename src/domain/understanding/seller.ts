import { lexicons } from './lexicon.ts'

const names = Object.values(lexicons).map(({ seller }) => seller)
const sellers = new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'giu')

/**
 * A text with blanks where it names the shop that is asked: « is there something in your shop? » tells no trade of who
 * asks. Places in both texts agree.
 */
export const withoutSeller = (text: string): string =>
  text.replace(sellers, (name) => ' '.repeat(name.length))
