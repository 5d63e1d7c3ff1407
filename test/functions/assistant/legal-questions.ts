import type { Locale } from '#config/locales.ts'
import type { Asked } from './questions.ts'

/** Questions about the law that were answered wrongly or beside the point, and others of the same kinds. */
const fr: readonly Asked[] = [
  // Whose rules: towns, regions, cantons.
  [
    'ferme en Sarre, bascule à bétail, tous les combien la vérification ?',
    'rule',
    '4 ans à la ferme; !France',
  ],
  [
    'fromagerie dans le canton de Vaud, tous les combien la vérification ?',
    'handover',
    'METAS; !chaque année; !2 ans',
  ],
  ['pouvez-vous vérifier ma balance à Kehl ?', 'company', 'non : en Allemagne; Eichbehörde; 38 km; !oui'],
  // Periods of what is named, and no other.
  [
    'hopital en allemagne, pèse-personnes, vérification tous les combien d’années ?',
    'rule',
    '4 ans à l’hôpital; 31 décembre',
  ],
  [
    'hôpital à Sarrebruck : pèse-personnes, pèse-bébés et pèse-lits, quelles périodes ?',
    'rule',
    '4 ans à l’hôpital; 4 ans pour les pèse-bébés; pèse-lits : période de 2 ans; 31 décembre; !France',
  ],
  [
    'boucherie à Colmar, on prépare aussi des barquettes à l’avance sans le client, balance 15 kg, vérification tous les combien ?',
    'rule',
    'chaque année (préemballages); !2 ans',
  ],
  ['entrepôt logistique : tous les combien vérifier la balance ?', 'rule', 'dès que le poids; chaque année'],
  // Due dates.
  [
    'balance au sol 1500 kg, transporteur à Karlsruhe, vérifiée en mai 2024, prochaine échéance ?',
    'due-date',
    '31 décembre 2026; 22 octobre 2026; !aucune échéance',
  ],
  [
    'Classe III Max 6/15 kg Min 40 g e=2/5g T=-6kg CE M21 0122',
    'plate',
    'attendue en 2023; tout autre usage; attendue en 2022',
  ],
  [
    'II Max 1200 g Min 0,5 g e=0,1 g d=0,01 g CE M23 0122, bijouterie à Nancy',
    'plate',
    'attendue en 2024; d < e; !2025; classe II convient; !Allemagne',
  ],
  // Direct answers.
  [
    'Puis-je vendre mes légumes avec une balance de cuisine ? c’est juste 3 samedis par an',
    'rule',
    'non, pas avec; même occasionnel; !Allemagne',
  ],
  [
    'vente de pommes devant la maison en Allemagne, deux euros par sac, faut-il une balance vérifiée ?',
    'rule',
    'en principe, oui; § 5, al. 1, n° 11; 5 €; 2 000 €',
  ],
  ['vignette rouge ce matin, je peux continuer à vendre ?', 'rule', 'non.; dès maintenant'],
  [
    'quelle est la portée minimale d’une balance classe III avec e = 10 g ? || donc je ne peux pas vendre un sachet de 150 g dessus ?',
    'rule',
    'non : 150 g; 200 g; au plus 5 g',
  ],
  [
    'faut-il une balance vérifiée pour l’inventaire de notre entrepôt ? rien n’est facturé',
    'rule',
    'non.; ni à vendre ni à facturer',
  ],
  ['le certificat d’étalonnage remplace-t-il la vérification périodique ?', 'rule', 'non, un certificat'],
  [
    'peut-on vérifier une balance sans homologation pour vendre au marché ?',
    'rule',
    'normalement non; se fait en usine',
  ],
  [
    'vérification faite en retard en Allemagne, la nouvelle période commence quand ?',
    'rule',
    'fin de l’ancienne; aucun usage réglementé',
  ],
  [
    'Qu’est-ce que le carnet métrologique et qui doit le remplir ?',
    'rule',
    'retrace; un mois; réparateur y inscrit',
  ],
  [
    'salle de sport on veut un pese personne pour les adhérents, rien de médical, jusqu’à 180 kg',
    'products',
    '@OR-PP4; diagnostic; !classe III',
  ],
]

