import type { Locale, Localized } from '#config/locales.ts'
import type { FitCountry } from '#domain/fit/fit-use.ts'

/** Names of the countries whose rules are known. */
export const countryNames: Record<FitCountry, Localized> = {
  FR: { fr: 'France', en: 'France', de: 'Frankreich' },
  DE: { fr: 'Allemagne', en: 'Germany', de: 'Deutschland' },
}

/** Sentences around what the rules compute; they hold no numbers. */
export const words = {
  others: {
    fr: 'Autres usages réglementés : {rule}',
    en: 'Other regulated uses: {rule}',
    de: 'Andere eichpflichtige Verwendungen: {rule}',
  },
  authority: {
    fr: 'En Allemagne, la vérification est faite par l’autorité allemande (Eichbehörde).',
    en: 'In Germany the verification is done by the German authority (Eichbehörde).',
    de: 'In Deutschland eicht die Eichbehörde.',
  },
  expired: {
    fr: 'Une vignette verte dont la date est passée ne vaut plus rien, et une vignette rouge signifie que l’instrument est refusé : dans les deux cas, il ne doit plus servir à un usage réglementé tant qu’il n’a pas été vérifié de nouveau.',
    en: 'A green sticker whose date has passed is no longer valid, and a red one means refused: in both cases the instrument may not be put to regulated use until it has been verified again.',
    de: 'Eine abgelaufene Eichfrist oder grüne Prüfmarke schützt nicht mehr, und eine rote heißt abgelehnt: In beiden Fällen darf die Waage nicht eichpflichtig verwendet werden, bis sie neu geprüft ist.',
  },
  again: {
    fr: 'Demandez une vérification ; pour un contrôle interne, sans vendre ni facturer, l’instrument peut continuer à servir.',
    en: 'Ask for a verification; for internal checks, without selling or invoicing, the instrument may continue to be used.',
    de: 'Beauftragen Sie eine Prüfung; für innerbetriebliche Kontrollen, ohne Verkauf und Abrechnung, darf die Waage weiter verwendet werden.',
  },
  logbook: {
    fr: 'Le carnet métrologique (France) est ouvert au plus tard un mois après la mise en service et reste sur le lieu d’utilisation, à la disposition des agents de contrôle ; le réparateur y inscrit chaque réparation, l’organisme de vérification chaque vérification.',
    en: 'The metrological logbook (France) is opened no later than one month after commissioning and stays at the place of use, ready for inspectors; the repairer enters each repair there, the verification body each verification.',
    de: 'Das metrologische Prüfbuch (Frankreich) wird spätestens einen Monat nach der Inbetriebnahme angelegt und bleibt am Einsatzort, für Kontrollen bereit; der Instandsetzer trägt jede Reparatur ein, die Prüfstelle jede Prüfung.',
  },
  border: {
    fr: 'Le marquage CE + M d’un instrument neuf vaut dans toute l’Union européenne. La vérification en service est nationale : une vérification allemande (Eichung) ne remplace pas la vérification périodique française, et inversement. Ce sont les règles du pays où l’instrument sert qui comptent.',
    en: 'The CE + M marking of a new instrument is valid throughout the European Union. Verification in service is national: a German verification (Eichung) does not replace the French periodic verification, nor the other way round. The rules of the country where the instrument is used count.',
    de: 'Die Kennzeichnung CE + M einer neuen Waage gilt in der ganzen Europäischen Union. Die Eichung im Betrieb ist national: Eine deutsche Eichung ersetzt keine französische Prüfung und umgekehrt. Es zählen die Regeln des Landes, in dem die Waage verwendet wird.',
  },
  noPatients: {
    fr: 'Un poids indicatif, par exemple en salle de sport, à l’hôtel ou à la maison, n’est pas la pesée d’un patient : aucun instrument vérifié n’est imposé. Un tel pèse-personne ne sert ni au diagnostic, ni au traitement, ni à une dose ; pour cela, il faut un instrument vérifié.',
    en: 'Weighing somebody for information only, for example in a gym, in a hotel or at home, is not the weighing of a patient: no verified instrument is required. The scale used serves neither diagnosis, nor treatment, nor dosing; for these you need a verified instrument.',
    de: 'Wiegen nur zur Orientierung, zum Beispiel im Fitnessraum, im Hotel oder zu Hause, ist kein Wiegen von Patienten: Eine konformitätsbewertete Waage ist nicht vorgeschrieben. Eine Waage für Richtwerte dient weder der Diagnose noch der Behandlung noch der Dosierung; dafür brauchen Sie eine konformitätsbewertete Waage.',
  },
  animals: {
    fr: 'Peser un animal pour le suivre ou le soigner n’est pas la pesée d’un patient : les règles que nous appliquons n’imposent pas d’instrument vérifié. Il en faut un dès que le poids décide d’un prix, par exemple pour vendre ou acheter des animaux. Pour un autre usage, consultez-nous.',
    en: 'Weighing an animal to monitor or treat it is not the weighing of a patient: our rules do not require a verified instrument. You need one as soon as the weight decides a price, for example when animals are sold or bought. For any other use, ask us.',
    de: 'Ein Tier zur Beobachtung oder Behandlung zu wiegen, ist kein Wiegen von Patienten: Nach unseren Regeln ist dafür keine konformitätsbewertete Waage vorgeschrieben. Sobald das Gewicht über einen Preis entscheidet, zum Beispiel beim Kauf oder Verkauf von Tieren, brauchen Sie eine. Fragen Sie uns bei anderen Verwendungen.',
  },
  automatic: {
    fr: 'Une trieuse pondérale est un instrument à fonctionnement automatique et suit des règles propres (directive {directive}/UE). En usage réglementé :',
    en: 'A checkweigher is an automatic instrument with rules of its own (Directive {directive}/EU). In regulated use:',
    de: 'Eine selbsttätige Kontrollwaage folgt eigenen Regeln (Richtlinie {directive}/EU). In eichpflichtiger Verwendung:',
  },
  late: {
    fr: 'En Allemagne, qui a demandé la vérification au moins {weeks} semaines avant la fin de la période, et fait ce qui lui revient, peut continuer à utiliser l’instrument jusqu’au contrôle de l’autorité.',
    en: 'In Germany, whoever has applied for the verification at least {weeks} weeks before the end of the period, and has done what is required of them for it, may go on using the instrument until the authority checks it.',
    de: 'In Deutschland darf weiterwiegen, wer die Eichung mindestens {weeks} Wochen vor Ablauf der Eichfrist beantragt und das Erforderliche getan hat: Bis zur Prüfung durch die Behörde steht die Waage einer geeichten gleich.',
  },
  who: {
    fr: 'En France, la vérification périodique est faite par un organisme agréé par le préfet et accrédité pour cette activité ; la réparation, par un réparateur titulaire d’une marque d’identification.',
    en: 'In France the periodic verification is done by a body approved by the prefect and accredited for this activity; repairs by a repairer who holds an identification mark.',
    de: 'In Frankreich prüft eine vom Präfekten zugelassene und dafür akkreditierte Stelle; Reparaturen führt ein Instandsetzer aus, der ein Kennzeichen besitzt.',
  },
  holder: {
    fr: 'C’est au détenteur, donc à la personne ou à l’entreprise qui utilise l’instrument, de le faire vérifier.',
    en: 'It is up to the holder, the person or company that uses the instrument, to have it verified.',
    de: 'Darum muss sich der Verwender kümmern, also die Person oder Firma, die die Waage verwendet.',
  },
  basis: { fr: 'Textes : {list}.', en: 'References: {list}.', de: 'Grundlage: {list}.' },
  classes: {
    fr: '{use} : classe {classes}.',
    en: '{use}: class {classes}.',
    de: '{use}: Klasse {classes}.',
  },
  or: { fr: ' ou ', en: ' or ', de: ' oder ' },
  anyClass: {
    fr: '{use} : aucune classe n’est imposée.',
    en: '{use}: no class is required.',
    de: '{use}: Es ist keine Klasse vorgeschrieben.',
  },
  class: {
    fr: 'La classe inscrite sur la plaque fait foi ; avec e = {e}, la classe {cls} est courante.',
    en: 'The class on the plate decides; with e = {e}, class {cls} is usual.',
    de: 'Darüber entscheidet die Klasse auf dem Typenschild; mit e = {e} ist Klasse {cls} üblich.',
  },
  plate: {
    fr: 'La classe et l’échelon e inscrits sur la plaque font foi. Pour Max {max}, la classe {cls} avec e = {e} est courante.',
    en: 'The class and the scale interval e on the plate decide. For Max {max}, class {cls} with e = {e} is usual.',
    de: 'Darüber entscheiden Klasse und Eichwert e auf dem Typenschild. Bei Max {max} ist Klasse {cls} mit e = {e} üblich.',
  },
  error: {
    fr: 'À {load}, en classe {cls} avec e = {e}, l’erreur maximale tolérée est de ±{initial} à la vérification primitive et de ±{service} en service.',
    en: 'At {load}, in class {cls} with e = {e}, the maximum permissible error is ±{initial} at initial verification and ±{service} in service.',
    de: 'Bei {load} in Klasse {cls} mit e = {e} beträgt die Eichfehlergrenze ±{initial} und die Verkehrsfehlergrenze ±{service}.',
  },
  exceeds: {
    fr: 'Un écart de {deviation} dépasse l’erreur tolérée en service : n’utilisez plus l’instrument pour un usage réglementé et faites-le ajuster.',
    en: 'A deviation of {deviation} exceeds the error permitted in service: stop regulated use and have the instrument adjusted.',
    de: 'Eine Abweichung von {deviation} überschreitet die Verkehrsfehlergrenze: Verwenden Sie die Waage nicht mehr eichpflichtig und lassen Sie sie justieren.',
  },
  within: {
    fr: 'Un écart de {deviation} reste dans l’erreur tolérée en service.',
    en: 'A deviation of {deviation} is within the error permitted in service.',
    de: 'Eine Abweichung von {deviation} liegt innerhalb der Verkehrsfehlergrenze.',
  },
  outside: {
    fr: 'Une charge de {load} avec e = {e} dépasse le nombre d’échelons de la classe {cls} : vérifiez ces valeurs sur la plaque.',
    en: 'A load of {load} with e = {e} exceeds the number of intervals of class {cls}: check these values on the plate.',
    de: 'Eine Last von {load} mit e = {e} überschreitet die Anzahl der Eichwerte, die Klasse {cls} zulässt: Prüfen Sie die Werte auf dem Typenschild.',
  },
  intervals: {
    fr: 'Max {max} divisé par e = {e} : {n} échelons de vérification.',
    en: 'Max {max} divided by e = {e}: {n} verification scale intervals.',
    de: 'Max {max} geteilt durch e = {e}: {n} Eichwerte.',
  },
  min: {
    fr: 'En classe {cls} avec e = {e}, la portée minimale est Min = {min}, sauf indication contraire de la plaque.',
    en: 'In class {cls} with e = {e}, the minimum capacity is Min = {min}, unless the plate says otherwise.',
    de: 'In Klasse {cls} mit e = {e} beträgt die Mindestlast Min = {min}, sofern das Typenschild nichts anderes sagt.',
  },
  minInD: {
    fr: 'Si d est plus petit que e, Min se compte en d.',
    en: 'Where d is smaller than e, Min is counted in d.',
    de: 'Ist d kleiner als e, wird Min mit d berechnet.',
  },
  calibration: {
    fr: 'L’étalonnage est volontaire : c’est un système qualité qui le demande. Il ne remplace pas la vérification, qu’imposent les usages réglementés comme la vente ou la facturation au poids.',
    en: 'Calibration is voluntary, though a quality system may require it. It does not replace the verification that regulated uses such as selling or invoicing by weight require.',
    de: 'Gesetzlich ist die Kalibrierung freiwillig; verlangt wird sie vom Qualitätsmanagement. Sie ersetzt nicht die Eichung, die für eichpflichtige Verwendungen wie Verkauf oder Abrechnung nach Gewicht vorgeschrieben ist.',
  },
  duration: {
    fr: 'La durée d’une vérification dépend de la portée, des essais et de l’accès ; elle se fixe à la prise de rendez-vous. Comptez environ une demi-heure par balance de comptoir, une à deux heures par plate-forme au sol et une demi-journée pour un pont-bascule.',
    en: 'How long a verification takes depends on capacity, tests and access, and is agreed when you book. Allow about half an hour for a counter scale, one to two hours for a floor scale and half a day for a weighbridge.',
    de: 'Die Dauer einer Prüfung hängt von Höchstlast, Prüfumfang und Zugang ab und wird bei der Terminvergabe festgelegt. Rechnen Sie mit rund einer halben Stunde je Ladenwaage, ein bis zwei Stunden je Bodenwaage und einem halben Tag für eine Fahrzeugwaage.',
  },
  which: {
    fr: 'Pour quoi l’instrument sert-il ? Je vous dirai ce que la règle demande.',
    en: 'What is the instrument used for? I will tell you what the rule requires.',
    de: 'Wofür wird die Waage verwendet? Dann sage ich Ihnen, was die Regel verlangt.',
  },
  elsewhere: {
    fr: 'Je ne connais que les règles de la France et de l’Allemagne. Pour un autre pays, adressez-vous à nous ou à l’autorité de métrologie de ce pays.',
    en: 'I only know the rules of France and Germany. For another country, ask us or the metrology authority of that country.',
    de: 'Ich kenne nur die Regeln Frankreichs und Deutschlands. Fragen Sie für ein anderes Land uns oder die dortige Eichbehörde.',
  },
} satisfies Record<string, Localized>

