import type { Localized } from '#config/locales.ts'
import type { RequirementNote } from './requirement-notes.ts'

/** The notes on a request in words. */
export const noteSentences = {
  'sell-or-invoice': {
    fr: 'Vendrez-vous ou facturerez-vous un jour d’après cette pesée ? Il faudrait alors un instrument vérifié.',
    en: 'Will you ever sell or invoice by this weighing? You would then need a verified instrument.',
    de: 'Werden Sie nach dieser Wägung je verkaufen oder abrechnen? Dann brauchen Sie eine konformitätsbewertete Waage.',
  },
  'smallest-unknown': {
    fr: 'Sans la plus petite quantité, ni la portée minimale ni la tolérance ne peuvent être examinées.',
    en: 'Without the smallest quantity neither minimum capacity nor tolerance can be checked.',
    de: 'Ohne die kleinste Menge lassen sich weder Mindestlast noch Toleranz prüfen.',
  },
  'no-interval': {
    fr: 'Aucune classe admise ne couvre cette plage avec un seul échelon : envisagez deux appareils ou une plage plus étroite.',
    en: 'No permitted class covers this span with one interval: consider two instruments or a narrower request.',
    de: 'Keine zulässige Klasse deckt diese Spanne mit einem Eichwert ab: Erwägen Sie zwei Geräte oder eine engere Anforderung.',
  },
  'outdoor-caution': {
    fr: 'Plus de 3 000 échelons en extérieur : le vent, le gel et les salissures appellent à la prudence.',
    en: 'More than 3,000 intervals outdoors: wind, frost and dirt call for caution.',
    de: 'Mehr als 3.000 Eichwerte im Freien: Bei Wind, Frost und Schmutz ist Vorsicht geboten.',
  },
  'weighbridge-interval': {
    fr: 'Un pont-bascule a en général un échelon d’au moins 10 kg.',
    en: 'A weighbridge usually has an interval of at least 10 kg.',
    de: 'Eine Fahrzeugwaage hat in der Regel einen Eichwert von mindestens 10\u00a0kg.',
  },
  'fifth-rule': {
    fr: 'La table allemande admet cet échelon, mais l’erreur en service dépasse le cinquième de l’erreur tolérée du préemballage.',
    en: 'The German table permits this interval, but the error in service is above one fifth of the package’s tolerable error.',
    de: 'FPackV Anlage 7 lässt diesen Eichwert zu, doch die Verkehrsfehlergrenze überschreitet ein Fünftel der zulässigen Minusabweichung.',
  },
  'grading-scale': {
    fr: 'Min = 5 e seulement si la balance est approuvée pour déterminer un tarif de transport.',
    en: 'Min = 5 e only if the scale is approved for determining a transport tariff.',
    de: 'Min = 5\u00a0e nur, wenn die Waage zur Bestimmung von Beförderungstarifen zugelassen ist.',
  },
  'whole-vehicle': {
    fr: 'Le véhicule entier en une seule pesée.',
    en: 'The whole vehicle in one weighing.',
    de: 'Das ganze Fahrzeug in einer einzigen Wägung.',
  },
  'not-for-trade': {
    fr: 'Le résultat ne peut pas servir à facturer.',
    en: 'The result cannot be used for invoicing.',
    de: 'Abgerechnet werden darf mit dem Ergebnis nicht.',
  },
  'class-iiii-goods': {
    fr: 'En Allemagne, la classe IIII suffit pour les déchets, le sable, le gravier, les déblais et les gravats.',
    en: 'In Germany class IIII is enough for waste, sand, gravel, excavated and demolition material.',
    de: 'Für Abfälle, Sand, Kies, Aushub und Abbruch genügt Klasse IIII.',
  },
  'minimum-weight': {
    fr: 'Faites déterminer la pesée minimale (USP <41>, Ph. Eur. 2.1.7).',
    en: 'Have the minimum weight determined (USP <41>, Ph. Eur. 2.1.7).',
    de: 'Lassen Sie die Mindesteinwaage bestimmen (USP <41>, Ph. Eur. 2.1.7).',
  },
  'larger-reference': {
    fr: 'Un échantillon de 100 ou 200 pièces permet un échelon plus grand.',
    en: 'A sample of 100 or 200 pieces permits a larger interval.',
    de: 'Eine Referenz von 100 oder 200 Stück lässt eine gröbere Ablesbarkeit zu.',
  },
  checkweigher: {
    fr: 'Plus de 20 pesées par minute : pensez à une trieuse pondérale automatique (MI-006).',
    en: 'More than 20 weighings a minute: consider an automatic checkweigher (MI-006).',
    de: 'Mehr als 20 Wägungen je Minute: Erwägen Sie eine selbsttätige Kontrollwaage (MI-006).',
  },
} as const satisfies Record<RequirementNote, Localized>

/** Relaxations that `messages.json` does not have. */
export const relaxationSentences = {
  'relax-tare': {
    fr: 'Un seul appareil suffit avec un récipient de {tare} au plus.',
    en: 'One instrument is enough with a container of at most {tare}.',
    de: 'Ein Gerät genügt bei einem Behälter von höchstens {tare}.',
  },
  'relax-budget': {
    fr: 'Un seul appareil suffit avec un budget de {price} HT.',
    en: 'One instrument is enough with a budget of {price} excl. VAT.',
    de: 'Ein Gerät genügt bei einem Budget von {price} zzgl. MwSt.',
  },
} as const satisfies Record<string, Localized>
