import type { FitUse } from '#domain/fit/fit-use.ts'
import type { TradeKey } from '#domain/understanding/trades.ts'
import type { Fact } from '#domain/understanding/understood.ts'
import { packsUnseen } from './circumstances.ts'
import { counts } from './quantities.ts'

/** Uses by the words that tell them, folded, the most certain first. */
const uses: readonly (readonly [use: FitUse, words: RegExp])[] = [
  [
    'internal',
    /\b(?:pas au (?:poids|kilo)|(?:a la piece|a l unite|not by (?:the )?(?:weight|kilo)|by the piece|per piece|nicht nach gewicht|nach stuck|pro stuck|stuckpreis\w*)(?!.{0,80}\b(?:et|and|und) (?:au|by|nach) (?:poids|kilo|weight|gewicht))|sans (?:facturer|vendre|facturation|vente)|pas (?:pour (?:vendre|facturer)|de (?:vente|facturation))|ni vendre|usage interne|controle interne|interne(?:ment)?|inventaires?|not (?:for )?(?:sale|selling|invoic\w*|trade)|without (?:selling|invoicing)|internal\w*|inventory|stock control|controle (?:de |des |du )?stocks?|bestandskontrolle\w*|stock ?tak\w*|stock counts?|nicht (?:zum )?(?:verkauf\w*|abrechn\w*|abgerechnet|verrechnet)|(?:ohne|keine?) (?:(?:zu|den|die|jeden|jede|direkten?) )?(?:verkauf\w*|abrechn\w*|rechnung\w*)|(?:no|any) (?:selling|invoicing|billing|sales)|own stock|eigene[sn]? lager|innerbetrieblich\w*|intern(?:e[rnms]?)?|inventur\w*|betriebsintern\w*|(?:only|just|nur|juste|simple|seulement|rein\w*) (?:as |for |a |un |une |eine |zur |pour |en |our |my |own |notre |mon |propre |unsere |eigene |eigenen )*(?:checks?|controles?|kontrolle\w*|verification interne|uberprufung)|(?:only|just|nur|juste|seulement|simplement|rein) (?:to |zum |for |pour |pour le |zur )?\w{0,20}(?:check\w*|control\w*|kontroll\w*|verifier|monitor\w*)|(?:nothing|not|no|pas|sans|rien|nichts?) (?:is |de |d )?(?:invoiced|sold|facture\w*|vendu\w*|verkauft|abgerechnet)|(?:only )?(?:the )?carrier s weigh\w* counts|seule la pesee du transporteur compte|(?:la pesee|le poids) du transporteur (?:compte|fait foi)|(?:das )?gewicht des (?:paketdienst\w*|spediteurs?|versenders?) zahlt|own use|usage personnel|eigenbedarf|(?:vends?|vendons|vendent|facture|facturons) (?:\w+ )?rien|(?:ne |n |je |on |nous )(?:vends?|vendons|facture|facturons) pas(?! (?:que|seulement|uniquement))|(?:sell|sells|invoice|bill) nothing(?! (?:but|except))|(?<!you )(?:don t|do not|doesn t|never|won t) (?:\w+ )?(?:sell|invoice|bill)(?! (?:only|just))|(?:verkaufe|verkaufen|verkauft)(?! (?:sie|ihr)\b) (?:\w+ ){0,3}(?:nichts|nie)(?! (?:anderes|ausser))|(?:nichts|nie) (?:\w+ ){0,2}(?:verkaufe|verkaufen|abrechne\w*)|(?:nur|bloss|only|just|juste|seulement|uniquement) (?:fur|for|pour) (?:mich|uns|me|us|myself|ourselves|moi|nous)|fur (?:mich|uns) (?:selbst|selber)|for (?:myself|ourselves)|pour (?:moi|nous) memes?|pour mon (?:propre )?(?:suivi|controle|compte)|zur eigenen (?:kontrolle|info\w*)|fur den eigenen (?:gebrauch|bedarf)|for our own production|pour notre (?:propre )?production|fur (?:unsere|die) eigene (?:produktion|fertigung))\b/,
  ],
  [
    // What a trade prepares, where selling it is not mentioned.
    'internal',
    /^(?!.*\b(?:vend\w*|vente|clients?|sell\w*|sold|customers?|verkauf\w*|kunden)\b).*\b(?:patons?|(?:la|ma|notre|les|de|nos) pates?(?= a\b|$| crue| \d)|ingredients?|dough\w*|batter|teig(?!waren)\w*|zutaten|matieres premieres|raw materials?|rohstoffe?)\b/,
  ],
  [
    'pharma-lab',
    /\b(?:analyses medicales|laboratoire (?:d analyses|medical|de biologie)|medical (?:analys\w+|lab\w*)|medizinische\w* (?:analys\w*|labor\w*)|pharma(?:ceutical)? lab\w*|pharmalabor)\b/,
  ],
  [
    'pharmacy',
    /\b(?:pharmac\w*|officine|preparations? magistrales?|apothek\w*|rezeptur\w*|compounding|herboristerie)\b/,
  ],
  [
    'medical',
    /\b(?:patients?|patienten\w*|pese personnes?|pese bebes?|bebes?|nourrissons?|nouveau nes?|hopital|hopitaux|hospital\w*|cliniques?|clinics?|klinik\w*|kranken\w*|\w*arztprax(?:is|en)|kinderarzt\w*|medical\w*|medecins?|medizin\w*|maternite|pediatr\w*|ehpad|maison de retraite|pflegeheim\w*|personenwaage\w*|sauglings\w*|babywaage\w*|baby|babies|infants?|doctor\w*|arzt|arzte|nurse\w*|bettenwaage|stuhlwaage|pese lits?|fauteuil de pesee|dialyse|dialysis|care home|nursing home|infirm\w*|sage femme|midwi\w*|hebamme\w*|flussigkeitsbilanz\w*|fluid balance|bilans? hydriques?|(?:kinder|kranken|pflege|intensiv)stationen?|geriatri\w*|rehab wards?|hospital wards?)\b/,
  ],
  [
    'precious-metal',
    /\b(?:de l or|d or|l or|de or|(?:alliages?|alloys?|legierung\w*) precieu\w*|precious alloys?|edelmetalllegierung\w*|dental\w* (?:alloys?|gold)|(?:pour|rachat|achat|acheter|peser|vendre|racheter) (?:\w+ )?or\b|bijou\w*|joaill\w*|gold\w*|jewel\w*|juwel\w*|schmuck\w*|edelmetall\w*|metaux precieux|precious metals?|orfevre\w*|numismat\w*)\b/,
  ],
  ['axle', /\b(?:essieux?|axles?|achslast\w*)\b/],
  [
    'livestock-trade',
    /\b(?:betail|bovins?|veaux?|vaches?|moutons?|porcs?|bestiaux|eleveurs?|elevage|livestock|cattle|calves|pigs?|sheep|cochons?|agneaux?|brebis|chevres?|taureaux?|betes|animaux vivants|lambs?|goats?|bulls?|horses|live (?:animals|weight)|lebendgewicht|poids vif|schafe?|lammer|ziegen|vieh\w*|rinder\w*|kalber|schweine\w*|landwirt\w*)\b/,
  ],
  [
    'waste',
    /\b(?:dechet\w*|dechetterie\w*|(?<!zero )waste|recycl\w*|ferraill\w*|schrott\w*|wertstoffhof\w*|entsorg\w*|deponie\w*|scrapyard\w*|abfall\w*|abfalle\w*|gravier\w*|carriere\w*|kies\w*|gravel|quarry|scrap\w*)\b/,
  ],
  [
    'vehicle-trade',
    /\b(?:ponts? bascules?|camions?|poids lourds?|weighbridges?|lorr(?:y|ies)|(?<!(?:pallet|food|hand|lift|fork) )trucks?(?! scales?)|fahrzeugwaage\w*|lkw\w*|bruckenwaage\w*|fuhrwerk\w*|(?<!pallet )truck scales?)\b/,
  ],
  [
    'postal',
    /\b(?:colis|post offices?|postfilialen?|bureaux? de poste|parcels?|paket\w*|postal\w*|affranch\w*|courriers?|briefwaage\w*|postwaage\w*|shipping|carriers?|transporteurs?|versand\w*)\b/,
  ],
  [
    'prepack-variable',
    /\b(?:etiquet\w* (?:au poids|les barquettes)|barquettes?|poids variable|variable weight|ungleicher nennfull\w*)\b/,
  ],
  [
    'prepack',
    /\b(?:preemball\w*|pre emball\w*|(?:on|nous|je|we|i|wir|ich) (?:rempli\w*|mettons en|embouteill\w*|ensach\w*|condition\w*|fill|bottle|pack|bag)\b|prepack\w*|pre pack\w*|fertigpack\w*|conditionn\w*|quantite nominale|nominal quantity|nennfullmenge|(?:en|dans (?:des|de)?|par|de|des) ?(?:pots?|bocaux|bocal|sachets?|paquets?|bouteilles?|barils?) (?:de|d|a)\b|(?:pots?|bocaux|sachets?) de (?:confiture|miel)|(?:into?|as) (?:jars?|bags?|packets?|pouches|bottles|tins)|(?:jam|honey) jars|jars? of|(?<!big )bags? of|(?<!re)fill(?:ing|ed)|bottling|\d+ ?g (?:jars?|pots?|bags?|bottles?|glaser\w*|beutel\w*|packung\w*)|glaser fullen|prepacked|(?:in|als) (?:\d+ ?(?:g|kg) )?(?:glaser\w*|beuteln?|tuten|packungen|flaschen|dosen|glas)\b|abgepackt\w*|abpack\w*|fullen|abfull\w*)\b/,
  ],
  [
    'customs-tax',
    /\b(?:taxes?|accises?|excise|douanes?|peages?|customs|tolls?|zoll\w*|steuer\w*|tariffs?)\b/,
  ],
  ['court', /\b(?:expertises?|expert opinions?|gutachten\w*)\b/],
  ['price-computing', /\b(?:poids prix|price computing|preisrechnend\w*|calcul\w* (?:le|du) prix)\b/],
  [
    'farm-sale',
    /\b(?:vente (?:directe )?a la ferme|a la ferme|stands? (?:de|a) (?:la )?ferme|farm (?:shops?|stands?|stalls?|gate|store|kiosk)|farmers? markets?|roadside (?:stand|stall)|farm sale\w*|hofladen\w*|hofverkauf|hofstand|bauernmarkt\w*|ab hof|direktvermarkt\w*|pick your own|cueillette|selbst ?pfluck\w*)\b/,
  ],
  [
    // Meals that guests weigh and pay: a sale in front of the buyer, whoever runs the kitchen.
    'direct-sale',
    /^(?=.*\b(?:au (?:poids|kilo)|by (?:the )?(?:weight|kilo)|nach gewicht)\b).*\b(?:cantines?|buffets?|canteens?|cafeterias?|salad bars?|kantinen?|mensen|mensa|salatbars?)\b/,
  ],
  [
    'direct-sale',
    /\b(?:vente directe|direct sale|direktverkauf\w*|offene\w* verkaufsstelle\w*|magasins?|commerces?|commercants?|boutiques?|bouch\w*|charcut\w*|traiteur\w*|boulang\w*|patiss\w*|fromag\w*|cremer\w*|poissonn\w*|epicer\w*|primeurs?|supermarches?|marches?|comptoirs?|vendre|vendeurs?|vends|vendent|vend|vente|vendons|kermesses?|brocantes?|vide greniers?|flea markets?|flohmarkt\w*|weihnachtsmarkt\w*|(?<!(?:body|work|repair|paint|print|machine) )shops?|eisdielen?|eiscafes?|glaciers?|ice cream (?:shops?|parlou?rs?|vans?)|(?<!cold )stores?|butcher\w*|baker\w*|cheese\w*|fishmonger\w*|grocer\w*|greengrocer\w*|supermarkets?|markets?|counters?|retail\w*|sell\w*|sold|deli|laden\w*|metzger\w*|fleischer\w*|backer\w*|konditor\w*|kaserei\w*|kaseladen|fischhandel\w*|fischladen|fischgeschaft|wochenmarkt\w*|markt\w*|marktstand|theken?\w*|verkauf\w*|einzelhandel\w*|supermarkt\w*|gemuse\w*|obst\w*|hofladen|feinkost\w*)\b/,
  ],
  [
    'trade',
    /\b(?:factur\w*|invoic\w*|billing|billed|(?:we|i|then|and|to) (?:then )?bill|charged? by|abrechn\w*|abgerechnet|verrechn\w*|in rechnung|rechne\w* (?:\w+ ){0,5}ab|genossenschaft\w*|rechnung stell\w*|negoce|transactions? commerciales?|commercial transactions?|geschaftlich\w*|acheter au poids|buy(?:ing)? by weight|(?:pes(?:er|ee|ons)|weigh\w*|wieg\w*) (?:\w+ ){0,5}(?:a l achat|for purchase|zum ankauf|beim (?:an|ein)kauf)|(?:pay\w*|achete\w*|buy|buys|buying|kauf\w*|paid|pay|bezahlt|vergutet|bezahlen) (?:\w+ ){0,5}(?:au (?:poids|kilo)|selon le poids|by (?:the )?(?:weight|kilo)|per kilo|nach gewicht)|nach gewicht (?:bezahl\w*|vergut\w*|abgerechn\w*|verrechn\w*)|(?:j |je |nous |on )?(?:r?achet\w*|recuper\w*) (?:\w+ ){1,8}(?:a des|a nos|aux?|chez des|d) (?:\w+ )?(?:particuliers?|producteurs?|agriculteurs?|fermiers?|paysans?|apporteurs?|cueilleurs?|vignerons?|fournisseurs?|clients?|gens)|(?:buy|buys|buying|purchase) (?:\w+ ){1,8}(?:from|off) (?:\w+ )?(?:farmers?|growers?|private|individuals?|people|customers?|the public|collectors?|suppliers?|producers?|pickers?|members?)|(?:kauf\w*|ankauf\w*) (?:\w+ ){1,8}(?:von|bei) (?:\w+ )?(?:privat\w*|bauern|landwirt\w*|kunden|erzeugern?|sammlern?|lieferanten?|leuten|winzern?|mitgliedern?)|von (?:privat\w*|bauern|landwirt\w*|sammlern?|leuten) (?:\w+ ){0,4}(?:an|gekauft|angekauft|kaufen)|ankauf\w*|aufkauf\w*|b2b|grossistes?|wholesale\w*|grosshandel\w*|cooperative\w*)\b/,
  ],
  [
    'lab',
    /\b(?:labos?|labs?|laborato\w*|labor|labors|labore|labor(?:waage|bereich|gerat|zweck)\w*|gxp|gmp|bpl|bpf|glp|usp|ph eur|pharmacopoeia\w*|universit\w*|chimi\w*|chemi\w*|recherche scientifique|research|forschung\w*)\b/,
  ],
  [
    'internal',
    /\b(?:production|produktion\w*|stocks?|lager\w*|compter|comptage|compteuse|counting|count|zahlen|zahlwaage\w*|stuckzahl\w*|recettes?|recipes?|rezepte?|cuisines?|kitchen\w*|kuche\w*|restaurant\w*|crepe\w*|food ?trucks?|imbiss\w*|snack\w*|cold stores?|chambres? froides?|kuhlh\w+|controle qualite|quality control|qualitatskontrolle|atelier\w*|workshop\w*|body shop|carrosserie\w*|karosserie\w*|lackier\w*|peintures?|paints?|melanges?|mixing|mischen|mischung\w*|werkstatt\w*|logisti\w*|entrepot\w*|warehouse\w*)\b/,
  ],
]

