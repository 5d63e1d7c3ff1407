import type { Locale } from '#config/locales.ts'
import type { Asked } from './questions.ts'

/**
 * Questions that choose, compare and price instruments: conditions that were dropped, and references that do not exist.
 */
const fr: readonly Asked[] = [
  [
    'responsable d’un laboratoire contrôle qualité en agroalimentaire (pas de pharma), nous pesons des prises d’essai de 200 mg à 0,1 % près, 100 g maximum avec le récipient. Quelle balance ?',
    'products',
    'aucun modèle; 0,3 g; =analytical',
  ],
  [
    'salle de sport on veut un pese personne pour les adhérents, rien de médical, jusqu’à 180 kg',
    'products',
    '@OR-PP4; !classe III',
  ],
  [
    'compter des vis de 0,8 g par sachet de 2000, sans erreur si possible',
    'products',
    '=counting; échantillon; 400 pièces',
  ],
  ['compter 500 boulons de 5 g', 'products', '=counting'],
  [
    'Je cherche une balance étanche pour un atelier de découpe de poisson, lavage haute pression tous les soirs, caisses de 20 kg maximum, contrôle interne || et vous avez la même en plus petit budget ?',
    'products',
    'aucun modèle moins cher; @TN-W2-30',
  ],
  [
    'Confiture en pots de 250 g avec le ℮, production vendue en Allemagne : quel échelon maximum pour la balance de contrôle ?',
    'rule|products',
    'e ≤ 1 g (allemagne)',
  ],
  ['balance analytique 0,1 mg 200 g avec ajustage interne', 'products', '@ZH-A1-220G; @ZH-A4-220G; !LV-A5'],
  [
    'pâtons de 50 g à 2 kg dans ma boulangerie, usage interne, pas de vente',
    'products',
    '=portion-kitchen; aucun instrument vérifié n’est imposé',
  ],
  [
    'balance pour peser du houblon, 500 g au dixième de gramme, pas besoin qu’elle soit homologuée',
    'products',
    '=compact-edu; aucun instrument vérifié',
  ],
  [
    'vétérinaire : plateau pour chiens jusqu’à 60 kg qui bougent',
    'products',
    '=floor; fonction hold; !palette',
  ],
  ['analyseur de composition corporelle, budget environ 3000 €', 'products', 'rien dans un budget; 4 070,00'],
  [
    'officine, préparations, plus petite quantité 50 mg, 200 g maximum',
    'products',
    '=pharmacy; @OR-PH1-320G',
  ],
  ['peser des palettes de 1,2 t au transpalette', 'products', 'MV-TP1-2T n’est pas vérifié'],
  [
    'balance poids-prix pour un marché, 15 kg || laquelle a la meilleure autonomie ?',
    'comparison',
    '80 h; 200 h; @VM-P5-15',
  ],
  [
    'comparer TN-B1-15 et ZH-B3-15',
    'comparison',
    'ZH-B3-15 n’est pas au catalogue; !au-delà; @ZH-B3-15D; @TN-B1-15',
  ],
  [
    'quelle différence entre la Montevigne P1 et la Velmoreau P2 ?',
    'comparison',
    'à portée égale, Max 15 kg; 3 kg à 15 kg; 6 kg à 30 kg; @MV-P1-15; @VM-P2-15',
  ],
  [
    'balance compteuse ou simple balance de table pour compter des pièces, c’est quoi la différence',
    'comparison',
    'si vous comptez; classe III à partir de 490,00; sans vérification à partir de 295,00',
  ],
  [
    'transpalette peseur ou pèse-palette en U, que choisir ? || lequel est le moins cher ?',
    'comparison',
    'le moins cher : pèse-palette en U, classe III à partir de 1 030,00; 2 220,00',
  ],
  ['véto : chats et petits chiens jusqu’à 40 kg, quelle balance ?', 'products', '=bench'],
  ['une balance pour 40 moutons, 80 kg chacun', 'products', '=livestock'],
  ['comparer TP1 et TP3 || laquelle est la moins chère ?', 'comparison', 'coûte 1 170,00 € de moins'],
  [
    'combien coûte une vérification périodique d’une balance de 15 kg, déplacement à Strasbourg compris ?',
    'price',
    '78,00; 85,00; 163,00',
  ],
  ['prix TTC de la TN-F1-1T5', 'price', '2 040,00; 2 448,00; 20 %'],
  ['la TN-F1-1T5, quand puis-je l’avoir ?', 'price', '3 jours'],
  ['combien coûte la MV-B3-30 ?', 'price', 'n’est pas au catalogue; @ZH-B3-30D', '/contact'],
  ['la MV-B3-30 est-elle en stock ? || et la ZH-B3-30D ?', 'price', 'en stock; !pas au catalogue'],
]

