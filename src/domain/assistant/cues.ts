/** What people say, folded (no capitals, no accents), of all three languages at once. */
export const cues = {
  injection:
    /\b(?:ignore[zr]?|oublie[zr]?|forget|disregard|vergiss|ignorier\w*|override)\b.{0,40}\b(?:instructions?|consignes?|regles|rules|anweisung\w*|regeln|prompts?|vorgaben|precedent\w*|previous|above)|system ?prompts?|prompt systeme?|systemprompt|\bjailbreak|developer mode|mode developpeur|\bdan mode|tu es (?:maintenant|desormais) (?:un|une)\b|you are now (?:a|an|the)\b|du bist (?:jetzt|ab jetzt|nun) (?:ein|eine)\b|act as (?:a|an|if)\b|pretend (?:to|you)|<\/?(?:system|script|img|iframe)\b|\b(?:drop table|union select|insert into|delete from|select \w+ from)\b|\bapi ?keys?\b|mots? de passe (?:de l )?admin|admin password|reveal your|quelles sont tes (?:instructions|consignes)|what are your instructions|deine anweisungen|instructions internes|your (?:hidden|secret|internal) (?:rules|instructions|prompt)/,
  legalAdvice:
    /\b(?:attaquer|poursuivre|proces|justice|tribunal|avocat|prud hommes|porter plainte|plainte|contester|recours|dommages et interets|responsabilite (?:civile|penale)|amende|sanctions?|que risque|risque t on|combien d amende|conseil juridique|avis juridique)\b|\b(?:sue|suing|lawsuit|lawyer|attorney|court case|take (?:him|her|them|my \w+) to court|legal advice|legally liable|liable|liability|penalt(?:y|ies)|fined|(?:a|the|any|big|heavy|hefty|get|pay|risk|what) fines?|fines|(?:droit|code) du travail|employment law|labou?r law|arbeitsrecht\w*|mietrecht\w*|kundig\w*|prosecut\w*|compensation claim|press charges)\b|\b(?:verklag\w*|klage|klagen|anwalt|rechtsberatung|rechtsanwalt|schadenersatz|schadensersatz|bussgeld\w*|strafe|haftbar|haftet|hafte|haftung|anzeige erstatten|gericht|rechtlich beraten|strafbar)\b/,
  offTopic:
    /\b(?:poeme?|poesie|blague|chanson|recette|meteo|quel temps|temps fera|football|foot|match|politique|president\w*|elections?|candidats?|vote[rsz]?|horoscope|devoirs?|capitale|film|serie|bitcoin|bourse|cryptomonnaie|traduis|traduction de|raconte|histoire drole|poem|joke|song|recipe|weather|soccer|politics|world cup|homework|capital of|movie|stock market|translate|story|gedicht|witz|lied|rezept fur|wetter|fussball|politik|wahl(?:en)?|hauptstadt|hausaufgaben|geschichte|ubersetze\w*|aktien|python|javascript|java ?script|code(?! postal| barre|s? barres)|programme[rz]?|programmier\w*|sens de la vie|meaning of life|sinn des lebens|petit ami|girlfriend|religion|dieu|age du)\b/,
  human:
    /^(?:un |une |a |an |ein |einen )?(?:vrai |real |echte[rn]? )?(?:humain|human|mensch|menschen|agent|operator|conseiller|berater|mitarbeiter|personne|person)(?: (?:please|svp|s il vous plait|bitte|now))?$|\b(?:(?:une? |faire |deposer |porter )?(?:reclamation|plainte sur)|complaints?|complain|beschwer\w*|reklam\w*|(?:put|transfer) me through|(?:parler|joindre|contacter|appeler|talk|speak|call|contact|sprechen|reden|verbinden)\b.{0,20}\b(?:service (?:technique|commercial|client\w*|apres vente)|sav|sales|technical (?:team|department|support)|support|vertrieb|verkauf|technik|kundendienst|service)|passez moi|verbinden sie mich|parler (?:a|avec)|joindre quelqu|rappele[zr]?|un conseiller|un humain|vraie personne|etre humain|technicien (?:svp|s il)|service client|talk to|speak (?:to|with)|human being|a human|real person|call me(?: back)?|callback|customer service|representative|(?:mit|an) (?:einem |einer |ihrem |dem )?(?:mitarbeiter\w*|menschen|berater\w*|techniker\w*|kollegen|person)|mit jemandem|ansprechpartner\w*|ruckruf\w*|zuruckruf\w*|ruft mich)\b|\b(?:parler|joindre|appeler|contacter|telephoner|discuter|echanger|voir|talk|speak|call|contact|chat|phone|ask|sprechen|reden|anrufen|telefonieren|kontaktieren|erreichen|fragen)\b.{0,30}\b(?:quelqu un|une? personne|humain|conseiller\w*|commercial\w*|vendeur\w*|technicien\w*|expert\w*|someone|somebody|a person|human|agent|salesperson|sales (?:person|team|rep\w*)|advisor|technician|jemand\w*|mensch\w*|person|mitarbeiter\w*|berater\w*|verkaufer\w*|techniker\w*|fachmann)\b|\b(?:jemand\w*|mensch\w*|mitarbeiter\w*|berater\w*|techniker\w*)\b.{0,20}\b(?:sprechen|reden|anrufen|telefonieren|kontaktieren|erreichen)\b|\b(?:m appelle[rz]?|me rappele[rz]?|rappelez|call back|phone me|melden sie sich)\b|\b(?:me|nous) (?:re)?(?:contact|appel|joindr|telephon)\w*|\b(?:call|ring|phone|contact) (?:me|us)\b|\b(?:ruf|meld|kontaktier)\w*\b.{0,25}\b(?:mich|uns|mir|zuruck)\b|\b(?:mich|uns) (?:\w+ )?(?:anrufen|zuruckrufen|kontaktieren)\b/,
  broken:
    /\b(?:en panne|(?:s allume|marche|fonctionne|demarre|imprime|charge) (?:plus|pas)|(?:doesn t|does not|won t|will not|wouldn t|stopped) (?:\w+ )?(?:switch\w*|turn\w* on|power\w*|start\w*|print\w*|charg\w*|respond\w*)|(?:schaltet|druckt|ladt|lasst) (?:\w+ ){0,3}nicht|(?:geht|springt) nicht mehr an|ne (?:s allume|marche|fonctionne|demarre|repond|se stabilise|charge)|(?:affiche|message|code) (?:une )?err(?:eur)?|\berr ?\d+|casse[er]?|abime[er]?|hors service|defectueu\w+|broken|doesn t (?:work|turn on|start)|does not (?:work|turn on)|not working|won t (?:turn on|start)|stopped working|shows? an error|error code|error message|faulty|defect\w*|kaputt|defekt\w*|funktioniert nicht|geht nicht(?: mehr)?(?: an)?|zeigt (?:einen |nur )?fehler\w*|fehlermeldung|fehlercode|startet nicht)\b/,
  greeting:
    /^(?:bonjour|bonsoir|salut|coucou|hello|hi|hey|hallo|guten (?:tag|morgen|abend)|good (?:morning|afternoon|evening)|moin|servus|gruss gott|ok|d accord|super|test|au revoir|bye|goodbye|tschuss|auf wiedersehen|parfait|perfect|great|prima|tout va bien|bonne journee|have a nice day|schonen tag(?: noch)?)(?: (?:a tous|madame|monsieur|there|zusammen|beaucoup|du|toi|vous|au revoir|bye|tschuss|bonne journee|a bientot|very much|so much|et|and|und|bonjour|for your help|pour votre aide|fur (?:die|ihre) hilfe))*$/,
  /** Thanks, and nothing else that is wanted. */
  thanks:
    /^(?:(?:ok|okay|super|parfait|genial|great|perfect|prima|toll|gut|bien|tres bien|cool|c est|alles klar) ){0,3}(?:(?:un )?(?:grand )?merci|thanks?|thank you|thx|many thanks|danke\w*|(?:vielen|besten|herzlichen|lieben) dank|ich danke|c est tout|that s all|that is all|das war s)\b/,
  capabilities:
    /\b(?:que (?:peux tu|pouvez vous|sais tu|savez vous) faire|qu est ce que tu (?:peux|sais) faire|qui es tu|qui etes vous|es tu (?:un|une) (?:robot|ia|humain|personne)|etes vous (?:un|une) (?:robot|ia|humain|machine)|what can you do|who are you|are you (?:a|an) (?:robot|bot|human|ai|machine|person)|vous etes (?:qui|quoi)|t es qui|c est qui(?= (?:qui (?:parle|repond)|ici|vous|toi)|$)|a qui (?:je )?parle|who am i talking|mit wem (?:spreche|rede|schreibe)|wer sind sie|was kannst du|was konnen sie|wer bist du|bist du (?:ein|eine)|sind sie (?:ein|eine) (?:roboter|bot|mensch|ki|maschine))\b/,
  find: /\b(?:il me faut|il nous faut|je cherche|nous cherchons|cherche|besoin d|j ai besoin|nous avons besoin|je veux (?:acheter|peser)|je voudrais (?:une|un|acheter|peser)|voudrais acheter|conseille[zr]?|recommand\w+|quelle (?:balance|bascule)|quel (?:modele|appareil|instrument|pese)|proposez vous|avez vous (?:une|un|des)|dois peser|doit peser|devons peser|pour peser|souhaite peser|veux peser|on pese|je pese|nous pesons|i need|we need|need a|looking for|searching for|i want|we want|which (?:scale|balance|instrument|model)|recommend|suggest|do you (?:have|sell)|to weigh|i have to weigh|weighing|best (?:scale|balance)|(?:vous avez|avez vous|do you have|have you got|got|habt ihr|haben sie) (?:quelque chose|something|anything|was|etwas)|(?:qu est ce que|que|quoi|what) (?:\w+ ){0,2}(?:vous avez|avez vous|do you have|have you got|you got)|vous (?:avez|proposez|vendez|conseillez|recommandez|auriez) quoi|(?:what|which) (?:\w+ ){0,3}(?:do|would|can|could) you (?:offer|sell|stock|suggest|advise|propose)|was (?:habt ihr|haben sie|bieten sie|fuhren sie|verkaufen sie|empfehlen sie|konnen sie (?:\w+ )?(?:anbieten|empfehlen))|welche \w+ (?:habt ihr|haben sie|fuhren sie|bieten sie)|brauche?|brauchen|brauchts?|braucht|brauchet|suche?|suchen|sucht|suachen?|benotig\w*|mochte (?:\w+ )?wiegen|will (?:\w+ ){0,5}wiegen|wollen (?:\w+ ){0,5}wiegen|muss (?:\w+ ){0,5}wiegen|welche (?:\w+)?waage|empfehl\w*|empfiehl\w*|haben sie (?:eine|ein|waagen)|zum wiegen|wiegen von|gesucht|je vends|(?<!\b(?:can|may|could|must|should|do) )(?:i|we) sell|ich verkaufe|wir verkaufen|we buy|nous achetons)\b/,
  /** « Avez-vous un … » */
  offeredOne:
    /\b(?:avez vous|vous avez|do you (?:have|sell)|haben sie|proposez vous)(?: (?:une?|des|eine?n?|any|an?))?\b/g,
  define:
    /\b(?:c est quoi|cest quoi|qu est ce qu\w*|qu appelle t on|que veut dire|ca veut dire|que signifie\w*|signification|definition|definir|defini|explique[zr]?|kesako|a quoi (?:sert|correspond)|que represente|what is|what s|what are|whats|what does|what do|meaning|mean|means|define|explain|stand for|stands for|purpose of|was ist|was sind|was bedeutet|was heisst|bedeutung|definition|erklar\w*|wofur steht|was versteht man|was meint|wozu dient|was ist das|ce qu est|ce que (?:signifie|veut dire)|(?:tell me|know|explain|understand) what (?:an? |the )?\w+(?: \w+){0,3} (?:is|are|means|does)|(?:was|sagen was) (?:ein\w* |das |der |die )?\w+(?: \w+)? (?:ist|bedeutet|heisst))\b/,
  difference:
    /\b(?:diff|difference|differences|distinguer|unterschied\w*|unterscheid\w*|differ|differs|differe\w*|different|distinction|oder was|verschieden|c est (?:pareil|la meme chose)|est ce (?:que c est )?(?:pareil|la meme chose)|pareil que|(?:is|are) (?:\w+ ){1,6}the same(?: thing)?|(?:ist|sind) (?:\w+ ){1,6}(?:dasselbe|das ?gleiche|identisch))\b/,
  compare:
    /\b(?:compar(?:e|er|ez|aison|ing|ison)\w*|vergleich\w*|versus|vs|plutot|better|meilleure?|besser)\b/,
  price:
    /\b(?:prix|combien (?:coute\w*|ca coute|vaut|est ce)|coute|couts?|tarifs?|montant|price[sd]?|pricing|how much|costs?|preise?n?|kostet|kosten|was kostet|wie teuer|wieviel kostet|wie viel kostet|chere?s?|cheap\w*|teuer|gunstig\w*|billig\w*)\b/,
  /** The price itself is asked for, and no instrument that shows prices. */
  asksPrice:
    /\b(?:combien|how much|kostet|kosten|coute\w*|costs?|chere?s?|cheap\w*|teuer|gunstig\w*|billig\w*|tarifs?|prix (?:de|du|d|des|pour|moyen|ht)|quels? (?:est le |sont les )?prix|prices? (?:of|for|range|list)|what (?:is|s|are) the prices?|preise? (?:von|fur|der|des|einer)|(?:welche[rn]?|was ist der) preise?|preisliste)\b/,
  cheapest:
    /\b(?:(?:le|la|les|plus) (?:moins chere?s?|economiques?)|moins chere?s?|cheapest|least expensive|(?:pas|peu|bon) (?:trop )?(?:chere?s?|marche)|cheap|gunstige?[rsn]?|billige?[rsn]?|preiswert\w*|gunstigste\w*|billigste\w*)\b/,
  /** Whether something is sold at all. */
  offered:
    /\b(?:avez vous|vous avez|vendez vous|vous vendez|proposez vous|vous proposez|do you (?:have|sell|offer|stock)|have you got|haben sie|verkaufen sie|fuhren sie|bieten sie|gibt es)\b/,
  stock:
    /\b(?:en stock|stock|disponible|disponibilite|dispo|livrable|rupture|delai|in stock|available|availability|lead time|auf lager|lagernd|verfugbar\w*|lieferbar|vorratig|lieferzeit)\b/,
  delivery: /\b(?:delais?|livr\w*|deliver\w*|lead times?|lieferzeit\w*|lieferfrist\w*|geliefert|lieferbar)\b/,
  howOften:
    /\b(?:tous les combien|toutes les combien|quelle frequence|frequence|periodicite|quel intervalle|intervalle|combien de temps (?:est|reste|dure|vaut)|duree de validite|validite|valable combien|how often|how frequently|interval|frequency|how long (?:is|does|are)|every how many|period|wie oft|wie lange (?:gilt|ist|halt|gultig)|wie haufig|eichfrist\w*|eichgultigkeit\w*|intervall\w*|gultigkeit\w*|turnus|combien d annees|quand (?:faut il|dois je|doit on|devons nous)|when (?:must|do i|does|should)|wann muss)\b/,
  verify:
    /\b(?:verif\w*|homolog\w*|controle\w* periodique|controlee?s?|checked|controlled|metrologie legale|metrolog\w*|legal(?:e|ement)? for trade|legal for trade|reverif\w*|inspect\w*|recalibrat\w*|eich(?:en|ung|ungen|t|pflicht\w*|frist\w*|gultig\w*|amt|behorde)?|geeicht\w*|nacheich\w*|ungeeicht\w*|gepruft\w*|prufung|pruf(?:en|t)|konformitatsbewert\w*|vignettes?|poinconne\w*|stamped|reglement\w*|obligat\w*|mandatory|compulsory|certif\w*|approved|approval|regulated)\b/,
  must: /\b(?:dois je|doit on|doit (?:il|elle|avoir|etre)|faut il|est ce obligatoire|obligat\w*|ai je le droit|ai le droit|a t on le droit|(?:peut|peuvent) (?:il|elle|un client|ils|on)? ?(?:vendre|facturer|peser)|kann man|can (?:\w+ ){1,3}(?:sell|invoice|bill|charge|use)|darf man|(?:je|on|nous) (?:peux|peut|pouvons) (?:\w+ ){0,3}(?:vendre|facturer|utiliser|employer)|(?:suffit|suffisante?|reicht|genugt|ausreichend|good enough|sufficient|enough|ok|okay|correct) .{0,40}\b(?:vendre|vente|verkauf\w*|selling|to sell|facturer|invoic\w*)|(?:(?:ich|man|wir) (?:kann|konnen|darf)|(?:kann|konnen|darf) (?:ich|man|wir)) (?:\w+ ){0,8}(?:verkaufen|abrechnen|verwenden|benutzen)|(?:puis je|peut on|pouvons nous) (?:vendre|utiliser|facturer|peser|prendre|employer|garder)|suis je oblige|soumis\w*|subject to|is it ok|ok to use|be used|est il permis|faut (?:une?|que|un appareil)\b.{0,40}(?:verifi|homolog|legal|regl|certif)\w*|autorise\w*|interdit|necessaire|must|do i need|do we need|need to be|have to be|has to be|do i have to|do(?:es)? (?:\w+ ){1,5}(?:need|have to)|besoin d etre|required|mandatory|compulsory|am i allowed|may i|can (?:i|we) (?:sell|use|invoice|take|keep)|allowed|obliged|is it legal|illegal|eichpflicht|muss|mussen|brauche ich|brauchen wir|braucht|darf ich|durfen(?! sie\b)|erlaubt|vorgeschrieben|verpflicht\w*|notig|zulassig|eichpflichtig|pflicht)\b/,
  whichClass:
    /\b(?:quelles? classes?|quelle precision|quel type de classe|(?:which|what) (?:\w+ )?class(?:es)?|(?:welche|was fur eine) (?:\w+)?klassen?|classe (?:faut il|exigee|requise|necessaire|minimale)|class (?:is|do|does|required|needed))\b|\bclasse(?! (?:i{1,4}|[1-4])\b).{0,12}(?:pour|faut)|\bklasse.{0,20}(?:brauche|notig|benotig)|\b(?:class|classe|klasse)\b.{0,20}\b(?:enough|sufficient|suffi\w*|reicht|genugt|ausreichend|convient|ok)\b|\b(?:suffi\w*|enough|reicht|genugt)\b.{0,20}\b(?:class|classe|klasse)\b/,
  mpe: /\b(?:erreurs? maximales? toleree?s?|erreurs? toleree?s?|emt|erreurs? (?:admise|permise|autorisee|acceptee|en service)s?|ecart (?:maximal|admis|tolere|autorise)|tolerances?|maximum permissible errors?|permissible errors?|mpe|allowed errors?|error limits?|max(?:imum)? error|in service error|verkehrsfehlergrenze\w*|eichfehlergrenze\w*|fehlergrenze\w*|zulassige[rn]? (?:fehler|abweichung)|maximale[rn]? (?:fehler|abweichung))\b/,
  /** How exact an instrument is at a load; « balance de précision » asks for an instrument. */
  howExact:
    /\b(?:how (?:accurate|precise|exact)|(?:what|which) (?:is the )?(?:accuracy|error|tolerance)|how far (?:off|out)|quelle (?:est (?:la|l) )?(?:precision|exactitude|erreur|tolerance|marge d erreur)|combien d (?:erreur|ecart)|marge d erreur|wie (?:genau|exakt|prazise)|welche (?:genauigkeit|abweichung|toleranz)|toleranz\w*|wie gross (?:ist|darf) (?:der|die) (?:fehler|abweichung))\b/,
  /** « de combien peut-elle se tromper », « welcher Fehler ist erlaubt »: an error, and that it is permitted or how large it is. */
  errorAllowed:
    /\b(?:erreurs?|ecarts?|marge|imprecision|errors?|deviations?|inaccurac\w*|fehler|abweichung\w*|ungenau\w*)\b.{0,60}\b(?:admis\w*|toler\w*|permis\w*|autoris\w*|accept\w*|legal\w*|allowed|permitted|permissible|max\w*|erlaubt\w*|zulassig\w*|darf|toleriert\w*|akzept\w*)\b|\b(?:admis\w*|toleree?s?|permise?s?|autorisee?s?|combien|quelle?|allowed|permitted|acceptable|how (?:much|big|large)|what|which|erlaubt\w*|zulassig\w*|welche[rn]?|wie (?:viel|gross|hoch))\b.{0,40}\b(?:erreurs?|ecarts?|errors?|deviations?|fehler|abweichung\w*)\b|\b(?:se tromper|abweichen|falsch (?:anzeigen|wiegen|gehen)|daneben ?liegen|be (?:off|wrong|out)|(?:off|out) by|wrong by|weigh wrong)\b/,
  min: /\b(?:min|portee minimale|charge minimale|minimum|minimum capacity|minimum load|smallest load|mindestlast|minimallast|plus petite (?:charge|pesee|quantite)|(?:mini|kleinste[sn]?|geringste[sn]?|least|smallest|lowest|a partir de (?:combien|quel poids)|ab (?:welchem gewicht|wie viel|wieviel))\b.{0,30}(?:last|gewicht|menge|weight|amount|quantity|poids|quantite|weigh|peser|wiegen|sell|vendre|verkaufen)?)\b/,
  due: /\b(?:quand|prochaine|echeance|jusqu a quand|jusqu quand|expire\w*|encore (?:bonne|valable|valide)|refaire|when|next|due|until when|expir\w*|still valid|valid until|how long|wann|nachste[rn]?|fallig|bis wann|ablauf\w*|lauft ab|noch gultig|wieder|retard|a jour|overdue|late|uberfallig|zu spat|valable|valid)\b/,
  verified:
    /\b(?:verifiee?s?|controlee?s?|verified|checked|inspected|certified|geeicht|gepruft|nachgeeicht|derniere? (?:verif\w*|controle)|last (?:verif\w*|check|inspection)|letzte[rn]? (?:eich\w*|pruf\w*)|verification (?:du|le|en|of|on|in|date)|eichung (?:vom|am|war|von|aus|in|im)|(?:eichung|verif\w*|verification|prufung) (?:de |in |en |of )?(?:19|20)\d\d|vignette (?:du|de)|(?:mise?|mis) en service|in betrieb (?:gegangen|genommen|gesetzt)|inbetriebnahme|commissioned|put into (?:service|use)|achetee?|bought|gekauft)\b/,
  repair:
    /\b(?:apres (?:une )?reparation|after (?:a |the )?repair|nach (?:einer |der )?reparatur|reparee?s?\b.{0,40}verif|scelle\w*|seal(?:s|ed)? (?:is )?broken|plombe)\b/,
  /** A sticker that is red, or whose date is over. */
  expired:
    /\b(?:(?:refusee?|refuse|recalee?|echou\w*|ne passe pas|rejected|fail(?:s|ed)?|(?:does not|doesn t|did not|didn t) pass|abgelehnt|durchfall\w*|durchgefallen|nicht bestand\w*|nicht besteht)\b.{0,40}\b(?:balances?|bascules?|scales?|waagen?|verif\w*|inspect\w*|eichung|prufung|prufer)|(?:verif\w*|controle\w*|inspect\w*|balances?|scales?|waagen?|eichung|prufung|prufer)\b.{0,40}\b(?:refusee?|refuse|recalee?|echou\w*|ne passe pas|rejected|fail(?:s|ed)?|(?:does not|doesn t|did not|didn t) pass|abgelehnt|durchfall\w*|durchgefallen|nicht bestand\w*|nicht besteht)|(?:nach|after|apres|depuis|past) (?:dem |the |l |la )?(?:ablauf|expiry|expiration|echeance|fin) (?:der |of (?:the )?|de (?:la )?)(?:eich\w*|verification|validity|validite|sticker|vignette)\b|(?:vignette|verification|sticker|eichung|prufmarke|eichmarke|plakette|aufkleber|pastille|validite|label)\b.{0,40}\b(?:perimee?s?|finie?s?|passee?s?|terminee?s?|plus (?:valable|valide|bonne)|rouge|ran out|no longer valid|lapsed|vorbei|ungultig|rote?[rs]?|red|expire\w*|depassee?s?|abgelaufen|out of date)|\b(?:red|rote[rnsm]?)\b (?:\w+ )?(?:sticker|label|tag|marke|prufmarke|plakette|aufkleber|vignette)|(?:perimee?s?|expired|depassee?|abgelaufene?)\b.{0,25}\b(?:vignette|verification|sticker|eichung|prufmarke|plakette|aufkleber))\b/,
  /** How many intervals a class admits. */
  howManyIntervals:
    /\b(?:combien|nombre|how many|number of|wie ?viele|anzahl|maxim\w*)\b.{0,30}\b(?:echelons?|divisions?|intervals?|graduations?|teilungswerte|eichwerte|teilungen|teile|schritte|skalenteile)\b/,
  replyTime:
    /\b(?:combien de temps|delai|sous combien|en combien|quand|rapidement|how long|how fast|how soon|how quickly|when|turnaround|wie lange|wie schnell|wann|bearbeitungszeit)\b.{0,45}\b(?:devis|reponse|repond\w*|quotes?|quotation|reply|answer(?:ed)?|respond|angebot\w*|antwort\w*|melde\w*|rueckmeld\w*|ruckmeld\w*)\b(?!.{0,20}\b(?:valab\w*|valid\w*|gultig\w*))/,
  who: /\b(?:qui (?:verif\w*|peut|doit|est responsable|s occupe|paie|a le droit|est habilite|verifie|fait|effectue|realise|controle)|who (?:can|may|is|must|does|verifies|carries|checks|has to|needs to|should)|wer (?:darf|kann|eicht|macht|pruft|ist|fuhrt|muss|sorgt|kummert sich|hat))\b/,
  /** Whose duty it is. */
  holder:
    /\b(?:qui (?:doit|est responsable|s occupe|paie)|who (?:must|has to|needs to|should|is (?:responsible|in charge))|wer (?:muss|sorgt|kummert sich|hat|ist .{0,30}(?:verantwortlich|zustandig)))\b/,
  followUp:
    /^(?:et|and|und|ou|or|oder|mais|but|aber|sinon|alors|also|meme chose|what about|how about|wie (?:ist|sieht) es|was ist mit|same for|pareil|plutot|idem|dann|then|pour|fur|for|en|in|mit|avec|with|jusqu a|up to|bis|max|environ|about|ca|etwa)\b/,
} as const satisfies Record<string, RegExp>

