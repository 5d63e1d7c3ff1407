import { expect, test } from 'vitest'
import { citationText } from '#domain/fit/citation-text.ts'
import { sourcesIn } from '#domain/fit/regime-answer.ts'
import regimes from '#domain/fit/regimes.json' with { type: 'json' }
import { lawRows } from '#domain/scales/verification-law.ts'

const cited = (source: string) =>
  sourcesIn(source, 'de').map((own) => citationText(own, 'de').replaceAll('\u00a0', ' '))

test.each([
  ['NAWID 1(2)(a)(f), Annex I 14', 'Richtlinie 2014/31/EU, Art. 1 Abs. 2 Buchst. a und f, Anhang I Nr. 14'],
  ['MessEV 6 no. 3, 23(3)', '§ 6 Nr. 3, § 23 Abs. 3 MessEV'],
  ['MessEV 1(2) nos 2, 3b', '§ 1 Abs. 2 Nr. 2, 3b MessEV'],
  ['MessEV 5(2) no. 7 and sentence 2, 6 no. 1', '§ 5 Abs. 2 Nr. 7 und Satz 2, § 6 Nr. 1 MessEV'],
  ['MessEV Annex 7 no. 2.2.6', 'Anlage 7 Nr. 2.2.6 MessEV'],
  ['FPackV 9(3), 41(3), Annex 7', '§ 9 Abs. 3, § 41 Abs. 3, Anlage 7 FPackV'],
  ['arrêté 26.5.2004 arts 7, 8 (Max > 5 t)', 'französischer Erlass vom 26. Mai 2004, Art. 7, 8 (Max > 5 t)'],
  [
    'MessEV Annex 7 no. 2.2.1 (not building-material scales)',
    'Anlage 7 Nr. 2.2.1 MessEV (ohne Baustoffwaagen)',
  ],
  ['MDR 2017/745', 'Verordnung (EU) 2017/745'],
  ['USP <41>', 'USP <41>'],
  ['R76 3.2, T.1.2.13', 'OIML R 76-1, 3.2, T.1.2.13'],
])('German cites %s its own way', (source, expected) => {
  expect(cited(source)).toEqual([expected])
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
