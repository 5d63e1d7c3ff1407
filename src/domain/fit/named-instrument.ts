import type { InstrumentKind } from '#domain/scales/instrument-kind.ts'
import type { PeriodFacts } from '#domain/scales/verification-rule.ts'

/** What a text says of an instrument that its period of verification depends on; a missing property is not said. */
export type NamedInstrument = {
  kind?: InstrumentKind
  /** It weighs people, of whatever kind. */
  people?: true
  /** It weighs patients: people, babies or beds. */
  medical?: true
  hospital?: boolean
  baby?: true
  bed?: true
  farm?: true
  building?: true
}

type Row = readonly [name: NamedInstrument, words: RegExp]

/** Letters of other words may stand before German compounds, not before the others. */
const start = String.raw`(?<![\p{L}\d])`
const words = (source: string) => new RegExp(`${start}(?:${source})`, 'iu')

/** Kinds by their names on plates and in questions, in three languages; the first that is found counts. */
const kindRows: readonly Row[] = [
  [
    { kind: 'checkweigher' },
    // The classes X of OIML R 51 are those of checkweighers.
    /check[\s-]?weigher|weight\s?grader|tri(?:euses?|eurs?)[\s-](?:pond|étiq|etiq)|tri(?:euses?|eurs?)\s(?:automatique\s)?pond|\p{L}*kontrollwaage|\p{L}*sortierwaage|(?<![\p{L}\d])XI{1,4}\s*\(/iu,
  ],
  [
    { kind: 'automatic-labeller' },
    words(
      String.raw`(?:automatic |dynamic )?weigh[\s-]price[\s-]label|automatic\s(?:price\s)?label|peseuses?[\s-]étiqueteuses?|peseuses?[\s-]etiqueteuses?|étiqueteuses?\sautomatiques?|etiqueteuses?\sautomatiques?|\p{L}*preisauszeichn\p{L}*|selbsttätige\p{L}?\s(?:preis\p{L}*|etikett\p{L}*)`,
    ),
  ],
  [
    { kind: 'automatic-rail' },
    words(
      String.raw`automatic\srail|rail[\s-]?weighbridges?|(?:ponts?[\s-]bascules?\s)?ferroviaires?|gleiswaage|in[\s-]motion\srail`,
    ),
  ],
  [
    { kind: 'automatic' },
    words(
      String.raw`belt\s(?:weigher|scale)|hopper\s(?:weigher|scale)|gravimetric\sfill|totali[sz]ing\sweigher|doseuses?(?:\spondérales?|\sponderales?)?|ensacheuses?|totalisateurs?\s(?:dis)?continus?|(?:bascules?|peseuses?)\s(?:sur\s|de\s|à\s|a\s)(?:bande|circuit)|(?:förder)?bandwaage|forderbandwaage|abfüllwaage|abfullwaage|absackwaage|selbsttätige\s(?:waage|abfüll)|automatic\sweighing\sinstrument`,
    ),
  ],
  [
    { kind: 'gas-vessel' },
    words(String.raw`behälterwaage|behalterwaage|liquefied\sgas\sscale|bascule\s(?:à|a)\sréservoir`),
  ],
  [
    { kind: 'non-self-indicating' },
    words(
      String.raw`nicht\s?selbsteinspielend|balkenwaage|laufgewichtswaage|dezimalwaage|tafelwaage|beam\s(?:scale|balance)|steelyard|non[\s-]self[\s-]indicating|sliding[\s-]weight|balances?\s(?:à\sfléau|a\sfleau|roberval|romaines?)|bascules?\s(?:décimales?|decimales?|romaines?)|équilibre\snon\sautomatique|equilibre\snon\sautomatique`,
    ),
  ],
  [
    { kind: 'weights' },
    words(
      String.raw`(?:set of |cased )?weights?(?: set)?(?= .{0,30}?(?<![\p{L}\d])[EFM][123](?!\p{L}))|gewichts?s[aä]tz|pesi campione|gewichts?stücke?|gewichts?stucke?|prüfgewichte?|prufgewichte?|test\sweights?|calibration\sweights?|masses?\s(?:étalons?|etalons?|marquées?|marquees?)|poids\s(?:étalons?|etalons?|de\scontrôle|de\scontrole)`,
    ),
  ],
]

/** What it weighs and where; all that are found hold. */
const circumstanceRows: readonly Row[] = [
  [
    { baby: true, people: true },
    words(
      String.raw`säuglingswaage|sauglingswaage|babywaage|geburtsgewicht|baby\s?(?:scale|weigh)|infant\sscale|pèse[\s-]bébés?|pese[\s-]bebes?`,
    ),
  ],
  [
    { bed: true, people: true },
    words(String.raw`betten?waage|bed\sscales?|pèse[\s-]lits?|pese[\s-]lits?|lits?\sde\spesée`),
  ],
  [
    { people: true },
    words(
      String.raw`\p{L}*personenwaage|patientenwaage|stuhlwaage|säulenwaage|saulenwaage|rollstuhlwaage|stehwaage|(?:personal|person|patient|people|column|wheelchair|chair)\sscales?|pèse[\s-]personnes?|pese[\s-]personnes?|fauteuils?\sde\spesée`,
    ),
  ],
  // A maker of nothing else.
  [{ medical: true }, words(String.raw`seca(?![\p{L}\d])`)],
  [{ hospital: true }, words('krankenh[aä]us|klinik|hôpital|hopital|hôpitaux|hospital|clinique|clinic')],
  [
    { hospital: false },
    words(
      String.raw`\p{L}*arztpraxis|praxis|fitness|pflegeheim|cabinet|salle\sde\ssport|ehpad|gym(?![\p{L}])|(?:nursing|care)\shome|doctor.?s\s(?:practice|office)`,
    ),
  ],
  [
    { farm: true },
    words(String.raw`viehwaage|(?:livestock|cattle)\sscales?|bascules?\s(?:à|a)\s(?:bétail|betail)`),
  ],
  [
    { building: true },
    words(
      String.raw`\p{L}*baustoffwaage|beton(?:werk|mischanlage|anlage)|transportbeton|concrete\s(?:plant|batching)|batching\splant|centrale\s(?:à|a)\sb[ée]ton`,
    ),
  ],
]

/** Reads from a text what kind of instrument it names, what it weighs and where. */
export function namedInstrument(text: string): NamedInstrument {
  const kind = kindRows.find(([, pattern]) => pattern.test(text))?.[0]
  const others = circumstanceRows.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)
  return Object.assign({}, ...others.toReversed(), kind)
}

/** The same as the rules of verification know it. */
export const factsOfNamed = ({
  kind,
  people,
  hospital,
  baby,
  bed,
  farm,
  building,
}: NamedInstrument): Omit<PeriodFacts, 'country' | 'use' | 'maxUg'> => ({
  ...(kind ? { kind } : {}),
  prepackages: false,
  weighsPeople: people === true,
  hospital: hospital ?? null,
  baby: baby === true,
  bed: bed === true,
  farm: farm === true,
  buildingMaterial: building === true,
})
