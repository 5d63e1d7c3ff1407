import type { Lexicon } from './lexicon.ts'

/** What people type in German. */
export const lexicon: Lexicon = {
  kinds: {
    'price-computing':
      'preisrechnende waage|preisrechnend|preisrechnende|preisrechner|ladenwaage|preiswaage|thekenwaage|verkaufswaage|preisrechenwaage|preisauszeichnung|handelswaage|preisrechnung',
    'ticket-scale':
      'ladenwaage mit bondrucker|bondrucker|bonwaage|waage mit bon|mit bondrucker|waage mit bondrucker|kassenbon|bon|waage mit drucker|waage mit kassenbon',
    'label-scale':
      'etikettenwaage|etikettendruck|mit etikettendruck|etikettendrucker|etikettierwaage|etikettierer|waage mit etikettendrucker|auszeichnungswaage|barcodewaage|etiketten|etikett',
    'pos-scale':
      'kassenwaage|kassenanschluss|kassenanbindung|checkoutwaage|kasse|kassensystem|scannerwaage|checkout waage|waage fur kasse|registrierkasse',
    'self-service':
      'selbstbedienungswaage|sb waage|selbstbedienung|kunden wiegen selbst|kunden selbst wiegen|touchscreen|touch waage|touchscreenwaage|sb',
    'hanging-retail':
      'ladenwaage hangend|hangende ladenwaage|hangewaage laden|hangende waage|hangend|hangewaage handel',
    'portion-kitchen':
      'portionswaage|portionierwaage|kuchenwaage|portionieren|lebensmittelwaage|portion|portionierung|portionen',
    'postal-parcel': 'paketwaage|postwaage|versandwaage|packchenwaage',
    'gold-jewellery':
      'goldwaage|juwelierwaage|schmuckwaage|gold|edelmetall|edelmetalle|munzwaage|feingold|edelmetallwaage|schmuck',
    bench: 'tischwaage|plattformwaage tisch|industriewaage tisch|tischplattform|auftischwaage',
    washdown:
      'edelstahlwaage|edelstahlwaage ip68|wasserdichte waage|hygienewaage|nassraumwaage|feuchtraumwaage|edelstahl waage',
    floor:
      'bodenwaage|bodenplattform|industriebodenwaage|flachbodenwaage|fasswaage|durchfahrwaage|unterflurwaage|uberfahrwaage|fasser|fass|grubenwaage|einbauwaage',
    'pallet-u': 'palettenwaage|u waage|palettenwaage u form|u formige waage|u form',
    beams: 'wagebalken|wiegebalken|waagebalken|wiegestabe|wageleisten|lastbalken',
    'pallet-truck':
      'ameise|hubwagenwaage|hubwagen|wiegehubwagen|gabelhubwagen|hubwagen mit waage|handhubwagen|waagenhubwagen|hubwaage|gabelhubwagenwaage|palettenhubwagen|wagehubwagen',
    crane:
      'kranwaage|hakenwaage|kran|zugwaage|zugkraftmesser|lasthaken|kranhaken|hallenkran|deckenkran|bruckenkran|laufkran|schakel|zughaken',
    counting:
      'zahlwaage|stuckzahlwaage|stuckzahlung|zahlen|teilezahlung|stuckzahlen|inventur|kleinteile|schrauben zahlen|teile zahlen|stuckzahl',
    weighbridge:
      'fahrzeugwaage|bruckenwaage|lkw waage|lastwagenwaage|strassenfahrzeugwaage|lkwwaage|fuhrwerkswaage|strassenwaage|uberflurwaage|uberflur fahrzeugwaage|unterflur fahrzeugwaage',
    axle: 'achslastwaage|achslast|achswaage|radlastwaage|radlast|achslastmessung|achse|achsen|achsverwiegung',
    checkweigher:
      'kontrollwaage|kontrollwaage selbsttatig|dynamische kontrollwaage|checkweigher|selbsttatige kontrollwaage|durchlaufwaage|bandwaage|dynamisch|dynamische waage|forderband|pro minute|forderband|abfulllinie',
    atex: 'atex|atex waage|ex waage|ex schutz|explosionsschutz|explosionsgeschutzt|explosionsgeschutzte|ex bereich|ex geschutzt|eigensicher|atexwaage|explosionsgefahrdet',
    livestock:
      'viehwaage|tierwaage|rinderwaage|schweinewaage|schafwaage|pferdewaage|grossviehwaage|viehwagen|tiere wiegen|kalberwaage|grosstierwaage|kleintierwaage',
    indicator:
      'wageterminal|waageterminal|wiegeterminal|anzeigegerat|wageindikator|terminal|auswertegerat|wiegeelektronik|indikator|auswerteeinheit|anzeige allein|wagecomputer|anzeigeeinheit|waagenanzeige|wageanzeige',
    loadcell:
      'wagezelle|waegezelle|wiegezelle|lastzelle|kraftsensor|dms|wagesensor|kraftaufnehmer|dehnungsmessstreifen|lastmesszelle',
    weights:
      'prufgewicht|prufgewichte|eichgewicht|kalibriergewicht|gewichtssatz|gewichtsstuck|justiergewicht|referenzgewicht|gewichtesatz|gewichtsstucke|kontrollgewicht|kalibriergewichte|eichgewichte',
    micro: 'mikrowaage|ultramikrowaage|mikro waage|mikrogrammwaage',
    'semi-micro': 'semi mikrowaage|semimikrowaage|halbmikrowaage|semi mikro|semimikro|semi mikro waage',
    analytical: 'analysenwaage|analysewaage|analytische waage|analytikwaage|analysen waage',
    precision: 'prazisionswaage|prazisions waage|genaue waage|praezisionswaage',
    'high-cap-precision':
      'hochlast prazisionswaage|hochlastwaage|hochlast|schwere prazisionswaage|hohe last|hochlastprazisionswaage',
    moisture:
      'restfeuchte|feuchtegehalt|trockensubstanz|trockenmasse|feuchtebestimmer|feuchtewaage|feuchtigkeitsmessgerat|feuchteanalysator|trocknungswaage|feuchtemessung|feuchte|feuchtebestimmung|halogentrockner|feuchtigkeit|feuchtemesser|feuchtigkeitswaage|trockenheit|trockenverlust|trocknungsverlust|wassergehalt|trockengehalt|feuchtgehalt',
    'compact-edu':
      'kompaktwaage|schulwaage|kompakt schulwaage|taschenwaage|kompakt|schulerwaage|kompakte waage|kompakte',
    'mass-comparator': 'massekomparator|komparator|massenkomparator|vergleichswaage',
    personal:
      'personenwaage|personenwaage medizinisch|patientenwaage|korperwaage|flachwaage|arztwaage|medizinische waage',
    column:
      'saulenwaage|saulenwaage mit messstab|messstab|langenmessstab|bmi|personenwaage mit messstab|patientenwaage mit messstab|arztwaage mit messstab|stativwaage|korpergrosse|saulenpersonenwaage',
    'body-comp':
      'korperanalysewaage|korperanalyse|korperfettwaage|impedanzanalyse|bia|korperfett|korperzusammensetzung|impedanz|bioimpedanz|fettwaage|bia waage|korperfettanalyse|korperfettmessung|korperfettanteil|fettanalyse',
    chair: 'stuhlwaage|sitzwaage|wiegestuhl|waagestuhl|sesselwaage|stuhl',
    wheelchair: 'rollstuhlwaage|rollstuhl|rollstuhlplattform|rollstuhle|rollstuhlplattformwaage',
    handrail:
      'stehwaage mit haltegriff|stehwaage|haltegriff|adipositaswaage|adipositas|schwerlastpersonenwaage|bariatrisch|bariatrische|handlaufwaage|handlauf',
    baby: 'sauglingswaage|babywaage|baby|saugling|neugeborene|neugeborenenwaage|sauglinge|babys|neugeborenes|kinderwaage',
    bed: 'bettenwaage|bettwaage|bett|krankenbett|betten|pflegebettwaage|bettlagerig|bettlagerige|bettlageriger',
    stretcher:
      'patientenliege|krankenliege|patiententrage|rettungstrage|liegewaage|liegenwaage|dialysewaage|krankentrage|tragenwaage|liegenwaage dialysewaage',
    hoist: 'lifterwaage|patientenlifter|lifter|patientenlift|hebelifter|patientenlifterwaage',
    pharmacy:
      'apothekenwaage|rezepturwaage|apothekerwaage|rezeptur|rezepturen|magistralrezeptur|individualrezeptur|apotheken waage|defektur',
    'clinical-small': 'windelwaage|organwaage|windeln|organe|kompressen|windel|organ|obduktionswaage',
  },
  shared: [
    ['schrauben|muttern|unterlegscheiben|nagel', 'counting', 'bench'],
    ['saule|mit saule|stativ|mit stativ', 'column', 'bench'],
    ['zum aufhangen|aufhangen|zum anhangen', 'crane', 'hanging-retail'],
    [
      'kundenanzeige|kundendisplay|zweite anzeige|doppelanzeige|zwei anzeigen|anzeige fur den kunden|anzeige zum kunden|kunde sieht den preis|kunden den preis sehen|kundenseitige anzeige',
      'price-computing',
      'ticket-scale',
      'label-scale',
      'pos-scale',
      'hanging-retail',
    ],
    ['plattform|plattformwaage|plattform waage', 'bench', 'floor'],
    ['hangewaage', 'crane', 'hanging-retail'],
    ['edelstahl|rostfrei', 'washdown'],
    ['palette|paletten|europaletten|europalette|gitterbox|gitterboxen', 'pallet-u', 'pallet-truck', 'floor'],
    ['behalter|tank|silo|behalterwaage|silowaage|tankwaage|behalterverwiegung', 'loadcell', 'indicator'],
    ['tisch', 'bench'],
    ['boden', 'floor'],
    [
      'patient|patienten|person|personen|menschen',
      'personal',
      'column',
      'handrail',
      'chair',
      'wheelchair',
      'hoist',
      'bed',
    ],
    ['mikrogramm', 'micro'],
    ['feinwaage|feine waage', 'analytical', 'precision'],
    [
      'lebende huhner|lebendes huhn|lebendes geflugel|lebende tiere|lebend|lebende|lebenden|lebendgeflugel',
      'bench',
      'livestock',
      'crane',
    ],
    ['gepack|koffer|gepackstuck|gepackstucke|gepacktrager', 'postal-parcel', 'bench', 'crane'],
    ['fass|fasser|kanister|tonne fass|ibc', 'floor', 'pallet-u', 'bench'],
    ['big bag|big bags|bigbag|bigbags', 'floor', 'crane', 'beams'],
    ['karton|kartons|kiste|kisten', 'postal-parcel', 'bench'],
    ['reagenz|reagenzien|chemikalien', 'precision', 'analytical'],
  ],
  trades: {
    bakery: 'backerei|backer|brot|backwaren|brotchen|baecker|baeckerei|backereien',
    butcher:
      'metzgerei|metzger|fleischerei|fleischer|fleisch|wurst|schlachter|feinkost|schlachterei|geflugel|hahnchen|huhner',
    cheese: 'kaserei|kase|kasetheke|molkereiladen|kasehandel|kaeserei|kaesetheke|kaseladen',
    fish: 'fischhandel|fisch|fischladen|fischtheke|fischhandler|fischgeschaft|meeresfruchte',
    market:
      'markt|marktstand|wochenmarkt|obst und gemuse|obst|gemuse|gemuseladen|markthandler|obsthandel|gemusehandler',
    supermarket:
      'supermarkt|lose ware|lose waren|unverpackt|unverpacktladen|lebensmittelhandel|lebensmittelladen|einzelhandel|tante emma laden|verbrauchermarkt|discounter|lebensmittelgeschaft',
    farmSale:
      'imker|imkerei|honig|eier|selbstpflucker|selbst pflucken|erdbeerhof|spargelhof|obsthof|hofladen|direktvermarktung|ab hof|hofverkauf|direktvermarkter|ab hof verkauf|direktverkauf',
    kitchen:
      'gastronomie|restaurant|kuche|koch|kantine|grosskuche|imbiss|pizzeria|gastro|catering|crepe|crepes|creperie|crepesstand|imbisswagen|imbissstand|foodtruck|food truck|cafe|waffel',
    pastry: 'eisdiele|eiscafe|konditorei|konditor|patisserie|schokolade|chocolatier|confiserie|pralinen',
    jeweller:
      'juwelier|goldschmied|schmuckhandler|goldankauf|schmuckladen|munzhandler|pfandhaus|juweliere|goldhandler|feinunze|unzen|munzen|goldbarren|troy',
    gems: 'karatwaage|karat|diamantwaage|diamant|diamanten|edelstein|edelsteine|gemmologie',
    pharmacist: 'apotheke|apotheker|offizin|drogerie',
    letters: 'briefwaage|brief|briefpost',
    airport: 'flughafen|gepackaufgabe|gepackannahme|fluggesellschaft|check in schalter',
    post: 'paket|pakete|post|versand|porto|postversand|kurier|onlinehandel|onlineshop',
    warehouse: 'lager|logistik|lagerhalle|wareneingang|spedition|warenlager|versandlager|lagerlogistik',
    vet: 'tierarzt|veterinar|tierklinik|tierarztpraxis|hund|katze|haustier|haustiere|hunde|katzen|tier|tiere|hundesalon|veterinarmedizin',
    farm: 'landwirtschaft|landwirt|bauernhof|bauer|vieh|rind|rinder|schwein|schweine|schaf|schafe|pferd|pferde|kuh|kuhe|kalb|kalber|stall|ziege|ziegen|viehzucht|bullen|farse|jungvieh|lamm|lammer|mutterschaf|ferkel|sau|sauen|stute|fohlen|pony|ponys',
    trucks:
      'lkw|lastwagen|fahrzeug|fahrzeuge|anhanger|sattelzug|traktor|transporter|kleintransporter|lieferwagen|laster|pkw|auto|wohnmobil|wohnwagen|kastenwagen',
    waste:
      'recycling|schrott|abfall|steinbruch|kies|kieswerk|wertstoffhof|schrottplatz|deponie|entsorgung|abfalle|mull',
    food: 'lebensmittelindustrie|schlachthof|lebensmittelproduktion|molkerei|lebensmittelbetrieb|lebensmittelverarbeitung|fleischverarbeitung',
    chemistry: 'chemie|chemielabor|chemisch|chemiker|chemikalien|parfumerie',
    doctor: 'arztpraxis|arzt|hausarzt|praxis|betriebsarzt|arzte|sanitatsraum',
    maternity:
      'hebamme|kinderarzt|entbindung|padiatrie|geburtshilfe|kinderklinik|neonatologie|entbindungsstation|kinderkrippe|hebammen|geburtsstation',
    care: 'pflegeheim|altenheim|seniorenheim|pflege|altenpflege|senioren|pflegedienst|seniorenresidenz|geriatrie',
    dialysis: 'dialyse|nephrologie|dialysezentrum|hamodialyse|dialysestation',
    dietician:
      'ernahrungsberatung|ernahrungsberater|fitnessstudio|fitness|sportverein|diatassistent|diatberatung|fitnesscenter|sport|ernahrung|sportler|athleten|boxer|ringer',
    school:
      'schule|unterricht|universitat|hochschule|ausbildung|gymnasium|studenten|schuler|schulen|physik|chemieunterricht|klassenzimmer',
    brewery:
      'brauerei|brauer|brennerei|winzer|weingut|kellerei|weinlese|trauben|muhle|muller|malz|malzerei|mosterei',
    hunting:
      'jagd|jager|jagdrevier|wild|wildbret|wildwaage|wildkammer|reh|hirsch|wildschwein|angler|angeln|karpfen',
    laundry: 'wascherei',
    paint: 'lack|farbmischung|lackiererei|druckfarbe|farbrezeptur|lackmischung',
    coffee:
      'kaffeerosterei|kaffeeroster|rosterei|teeladen|gewurze|gewurzladen|sussigkeiten|susswaren|trockenfruchte',
    wholesale: 'grosshandel|grosshandler|grossmarkt',
  },
  categories: {
    commercial: 'handel|laden|geschaft|verkauf|gewerbe|handler|verkaufsstelle|gewerblich',
    industrial: 'industrie|fabrik|werkstatt|produktion|fertigung|betrieb|industriewaage|industriell',
    laboratory: 'labor|laborwaage|forschung|laboratorium|labore|laborbedarf',
    medical:
      'medizin|medizinisch|krankenhaus|klinik|medizinische|gesundheit|station|klinikum|spital|medizinwaage',
  },
  legal:
    'zum verkauf|zum verkaufen|fur den verkauf|zum abrechnen|geeicht|eichfahig|eichpflichtig|konformitatsbewertet|eichbar|mit eichung|eichung|amtlich|konformitatsbewertung|ersteichung|zugelassen|eichamt|ce m|verrechnung|abrechnung|geschaftlicher verkehr|eichzulassung|fur rechnung|fur rechnungen|fur die rechnung',
  notLegal:
    'ungeeicht|nicht eichpflichtig|eichfrei|nicht geeicht|nicht zum verkauf|kein verkauf|nicht fur den verkauf|nicht verkaufen',
  uses: {
    'direct-sale':
      'direktverkauf|offene verkaufsstelle|offene verkaufsstellen|ladenverkauf|verkauf nach gewicht',
    'farm-sale': 'ab hof verkauf|marktverkauf',
    'livestock-trade': 'lebendgewicht|nach lebendgewicht',
    'precious-metal': 'goldankauf|ankauf von gold|gold ankaufen|kaufe gold|kaufen gold',
    prepack: 'fertigpackung|fertigpackungen',
    postal: 'porto|frankierung',
    internal: 'innerbetrieblich|innerbetriebliche|interne kontrolle|interner gebrauch|interne verwendung',
  },
  sealed:
    'wasserdicht|wasserfest|wasser aushalten|wasser vertragen|wasser abkonnen|wasser aushalt|wasser vertragt|nass werden|nass wird|spritzwassergeschutzt|abwaschbar|wassergeschutzt|nass|wasserdichte|hochdruckreiniger|spritzwasser|wasserfeste|nassbereich|abspritzbar|staubdicht|hochdruckreinigung|strahlwasser|wasserstrahl|nasser boden|nassem boden|feuchtraum',
  largest:
    'hochste traglast|grosste traglast|hochste tragkraft|grosste tragkraft|hochste hochstlast|grosste hochstlast|hochste wageleistung|tragt am meisten|am meisten tragt|grosste kapazitat|hochste kapazitat|starkste',
  leastCapacity:
    'kleinste hochstlast|geringste hochstlast|niedrigste hochstlast|kleinste traglast|geringste traglast|kleinste tragkraft|geringste kapazitat|kleinste kapazitat',
  largestSize: 'grosste|grosster|grosstes|grossten|grosstem|machtigste',
  smallestSize: 'kleinste|kleinster|kleinstes|kleinsten|kleinstem',
  inStock: 'auf lager|lagernd|ab lager|sofort lieferbar|gleich lieferbar|sofort verfugbar|am lager|vorratig',
  cheapest:
    'gunstig|gunstige|gunstiges|gunstiger|gunstigste|gunstigsten|billig|billige|billiger|billigste|preiswert|preiswerte|preisgunstig|preisgunstige|preiswerteste|nicht teuer|nicht zu teuer|einstiegsmodell',
  finest:
    'genaueste|genauesten|genauste|prazisiste|prazisesten|praziseste|feinste|hochste genauigkeit|moglichst genau|sehr genau|feinster|feinstes|feinsten|genauester|genauestes|prazisester|empfindlichste|hochste auflosung|beste auflosung|feinste auflosung|beste ablesbarkeit|feinste ablesbarkeit|hochste prazision',
  battery:
    'kein strom|keinen strom|ohne strom|ohne stromanschluss|kein stromanschluss|keinen stromanschluss|akku|batterie|akkubetrieb|batteriebetrieb|batteriebetrieben|akkubetrieben|kabellos|aufladbar|mobil|mit akku|mobile|akkus|batterien|netzunabhangig|akkubetriebene|batteriebetriebene|tragbar',
  mains:
    'netz|netzbetrieb|netzteil|steckdose|230v|netzstrom|netzanschluss|230 v|netzbetrieben|stromnetz|kabelgebunden|kabel',
  negations:
    'ohne|nicht|kein|keine|keinen|ausser|nicht mit|muss nicht|muss sie nicht|brauche nicht|braucht nicht',
  dialectNegations: 'nix|net|nid|nit|koi',
  needs:
    'brauche|brauchen|braucht|brauch|benotige|benotigen|benotigt|muss|mussen|notig|notwendig|erforderlich|pflicht|unbedingt|zwingend|vorgeschrieben|verpflichtend',
  sells: 'verkaufen|verkaufe|verkauft|verkauf|verkaufs',
  optional: 'kein muss|war schon|ware schon|ware nett|wenn moglich|optional|muss nicht sein',
  generic:
    'gewicht|gewichte|waage|wiegen|wage|digitalwaage|digital|elektronisch|elektronische|elektronische waage|gerat|wagetechnik|waagentechnik|messgerat|verwiegung|digitale|digitale waage|instrument|profi|professionelle|modell|schwerlastwaage|schwerlast|robust|robuste',
  seller:
    'ihrem laden|ihr laden|ihrem shop|ihr shop|ihrem geschäft|ihrem sortiment|ihrem katalog|eurem laden|euer laden|eurem shop|euer shop|eurem geschäft|eurem sortiment|eurem katalog',
  stop: 'zwischen|fur|mit|der|die|das|ein|eine|einen|und|von|zum|zur|im|in|zu|ich|suche|brauche|wir|am|auf|den|dem|des|einer|einem|wiege|bitte|mochte|kaufen|welche|welcher|unser|unsere|mein|meine|ca|etwa|bei|gewicht|als|ist|kg|mm|cm|kleine|kleiner|grosse|grosser|gute|es|soll|typ|ans|uns|beste|aus|klein|gross|mehr|kann|man|was|billig|gunstig|gunstige|preis|messen|aber|auch|noch|nur|sehr|schon|dann|wenn|weil|dass|damit|oder|sein|sind|wird|werden|war|haben|hat|muss|mussen|sollte|sollen|konnen|konnte|diese|dieser|dieses|jede|jeder|alles|alle|hier|dort|da|so|wie|wo|wer|nach|durch|gegen|um|er|sie|ihr|ihre|mir|mich|dir|sich|selbst|doch|mal|eben|wieder|habe|hab|wurde|sowie|bis',
  ways: {
    'periodic-verification': 'wiederkehrende prufung|regelmassige prufung|metrologische prufung',
    'verification-authority':
      'eichen|eichen lassen|nacheichung|nacheichen|eichung|eichtermin|eichamt|eichbehorde|eichung beantragen|eichdienst|eichservice|eichmarke|eichplakette',
    'calibration-certificate':
      'kalibrierung|kalibrieren|kalibrierschein|kalibrierzertifikat|werkskalibrierung|kalibrierservice|rekalibrierung',
    'on-site-adjustment': 'justierung|justieren lassen|justierservice',
    commissioning: 'inbetriebnahme|aufstellung vor ort|installation vor ort',
    training: 'schulung|schulungen|einweisung',
    'take-back': 'rucknahme|altgerat|altwaage|entsorgung',
    'metrological-logbook': 'prufbuch|metrologisches prufbuch',
    repair:
      'reparatur|reparieren|instandsetzung|wartung|wartungsvertrag|reparaturservice|reparaturdienst|waagenservice|kundendienst',
    'spare-part': 'ersatzteil|ersatzteile|ersatzteilservice',
    rental: 'mieten|miete|mietwaage|vermietung|leihen|leihwaage|leihgerat|verleih|ausleihen|leasing',
  },
  beforeInterval:
    'genauigkeit|ablesbarkeit|ablesbar|ablesbar auf|teilung|auflosung|ziffernschritt|teilungswert|eichwert|auf|ablesung|skalenteilung|genau auf|teilschritt|schritte|schrittweite|schritt|messgenauigkeit|in schritten von|prazision|eichteilung',
  afterInterval:
    'genau|genauigkeit|schritte|schritten|teilung|ablesbarkeit|ablesbar|auflosung|schritt|ablesung|exakt|eichwert',
  beforeMore: 'mehr als|uber',
  beforeLoad:
    'bis|hochstlast|ab|mindestens|traglast|tragkraft|kapazitat|wagebereich|uber|mehr als|bis zu|belastbar bis|bis max|last|wiegebereich|maximallast|messbereich|nutzlast|min|von|belastung|wagt bis',
  beforeSmallest:
    'ab|min|von|mindestlast|verkaufe|verkaufen|verkaufen wir|portionen von|kleinste menge|geringste menge|kleinste portion|mindestmenge|mindestens',
  beforeLess: 'unter|weniger als|feiner als|besser als',
  atMost: 'hochstens|max|maximal|maximum|nicht mehr als',
  beforeMostPrice: 'bis|bis zu|budget',
  aboutPrice: 'etwa|ca|rund|um die',
  beforeLeastPrice: 'uber|mehr als|teurer als|ab|mindestens',
  afterLoad:
    'max|maximal|hochstlast|mindestens|und mehr|traglast|tragkraft|oder mehr|kapazitat|last|wagebereich|aufwarts|minimum|belastbar',
  toTheGram: 'auf das gramm genau|aufs gramm genau|grammgenau|aufs gramm|auf ein gramm genau|gramm genau',
  toTheMilligram:
    'milligrammwaage|aufs milligramm genau|milligrammgenau|auf das milligramm genau|aufs milligramm|milligramm genau',
  units: {
    kg: 'kilo|kilos|kilogramm|kilogramms',
    mg: 'milligramm|milligramms',
    g: 'gramm|gramms',
    t: 'tonne|tonnen',
    year: 'jahr|jahre|jahren',
    month: 'monat|monate|monaten',
    week: 'woche|wochen',
    day: 'tag|tage|tagen',
    hour: 'stunde|stunden',
    km: 'kilometer|kilometern',
  },
  numbers:
    '2:zwei 3:drei 4:vier 5:funf 6:sechs 7:sieben 8:acht 9:neun 10:zehn 12:zwolf 15:funfzehn 20:zwanzig 30:dreissig',
  thousands: '.\u00a0\u202f',
  numberWords: {
    add: '1:ein eine einen einem einer eins 2:zwei zwo 3:drei 4:vier 5:funf fuenf 6:sechs 7:sieben 8:acht 9:neun 10:zehn 11:elf 12:zwolf zwoelf 15:funfzehn fuenfzehn fuffzehn 16:sechzehn 17:siebzehn 20:zwanzig 30:dreissig dreißig 40:vierzig 50:funfzig fuenfzig fuffzig 60:sechzig 70:siebzig 80:achtzig 90:neunzig',
    times: '100:hundert 1000:tausend 12:dutzend',
    few: '5:paar einige mehrere',
    part: '0.5:halb halbe halben halbes halber 0.25:viertel 1.5:anderthalb anderthalbe eineinhalb',
    and: '0:und einhalb',
    point: '0:komma',
  },
}
