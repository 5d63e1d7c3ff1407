import { plateCharacters } from './plate-address.ts'

/** Glyphs that no data plate bears and that a recogniser takes the letters of one for. */
const likeness: readonly [RegExp, string][] = [
  [/€(?=\d?\s*=)/g, 'e'],
  [/(?<=\d)\s*¢\s*g?(?![a-z])/g, ' g'],
  // A mass that starts with a zero has lost its decimal point: « 05 g ».
  [/(?<![\p{L}\d.,])0(?=\d+ ?(?:kg|g|mg)(?!\p{L}))/gu, '0.'],
  // A stroke of the class between others: « II] », « I|I ».
  [/(?<=\b[Il|[\]]*[Il])[|[\]]|[|[\]](?=[Il])/g, 'I'],
]

/**
 * The text that was recognised on a photo of a data plate, as somebody would have typed it: no empty lines, and letters
 * for the glyphs that stand for nothing there. Digits are left as they are: only who holds the plate can tell.
 */
export const tidyPhotographed = (recognised: string): string =>
  likeness
    .reduce((text, [glyph, letter]) => text.replaceAll(glyph, letter), recognised)
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => /[\p{L}\d]/u.test(line))
    .join('\n')
    .slice(0, plateCharacters)
