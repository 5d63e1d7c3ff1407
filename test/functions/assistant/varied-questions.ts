import type { Locale } from '#config/locales.ts'
import type { Asked } from './questions.ts'

const bulls = {
  fr: 'bascule à bétail jusqu’à 1100 kg, vente au poids vif',
  en: 'cattle scale up to 1100 kg, sold by live weight',
  de: 'Viehwaage für Bullen bis 1100 kg, verkauft wird nach Lebendgewicht',
}

/** Questions in which one particular turns the answer: a permission, a repair, what is not sold, what a list lacks. */
const fr: readonly Asked[] = [
  [
    'boulanger : balance 3 kg au gramme pour peser levure et sel au fournil, doit supporter l’eau. je vends rien avec',
    'products',
    '=portion-kitchen,washdown,bench; !instrument vérifié (CE + M)',
  ],
  ['balance 6 kg pour mon fournil, on ne vend pas au poids', 'products', '!il faut un instrument vérifié'],
  ['pese personne pr ehpad, residents qui tiennent pas debout, jusqu’à 250 kg', 'products', '=chair'],
  [
    'Madame, Monsieur, nous souhaitons équiper nos deux quais d’un appareil mobile pour peser des palettes Europe jusqu’à 1 200 kg. Le poids figure sur la facture de nos clients. Que nous conseillez-vous ? Cordialement, le service logistique',
    'products',
    '=pallet-truck,pallet-u; CE + M',
  ],
  ['balance au dixième de mg pour labo, budget max 3000 euros', 'products', '=analytical; d = 0,1 mg'],
  ['balance 500 g au centième de gramme', 'products|clarify', '!0,1 mg'],
  [
    'Je suis pharmacienne à Saverne, ma balance de préparation doit être vérifiée tous les combien ? || et ma collègue de Kehl, en Allemagne, c’est pareil ?',
    'rule',
    '2 ans; 31 décembre; Eichbehörde; !contrôle interne',
  ],
  [
    'On a changé le capteur de ma balance hier. La vignette verte est valable jusqu’en 2027, je peux continuer à servir les clients ?',
    'rule',
    'non, pas en l’état; vérification après une réparation; !2027',
  ],
  [
    'mon voisin de marché se sert d’une balance de cuisine à 30 euros pour vendre ses légumes, il a le droit ?',
    'rule',
    'non, pas avec; CE + M',
  ],
  ['ma voisine vend ses œufs avec un pèse-personne, c’est légal ?', 'rule', 'non, pas avec'],
  [
    'comment je fais pour avoir un rappel avant que ma vérification expire',
    'how-to',
    'mes balances; 90, 30 et 7',
  ],
  ['avez-vous le droit de vérifier ma balance à Kehl ?', 'company', 'non : en allemagne; !oui'],
  ['avez-vous le droit de vérifier à Colmar ?', 'company', '3-1541; !oui :'],
  ['la livraison à Colmar est comprise ?', 'company', 'si le devis le dit; !oui'],
  ['livrez-vous à Nancy ?', 'company', '88 km; devis; !oui :'],
  ['Colmar c’est trop loin pour vous ?', 'company', '75 km; !oui'],
  ['vos prix sont TTC ?', 'company', 'hors taxes'],
  ['que se passe-t-il si je paie une facture en retard ?', 'company', '40; trois fois'],
  ['quel droit s’applique chez vous en cas de litige ?', 'company', 'droit français'],
  [
    'vous pouvez emporter ma vieille bascule de 150 kg à la livraison, combien ?',
    'price',
    'sur demande; 90,00',
  ],
  ['super, ça m’a bien aidé', 'clarify', 'avec plaisir'],
  [
    'échelon unique ou échelons multiples, que choisir pour ma boucherie ?',
    'definition',
    'même échelon; petites portions',
  ],
  ['vous parlez allemand ? || et anglais ?', 'company', 'comme indiqué; en anglais'],
  ['LV-PP3-250 ou OR-PP1-250 ? || et laquelle a une toise ?', 'products', '=column'],
  [
    'Cabinet médical en Allemagne : faut-il revérifier le pèse-personne régulièrement ?',
    'rule',
    'non, pas de nouvelle; illimitée',
  ],
]