const en: readonly Asked[] = [
  [
    'looking for an analytical balance 0.1 mg, about 200 g, internal adjustment, for our QC lab',
    'products',
    '@ZH-A1-220G; @ZH-A4-220G; !AK-A3',
  ],
  [
    'vet practice here, need a platform for dogs up to 80 kg, they wont stand still',
    'products',
    '=floor; hold',
  ],
  [
    'cheapest 30kg bench scale legal for trade pls, budget 400 eur max',
    'price|products',
    'nothing within; €490.00',
  ],
  [
    'We run a gym in Offenburg and would like to offer our members body fat measurements. Budget roughly 5000 euros',
    'products',
    '@BR-BC1; !6,850',
  ],
  [
    'home brewer, want to weigh hops, up to 500g in 0.1g steps. dont need anything certified',
    'products',
    '=compact-edu; no verified instrument is required',
  ],
  [
    'price computing scale for a bakery, 15 kg || which of those runs longest on battery?',
    'comparison',
    '80 h; 200 h; @VM-P5-15',
  ],
  ['bench scale 30 kg legal for trade || do you have something cheaper?', 'products', '@TN-B1-30'],
  ['compare MV-P1-15 and VM-P5-15', 'comparison', '80 h; 200 h; IP43; IP54; €130.00 less'],
  [
    'for a jeweller buying old gold: MV-J2-300G or MV-J2-600G, which one would you take',
    'comparison',
    'MV-J2-300G reads more finely; class II',
  ],
  ['is the Montevigne P1 in 15 kg on stock? when could i have it', 'price', 'in stock; 3 working days'],
  ['what does the TN-F1-1T5 come to including VAT?', 'price', '€2,448.00; 20%'],
  [
    'what does the verification of a 30 kg scale in Colmar cost, travel included?',
    'price',
    '€78.00; €135.00; €213.00',
  ],
  ['pallet truck scale or U-shaped pallet scale? || which is cheaper?', 'comparison', 'cheapest; €2,220.00'],
  ['pallets up to 1.2 t on a pallet truck, we bill by it afterwards', 'products', '@AK-TP3; !TP1'],
  ['lab balance, samples of 200 mg within 0.1 %, 100 g max', 'products', '0.3 g; =analytical'],
  ['count screws of 0.8 g, bags of 2000', 'products', '=counting; 400 pieces'],
  ['bathroom scale for our gym, nothing medical, up to 180 kg', 'products', '@OR-PP4'],
  ['jam jars 250 g with e-mark sold in Germany: max scale interval?', 'rule|products', 'e ≤ 1 g (Germany)'],
  ['pharmacy in Strasbourg, smallest quantity 50 mg, up to 200 g', 'products', '@OR-PH1-320G'],
  [
    'stainless bench scale 30 kg, cleaned with a pressure washer every evening',
    'products',
    '@TN-W2-30; !floor scale; !checkweigher',
  ],
  ['do you have the Tarnoval P5 in 15 kg?', 'price', 'no Tarnoval P5; @VM-P5-15'],
  ['difference between ZH-B3-15 and TN-B1-15', 'comparison', 'not in the catalogue; @ZH-B3-15D'],
]