/** Kinds of instruments that are built for one use. */
const usesOfKinds: Partial<Record<string, FitUse>> = {
  'price-computing': 'price-computing',
  'ticket-scale': 'direct-sale',
  'pos-scale': 'direct-sale',
  'self-service': 'direct-sale',
  'hanging-retail': 'direct-sale',
  'gold-jewellery': 'precious-metal',
  weighbridge: 'vehicle-trade',
  axle: 'axle',
  pharmacy: 'pharmacy',
  personal: 'medical',
  column: 'medical',
  chair: 'medical',
  wheelchair: 'medical',
  handrail: 'medical',
  baby: 'medical',
  bed: 'medical',
  stretcher: 'medical',
  hoist: 'medical',
  micro: 'lab',
  'semi-micro': 'lab',
  analytical: 'lab',
  precision: 'lab',
  moisture: 'lab',
}

/** What a trade weighs for, where no word says more. */
const usesOfTrades: Partial<Record<TradeKey, FitUse>> = {
  jeweller: 'precious-metal',
  pharmacist: 'pharmacy',
  kitchen: 'internal',
  warehouse: 'internal',
  vet: 'internal',
  doctor: 'medical',
  maternity: 'medical',
  care: 'medical',
  dialysis: 'medical',
  school: 'internal',
}

