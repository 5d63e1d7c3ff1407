/** « waagen » and « waage », « balances » and « balance » have one stem; too short a word keeps its ending. */
export function stemOf(word: string): string {
  if (word.length < 5) return word
  const single = /[^s][sx]$/.test(word) ? word.slice(0, -1) : word
  return single.length > 5 && single.endsWith('en') ? single.slice(0, -1) : single
}

/**
 * Words that a trade builds in several ways from one verb, by the one that stands for all: « barre de pesée » and
 * « barres peseuses » are « barre de pesage », „Wiegebalken“ is „Wägebalken“, "weighing beam" is "weigh beam".
 */
const families: readonly (readonly [built: RegExp, root: string])[] = [
  [/^pese(?:e|ur|use)s?$/, 'pesage'],
  [/^(?:waagen|waege|wiege|waage)(?=[a-z]{4,})/, 'wage'],
  [/^weigh(?:ing|er|ers)$/, 'weigh'],
]

/** The stem by which the reader compares a word with its lists. */
export const rootOf = (word: string): string =>
  stemOf(families.reduce((text, [built, root]) => text.replace(built, root), word))
