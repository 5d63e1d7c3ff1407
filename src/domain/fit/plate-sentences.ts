import type { Localized } from '#config/locales.ts'

/** What is concluded from a plate. */
export const plateSentences = {
  verified: {
    fr: 'CE + M de {year} : instrument vérifié selon la directive 2014/31/UE.',
    en: 'CE + M of {year}: verified instrument under Directive 2014/31/EU.',
    de: 'CE + M von {year}: konformitätsbewertet nach Richtlinie 2014/31/EU.',
  },
  'green-m': {
    fr: 'M vert de {year} (directive 2009/23/CE, jusqu’au 19 avril 2016) : toujours valable.',
    en: 'Green M of {year} (Directive 2009/23/EC, until April 19, 2016): still valid.',
    de: 'Grünes M von {year} (Richtlinie 2009/23/EG, bis 19. April 2016): weiterhin gültig.',
  },
  automatic: {
    fr: 'Instrument automatique (directive 2014/32/UE) : ce n’est pas un instrument à fonctionnement non automatique, d’autres règles s’appliquent.',
    en: 'Automatic instrument (Directive 2014/32/EU): not a non-automatic weighing instrument, other rules apply.',
    de: 'Selbsttätige Waage (Richtlinie 2014/32/EU): keine nichtselbsttätige Waage, es gelten andere Regeln.',
  },
  'ce-only': {
    fr: 'CE sans M : instrument non vérifié, interdit pour tout usage réglementé.',
    en: 'CE without M: not verified, not permitted for any regulated use.',
    de: 'CE ohne M: nicht konformitätsbewertet, für keine eichpflichtige Verwendung zulässig.',
  },
  ukca: {
    fr: 'UKCA : valable en Grande-Bretagne seulement.',
    en: 'UKCA: valid in Great Britain only.',
    de: 'UKCA: nur in Großbritannien gültig.',
  },
  national: {
    fr: 'DE-M : marquage national allemand, sans effet en France ; un dispositif raccordé n’est pas évalué.',
    en: 'DE-M: national German marking, without effect in France; an attached device is not assessed.',
    de: 'DE-M: nationale deutsche Kennzeichnung; eine angeschlossene Zusatzeinrichtung ist nicht bewertet.',
  },
  'no-mark': {
    fr: 'Aucun marquage lu : rien ne permet un usage réglementé.',
    en: 'No marking read: nothing shows that regulated use is permitted.',
    de: 'Keine Kennzeichnung gelesen: Nichts erlaubt eine eichpflichtige Verwendung.',
  },
  'no-direct-sale': {
    fr: 'Interdit pour la vente directe au public.',
    en: 'Not permitted for direct sale to the public.',
    de: 'Für den Direktverkauf nicht zulässig.',
  },
  auxiliary: {
    fr: 'd < e : interdit pour la vente directe au public.',
    en: 'd < e: not permitted for direct sale to the public.',
    de: 'd < e: für den Direktverkauf nicht zulässig.',
  },
  'min-ok': {
    fr: 'Min = {min} : conforme à la classe.',
    en: 'Min = {min}: in line with the class.',
    de: 'Min = {min}: stimmt mit der Klasse überein.',
  },
  'min-grading': {
    fr: 'Min = {min}, moins que {table} : balance destinée à déterminer un tarif ou à classer.',
    en: 'Min = {min}, less than {table}: grading or tariff scale.',
    de: 'Min = {min}, weniger als {table}: Waage zur Tarifbestimmung oder Sortierung.',
  },
  'min-error': {
    fr: 'Min = {min} : impossible pour cette classe, il faudrait {table}. Relisez la plaque.',
    en: 'Min = {min}: impossible for this class, it should be {table}. Read the plate again.',
    de: 'Min = {min}: für diese Klasse unmöglich, es müssten {table} sein. Lesen Sie das Typenschild noch einmal.',
  },
  'n-too-large': {
    fr: '{n} échelons : plus que la classe n’en admet. Relisez la plaque.',
    en: '{n} intervals: more than the class permits. Read the plate again.',
    de: '{n} Eichwerte: mehr, als die Klasse zulässt. Lesen Sie das Typenschild noch einmal.',
  },
  'thousands-read': {
    fr: 'La virgule ou le point de Max a été lu comme séparateur de milliers : {max}.',
    en: 'The comma or point in Max was read as a thousands separator: {max}.',
    de: 'Komma oder Punkt in Max wurde als Tausendertrennzeichen gelesen: {max}.',
  },
  'oiml-certificate': {
    fr: 'Certificat OIML : ce n’est pas une approbation européenne.',
    en: 'OIML certificate: not a European approval.',
    de: 'OIML-Zertifikat: keine europäische Zulassung.',
  },
  medical: {
    fr: 'Dispositif médical.',
    en: 'Medical device.',
    de: 'Medizinprodukt.',
  },
  'due-de': {
    fr: 'Allemagne : à vérifier au plus tard le {day}, sauf vérification plus récente.',
    en: 'Germany: to be verified no later than {day}, unless it has been verified since.',
    de: 'Deutschland: Eichfrist bis {day}, sofern seither nicht neu geeicht wurde.',
  },
  'due-fr': {
    fr: 'France, tout usage réglementé : échéance attendue en {year} ; seuls la vignette verte et le carnet métrologique donnent la date.',
    en: 'France, any regulated use: due date expected in {year}; only the green sticker and the metrological logbook give the date.',
    de: 'Frankreich, jede eichpflichtige Verwendung: Fälligkeit voraussichtlich {year}; das genaue Datum nennen nur die grüne Prüfmarke und das metrologische Prüfbuch.',
  },
  'due-fr-sale': {
    fr: 'France, vente directe au public : échéance attendue en {year} ; seuls la vignette verte et le carnet métrologique donnent la date.',
    en: 'France, direct sale to the public: due date expected in {year}; only the green sticker and the metrological logbook give the date.',
    de: 'Frankreich, Direktverkauf: Fälligkeit voraussichtlich {year}; das genaue Datum nennen nur die grüne Prüfmarke und das metrologische Prüfbuch.',
  },
  'due-fr-yearly': {
    fr: 'France, tout autre usage réglementé que la vente directe au public : vérification annuelle, échéance attendue en {year}.',
    en: 'France, any regulated use other than direct sale to the public: yearly verification, due date expected in {year}.',
    de: 'Frankreich, jede andere eichpflichtige Verwendung als der Direktverkauf: jährliche Prüfung, Fälligkeit voraussichtlich {year}.',
  },
} as const satisfies Record<string, Localized>
/** Key of a sentence about a data plate. */
export type PlateSentence = keyof typeof plateSentences
