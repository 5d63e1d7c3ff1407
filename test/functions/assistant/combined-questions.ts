import type { Locale } from '#config/locales.ts'
import type { Asked } from './questions.ts'

/** Several rules asked at once, and rules over several turns. */
const fr: readonly Asked[] = [
  [
    'Quelle classe de balance pour les préparations en pharmacie, et vérifiée tous les combien ?',
    'rule',
    'classe II ou I; chaque année',
  ],
  [
    "Rachat d'or au comptoir : quelle classe de balance, et verif tous les combien en France ?",
    'rule',
    'classe II; chaque année; !Allemagne',
  ],
  [
    'je suis infirmiere liberale, mon pese-personne pour les patients doit etre verifié ? tous les combien ?',
    'rule',
    'Oui; classe III; chaque année; !Allemagne',
  ],
  [
    'Faut-il une balance vérifiée pour vendre du miel, de quelle classe et contrôlée tous les combien ?',
    'rule',
    'Oui; classe III; 2 ans',
  ],
  [
    'Doit-on faire vérifier un pèse-palette qui sert à facturer ? À quel rythme ?',
    'rule',
    'Oui; chaque année',
  ],
  ['Classe III, e = 5 g, Max 15 kg : Min et erreur tolérée à 10 kg ?', 'rule', 'Min = 100 g; ±5 g; ±10 g'],
  [
    "classe III, Max 60 kg, e = 20 g : portée minimale, nombre d'échelons et erreur à 40 kg ?",
    'rule',
    '3 000 échelons; 400 g; ±40 g',
  ],
  [
    'étalonnage, vérification, ajustage : c’est quoi la différence ?',
    'definition',
    'Étalonnage; accepté ou refusé; Ajustage',
  ],
  [
    'Expliquez-moi Max, Min, e et d',
    'definition',
    'la plus lourde; Portée minimale|Min; Échelon de vérification; Échelon réel',
  ],
  [
    "c'est quoi une mémoire alibi, et c'est obligatoire si le logiciel imprime les tickets ?",
    'definition',
    'garde chaque pesée; remplace le ticket',
  ],
  ["Le carnet métrologique, c'est quoi et quand faut-il l'ouvrir ?", 'rule', 'retrace; un mois après'],
  ['C’est quoi la portée minimale ? || et pour une classe III avec e = 2 g ?', 'rule', '40 g'],
  [
    'Tous les combien vérifie-t-on une balance de boucherie en Allemagne ? || Et un pèse-palette de 600 kg pour facturer ?',
    'rule',
    'Allemagne; 2 ans; !France',
  ],
  [
    'Tous les combien un pèse-personne d’hôpital en Allemagne ? || et la classe ?',
    'rule',
    'classe III; 4 ans',
  ],
  [
    'Le scellement a été cassé pendant la réparation, je peux continuer à vendre ?',
    'rule',
    'Non; scellement rompu; repasse en vérification',
  ],
  ['Préemballages de 1 kg, quel échelon e maximal ?', 'rule', 'e ≤ 2 g'],
]

const en: readonly Asked[] = [
  [
    "Which accuracy class does a butcher's counter scale need in France, and how often is it verified?",
    'rule',
    'class III; every 2 years; !Germany',
  ],
  [
    'How often must a gold-buying balance be verified in France and what class is expected?',
    'rule',
    'class II; every year',
  ],
  [
    'Do we need a verified scale for selling cheese in Alsace, which class, and how often must it be checked?',
    'rule',
    'Yes; class III; every 2 years',
  ],
  [
    'Waste site weighbridge in Germany: which class, how long is the verification valid?',
    'rule',
    'class III; 3 years',
  ],
  [
    'For class III, Max 6 kg, e = 2 g: what is Min and what error is allowed at 3 kg?',
    'rule',
    'Min = 40 g; ±4 g',
  ],
  [
    'Explain Max, Min, e and d please',
    'definition',
    'heaviest load; minimum capacity; verification scale interval; actual scale interval',
  ],
  [
    "repeatability, linearity, eccentricity: what's what?",
    'definition',
    'repeatability; linearity; eccentricity',
  ],
  [
    'what is an alibi memory and do I need to know about it when the PC prints the ticket?',
    'definition',
    'alibi; unalterable',
  ],
  ['What does the green sticker mean and when do I need a new one?', 'rule', 'accepted; every 2 years'],
  [
    'What is the metrological logbook in France and when must it be opened?',
    'rule',
    'lists verifications; one month',
  ],
  [
    'What does Min on the data plate mean? || So what is it for a class III 15 kg scale with e = 5 g?',
    'rule',
    '100 g',
  ],
  [
    'What is the maximum permissible error? || And at 10 kg on a class III scale with e = 5 g?',
    'rule',
    '±5 g; ±10 g',
  ],
  [
    'How often is a 60 t weighbridge verified in France? || And in Germany? || And a 1.5 t floor scale for invoicing there?',
    'rule',
    'Germany: every 2 years; !France',
  ],
  [
    'The seal on our counter scale was broken during a repair. Can we just go on selling with it in France?',
    'rule',
    'No; new verification; broken seal',
  ],
  ['Somebody cut the seal on our weighbridge in Kehl, is it still verified?', 'rule', 'broken seal; Germany'],
  [
    'We fill 250 g jam jars with the e-mark in Germany. What is the largest scale interval we may use?',
    'rule',
    'e ≤ 1 g; FPackV',
  ],
  ['My green mark has expired', 'rule', 'verified again'],
]