const en: readonly Asked[] = [
  [
    'single range or multi interval, whats the difference and which is better for a deli',
    'definition',
    'single range; small portions',
  ],
  [
    'how much is the BR-FA2-300 and is it in stock? || does that include delivery to Colmar?',
    'company',
    'only where the quotation says so; !yes',
  ],
  ['do you deliver to Colmar?', 'company', '75 km; quotation; !yes'],
  ['Is Colmar too far for you?', 'company', '75 km; !yes'],
  ['do you charge for quotes, and how long till i get one', 'company', 'free; 24 hours'],
  ['What happens if I pay an invoice late?', 'company', '€40; three times'],
  [
    'can you take away my old 150 kg bench scale when you bring the new one, how much',
    'price',
    'on request; €90.00',
  ],
  [
    'GP practice in Baden-Baden: does our patient scale need re-verification every so often?',
    'rule',
    'no, no further; unlimited; !yes.',
  ],
  ['does a shop scale in Germany need re-verification every so often?', 'rule', 'yes.; 2 years'],
  ['brilliant, thanks a lot, that helped', 'clarify', 'you are welcome'],
  ['that was really helpful', 'clarify', 'you are welcome'],
  ['scale for a butcher, 15 kg || ok', 'clarify', 'you are welcome'],
  ['are you allowed to verify in Kehl?', 'company', 'no: in germany; !yes'],
  [
    'Load cell replaced yesterday, the sticker says 2027. May I keep selling?',
    'rule',
    'no, not as it stands; !2027',
  ],
  ['my neighbour at the market sells with a kitchen scale, is he allowed to?', 'rule', 'no, not with'],
  [
    'compare LV-PP3-250 with OR-PP1-250 || and which one has a height rod?',
    'products',
    '=column; none of the models',
  ],
  ['are your prices including VAT?', 'company', 'exclude vat'],
  ['which law applies if we have a dispute with you?', 'company', 'french law'],
  ['patient scale for people who cannot stand, up to 200 kg', 'products', '=chair'],
  ['balance reading a tenth of a mg, up to 100 g', 'products|clarify', '!d = 0.1 g'],
  ['how do I get a reminder before my verification expires?', 'how-to', 'my scales; 90, 30 and 7'],
  [`${bulls.en} || and only for me, to check the growth`, 'products', '!selling animals by weight; @AK-L2'],
  [
    'how often must a shop scale be verified in France and who does it?',
    'rule',
    '2 years; approved by the prefect',
  ],
]

const de: readonly Asked[] = [
  [
    `${bulls.de} || und wenn ich nur für mich die Zunahmen kontrollieren will, was ist dann am günstigsten?`,
    'products',
    '@AK-L2-1T5; nach unseren regeln; !geschäftlicher verkehr',
  ],
  [
    'LV-PP3-250 oder OR-PP1-250, was ist besser für eine Arztpraxis? || und welche hat einen Messstab für die Größe?',
    'products',
    '=column; keines der genannten',
  ],
  ['sind die preise inkl. mwst?', 'company', 'nein; mehrwertsteuer'],
  [
    'Gilt bei Ihnen deutsches oder französisches Recht, falls es Ärger gibt?',
    'company',
    'französisches recht; gerichte am sitz',
  ],
  [
    'Metzgerei in Offenburg, wie oft muss die Ladenwaage geeicht werden und wer macht das?',
    'rule',
    '2 jahre; eichbehörde',
  ],
  [
    'Metzgerei in Offenburg, wie oft muss die Ladenwaage geeicht werden und wer macht das? || und in unserer Filiale in Straßburg?',
    'rule',
    '2 jahre; präfekten',
  ],
  ['Dürft ihr als französische Firma meine Waage in Kehl eichen?', 'company', 'nein: in deutschland; !ja:'],
  ['liefern Sie nach Freiburg?', 'company', '91 km; angebot; !ja:'],
  ['ist die Lieferung nach Freiburg dabei?', 'company', 'wenn das angebot; !ja:'],
  ['Kommen Sie nach Freiburg? || wie weit ist das?', 'company', '91 km; !ja:'],
  [
    'Gestern wurde die Wägezelle getauscht, die Marke gilt bis 2027. Darf ich weiter verkaufen?',
    'rule',
    'nein, nicht ohne weiteres; !2027',
  ],
  ['Mein Nachbar verkauft auf dem Markt mit einer Küchenwaage, darf er das?', 'rule', 'nein, nicht mit'],
  ['Was passiert, wenn ich die Rechnung zu spät bezahle?', 'company', '40; dreifache'],
  ['Könnt ihr meine alte 150-kg-Waage mitnehmen, was kostet das?', 'price', 'auf wunsch; 90,00'],
  ['Wie werde ich vor Ablauf der Eichung erinnert?', 'how-to', 'meine waagen; 90, 30 und 7'],
  ['Personenwaage für Bewohner, die nicht mehr stehen können, bis 200 kg', 'products', '=chair'],
  ['Klasse, das hat mir sehr geholfen', 'clarify', 'gern geschehen'],
  ['Waage auf ein Zehntel Milligramm genau, bis 100 g', 'products|clarify', '!d = 0,1 g'],
  ['Was kostet die MV-P1-15? || auf Lager?', 'price', 'wie oben gesagt; auf lager'],
  [
    'Arztpraxis in Freiburg: muss unsere Personenwaage regelmäßig nachgeeicht werden?',
    'rule',
    'nein, eine nacheichung; unbefristet',
  ],
]

/** Everyday and professional questions in which one particular turns the answer. */
export const variedQuestions: Record<Locale, readonly Asked[]> = { fr, en, de }
