import type { Locale } from '#config/locales.ts'
import type { Asked } from './questions.ts'

/**
 * Plates verified since, instruments, this company and this site in natural words, and what stays of the turn before.
 */
const fr: readonly Asked[] = [
  [
    'Max 15 kg Min 100 g e = 5 g III CE M24 0071, doit être vérifiée en 2026 ?',
    'plate',
    'attendue en 2026; !2028',
  ],
  ['Combien coûte l’étalonnage, et est-il accrédité ?', 'price', '120,00; hors accréditation'],
  [
    'Ma balance de comptoir à Kehl a été vérifiée en 2025, prochaine échéance ? || Et ma 30 kg, vérifiée en 2024 ?',
    'due-date',
    'Allemagne; 31 décembre 2026; !France',
  ],
  [
    'Max 6 kg Min 40 g e = 2 g III CE M23 0122, vérifiée en mai 2026, prochaine échéance ?',
    'plate',
    '1er mai 2028; mai 2027; 31 décembre 2028; !dépassée; !2025',
  ],
  [
    'Max 60 t Min 400 kg e = 20 kg III CE M19 0071 || vérifiée le 12 mars 2026',
    'due-date',
    '12 mars 2027; révision',
  ],
  [
    'ma balance a été vérifiée en mai 2026 || Max 6 kg Min 40 g e = 2 g III CE M23 0122',
    'plate',
    'mai 2028; mai 2027; !dépassée',
  ],
  [
    'Plaque Max 30 kg Min 200 g e = 10 g III CE M18 0122. Dernière vérification : 3/2026. Facturation.',
    'plate',
    'mars 2027; !2019; !dépassée',
  ],
  [
    'Max 15 kg Min 100 g e = 5 g III CE M21 0071, valable jusqu’en juin 2027',
    'plate',
    '30 juin 2027; !dépassée',
  ],
  [
    'Je cherche une balance pour mon atelier de découpe, nettoyée au jet tous les soirs || Contrôle interne seulement, jusqu’à 20 kg',
    'products',
    '!B1 Tarnoval; !à colis',
  ],
  [
    'Salle de découpe lavée au nettoyeur haute pression tous les soirs, bacs de 25 kg, contrôle interne seulement.',
    'products',
    '@TN-W2',
  ],
  ['Ma balance ne marche plus, vous venez à Mulhouse ?', 'company', '112 km; numéro de série; 03 53'],
  [
    'pese bébé pour la maternité avec un échelon de 2 g, bebes jusqu’a 5 kg',
    'products',
    'e = 2 g jusqu’à 6 kg; =baby',
  ],
  [
    'J’achète du cuivre et du laiton à des particuliers, lots de 5 à 120 kg. Vous avez quoi ?',
    'products',
    'III; achet; Pour l’usage « Transactions commerciales » et une charge jusqu’à 120 kg',
  ],
  ['Je rachète de l’or, quelle balance faut-il ?', 'products', 'classe II; =gold-jewellery'],
  ['balance de table 30 kg e = 1 g classe III', 'products', '30 000 échelons; 10 000'],
  [
    'Vos certificats d’étalonnage sont-ils couverts par votre accréditation Cofrac ?',
    'company',
    '3-1541; hors accréditation',
  ],
  ['Proposez-vous des contrats de maintenance ?', 'company', 'Oui; contrat d’entretien'],
  ['À quelles heures peut-on vous appeler ?', 'company', '17:30'],
  ['Combien de balances peut-on comparer en même temps ?', 'how-to', '4 produits', '/compare'],
  [
    'Nous avons 46 balances à l’hôpital. || on peut les enregistrer sur votre site ?',
    'how-to',
    'Mes balances',
    '/dashboard',
  ],
  ['le formulaire ne marche pas', 'handover', 'pesage.example; 03 53'],
  ['mon colis n’est jamais arrivé', 'handover', '03 53'],
  ['vous faites la maintenance en Suisse ?', 'company', 'hors de notre rayon'],
  ['Prix de la MV-P1-15 ? || et le déplacement à Kehl ?', 'company', '38 km; 85,00'],
  [
    'Prix du fauteuil de pesée BR-FA2-300 ? || Et si on en prend 6, ça fait combien ?',
    'price',
    '8 580,00 € HT',
  ],
  ['balance poids-prix 15 kg pour ma boutique || lesquelles sont vérifiées ?', 'products', 'modèle vérifié'],
]

