import { expect, test } from 'vitest'
import { citationText } from '#domain/fit/citation-text.ts'
import { sourcesIn } from '#domain/fit/regime-answer.ts'

const cited = (source: string) =>
  sourcesIn(source, 'fr').map((own) => citationText(own, 'fr').replaceAll('\u00a0', ' '))

test.each([
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
])('%s is cited in French', (source, french) => {
  expect(cited(source)).toEqual([french])
})
