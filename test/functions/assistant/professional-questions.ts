import type { Locale } from '#config/locales.ts'
import type { Asked } from './questions.ts'

const fr: readonly Asked[] = [
  [
    'Bonjour, je tiens un stand de crêpes, petite balance pour les garnitures, 5 kg max',
    'products',
    '=portion-kitchen,price-computing',
  ],
  ['balance pr boulangerie 15kg avec ticket pour le client', 'products', '=ticket-scale'],
  ['pharmacien, quelle balance pour mes préparations, 200 g au mg ?', 'products', '=pharmacy,precision'],
  ['Je suis véto, je dois peser des chiens jusqu’à 100 kg', 'products', '=livestock,bench,floor'],
  ['bijouterie, rachat d’or, 500g à 0,01g', 'products', '=gold-jewellery'],
  ['déchetterie : peser les bennes et facturer au poids', 'clarify|products'],
  [
    'On reçoit des palettes de 1,2 t au quai, il faut un pesage étanche',
    'products',
    '=pallet-u,floor,beams,pallet-truck,washdown',
  ],
  ['j’ai droit à combien d’erreur sur une balance classe III e=5g à 2 kg', 'rule', '5 g'],
  ['A quoi correspond le M noir sur fond vert', 'definition|rule'],
  ['ma balance de comptoir a été vérifiée le 12 mars 2026, prochaine date ?', 'due-date', '202'],
  ['vous intervenez à Mulhouse ?', 'company', 'Mulhouse'],
  ['vous êtes ouverts le 11 novembre ?', 'company'],
  ['sous combien de temps vous répondez à un devis ?', 'company|how-to', '24'],
  ['c’est quoi la différence entre e et d', 'definition'],
  ['tous les combien faire vérifier le pèse-personne d’un cabinet médical ?', 'rule'],
  ['qui a le droit de poser la vignette verte ?', 'rule'],
  ['comment je fais pour suivre ma demande de devis', 'how-to', '', '/devis/suivi'],
  ['quelle est la précision d’une balance de 30 kg à 500 g ?', 'rule', 'classe; e = '],
  ['Puis-je prendre une balance de cuisine pour vendre mes confitures au marché ?', 'rule'],
  ['c’est quoi la classe III', 'definition', 'moyenne; !III (III'],
]

const en: readonly Asked[] = [
  ['How accurate is a 15 kg scale at 1 kg?', 'rule', 'class; e = 5 g'],
  [
    'need a scale for a food truck, crepes and toppings, up to 5kg, battery',
    'products',
    '=portion-kitchen,price-computing',
  ],
  ['vet clinic scale for dogs up to 120 kg', 'products', '=livestock,bench,floor'],
  ['jewellers scale 300g 0.01g trade approved', 'products', '=gold-jewellery'],
  ['pallet truck with built in scale, 2 tonnes, for a cold store', 'products', '=pallet-truck'],
  [
    'What scale do I need to sell cheese at a farmers market, about 10 kg?',
    'products',
    '=price-computing,ticket-scale,label-scale,hanging-retail',
  ],
  ['analytical balance 0.1 mg for our QC lab, 200 g', 'products', '=analytical,semi-micro'],
  [
    'scrap yard, we weigh skips up to 8 t and pay by weight',
    'products',
    '=weighbridge,floor,crane,axle,beams',
  ],
  ['how often does a hospital patient scale have to be re-verified in germany', 'rule', 'year'],
  ['do I have to get my postal scale verified', 'rule'],
  ['whats the mpe of class ii, e=0.01 g at 100 g', 'rule', '0.01 g|10 mg'],
  ['minimum load class III e = 2 g', 'rule', '40 g'],
  ['can you calibrate scales at our site in Colmar?', 'company|rule', 'Colmar'],
  ['phone number please', 'company|handover', '03 53|+33'],
  ['are you open saturday morning', 'company'],
  ['meaning of OIML', 'definition', 'OIML'],
  ['what does tare mean', 'definition', 'tare'],
  ['how much is a calibration certificate for a 60 kg scale', 'price', '€'],
  ['III Max 6 kg Min 40 g e=2g CE M21 0102', 'plate', '6 kg'],
  ['can I return a scale I bought by mistake', 'handover'],
]

const de: readonly Asked[] = [
  [
    'Crêpes-Stand auf dem Weihnachtsmarkt, brauche kleine Waage bis 5 kg',
    'products',
    '=portion-kitchen,price-computing',
  ],
  ['Bäckerei sucht Ladenwaage 15kg mit Bon', 'products', '=ticket-scale,price-computing'],
  ['Waage für Tierarztpraxis, Hunde bis 80 kg', 'products', '=livestock,bench,floor'],
  ['Goldankauf Waage geeicht 1 kg 0,01 g', 'products', '=gold-jewellery'],
  ['Wertstoffhof, wir wiegen Container und rechnen nach Gewicht ab, 20 t', 'products', '=weighbridge,axle'],
  ['Apotheke: Rezepturwaage 100g/1mg eichfähig', 'products', '=pharmacy,precision'],
  ['Hubwagen mit Waage 2 to', 'products', '=pallet-truck'],
  ['Kälber wiegen, mobil, bis 300 kg', 'products', '=livestock'],
  ['Pakete bis 30 kg im Versand wiegen, nur intern', 'products', '=postal-parcel,bench'],
  ['Wie genau muss eine 30 kg Waage bei 5 kg sein?', 'rule', 'Klasse; e = '],
  ['Welche Toleranz hat Klasse III e=10 g bei 20 kg', 'rule', '10 g'],
  ['Eichfrist Ladenwaage Frankreich', 'rule', 'Jahr'],
  ['Wie lange ist die Eichung einer Apothekenwaage in Deutschland gültig?', 'rule', 'Jahre'],
  ['Darf ich als Imker meinen Honig mit einer Küchenwaage abfüllen?', 'rule'],
  ['Was heißt Min auf dem Typenschild?', 'definition', 'Min'],
  ['Unterschied zwischen Eichen und Kalibrieren', 'definition'],
  ['Kommen Sie auch nach Freiburg?', 'company', 'Freiburg'],
  ['Wie sind die Öffnungszeiten zwischen den Jahren?', 'company'],
  ['Was kostet die Anfahrt?', 'price|company', '€'],
  ['Wo sehe ich meine Angebote?', 'how-to'],
]

/** Questions as professionals type them, written without a look at the rules; judged as those of `questions.ts`. */
export const professionalQuestions: Record<Locale, readonly Asked[]> = { fr, en, de }
