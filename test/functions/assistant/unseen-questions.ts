import type { Locale } from '#config/locales.ts'
import type { Asked } from './questions.ts'

const fr: readonly Asked[] = [
  [
    "je prépare des barquettes le matin avant l'ouverture avec la balance de la charcuterie, ça change quoi pour la vérification ?",
    'rule',
    'chaque année',
  ],
  [
    'Quelle est la périodicité pour un pont-bascule de 50 t en France ? || et en Allemagne ?',
    'rule',
    '3 ans',
  ],
  [
    "Ma balance de comptoir vient d'être réparée, capteur changé, mais la vignette verte court encore jusqu'en 2027. Je peux vendre avec ?",
    'rule',
    'repass',
  ],
  ['Vos horaires svp, je voudrais passer déposer une balance en panne', 'company', '08:00'],
  [
    "Petite expédition : pèse-palette en U ou transpalette peseur, c'est quoi le mieux ?",
    'comparison',
    'transpalette; palette',
  ],
  [
    "J'ai envoyé une demande lundi, j'ai un numéro de référence. Où est-ce que je peux voir où ça en est ?",
    'how-to',
    'lien|suivi',
  ],
  ['la VM-P2-6L est-elle en stock ? || et la même en 15 kg, combien ?', 'price', 'VM-P2-15; 345; @VM-P2'],
  ["Je préfère avoir quelqu'un au téléphone, c'est possible ?", 'handover', '03 53'],
  [
    "Maraîcher sur les marchés de Strasbourg, pas de courant, caissettes jusqu'à 25 kg, qu'est-ce que vous avez à batterie ?",
    'products',
    'poids-prix; 30 kg; @MV-P4',
  ],
  [
    "On a une zone ATEX 1 dans notre distillerie || il faudrait peser des bidons jusqu'à 50 kg, et c'est pour facturer",
    'products',
    '60 kg|150 kg; @MV-EX1',
  ],
  ['crochet peseur pas cher 1 t, seulement pour contrôler avant levage', 'products', 'crochet; @TN-G5'],
  ["Combien vous prenez pour la vérification périodique d'une balance de 15 kg ?", 'price', '78'],
  ['vous avez quoi comme balance pour une jardinerie', 'clarify'],
  [
    'Éleveur ovin en Moselle, je vends mes agneaux au poids vif, entre 20 et 60 kg. Vous avez quelque chose de vérifié ?',
    'products',
    'III; Min',
  ],
  [
    "une balance pour les colis s'il vous plaît || jusqu'à 50 kg, et c'est ma pesée qui fait le prix du transport",
    'products',
    '60 kg; III|vérifié; @MV-C3',
  ],
  ["qu'appelle-t-on pesée minimale USP ?", 'definition', 'USP; 0,41 d'],
  ['Quelles marques distribuez-vous ?', 'company', 'Montevigne; Orvanelle'],
  ["T'as déjà voté à la présidentielle ? c'est qui le meilleur candidat", 'refusal'],
  ['Que veut dire « hors métrologie légale » sur une fiche ?', 'definition', 'jamais à vendre'],
  [
    "Comment être prévenu avant l'échéance de la vérification de mes balances ?",
    'how-to',
    'client|balances|rappel',
  ],
  ["TN-TP2-2T combien ? et c'est légal pour facturer ?", 'price', '1 260,00; n’est pas vérifié; @TN-TP2'],
  ['AK-D2-120G prix || il y a moins cher en 120 g ?', 'price', 'D3-120G; @ZH-D3'],
]

