import type { Locale } from '#config/locales.ts'
import type { Asked } from './questions.ts'

/** Two requests in one message, as visitors type them. */
const fr: readonly Asked[] = [
  ['Prix de la TN-F1-600 ? || Et quelle différence avec la TN-F1-3T ?', 'comparison', 'TN-F1-600; TN-F1-3T'],
  [
    'Notre balance de boucherie (15 kg) a été vérifiée en mai 2025. || Elle est valable jusqu’à quand ?',
    'due-date',
    'mai 2027; plus haut',
  ],
  [
    'Je peux vendre des fruits avec la TN-B5-30 ?',
    'rule',
    'TN-B5-30 est un modèle vérifié; condition suivante',
  ],
  ['Peser des patients avec la LV-A2-220G, autorisé ?', 'rule', 'Pesée de patients : non'],
  [
    "Boucherie à Metz, et l'atelier de découpe sans vente : quelle obligation ?",
    'rule',
    'Vente directe au public : oui; n’est imposé',
  ],
  [
    'On emballe la charcuterie sous vide le matin, personne au magasin. Faut-il une balance vérifiée ?',
    'rule',
    'sans la présence de l’acheteur; chaque année',
  ],
  [
    'comment demander un devis et sous combien je reçois la réponse ?',
    'how-to|company',
    'formulaire de devis; 24 h',
  ],
  [
    'balance de pharmacie classe II : combien ça coûte et tous les combien la vérification ?',
    'price',
    '1 040,00 €; chaque année; !tous les 2 ans',
  ],
  ['vous êtes ouverts samedi et vous réparez sur place ?', 'company', 'fermés le samedi; réparons'],
  ['Horaires et adresse ?', 'company', '08:00; 14 rue des Balanciers'],
  ['Garantie et délai de livraison ?', 'company', 'vices cachés; en stock'],
  ['Une vérification dure combien de temps, et combien ça coûte ?', 'how-to', 'demi-heure; 78,00 €'],
  [
    'Faut-il une balance vérifiée pour vendre du miel, et combien ça coûte ?',
    'rule',
    'Oui; 265,00 €|230,00 €',
  ],
  [
    'Nous livrons des colis facturés au poids et faisons des inventaires, quelles balances doivent être vérifiées ?',
    'rule',
    'transport : oui; n’est imposé',
  ],
  [
    'Balance compteuse pour vis : vérification obligatoire ? et pour vendre les vis au kilo ?',
    'rule',
    'n’est imposé; Vente directe au public : oui',
  ],
]

const en: readonly Asked[] = [
  [
    'Paint shop, ATEX zone 1, we fill drums up to 200 kg for our own production. What have you got?',
    'products',
    '=atex; no verified instrument is required; !prepackages',
  ],
  ['How much is the MV-P1-15? || How does it differ from the VM-P2-15?', 'comparison', 'MV-P1-15; VM-P2-15'],
  [
    'Our shop scale in Kehl was verified in May 2025. || Until when is that valid?',
    'due-date',
    'December 31, 2027; above',
  ],
  ['Colmar and Kehl?', 'company', 'Colmar is about 75 km; Kehl is about 38 km'],
  ['Price of the BR-PP2-250D and is it ok for a hospital?', 'price', '€255.00; Weighing of patients: yes'],
  [
    'IP69K or IP65 for a fish shop we hose down every evening?',
    'definition',
    'IP69K alone does not guarantee it; IP65 is enough',
  ],
  [
    'I buy scrap metal from the public and sort it internally, which scales need verification?',
    'rule',
    'Waste and bulk materials: yes; Internal production control',
  ],
  [
    'Is verification needed for internal checks and for selling at the market?',
    'rule',
    'Internal production control; Direct sale to the public: yes',
  ],
  [
    'Verified scale for parcels when we charge by weight, and for stocktaking?',
    'rule',
    'Postage and carriage: yes; Internal production control',
  ],
  ['Opening hours and phone number?', 'company', '08:00; +33 3 53 01 01 67'],
  ['Warranty and delivery time?', 'company', 'hidden defects; in stock'],
  ['Can I pay by card and do you give discounts?', 'company', 'bank transfer; no discounts'],
  [
    'scale repaired yesterday, can i use it and who verifies it?',
    'rule',
    'new verification after a repair; approved by the prefect',
  ],
  ['How long does a verification take and what does it cost?', 'how-to', 'half an hour; €78.00'],
  ['can i weigh gold with a class III scale, and what about silver?', 'rule', 'class II or I'],
  ['May I buy gold with the LV-A2-220G, and is it in stock?', 'price', 'Precious metals: no; to order'],
  ['15 kg scale e = 5 g: Min and how wrong may it be at 10 kg?', 'rule', 'Min = 100 g; ±10 g'],
  [
    'We bag apples in advance for self service and also weigh at the counter. How often in France?',
    'rule',
    'every year',
  ],
]