/** « internal adjustment », « ajustage interne »: of an instrument, and no internal use. */
export const internalAdjustment =
  /\b(?:(?:ajust\w*|calibr\w*|etalonn\w*|justier\w*|kalibrier\w*|adjust\w*) (?:automatique |motorise\w* )?intern\w*|(?:intern\w*|built in|self|auto\w*|integriert\w*|eingebaut\w*|motoris\w*) (?:automatic |automatisch\w* )?(?:ajust|calibr|etalon|justier|kalibrier|adjust)\w*|(?:selbst|auto)(?:justier|kalibrier)\w*)\b/g

/** Does the text state that the use is no medical one? */
export const saysNotMedical = (folded: string): boolean => folded.search(notMedical) >= 0

/** « Vendez-vous … ? » is no sale of the visitor’s. */
const soldByCompany = /\b(?:vendez vous|vous vendez|(?:do )?you sell|verkaufen sie|verkauft ihr)\b/g
const sells = /\b(?:vendre|vend\w*|sell\w*|verkauf\w*)\b/
const ofPatients =
  /\b(?:patient\w*|hop\w*|hospital\w*|clini\w*|klini\w*|kranken\w*|\w*praxis|medecin\w*|doctor\w*|\w*arzt\w*)\b/

/** People who are cared for, wherever they are. */
const ofCare =
  /\b(?:diagno\w*|traitement\w*|soins?|soign\w*|infirm\w*|sage femme|medical\w*|medecins?|care|treat\w*|therap\w*|nurs\w*|midwi\w*|physio\w*|kine\w*|medizin\w*|\w*pflege\w*|behandl\w*|hebamme\w*|dialy\w*|ehpad|retraite|sanitatsraum)\b/