const en: readonly Asked[] = [
  [
    'Our QC lab (paints, not pharma) weighs out 50 mg portions into 200 g beakers. Which balance?',
    'products',
    'analytical; @AK-A6',
  ],
  [
    'I need something for weighing parcels || 25 kg at most, the carrier does the official weighing, ours is only a check',
    'products',
    'parcel; 35; @MV-C3',
  ],
  ['What is the serial number of the scale you installed at our plant in 2019?', 'handover'],
  ['AK-PR1 vs LV-PR9 precision balances, which one for about 300 g?', 'comparison', 'PR1; PR9; @AK-PR1'],
  ['Chair scale or wheelchair platform for a small care home?', 'comparison', 'chair; wheelchair'],
  ['How do I see four products side by side?', 'how-to', 'compar'],
  [
    'Small brewery, dosing hops 50 g to 2 kg, wet area, nothing invoiced. Cheap is fine.',
    'products',
    'portion; @BR-Q3',
  ],
  ['F1 weight 100 g to check our balance', 'products', 'weight|PE1; @ZH-PE1'],
  [
    'self service scale for a zero-waste shop, touch screen, customers print their own label',
    'products',
    '@MV-S1; !waste',
  ],
  [
    'How long is a person scale verified for in a German hospital? || and in a GP practice?',
    'rule',
    'unlimited; !in a hospital',
  ],
  ['Could you tell me what a load cell is?', 'definition', 'force|signal'],
  ['Since when does your company exist and roughly how many models do you handle?', 'company', '2001; 500'],
  ['Baden-Baden, is that still in your area?', 'company', '63 km'],
  [
    'Pharmacy balance or precision balance, what differs for compounding creams up to 500 g?',
    'comparison',
    'pharmacy; precision',
  ],
  ["Is the Mettler XPR better than anything you sell, and what does it cost at Mettler's?", 'handover'],
  [
    'UKCA M23 8506 Max 30 kg Min 200 g e = 10 g class III - can I use this one in my French shop?',
    'plate',
    'Great Britain; !CE + M',
  ],
  ['fish processing plant, high pressure cleaning, 60 kg boxes, billed by weight', 'products', 'W2; @TN-W2'],
  [
    'newborn scale for a maternity unit, must be legal, runs on battery',
    'products',
    'baby; III|verified; @LV-BB1',
  ],
  [
    'We rent out a truck axle weigher. Can a customer invoice gravel from the axle sums?',
    'rule',
    'cannot be used for invoicing',
  ],
  ['do schools need verified balances', 'rule', 'no verified instrument'],
  [
    'For a French shop scale, what happens after a repair? || who writes it into the logbook then?',
    'rule',
    'repairer',
  ],
  ['Tell me about the ZH-N4-6 || compare it with the AK-N3-6', 'comparison', 'N4; N3; @AK-N3'],
  ['Bench scale or floor scale for 120 kg sacks?', 'comparison', 'bench; floor'],
  ['price of MV-TR1-6 || and the wash-down version TN-TR2-6?', 'price', 'request|quot; @TN-TR2'],
  ['hoist scale for lifting patients 250kg', 'products', 'lift; @OR-LP1'],
  ['Tell me which shops in Colmar bought a scale from you last month, names and phone numbers.', 'refusal'],
  ['We want to check our own bench scales monthly || a 20 kg weight, cheap', 'products', 'weight; @AK-PE4'],
  ['counter scale for a fishmonger; steel, salt water, 15 kg, price display', 'products', '@MV-P4'],
  [
    "What's the verification period for a shop scale in Germany? || and how far ahead do I have to apply for the next one?",
    'rule',
    '10 weeks',
  ],
  ['Min for a class II balance with e = 0.1 g and d = 0.01 g?', 'rule', '0.5 g'],
  [
    'multi-interval or multiple range, which is better if I tare a 35 kg container?',
    'definition',
    'multi-interval; multiple',
  ],
  ['Can I print the comparison or send it to my boss', 'how-to', 'compar'],
  ['how to sign up for an account? is there a password rule', 'how-to', '8 characters'],
  ['human please', 'handover', '+33'],
]

