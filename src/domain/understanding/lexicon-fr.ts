import type { Lexicon } from './lexicon.ts'

/** What people type in French. */
export const lexicon: Lexicon = {
  kinds: {
    'price-computing':
      'poids prix|balance poids prix|balance de commerce poids prix|balance de magasin|calcul de prix|calcul du prix|balance de comptoir|balance comptoir|vente directe',
    'ticket-scale':
      'balance a ticket|balance ticket|poids prix a ticket|balance poids prix a ticket|poids prix ticket|imprimante ticket|avec ticket|ticket|tickets|imprimante a ticket|balance poids prix avec imprimante|poids prix avec imprimante|balance de commerce avec imprimante',
    'label-scale':
      'etiqueteuse|imprimante d etiquettes|balance etiqueteuse|balance a etiquette|etiquetage|balance code barre|etiquette|etiquettes',
    'pos-scale':
      'balance de caisse|balance caisse|en caisse|a la caisse|caisse enregistreuse|balance pos|encaissement',
    'self-service':
      'libre service|balance libre service|balance tactile|ecran tactile|balance pour clients|pesee par le client|clients pesent',
    'hanging-retail': 'balance suspendue|balance suspendue commerce|suspendue|balance a suspendre',
    'portion-kitchen':
      'balance de portion|portion|balance portion|balance de cuisine|balance cuisine|balance culinaire|portionnement',
    'postal-parcel': 'pese colis|balance postale|balance colis|pese paquet',
    'gold-jewellery':
      'trebuchet|trebuchets|balance bijouterie|balance pour or|balance a or|pese or|rachat d or|balance de bijoutier|metaux precieux|or et bijoux',
    bench:
      'balance de table|balance plate forme de table|plate forme de table|plateforme de table|balance industrielle de table|balance d atelier|balance atelier',
    washdown:
      'balance inox etanche|inox etanche|balance etanche|balance inox|balance lavable|balance marine|balance etanche inox',
    floor:
      'plate forme au sol|plateforme au sol|bascule au sol|balance au sol|plateforme de pesage|plate forme de pesage|plate forme de sol|plateforme sol|au sol|bascule industrielle|plate forme 4 capteurs|plateforme 4 capteurs|plateforme a 4 capteurs|pese fut|futs|dalle|dalle de pesage|dalle au sol|bascule plate forme|plancher de pesage|plate forme surbaissee|plateforme extra plate',
    'pallet-u': 'pese palette|pese palettes|balance palette|balance en u|pese palette en u|plate forme en u',
    beams:
      'barre de pesage|barres de pesage|barres peseuses|poutres de pesage|paire de barres|barres sous couloir|poutre de pesage',
    'pallet-truck':
      'transpalette peseur|transpalette|transpalette balance|transpalette avec balance|tire palette peseur|tire palette|trans palette',
    crane:
      'crochet peseur|crochet|balance a crochet|balance de grue|grue|dynamometre|pese grue|balance pour pont roulant|pont roulant|palan|manille',
    counting:
      'balance compteuse|compteuse|comptage|comptage de pieces|compte pieces|balance de comptage|compter des pieces|compter les pieces|inventaire',
    weighbridge:
      'pont bascule|hors sol|bascule routiere|pese camion|pont de pesage|bascule pour camion|balance camion',
    axle: 'pese essieu|pese essieux|essieu|pesage d essieux|pese roue|plateau pese roue',
    checkweigher:
      'trieuse ponderale|trieuse|trieuse ponderale dynamique|controleur ponderal|controle ponderal|ponderale|pesage dynamique|par minute|coups minute|convoyeur',
    atex: 'atex|balance atex|antideflagrant|antideflagrante|zone atex|atmosphere explosive|zone ex|anti explosion',
    livestock:
      'bascule betail|bascule a betail|balance a betail|bascule pour betail|balance pour betail|bascule a bovins|balance betail|pese betail|pese bovin|bascule a bestiaux|pese animaux|balance pour animaux|pese cheval|pese mouton|balance bovins|balance animaux',
    indicator:
      'indicateur de pesage|indicateur|terminal de pesage|afficheur de pesage|terminal|afficheur seul|afficheur deporte|boitier de pesage|tete de pesage|boitier indicateur|afficheur pour capteurs|electronique de pesage',
    loadcell:
      'capteur de pesage|capteur|capteurs|cellule de charge|peson a jauge|jauge de contrainte|capteur de charge|capteur de force',
    weights:
      'masse etalon|masses etalons|poids etalon|poids de controle|etalon|masse marquee|masses marquees|poids de calibration|poids d etalonnage|jeu de poids|jeu de masses|boite de masses',
    micro: 'microbalance|micro balance|balance micro',
    'semi-micro': 'semi micro|balance semi micro|semimicro|semi microbalance|semi micro balance',
    analytical: 'balance analytique|analytique|balance d analyse|balance analyse',
    precision: 'balance de precision|balance precision|balance precise|balance de laboratoire de precision',
    'high-cap-precision':
      'balance de precision haute portee|haute portee|precision haute portee|forte portee',
    moisture:
      'dessiccateur|dessicateur|analyseur d humidite|humidimetre|humidite|dessiccateur halogene|thermobalance|balance halogene|taux d humidite|siccite|perte a la dessiccation|matiere seche|teneur en eau|extrait sec|taux de matiere seche',
    'compact-edu':
      'balance compacte|balance enseignement|balance scolaire|balance de poche|compacte|balance pour ecole',
    'mass-comparator': 'comparateur de masse|comparateur|comparateur de masses',
    personal: 'pese personne|pese personne medical|balance pese personne|pese patient|pese adulte',
    column:
      'pese personne a colonne|toise|balance a colonne|balance avec toise|balance medicale avec toise|pese personne avec toise|imc|pese personne toise|balance colonne',
    'body-comp':
      'impedancemetre|impedancemetrie|impedance|composition corporelle|masse grasse|balance impedancemetre|bioimpedance|analyse corporelle|graisse corporelle|taux de graisse',
    chair:
      'fauteuil de pesee|fauteuil peseur|chaise de pesee|chaise pesante|pese fauteuil|fauteuil pese personne|siege de pesee|chaise balance',
    wheelchair:
      'fauteuil roulant|plate forme fauteuil roulant|pese fauteuil roulant|balance fauteuil roulant|plateforme pour fauteuil roulant',
    handrail:
      'main courante|balance a main courante|bariatrique|obesite|balance bariatrique|personne obese|balance avec appui',
    baby: 'pese bebe|bebe|balance bebe|nourrisson|nouveau ne|balance pour nourrisson|pese nourrisson|nouveaux nes',
    bed: 'pese lit|lit|balance de lit|pese lits|alite|alitee|grabataire',
    stretcher: 'brancard|balance brancard|pese brancard|balance dialyse|balance de dialyse',
    hoist:
      'leve personne|balance pour leve personne|leve malade|souleve malade|pese leve malade|balance leve personne',
    pharmacy:
      'balance de pharmacie|balance pharmacie|balance officine|balance d officine|preparation magistrale|magistrale|preparation officinale|preparatoire|balance pour pharmacien|balance de preparatoire',
    'clinical-small':
      'balance couches|pese couches|couches|compresses|pese compresses|organes|pese organes|balance pour organes',
  },
  shared: [
    ['vis|visserie|boulons|boulonnerie|rondelles|ecrous', 'counting', 'bench'],
    ['colonne|sur colonne|a colonne', 'column', 'bench'],
    ['a suspendre|pour suspendre|suspendre|a accrocher|accrocher', 'crane', 'hanging-retail'],
    [
      'afficheur client|afficheur cote client|double afficheur|double affichage|ecran client|client voit le prix|client doit voir le prix|prix visible par le client|affichage client|visible du client',
      'price-computing',
      'ticket-scale',
      'label-scale',
      'pos-scale',
      'hanging-retail',
    ],
    ['plateforme|plate forme|plateau|balance plateforme|balance plate forme', 'bench', 'floor'],
    ['inox|acier inoxydable', 'washdown'],
    [
      'palox|caisse palette|caisses palettes|palette|palettes|peser des palettes|europalettes|europalette|euro palette|euro palettes',
      'pallet-u',
      'pallet-truck',
      'floor',
    ],
    ['cuve|cuves|tremie|silo|pesage de cuve|pesage de tremie', 'loadcell', 'indicator'],
    ['peson', 'crane', 'loadcell'],
    ['table', 'bench'],
    ['sol', 'floor'],
    [
      'patient|patients|personne|pesee de patients',
      'personal',
      'column',
      'handrail',
      'chair',
      'wheelchair',
      'hoist',
      'bed',
    ],
    ['microgramme', 'micro'],
    [
      'poulet vivant|poulets vivants|volaille vivante|volailles vivantes|lapin vivant|lapins vivants|vivant|vivants|vivante|vivantes',
      'bench',
      'livestock',
      'crane',
    ],
    ['bagage|bagages|valise|valises|porte bagages|pese bagage', 'postal-parcel', 'bench', 'crane'],
    ['bidon|bidons|tonneau|tonneaux|conteneur ibc|ibc|gros sac|gros sacs', 'floor', 'pallet-u', 'bench'],
    ['big bag|big bags', 'floor', 'crane', 'beams'],
    ['carton|cartons', 'postal-parcel', 'bench'],
    ['echantillon|echantillons|reactif|reactifs', 'precision', 'analytical'],
  ],
  trades: {
    bakery: 'boulangerie|boulanger|pain|viennoiserie',
    butcher:
      'boucherie|boucher|charcuterie|charcutier|traiteur|viande|volailler|volaille|volailles|poulet|poulets',
    cheese: 'fromagerie|fromager|fromage|cremerie',
    fish: 'poissonnerie|poissonnier|poisson|maree|fruits de mer',
    market: 'marche|marches|primeur|fruits et legumes|maraicher|forain|marchand ambulant|fruits|legumes',
    supermarket:
      'vrac|magasin vrac|epicerie vrac|zero dechet|epicerie|supermarche|superette|hypermarche|grande surface',
    farmSale:
      'apiculteur|apiculture|miel|oeuf|cueillette|libre cueillette|vente a la ferme|vente directe a la ferme|magasin a la ferme|producteur fermier',
    kitchen:
      'restaurant|restauration|restaurateur|cuisine|cuisinier|cantine|cuisine collective|snack|pizzeria|crepe|creperie|stand de crepes|food truck|camion restaurant|friterie|sandwicherie|brasserie|gaufre',
    pastry: 'patisserie|patissier|chocolatier|chocolaterie|glacier|confiserie',
    jeweller:
      'bijouterie|bijoutier|joaillerie|joaillier|bijoux|bijou|orfevre|numismate|achat or|l or|once d or|lingot|lingots|pieces d or|troy',
    gems: 'carat|balance a carats|balance a diamant|diamant|pierres precieuses|gemmologie|gemmologue|gemmes',
    pharmacist: 'pharmacie|pharmacien|officine|herboristerie',
    post: 'colis|poste|postal|expedition|e commerce|affranchissement|paquet',
    letters: 'pese lettre|pese courrier|lettre|courrier|peser des lettres',
    airport: 'aeroport|enregistrement des bagages|bagages en soute|compagnie aerienne',
    warehouse: 'logistique|entrepot|stock|quai|reception de marchandises|magasin de stockage|transporteur',
    vet: 'veto|veterinaire|clinique veterinaire|cabinet veterinaire|chien|chat|animal|animaux|animaux de compagnie|toilettage|animalerie',
    farm: 'elevage|eleveur|betail|bestiaux|bovin|bovins|vache|mouton|ovins|porc|porcs|cheval|chevaux|ferme|agriculteur|agricole|veau|veaux|brebis|chevre|taureau|broutard|genisse|taurillon|agneau|agneaux|belier|truie|porcelet|jument|poulain|poney',
    trucks:
      'camion|camions|poids lourd|poids lourds|remorque|semi remorque|vehicule|tracteur|fourgon|fourgonnette|camionnette|utilitaire|camping car|caravane',
    waste: 'dechetterie|dechets|recyclage|ferraille|carriere|gravier|centre de tri|granulats|ferrailleur',
    food: 'agroalimentaire|agro alimentaire|abattoir|salaison|conserverie|laiterie|usine alimentaire|plats prepares',
    chemistry: 'chimie|chimiste|chimique|laboratoire de chimie|parfumerie',
    doctor: 'medecin|cabinet medical|generaliste|docteur|infirmerie|medecine du travail',
    maternity: 'maternite|pediatrie|pediatre|sage femme|puericulture|pmi|neonatalogie|creche',
    care: 'maison de retraite|ehpad|personnes agees|gerontologie|geriatrie|soins a domicile',
    dialysis: 'dialyse|hemodialyse|nephrologie',
    dietician:
      'dieteticien|dietetique|nutritionniste|nutrition|salle de sport|fitness|coach sportif|sportifs|sportif|athletes|boxeur|boxeurs|lutteurs',
    school: 'ecole|lycee|college|enseignement|scolaire|travaux pratiques|universite|etudiant',
    brewery:
      'microbrasserie|brasserie artisanale|brasseur|malterie|malt|distillerie|moulin|meunier|vigneron|viticulteur|vendange|raisin|raisins|cave cooperative|domaine viticole|cidrerie',
    hunting: 'chasse|chasseur|chasseurs|gibier|venaison|sanglier|chevreuil|peche a la ligne|pecheur|carpe',
    laundry: 'blanchisserie|laverie|linge',
    paint: 'peinture|peintures|vernis|mise a la teinte|carrosserie',
    coffee: 'torrefacteur|torrefaction|brulerie|magasin de the|epices|confiseur|fruits secs',
    wholesale: 'grossiste|demi gros|vente en gros|centrale d achat|min de rungis',
  },
  categories: {
    commercial:
      'commerce|magasin|boutique|commercant|commercial|commerciale|vente au detail|commerces|detaillant',
    industrial: 'industrie|industriel|industrielle|usine|production|atelier',
    laboratory: 'laboratoire|labo|recherche|labos',
    medical: 'medical|medicale|hopital|clinique|sante|hospitalier|hospitaliere|soins|soin',
  },
  legal:
    'pour la vente|pour vendre|pour facturer|verifie|homologue|homologation|agreee|balance agree|metrologie legale|en metrologie legale|legale|legal|usage reglemente|transaction commerciale|transactions commerciales|approuvee|vignette verte|poinconnee|marquage m|usage legal|usage commercial|ce m|conforme metrologie legale|facturation',
  notLegal:
    'hors metrologie legale|hors metrologie|non reglemente|pas pour vendre|pas pour la vente|sans vente|pas de vente',
  uses: {
    'direct-sale': 'vente directe|vente au detail|vente au public|vente au poids',
    'farm-sale': 'vente a la ferme|vente au marche',
    'livestock-trade': 'poids vif|au poids vif',
    'precious-metal':
      'rachat d or|achat d or|rachete de l or|achete de l or|racheter de l or|acheter de l or',
    prepack: 'preemballage|preemballages|preemballes',
    postal: 'affranchissement',
    internal: 'usage interne|controle interne|pesage interne',
  },
  sealed:
    'etanche|supporter l eau|supporte l eau|supportent l eau|craint pas l eau|craigne pas l eau|resiste a l eau|resister a l eau|tenir l eau|tient a l eau|etancheite|waterproof|lavage|jet d eau|milieu humide|immersion|nettoyage haute pression|haute pression|resistant a l eau|a l eau|sol mouille|sol humide|zone humide',
  largest:
    'plus grande portee|plus grosse portee|plus forte portee|plus haute portee|plus grande capacite|plus forte charge|plus grosse charge|porte le plus|supporte le plus|plus costaud|plus costaude',
  leastCapacity:
    'plus petite portee|plus faible portee|plus petite capacite|plus faible capacite|portee la plus faible|portee la plus petite',
  largestSize:
    'la plus grande|le plus grand|les plus grandes|les plus grands|la plus grosse|le plus gros|les plus grosses|les plus gros|la plus forte|le plus fort|la plus imposante|le plus imposant',
  smallestSize: 'la plus petite|le plus petit|les plus petites|les plus petits',
  inStock:
    'en stock|dispo|disponible|disponibles|disponible de suite|disponible tout de suite|dispo tout de suite|dispo de suite|livrable de suite|livrable tout de suite|livrable immediatement',
  cheapest:
    'pas cher|pas chere|pas cheres|pas trop cher|pas trop chere|peu cher|peu chere|bon marche|pas chers|moins cher|moins chere|moins chers|moins cheres|le moins cher|la moins chere|les moins cheres|economique|petit prix|petit budget|premier prix|entree de gamme',
  finest:
    'plus precis|plus precise|plus precises|le plus precis|la plus precise|les plus precises|tres precise|tres precis|precision maximale|le plus fin|la plus fine|les plus fines|les plus fins|la plus sensible|le plus sensible|meilleure resolution|meilleure lecture|meilleure precision',
  battery:
    'sans electricite|pas d electricite|sans courant|pas de courant|batterie|accu|pile|sur batterie|a batterie|a pile|autonome|rechargeable|batteries|sur accu|sur pile|fonctionne sur batterie|portable|nomade|mobile|alimentation batterie',
  mains: 'secteur|sur secteur|230 v|230v|220v|prise|alimentation secteur|cable',
  negations:
    'sans|pas de|pas d|pas|non|ni|hors|sauf|pas en|pas sur|aucun|aucune|rien|pas besoin|pas besoin de|pas besoin d|pas besoin qu elle soit|besoin d aucune|inutile',
  dialectNegations: '',
  needs:
    'besoin|necessaire|obligatoire|indispensable|exige|exigee|requis|requise|faut|forcement|necessairement|obligatoirement|oblige|obligee|imperatif|imperative',
  sells: 'vendre|vend|vends|vendons|vendu|vendue|vendus|vente|ventes',
  optional: 'si possible|serait bien|serait un plus|facultatif|facultative',
  generic:
    'balance|bascule|pesage|pesee|peser|pese|instrument|appareil|materiel|systeme|balance electronique|electronique|numerique|modele|balance numerique|balance professionnelle|professionnelle|professionnel|pro|robuste',
  seller: 'votre magasin|vos magasins|votre boutique|votre catalogue|votre gamme|votre site',
  stop: 'de|du|des|d|la|le|les|l|un|une|pour|avec|en|a|au|aux|et|je|cherche|veux|besoin|il|me|faut|qui|que|sur|dans|quelle|quel|mon|ma|mes|notre|nos|voudrais|souhaite|acheter|svp|bonjour|environ|par|entre|type|usage|poids|kg|mm|cm|petit|petite|grand|grande|the|jusqu|ce|est|cher|chere|prix|mesurer|mais|aussi|ou|donc|car|ne|se|sa|son|ses|leur|leurs|ils|elle|elles|nous|vous|on|tu|te|cette|ces|cet|cela|ca|y|doit|doivent|peut|peuvent|sont|etre|avoir|ont|tres|trop|plus|bien|tout|toute|tous|toutes|comme|si|quand|dont|meme|ai|as|avons|avez|soit|fait|faire',
  ways: {
    'periodic-verification':
      'verification periodique|verifications periodiques|verification annuelle|controle periodique|controle metrologique|verification primitive|verification de balance|verification balance|faire verifier|vignette de verification|vignette|reverification|verification',
    'calibration-certificate':
      'certificat d etalonnage|etalonnage|etalonner|calibration|calibrage|calibrer|certificat de calibration|constat d etalonnage',
    'on-site-adjustment': 'ajustage|ajuster ma balance|reglage de balance',
    commissioning: 'mise en service|installation de balance|installation sur place',
    training: 'formation|formations',
    'take-back': 'reprise|reprise ancienne balance|recyclage de balance',
    'metrological-logbook': 'carnet metrologique|carnet de metrologie',
    repair:
      'reparation|reparer|depannage|depanner|sav|maintenance|entretien|faire reparer|contrat d entretien|contrat de maintenance',
    'spare-part': 'piece detachee|pieces detachees|piece de rechange|pieces de rechange',
    rental: 'location|louer|a louer|location courte duree|balance de location|pret de balance',
  },
  beforeInterval:
    'precision|precision de lecture|lecture|echelon|echelons|echelon de verification|resolution|division|graduation|sensibilite|precise a|precis a|pas de|au|a',
  afterInterval: 'pres|de precision|de lecture|d echelon|de resolution|echelon|precision',
  beforeMore: 'plus de|au dela de|superieur a|au dessus de',
  beforeLoad:
    'portee|portee max|portee maximale|capacite|charge|charge maximale|jusqu a|au moins|minimum|mini|a partir de|plus de|des|charge max|au dela de|pesant|pesant jusqu a|peser',
  beforeSmallest:
    'a partir de|des|min|minimum|vendre|vends|vend|vendons|vendue par|plus petite quantite|plus petite portion|quantite minimale|minimum de',
  beforeLess: 'moins de|en dessous de|inferieur a|inferieure a|plus fin que|plus fine que|mieux que',
  atMost: 'au plus|max|maxi|maximum|au maximum',
  beforeMostPrice: 'pas plus de|jusqu a|sous|budget|budget de',
  aboutPrice: 'environ|autour de|vers',
  beforeLeastPrice: 'plus de|plus cher que|plus chere que|a partir de|des|au dessus de|superieur a',
  afterLoad:
    'max|maxi|maximum|minimum|mini|et plus|ou plus|au moins|de portee|de charge|de capacite|au minimum|au maximum',
  toTheGram: 'au gramme pres|au gramme|a un gramme pres',
  toTheMilligram: 'balance au milligramme|balance milligramme|au milligramme pres|au milligramme|au mg',
  units: {
    kg: 'kilo|kilos|kilogramme|kilogrammes',
    mg: 'milligramme|milligrammes',
    g: 'gramme|grammes',
    t: 'tonne|tonnes',
    year: 'an|ans|annee|annees',
    month: 'mois',
    week: 'semaine|semaines',
    day: 'jour|jours',
    hour: 'heure|heures',
    km: 'kilometre|kilometres',
  },
  numbers:
    '2:deux 3:trois 4:quatre 5:cinq 6:six 7:sept 8:huit 9:neuf 10:dix 12:douze 15:quinze 20:vingt 30:trente',
  thousands: ' \u00a0\u202f',
  numberWords: {
    add: '1:un une 2:deux couple 3:trois 4:quatre 5:cinq 6:six 7:sept 8:huit 9:neuf 10:dix 11:onze 12:douze 13:treize 14:quatorze 15:quinze 16:seize 20:vingt vingts 30:trente 40:quarante 50:cinquante 60:soixante 70:septante 80:huitante octante 90:nonante',
    times:
      '100:cent cents centaine centaines 1000:mille millier milliers 12:douzaine 10:dizaine dizaines 15:quinzaine 20:vingtaine 30:trentaine 40:quarantaine 50:cinquantaine 60:soixantaine',
    few: '5:quelques plusieurs',
    part: '0.5:demi demie 0.25:quart quarts',
    and: '0:et',
    point: '0:virgule',
  },
}
