import { expect, test } from 'vitest'
import type { Locale } from '#config/locales.ts'
import { citationText } from '#domain/fit/citation.ts'
import { sourcesIn } from '#domain/fit/regime-answer.ts'
import regimes from '#domain/fit/regimes.json' with { type: 'json' }
import { lawRows } from '#domain/scales/verification-law.ts'

const cited: Record<Locale, readonly (readonly [source: string, cited: string])[]> = {
  fr: [
    ['NAWID 1(2)(a)(f), Annex I 14', 'directive 2014/31/UE, art. 1er, § 2, a et f, annexe I, point 14'],
    [
      'NAWID 1(2)(b), Annex I table 1 note',
      'directive 2014/31/UE, art. 1er, § 2, b, annexe I, tableau 1, note',
    ],
    ['76/211/EEC Annex I 4', 'directive 76/211/CEE, annexe I, point 4'],
    ['MessEV 6 no. 3, 23(3)', 'MessEV, § 6, n° 3, § 23, al. 3'],
    ['MessEV 1(2) nos 2, 3b', 'MessEV, § 1, al. 2, n° 2, 3b'],
    ['MessEV 5(2) no. 7 and sentence 2, 6 no. 1', 'MessEV, § 5, al. 2, n° 7 et 2e phrase, § 6, n° 1'],
    [
      'MessEV 5(1) no. 11 (small-amount exemption, DE only)',
      'MessEV, § 5, al. 1, n° 11 (petites quantités, Allemagne seulement)',
    ],
    ['MDR 2017/745', 'règlement (UE) 2017/745'],
    ['arrêté 26.5.2004 arts 7, 8 (Max > 5 t)', 'arrêté du 26 mai 2004, art. 7, 8 (Max > 5 t)'],
    ['HED (2 years)', 'HED (2 years)'],
  ],
  en: [
    ['NAWID 1(2)(a)(f), Annex I 14', 'Directive 2014/31/EU, Art. 1(2)(a) and (f), Annex I 14'],
    ['76/211/EEC Annex I 4', 'Directive 76/211/EEC, Annex I 4'],
    ['decree 78-166', 'French decree no. 78-166'],
    ['MessEV 6 no. 3, 23(3)', 'MessEV, section 6 no. 3, section 23(3)'],
    ['MessEV 1(2) nos 2, 3b', 'MessEV, section 1(2) nos 2, 3b'],
    ['MessEV Annex 7 no. 2.2.5', 'MessEV, Annex 7 no. 2.2.5'],
    [
      'Eichordnung Annex 9 no. 5 (to 2014), now presumption MessEV 24',
      'Eichordnung, Annex 9 no. 5 (to 2014), now a presumption under MessEV, section 24',
    ],
    ['MDR 2017/745', 'Regulation (EU) 2017/745'],
    ['arrêté 26.5.2004 arts 7, 8 (Max > 5 t)', 'French order of 26 May 2004, Arts 7, 8 (Max > 5 t)'],
    ['arrêté 26.5.2004 art. 8', 'French order of 26 May 2004, Art. 8'],
    ['HED (2 years)', 'HED (2 years)'],
  ],
  de: [
    ['NAWID 1(2)(a)(f), Annex I 14', 'Richtlinie 2014/31/EU, Art. 1 Abs. 2 Buchst. a und f, Anhang I Nr. 14'],
    ['MessEV 6 no. 3, 23(3)', '§ 6 Nr. 3, § 23 Abs. 3 MessEV'],
    ['MessEV 1(2) nos 2, 3b', '§ 1 Abs. 2 Nr. 2, 3b MessEV'],
    ['MessEV 5(2) no. 7 and sentence 2, 6 no. 1', '§ 5 Abs. 2 Nr. 7 und Satz 2, § 6 Nr. 1 MessEV'],
    ['MessEV Annex 7 no. 2.2.6', 'Anlage 7 Nr. 2.2.6 MessEV'],
    ['FPackV 9(3), 41(3), Annex 7', '§ 9 Abs. 3, § 41 Abs. 3, Anlage 7 FPackV'],
    [
      'arrêté 26.5.2004 arts 7, 8 (Max > 5 t)',
      'französischer Erlass vom 26. Mai 2004, Art. 7, 8 (Max > 5 t)',
    ],
    [
      'MessEV Annex 7 no. 2.2.1 (not building-material scales)',
      'Anlage 7 Nr. 2.2.1 MessEV (ohne Baustoffwaagen)',
    ],
    ['MDR 2017/745', 'Verordnung (EU) 2017/745'],
    ['USP <41>', 'USP <41>'],
    ['R76 3.2, T.1.2.13', 'OIML R 76-1, 3.2, T.1.2.13'],
  ],
}
const rows = (Object.keys(cited) as Locale[]).flatMap((locale) =>
  cited[locale].map(([source, text]) => [locale, source, text] as const),
)

test.each(rows)('%s cites %s its own way', (locale, source, text) => {
  const spoken = sourcesIn(source, locale).map((own) => citationText(own, locale).replaceAll('\u00a0', ' '))
  expect(spoken).toEqual([text])
})

test('no German citation of the tables of uses and periods keeps an English word', () => {
  const sources = [...regimes.uses, ...lawRows].map(({ source }) => source)
  expect(sources.length).toBeGreaterThan(40)
  const clauses = sources.flatMap((source) => sourcesIn(source, 'de')).filter(({ clause }) => clause !== '')
  for (const { title, clause } of clauses)
    expect(`${title} ${clause}`).not.toMatch(
      /\b(?:no|nos|arts?|annex|sentence|table|note|to|now|only)\b\.?(?! \d+\.)/,
    )
})