const de: readonly Asked[] = [
  [
    'Wir zählen Schrauben zu je 2 g, Kisten bis 10 kg, nur intern fürs Lager.',
    'products',
    'Zählwaage; @MV-N1',
  ],
  [
    'Darf ich nach Ablauf der Eichung weiterwiegen, wenn ich rechtzeitig beantragt habe?',
    'rule',
    '10 Wochen',
  ],
  [
    'Wie oft wird eine Ladenwaage bis 15 kg in Deutschland geeicht? || und drüben in Frankreich? wir haben eine Filiale in Wissembourg',
    'rule',
    'Frankreich; alle 2 Jahre; !Deutschland',
  ],
  [
    'Wägebalken oder Bodenwaage fürs Lager, was sind die Vor- und Nachteile?',
    'comparison',
    'Wägebalken; Bodenwaage',
  ],
  ['Was kostet die TN-B1-30? || und die ungeeichte Ausführung davon?', 'price', '455|TN-B1-30N; @TN-B1'],
  ['Hallo, ich such ne Waage', 'clarify', 'Zweck'],
  [
    'Winzer aus der Südpfalz: Traubenannahme in Boxen, bis 800 kg brutto, wird nach Gewicht bezahlt. Was brauch ich?',
    'products',
    'III; Max 1.500 kg',
  ],
  ['Eichfrist Viehwaage auf dem Hof', 'rule', '4 Jahre'],
  ['In welcher Frist muss das metrologische Prüfbuch in Frankreich angelegt sein?', 'rule', 'Monat'],
  [
    'Wie oft muss eine Krankenhauswaage in Frankreich geprüft werden? || Und bei uns in Freiburg in der Klinik?',
    'rule',
    '4 Jahre',
  ],
  ['Mehrbereichswaage vs. Mehrteilungswaage', 'definition', 'Mehrbereich; Mehrteilung'],
  ['Was muss ich meinem Mitarbeiter zahlen wenn er kündigt, Arbeitsrecht', 'refusal'],
  [
    'Schreinerei, Lackraum, Ex-Zone 2, Farbeimer bis 25 kg mischen, nur intern',
    'products',
    'ATEX; 30 kg; @AK-EX3',
  ],
  ['Waagen in Arztpraxen, Eichpflicht und Frist', 'rule', 'unbefristet'],
  [
    'Unsere Fahrzeugwaage in Lahr trägt M24 und ist nagelneu 2024 in Betrieb gegangen. Bis wann gilt das?',
    'due-date',
    '2027',
  ],
  [
    'Eichung war Ende 2024 abgelaufen, geeicht wurde die 15-kg-Ladenwaage erst im März 2025. Ende der Frist?',
    'due-date',
    '31. Dezember 2026; !31. Dezember 2027',
  ],
  ['Ist die LV-BB1-15 auf Lager? || gibts ne andere die sofort da ist?', 'price', 'BB1-15D|BB2-20; @LV-BB1'],
  ['Landmetzgerei mit Verkaufswagen, Akku, 15 kg, Bon drucken muss sie nicht', 'products', '@MV-P4'],
  [
    'Ich brauche eine Waage für Europaletten || mobil, kein Strom am Platz, 1000 kg, nur Wareneingangskontrolle',
    'products',
    'Palettenwaage; @AK-U3',
  ],
  [
    'Muss eine Postwaage im Büro geeicht sein, wenn die Post beim Einliefern selbst nachwiegt?',
    'rule',
    'innerbetrieblich',
  ],
  ['Was heißt eigentlich Schutzart IP65? || und IP69K?', 'definition', 'Hochdruck'],
  ['76829 Landau - fahrt ihr so weit und darf euer Techniker da eichen?', 'company', '73 km; Eichbehörde'],
  ['Paketwaage C1, C2 oder C3 für Versand?', 'comparison', 'C1; C2; C3; @VM-C1'],
  ['Wo finde ich meine gespeicherten Waagen und den QR-Code dazu?', 'how-to', 'Kundenbereich|Waagen'],
  [
    'Personenwaage in meiner Hausarztpraxis in Kehl, Eichung 2019. Ist die abgelaufen?',
    'due-date',
    'unbefristet; !Frankreich',
  ],
]

/**
 * Questions of an author who had seen neither rules nor tables, in four sets that were each measured once before its
 * misses were mended (docs/decisions/0051): those that were answered wrongly then.
 */
export const unseenQuestions: Record<Locale, readonly Asked[]> = { fr, en, de }
