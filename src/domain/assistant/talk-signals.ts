import { asksOwnPermission } from './area-verdict.ts'
import { bothRanges, isTerm, termsIn } from './glossary.ts'
import { buyingHow } from './how-to-reply.ts'
import { asksDegreeFor } from './ip-degree.ts'
import { placeIn } from './place.ts'
import type { Question } from './question.ts'
import { signalWords } from './signal-words.ts'
import { asksGoverningLaw } from './terms-sale.ts'
import { termsTopic } from './terms-topics.ts'
import { asksUseOfModel } from './use-of-model.ts'

/** Terms that a scale has or has not. */
export const equipment: ReadonlySet<string> = new Set(
  'alibi-memory glp-record draught-shield spirit-level customer-display column junction-box ip atex plu emfc below-balance animal-weighing zero-tracking multi-interval multiple-range'.split(
    ' ',
  ),
)

const words = {
  doINeed:
    /\b(?:(?:do|would|should|will) (?:i|we|you) (?:really )?(?:need|want)|brauch(?:e|en|t)? (?:ich|wir|man)|(?:ai|avons|a t) (?:je|nous|on) (?:\w+ )?besoin|(?:me|nous) faut il|faut il)\b/,
  /** « do I need one? », « brauche ich das? », « j’en ai besoin ? » */
  needsIt:
    /\b(?:(?:do|would|should|will) (?:i|we|you) (?:really )?(?:need|want) (?:one|it|that|this|them)|brauch(?:e|en|t)? (?:ich|wir|man) (?:\w+ )?(?:das|den|die|sie|ihn|es|so ?was|so ?etwas|so eine?n?|eine?n?)$|wo(?:zu|fur) brauch\w*|(?:j |on |nous )?en (?:ai|avons|a) (?:\w+ )?besoin|en ai je (?:\w+ )?besoin|il m en faut|m en faut il|(?:c est|est ce) (?:vraiment )?(?:utile|necessaire)|what (?:would|do) (?:i|we|you) need (?:it|one|that) for)\b/,
  /** The meaning of words is asked for by its name. */
  meaning:
    /\b(?:meaning|means?|stands? for|explain|define|definition|signifi\w*|veut dire|veulent dire|expliqu\w*|definir|bedeut\w*|heisst|heissen|erklar\w*|wofur steht)\b/,
  ourMatter:
    /\b(?:ma balance|mon appareil|mes balances|prix|tarifs?|commandes?|commander|livraisons?|livre[rz]?|colis|factur\w*|factures?|devis|tva|avoir (?:sur|pour)|avoirs?|remboursement|paiement|contrats?|loi|lois|legal\w*|droit|reglement\w*|norme|certificats?|garantie|sav|site (?:web|internet)?|formulaire|panier|compte client|espace client|page|numeros? de serie|technicien\w*|livreur\w*|avis clients?|rendez vous|intervention|my (?:scale|balance|order|invoice|quote|request|parcel|account)|scales?|prices?|orders?|ordering|invoices?|receipt|deliver\w*|shipping|shipped|parcel|vat|refund|payment|contract|law|legal\w*|regulation\w*|standard|certificate|warranty|website|web ?site|site|form|basket|cart|serial numbers?|technician\w*|courier|reviews|appointment|meine? \w*waage\w*|waage\w*|preise?n?|bestell\w*|liefer\w*|geliefert|paket|rechnung\w*|angebot\w*|mwst|mehrwertsteuer|erstattung|zahlung|vertrag\w*|gesetz\w*|recht|rechtlich\w*|vorschrift\w*|norm|zertifikat\w*|garantie|website|webseite|internetseite|formular|warenkorb|kundenkonto|seriennummer\w*|techniker\w*|kundenbewertung\w*|rabatt\w*|termin\w*)\b/,
  yours: /\b(?:vos|votre|your|ihre?[mnrs]?|eure?[mnrs]?|chez vous|bei (?:ihnen|euch))\b/,
  ownPapers:
    /\b(?:(?:ma|mes|notre|nos|my|our|meine[nr]?|unsere[nr]?) (?:derniere |last |latest |letzte )?(?:factures?|commandes?|invoices?|orders?|rechnung(?:en)?|bestellung(?:en)?|lieferung)|(?:copie|double|duplicata) (?:de|d) (?:\w+ )?factures?|cop(?:y|ies) of (?:\w+ )?invoices?|rechnungskopie\w*|adresse de livraison|(?:delivery|shipping) address|liefer(?:adresse|anschrift))\b/,
  oneRange:
    /\b(?:single (?:range|interval)|one (?:range|interval)|(?:etendue|echelon|division) (?:simple|unique)s?|(?:seule?|unique|simple|mono) ?(?:etendue|echelon|division)|mono ?(?:echelon|etendue)|ein(?:zel)?(?:teilung|bereich)(?:s?waage\w*)?|ein(?:e|em|er)? (?:teilung|teilungswert|bereich)|nur eine(?:n|m|r)? (?:teilung\w*|bereich))\b/,
  comes:
    /\b(?:ven(?:ir|ez)|deplac\w*|intervenez|intervenir|passez|vous (?:y )?(?:allez|venez)|come|comes|coming|travel|visit|get (?:here|there|to)|kommen|kommt|fahren|fahrt|anfahr\w*)\b/,
  /** « mon colis est perdu », « the parcel never arrived »: what was bought here. */
  lostGoods:
    /\b(?:colis|commande|livraison|paquet|parcels?|package|order|delivery|shipment|paket|bestellung|lieferung|sendung)\b.{0,40}\b(?:perdue?s?|egaree?s?|(?:pas|jamais|toujours pas) (?:\w+ )?(?:arrivee?s?|recue?s?|livree?s?)|lost|missing|(?:not|never|hasn t|didn t|still not) (?:\w+ )?(?:arrived?|come|came|delivered|received)|verloren\w*|verschwunden|nicht (?:\w+ )?(?:angekommen|da|geliefert|gekommen)|nie (?:\w+ )?angekommen)\b|\b(?:lost|perdu|verloren) (?:\w+ ){0,3}(?:parcel|package|order|colis|paket|sendung)\b|\b(?:never|not|pas|jamais|nicht|nie) (?:\w+ ){0,2}(?:received|recu|erhalten|bekommen) (?:\w+ ){0,3}(?:parcel|package|order|delivery|colis|commande|livraison|paket|bestellung|lieferung)\b/,
  /** Work with this company. */
  hiring:
    /\b(?:hir(?:e|es|ing) (?:\w+ )?(?:people|staff|someone|anyone|technicians?|apprentices?|new)|(?:are|is) (?:you|the company) (?:\w+ )?hiring|embauch\w*|cherchez vous (?:du personnel|des (?:techniciens?|apprentis?|collaborateurs?))|(?:un|une|mon) (?:alternance|apprentissage)|job offers?|work for you|bei (?:ihnen|euch) (?:arbeiten|bewerben)|bewerb\w*|ausbildungsplatz\w*|stellt (?:ihr|sie) (?:\w+ )?(?:ein|leute)|stellen sie (?:\w+ ){0,3}ein|suchen (?:sie|ihr) (?:\w+ ){0,2}(?:mitarbeiter\w*|techniker\w*|personal|leute|azubis?)|looking for (?:staff|technicians)|mitarbeiter gesucht|travailler (?:chez|pour) vous)\b/,
  siteBroken:
    /\b(?:formulaires?|sites?|page|lien|bouton|panier|connexion|telechargement|configurateur|forms?|web ?site|links?|buttons?|basket|login|sign in|upload|download|configurator|formular\w*|kontaktformular|seite|webseite|website|schaltflache|knopf|warenkorb|anmeldung|konfigurator)\b(?! (?:de|of|von) (?:la|ma|the|my|der|meiner) (?:balance|bascule|scale|waage)).{0,25}\b(?:(?:ne )?(?:marche|fonctionne|s ouvre|repond|s affiche)\w* (?:pas|plus)|(?:does not|doesn t|do not|don t|is not|isn t|won t|not) (?:\w+ )?(?:work\w*|load\w*|open\w*|respond\w*)|broken|en panne|bloquee?|buggee?|beug\w*|funktioniert (?:\w+ )?nicht|geht (?:\w+ )?nicht|ladt (?:\w+ )?nicht|reagiert (?:\w+ )?nicht|offnet (?:\w+ )?nicht|kaputt|defekt)\b/,
  ownContract:
    /\b(?:have|had|haben|habe|hatten|avons|ai|notre|mon|our|my|unser\w*|mein\w*) (?:\w+ ){0,3}(?:contrats?|contracts?|vertrag\w*|\w*vertrag)\b(?! (?:possible|moglich))/,
  bothStickers:
    /\b(?:vertes?|green|grune?[nrs]?)\b (?:\w+ ){0,2}?(?:et|ou|and|or|und|oder) (?:\w+ ){0,2}?(?:rouges?|red|rote?[nrs]?)\b/,
} satisfies Record<string, RegExp>

