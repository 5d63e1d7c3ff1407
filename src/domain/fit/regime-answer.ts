import type { Locale } from '#config/locales.ts'
import { foldText } from '#domain/catalogue/search-words.ts'
import type { PeriodRule } from '#domain/scales/verification-law.ts'
import { isServerKey, serverTexts } from '#src/i18n/server-texts.ts'
import type { UseAnswer } from './fit-answer-schema.ts'
import type { FitCountry, FitUse } from './fit-use.ts'
import type { Regime } from './regime.ts'
import { classesFor, rowOfUse } from './regime-data.ts'

/** The regime as `GET /api/fit` answers it: the period depends on the request too. */
export type RegimeAnswer = UseAnswer & {
  rule: PeriodRule
  years: number | null
  overhaulYears: number | null
}

/** The regime of a use before its request is known, in one language. */
export function regimeOfUse(use: FitUse, country: FitCountry, locale: Locale): UseAnswer {
  const { letters, legal, source } = rowOfUse(use)
  return {
    use,
    legal,
    letters: [...letters],
    classes: [...classesFor(use, country)],
    text: serverTexts(locale)(`regime.${use}`),
    sources: sourcesIn(source, locale),
  }
}

/** A regime in one language, with its sources. */
export function regimeAnswer(regime: Regime, locale: Locale): RegimeAnswer {
  const { use, country, rule, years, periodSource, overhaulYears } = regime
  const useRegime = regimeOfUse(use, country, locale)
  return {
    ...useRegime,
    rule,
    years,
    overhaulYears,
    sources: [...useRegime.sources, ...sourcesIn(periodSource, locale)],
  }
}

type LegalSource = UseAnswer['sources'][number]

/** Titles that every language cites as they are, German behind their clause. */
const titles = /MessEV|FPackV|Eichordnung|OIML R 76-1|USP|Ph\. Eur\./

/** « MessEV, § 34, al. 1 », „§ 34 Abs. 1 MessEV“ */
function sourceOf(text: string): LegalSource {
  const title = text.match(titles)?.[0] ?? text.split(', ')[0] ?? text
  return { title, clause: text.replace(title, '').replace(/^,/, '').trim(), text }
}

/**
 * « NAWID 1(2)(f), Annex I 14; MessEV 6 no. 3 » → each text of law as the language cites it. The table writes in
 * English, with remarks between them, which no text stands for.
 */
export function sourcesIn(text: string, locale: Locale): LegalSource[] {
  const t = serverTexts(locale)
  return text.split(';').flatMap((source) => {
    const key = `law.${foldText(source)
      .match(/[a-z\d]+/g)
      ?.join('-')}`
    return isServerKey(key) ? [sourceOf(t(key))] : []
  })
}
