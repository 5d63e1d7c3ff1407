import type { Localized } from '#config/locales.ts'

/** A property that a model states: the rows of its specification, its name, and the words that ask for it. */
export type Feature = { rows: readonly string[]; name: Localized; words: RegExp }

const feature = (rows: string, [fr, en, de]: readonly [string, string, string], words: RegExp): Feature => ({
  rows: rows.split(' '),
  name: { fr, en, de },
  words,
})

/** What is asked of a model, by the rows of the specification that answer it. */
export const features: readonly Feature[] = [
  feature(
    'interface connectivity',
    ['Interfaces', 'Interfaces', 'Schnittstellen'],
    /\b(?:bluetooth|wi ?fi|wlan|usb|rs ?232|rs ?485|ethernet|rj45|interfaces?|connect\w*|branch\w*|relier|raccord\w*|ordinateur|logiciel|smartphone|schnittstellen?|anschluss\w*|anschliess\w*|verbind\w*|computer|pc|app|software|excel|caisse enregistreuse)\b/,
  ),
  feature(
    'power',
    ['Alimentation', 'Power', 'Stromversorgung'],
    /\b(?:batteries?|accus?|piles?|autonomie|rechargeable|secteur|prise|sans fil|battery|mains|plug|cordless|power(?:ed)?|akkus?|batterien?|akkubetrieb\w*|netzteil|netzbetrieb|strom\w*|laufzeit|steckdose)\b/,
  ),
  feature(
    'protection material',
    ['Protection et matériaux', 'Protection and material', 'Schutzart und Material'],
    /\b(?:etanche\w*|ip ?\d\d\w?|indice de protection|lav(?:able|er)|nettoy\w*|jet d eau|inox|acier|materiaux?|waterproof|watertight|washable|hosed?|wash\w*|clean\w*|stainless|material|wasserdicht\w*|wasserfest\w*|abwaschbar\w*|abspritz\w*|reinig\w*|schutzart|edelstahl|rostfrei\w*)\b/,
  ),
  feature(
    'platform dimensions',
    ['Plateau et dimensions', 'Platform and dimensions', 'Wägeplatte und Abmessungen'],
    /\b(?:plateaux?|plate ?formes?|dimensions?|taille|mesures?|encombrement|largeur|hauteur|longueur|surface|platform|pan|plate size|size|how (?:big|large|wide)|measurements?|footprint|abmessung\w*|masse|grosse|wie gross|breite|hohe|lange|plattform\w*|wageplatte\w*|wiegeflache|flache)\b/,
  ),
  feature(
    'weight',
    ['Masse de l’instrument', 'Weight of the instrument', 'Eigengewicht'],
    /\b(?:elle pese combien|combien pese t (?:elle|il)|poids de (?:la balance|l appareil)|how heavy|weight of the (?:scale|instrument)|weigh itself|wie schwer|eigengewicht)\b/,
  ),
  feature(
    'warranty',
    ['Garantie', 'Warranty', 'Garantie'],
    /\b(?:garanties?|garantie[sn]?|warrant(?:y|ies)|guarantees?|gewahrleistung\w*)\b/,
  ),
  feature(
    'display',
    ['Affichage', 'Display', 'Anzeige'],
    /\b(?:ecrans?|afficheurs?|affichages?|chiffres|displays?|screens?|digits|anzeigen?|kundenanzeige|bildschirm)\b/,
  ),
  feature(
    'options',
    ['Options', 'Options', 'Zubehör'],
    /\b(?:imprim\w*|options?|accessoires?|printers?|print|accessor(?:y|ies)|drucker|drucken|bondrucker|zubehor|optionen)\b/,
  ),
  feature(
    'calibration',
    ['Ajustage et étalonnage', 'Adjustment and calibration', 'Justierung und Kalibrierung'],
    /\b(?:ajust\w*|etalonn\w*|calibr\w*|adjust\w*|justier\w*|kalibrier\w*)\b/,
  ),
  feature(
    'approvals',
    ['Homologation', 'Approval', 'Zulassung'],
    /\b(?:homologu\w*|verifiee?s?|factur\w*|invoic\w*|abrechn\w*|agree\w*|legale?|(?:pour|a) vendre|usage reglemente|approved|verified|legal for trade|certified|for (?:selling|sale|trade)|geeicht\w*|eichfahig\w*|zugelassen|eichpflichtig\w*|zum verkauf\w*)\b/,
  ),
  feature(
    'applications',
    ['Applications', 'Applications', 'Anwendungen'],
    /\b(?:sert|convient|adaptee?|usage|suitable|suited|used for|geeignet|einsatz|wofur)\b/,
  ),
]

/** The properties that a text asks for, at most three. */
export const featuresIn = (folded: string): Feature[] =>
  features.filter(({ words }) => words.test(folded)).slice(0, 3)

/** « a-t-elle », « does it », « hat sie »: the instrument that was spoken of. */
export const ofIt =
  /\b(?:(?:a|est|fonctionne|resiste|existe|dispose|possede|supporte|marche|tient|pese) t (?:elle|il)|est (?:elle|il)|(?:elle|il) (?:a|est|fonctionne|resiste|existe|marche)|(?:does|is|has|can|will) (?:it|this|that)|its|(?:hat|ist|kann|lauft|gibt es|funktioniert) (?:sie|die|der|das|es|diese)|sa garantie|son plateau)\b/
