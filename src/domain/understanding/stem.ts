/** « waagen » and « waage », « balances » and « balance » have one stem; too short a word keeps its ending. */
export function stemOf(word: string): string {
  if (word.length < 5) return word
  const single = /[^s][sx]$/.test(word) ? word.slice(0, -1) : word
  return single.length > 5 && single.endsWith('en') ? single.slice(0, -1) : single
}
