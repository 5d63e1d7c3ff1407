import { company } from '#config/company.ts'
import type { AreaCountry } from '#domain/area/area-rules.ts'
import { areaTable } from '#domain/area/area-table.ts'

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
  region('Saarland', /\b(?:saarland|sarre|saar)\b/, 'DE', '663 664 665 666 667 661 662'),
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
    /\b(?:sudbaden|nordbaden|mittelbaden|(?:in|im|aus|nach|ganz|en|pays de) bade(?:n)?(?! (?:baden|wurt)\w*))\b/,
    'DE',
    '76 77 78 79',
  ),
  region('Bayern', /\b(?:bayern|bavaria|baviere)\b/, 'DE', '80 81 82 83 84 85 86 87 90 91 92 93 94 95 97'),
  region('Hessen', /\b(?:\w*hessen|hesse)\b/, 'DE', '34 35 36 60 61 63 64 65'),
  // Farther away: they tell the country whose rules are meant.
  region(
    'Nordrhein-Westfalen',
    /\b(?:nordrhein westfalen|nrw|rhenanie du nord|north rhine westphalia)\b/,
    'DE',
    '32 33 40 41 42 44 45 46 47 50 51 52 53 57 58 59',
  ),
  region('Niedersachsen', /\b(?:niedersachsen|basse saxe|lower saxony)\b/, 'DE', '26 29 30 31 37 38 48 49'),
  region('Sachsen-Anhalt', /\b(?:sachsen anhalt|saxe anhalt|saxony anhalt)\b/, 'DE', '06 39'),
  region('Sachsen', /\b(?<!lower )(?<!basse )(?:sachsen|saxe|saxony)(?! anhalt)\b/, 'DE', '01 02 04 08 09'),
  region('Thüringen', /\b(?:thuringen|thuringe|thuringia)\b/, 'DE', '07 98 99'),
  region('Brandenburg', /\b(?:brandenburg|brandebourg)\b/, 'DE', '03 14 15 16'),
  region(
    'Mecklenburg-Vorpommern',
    /\b(?:mecklenburg(?: vorpommern)?|mecklembourg\w*|western pomerania)\b/,
    'DE',
    '17 18 19',
  ),
  region('Schleswig-Holstein', /\bschleswig holstein\b/, 'DE', '23 24 25'),
  region('Berlin', /\bberlin\b/, 'DE', '10 12 13'),
  region('Hamburg', /\b(?:hamburg|hambourg)\b/, 'DE', '20 22'),
  region('Bremen', /\b(?:bremen|breme|bremerhaven)\b/, 'DE', '27 28'),
  region('Basel-Landschaft', /\b(?:basel(?: ?land(?:schaft)?)|baselbiet|bale campagne)\b/, 'CH', '41 44'),
  region('Basel-Stadt', /\b(?:basel ?stadt|bale ville)\b/, 'CH', '40'),
  region('Aargau', /\b(?:aargau\w*|argovie)\b/, 'CH', '5'),
  region('Solothurn', /\b(?:solothurn|soleure)\b/, 'CH', '45'),
  region('Neuchâtel', /\b(?:neuchatel|neuenburg)\b/, 'CH', '20'),
  region('Jura (Suisse)', /\b(?:(?:canton du|kanton|canton of) jura)\b/, 'CH', '28 29'),
  region('Valais', /\b(?:valais|wallis)\b/, 'CH', '1'),
  region('Vaud', /\b(?:vaud|waadt|waadtland)\b/, 'CH', '1'),
  region('Zürich', /\b(?:zurich|zurichsee|winterthur|winterthour)\b/, 'CH', '8'),
  region('Luzern', /\b(?:luzern|lucerne|zentralschweiz)\b/, 'CH', '6'),
  region(
    'Ostschweiz',
    /\b(?:thurgau|thurgovie|schaffhausen|schaffhouse|ostschweiz|appenzell)\b/,
    'CH',
    '9 8',
  ),
  region('Graubünden', /\b(?:graubunden|grisons)\b/, 'CH', '7'),
  region('Ticino', /\b(?:ticino|tessin|lugano)\b/, 'CH', '6'),
]

/** « dans le 57 », « department 68 », « le 67 et le 68 »: the number of a French département. */
const departments =
  /\b(?:departements?|depts?|dpt|departments?|dans|sur|les?|du|le|im|ins|in|et|and|und|ou|or|oder)\s+(?:le |les |the |number |no |nr )?((?:0[1-9]|[1-8]\d|9[0-5])|2[ab])\b(?!\s*(?:[/.]|kgs?|kilos?|kilogramm?e?s?|g|gr|gramm?e?s?|t|to|tonnes?|tonnen|tons?|mm|cm|m|km|h|uhr|euros?|ans?|mois|jours?|years?|months?|days?|jahren?|tagen?|monaten?|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b)/g

/** Words that name a region, and goods too. */
const alsoGoods = ['Champagne-Ardenne']
/** « dans le 67 », « département 57 »; a number behind « et » alone may be anything. */
const department =
  /\b(?:dans le|departements?|dept|dpt|departments?) (?:0[1-9]|[1-8]\d|9[0-5]|2[ab])\b(?! (?:kg|g|t|mm|cm|m)\b)/

/** The countries of the regions that a text names. */
export function countriesOfRegions(folded: string): AreaCountry[] {
  const named = regions.filter(({ name, words }) => !alsoGoods.includes(name) && words.test(folded))
  return [...named.map(({ country }) => country), ...(department.test(folded) ? (['FR'] as const) : [])]
}

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
export function regionsIn({ folded }: { folded: string }): RegionAnswer[] {
  const byName = regions.filter(({ words }) => words.test(folded))
  const numbers = [...folded.matchAll(departments)].flatMap((match) => match[1] ?? [])
  const named = regions.filter(({ country, prefixes }) => country === 'FR' && prefixes.length === 1)
  const byNumber = numbers.map((number) => {
    const own = named.find(({ prefixes }) => prefixes[0] === number)
    return { name: own ? `${own.name} (${number})` : number, country: 'FR' as const, prefixes: [number] }
  })
  return [...byName, ...byNumber].flatMap((own) => answerOf(own) ?? [])
}
