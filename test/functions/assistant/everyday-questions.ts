import type { Locale } from '#config/locales.ts'
import type { Asked } from './questions.ts'

const fr: readonly Asked[] = [
  ['que signifie le M sur la plaque', 'definition', 'marquage'],
  ['une balance de 3 kg e=1g, quelle erreur tolérée à 600 g', 'rule', 'à 600 g; ±2 g'],
  ['vous êtes fermés le 8 mai ?', 'company', '8 mai 2027; fermés'],
  [
    'je vends du pain au kilo et des gateaux, il me faut quoi comme balance ? max 15 kilos',
    'products',
    '=price-computing,ticket-scale',
  ],
  ['je cherche un peson à crochet pour grue 5 tonnes', 'products', '=crane'],
  [
    "balance pour or d'occasion, rachat de bijoux, precision centieme de gramme",
    'products|clarify',
    '!pas de source',
  ],
  [
    'c koi la difference entre classe II et classe III',
    'definition',
    'Classe II; Classe III; 100 000; 10 000',
  ],
  ['différence entre la portée et la précision', 'definition', 'portée; justesse'],
  ["c'est quoi le plateau et la tare", 'definition', 'plateau; tare'],
  [
    'erreur maximale tolérée à 2 kg sur une balance 6 kg e=2g classe III en service',
    'rule',
    'à 2 kg; ±4 g; ±2 g',
  ],
  ["emt d'une balance classe II de 200 g e=10 mg à 150 g", 'rule', '150 g; ±0,02 g'],
  [
    "j'ai un stand de crepes, je vends à la piece pas au poids, faut une balance vérifiée ?",
    'rule',
    'aucun instrument vérifié',
  ],
  [
    'je prépare des gélules en officine, quelle balance est obligatoire et on la fait vérifier quand ?',
    'rule',
    'chaque année; !subcategories; !not found',
  ],
  ['je vend du miel en pot de 500g, ma balance doit etre contrôlée ?', 'rule', 'préemballages'],
  ['la vignette verte de ma balance est finie depuis mars que faire', 'rule', 'vérifié de nouveau'],
  [
    'vous faites la vérification sur place à Haguenau et ça coute combien le déplacement',
    'company|price',
    'Haguenau; 85,00',
  ],
  ['vous travaillez le 26 décembre ?', 'company', 'fermés; 26 décembre'],
  [
    'ma bascule de 60 t a été vérifiée le 3/02/2026, prochaine échéance ?',
    'due-date',
    '3 février 2027; révision',
  ],
  ['comment ajouter une balance à mon registre', 'how-to', 'Mes balances', '/dashboard'],
  ['et combien de temps pour avoir le devis ?', 'company', '24'],
  ['vous etes qui ? un robot ?', 'how-to', 'programme'],
  ['quelle balance pour une crèche, pour les bébés', 'products', '=baby'],
  ['quelle est la plus petite quantité vendable avec une balance classe III e = 5 g', 'rule', 'Min = 100 g'],
]

const en: readonly Asked[] = [
  ['scale for a pick your own strawberry farm, up to 15 kg', 'products', '=price-computing,ticket-scale'],
  ['Is class III enough for a pharmacy?', 'rule', 'class II or I'],
  ['how can I download the data sheet of a scale', 'how-to', 'data sheet', '/en/products'],
  ['what is your refund policy', 'handover'],
  [
    'looking for a pallet truck scale 2000 kg with printer for the warehouse',
    'products',
    '=pallet-truck; !vehicle',
  ],
  ['diff between multi-interval and multi range', 'definition', 'net load; multiple range|range'],
  ['whats e and d on a scale', 'definition', 'verification scale interval; actual scale interval'],
  ['How accurate is a 15 kg scale with e = 5 g at 1 kg?', 'rule', 'at 1 kg; ±5 g; ±2.5 g'],
  ['How accurate is a 15 kg scale?', 'rule', 'at 15 kg; e = 5 g; ±7.5 g|±10 g'],
  ['do you deliver spare parts and repair scales of other brands', 'company', 'repair; !radius'],
  ['do you have an ISO 17025 accreditation', 'company', '3-1541; no other accreditation'],
  [
    'How long is the verification valid for a truck scale in Germany and in France?',
    'rule',
    'Germany; France; 3 years; every year',
  ],
  ['How many verification intervals can a class III scale have at most?', 'definition', '10,000'],
  ['do you have anything in stock for 6 kg with battery, retail', 'products|clarify|price'],
  ['can you rent me a scale for a weekend', 'company|handover'],
  ['how do I attach a picture to my request', 'how-to', 'files'],
  ['is this chat a real person', 'how-to', 'program'],
  ['are you open next saturday', 'company', 'closed on Saturday'],
  [
    'verified 12/2022, 3000 kg floor scale in germany, used for invoicing. next due?',
    'due-date',
    'December 31, 2025',
  ],
  ['who is the owner of your company', 'handover|company'],
  ['what is the min weight i can sell on a class III scale with e=2g', 'rule', 'Min = 40 g'],
  ['do you service scales in Luxembourg city', 'company', 'outside'],
  ['waterproof scale 30kg for a fish plant', 'products', '=washdown,bench,floor'],
  ['need someone to phone me', 'handover'],
]

