import type { Locale } from '#config/locales.ts'
import type { Lexicon } from './lexicon.ts'

/**
 * Cues of a quantity: the words before or behind it that say what it is; `bareMost` bound a number without a unit, and
 * `mostLoad` are those of them that bound a load as well.
 */
export type Cues = Record<
  | 'beforeInterval'
  | 'afterInterval'
  | 'beforeLess'
  | 'atMost'
  | 'bareMost'
  | 'mostLoad'
  | 'beforeLoad'
  | 'beforeMore'
  | 'beforeSmallest'
  | 'afterLoad'
  | 'beforeMostPrice'
  | 'beforeLeastPrice'
  | 'optional',
  string[][]
>

/** « à 2 g » names a readability in French, « a 2 kg scale » a load in English. */
const isArticle = (cue: readonly string[], locale: Locale) => locale === 'en' && cue.join(' ') === 'a'

/** Orders lists of words, the longest first. */
export const moreWordsFirst = (a: readonly string[], b: readonly string[]) => b.length - a.length

/** Finds the phrases that a lexicon lists, of every language, the longest first. */
export type Lists = (pick: (lexicon: Lexicon) => string) => string[][]

/** The cues of a reader of this language. */
export function cuesOf(lists: Lists, locale: Locale): Cues {
  const most = ({ beforeLess, atMost }: Lexicon) => `${beforeLess}|${atMost}`
  const bareMost = lists((lexicon) => `${lexicon.beforeMostPrice}|${most(lexicon)}`)
  const loads = lists(({ beforeLoad, afterLoad }) => `${beforeLoad}|${afterLoad}`).map((cue) => cue.join(' '))
  return {
    beforeInterval: lists((lexicon) => lexicon.beforeInterval).filter((cue) => !isArticle(cue, locale)),
    afterInterval: lists((lexicon) => lexicon.afterInterval),
    beforeLess: lists((lexicon) => lexicon.beforeLess),
    atMost: lists(most),
    bareMost,
    mostLoad: bareMost.filter((cue) => loads.includes(cue.join(' '))),
    beforeLoad: lists(
      (lexicon) => `${lexicon.beforeLoad}|${lexicon.beforeSmallest}|${lexicon.beforeMore}|${most(lexicon)}`,
    ),
    beforeSmallest: lists((lexicon) => lexicon.beforeSmallest),
    beforeMore: lists((lexicon) => lexicon.beforeMore),
    afterLoad: lists((lexicon) => lexicon.afterLoad),
    beforeMostPrice: [...bareMost, ...lists(({ aboutPrice }) => aboutPrice)].sort(moreWordsFirst),
    beforeLeastPrice: lists((lexicon) => lexicon.beforeLeastPrice),
    optional: lists((lexicon) => lexicon.optional),
  }
}
