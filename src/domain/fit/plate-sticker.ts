/** What is typed of the sticker of the last verification: its last month (« 2027-05 »), or that there is none. */
export type Sticker = { until: string | null; isMissing: boolean }

const words =
  'vignettes?|eich(?:marken?|kennzeichen|siegel|stempel)|prüfmarken?|geeicht|verified|(?:verification )?stickers?|(?:marque|marke) de v[ée]rification'
const ends = String.raw`bis|until|till|through|expire[sd]?|valid|valables?|valide|jusqu\S*|échue?|abgelaufen|gültig`
const negations = String.raw`kein\p{L}*|ohne|no|without|pas de|sans|aucune?`

/** « Eichmarke bis 2019 », « vignette verte valable jusqu’au 05/2027 », « vignette verte 2027 ». */
const dated = new RegExp(
  String.raw`(?<!\p{L})(?:${words})(?!\p{L})(?<between>[^.;\d]{0,40}(?:(?:\d{1,2}[./-])?(?<month>\d{1,2})[./-])?)(?<year>20\d\d)(?!\d)`,
  'iu',
)
const until = new RegExp(String.raw`(?<!\p{L})(?:${ends})(?!\p{L})`, 'iu')
const missing = new RegExp(
  String.raw`(?<!\p{L})(?:${negations}) (?:\p{L}+ ){0,2}(?:${words})(?!\p{L}| ?20\d\d)`,
  'iu',
)

/** Reads the sticker; its year is its last one, but « geeicht 2024 » tells no end. */
export function readSticker(text: string): Sticker {
  const match = text.match(dated)
  const { between = '', month = '12', year } = match?.groups ?? {}
  const isEnd = until.test(between) || !/^(?:geeicht|verified)/i.test(match?.[0] ?? '')
  return {
    until: year !== undefined && isEnd ? `${year}-${month.padStart(2, '0')}` : null,
    isMissing: missing.test(text),
  }
}
