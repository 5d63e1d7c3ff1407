import { company } from '#config/company.ts'
import { areaTable } from '#domain/area/area-table.ts'
import type { AreaCountry } from '#domain/area/service-area.ts'
import type { Question } from './question.ts'

/** A département or a region with the distances of its nearest and its farthest postcode. */
export type RegionAnswer = { name: string; kind: 'inside' | 'partly' | 'outside'; fromKm: number }

type Region = { name: string; words: RegExp; country: AreaCountry; prefixes: readonly string[] }

const region = (name: string, words: RegExp, country: AreaCountry, prefixes: string): Region => ({
  name,
  words,
  country,
  prefixes: prefixes.split(' '),
})

/** Regions around the company, and those that are asked for from afar, by the first digits of their postcodes. */
const regions: readonly Region[] = [
  region('Bas-Rhin', /\bbas rhin\b/, 'FR', '67'),
  region('Haut-Rhin', /\bhaut rhin\b/, 'FR', '68'),
  region(
    'Alsace',
    /\b(?:toute? (?:l )?alsace|(?:en|in|across|all of|all over|im|ganz(?:en)?) (?:alsace|elsass))\b/,
    'FR',
    '67 68',
  ),
  region('Meurthe-et-Moselle', /\bmeurthe et moselle\b/, 'FR', '54'),
  region('Moselle', /\b(?<!meurthe et )(?:moselle|departement mosel)\b/, 'FR', '57'),
  region('Vosges', /\b(?:vosges|vogesen)\b/, 'FR', '88'),
  region('Meuse', /\bmeuse\b/, 'FR', '55'),
  region('Lorraine', /\b(?:lorraine|lothringen)\b/, 'FR', '54 55 57 88'),
  region('Territoire de Belfort', /\bterritoire de belfort\b/, 'FR', '90'),
  region('Franche-Comté', /\bfranche comte\b/, 'FR', '25 39 70 90'),
  region('Champagne-Ardenne', /\b(?:champagne|ardennes?)\b/, 'FR', '08 10 51 52'),
  region('Grand Est', /\bgrand est\b/, 'FR', '08 10 51 52 54 55 57 67 68 88'),
  region(
    'Île-de-France',
    /\b(?:ile de france|region parisienne|paris region)\b/,
    'FR',
    '75 77 78 91 92 93 94 95',
  ),
  region('Bretagne', /\b(?:bretagne|brittany)\b/, 'FR', '22 29 35 56'),
  region('Normandie', /\b(?:normandie|normandy)\b/, 'FR', '14 27 50 61 76'),
  region('Bourgogne', /\b(?:bourgogne|burgundy|burgund)\b/, 'FR', '21 58 71 89'),
  region('Provence', /\bprovence\b/, 'FR', '04 05 06 13 83 84'),
  region('Saarland', /\b(?:saarland|sarre)\b/, 'DE', '663 664 665 666 667 661 662'),
  region(
    'Rheinland-Pfalz',
    /\b(?:rheinland pfalz|rhenanie palatinat|rhineland palatinate)\b/,
    'DE',
    '54 55 56 67 76',
  ),
  region('Pfalz', /\b(?<!rheinland )(?:\w*pfalz|palatinat|palatinate)\b/, 'DE', '66 67 76'),
  region('Ortenau', /\b(?:ortenau(?:kreis)?)\b/, 'DE', '776 777 779'),
  region('Schwarzwald', /\b(?:schwarzwald|foret noire|black forest)\b/, 'DE', '72 77 78 79'),
  region(
    'Baden-Württemberg',
    /\b(?:baden wurttemberg|bade wurtemberg)\b/,
    'DE',
    '68 69 70 71 72 73 74 75 76 77 78 79 88 89',
  ),
  region(
    'Baden',
    /\b(?:sudbaden|nordbaden|mittelbaden|(?:in|nach|ganz|en|pays de) bade(?:n)?(?! (?:baden|wurt)\w*))\b/,
    'DE',
    '76 77 78 79',
  ),
  region('Bayern', /\b(?:bayern|bavaria|baviere)\b/, 'DE', '80 81 82 83 84 85 86 87 90 91 92 93 94 95 97'),
  region('Hessen', /\b(?:hessen|hesse)\b/, 'DE', '34 35 36 60 61 63 64 65'),
]

/** « dans le 57 », « department 68 », « le 67 et le 68 »: the number of a French département. */
const departments =
  /\b(?:departements?|depts?|dpt|departments?|dans|sur|les?|du|le|im|ins|in|et|and|und|ou|or|oder)\s+(?:le |les |the |number |no |nr )?((?:0[1-9]|[1-8]\d|9[0-5])|2[ab])\b(?!\s*(?:[/.]|kgs?|kilos?|kilogramm?e?s?|g|gr|gramm?e?s?|t|to|tonnes?|tonnen|tons?|mm|cm|m|km|h|uhr|euros?|ans?|mois|jours?|years?|months?|days?|jahren?|tagen?|monaten?|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b)/g

function answerOf({ name, country, prefixes }: Omit<Region, 'words'>): RegionAnswer | null {
  const km = areaTable()[country].flatMap((entry) =>
    prefixes.some((own) => entry.code.startsWith(own) || own.startsWith(entry.code)) ? [entry.km] : [],
  )
  if (km.length === 0) return null
  const [from, to] = [Math.min(...km), Math.max(...km)]
  const radius = company.serviceRadiusKm
  return { name, kind: to <= radius ? 'inside' : from <= radius ? 'partly' : 'outside', fromKm: from }
}

/** The départements and regions that a question names. */
export function regionsIn({ folded }: Pick<Question, 'folded'>): RegionAnswer[] {
  const byName = regions.filter(({ words }) => words.test(folded))
  const numbers = [...folded.matchAll(departments)].flatMap((match) => match[1] ?? [])
  const named = regions.filter(({ country, prefixes }) => country === 'FR' && prefixes.length === 1)
  const byNumber = numbers.map((number) => {
    const own = named.find(({ prefixes }) => prefixes[0] === number)
    return { name: own ? `${own.name} (${number})` : number, country: 'FR' as const, prefixes: [number] }
  })
  return [...byName, ...byNumber].flatMap((own) => answerOf(own) ?? [])
}
