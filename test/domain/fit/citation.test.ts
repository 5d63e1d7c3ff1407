import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { sourcesIn } from '#domain/fit/regime-answer.ts'
import { useRows } from '#domain/fit/regime-data.ts'
import { lawRows } from '#domain/scales/verification-law.ts'
import { serverTextsIn } from '#test/support/dictionaries.ts'

/** Sources of the assistant's answers that no table names. */
const beside = [
  'NAWID 1(2)(d)(g)',
  'arrêté 26.5.2004 art. 10',
  'MessEV 34(1)',
  'loi 4.7.1837 art. 9',
  'MessEG 60',
  'CRD 9',
  'R76 3.9.2',
  'NAWID annex I 14',
  'NAWID annex I 1',
  'FPackV 32(1)',
  'MessEG 31(2) no 4',
]
const sources = [
  ...new Set([...[...useRows, ...lawRows].map(({ source }) => source), ...beside].join(';').split(/;\s*/)),
]

test('every place in a law has a citation in each language, and every citation is that of a place', () => {
  const laws =
    /^(?:NAWID|76\/211\/EEC|arrêté|loi|MessE[GV]|FPackV|MDR|Eichordnung|CRD|USP|Ph\. Eur\.|R76) .*\d/
  const places = sources.filter((source) => laws.test(source) && source !== 'arrêté 10.1.2006')
  for (const locale of locales) {
    const texts = Object.entries(serverTextsIn(locale, 'law')).filter(([key]) => key.startsWith('law.'))
    const cited = places.flatMap((place) => sourcesIn(place, locale))
    expect(cited).toHaveLength(places.length)
    expect(cited.map(({ text }) => text.replaceAll('\u202f', ' ')).sort()).toEqual(
      texts.map(([, text]) => text).sort(),
    )
  }
})

test.each([
  ['fr', 'MessEV 5(2) no. 7 and sentence 2, 6 no. 1', 'MessEV, § 5, al. 2, n° 7 et 2e phrase, § 6, n° 1'],
  ['en', 'NAWID 1(2)(a)(f), Annex I 14', 'Directive 2014/31/EU, Art. 1(2)(a) and (f), Annex I 14'],
  ['de', 'MessEV Annex 7 no. 2.2.6', 'Anlage 7 Nr. 2.2.6 MessEV'],
] as const)('%s cites %s its own way', (locale, source, text) => {
  expect(sourcesIn(source, locale).map((cited) => cited.text.replaceAll('\u00a0', ' '))).toEqual([text])
})

test('a remark of the table is no source', () => {
  expect(sourcesIn('HED (2 years); -; DREETS CVL (yearly). DE class: not found', 'fr')).toEqual([])
})
