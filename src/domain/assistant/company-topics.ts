/** What may be asked of the company. */
export type Topic =
  | 'hours'
  | 'area'
  | 'accreditation'
  | 'address'
  | 'founded'
  | 'models'
  | 'services'
  | 'reply'
  | 'rental'
  | 'delivery'
  | 'languages'
  | 'visit'

/** Topics by the words that tell them, the first that holds first. */
export const topics: readonly (readonly [Topic, RegExp])[] = [
  [
    'rental',
    /\b(?:lou(?:er|ez|e|ons)|location de|en location|rent|rental|renting|hire(?! (?:\w+ )?(?:people|staff|someone|anyone|technicians?|apprentices?|new))|lend|on loan|pretez|preter|un pret|mieten|miete|vermiet\w*|mietwaage\w*|leihen|leihwaage\w*|ausleihen|verleih\w*)\b/,
  ],
  [
    'delivery',
    /\b(?:(?:delais?|temps|duree|date) (?:\w+ )?(?:de |d )?(?:livraison|expedition|approvisionnement)|combien de temps (?:\w+ ){0,2}(?:la |une )?livraison|how long (?:\w+ ){0,3}delivery|wie lange (?:\w+ ){0,3}lieferung|(?:livre\w*|recu\w*|recois|recevoir|expedi\w*) (?:\w+ )?(?:en|sous) combien|(?:delivery|shipping|lead) times?|how (?:long|fast|quickly|soon)\b.{0,30}\b(?:deliver\w*|ship\w*|arrive\w*)|(?:lieferzeit|lieferfrist|liefertermin)\w*|wie (?:lange|schnell)\b.{0,30}\b(?:liefer\w*|geliefert|versand\w*))\b/,
  ],
  [
    'languages',
    /\b(?:parle[zr]|speak|sprech\w*|sprecht|redet|communiquer|langues?|languages?|sprachen?)\b.{0,30}\b(?:allemand|francais|anglais|alsacien|german|french|english|deutsch|franzosisch|englisch|elsassisch|quelles|which|welche)\b|\b(?:quelles langues|which languages|welche sprachen)\b/,
  ],
  [
    'visit',
    /\b(?:passer (?:vous voir|chez vous|au (?:magasin|bureau|comptoir))|passer (?:un |le |ce |vers |apres |avant |en |demain|aujourd hui|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|venir (?:vous voir|chez vous|sur place|au magasin)|vous rendre visite|sans rendez vous|sur rendez vous|visit you|(?:visiter|visite de|voir) (?:votre|vos) (?:\w+ )?(?:ateliers?|locaux|magasin|entreprise|showroom)|(?:visit|see|tour) (?:your|the) (?:workshop|premises|shop|company|showroom)|(?:ihre|eure) (?:\w+ )?(?:werkstatt|firma|ausstellung) (?:\w+ )?(?:besichtigen|besuchen|ansehen)|besichtig\w*|(?:pop|drop|look|call|come) (?:in|by|over|round)\b(?! for a)|(?:stop|swing) by|come and see|(?:without|need|make) an? appointment|vorbei(?:kommen|schauen|bringen)|(?:ohne|mit) termin|(?:bei (?:ihnen|euch)|vor ort|irgendwo) (?:\w+ )?(?:anschauen|ansehen|testen|ausprobieren)|(?:voir|essayer|tester|see|try)\b.{0,25}\b(?:chez vous|sur place|in person|at your place))\b/,
  ],
  [
    'accreditation',
    /\b(?:accredit\w*|cofrac|dakks|akkreditier\w*|iso ?9001|iso ?17025|iso ?17020|certifie?e?s?|zertifizier\w*|agrees?|agrement|etes vous (?:habilites|autorises)|are you (?:certified|approved|authori[sz]ed)|sind sie (?:zertifiziert|zugelassen))\b/,
  ],
  [
    'hours',
    /\b(?:a quelles? heures?|what time|(?:um|zu) (?:wie ?viel|welche[nr]?) (?:uhr|zeiten?)|(?:until|till) (?:what time|when) (?:can|could|may|are|do)|how late (?:can|are|do)|bis wann (?:kann|sind|seid|erreich\w*|ist|darf)|jusqu a (?:quelle heure|quand) (?:puis|peut|etes|je peux|on peut|vous etes|repondez)|horaires?|ouverts?|ouvertes?|ouverture|ouvrez|fermes?|fermetures?|fermez|opening|open|closed|close|hours|geoffnet|offnungszeiten|geschlossen|offen|offnen|haben sie (?:\w+ ){0,2}auf|schliess\w*|(?:macht|machen|machst) (?:\w+ ){0,4}(?:auf|zu)\b|feiertag\w*|jours? feries?|holidays?|burozeiten|travaillez(?! (?:vous )?(?:a|en|sur|dans|pres)\b)|joignables?|etes vous la|vous etes la|do you work(?! (?:in|near|around)\b)|are you (?:in|there|around|available)|arbeiten sie(?! (?:auch )?(?:in|bei)\b)|arbeitet ihr|erreichbar|(?:seid|sind|habt|haben) (?:ihr|sie) (?!(?:die|den|das|sie|es) (?:\w+ )?da\b)(?:\w+ ){0,5}(?:da|auf|offen))\b/,
  ],
  [
    'area',
    /\b(?:livr(?:ez|er|ons|aisons?|able\w*|ent)|expedi(?:ez|er)|envoyez|ship|shipping|verschick\w*|versend\w*|how far (?:is|are|away|from)|(?:est ce|c est|etes vous|vous etes) (?:\w+ )?loin|far (?:away )?from|weit (?:weg )?von|(?:a )?quelle distance|wie weit (?:ist|sind|liegt|entfernt)|unterwegs|interven\w*|deplac\w*|venez vous|vous venez|rayon|secteur|zone (?:d intervention|geographique|de service)|region\w*|desserv\w*|couvr\w*|deliver\w*|come to|travel to|bis wohin|wie weit (?:fahren|kommen)|jusqu ou|how far do you|(?:vos|your|ihre) (?:techniciens?|technicians?|techniker|monteure?)|kommt ihr|fahrt ihr|seid ihr (?:auch )?(?:in|bei)|do you (?:work|operate|go|travel|come) (?:in|to|near|around)|travaillez vous (?:a|en|sur|dans|pres)|vous travaillez (?:a|en|dans)|arbeiten sie (?:in|auch in|bei)|service area|(?:your|our) area|(?:votre|vos) zones?|(?:ihrem?|eurem?) (?:gebiet|bereich)|einzugsgebiet|too far|trop loin|zu weit|serve|radius|cover|liefer\w*|liefert|kommen sie|einsatzgebiet|umkreis|anfahrt|fahren sie|code postal|postcode|zip code|postleitzahl)\b/,
  ],
  [
    'address',
    /\b(?:adresse|ou (?:etes vous|vous etes|est ce que vous etes|se trouve|se situe|est votre|(?:peut on |puis je )?vous trouve[rz]?|est situee?)|situes?|siege|numero de telephone|(?:votre|ton|le|your|the|ihre?|eure?) (?:numero|number|nummer)\b(?! (?:de|of|d) )|telephone|tel|email|e mail|mail|courriel|vous joindre|vous contacter|coordonnees|plan d acces|address|where (?:are|is|can i find) (?:you|your \w+)|where s your|located|phone|call you|reach you|contact you|contact details|wo (?:sind sie|seid ihr|sitzt ihr|sitzen sie|liegt ihr|ist (?:ihre?|eure?)|find\w* (?:man |ich )?(?:sie|euch)|finde ich sie|befind\w* sie)|standort|anschrift|telefon\w*|telefonnummer|erreich\w*|kontaktdaten|sitz)\b/,
  ],
  [
    'founded',
    /\b(?:depuis (?:quand|combien)|anciennete|fonde\w*|cree\w* en|experience|how long have you|founded|since when|established|seit wann|gegrundet|(?:your|the) company|votre (?:entreprise|societe)|ihre firma|ihr unternehmen|erfahrung|wie lange gibt)\b/,
  ],
  [
    'models',
    /\b(?:combien de (?:modeles|produits|balances)|quel(?:le)?s (?:types|sortes|gammes?|marques)|how many (?:models|products|scales)|(?:what|which) (?:types|kinds|brands)|wie viele (?:modelle|produkte|waagen)|welche (?:arten|marken|typen))\b/,
  ],
  [
    'reply',
    /\b(?:delai de reponse|combien de temps pour (?:un|le|recevoir)|sous combien|quand (?:aurai je|vais je recevoir|recevrai je|repondez)|how (?:fast|quickly|long) .{0,30}(?:quote|quotation|reply|answer|respond)|wie (?:schnell|lange) .{0,30}(?:angebot|antwort)|devis (?:\w+ ){0,2}(?:gratuit|payant)|(?:fee|charge|cost) for (?:a |the |your )?quot\w+|angebot (?:\w+ ){0,2}(?:kostenlos|kostenpflichtig)|free quote|is the quot\w+ free|angebot kostenlos|kostenlos)\b/,
  ],
  [
    'services',
    /\b(?:(?:done|made|carried out|verified|calibrated|repaired|checked|fait\w*|verifiee?s?|etalonnee?s?|reparee?s?|assuree?s?|by) (?:by you|par vous)|von (?:ihnen|euch) (?:\w+ )?(?:geeicht|gepruft|kalibriert|repariert|gewartet|gemacht)|(?:pouvez vous|vous pouvez|can you|could you|konnen sie|konnt ihr|durfen sie|durft ihr|avez vous le droit (?:de|d)|are you allowed to|macht ihr|machen sie|faites vous|vous faites) (?:\w+ ){0,5}(?:verifi\w*|verify|eich\w*|pruf\w*|kalibrier\w*|calibrat\w*|etalonn\w*|repar\w*|repair|justier\w*|ajust\w*)|(?:reparez|verifiez|etalonnez|entretenez|vendez|installez|proposez|assurez|effectuez|reprenez|depannez|ajustez|calibrez|faites) vous|vous (?:y )?(?:reparez|verifiez|etalonnez|entretenez|vendez|installez|proposez|reprenez|depannez|faites)|do you (?:also )?(?:repair|verify|calibrate|maintain|service|install|sell|offer|train|adjust|buy back|do|provide|carry out)|(?:reparieren|eichen|kalibrieren|warten|installieren|verkaufen|bieten|prufen|machen|justieren|nehmen) sie|quels? services?|vos services|your services|what services|welche (?:dienst\w*|leistungen)|maintenance|wartung\w*|contrats? d entretien|service contracts?|kundendienst|apres vente|after sales|pieces (?:detachees|de rechange)|ersatzteil\w*|spare parts|autres marques|toutes marques|other (?:brands?|makes|manufacturers)|fremdfabrikat\w*|andere[nr]? (?:marken?|hersteller\w*|fabrikat\w*)|(?:repariert|eicht|kalibriert|wartet|installiert|verkauft|bietet|pruft|macht|justiert|nehmt) ihr)\b/,
  ],
]
