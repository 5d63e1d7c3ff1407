import type { Lexicon } from './lexicon.ts'

/** What people type in English. */
export const lexicon: Lexicon = {
  kinds: {
    'price-computing':
      'price computing scale|price computing|price scale|shop scale|counter scale|deli scale|price calculating|price calculating scale|retail price scale',
    'ticket-scale':
      'receipt printing scale|receipt scale|receipt printer|receipt|receipt printing|ticket scale|scale with receipt|price computing scale with printer|price computing with printer|shop scale with printer|retail scale with printer',
    'label-scale':
      'label printing scale|prints labels|label scale|label printer|labelling scale|label printing|barcode scale|labeling scale|prints labels|print labels|labels',
    'pos-scale':
      'checkout scale|pos scale|checkout|till scale|cash register scale|till|point of sale|pos|cash register',
    'self-service':
      'self service scale|self service|touch screen scale|touchscreen scale|touchscreen|customer operated|customers to weigh|customers weigh|weigh their own',
    'hanging-retail': 'hanging retail scale|hanging scale shop|hanging shop scale',
    'portion-kitchen':
      'portion scale|kitchen scale|portion control scale|portioning|food scale|portion|portion control|catering scale',
    'postal-parcel': 'parcel scale|postal scale|shipping scale|mail scale|post scale|package scale',
    'gold-jewellery':
      'gold scale|jewellery scale|jewelry scale|gold balance|jewellery balance|jewelry balance|gold|precious metal|precious metals',
    bench:
      'bench scale|table scale|bench|tabletop scale|table top scale|bench platform|workshop scale|benchtop scale',
    washdown:
      'wash down scale|washdown scale|stainless wash down scale|stainless scale|waterproof scale|marine scale|stainless steel scale|hygienic scale|wash down platform|washdown platform',
    floor:
      'floor scale|platform floor scale|industrial floor scale|low profile scale|pit scale|drum scale|drum|drums|industrial platform scale|floor',
    'pallet-u': 'pallet scale|u scale|u shaped scale|u frame scale|pallet u scale|u frame|u shaped',
    beams: 'weighing beams|weigh beams|beam scale|weigh bars|weighing bars|load bars|beams',
    'pallet-truck':
      'powered pallet truck|pallet truck scale|pallet truck|pallet jack scale|pallet jack|weighing pallet truck|hand pallet truck|pallet trucks|pump truck scale|hand truck scale|hand truck',
    crane:
      'crane scale|crane|hook scale|hanging hook scale|dynamometer|overhead crane|load link|shackle|hook',
    counting:
      'counting scale|piece counting|parts counting|counting|parts counter|count parts|inventory|stock taking|piece counter|counting parts|counting screws',
    weighbridge:
      'weighbridge|above ground weighbridge|surface mounted weighbridge|pit weighbridge|truck scale|lorry scale|vehicle scale|weigh bridge|weighbridge for lorries|truck weighing',
    axle: 'axle weigher|axle scale|axle|axle weigh pads|wheel scale|wheel weigher|axle pads|axle weighing|weigh pads|wheel load',
    checkweigher:
      'checkweigher|check weigher|dynamic checkweigher|in line weighing|checkweighing|automatic checkweigher|inline checkweigher|conveyor scale|conveyor|per minute|a minute|conveyor|packing line',
    atex: 'atex|atex scale|explosion proof|ex proof|ex rated|ex scale|hazardous area|explosion protected|intrinsically safe|hazardous areas|explosive atmosphere',
    livestock:
      'livestock scale|cattle scale|animal scale|sheep scale|pig scale|horse scale|cattle weigher|animal weighing|cattle crush|livestock weighing',
    indicator:
      'weight indicator|indicator|weighing terminal|weighing indicator|display terminal|terminal|readout|display unit|digital indicator|weigh display|weighing display',
    loadcell: 'load cell|loadcell|strain gauge|weighing sensor|load sensor|load cells|force sensor',
    weights:
      'test weight|test weights|calibration weight|calibration weights|check weight|check weights|weight set|reference weight|mass standard|standard weights|set of weights',
    micro: 'microbalance|micro balance|ultra micro balance|microgram balance',
    'semi-micro': 'semi micro balance|semi micro|semimicro balance|semi microbalance|semimicro',
    analytical: 'analytical balance|analytical|analytical scale|analysis balance',
    precision:
      'precision balance|precision scale|top loading balance|toploader|top loader|precise scale|top pan balance',
    'high-cap-precision':
      'high capacity precision balance|high capacity balance|high capacity|heavy duty precision balance|high capacity precision',
    moisture:
      'moisture analyser|moisture analyzer|moisture balance|moisture|moisture meter|halogen moisture analyser|drying balance|moisture content|halogen dryer|humidity|dryness|loss on drying|water content|dry matter|dry content',
    'compact-edu':
      'compact balance|education balance|school balance|compact scale|student balance|pocket scale|compact|classroom balance|school scale',
    'mass-comparator': 'mass comparator|comparator|mass comparison',
    personal:
      'medical floor scale|personal scale|patient scale|person scale|medical scale|bathroom scale|flat scale|body weight scale|people scale|adult scale',
    column:
      'column scale|height rod|scale with height rod|patient scale with height rod|medical scale with height rod|bmi|physician scale|stadiometer|height measure|bmi scale|height measuring rod|doctor scale',
    'body-comp':
      'body composition analyser|body composition|body composition analyzer|body fat|body analyser|bioimpedance|body fat scale|body composition scale|bia|impedance|fat percentage|fat analysis',
    chair: 'chair scale|weighing chair|seat scale|sit on scale|seated scale|chair',
    wheelchair: 'wheelchair scale|wheelchair|wheelchair platform|wheel chair scale|wheel chair|wheelchairs',
    handrail:
      'handrail scale|bariatric scale|bariatric|handrail|stand on scale with handrail|obesity|hand rail scale|obese patients',
    baby: 'new born|new born scale|baby scale|infant scale|baby|infant|newborn|newborn scale|neonatal scale|paediatric scale|pediatric scale|babies|infants',
    bed: 'bed scale|bed|hospital bed scale|beds|bed weighing|bedridden|bedbound|bed bound',
    stretcher:
      'stretcher scale|dialysis scale|stretcher|gurney|gurney scale|hospital trolley|patient trolley|hospital trolley scale',
    hoist:
      'patient lift scale|patient lift|patient hoist|patient hoist scale|lift scale|sling scale|lifter scale|patient hoist|lifting patients|patient lifting|hoist scale for lifting patients|hoist scale for patients',
    pharmacy:
      'pharmacy balance|pharmacy scale|dispensing balance|compounding balance|prescription balance|dispensing scale|compounding|magistral preparation|dispensary balance|pharmacist balance',
    'clinical-small':
      'diaper scale|organ scale|nappy scale|diaper|organs|swab scale|nappies|diapers|autopsy scale|autopsy',
  },
  shared: [
    ['label', 'label-scale'],
    ['screws|bolts|washers|nuts and bolts|fasteners', 'counting', 'bench'],
    ['column|with column|on a column|pillar', 'column', 'bench'],
    ['hand held|handheld|to hang|hang up', 'crane', 'hanging-retail'],
    [
      'customer display|dual display|two displays|display for the customer|customer side display|rear display|second display|customer facing display|customers see the price|customer sees the price|see the price',
      'price-computing',
      'ticket-scale',
      'label-scale',
      'pos-scale',
      'hanging-retail',
    ],
    ['platform|platform scale', 'bench', 'floor'],
    // By what surrounds the word: a shop, a load, a care home.
    ['hanging scale|hanging', 'hanging-retail', 'crane'],
    ['hoist|hoist scale', 'crane', 'hoist'],
    ['stainless|stainless steel', 'washdown'],
    [
      'pallet|pallets|weighing pallets|euro pallet|euro pallets|europallets',
      'pallet-u',
      'pallet-truck',
      'floor',
    ],
    ['tank|hopper|silo|tank weighing|hopper weighing', 'loadcell', 'indicator'],
    ['table', 'bench'],
    [
      'patient|patients|people|person',
      'personal',
      'column',
      'handrail',
      'chair',
      'wheelchair',
      'hoist',
      'bed',
    ],
    ['microgram', 'micro'],
    [
      'live chicken|live chickens|live poultry|live rabbit|live rabbits|live animal|live animals|living animals',
      'bench',
      'livestock',
      'crane',
    ],
    ['luggage|baggage|suitcase|suitcases|luggage rack', 'postal-parcel', 'bench', 'crane'],
    ['drum|drums|barrel|barrels|keg|kegs|ibc', 'floor', 'pallet-u', 'bench'],
    ['big bag|big bags', 'floor', 'crane', 'beams'],
    ['carton|cartons|box|boxes', 'postal-parcel', 'bench'],
    ['reagent|reagents', 'precision', 'analytical'],
  ],
  trades: {
    bakery: 'bakery|baker|bread|bakers',
    butcher: 'butcher|butchers|butchery|meat|delicatessen|deli|butcher shop|poultry|chicken|chickens',
    cheese: 'cheese|cheesemonger|cheese shop|dairy shop|creamery|cheese counter',
    fish: 'fishmonger|fish|seafood|fish shop|fish counter',
    market:
      'market|market stall|greengrocer|fruit and vegetables|fruit|vegetables|street trader|loose goods|farmers market|greengrocers',
    supermarket:
      'zero waste|zero waste shop|refill shop|bulk shop|bulk store|bulk goods|bulk food|loose food|package free|grocery|supermarket|grocer|convenience store|corner shop|grocery store|hypermarket',
    farmSale:
      'beekeeper|bee keeper|beekeeping|honey|egg|pick your own|pick your own farm|fruit farm|strawberry farm|farm shop|farm sale|farm gate|farm gate sales|sale at the farm|farm stall',
    kitchen:
      'restaurant|catering|kitchen|cook|chef|canteen|pizzeria|snack bar|takeaway|crepe|crepes|creperie|crepe stand|food truck|food stall|food van|street food|cafe|waffle',
    pastry: 'patisserie|pastry|chocolatier|confectionery|ice cream|confectioner|pastry shop',
    jeweller:
      'jeweller|jeweler|jewellery|jewelry|goldsmith|gold buyer|pawn shop|jewellers|coin dealer|gold buying|troy|troy oz|troy ounce|bullion|coins',
    gems: 'carat scale|carat|diamond scale|diamond|gems|gemstones|precious stones|gemmology|gemology',
    pharmacist: 'pharmacy|pharmacist|dispensary|chemist shop|drugstore|apothecary|chemists',
    letters: 'letter scale|letters|letter|weighing letters',
    airport: 'airport|airport check in|check in desk|baggage check in|luggage check in|airline',
    post: 'parcel|parcels|post|postal|mail|shipping|courier|post office|e commerce|dispatch',
    warehouse: 'warehouse|logistics|storage|goods in|depot|distribution centre|loading dock|goods receipt',
    vet: 'vet|veterinary|veterinarian|vets|dog|cat|pet|pets|animal clinic|dogs|cats|animal|animals|pet shop|grooming',
    farm: 'farm|farmer|livestock|cattle|cow|sheep|pig|pigs|horse|horses|agriculture|calf|calves|goat|bull|agricultural|cows|heifer|steer|bullock|lamb|ewe|piglet|mare|foal|pony|ponies',
    trucks:
      'truck|trucks|lorry|lorries|trailer|vehicle|vehicles|tractor|hgv|haulage|car|van|pickup truck|motorhome|campervan|caravan',
    waste: 'waste|recycling|scrap|quarry|gravel|scrap yard|landfill|aggregates|scrapyard|scrap metal',
    food: 'food industry|food production|abattoir|slaughterhouse|food processing|food factory|dairy|meat plant|ready meals',
    chemistry: 'chemistry|chemical|chemicals|chemistry lab|perfumery',
    doctor:
      'doctor|gp|doctors surgery|physician|surgery|medical practice|doctors office|gp surgery|occupational health',
    maternity:
      'maternity|paediatrics|pediatrics|midwife|neonatal|paediatrician|nursery|midwives|maternity ward',
    care: 'nursing home|care home|elderly|elderly care|retirement home|home care|geriatric|old people',
    dialysis: 'dialysis|nephrology|haemodialysis',
    dietician:
      'dietician|dietitian|nutritionist|nutrition|gym|fitness|sports club|personal trainer|sport|fitness studio|athletes|athlete|boxers|wrestlers',
    school: 'school|college|university|teaching|education|classroom|student|students|schools',
    brewery:
      'brewery|microbrewery|brewer|winery|vineyard|distillery|mill|miller|malt|malting|grapes|grape harvest|cider|winemaker',
    hunting: 'hunting|hunter|venison|game meat|game dealer|deer|angling|angler|fisherman|carp',
    laundry: 'laundry|linen|launderette|dry cleaner',
    paint: 'paint|paint mixing|colour mixing|color mixing|varnish|body shop',
    coffee:
      'coffee roaster|coffee roastery|roastery|tea shop|tea merchant|spices|spice shop|sweet shop|candy store|nuts and dried fruit',
    wholesale: 'wholesale|wholesaler|cash and carry',
  },
  categories: {
    commercial: 'retail|shop|store|commercial|trade|commerce|retailer|shops',
    industrial: 'industrial|industry|factory|production|workshop|manufacturing|plant',
    laboratory: 'laboratory|lab|research|labs|laboratories',
    medical: 'medical|hospital|clinic|health|healthcare|ward|clinical|hospitals',
  },
  legal:
    'for selling|to sell by|for invoicing|legal for trade|trade approved|verified|approved|approved for trade|certified|legal metrology|ce m|class approved|stamped|trading standards|legal|for trade use|trade legal|m approved|weights and measures|legal use|invoicing',
  notLegal:
    'not legal for trade|outside legal metrology|unverified|non trade|not selling|not for sale|no selling|not sold|not for resale',
  uses: {
    'direct-sale': 'direct sale|direct sales|retail sale|sale by weight|selling by weight',
    'farm-sale': 'farm gate sale|market stall sale',
    'livestock-trade': 'live weight|liveweight|by live weight',
    'precious-metal': 'gold buying|buying gold|buy gold|we buy gold',
    prepack: 'prepackage|prepackages|prepacked goods',
    postal: 'postal use|postage',
    internal: 'internal use|internal control|in house use',
  },
  sealed:
    'waterproof|watertight|withstand water|stand water|stands water|handle water|handles water|get wet|gets wet|water resistant|washable|splash proof|sealed|submersible|wet area|water proof|wet environment|high pressure cleaning|pressure washer|splashproof|wet floor|wet floors|wet room',
  largest:
    'highest capacity|largest capacity|biggest capacity|greatest capacity|maximum capacity you have|carries the most|takes the most|heaviest load|largest max|highest max|strongest',
  leastCapacity: 'smallest capacity|lowest capacity|least capacity|smallest max|lowest max',
  largestSize: 'biggest|largest|the biggest|the largest',
  smallestSize: 'smallest|the smallest|tiniest',
  inStock: 'in stock|on the shelf|available now|available immediately|ready to ship|from stock|off the shelf',
  cheapest:
    'cheap|cheaper|cheapest|the cheapest|low cost|low price|affordable|inexpensive|least expensive|budget friendly|not expensive|not too expensive|lowest price|entry level',
  finest:
    'most precise|most accurate|highest precision|highest accuracy|finest|most sensitive|very precise|highest resolution|best resolution|finest resolution|best readability|finest readability|highest readability|best precision|best accuracy',
  battery:
    'no electricity|no electric|no power|without power|without electricity|no mains|off grid|battery|rechargeable|battery powered|cordless|accumulator|battery operated|wireless power|mobile|batteries|with battery|on battery|runs on battery|battery operation|portable',
  mains:
    'plug|socket|mains|mains powered|plug in|230v|power cord|mains supply|230 v|wired|mains power|power supply|mains operated',
  negations:
    'without|not|no|non|except|never|no need for|don t need|do not need|doesn t need|does not need|doesn t have to be|need not be|needn t be|w o',
  dialectNegations: 'nae',
  needs: 'need|needs|needed|require|required|necessary|essential|necessarily|mandatory|compulsory',
  sells: 'sell|sells|selling|sold|sale|sales',
  optional: 'if possible|would be nice|nice to have|optional|is optional',
  generic:
    'scale|balance|weighing|weigh|weigher|weighing scale|digital|electronic|instrument|device|machine|digital scale|electronic scale|weighing machine|professional|equipment|model|heavy duty|heavy|duty',
  seller: 'your shop|your store|your catalogue|your catalog|your range|your website|your site',
  stop: 'between|of|for|with|the|a|an|and|to|in|on|i|need|want|looking|my|our|at|that|can|which|is|by|from|about|please|buy|best|some|up|it|we|me|small|large|big|me|you|do|have|use|what|around|kg|mm|cm|type|cheap|price|measure|measuring|but|must|be|are|was|were|has|had|will|would|should|could|may|might|also|too|very|just|only|if|when|then|than|so|as|or|these|those|this|they|them|their|us|he|she|his|her|its|there|here|all|any|each|more|most|other|such|both|same|get|got|go|going|does|did|u',
  ways: {
    'periodic-verification':
      'periodic verification|verification|reverification|re verification|in service inspection|annual inspection|metrological inspection|verification sticker|green sticker',
    'calibration-certificate':
      'calibration|calibration certificate|certificate of calibration|calibrate|recalibration|recalibrate|calibration service',
    'on-site-adjustment': 'adjustment service|on site adjustment',
    commissioning: 'commissioning|installation service|on site installation',
    training: 'training|user training|training course',
    'take-back': 'take back|trade in|old scale disposal',
    'metrological-logbook': 'logbook|metrological logbook',
    repair:
      'repair|repairs|scale repair|servicing|maintenance|maintenance contract|service contract|fix my scale',
    'spare-part': 'spare part|spare parts|spares|replacement part|replacement parts',
    rental: 'rental|rent|hire|to hire|for hire|scale hire|leasing|lease',
  },
  beforeInterval:
    'readability|resolution|accuracy|increment|increments|division|interval|graduation|precision|scale interval|accurate to|reads to|to the nearest|nearest|verification interval|steps of|in steps of|readable to|to within|within|readout|d',
  afterInterval:
    'accuracy|resolution|readability|increments|increment|steps|division|divisions|precision|accurate|graduation|interval|readable',
  beforeMore: 'more than|over|above|greater than',
  beforeLoad:
    'capacity|up to|at least|minimum|min|from|over|more than|load|max load|capacity of|above|maximum load|max capacity|weighing up to|as much as',
  beforeSmallest:
    'from|min|minimum|starting at|down to|sell|selling|sold by|smallest quantity|smallest amount|smallest portion|least quantity|smallest',
  beforeLess: 'under|less than|below|finer than|better than',
  atMost: 'at most|max|maximum|no more than|not more than',
  beforeMostPrice: 'up to|budget|budget of|within',
  aboutPrice: 'around|about',
  beforeLeastPrice: 'over|more than|more expensive than|dearer than|above|from|at least',
  afterLoad: 'max|maximum|capacity|minimum|or more|and more|load|at least|or above|and above|upwards|plus',
  toTheGram: 'to the nearest gram|to the gram|nearest gram|to within a gram',
  toTheMilligram:
    'milligram scale|milligram balance|to the nearest milligram|to the milligram|nearest milligram',
  units: {
    kg: 'kilo|kilos|kilogram|kilograms',
    mg: 'milligram|milligrams',
    g: 'gram|grams',
    t: 'ton|tons|tonne|tonnes',
    year: 'year|years',
    month: 'month|months',
    week: 'week|weeks',
    day: 'day|days',
    hour: 'hour|hours',
    km: 'kilometer|kilometers|kilometre|kilometres',
  },
  numbers:
    '1:one 2:two 3:three 4:four 5:five 6:six 7:seven 8:eight 9:nine 10:ten 12:twelve 15:fifteen 20:twenty 30:thirty',
  thousands: ',',
  numberWords: {
    add: '1:one 2:two couple 3:three 4:four 5:five 6:six 7:seven 8:eight 9:nine 10:ten 11:eleven 12:twelve 13:thirteen 14:fourteen 15:fifteen 16:sixteen 17:seventeen 18:eighteen 19:nineteen 20:twenty 30:thirty 40:forty fourty 50:fifty 60:sixty 70:seventy 80:eighty 90:ninety',
    times: '100:hundred 1000:thousand 12:dozen',
    few: '5:few several',
    part: '0.5:half 0.25:quarter quarters',
    and: '0:and',
    point: '0:point',
    article: '1:a an',
    of: '0:of',
  },
}