const personScale =
  /\b(?:pese (?:personnes?|bebes?)|(?:balances?|scales?) (?:\w+ ){0,3}(?:salle de bains?|personnes|people|persons|guests)|(?:person(?:al|s)?|people|body|bathroom|baby) scales?|\w*(?:personen|korper|badezimmer|baby)waage\w*)\b/
const sportsPlaces =
  /\b(?:salles? de (?:sport|gym\w*|fitness|musculation)|gymnases?|clubs? (?:de )?(?:sport\w*|fitness|boxe)|vestiaires?|gyms?|fitness\w*|(?:sports|boxing|health) (?:clubs?|halls?|cent(?:er|re)s?)|changing rooms?|locker rooms?|turnhallen?|sporthallen?|sportvereine?n?|sportstudios?|umkleide\w*)\b/
const otherPlaces =
  /\b(?:hotels?|hotelzimmer\w*|spas?|saunas?|piscines?|swimming pools?|schwimmbad\w*|wellness\w*|campings?|salles? de bains?|bathrooms?|badezimmer\w*|(?:a la|ma|notre) maison(?! de (?:retraite|sante|repos))|chez moi|a domicile|usage prive|at home|in (?:my|our) (?:home|house)|private(?:ly)?|(?:zu ?hause|daheim|privat\w*))\b/