const de: readonly Asked[] = [
  ['Welche Eichfrist hat eine Krankenhauswaage?', 'rule', '4 Jahre'],
  [
    'Wurde im Februar 2025 geeicht, Fahrzeugwaage 50 t, Deutschland. Nächster Termin?',
    'due-date',
    '31. Dezember 2028',
  ],
  [
    'Waage 60 kg mit e=20g Klasse III: welcher Fehler ist bei 25 kg im Betrieb erlaubt?',
    'rule',
    'bei 25 kg; ±40 g',
  ],
  ['wie viel darf meine 30 kg Ladenwaage mit 10 g Teilung bei 5 kg abweichen', 'rule', 'bei 5 kg; ±10 g'],
  ['macht ihr Service in München 80331', 'company', 'außerhalb'],
  ['habt ihr am 14. Juli auf', 'company', '14. Juli 2027; geschlossen'],
  ['seid ihr sonntags da', 'company', 'Sonntag'],
  [
    'Habt ihr zwischen weihnachten und neujahr offen?',
    'company',
    '25. Dezember; 1. Januar; Montag bis Freitag',
  ],
  ['sind sie akkreditiert und darf ich mit ihrem Zertifikat zum Eichamt', 'company', '3-1541'],
  ['ich will mein Angebot annehmen, wo geht das', 'how-to', 'annehmen', '/de/devis/suivi'],
  ['ich finde meine anfrage DEV-2026-01234 nicht mehr', 'how-to', 'Stand einer Anfrage', '/de/devis/suivi'],
  ['unterschied eichen und kalibrieren', 'definition', 'Eichung; Kalibrierung'],
  ['Gewichte F1 zum prüfen meiner Analysenwaage', 'products|clarify', '=weights'],
  ['Waage für Hundepraxis bis 80 kg', 'products', '=bench,floor,livestock'],
  [
    'Ich brauche ne Waage fürs Lager, Paletten bis 1,5 t, ohne Abrechnung',
    'products',
    '=pallet-truck,pallet-u,floor; !Geschäftlicher',
  ],
  ['Muss eine Waage zum Zählen von Schrauben geeicht sein?', 'rule', 'nicht vorgeschrieben'],
  ['kann ich bei euch eine Schulung buchen', 'company|price'],
  ['Ich möchte jemanden anrufen', 'handover'],
  ['wo kann ich das Typenschild eingeben', 'how-to', 'Typenschild', '/de/plaque'],
  ['wir füllen marmelade in gläser ab 250 g, welche waage muss das sein', 'products|rule', 'Fertigpackungen'],
  [
    'Rezeptur in der Apotheke: wie oft eichen || und in Frankreich?',
    'rule',
    'Jährliche; !Deutschland: Eichfrist',
  ],
  ['Waage für Goldankauf geeicht', 'clarify|products'],
]

/**
 * Questions in everyday words that the rules were mended for: they guard against going back, and say nothing of new
 * ones.
 */
export const everydayQuestions: Record<Locale, readonly Asked[]> = { fr, en, de }