const en: readonly Asked[] = [
  [
    'Scale for parcels up to 25 kg. The carrier weighs them again, so it is only for our own check.',
    'products',
    'no verified instrument is required; !postage is charged',
  ],
  [
    'Max 6 kg Min 40 g e = 2 g III CE M24 0122, must it be verified in 2026?',
    'plate',
    'December 31, 2026; !2028',
  ],
  ['We have a maintenance contract with you, when is the next visit?', 'handover', '+33 3 53'],
  [
    'Max 15 kg Min 100 g e = 5 g class III CE M22 0122, last verified in March 2026. When is it due?',
    'plate',
    'March 31, 2028; December 31, 2028; !over',
  ],
  [
    'verified June 2025 || plate: III Max 6 kg Min 40 g e = 2 g CE M22 0122, used at a counter in Colmar',
    'plate',
    'June 30, 2027; !over',
  ],
  ['Scale for our fish plant, hosed down every day || up to 15 kg, internal only', 'products', '!P3'],
  ['Could you come to Baden-Baden? Our floor scale is faulty.', 'company', '63 km; serial number'],
  ['We buy walnuts from farmers, sacks up to 50 kg. Which scale?', 'products', 'III; !livestock'],
  ['We buy used copper off private people, up to 200 kg at a time', 'products', 'III; !medical'],
  ['Which balance for buying gold?', 'products', 'class II; =gold-jewellery'],
  ['30 kg e = 1 g class III', 'products', '30,000; 10,000'],
  [
    'Counting scale for washers, 12 g each, up to 300 in a box, stock control only.',
    'products',
    '!Max 3 kg; =counting',
  ],
  ['What is your accreditation number, and what does it cover?', 'company', '3-1541; only; !radius'],
  ['Are your calibration certificates accredited?', 'company', 'outside the accreditation'],
  ['Do you offer a maintenance contract?', 'company', 'Yes; planned visits'],
  ['When can I reach you by phone?', 'company', '17:30; +33 3 53'],
  ['How many scales can I put side by side?', 'how-to', 'up to 4'],
  [
    'Can I keep a list of our 30 scales on your site with their due dates?',
    'how-to',
    'My scales',
    '/en/dashboard',
  ],
  ['do you hire people?', 'handover', '!renting'],
  ['the quote form does not work', 'handover', '!serial number; +33 3 53'],
  ['my parcel from you got lost', 'handover', '+33 3 53'],
  ['price-computing scale 15 kg for my bakery || which of those is verified?', 'products', 'verified model'],
  ['How much is the OR-PH1-320G? || and if we order 5?', 'price', '€5,200.00'],
]

