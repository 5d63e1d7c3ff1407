/** Names of interfaces in words; « wifi » is typed more often than « Wi-Fi ». */
export const spokenInterfaces: Partial<Record<string, string>> = {
  'wi-fi': 'wi fi|wifi|wlan|wireless lan',
  'rs-232': 'rs 232|rs232|liaison serie|port serie|serial|seriell',
  'rs-485': 'rs 485|rs485',
  ethernet: 'ethernet|lan|rj45|reseau|network|netzwerk',
  bluetooth: 'bluetooth',
  wireless:
    'sans fil|liaison radio|radio|wireless|radio link|funk|drahtlos|funkanzeige|funkfernanzeige|funkubertragung|funkverbindung',
  computer: 'pc|ordinateur|computer|laptop|rechner|excel|erp',
  fibre: 'fibre optique|fibre optic|lichtwellenleiter|glasfaser',
}

/** Cleaning with a damp cloth: splashes from every side (IPX4), in the three languages. */
export const wiped =
  'feucht abgewischt|feucht abwischen|nass abgewischt|nass abwischen|feucht gereinigt|wiped down|wiped wet|wiped damp|damp cloth|wet cloth|essuyee humide|chiffon humide|eponge humide|feuchtes tuch|feuchten tuch|feuchtem tuch'

/** Cleaning with a hose, in the three languages: what is made for it is tight by whatever degree. */
export const hosed =
  'au jet|lavable au jet|lavables au jet|wash down|washdown|lavee au jet|lave au jet|lavees au jet|nettoyee au jet|nettoye au jet|lavage au jet|nettoyage au jet|nettoyer au jet|laver au jet|au tuyau d arrosage|a la lance|hosed|hosed down|hose down|hose it down|with a hose|hosing|hosing down|abgespritzt|abspritzen|abspritzt|abgespruht|abgebraust|mit dem schlauch|wasserschlauch|mit schlauch|spulfest|abwaschbar im nassbereich|nassreinigung'

/** Cleaning that only IP69K holds, in the three languages. */
export const highPressure =
  'nettoyage haute pression|haute pression|nettoyeur haute pression|karcher|high pressure cleaning|high pressure|pressure washer|steam cleaning|hochdruckreiniger|hochdruckreinigung|hochdruck|dampfreinigung'

/** « 4 decimals » of a gram; number words are digits when they are read. */
const decimals =
  'decimal|decimal places|places|place balance|decimales|chiffres apres la virgule|nachkommastellen|stellen nach dem komma|stellig'
const compoundNumbers = ['ein', 'zwei', 'drei', 'vier', 'funf', 'sechs']

const decimalsOf = (count: number) =>
  [...decimals.split('|').map((noun) => `${count} ${noun}`), `${compoundNumbers[count - 1]}stellig`].join('|')

/** Parts of a gram as they are said in the three languages. */
const namedParts = [
  {
    parts: 10_000,
    list: 'dixieme de milligramme|au dixieme de milligramme|dixieme de mg|au dixieme de mg|tenth of a milligram|tenth of a milligramme|tenth of a mg|tenth of mg|tenth milligram|zehntel milligramm|zehntelmilligramm|zehntel mg',
  },
  {
    parts: 100_000,
    list: 'centieme de milligramme|au centieme de milligramme|centieme de mg|au centieme de mg|hundredth of a milligram|hundredth of a milligramme|hundredth of a mg|hundertstel milligramm|hundertstelmilligramm|hundertstel mg',
  },
  {
    parts: 10,
    list: 'dixieme de gramme|au dixieme|dixieme de g|tenth of a gram|tenth of a gramme|zehntel gramm|zehntelgramm|decigramme',
  },
  {
    parts: 100,
    list: 'centieme de gramme|au centieme|centieme de g|hundredth of a gram|hundredth of a gramme|hundertstel gramm|hundertstelgramm|centigramme',
  },
  {
    parts: 1000,
    list: 'millieme de gramme|au millieme|millieme de g|thousandth of a gram|thousandth of a gramme|tausendstel gramm|tausendstelgramm',
  },
]

/** Parts of a gram by their names, and by the number of their decimals. */
export const partsOfAGram = [
  ...namedParts,
  ...compoundNumbers.map((_, i) => ({ parts: 10 ** (i + 1), list: decimalsOf(i + 1) })),
]