const de: readonly Asked[] = [
  [
    'Apotheke in Offenburg: Welche Genauigkeitsklasse braucht die Rezepturwaage und wie lange gilt die Eichung?',
    'rule',
    'Klasse II oder I; 2 Jahre; !Frankreich',
  ],
  [
    'Muss unsere Goldankauf-Waage geeicht sein, welche Klasse und wie oft in Deutschland?',
    'rule',
    'Ja; Klasse II; 2 Jahre',
  ],
  [
    'Muss die Patientenwaage im Krankenhaus in Kehl geeicht sein? Welche Klasse? Wie lange gilt die Eichung?',
    'rule',
    'Ja; Klasse III; 4 Jahre',
  ],
  [
    'Welche Klasse und welche Eichfrist gilt für eine Viehwaage in Deutschland?',
    'rule',
    'Klasse III; 2 Jahre',
  ],
  [
    'Welche Mindestlast und welche Fehlergrenze bei 2 kg hat eine Waage Klasse III, Max 15 kg, e = 5 g?',
    'rule',
    'Min = 100 g; ±2,5 g; ±5 g',
  ],
  ['Kalibrierung, Eichung, Justierung: was ist was?', 'definition', 'Kalibrierung; bestanden; Justierung'],
  ['Was bedeuten Höchstlast, Mindestlast und Eichwert?', 'definition', 'größte Last; Mindestlast; Eichwert'],
  [
    'Was ist ein Alibispeicher und wann brauche ich ihn, wenn die Kasse den Bon druckt?',
    'definition',
    'unveränderbar; !Ladenwaage',
  ],
  ['Was bedeutet Eichung und wie oft muss eine Ladenwaage geeicht werden?', 'rule', 'bestanden; 2 Jahre'],
  [
    'Was ist das Prüfbuch (carnet métrologique) in Frankreich und wann muss es angelegt werden?',
    'rule',
    'verzeichnet; einen Monat',
  ],
  ['Was bedeutet Mindestlast? || Und wie groß ist sie bei Klasse III, e = 10 g?', 'rule', '200 g'],
  [
    'Wie oft wird eine Apothekenwaage in Frankreich geprüft? || Und eine Ladenwaage bis 15 kg für den Verkauf dort?',
    'rule',
    'alle 2 Jahre; !Deutschland',
  ],
  ['Wie oft muss eine Goldwaage in Frankreich geprüft werden? || Und welche Klasse?', 'rule', 'Klasse II'],
  [
    'Bei der Reparatur wurde die Plombe verletzt. Dürfen wir weiter damit verkaufen?',
    'rule',
    'Nein; Sicherungsmarke; Instandsetzer',
  ],
  ['Plombe fehlt an der Waage, was nun?', 'rule', 'Sicherungsmarke'],
  ['Packungen 2 kg mit e-Zeichen in Deutschland, größter erlaubter Teilungswert?', 'rule', 'e ≤ 5 g; FPackV'],
]

/** Rules in parts and over several turns, by language. */
export const combinedQuestions: Record<Locale, readonly Asked[]> = { fr, en, de }