const de: readonly Asked[] = [
  [
    'Max 15 kg e = 5 g Klasse III CE M24 0102, muss 2026 geeicht werden?',
    'plate',
    '31. Dezember 2026; !2028',
  ],
  ['Muss meine Ladenwaage 2026 geeicht werden?', 'rule', '2 Jahre; !2028'],
  ['Wir haben noch keinen Wartungsvertrag, bieten Sie das an?', 'company', 'Wartungsvertrag'],
  ['5 Waagen MV-C3-30 und 2 TN-F1-1T5, was kostet das?', 'price', '5.330,00 €'],
  [
    'Unsere Personenwaage im Krankenhaus Freiburg wurde 2023 geeicht. Bis wann gilt das? || Und die Bettenwaage, auch 2023 geeicht?',
    'due-date',
    '31. Dezember 2025; !Frankreich',
  ],
  [
    'Klasse III Max 15 kg Min 100 g e = 5 g CE M20 0102, geeicht im Mai 2026 in Deutschland. Wann ist sie fällig?',
    'plate',
    '31. Dezember 2028; !abgelaufen; !2022',
  ],
  [
    'III Max 60 t Min 400 kg e = 20 kg CE M18 0102 || zuletzt im Mai 2025 in Kehl geeicht',
    'due-date',
    '31. Dezember 2028; 3 Jahre',
  ],
  [
    'Typenschild Max 1500 kg Min 10 kg e = 500 g III CE M19 0102; zuletzt geeicht 2025, steht in Offenburg. Fällig wann?',
    'plate',
    '31. Dezember 2027; !abgelaufen',
  ],
  ['Waage für die Wurstküche, wird täglich abgespritzt || nur intern, bis 30 kg', 'products', '!B1'],
  [
    'Fischtheke: Waage für den Verkauf bis 10 kg, wird jeden Abend mit dem Schlauch abgespritzt',
    'products',
    'III; !P3',
  ],
  ['Waage für die Zerlegung, Reinigung mit Hochdruckreiniger, bis 30 kg, nur intern', 'products', '@TN-W2'],
  [
    'Kommen Sie auch nach 76131 Karlsruhe, wenn eine Waage defekt ist?',
    'company',
    '80 km; Seriennummer; +33 3 53',
  ],
  ['Kommt ihr nach Straßburg? Unsere Ladenwaage druckt nicht mehr.', 'company', '33 km'],
  [
    'Wir kaufen Äpfel von Bauern an, Kisten bis 30 kg, welche Waage brauche ich?',
    'products',
    'III; geschäftlicher Verkehr; !Viehwaage',
  ],
  ['Welche Waage brauche ich für den Goldankauf?', 'products', 'Klasse II; =gold-jewellery'],
  ['Waage Klasse III 30 kg mit e = 1 g', 'products', '30.000; 10.000'],
  [
    'Kinderstation: Windeln wiegen für die Flüssigkeitsbilanz, bis 2 kg. Was haben Sie da?',
    'products',
    'III; !BR-CO2',
  ],
  ['Sind Ihre Kalibrierscheine akkreditiert (DAkkS)?', 'company', 'nicht akkreditiert'],
  ['Bieten Sie Wartungsverträge an?', 'company', 'Wartungsvertrag'],
  ['Wann seid ihr telefonisch zu erreichen?', 'company', 'Freitag; 17:30; +33 3 53'],
  ['Wie viele Produkte kann ich auf Ihrer Seite nebeneinander vergleichen?', 'how-to', '4 Produktkarten'],
  ['Wir haben 20 Waagen. || Kann man die auf Ihrer Seite eintragen?', 'how-to', 'Meine Waagen'],
  ['Suchen Sie Mitarbeiter?', 'handover', '+33 3 53'],
  ['Das Kontaktformular funktioniert nicht', 'handover', '!Seriennummer'],
  ['Kann man Ihre Werkstatt besichtigen?', 'company', 'Monswiller; 17:30'],
  ['Meine Bestellung ist nicht angekommen', 'handover', '+33 3 53'],
  ['Machen Sie Service in der Schweiz?', 'company', 'außerhalb'],
  ['Ladenwaage 15 kg für den Verkauf || welche davon ist geeicht?', 'products', 'konformitätsbewertet'],
  ['Was kostet die MV-C3-30? || Und wenn wir 10 davon nehmen?', 'price', '2.500,00 €'],
  ['Was kostet die VM-Q2-6 und haben Sie die da?', 'price', '145,00; !geöffnet'],
]

/** Instruments and company in natural words, by language. */
export const naturalQuestions: Record<Locale, readonly Asked[]> = { fr, en, de }