/** The positions in a list that a question means: « la deuxième », « the last one », « die erste ». */
export const ordinals: readonly (readonly [place: number, words: RegExp])[] = [
  [
    0,
    /\b(?:la premiere|le premier|1ere|numero 1|n 1|the first|first one|1st|number one|die erste|der erste|das erste|nummer 1|nr 1)\b/,
  ],
  [
    1,
    /\b(?:la deuxieme|le deuxieme|la seconde|le second|2e|2eme|numero 2|n 2|the second|second one|2nd|number two|die zweite|der zweite|das zweite|nummer 2|nr 2)\b/,
  ],
  [
    2,
    /\b(?:la troisieme|le troisieme|3e|3eme|numero 3|n 3|the third|third one|3rd|number three|die dritte|der dritte|das dritte|nummer 3|nr 3)\b/,
  ],
  [-1, /\b(?:la derniere|le dernier|the last|last one|die letzte|der letzte)\b/],
]

/** « celle-ci », « its price », « diese Waage »: what the conversation or the page is about. */
export const pronoun =
  /\b(?:(?:compare|comparer|comparez) (?:it|this|that|la|le|celle ci)|la comparer|vergleich\w* (?:sie|es|das|diese)|celle ci|celui ci|cette balance|ce modele|cet instrument|ce produit|cet appareil|elle coute|son prix|combien coute t elle|this (?:scale|one|model|product|balance|instrument)|that one|its price|does it cost|is it (?:in stock|available|verified)|diese waage|dieses (?:modell|produkt|gerat)|dieser|(?:ist|sind) (?:sie|er|es|die|der|das) (?:\w+ )?(?:lieferbar|verfugbar|vorratig|auf lager|lagernd|geeicht|eichfahig)|(?:est|sont) (?:elle|il|elles|ils) (?:\w+ )?(?:livrables?|en stock|disponibles?|dispo|verifie\w*|homologue\w*)|(?:is|are) (?:it|they) (?:\w+ )?(?:in stock|available|verified|legal|approved|deliverable)|kostet sie|kostet (?:es|das)|ihr preis|est elle (?:en stock|disponible|verifiee))\b/

