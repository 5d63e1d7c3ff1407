/** Goods are put into packages or labelled. */
const packs =
  /\b(?:pre ?emball\w*|emball\w*|barquettes?|etiquet\w*|condition(?:ne|nons|nez|nent|ner|nees?)|(?:met\w*|mise?s?) (?:\w+ ){0,3}(?:en sachets?|sous vide|en barquettes?)|pre ?pack\w*|pack(?!aging)\w*|wrap\w*|label\w*|trays?|bag(?:s|ged|ging)?|pre ?weigh\w*|\w*pack(?:en|e|t|te|ten)|\w*packte?s?|abgepackt\w*|vorverpackt\w*|etikettier\w*|auszeichn\w*|schalen)\b/
/** The buyer is not there when it is done: he stands elsewhere, the shop is shut, or it is a room behind it. */
const unseen =
  /\b(?:(?:clients?|clientele|acheteurs?|consommateurs?) (?:n est|ne sont|n etant|n y est|ne voi\w*|est absent\w*|sont absents?|absents?|(?:est|sont) pas|(?:voit|voient) (?:pas|rien))|(?:sans|hors)(?: que)?(?: la)?(?: presence)?(?: le| la| les| du| des| de l| aucun)? (?:clients?|clientele|acheteurs?)|arriere boutiques?|personne (?:au|dans|en|n est)|le matin|libre service|self service|nobody|no one|in the mornings?|niemand|morgens|selbstbedienung\w*|sb (?:ware\w*|theke\w*|regal\w*|verkauf)|arriere salle|avant l ouverture|a l avance|d avance|(?:customers?|buyers?|shoppers?) (?:is|are|isn|aren|isnt|arent|do|does|don|doesn)(?: t)? (?:\w+ )?(?:not|there|absent|away|present|here|see|watch\w*|around)|(?:without|no) (?:the |a |any )?(?:customers?|buyers?)|before (?:the )?(?:customers?|shop|opening|we open)|back ?rooms?|(?:at|in|out) the back|ahead of (?:time|sale)|in advance|beforehand|(?:ohne|bevor)(?: dass)? (?:der |die |ein |eine |den )?(?:kund\w*|kaufer\w*)|kund\w* (?:ist|sind|steht|stehen|sieht|sehen)(?: \w+){0,2} nicht|kund\w* (?:nicht|kein\w*) (?:dabei|da|anwesend\w*|zu)|(?:ist|sind) (?:der |die |kein |keine )?kund\w* (?:nicht )?(?:dabei|da|anwesend)|(?:ohne|kein\w*) (?:beisein|anwesen\w*|kund\w*|kaufer\w*)|hinterzimmer|hinterraum|nebenraum|hinten|im voraus|vor ladenoffnung)\b/

/** Goods are packed or labelled by weight without the buyer: « en arrière-boutique », « the customer is not there ». */
export const packsUnseen = (folded: string): boolean => packs.test(folded) && unseen.test(folded)

/** Where patients are weighed: the German period depends on it. */
export const placesOfPatients =
  /\b(?:hopital|hopitaux|hospitals?|cliniques?|clinics?|klinik\w*|krankenh\w*|cabinet|practice|praxis|\w*arztprax(?:is|en))\b/

/** Circumstances that the German period of medical scales depends on. */
export const circumstancesIn = (folded: string) => ({
  baby: /\b(?:bebes?|nourrissons?|baby|babies|infants?|sauglings\w*|babywaage\w*)\b/.test(folded),
  bed: /\b(?:pese lits?|lits? de pesee|bed scales?|bette?n?waage\w*)\b/.test(folded),
  hospital: /\b(?:hopital|hopitaux|hospital\w*|cliniques?|clinics?|klinik\w*|krankenh\w*)\b/.test(folded),
  practice:
    /\b(?:cabinet|practice|praxis|\w*arztprax(?:is|en)|medecin|doctor\w*|salle de sport|fitness|pflegeheim\w*|ehpad|maison de retraite|(?:nursing|care) homes?|altenheim\w*|altersheim\w*|seniorenheim\w*)\b/.test(
      folded,
    ),
  farm: /\b(?:ferme|exploitation|agriculteur|eleveur\w*|elevage|farm|farmer|ranch|bauer|bauernhof|hof|hofe|landwirt\w*)\b/.test(
    folded,
  ),
  prepackages:
    packsUnseen(folded) ||
    /\b(?:pre ?emball\w*|pre ?pack\w*|pre ?weigh\w*|fertigpack\w*|vorverpack\w*|vorpack\w*|vorabgepackt\w*|barquettes?|sb (?:ware\w*|theke|regal|verkauf)|selbstbedienung\w*|libre service|self service|(?:emball\w*|condition\w*|mettons|met en sachets?) (?:\w+ ){0,4}(?:a l avance|d avance|avant l ouverture|avant la vente|le matin)|(?:met|mets|mettons|mettent|fill|filled|put|full\w*|abgefull\w*|fulle\w*) (?:\w+ ){0,6}(?:avant (?:la|de) (?:vente|les? vendre)|avant de vendre|before (?:the )?(?:sale|selling)|vor dem verkauf\w*)|pack\w* (?:\w+ ){0,5}(?:in advance|beforehand|ahead)|(?:packen|verpacken|packt|verpackt) (?:\w+ ){0,6}vor(?:her|ab)?\b|(?:sans|hors) (?:la )?presence (?:du|d un|des|de l) (?:client|acheteur)s?|without (?:the |a )?(?:customer|buyer)s?|(?:ohne|kein\w*) (?:beisein|anwesen\w*|kund\w*|kaufer\w*)|(?:aucun|pas de) clients?|no customers?)\b/.test(
      folded,
    ),
  buildingMaterial:
    /\b(?:sable|gravier|betons?|ciment|mortiers?|materiaux de construction|sand|gravel|concrete|cement|mortar|building materials?|kies|zement|mortel|beton\w*|\w*transportbeton\w*|\w*baustoff\w*)\b/.test(
      folded,
    ),
})

/** Are scales for patients named, beside those for babies or beds? */
export const namesPersonScales = (folded: string): boolean =>
  /\b(?:pese personnes?|patient (?:scales?|balances?)|(?:personal|person|column|chair|wheelchair) scales?|personenwaagen?|patientenwaagen?|stuhlwaagen?|saulenwaagen?|rollstuhlwaagen?|fauteuils? de pesee)\b/.test(
    folded,
  )