/** What a repair means for the verification. */
export const repaired: Record<FitCountry, Localized> = {
  FR: {
    fr: 'En France : un instrument à usage réglementé repasse en vérification après une réparation, avant de reprendre du service. Une vignette verte encore valable n’y change rien.',
    en: 'In France an instrument in regulated use needs a new verification after a repair, before it returns to service. A green sticker that is still valid does not change this.',
    de: 'In Frankreich braucht eine Waage in geregelter Verwendung nach einer Reparatur eine neue Prüfung, bevor sie wieder in Betrieb geht. Eine noch gültige grüne Marke ändert daran nichts.',
  },
  DE: {
    fr: 'En Allemagne : il faut une nouvelle vérification par l’autorité ou, d’ici là, la marque d’un réparateur habilité (Instandsetzer).',
    en: 'In Germany it needs a new verification by the authority, or the mark of an authorised repairer (Instandsetzer) until then.',
    de: 'In Deutschland muss sie neu geeicht werden, oder ein befugter Instandsetzer bringt bis dahin sein Kennzeichen an.',
  },
}

/** What may be meant where only a country is named. */
export const ofCountry: Record<
  FitCountry,
  { ask: Localized; suggestions: Record<Locale, readonly string[]> }
> = {
  FR: {
    ask: {
      fr: 'Que voulez-vous savoir pour la France : la période de vérification, qui vérifie, ou si nous nous déplaçons ?',
      en: 'What would you like to know about France: the verification period, who verifies, or whether we come to you?',
      de: 'Was möchten Sie für Frankreich wissen: die Prüffrist, wer prüft oder ob wir zu Ihnen kommen?',
    },
    suggestions: {
      fr: [
        'Tous les combien vérifier une balance de commerce en France ?',
        'Qui vérifie en France ?',
        'Intervenez-vous à Colmar ?',
      ],
      en: [
        'How often must a shop scale be verified in France?',
        'Who verifies in France?',
        'Do you come to Colmar?',
      ],
      de: [
        'Wie oft muss eine Ladenwaage in Frankreich geprüft werden?',
        'Wer prüft in Frankreich?',
        'Kommen Sie nach Colmar?',
      ],
    },
  },
  DE: {
    ask: {
      fr: 'Que voulez-vous savoir pour l’Allemagne : la période de vérification, qui vérifie, ou si nous nous déplaçons ?',
      en: 'What would you like to know about Germany: the verification period, who verifies, or whether we come to you?',
      de: 'Was möchten Sie für Deutschland wissen: die Eichfrist, wer eicht oder ob wir zu Ihnen kommen?',
    },
    suggestions: {
      fr: [
        'Tous les combien vérifier une balance de commerce en Allemagne ?',
        'Qui vérifie en Allemagne ?',
        'Intervenez-vous à Freiburg ?',
      ],
      en: [
        'How often must a shop scale be verified in Germany?',
        'Who verifies in Germany?',
        'Do you come to Freiburg?',
      ],
      de: [
        'Wie oft muss eine Ladenwaage in Deutschland geeicht werden?',
        'Wer eicht in Deutschland?',
        'Kommen Sie nach Freiburg?',
      ],
    },
  },
}

/** Questions that may follow. */
export const suggestions = {
  uses: {
    fr: ['Vente directe au public', 'Pesée de patients', 'Contrôle interne sans facturer'],
    en: ['Direct sale to the public', 'Weighing of patients', 'Internal checks without invoicing'],
    de: ['Direktverkauf', 'Wiegen von Patienten', 'Innerbetriebliche Kontrolle'],
  },
  other: {
    FR: { fr: 'Et en France ?', en: 'And in France?', de: 'Und in Frankreich?' },
    DE: { fr: 'Et en Allemagne ?', en: 'And in Germany?', de: 'Und in Deutschland?' },
  },
} as const