const en: readonly Asked[] = [
  ['can you verify my shop scale in Offenburg?', 'company', 'no: in Germany; 52 km'],
  [
    'Hospital in Freiburg. What are the verification intervals for our patient scales, the baby scales and the bed scales?',
    'rule',
    '4 years in a hospital; 4 years for baby scales; bed scales: every 2 years; December 31; !France',
  ],
  [
    'butcher in Saverne, we also pre-pack trays without the customer, 15 kg scale: how often verified?',
    'rule',
    'every year (prepackages); !2 years',
  ],
  [
    'weighbridge 60 t in France, what are the verification intervals?',
    'rule',
    'every year; overhaul; !Germany',
  ],
  [
    'floor scale 1500 kg, freight company in Mannheim, last verified May 2024, when next?',
    'due-date',
    'December 31, 2026; !no due date',
  ],
  ['III  Max 15 kg  Min 100 g  e = 5 g  CE M19 0122', 'plate', 'expected in 2021; expected in 2020'],
  [
    'can you tell me if this one is ok for pharmacy work: (II) Max 3200 g Min 0,5 g e=0.1g d=0.01g CE M22 0103',
    'plate',
    'class II is suitable; expected in 2023; not permitted for direct sale; !expected in 2024',
  ],
  [
    'I sell vegetables from my garden on the market in Saverne maybe twice a year. Do I really need an approved scale for that?',
    'rule',
    'yes.; even when the use is occasional; 2 years; !MessEV',
  ],
  [
    'farm stand in Kehl (Germany), I sell apples by weight, about 3 euros a time. does the scale have to be geeicht?',
    'rule',
    'in principle, yes; section 5(1) no. 11; €5 a sale; €2,000 a year; 2 years; !France',
  ],
  [
    'smallest weight i am allowed to sell on a 30 kg scale with 10 g divisions?',
    'rule',
    'smallest quantity; 200 g',
  ],
  ['can I sell 60 g on a scale with e = 5 g?', 'rule', 'no: 60 g; 100 g; at most 2 g'],
  ['what does Min 200 g on the plate mean, can I weigh below it?', 'rule', 'no, not below 200 g'],
  [
    'we have an old platform scale without approval. can you verify it so that we can invoice by weight?',
    'rule',
    'normally no; at the factory only; CE + M',
  ],
  [
    'inspector put a red sticker on my cheese scale this morning. can I go on selling till the repair man comes?',
    'rule',
    'no.; may not be put to regulated use',
  ],
  [
    'is a verified scale needed for stock taking in our own warehouse (france), nothing gets invoiced from it',
    'rule',
    'no.; no verified instrument; selling or invoicing',
  ],
  [
    'Hello, I am a pharmacist in Colmar. Which accuracy class do I need for compounding prescriptions, and is a calibration certificate enough instead of the yearly verification?',
    'rule',
    'class II or I; not enough; does not replace; every year; !Germany',
  ],
  ['when do I have to apply for the Eichung in Germany?', 'rule', '10 weeks; October 22'],
  ['what is the metrological logbook and who fills it in?', 'rule', 'one month; the repairer enters'],
  ['personal scale for a gym, nothing medical, up to 180 kg', 'products', '@OR-PP4; !class III'],
]

