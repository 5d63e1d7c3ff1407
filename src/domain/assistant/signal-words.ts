/** Words by which a message tells what it asks for, folded, of all three languages at once. */
export const signalWords = {
  either:
    /\b(?:laquelle|lequel|(?:que|quoi|lequel) choisir|choisir entre|ou plutot|le mieux|mieux vaut|preferable|conseillez vous|avantages?|inconvenients?|pour et contre|which (?:one|is)|what is better|better|best|advantages?|disadvantages?|pros|cons|choose between|prefer\w*|welche[rs]? (?:ist|brauche|soll)|was ist besser|besser|vorteile?|nachteile?|vor und nachteile|eher|lieber|empfehl\w*)\b/,
  /** What asks for a way, a place or a reason wants no instrument. */
  asksHow: /^(?:comment|ou|pourquoi|how|where|why|wie|wo|warum|wieso|quand|when|wann|qui|who|wer)\b/,
  /** « du bist ein Bot? », « vous êtes un robot ? » */
  program:
    /\b(?:etes vous|vous etes|es tu|t es|tu es|c est|are you|you are|is this|am i (?:talking|speaking|chatting)|bist du|du bist|sind sie|ist das)\b.{0,40}\b(?:robot|bot|chatbot|ia|ki|ai|machine|maschine|programme?|programm|humain|human|mensch|vraie personne|real person|echte[rn]? (?:person|mensch))\b/,
  accreditation: /\b(?:accredit\w*|akkredit\w*|cofrac|dakks)\b/,
  services:
    /\b(?:verif(?:ication|ier|y)\w*|etalonn\w*|calibrat\w*|kalibrier\w*|eichung\w*|prufung\w*|mise en service|installation|commissioning|inbetriebnahme|ajustage|adjustment|justierung|formation|training|schulung\w*|carnet|logbook|prufbuch|deplacement|visite|visit|travel|trip|call ?out|trajet|anfahrt\w*|anreise|fahrtkosten|evaluation de la conformite|conformity assessment|konformitatsbewertung)\b/,
  verifiedOften:
    /\b(?:verif\w*|reverif\w*|homolog\w*|eich\w*|geeicht\w*|gepruft\w*|prufung\w*|nacheich\w*|pruf\w*|controle[rz]?\w*|inspect\w*|vignettes?|stickers?|prufmarken?|eichmarken?|legal\w*|check(?:ed)?)\b/,
  /** « pas chère », « cheap is fine »: wanted of an instrument, and no question. */
  inexpensive:
    /\b(?:(?:pas|peu) (?:trop )?chere?s?|(?<!(?:how|too) )cheap(?! est)|(?<!wie )gunstige?[rsn]?|(?<!wie )billige?[rsn]?)\b/g,
  /** « combien vous prenez », « was verlangen Sie » */
  charge:
    /\b(?:combien (?:vous |me |nous )?(?:prenez|demandez|facturez|faut il compter|revient)|(?:prenez|demandez|facturez) (?:vous )?combien|(?:do|would|will) you charge|what (?:will|would) (?:it|that) (?:be|come to)|(?:nehmen|verlangen|berechnen) sie|nehmt ihr|verlangt ihr)\b/,
  /** « ma pesée fait le prix du transport »: what the weighing decides. */
  decidesPrice:
    /\b(?:fait|font|fixe|determine\w*|calcule\w*|sets?|determines?|decides?|bestimmt|ergibt) (?:le |the |den )?(?:prix|price|preis|tarif\w*|porto?)(?: (?:du|de|of|for) \w+)?/g,
  /** Somebody is wanted, and to be spoken to: « quelqu’un au téléphone », « jemanden ans Telefon ». */
  somebody:
    /\b(?:quelqu un|une? (?:vraie )?(?:personne|humain|conseiller\w*|commercial\w*|technicien\w*|expert\w*|interlocuteur\w*)|someone|somebody|(?:a|real|actual) (?:person|human|technician|advisor|salesperson|colleague)|jemande?[nm]?|(?:eine?[nmr]?|ihre[nm]?) (?:mensch\w*|mitarbeiter\w*|berater\w*|techniker\w*|fachmann|kolleg\w*|person|ansprechpartner\w*))\b/,
  spokenTo:
    /\b(?:telephone|tel|appel\w*|rappel\w*|joindre|contact\w*|parl\w*|ligne|vive voix|phone|call\w*|ring|talk\w*|speak\w*|line|telefon\w*|anruf\w*|ruf\w*|sprech\w*|reden|erreich\w*|leitung)\b/,
  /** What only the company's own papers tell. */
  records:
    /\b(?:numeros? de (?:serie|client|contrat|facture|commande)|(?:ma|mes|notre|nos|votre|la) (?:derniere )?(?:factures?|contrats?|commandes?|intervention|livraison)|serial numbers?|(?:customer|contract|invoice|order) numbers?|(?:my|our|your) (?:last |latest )?(?:invoices?|contracts?|orders?|delivery|maintenance contract)|seriennummern?|(?:kunden|vertrags|rechnungs|bestell|auftrags)nummern?|(?:meine|unsere|ihre) (?:letzte )?(?:rechnung\w*|bestellung\w*|lieferung\w*|auftrag|vertrag\w*|wartungsvertrag\w*))\b/,
  repaired:
    /\b(?:repare\w*|reparation\w*|repair\w*|reparier\w*|reparatur\w*|instand ?gesetzt|instandsetzung|(?:capteurs?|cellules?|load cells?|wagezellen?|elektronik|carte|board|platine)\b.{0,25}\b(?:change\w*|remplace\w*|replaced|exchanged|getauscht\w*|ausgetauscht\w*|gewechselt)|(?:change|remplace|replaced|exchanged|swapped|getauscht|ausgetauscht)\b.{0,25}\b(?:capteurs?|cellules?|load cells?|wagezellen?|electronics?|cartes?|board))\b/,
  /** Kinds that are named by what is weighed: « or », « bébé », « lit ». */
  goods:
    /^(?:or|l or|d or|gold|feingold|diamants?|diamant\w*|carats?|karat|bijoux|schmuck|edelmetalle?|edelsteine|munz\w*|jewel\w*|bebes?|baby|babies|nourrissons?|lits?|beds?|bett\w*|organes?|couches?|windeln?|diapers?|tickets?|etiquettes?|labels?|etiketten?|caisse|kasse|touchscreen|vivants?)$/,
  /** The application for a verification. */
  applies:
    /\b(?:apply|application|antrag\w*|beantrag\w*|anmelden|(?:demander|demande|reserver|prendre rendez vous|book|order)\b.{0,40}\b(?:verif\w*|eichung|prufung))\b/,
  /** What everybody may ask and no dealer answers: the weight of an elephant, a diet, a sum. */
  trivia:
    /\b(?:combien (?:pese(?:nt)?|font)(?! (?:cette|votre|la|une) (?:balance|bascule))|how (?:much|heavy) (?:does|do|is|are) (?:an? |the )?(?!\w* ?(?:scale|balance|weighbridge))\w+ ?\w* weigh|wie (?:viel|schwer) wiegt(?! (?:die|eine|ihre) \w*waage)|perdre (?:du poids|\d+ ?kilos?)|maigrir|lose (?:weight|\d+ ?(?:kg|kilos|pounds))|losing weight|diet|abnehmen|nehme ich ab|combien (?:de grammes|d onces) (?:dans|fait|font)|how many (?:grams|ounces|pounds) (?:in|are)|wie ?viele? gramm (?:hat|sind|in))\b/,
  /** It weighs wrong or moves about, where no error is asked for. */
  malfunction:
    /\b(?:(?:a )?pris l eau|got wet|nass geworden|(?:makes?|making) (?:\w+ )?noises?|noisy|fait (?:du|un) (?:\w+ )?bruit|macht (?:\w+ )?gerausche?|derive|ne revient (?:pas|plus) a zero|(?:instable|bouge tout le temps|clignote)|(?:pese|affiche|indique|donne) (?:\w+ )?(?:faux|mal|n importe quoi|des tirets|rien|trop|un mauvais|une mauvaise)|fausse|drifts?|drifting|dropped|fell (?:down|off)|tombee?|chute|(?:runter|herunter|hin)gefallen|gesturzt|(?:back|return\w*) to zero|unstable|flicker\w*|blinks?|blinking|(?:shows?|displays?|reads?) (?:\w+ )?(?:wrong|dashes|nothing|nonsense|garbage|too (?:much|little))|weighs? wrong|wrong weight|springt|schwankt|wackelt|flackert|blinkt|driftet|zeigt (?:\w+ ){0,3}(?:falsch\w*|striche|nichts|unsinn|zu (?:viel|wenig))|wiegt (?:\w+ ){0,2}falsch|geht nicht (?:mehr )?auf null|reagiert nicht|ne reagit (?:pas|plus)|spinnt|spielt verruckt|streikt|deconne|fait des siennes|plays? up|playing up|acts? up|acting up|freezes|hangt)\b/,
  siteObject: /\b(?:devis|quote|quotation|angebot|compte|account|konto|password|passwort)\b/,
  topicNamed:
    /\b(?:numero de telephone|phone number|telefonnummer|handynummer|contrats? d entretien|contrats? de maintenance|(?:maintenance|service) contracts?|wartungsvertr\w*|besichtig\w*|visiter (?:votre|vos)|visit your|(?:pop|drop|call|look|come) in\b(?! for)|(?:stop|swing|come) by|vorbei(?:kommen|schauen)|passer (?:vous voir|chez vous)|(?:vos|quels?(?: sont (?:les|vos))?|your|ihre|eure|was sind (?:die|ihre)) (?:horaires?|heures|adresse|coordonnees|opening (?:hours|times)|hours|address|phone number|offnungszeiten|anschrift|telefonnummer)|heures d ouverture|horaires? d ouverture|opening (?:hours|times)|offnungszeiten)\b/,
  mine: /\b(?:je|j|mon|ma|mes|nous|notre|nos|on|i|my|we|our|ich|mein\w*|wir|unser\w*|mir|uns|me|us)\b/,
  insiders:
    /\b(?:(?:qui|wer|who) (?:dirige|est le (?:patron|directeur|gerant)|possede|a fonde|owns|runs|is the (?:boss|owner|ceo|manager)|leitet|ist (?:der|die) (?:chef\w*|inhaber\w*|geschaftsfuhr\w*))|wem gehort|a qui appartient|showroom|salle d exposition|ausstellungsraum|combien d employes|how many (?:employees|people work)|wie viele mitarbeiter|chiffre d affaires|turnover|umsatz)\b/,
  oneself:
    /\b(?:moi meme|soi meme|self verif\w*|auto verif\w*|nous memes|myself|ourselves|oneself|selbst|selber)\b/,
  periodWord:
    /\b(?:welche frist(?:en)?|revisions? periodiques?|(?:eich(?:frist|gultigkeit)|pruffrist|prufturnus)\w*|quelles? periodes?|(?:what|which) periods?)\b/,
  needsOne: /^(?:il me faut|i need a|ich brauche eine waage)/,
  asksWhen:
    /\b(?:quand|delai|combien de temps|sous combien|ou|qui|faut il|doit|dois|when|how (?:long|soon)|where|who|must|wann|frist|wie (?:lange|schnell)|wo|wer|muss)\b/,
  combien: /\b(?:combien(?! (?:de temps|d annees|de fois|de jours|de mois))|how much|wie ?viel)\b/,
  yearly:
    /\b(?:jahrlich|alle (?:zwei|2|drei|3|vier|4) jahre|every (?:year|two|2)|yearly|annual\w*|annuel\w*|tous les (?:ans|deux ans|2 ans)|chaque annee)\b/,
  firstTime:
    /\b(?:neuve?s?|nouvelle balance|apres (?:l |un )?achat|viens d acheter|after (?:the |a )?(?:purchase|buying)|(?:just|i) b(?:uy|ought)|nach (?:dem |einem )?kauf|gekauft|premiere verif\w*|new|first verif\w*|neue?[nrs]?|erste[nr]? (?:eich\w*|pruf\w*)|ersteichung)\b/,
  deviation:
    /\b(?:off|out|too (?:much|little)|abweichung\w*|zu (?:viel|wenig)|[ed]e? trop|ecart|erreur|fehler|error|deviation)\b/,
  recognised:
    /\b(?:valable|valide|vaut|suffi\w*|enough|sufficient|counts?|reicht|genugt|vendre|sell|verkaufen|reconnue?|accepte\w*|utiliser|valid|recogni[sz]ed|accepted|use|used|gilt|gultig|anerkannt\w*|verwenden|benutzen|einsetzen|verify|verifier|eichen|pruf\w*)\b/,
  demand:
    /\b(?:(?:pas|non|sans|not|no|isn t|without|nicht|keine?n?|ohne)\b.{0,30}\b(?:besoin|necessaire|obligatoire|requise?|required?|need(?:ed)?|necessary|notig|notwendig|erforderlich|vorgeschrieben|pflicht|eichpflicht\w*)|(?:must|has to|have to|should|needs? to) be (?:\w+ )?(?:legal|verified|approved|certified)|(?:muss|soll|sollte) (?:\w+ ){0,2}(?:geeicht|eichfahig|zugelassen) sein|(?:doit|devra|devrait) etre (?:homologu\w*|verifi\w*|legal\w*))\b/,
  dutyWord:
    /\b(?:eichpflicht|verifizierungspflicht|obligations? (?:de verification|legales?)|verification obligatoire|legal (?:duty|requirements?|obligations?)|pflichten|vorschriften|reglementation|regulations?)\b/,
  /** The minimum capacity by its name. */
  minNamed: /\b(?:(?:portee|charge) mini(?:male|mum)?|minimum (?:capacity|load)|mindestlast|minimallast)\b/,
  /** A quotation is asked for. */
  quote:
    /\b(?:devis|offre|command(?:e|er|erais|ons)|quot(?:e|ation)s?|order|offer|angebot\w*|bestell\w*|anfrage\w*)\b/,
  /** Which of two costs less or more. */
  costsLess:
    /\b(?:(?:moins|plus) chere?s?|cheaper|more expensive|dearer|gunstiger|billiger|teurer|preiswerter)\b/,
  /** How long the work itself takes; « wie lange gilt » asks for a period. */
  takesTime:
    /\b(?:how long (?:does|do|will|would|should)\b.{0,40}\b(?:take|need)|how much time|combien de temps (?:dure|prend|faut il|cela prend|ca prend|dure une? (?:verif\w*|intervention|visite|etalonnage|reparation))|(?:verif\w*|intervention|visite|etalonnage|reparation) dure|wie lange (?:dauer\w*|braucht ihr|brauchen sie)|wie ?viel zeit)\b/,
  /** The old instrument is given away. */
  takeBack:
    /\b(?:reprise|repren\w*|(?:emport|enlev|recuper|debarrass|evacu|embarqu)\w* (?:\w+ ){0,3}(?:vieille|ancienne?|vieil|vieux)|take back|(?:take|buy) (?:\w+ ){1,4}back|(?:take away|collect|pick up|remove|haul away|cart away|dispose of|get rid of) (?:\w+ ){0,3}old|take (?:\w+ ){0,3}old (?:\w+ ){0,5}(?:away|with you|off us)|trade in|part exchange|rucknahme|zuruck ?nehm\w*|nehm\w* (?:\w+ ){1,4}(?:zuruck|mit)|in zahlung|alte\w* (?:\w+ ){0,5}(?:mitnehm\w*|abhol\w*|abtransport\w*|mit zuruck)|(?:holen|nehmt|holt) (?:\w+ ){0,3}alte\w* (?:\w+ ){0,5}(?:ab|mit))\b/,
  /** A message before a date is asked for. */
  reminder:
    /\b(?:rappels?|rappele[rz]? (?:l echeance|la date)|prevenue?s?|prevenir|previen\w*|avertie?s?|avertir|alertes?|notifi\w*|remind\w*|alert(?:ed|s)?|erinner\w*|benachrichtig\w*)\b/,
  logbook: /\b(?:carnets?|log ?books?|\w*prufb[uc]\w*)\b/,
  otherBrand:
    /\b(?:mettler|toledo|sartorius|ohaus|kern|bizerba|dibal|precia|molen|radwag|soehnle|seca|tanita|avery|berkel|digi|epelsa|adam equipment|gram precision|exa|testut|marel|ishida|rhewa|schenck|minebea|dini argeo|baxtran|amazon|aliexpress|ebay)\b/,
  areaVerb:
    /\b(?:interven\w*|deplac\w*|venez|livr(?:ez|er|aisons?)|rayon|secteur|couvr\w*|desserv\w*|come|travel|deliver\w*|cover|serve|area|kommen|kommt|fahren|fahrt|liefer\w*|liefert|gebiet|umkreis|anfahrt|tatig)\b/,
  useAgain:
    /\b(?:peux|puis|peut|pouvons|vendre|utiliser|servir|continuer|encore|may|can|use|sell|still|again|darf|durfen|kann|weiter\w*|wieder|verwenden|benutzen|verkaufen|muss|must|doit|dois|faut|need)\b/,
  often:
    /\b(?:tous les combien|toutes les combien|frequence|periodicite|how often|how frequently|frequency|wie oft|wie haufig|turnus|abstanden)\b/,
} as const satisfies Record<string, RegExp>
