import type { Locale } from '#config/locales.ts'
import type { Asked } from './questions.ts'

/** Two parts in one message, each with an answer of its own, and how visitors type. */
const fr: readonly Asked[] = [
  [
    'La balance de ma cuisine sert seulement à doser les recettes, je dois la faire vérifier ? Et si je vends des plats au poids à emporter ?',
    'rule',
    'aucun instrument vérifié n’est imposé; vente directe au public : oui; 2 ans',
  ],
  [
    'Peser les colis en interne, ça oblige à vérifier ? Et si je facture au poids ?',
    'rule',
    'n’est imposé; Facturer; chaque année',
  ],
  [
    'Vérification tous les combien pour une balance de marché ? Et pour un pont-bascule ?',
    'rule',
    'tous les 2 ans; révision',
  ],
  [
    'Pèse-personne dans une clinique en Allemagne : durée de validité ? Et dans un cabinet médical ?',
    'rule',
    '4 ans; illimitée',
  ],
  [
    "Balance de comptoir à Colmar, tous les combien ? Et dans notre boutique d'Offenburg ?",
    'rule',
    'France; Allemagne : période de 2 ans',
  ],
  [
    'Nous préemballons la viande en arrière-boutique, tous les combien la vérification ?',
    'rule',
    'chaque année',
  ],
  [
    "Boucherie, balance 15 kg, tous les combien ? || Et si on emballe à l'avance, sans le client ?",
    'rule',
    'chaque année (préemballages)',
  ],
  [
    'On met le fromage en barquettes le matin, les clients ne sont pas là, balance vérifiée obligatoire ?',
    'rule',
    'sans la présence de l’acheteur; chaque année',
  ],
  [
    "Prix de la LV-A2-220G et puis-je l'utiliser pour des préparations en pharmacie ?",
    'price',
    '2 990,00 €; n’est pas vérifié; classe I ou II',
  ],
  [
    'MV-P1-15 en stock ? Je peux vendre mes légumes avec ?',
    'price',
    '310,00 €; en stock; est un modèle vérifié (classe III)',
  ],
  [
    "Vous reprenez l'ancienne balance et vous faites des contrats de maintenance ?",
    'company',
    'filière de recyclage; contrat d’entretien',
  ],
  ['Livrez-vous et installez-vous les balances ?', 'company', 'La livraison se règle au devis; installons'],
  [
    'Que veut dire IP65, et est-ce que ça suffit pour un nettoyage haute pression ?',
    'definition',
    'IPX9 (IP69K); IP65 ne suffit pas; jets d’eau',
  ],
  [
    'Une balance IP67 peut-elle être lavée au jet ?',
    'definition',
    'IP67 seul ne le garantit pas; n’inclut plus les jets',
  ],
  [
    "C'est quoi la classe III et est-ce que ça suffit pour l'or ?",
    'rule',
    'précision moyenne; classe II ou I',
  ],
  [
    'Comment recevoir un rapel par mail avant la vérification ?',
    'how-to',
    'Mes balances; 90, 30 et 7 jours',
    '/dashboard',
  ],
  ['comment telechager la fiche produit', 'how-to', 'Fiche technique'],
  ['À quand la révision périodique de ma balance de marché ?', 'rule', '2 ans'],
  ['révision périodique balance boucherie 15 kg', 'rule', '2 ans'],
  ["J'achète une balance pour mes clients, comment ça se passe ?", 'how-to', 'sans compte', '/devis'],
  ['Combien de vos balances sont vérifiées ?', 'company', 'modèles sur; CE + M'],
  ['Portée minimale en classe III avec e = 2 g ?', 'rule', 'Min = 40 g; !plus petit que e'],
  ['Balance de boucherie 15 kg || moins de 1200 €', 'products', 'Dans votre budget de 1 200,00 € HT'],
]

const en: readonly Asked[] = [
  [
    'Scale only for recipes in my kitchen, does it need verification? And if I sell by weight?',
    'rule',
    'no verified instrument is required; Direct sale to the public: yes; every 2 years',
  ],
  [
    'We use a scale for stock counts, must it be verified? And when we invoice by weight with it?',
    'rule',
    'is required; Commercial transactions: yes',
  ],
  [
    'Does a scale for weighing parcels internally need verification, and one for selling cheese?',
    'rule',
    'Internal production control; Direct sale to the public: yes',
  ],
  [
    "How long is a personal scale valid in a hospital in Germany, and in a doctor's practice?",
    'rule',
    '4 years; unlimited',
  ],
  [
    'Our counter is in Offenburg, how often is the scale verified, and our branch in Strasbourg?',
    'rule',
    'Germany: every 2 years; France: Periodic verification every 2 years',
  ],
  [
    'We weigh and label trays of meat in the back room, the customer is not there. Does that scale need verification in France? || How often then?',
    'rule',
    'every year',
  ],
  [
    'We pack cheese in the back before customers arrive. Is verification needed?',
    'rule',
    'without the buyer present; every year',
  ],
  [
    'Butcher in Colmar, 15 kg counter scale, how often is it verified? || We also wrap meat in advance, no customer around.',
    'rule',
    'every year (prepackages)',
  ],
  [
    'How much is the LV-A2-220G, and can I use it for prescriptions in my pharmacy?',
    'price',
    '€2,990.00; is not verified; class I or II',
  ],
  [
    'Is the MV-P1-15 in stock and may I use it to sell cheese by weight?',
    'price',
    '€310.00; in stock; is a verified model (class III)',
  ],
  ['Can I use the LV-A2-220G to buy gold?', 'rule', 'Precious metals: no; is not verified'],
  [
    'If we buy a new scale, do you take the old one away, and do you offer maintenance contracts?',
    'company',
    'recycler; maintenance contract',
  ],
  ['Do you deliver and install?', 'company', 'Delivery is settled; install'],
  ['Do you rent scales and take back old ones?', 'company', 'renting; recycler'],
  [
    'What is IP65, and is it enough for high-pressure cleaning?',
    'definition',
    'IPX9 (IP69K); IP65 is not enough',
  ],
  ['Is IP65 enough for immersion?', 'definition', 'IP65 is not enough'],
  [
    'Can an IPX8 scale be hosed down?',
    'definition',
    'IPX8 alone does not guarantee it; no longer includes water jets',
  ],
  ['how do i get a remider before my scales are due?', 'how-to', 'My scales', '/en/dashboard'],
  ['how to registre my scales', 'how-to', 'My scales', '/en/dashboard'],
  ['How many of your scales are verified?', 'company', 'models are verified'],
  ['Min for class III, e = 5 g?', 'rule', 'Min = 100 g; !smaller than e'],
  ['Scale for cheese shop, 15 kg || for at most 1200 €', 'products', 'budget of €1,200.00'],
  ['We want to buy a scale, how does it work?', 'how-to', 'without an account', '/en/devis'],
]