const de: readonly Asked[] = [
  [
    'Viehwaage für Rinder bis 900 kg, wir verkaufen nach Lebendgewicht, Hof im Saarland',
    'products',
    '=livestock',
  ],
  ['Hof im Saarland, Viehwaage: Welche Eichfrist gilt?', 'rule', '4 Jahre; 31. Dezember; !Frankreich'],
  [
    'Grüezi, wir haben einen Hofladen im Kanton Baselland. Welche Eichfrist gilt für unsere Ladenwaage?',
    'handover',
    'Schweiz; METAS; !2 Jahre; !jährlich',
  ],
  ['Können Sie meine Ladenwaage in Baden-Baden eichen?', 'company', 'Nein: In Deutschland; 63 km; !Ja:'],
  [
    'Krankenhaus Homburg/Saar: Welche Eichfristen gelten für Personenwaagen und für Bettenwaagen?',
    'rule',
    '4 Jahre im Krankenhaus; Bettenwaagen: Eichfrist 2 Jahre; 31. Dezember; !Frankreich',
  ],
  [
    'Metzgerei in Hagenau, wir packen auch SB Ware in Schalen vor wenn kein Kunde da ist. Wie oft muss die Waage (15 kg) geprüft werden?',
    'rule',
    'jährliche; !2 Jahre; !Deutschland',
  ],
  [
    'Metzgerei in Hagenau, wir packen auch SB Ware in Schalen vor wenn kein Kunde da ist. Wie oft muss die Waage (15 kg) geprüft werden? || und unsere Filiale in Kehl?',
    'rule',
    'Deutschland: Eichfrist 2 Jahre; Eichbehörde; !Frankreich',
  ],
  [
    'Kieswerk bei Haguenau, Fahrzeugwaage 60 t. Welche Prüffristen gelten bei Ihnen in Frankreich?',
    'rule',
    'jährliche; alle 2 Jahre eine Revision; !Deutschland',
  ],
  [
    'Wann muss meine Waage wieder geeicht werden? || Bodenwaage 1500 kg, Spedition in Karlsruhe, letzte Eichung Mai 2024',
    'due-date',
    '31. Dezember 2026; !keine Eichpflicht',
  ],
  [
    'Hofladen in Kehl, Waage 15 kg, geeicht im Mai 2025, wann ist sie fällig?',
    'due-date',
    '31. Dezember 2027; !2029',
  ],
  [
    'Typenschild: Kl. II, Max 600 g, Min 0,5 g, e=0,1g d=0,01g, CE M22 0122, Juwelier in Mulhouse',
    'plate',
    'voraussichtlich 2023; Direktverkauf nicht zulässig; !voraussichtlich 2024',
  ],
  [
    'Darf ich auf dem Weihnachtsmarkt mit einer ungeeichten Küchenwaage verkaufen? ist nur 2x im jahr',
    'rule',
    'nein, nicht mit; auch gelegentliche; § 5 Abs. 1 Nr. 11',
  ],
  [
    'Hab eine rote vignette auf die Waage gekriegt. Kann ich bis zur Reparatur noch weiter verkaufen?',
    'rule',
    'nein.; sofort verboten',
  ],
  ['Plakette rot: darf ich die Waage weiter benutzen?', 'rule', 'nein.; sofort verboten'],
  [
    'was bedeutet Min 100 g auf meiner Waage? darf ich da drunter nicht wiegen?',
    'rule',
    'nein, unter 100 g; relative Fehler',
  ],
  ['Darf ich auf einer Waage mit e = 5 g 80 g Käse verkaufen?', 'rule', 'nein: 80 g; 100 g; höchstens 2 g'],
  [
    'Ich habe die Eichung in Deutschland um 1 Jahr verpasst. Beginnt die Frist dann ab dem neuen Datum neu?',
    'rule',
    'Ende der alten; nicht eichpflichtig verwendet; !Frankreich',
  ],
  ['wann muss man in D den antrag auf eichung stellen', 'rule', '10 Wochen; 22. Oktober; !Frankreich'],
  ['Wie früh muss ich den Eichantrag stellen?', 'rule', '10 Wochen; 22. Oktober'],
  ['Kann man eine ungeeichte Waage nachträglich eichen lassen?', 'rule', 'in der Regel nein; ab Werk'],
  ['Brauchen wir für die Inventur im eigenen Lager eine geeichte Waage?', 'rule', 'nein.; abrechnen'],
  [
    'Apotheke in Kehl: Welche Klasse brauche ich, und genügt eine Kalibrierung statt der Eichung?',
    'rule',
    'Klasse II oder I; genügt nicht; 2 Jahre; !Frankreich',
  ],
  ['Personenwaage fürs Fitnessstudio, nicht medizinisch, bis 180 kg', 'products', '@OR-PP4; !Klasse III'],
]

/** By language. */
export const legalQuestions: Record<Locale, readonly Asked[]> = { fr, en, de }
