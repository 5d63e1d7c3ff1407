import type { Localized } from '#config/locales.ts'

/** Direct answers of the rules, and what is added to them; they hold no numbers. */
export const lawWords = {
  yes: { fr: 'Oui.', en: 'Yes.', de: 'Ja.' },
  inPrinciple: { fr: 'En principe, oui.', en: 'In principle, yes.', de: 'Grundsätzlich ja.' },
  neverAgain: {
    fr: 'Non, pas de nouvelle vérification à échéance fixe.',
    en: 'No, no further verification falls due.',
    de: 'Nein, eine Nacheichung wird nicht fällig.',
  },
  notAfterRepair: {
    fr: 'Non, pas en l’état.',
    en: 'No, not as it stands.',
    de: 'Nein, nicht ohne Weiteres.',
  },
  sealBroken: {
    fr: 'Un scellement rompu met fin à la validité de la vérification : tant que cela n’est pas réglé, l’instrument ne doit servir ni à vendre ni à facturer au poids.',
    en: 'A broken seal ends the validity of the verification: until that is settled, the instrument may not be used for selling or invoicing by weight.',
    de: 'Eine verletzte Sicherungsmarke beendet die Eichung: Bis das geklärt ist, dürfen Sie mit dieser Waage nicht nach Gewicht verkaufen oder abrechnen.',
  },
  no: { fr: 'Non.', en: 'No.', de: 'Nein.' },
  notWithout: {
    fr: 'Non, pas avec un instrument sans marquage CE + M.',
    en: 'No, not with an instrument without the CE + M marking.',
    de: 'Nein, nicht mit einer Waage ohne Kennzeichnung CE + M.',
  },
  noCalibration: {
    fr: 'Non, un certificat d’étalonnage ne suffit pas.',
    en: 'No, a calibration certificate is not enough.',
    de: 'Nein, ein Kalibrierschein genügt nicht.',
  },
  occasional: {
    fr: 'Même occasionnel, cet usage est réglementé.',
    en: 'This holds even when the use is occasional.',
    de: 'Auch gelegentliche Verwendung zählt.',
  },
  smallSales: {
    fr: 'En Allemagne, seules de très petites ventes sont exemptées ({clause} : jusqu’à {sale} par vente et {year} par an, montants indexés) ; demandez à l’autorité allemande (Eichbehörde) si c’est votre cas.',
    en: 'In Germany only very small sales are exempt ({clause}: up to {sale} a sale and {year} a year, indexed amounts); ask the German authority (Eichbehörde) whether yours are.',
    de: 'Ausgenommen sind, nur in Deutschland, Kleinstbeträge nach {clause}: bis {sale} je Verkauf und {year} im Jahr, Beträge indexiert. Ob das für Sie gilt, sagt die Eichbehörde.',
  },
  onceSold: {
    fr: 'Dès que le poids sert à vendre, à acheter ou à facturer, il faut un instrument vérifié (CE + M) :',
    en: 'As soon as the weight is used for selling, buying or invoicing, a verified instrument (CE + M) is needed:',
    de: 'Sobald nach dem Gewicht verkauft, gekauft oder abgerechnet wird, brauchen Sie eine konformitätsbewertete Waage (CE + M):',
  },
  beds: {
    fr: 'Allemagne, pèse-lits : {rule}',
    en: 'Germany, bed scales: {rule}',
    de: 'Deutschland, Bettenwaagen: {rule}',
  },
  yearEnd: {
    fr: 'En Allemagne, la période se termine le {day}.',
    en: 'In Germany the period ends on {day}.',
    de: 'In Deutschland endet die Eichfrist jeweils am {day}.',
  },
  red: {
    fr: 'Une vignette rouge signifie que l’instrument est refusé. L’usage réglementé est interdit dès maintenant, jusqu’à ce que l’instrument soit réparé et vérifié de nouveau.',
    en: 'A red sticker means the instrument is refused. From now on it may not be put to regulated use, until it has been repaired and verified again.',
    de: 'Eine rote Marke heißt abgelehnt. Die eichpflichtige Verwendung ist sofort verboten, bis die Waage instand gesetzt und neu geprüft ist.',
  },
  lateDe: {
    fr: 'Allemagne : non, une vérification tardive n’allonge pas la période ; la nouvelle commence à la fin de l’ancienne.',
    en: 'Germany: no, a late verification does not lengthen the period; the new one begins at the end of the old one.',
    de: 'Deutschland: Nein, eine verspätete Eichung verlängert nichts; die neue Frist beginnt am Ende der alten.',
  },
  lateFr: {
    fr: 'France : la nouvelle période court à partir du jour de la vérification ; la vignette verte donne la date.',
    en: 'France: the new period runs from the day of the verification; the green sticker shows the date.',
    de: 'Frankreich: Die neue Frist läuft ab dem Tag der Prüfung; das Datum steht auf der grünen Prüfmarke.',
  },
  untilThen: {
    fr: 'Entre la fin de l’ancienne période et la nouvelle vérification, l’instrument ne doit servir à aucun usage réglementé.',
    en: 'Between the end of the old period and the new verification the instrument may not be put to regulated use.',
    de: 'Zwischen dem Ende der alten Frist und der neuen Prüfung darf die Waage nicht eichpflichtig verwendet werden.',
  },
  applyDe: {
    fr: 'En Allemagne : au plus tard {weeks} semaines avant la fin de la période, auprès de l’autorité allemande (Eichbehörde). Les périodes finissent le {end} : demandez donc la vérification au plus tard le {day} de cette année-là.',
    en: 'In Germany: at least {weeks} weeks before the end of the period, to the German authority (Eichbehörde). Periods end on {end}, so apply by {day} of that year.',
    de: 'In Deutschland spätestens {weeks} Wochen vor Ablauf der Eichfrist, bei der zuständigen Eichbehörde. Eichfristen enden am {end}, der Antrag ist also bis {day} des Ablaufjahrs zu stellen.',
  },
  applyFr: {
    fr: 'En France, aucun délai de demande de ce genre : prenez rendez-vous assez tôt pour que l’instrument soit vérifié avant la date de la vignette verte.',
    en: 'In France there is no such deadline: book early enough for the instrument to be verified before the date on the green sticker.',
    de: 'In Frankreich gibt es keine solche Antragsfrist: Vereinbaren Sie den Termin so früh, dass die Waage vor dem Datum der grünen Prüfmarke geprüft ist.',
  },
  applyBy: {
    fr: 'Demandez la vérification à l’autorité allemande (Eichbehörde) au plus tard le {day}, {weeks} semaines avant.',
    en: 'Apply to the German authority (Eichbehörde) by {day}, {weeks} weeks before.',
    de: 'Beantragen Sie die Eichung spätestens am {day} bei der Eichbehörde, {weeks} Wochen vorher.',
  },
  applyPassed: {
    fr: 'Le délai de demande ({day}, {weeks} semaines avant) est passé : adressez-vous sans attendre à l’autorité allemande (Eichbehörde).',
    en: 'The day to apply by ({day}, {weeks} weeks before) has passed: contact the German authority (Eichbehörde) without delay.',
    de: 'Der Antragstermin ({day}, {weeks} Wochen vorher) ist vorbei: Wenden Sie sich umgehend an die Eichbehörde.',
  },
  unapproved: {
    fr: 'Normalement non : sans marquage CE + M, un instrument ne peut pas être rendu légal après coup par une vérification. L’évaluation de la conformité se fait en usine (sur place pour un pont-bascule) et se commande avec l’instrument. Pour vendre ou facturer au poids, il faut un instrument vérifié (CE + M).',
    en: 'Normally no: without the CE + M marking an instrument cannot be made legal for trade afterwards by a verification. Conformity assessment is done at the factory only and must be ordered with the instrument. For selling or invoicing by weight you need a verified instrument (CE + M).',
    de: 'In der Regel nein: Ohne Kennzeichnung CE + M wird eine Waage auch durch eine spätere Prüfung oder Eichung nicht für eichpflichtige Verwendungen zulässig. Die Konformitätsbewertung ist nur ab Werk möglich, mit der Bestellung. Zum Verkaufen oder Abrechnen brauchen Sie eine konformitätsbewertete Waage (CE + M).',
  },
  unapprovedNext: {
    fr: 'L’ancien instrument peut encore servir au contrôle interne. En cas de doute, envoyez-nous ce qui est écrit sur la plaque.',
    en: 'The old instrument may still serve for internal checks. If in doubt, send us what the data plate says.',
    de: 'Für innerbetriebliche Kontrollen darf die alte Waage weiter dienen. Im Zweifel schicken Sie uns die Angaben des Typenschilds.',
  },
  germanDuty: {
    fr: 'Non : en Allemagne, la vérification est faite par l’autorité allemande (Eichbehörde). Nous y vendons et entretenons des instruments et les préparons à la vérification.',
    en: 'No: in Germany the verification is done by the German authority (Eichbehörde). We sell and maintain instruments there and prepare them for the verification.',
    de: 'Nein: In Deutschland eicht die Eichbehörde. Wir verkaufen und warten dort Waagen und bereiten sie auf die Eichung vor.',
  },
  within: {
    fr: '{place} est à environ {km} km de {city}, dans notre rayon de {radius} km.',
    en: '{place} is about {km} km from {city}, within our radius of {radius} km.',
    de: '{place} liegt etwa {km} km von {city} entfernt, innerhalb unseres Umkreises von {radius} km.',
  },
  swiss: {
    fr: 'En Suisse s’appliquent d’autres règles, que je ne connais pas : ni les périodes françaises ni les allemandes n’y valent. Demandez à l’Institut fédéral de métrologie METAS ou à l’office de vérification de votre canton.',
    en: 'Switzerland has rules of its own, which I do not know: neither the French nor the German periods apply there. Ask the Federal Institute of Metrology METAS or the verification office of your canton.',
    de: 'In der Schweiz gelten andere Regeln, die ich nicht kenne: weder die französischen noch die deutschen Fristen. Fragen Sie das Eidgenössische Institut für Metrologie METAS oder das Eichamt Ihres Kantons.',
  },
  below: {
    fr: 'Non : {q} est en dessous de Min = {min}. Pour vendre ou facturer {q}, il faut un échelon e d’au plus {e} en classe {cls}.',
    en: 'No: {q} lies below Min = {min}. To sell or invoice {q} you need an interval e of at most {e} in class {cls}.',
    de: 'Nein: {q} liegt unter Min = {min}. Um {q} zu verkaufen oder abzurechnen, brauchen Sie in Klasse {cls} einen Eichwert e von höchstens {e}.',
  },
  reaches: {
    fr: '{q} atteint Min = {min} : vous pouvez vendre ou facturer cette quantité sur un instrument vérifié.',
    en: '{q} reaches Min = {min}: you may sell or invoice this quantity on a verified instrument.',
    de: '{q} liegt nicht unter Min = {min}: Diese Menge dürfen Sie auf einer geeichten Waage verkaufen oder abrechnen.',
  },
  smallest: {
    fr: 'Sur un instrument vérifié, la plus petite quantité à vendre ou à facturer est {min} (Min).',
    en: 'On a verified instrument the smallest quantity to be sold or invoiced is {min} (Min).',
    de: 'Auf einer geeichten Waage ist die kleinste Menge, die verkauft oder abgerechnet werden darf, {min} (Min).',
  },
  notBelow: {
    fr: 'Non : en dessous de {min}, ni vente, ni facturation, ni autre usage réglementé.',
    en: 'No, not below {min} for selling, invoicing or any other regulated use.',
    de: 'Nein, unter {min} dürfen Sie nicht für den Verkauf, die Abrechnung oder eine andere eichpflichtige Verwendung wiegen.',
  },
  internalBelow: {
    fr: 'Pour un contrôle interne, rien ne l’interdit, mais l’erreur relative y est grande.',
    en: 'For internal checks nothing forbids it, but the relative error is large there.',
    de: 'Für innerbetriebliche Kontrollen ist es nicht verboten, der relative Fehler ist dort aber groß.',
  },
  admits: {
    fr: '{use} : la classe {cls} convient (classe attendue : {classes}), pour des quantités à partir de Min.',
    en: '{use}: class {cls} is suitable (expected: class {classes}), for quantities from Min up.',
    de: '{use}: Klasse {cls} passt (erwartet: Klasse {classes}), für Mengen ab Min.',
  },
  refuses: {
    fr: '{use} : non, la classe attendue est {classes}, et la plaque dit {cls}.',
    en: '{use}: no, class {classes} is expected, and the plate says {cls}.',
    de: '{use}: nein, erwartet wird Klasse {classes}, auf dem Typenschild steht {cls}.',
  },
} satisfies Record<string, Localized>