const de: readonly Asked[] = [
  [
    'Guten Tag, wir sind eine Bäckerei in Saverne und wiegen Teiglinge von 50 g bis 2 kg ab, nur intern, nicht zum Verkauf. Die Waage wird jeden Tag feucht abgewischt. Was empfehlen Sie?',
    'products',
    '=portion-kitchen; @VM-Q2-3; nicht vorgeschrieben',
  ],
  [
    'paletten wiegen bis 1,2t brutto auf hubwagen, danach wird abgerechnet',
    'products',
    '@AK-TP3; !TP1; !TP2',
  ],
  ['Suche Analysenwaage 0,1 mg, mindestens 200 g, interne Justierung', 'products', '@ZH-A1-220G; !LV-A5'],
  ['Apotheke in Colmar, Rezeptur. Kleinste Einwaage 50 mg, max. 200 g', 'products', '@OR-PH1-320G'],
  [
    'Waage fürs Fitnessstudio mit Körperfettanalyse, so um die 3000 Euro',
    'products',
    'Budget von 3.000,00; 4.070,00; !Säulenwaage',
  ],
  [
    'wir spritzen abends mit dem hochdruckreiniger ab, brauchen tischwaage edelstahl 30 kg',
    'products',
    '@TN-W2-30; !Bodenwaage; !Kontrollwaage',
  ],
  [
    'Tierarztpraxis in Kehl, Hunde bis 80 kg, die Platte sollte ungefähr 1 m x 60 cm sein',
    'products',
    '=floor; !Liegenwaage; !Palettenwaage',
  ],
  [
    'Laborwaage: Einwaagen von 200 mg auf 0,1 % genau, höchstens 100 g',
    'products',
    'mindestens 0,3 g; =analytical',
  ],
  ['Schrauben zu 0,8 g zählen, Beutel zu 2000 Stück', 'products', '=counting; 400 Stück'],
  ['Personenwaage fürs Fitnessstudio, nichts Medizinisches, bis 180 kg', 'products', '@OR-PP4'],
  [
    'Marmelade 250 g Gläser mit ℮ in Deutschland: welcher Eichwert höchstens?',
    'rule|products',
    'e ≤ 1 g (Deutschland)',
  ],
  ['Tischwaage 30 kg geeicht || geht das auch günstiger?', 'products', '@TN-B1-30'],
  [
    'Preisrechnende Waage für den Wochenmarkt 15 kg || welche davon ist am günstigsten?',
    'comparison',
    'niedrigster Preis: BR-P3-15DL',
  ],
  ['Rezeptur: kleinste Menge 5 mg, bis 100 g Apotheke', 'products', '=semi-micro; Min 1 mg'],
  ['Waage für Wochenmarkt 15 kg, ohne Strom', 'products', '=price-computing'],
  ['Was kostet die MV-B3-30?', 'price', 'steht nicht im Katalog; @ZH-B3-30D', '/de/contact'],
  ['Bitte Preis für Artikel MV-B7-45X', 'price', 'steht nicht im Katalog; @ZH-B7'],
  ['Ist die AK-G1-1TN geeicht und was kostet sie?', 'price', 'steht nicht im Katalog; @TN-G1-1T'],
  [
    'Was ist der Unterschied zwischen MV-B3-15 und MV-B3-15D?',
    'comparison',
    'MV-B3-15 steht nicht im Katalog; MV-B3-15D steht nicht im Katalog; @ZH-B3-15D',
  ],
  [
    'habt ihr die Montevigne B3 mit 60 kilo da und was kostet die',
    'price',
    'Montevigne B3 gibt es; @ZH-B3-60D',
  ],
  [
    'Zählwaage oder Tischwaage, was ist der Unterschied? || Welche ist günstiger?',
    'comparison',
    'am günstigsten: Tischwaage; wenn Sie Teile zählen; 490,00',
  ],
  [
    'Preisrechnende Waage oder Ladenwaage mit Bondrucker, was ist besser für zwei Verkäuferinnen?',
    'comparison',
    'mehrere Personen bedienen',
  ],
  ['Was kostet die TN-F1-1T5 inkl. MwSt.?', 'price', '2.448,00; 20 %'],
  ['Was kostet die Prüfung einer 15-kg-Waage in Straßburg mit Anfahrt?', 'price', '78,00; 85,00; 163,00'],
  [
    'Was kostet die Eichung einer 15-kg-Waage in Offenburg mit Anfahrt?',
    'company|price',
    'eicht die Eichbehörde; !78,00',
  ],
]

/** By language. */
export const selectionQuestions: Readonly<Record<Locale, readonly Asked[]>> = { fr, en, de }