/** « rien de médical », « no medical use »: what the text excludes. */
const notMedical =
  /\b(?:(?:rien|pas|aucun\w*|non|sans|ni|hors) (?:\w+ ){0,3}(?:medica(?:l|le|les|ux)|medecine|therapeutique\w*)|(?:nothing|not|no|non|without)(?: (?:for|a|an|any|of|used))* (?:medical\w*|clinical)(?: (?:use|purposes?|reasons?|device))?|(?:nicht|nichts|kein\w*|ohne)(?: (?:fur|zu|zum|als))* (?:medizin\w*|arztlich\w*)(?: (?:zweck\w*|nutzung|verwendung|gebrauch))?|nichtmedizin\w*)\b/g
const withoutDenials = (folded: string) => folded.replaceAll(notMedical, ' ')

/**
 * People are weighed who are no patients: in a gym, in a hotel, at home, or, as the text states, for nothing medical.
 */
export function weighsNoPatients(spoken: string): boolean {
  const folded = withoutDenials(spoken)
  return (
    !ofPatients.test(folded) &&
    !ofCare.test(folded) &&
    (sportsPlaces.test(folded) ||
      (personScale.test(folded) && (otherPlaces.test(folded) || folded !== spoken)) ||
      /\b(?:badezimmerwaage\w*|bathroom scales?)\b/.test(folded))
  )
}