/** Another model than the one that is spoken of. */
export const anotherModel =
  /\b(?:une? autre|d autres|autre chose|alternatives?|similaires?|equivalent\w*|another|other ones?|similar|andere[nrs]?|alternativen?|ahnliche[nrs]?|(?:plus|moins) (?:chere?s?|grande?|petite?)|cheaper|larger|bigger|smaller|gunstiger\w*|billiger\w*|grosser\w*|kleiner\w*)\b/

/** The company is spoken to. */
export const addressed =
  /\b(?:vous|votre|vos|you|your|yours|sie|ihnen|ihre?[mnrs]?|ihr|euch|eure?[mnrs]?|u guys|ya)\b/

/** What belongs to business with this company, and stands nowhere on this site. */
export const businessWords =
  /\b(?:payer|paiements?|carte bancaire|carte bleue|virement|acompte|mensualites|leasing|credit|rabais|remises?|garanties?|retours?|rembours\w*|emplois?|recrut\w*|stages?|(?:balances?|bascules?|appareils?|materiels?|modeles?|instruments?) (?:\w+ )?d occasion|occasions|pay|paying|payments?|credit cards?|bank transfer|installments|discounts?|warrant(?:y|ies)|guarantees?|refunds?|returns?|jobs?|vacanc\w*|internship|second hand|used scales?|zahlen|bezahlen|zahlung\w*|kreditkarte\w*|uberweisung|ratenzahlung|rabatte?|garantien?|gewahrleistung\w*|ruckgabe|erstattung|stellen(?:angebot\w*)?|praktikum|gebraucht\w*|frais de port|shipping costs?|delivery costs?|versandkosten|lieferkosten)\b/

