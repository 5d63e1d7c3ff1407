import { expect, test } from 'vitest'
import { citationText } from '#domain/fit/citation-text.ts'
import { sourcesIn } from '#domain/fit/regime-answer.ts'

const cited = (source: string) =>
  sourcesIn(source, 'en').map((own) => citationText(own, 'en').replaceAll('\u00a0', ' '))

test.each([
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
])('%s is cited in English', (source, english) => {
  expect(cited(source)).toEqual([english])
})
