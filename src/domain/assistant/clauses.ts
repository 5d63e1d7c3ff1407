import { beginsWithAny, foldedWords, saysInAny } from './word-lists.ts'

/** More of a message are not read one by one. */
const mostClauses = 12
/** Shorter pieces are no clause of their own. */
const shortestClause = 2

/** A sentence ends; not in « z. B. », « 1.5 », « 24. Dezember » or « ca. 3 kg », nor before « (Baden) ». */
const sentenceEnd =
  /(?<=[?!;\n])(?![?!])\s*(?!\s*\()|(?<=(?<!\d|\b(?:ca|env|z|B|Nr|no|max|min|art|etc|evtl|bzw|inkl|zzgl|approx))\.)\s+(?=\p{L})/iu
/** Where another question may begin, not within « 0,01 g »: « …, combien coûte … », « … and how often … ». */
const joint =
  /\s*(?:(?<!\d),|,(?!\d))\s*|\s+(?=(?:et|and|und|puis|pis|sowie|ou|or|oder|mais|but|aber|n|u|un|&)\s)/iu
const joiner =
  /^(?:(?:et|and|und|puis|pis|sowie|n|u|un|&|ou bien|ou|or|oder|mais|but|aber|aussi|also|auch|dann|then|so|donc|alors)\s+)+/i

/** How many words a piece has behind « and » or « or ». */
export const wordsIn = (piece: string) => foldedWords(piece.replace(joiner, '')).split(' ').length

/** « und unser Werk in Baden », « and the one in the yard »: what goes on, and asks nothing by itself. */
export const goesOnWith = (folded: string): boolean => {
  const rest = folded.replace(joiner, '')
  return beginsWithAny(folded, 'follow-up-opener') || (rest !== folded && !opensQuestion(rest))
}

/** What stands behind the first word. */
const behindFirst = (folded: string) => folded.slice(folded.indexOf(' ') + 1)

/** « et par qui », « und von wem »: a few words that only name what else is asked. */
const isElliptic = (folded: string) =>
  folded.split(' ').length <= mostElliptic && beginsWithAny(behindFirst(folded), 'wh')
const mostElliptic = 3

/** Shorter words are conjunctions behind a preposition: « avec ou sans ». */
const shortestBehind = 3

/** Does a folded piece begin with the word of a question, or with it behind prepositions: „bis zu welchem Tag“? */
const opensWithWh = (folded: string): boolean => {
  if (beginsWithAny(folded, 'wh')) return true
  const words = folded.split(' ')
  const behind = words[words.findIndex((word) => !beginsWithAny(word, 'preposition'))] ?? ''
  return behind !== words[0] && behind.length >= shortestBehind && beginsWithAny(behind, 'wh')
}

/** Does a piece begin as a question does? Of what is told only a word like « when » makes one. */
const opensQuestion = (piece: string, isTold = false) => {
  const folded = foldedWords(piece.replace(joiner, ''))
  const opens = opensWithWh(folded) || (!isTold && beginsWithAny(folded, 'yes-no')) || isElliptic(folded)
  return wordsIn(piece) >= shortestClause && opens
}

/** « la balance est vérifiée tous les combien »: a question whose word stands at its end. */
const endsAsQuestion = (piece: string) =>
  endings.some((words) => beginsWithAny(foldedWords(piece).split(' ').slice(-words).join(' '), 'wh'))
const endings = [1, 2, 3]

/** Where a statement may end and its question begin: « the sticker is out of date, can I still sell? » */
const breaks = /(?<=[?!;:\n.])\s+|\s*,\s*|\s+[–-]\s+/u

/** Does a text ask anything, with a question mark or without: « opening times on 1 May and can I walk in »? */
export const asksSomething = (text: string) =>
  text.includes('?') ||
  text.split(breaks).some((piece) =>
    piece
      .split(joint)
      // „wir kaufen und verkaufen danach“ goes on telling.
      .filter((part, at) => at === 0 || wordsIn(part) > shortestClause)
      .some((part) => opensQuestion(part, punctuated.test(text))),
  )
/** Who ends every sentence with a full stop tells: « I must check sacks. It is for myself. » */
const punctuated = /[.!]\s+\p{Lu}.*[.!]\s*$/su

/** Of a text with question marks the sentences that end with one: « He says it will do. Which one do we need? » */
const asked = (text: string) => (text.includes('?') ? text.split(sentenceEnd) : [text])

/**
 * Whether a text asks for yes or no: its first piece that begins as a question does so; else a sentence that ends as a
 * question and asks for no other thing: « une balance de cuisine, ça suffit ? ».
 */
export function asksYesNo(text: string): boolean {
  const pieces = asked(text)
    .filter((sentence) => !text.includes('?') || sentence.includes('?'))
    .join(' ')
    .split(breaks)
    .map((piece) => foldedWords(piece.replace(joiner, '')))
  for (const piece of pieces) {
    if (opensWithWh(piece)) return false
    // « il faut quelle précision ? »
    const behind = behindFirst(piece)
    if (beginsWithAny(piece, 'yes-no')) return !beginsWithAny(behind, 'wh') || beginsWithAny(behind, 'yes-no')
  }
  const last = pieces.findLast((piece) => piece !== '') ?? ''
  return /\?\s*$/.test(text) && saysInAny(last, 'yes-no') && !saysInAny(last, 'wh')
}

/** Shorter halves of a sentence ask for nothing by themselves. */
const shortestHalf = 3

/** What stands around « and » and commas, which may ask for two things: « mend it, and take the old one ». */
export function halvesOf(text: string): string[] {
  const pieces = text
    .split(sentenceEnd)
    .flatMap((sentence) => (together.test(sentence) ? [sentence] : withReasons(sentence.split(joint))))
    .map((piece) => piece.replace(joiner, ''))
    .filter((piece) => wordsIn(piece) >= shortestHalf)
  return pieces.length > 1 ? pieces.slice(0, mostClauses) : []
}

/** „…, damit wir im Januar weiter wiegen dürfen“: a purpose or a reason belongs to what it is given for. */
function withReasons(pieces: readonly string[]): string[] {
  const joined: string[] = []
  for (const piece of pieces)
    if (joined.length > 0 && beginsWithAny(foldedWords(piece), 'reason-opener'))
      joined.push(`${joined.pop()}, ${piece}`)
    else joined.push(piece)
  return joined
}

/** « both new and in service » asks one thing. */
const together = /(?<!\p{L})(?:both|sowohl|aussi bien|à la fois)(?!\p{L})/iu

/** What stands before and behind each « and » of a text, whatever it joins. */
export const coordinationsIn = (text: string): [string, string][] =>
  together.test(text)
    ? []
    : [...text.matchAll(/\s+(?:et|and|und|sowie|ainsi que|as well as|&|\+)\s+/giu)].map(
        ({ index, 0: { length } }) => [text.slice(0, index), text.slice(index + length)],
      )

/** « We dose by an unverified one. Acceptable? »: one word asks whether what was told may be. */
const isVerdictWord = (sentence: string) =>
  wordsIn(sentence) === 1 && beginsWithAny(foldedWords(sentence), 'yes-no')

/**
 * The clauses of a message: its sentences, each divided where another question begins. What only tells something
 * stands by itself and belongs to the questions around it.
 */
export function clausesOf(text: string): string[] {
  const sentences: string[] = []
  for (const sentence of text.split(sentenceEnd).map((part) => part.trim()))
    if (sentences.length > 0 && isVerdictWord(sentence)) sentences.push(`${sentences.pop()} ${sentence}`)
    // « ?? » asks nothing of its own.
    else if (/[\p{L}\d]/u.test(sentence)) sentences.push(sentence)
  const clauses = sentences.flatMap((sentence) => {
    const pieces: string[] = []
    let hasQuestion = false
    for (const piece of sentence.split(joint)) {
      const last = pieces.at(-1)
      if (last === undefined || (opensQuestion(piece) && hasQuestion)) pieces.push(piece)
      else pieces[pieces.length - 1] = `${last}, ${piece}`
      hasQuestion ||= opensQuestion(piece) || endsAsQuestion(piece)
    }
    return pieces
  })
  return clauses.slice(0, mostClauses)
}
