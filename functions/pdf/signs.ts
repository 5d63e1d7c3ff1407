/** How signs are spelled where no font has them; what they mean stays the same. */
const spellings: Readonly<Record<string, string>> = {
  '≤': '<=',
  '≥': '>=',
  '≈': '~',
  '→': '->',
  '←': '<-',
  '↔': '<->',
  '⇒': '=>',
  Ω: 'Ohm',
  μ: 'µ',
  '∆': 'Δ',
  ℮: 'e',
  '‰': '/1000',
  '∅': 'Ø',
  '⌀': 'Ø',
  '⎓': 'DC',
  '✓': 'OK',
  '✔': 'OK',
  '☎': 'Tel.',
  '‐': '-',
  '\u2011': '-',
  '‒': '–',
  '―': '—',
  '−': '–',
  '‡': '**',
  '●': '•',
  '■': '•',
  '▪': '•',
  '◦': '•',
  '∙': '·',
  '⋅': '·',
  '∕': '/',
  '⁄': '/',
}

/**
 * A text with what `has` lacks in another spelling: the table, fractions and exponents in figures, and else what
 * Unicode holds for the same (ligatures, « ℃ », wide letters). What has none is left as it is.
 */
export function spelled(text: string, has: (character: string) => boolean): string {
  const one = (character: string) =>
    has(character) ? character : (spellings[character] ?? compatible(character))
  return text
    .normalize('NFC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(
      /(\d?)([⅐-⅞↉])/g,
      (_, whole, fraction) => `${whole}${whole && ' '}${fraction.normalize('NFKC')}`,
    )
    .replaceAll(/[⁰ⁱ⁴-⁾]+/g, (exponent) => `^${exponent.normalize('NFKC').replaceAll('−', '-')}`)
    .replaceAll(/[^\x20-\x7e]/gu, (character) => [...one(character)].map(one).join(''))
}

function compatible(character: string): string {
  if (/[\p{Z}\t]/u.test(character)) return '\u00a0'
  return character.normalize('NFKC')
}