/** How many models may serve regulated uses. */
export const asksVerifiedCount =
  /\b(?:combien|how many|wie ?viele|quelle (?:part|proportion)|what (?:share|proportion)|welcher anteil)\b.{0,60}\b(?:verifiee?s?|homologuee?s?|verified|approved|certified|legal for trade|geeicht\w*|eichfahig\w*|konformitatsbewertet\w*)\b/

/** Signals of how people talk about words and about buying. */
export const talkSignals = {
  /** « …, do I need one? » behind a term: what it is, whatever it is needed for. */
  needsIt: ({ folded }: Question) => words.needsIt.test(folded),
  /** « Do I need an alibi memory? »: of equipment, not of a duty. */
  needsTerm: ({ folded, text, locale }: Question) =>
    words.doINeed.test(folded) && termsIn(text, locale).some(({ key }) => equipment.has(key)),
  meaning: ({ folded }: Question) => words.meaning.test(folded),
  /** « Edelstahl? », « e ? »: a term and nothing else; an instrument by its name is wanted, though. */
  termOnly: ({ folded, locale }: Question) => isTerm(folded, locale),
  /** Which of the two suits, the one that follows the net load or the one that follows the gross load. */
  rangeTerms: ({ text, locale }: Question) => bothRanges(text, locale),
  /** Somebody of the company is to come. */
  comes: ({ folded }: Question) => words.comes.test(folded),
  lostGoods: ({ folded }: Question) => words.lostGoods.test(folded),
  hiring: ({ folded }: Question) => words.hiring.test(folded),
  siteBroken: ({ folded }: Question) =>
    words.siteBroken.test(folded) && !/\b(?:balances?|bascules?|scales?|\w*waagen?)\b/.test(folded),
  /** A contract that the visitor has already. */
  ownContract: ({ folded }: Question) =>
    words.ownContract.test(folded) &&
    !/\b(?:bieten|bietet|proposez|propose|offer|keine?n?|pas|no|without|ohne|sans)\b/.test(folded),
  placeNamed: (question: Question) => placeIn(question) !== null,
  bothStickers: ({ folded }: Question) => words.bothStickers.test(folded),
  /** What is asked of buying, the law, this site or this company is never beside the matter. */
  ourMatter: ({ folded }: Question) => words.ourMatter.test(folded),
  /** Something of this company, whatever it is. */
  yours: ({ folded }: Question) => words.yours.test(folded),
  /** An order, an invoice or a delivery of the visitor’s own, which only this company can look up. */
  ownPapers: ({ folded }: Question) => words.ownPapers.test(folded),
  /** Two particulars of an instrument that is wanted. */
  twoCriteria: ({ facts }: Question) =>
    new Set(facts.map(({ type }) => type).filter((type) => type !== 'load')).size > 0,
  /** « Dürfen Sie in Kehl eichen? » */
  ownPermission: ({ folded }: Question) => asksOwnPermission(folded),
  /** « single range », « échelon unique »: an instrument with one interval. */
  oneRange: ({ folded }: Question) => words.oneRange.test(folded),
  degreeFor: asksDegreeFor,
  /** « Can I use the LV-A2-220G to buy gold? » */
  mayUse: asksUseOfModel,
  buyingHow: ({ folded }: Question) => buyingHow.test(folded),
  /** « How many of your scales are verified? » */
  verifiedCount: ({ folded }: Question) => asksVerifiedCount.test(folded) && words.yours.test(folded),
  /** « un rappel avant l’échéance » */
  reminder: ({ folded }: Question) => signalWords.reminder.test(folded),
  /** The law and the courts of a contract with this company. */
  governingLaw: ({ folded }: Question) => asksGoverningLaw(folded),
  /** Payment, warranty, delivery costs and the like. */
  ofSale: (question: Question) => termsTopic(question) !== null,
}
