import type { Locale } from '#config/locales.ts'
import type { Asked } from './questions.ts'

const fr: readonly Asked[] = [
  [
    'Quelle est la différence entre une balance poids-prix et une balance étiqueteuse ?',
    'comparison',
    'poids-prix; étiquet; au catalogue',
  ],
  ['balance analytique ou balance de précision : laquelle choisir ?', 'comparison', 'analytique; précision'],
  ['balance étanche IP67 pour une poissonnerie, 15 kg', 'products', '=price-computing; !pas rempli; @MV-P4'],
  ['Avez-vous une balance ATEX zone 1 pour des fûts de 200 kg ?', 'products', '=atex'],
  ["quelle balance pour acheter de l'or ?", 'products', '=gold-jewellery'],
  [
    'Je dois compter des vis de 2 g environ, quel appareil ?',
    'products',
    '=counting; !jusqu’à 2 g; d = 0,05 g',
  ],
  ['Avez-vous des balances compteuses ?', 'products', '=counting'],
  ['Qui est responsable de faire vérifier la balance, le commerçant ou le vendeur ?', 'rule', 'détenteur'],
  ['Un commercial peut-il me contacter ?', 'handover', '03 53'],
  ['Vous louez des balances ?', 'handover', 'location; !nous louons'],
  ['Êtes-vous fermés le lundi de Pâques ?', 'company', 'oui, nous sommes fermés'],
  ['Quels sont vos horaires et combien coûte la MV-P1-15 ?', 'company', '08:00; 310,00; @MV-P1-15'],
  ['quelle est la difference entre etalonage et verifcation', 'definition', 'étalonnage; vérification'],
  ["Une balance homologuée 30 kg précise à 1 g, c'est possible ?", 'products', '=high-cap-precision'],
  ['Intervenez-vous en Suisse ?', 'company', 'hors de notre rayon'],
  ['Nous cherchons une trieuse pondérale pour des sachets de 500 g', 'products', '=checkweigher; pas rempli'],
  ['que veut dire IP67', 'definition', 'étanche à la poussière; immersion temporaire'],
]

const en: readonly Asked[] = [
  [
    'What is the difference between a checkweigher and a bench scale?',
    'comparison',
    'checkweigher; bench scale',
  ],
  ["What's the difference between an analytical balance and a precision balance?", 'comparison', '!trueness'],
  [
    'which is better for a lab, a semi-micro or an analytical balance?',
    'comparison',
    'semi-micro; analytical; !bed scale',
  ],
  [
    "I run a butcher's shop and need a scale that shows the price to the customer, 15 kg",
    'products',
    '=price-computing,ticket-scale',
  ],
  ['We count screws weighing about 3 g each. What would you suggest?', 'products', '=counting; !up to 3 g'],
  ['cheapest price-computing scale?', 'price', '=price-computing; 230.00'],
  ['difference between d and e', 'definition', 'display; verification scale interval'],
  ['Who is responsible for having the scale verified?', 'rule', 'holder'],
  ['do post office scales need verification', 'rule', 'regulated'],
  ['Do you work in London?', 'company', '100 km; !yes'],
  ['Could someone from your team ring me?', 'handover', '+33'],
  ['Which public holidays are you closed on?', 'company', 'december 25, 2026; march 26, 2027'],
  ['Rent me a scale', 'handover', 'renting'],
  ['scale with Bluetooth for a warehouse, 30 kg', 'products', '!2,000 kg'],
  ['price of the MV-P1-15 and delivery time', 'price', '310.00; delivery time'],
  ['Do you come to Metz, and how often must a shop scale be verified?', 'company', '97 km; every 2 years'],
  ["'; DROP TABLE products; --", 'refusal'],
]

const de: readonly Asked[] = [
  [
    'Plattformwaage oder Palettenwaage, was ist der Unterschied?',
    'comparison',
    'palettenwaage; tischwaage|plattform',
  ],
  ['Vergleich Kranwaage und Bodenwaage', 'comparison', 'kran; bodenwaage'],
  ['Ich moechte Schrauben zaehlen, je ca. 1,5 g', 'products', '=counting; !bis 1,5 g'],
  ['Waage mit Etikettendruck für Käsetheke 15 kg', 'products', '=label-scale'],
  ['Waage für Zone 21, bis 300 kg', 'handover', 'kein modell'],
  ['Feinwaage 0,1 mg 200 g', 'products', '=analytical'],
  ['Goldwaage zum Ankauf von Altgold', 'products', '=gold-jewellery'],
  ['Haben Sie Kranwaagen?', 'products', '=crane'],
  ['Wer muss sich um die Eichung kümmern?', 'rule', 'verwender'],
  ['Muss ich meine Waage eichen lassen, wenn ich nur intern wiege?', 'rule', '!Sie brauchen eine'],
  ['Bitte rufen Sie mich zurück.', 'handover', '+33'],
  ['Analysenwaage 0,01 mg', 'products', '=semi-micro'],
  ['Küchenwaage für ein Restaurant, 3 kg, nicht geeicht', 'products', '=portion-kitchen; !– III,'],
  ['Bis wohin kommen Ihre Techniker?', 'company', '100 km'],
  ['Was bedeutet das grüne M?', 'definition', '2016'],
  ['Verleihen Sie Waagen?', 'handover', 'vermietung'],
  ['Arbeiten Sie auch in Baden-Baden?', 'company', '63 km'],
  ['Wann habt ihr geoefnet', 'company', '08:00'],
  ['Welche Klasse braucht eine Waage für die Apotheke?', 'rule', 'klasse ii'],
]

/** Ordinary questions that were asked without a look at rules and tables, where the answers were wrong at first. */
export const ordinaryQuestions: Record<Locale, readonly Asked[]> = { fr, en, de }
