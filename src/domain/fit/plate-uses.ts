import { foldText } from '#domain/catalogue/search-words.ts'

/** Uses that a plate restricts the instrument to, or excludes (OIML R 76-1, 7.1.3; WELMEC 2, section 7). */
export type RestrictedUse = 'unassessed-device' | 'no-direct-sale' | 'postal-only' | 'internal-only'

const words = (source: string) => String.raw`(?<!\p{L})(?:${source})(?!\p{L})`

/** Direct sale in five languages. */
const sale = words(
  String.raw`direct (?:retail )?sales?|(?:direct |retail )?(?:sales?|selling) (?:directly )?to (?:the |the general )?public|retail\p{L}*|direct(?:ly)? sell\p{L}*|ventes? directes?|ventes? (?:\p{L}+ )?au (?:public|detail)|\p{L}*direkt(?:en|em)? ?verk(?:auf|aufs|aeufe)\p{L}*|verkauf an \p{L}+|offentliche\p{L}* verkauf\p{L}*|verkaufsstellen?|ladenverkauf|(?:direkten?|offentlichen?) verkauf|vendit[ae] (?:dirett[ae]|al (?:pubblico|dettaglio|minuto))|(?:directe?|rechtstreekse|openbare) verkoop|verkoop aan (?:het publiek|consumenten|particulieren)|(?:openbare|open) verkooppunten`,
)
const negation = words(
  String.raw`not|no(?! ?[.:°#]? ?\d)|never|cannot|non|ne|pas|nicht|keine?\p{L}?|niet|geen|interdit\p{L}*|interdiction|defense|exclu\p{L}*|hors|sauf|impropre\p{L}*|inapte\p{L}*|proh?ibi\p{L}*|forbidden|except\p{L}*|unsuitable|verbot\p{L}*|untersagt|unzulassig|ungeeignet|ausgeschlossen|ausgenommen|ausser|viet\p{L}*|divieto|esclus[aoie]|tranne|eccetto|verboden|uitgesloten|uitgezonderd|behalve|ongeschikt`,
)
const only = words(
  String.raw`only|solely|exclusively|nur|ausschliesslich|allein|exclusivement|uniquement|seulement|reserve\p{L}*|limite\p{L}* a|sol[oa]|soltanto|solamente|esclusiv\p{L}*|riservat[aoie]|alleen|uitsluitend|enkel|slechts|restricted|reserviert|beschrankt`,
)
const postal = words(
  String.raw`post(?:age|aal|al\p{L}*|ale?s?|aux|ver\p{L}*|zweck\p{L}*|gebrauch|dienst\p{L}*|sendung\p{L}*|gebruik|doeleinden|stukken|pakket\p{L}*|zending\p{L}*)?|mail(?:ing|s|room)?|courriers?|affranchissement\p{L}*|frankier\p{L}*|frankering|brief\p{L}*|posta|affrancatura|plis|(?:fracht|transport|beforderungs)(?:tarif|gebuhr|entgelt)\p{L}*|tarifs? de (?:transport|fret)|(?:transport|freight) tariffs?`,
)
const internal = words(
  String.raw`(?:inner)?betrieblich\p{L}*|(?:betriebs)?intern(?:al|e[nrs]?|[oi])?|in-?house`,
)

/** Two words in any order in one sentence, this many letters apart. */
const near = (one: string, other: string, reach = 50) =>
  new RegExp(`${one}[^.;!]{0,${reach}}?${other}|${other}[^.;!]{0,${reach}}?${one}`, 'u')

/** The restrictive symbol of a device that was not assessed: M, crossed out, on red (2014/31/EU, annex III). */
const crossedM =
  /(?:crossed|struck)(?:[ -](?:out|through))? ?['"«]?m(?!\p{L})|durchgestrichene\p{L}* ['"«]?m(?!\p{L})|(?<!\p{L})m['"»]? (?:\p{L}+ )?(?:barre|raye|crossed|struck|durchgestrichen)/u

const restrictions: readonly (readonly [use: RestrictedUse, form: RegExp])[] = [
  ['unassessed-device', crossedM],
  ['no-direct-sale', near(negation, sale)],
  ['postal-only', near(only, postal, 30)],
  ['internal-only', near(only, internal, 30)],
]

/** Reads the restrictions of use by their sense: negation or exclusiveness and the use, in any order and language. */
export function restrictedUses(text: string): RestrictedUse[] {
  const folded = foldText(text)
  return restrictions.filter(([, form]) => form.test(folded)).map(([use]) => use)
}