const de: readonly Asked[] = [
  [
    'Eichfrist für eine Personenwaage im Krankenhaus in Deutschland? Und gilt das auch in einer Hausarztpraxis?',
    'rule',
    '4 Jahre im Krankenhaus; unbefristet',
  ],
  [
    'Theke in Offenburg, wie oft eichen? Und unsere Filiale in Straßburg?',
    'rule',
    'Deutschland: Eichfrist 2 Jahre; Frankreich: Wiederkehrende Prüfung alle 2 Jahre',
  ],
  [
    'Waage nur für Rezepte in der Küche, muss die geeicht sein? Und wenn ich nach Gewicht verkaufe?',
    'rule',
    'nicht vorgeschrieben; Direktverkauf: ja',
  ],
  [
    'Muss eine Waage für die Inventur geeicht werden und eine für den Verkauf im Laden?',
    'rule',
    'nicht vorgeschrieben; Direktverkauf: ja',
  ],
  [
    'Metzgerei in Offenburg, Ladenwaage 15 kg: wie oft muss geeicht werden? || Und in unserer Filiale in Straßburg? || Dort packen wir auch Fleisch vor, ohne dass der Kunde dabei ist.',
    'rule',
    'Jährliche wiederkehrende Prüfung (Fertigpackungen)',
  ],
  [
    'Wir packen Wurst hinten ab, der Kunde steht nicht daneben. Muss die Waage in Frankreich geeicht sein und wie oft?',
    'rule',
    'ohne Beisein des Käufers; Jährliche',
  ],
  [
    'Was kostet die LV-A2-220G und darf ich damit in der Apotheke Rezepturen wiegen?',
    'price',
    '2.990,00 €; ist nicht konformitätsbewertet; Klasse I oder II',
  ],
  [
    'Ist die MV-P1-15 auf Lager, und darf ich damit Wurst verkaufen?',
    'price',
    '310,00 €; auf Lager; konformitätsbewertet (Klasse III)',
  ],
  [
    'Nehmen Sie die alte Waage mit und gibt es einen Wartungsvertrag?',
    'company',
    'Verwertung; Wartungsvertrag',
  ],
  [
    'Liefern Sie, und bauen Sie die Waage auch auf?',
    'company',
    'Die Lieferung regelt das Angebot; installieren',
  ],
  ['Bieten Sie Schulung an und Ersatzteile?', 'company', 'Einweisung; Ersatzteile'],
  ['Kalibrieren und reparieren Sie auch?', 'company', 'reparieren, kalibrieren'],
  [
    'Was heißt IP67, und reicht das für Abspritzen mit dem Schlauch?',
    'definition',
    'IPX5 oder IPX6; IP67 allein garantiert das nicht; staubdicht',
  ],
  ['Darf man eine IP68-Waage mit dem Hochdruckreiniger reinigen?', 'definition', 'IPX9; IP68 genügt nicht'],
  ['Was ist Klasse II und reicht das für die Apotheke?', 'rule', 'Präzisionswaagen; Klasse II oder I'],
  [
    'Wie kann ich mich per Mail an die Prüftermine meiner Waagen errinern lassen?',
    'how-to',
    'erinnert; Meine Waagen',
    '/de/dashboard',
  ],
  ['wie vergleihe ich zwei Waagen', 'how-to', 'Vergleichen', '/de/compare'],
  ['Passwort vergesen', 'how-to', 'Passwort vergessen', '/de/reset-password'],
  ['Wie viele Ihrer Waagen sind geeicht?', 'company', 'Modellen konformitätsbewertet'],
  ['Mindestlast Klasse III, e = 10 g?', 'rule', 'Min = 200 g; !kleiner als e'],
  ['Ladenwaage 15 kg || höchstens 1200 €', 'products', 'Budget von 1.200,00 €'],
  ['Ich möchte eine Waage kaufen, wie läuft das ab?', 'how-to', 'ohne Konto', '/de/devis'],
]

/** What asks two things at once: two uses or places, a price and a permission, two services, a term and an occasion. */
export const twoPartQuestions: Record<Locale, readonly Asked[]> = { fr, en, de }
