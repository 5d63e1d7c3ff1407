/** The longest search that is counted: what is longer is a sentence, and says more than a wish. */
const longest = 60
/** As many digits make a telephone number or a reference; the largest Max in kilograms has fewer. */
const digitsOfNumber = 7

/**
 * A search without a result as it is counted: lower-cased, with single spaces. Null where it may name a person: an
 * e-mail address, a telephone number, a reference, or a long text; and where nothing is left.
 */
export function countedMiss(typed: string): string | null {
  const text = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0
  if (text === '' || text.length > longest || text.includes('@') || digits >= digitsOfNumber) return null
  return text
}