/** What only this company can tell of itself. */
export const companyWords =
  /\b(?:entreprise|societe|patron\w*|gerant\w*|directeur|directrice|dirigeant\w*|proprietaire|salaries|employes|effectif|chiffre d affaires|showroom|agence|filiale|parking|company|firm|owner|boss|ceo|manager|employees|staff|turnover|revenue|branch|firma|unternehmen|chef\w*|inhaber\w*|geschaftsfuhr\w*|mitarbeiterzahl|mitarbeiter|umsatz|filiale|parkplatz\w*|ausstellung\w*)\b/

/** Always beside the matter, even where a scale is named. */
export const entertainment =
  /\b(?:poemes?|poesie|blagues?|chanson|poems?|jokes?|song|lyrics|gedichte?|witze?|liedtext|limerick|haiku)\b/

/** What has to do with weighing, its law, or this company. */
export const domainWords =
  /\b(?:balances?|bascules?|pes(?:er|ee?s?|age|on|ons|ez)|poids|masses?|scales?|weigh\w*|weights?|\w*waagen?|wieg\w*|wage\w*|gewicht\w*|kilo\w*|verif\w*|eich\w*|geeicht\w*|metrolog\w*|calibr\w*|kalibr\w*|etalonn\w*|ajust\w*|adjust\w*|justier\w*|devis|quotes?|quotation|angebot\w*|catalogue|katalog\w*|instruments?|capteurs?|plateau\w*|platform\w*|plattform\w*|vignette\w*|stickers?|prufmark\w*|eichmark\w*|plaque|typenschild|cofrac|oiml|atex|tares?|tara|echelon\w*|portee|classe|class|klasse|metrologie)\b/