const de: readonly Asked[] = [
  [
    'Was kostet die TN-F1-600? || Und wie unterscheidet sie sich von der TN-F1-3T?',
    'comparison',
    'TN-F1-600',
  ],
  [
    'Unsere Ladenwaage (15 kg) in Offenburg wurde im Mai 2025 geeicht. || Bis wann ist das gültig?',
    'due-date',
    '31. Dezember 2027; oben',
  ],
  [
    'Eichfrist in der Metzgerei, und wenn wir SB-Ware vorverpacken?',
    'rule',
    'alle 2 Jahre; Jährliche wiederkehrende Prüfung (Fertigpackungen)',
  ],
  [
    'Ist die BR-PP2-250D für die Arztpraxis zugelassen und was kostet sie?',
    'rule|price',
    'Patienten: ja; 255,00 €',
  ],
  [
    'Krankenhaus in Freiburg: Bettenwaage und Personenwaage, welche Frist?',
    'rule',
    '4 Jahre; Bettenwaagen: Eichfrist 2 Jahre',
  ],
  [
    'Zählwaage fürs Lager eichpflichtig? und wenn wir Schrauben nach Gewicht verkaufen?',
    'rule',
    'nicht vorgeschrieben; Direktverkauf: ja',
  ],
  [
    'Kiesgrube: Fahrzeugwaage zum Abrechnen und eine nur zur Kontrolle, was muss geeicht sein?',
    'rule',
    'Schüttgüter: ja; Innerbetriebliche Kontrolle',
  ],
  [
    'Wir verkaufen Käse und machen Inventur, welche Waage muss geeicht sein?',
    'rule',
    'Direktverkauf: ja; Innerbetriebliche Kontrolle',
  ],
  [
    'Brauche ich für den Flohmarkt eine geeichte Waage und was kostet eine?',
    'rule',
    'Kleinstbeträge; 265,00 €|230,00 €',
  ],
  ['Öffnungszeiten und Telefonnummer bitte', 'company', '08:00; +33 3 53 01 01 67'],
  ['Garantie und Lieferzeit?', 'company', 'Gewährleistung; auf Lager'],
  ['Kann ich per Rechnung zahlen und gibt es Rabatt?', 'company', '30 Tagen; Rabatt'],
  ['Waage repariert, darf ich weiterverkaufen und wer eicht?', 'rule', 'neu geeicht; Eichbehörde; Präfekten'],
  ['Darf ich mit der LV-A2-220G Gold ankaufen, und was kostet sie?', 'rule', 'Edelmetalle: nein; 2.990,00 €'],
  ['Wie melde ich mich an und wo sehe ich meine Angebote?', 'how-to', 'Registrieren; Stand einer Anfrage'],
  [
    'Liefert ihr nach Freiburg und baut ihr die Waage dort auf?',
    'company',
    '91 km; Lieferung regelt das Angebot; installieren',
  ],
  ['IP65 oder IP67 zum Abspritzen?', 'definition', 'IP65 genügt; IP67 allein garantiert das nicht'],
]

/** Two requests beside each other: times, prices, duties and services of one matter. */
export const twoRequestQuestions: Record<Locale, readonly Asked[]> = { fr, en, de }
