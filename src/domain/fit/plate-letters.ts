/** Digits that are typed and recognised as letters. */
const digitOf: Record<string, string> = { O: '0', o: '0', I: '1', l: '1' }
const inDigits = (token: string) => token.replaceAll(/[OoIl]/g, (letter) => digitOf[letter] ?? letter)

/**
 * A number with such letters: « 3O kg », « O,1g », « OI22 »; « II2 » of ATEX, « 5l » and the name of a device,
 * « Indicateur I410 », are none.
 */
const number =
  /(?<![\p{L}\p{N}.,])(?!II+\d|(?<=\p{L}{4} )[Il]\d+ )(?=[.,OoIl]*\d)[\dOoIl]+(?:[.,][\dOoIl]+)*(?<!\d[lI])(?=(?:kg|mg|gr?|t|ct)?(?![\p{L}\p{N}]))/gu
/** « Min lOOg »: letters alone, between a label and a unit. */
const lettersOnly = /(?<=(?:min|max)\.? ?[:=]? ?)[OoIl]{2,4}(?= ?(?:kg|mg|g|t)(?![\p{L}\p{N}]))/giu
/** The year behind an M: « Ml7 », « M2O ». */
const year = /(?<![\p{L}\p{N}])M(?=.?\d)[\dOoIl]{2}(?![\p{L}\p{N}])/gu
/** A class in small letters: « lll », « Kl. ll »; two alone may be a word. */
const accuracyClass =
  /(?:(?<![\p{L}\p{N}])(?=I*l)[Il]{3,4}|(?<=\b(?:[Cc]l(?:asse?)?|[Kk]l(?:asse)?)\.?\s?)(?=I*l)[Il]{2})(?![\p{L}\p{N}])/gu

/** The text of a plate with digits and classes for the letters that were typed for them, and which were replaced. */
export function withoutLookalikes(typed: string): { text: string; replaced: string[] } {
  const replaced: string[] = []
  const by = (write: (token: string) => string) => (token: string) => {
    const written = write(token)
    if (written !== token) replaced.push(`${token} → ${written}`)
    return written
  }
  const text = typed
    .replaceAll(
      year,
      by((token) => `M${inDigits(token.slice(1))}`),
    )
    .replaceAll(number, by(inDigits))
    .replaceAll(lettersOnly, by(inDigits))
    .replaceAll(
      accuracyClass,
      by((token) => 'I'.repeat(token.length)),
    )
  return { text, replaced }
}