/** A clinic or practice for animals has no patients in the sense of the law; what animals eat is no animal. */
export const weighsAnimals = (folded: string, facts: readonly Fact[]): boolean =>
  facts.some((fact) => fact.type === 'trade' && (fact.trade === 'vet' || fact.trade === 'farm')) ||
  /\b(?:pferde\w*|hunde\w*|katzen\w*|tier(?!futter)\w*|animals?(?! (?:feed|food))|dogs?|cats?|horses?)\b/.test(
    folded,
  )

/** Does the text state that nothing is sold or invoiced? A warehouse or a workshop alone leaves that open. */
export const saysInternal = (folded: string): boolean =>
  uses
    .filter(([use]) => use === 'internal')
    .slice(0, -1)
    .some(([, words]) => words.test(folded.replaceAll(internalAdjustment, ' ')))

/** What an instrument is for, by words, else by the kind that is named; null where neither says. */
export function readUse(spoken: string, facts: readonly Fact[]): FitUse | null {
  const folded = [soldByCompany, notMedical, internalAdjustment].reduce(
    (text, words) => text.replaceAll(words, ' '),
    spoken,
  )
  const ofAnimals = weighsAnimals(folded, facts)
  const noPatients = weighsNoPatients(spoken)
  // Who sells potatoes with a personal scale has no patients either.
  const isSale = sells.test(folded) && !ofPatients.test(folded)
  // Who counts parts fills no packages by weight.
  const isCounted = counts.test(folded)
  if (packsUnseen(folded)) return 'prepack-variable'
  const told = uses.find(
    ([use, words]) =>
      !(isCounted && use === 'prepack') &&
      !((ofAnimals || isSale || noPatients) && use === 'medical') &&
      words.test(folded),
  )?.[0]
  if (told) return told
  if (noPatients || isCounted) return 'internal'
  const kinds = facts.flatMap((fact) =>
    fact.type === 'kind' && fact.wanted && !fact.loose ? fact.kinds : [],
  )
  // What hangs from a crane hangs in no shop.
  const kind = kinds.find((own) => own !== 'hanging-retail' || !kinds.includes('crane'))
  const trade = facts.flatMap((fact) =>
    (fact.type === 'trade' ? [usesOfTrades[fact.trade] ?? []] : []).flat(),
  )[0]
  return (kind !== undefined && usesOfKinds[kind]) || trade || null
}
