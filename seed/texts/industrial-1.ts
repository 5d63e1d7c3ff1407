import type { KindTexts } from '#seed/kind-texts.ts'
import { backlitDigits, externalAdjustment, markingOfClassThree } from '#seed/phrases.ts'

export const industrial1: Record<string, KindTexts> = {
  bench: {
    description: {
      fr: 'Posée sur un établi, une table de préparation ou un poste d’expédition, la balance plate-forme sert à réceptionner, préparer, conditionner et contrôler. Choisissez la portée d’après la charge la plus lourde, tare comprise, puis vérifiez que l’échelon convient aux plus petites pesées : en classe III, la portée minimale vaut 20 e, soit 200 g pour e = 10 g. Les modèles vérifiés servent à vendre, facturer ou préemballer ; la vérification périodique a alors lieu en France tous les ans, ou tous les deux ans pour la vente directe au public jusqu’à 30 kg. Les modèles hors métrologie légale restent réservés au contrôle interne. Mettez la balance de niveau et tenez-la à l’abri des courants d’air.',
      en: 'On a workbench, a packing table or a dispatch desk, a bench scale handles goods-in, order picking, packing and checking. Choose the capacity from the heaviest load including tare, then make sure the interval suits your smallest weighings: in class III the minimum capacity is 20 e, so 200 g when e = 10 g. Verified models may be used to sell, invoice or prepackage; in France they are then reverified every year, or every two years for direct sale to the public up to 30 kg. Models outside legal metrology are for internal checks only. Level the scale and keep it out of draughts.',
      de: 'Auf der Werkbank, am Packtisch oder im Versand übernimmt die Tischwaage Wareneingang, Kommissionierung, Verpackung und Kontrolle. Die Höchstlast richtet sich nach der schwersten Last einschließlich Tara; danach ist zu prüfen, ob der Eichwert zu den kleinsten Wägungen passt: In Klasse III beträgt die Mindestlast 20 e, bei e = 10 g also 200 g. Konformitätsbewertete Modelle eignen sich für Verkauf, Abrechnung und Fertigpackungen; in Frankreich folgt jährlich die wiederkehrende Prüfung, im Direktverkauf bis 30 kg alle zwei Jahre. Ungeeichte Modelle sind der innerbetrieblichen Kontrolle vorbehalten. Die Waage wird nach Libelle ausgerichtet und vor Zugluft geschützt.',
    },
    features: [
      {
        fr: 'Plateau inox amovible',
        en: 'Removable stainless steel plate',
        de: 'Abnehmbare Wägeplatte aus Edelstahl',
      },
      {
        fr: 'Pieds réglables et niveau à bulle',
        en: 'Adjustable feet and spirit level',
        de: 'Verstellbare Füße und Libelle',
      },
      {
        fr: 'Tare sur toute l’étendue de pesage',
        en: 'Tare over the full weighing range',
        de: 'Tara über den gesamten Wägebereich',
      },
      {
        fr: 'Comptage, totalisation et pesée de contrôle (+/−)',
        en: 'Piece counting, totalising and checkweighing',
        de: 'Stückzählung, Summierung und Kontrollwägung',
      },
      {
        fr: 'Fonctionnement sur batterie rechargeable',
        en: 'Runs on a rechargeable battery',
        de: 'Akkubetrieb',
      },
    ],
    applications: {
      fr: 'Réception, préparation, conditionnement, expédition, contrôle en atelier',
      en: 'Goods-in, picking, packing, dispatch, workshop checks',
      de: 'Wareneingang, Kommissionierung, Verpackung, Versand, Werkstattkontrolle',
    },
    display: backlitDigits,
    interfaces: { fr: 'RS-232, USB en option', en: 'RS-232, USB optional', de: 'RS-232, USB optional' },
    power: {
      fr: 'Secteur 230 V et batterie rechargeable, environ 60 h',
      en: '230 V mains and rechargeable battery, about 60 h',
      de: '230-V-Netz und Akku, etwa 60 h',
    },
    material: {
      fr: 'Plateau inox, châssis en acier peint',
      en: 'Stainless steel plate, painted steel frame',
      de: 'Edelstahlplatte, lackierter Stahlrahmen',
    },
    calibration: externalAdjustment,
    approvals: {
      fr: 'Classe III, marquages CE et M ; modèles HML signalés',
      en: 'Class III, CE and M marking; non-verified models marked as such',
      de: 'Klasse III, CE- und M-Kennzeichnung; ungeeichte Modelle gekennzeichnet',
    },
    options: {
      fr: 'Colonne, imprimante, chemin de rouleaux, pédale de tare',
      en: 'Column, printer, roller track, tare foot switch',
      de: 'Stativ, Drucker, Rollenbahn, Tara-Fußtaster',
    },
    ip: 'IP54',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'bench-column-350',
        name: {
          fr: 'Colonne 350 mm pour indicateur',
          en: 'Indicator column, 350 mm',
          de: 'Stativ für Anzeigegerät, 350 mm',
        },
        compatibility: {
          fr: 'Modèles jusqu’à 30 kg à indicateur séparé',
          en: 'Models up to 30 kg with separate indicator',
          de: 'Modelle bis 30 kg mit separatem Anzeigegerät',
        },
        priceCents: 6900,
        fits: { maxKg: 30, exceptLines: [1] },
        option: 0,
      },
      {
        key: 'bench-column-600',
        name: {
          fr: 'Colonne 600 mm pour indicateur',
          en: 'Indicator column, 600 mm',
          de: 'Stativ für Anzeigegerät, 600 mm',
        },
        compatibility: {
          fr: 'Modèles de 30 à 150 kg',
          en: 'Models from 30 to 150 kg',
          de: 'Modelle von 30 bis 150 kg',
        },
        priceCents: 8900,
        fits: { minKg: 30, maxKg: 150, exceptLines: [1] },
        option: 0,
      },
      {
        key: 'bench-column-900',
        name: {
          fr: 'Colonne 900 mm pour indicateur',
          en: 'Indicator column, 900 mm',
          de: 'Stativ für Anzeigegerät, 900 mm',
        },
        compatibility: {
          fr: 'Modèles à partir de 150 kg',
          en: 'Models from 150 kg',
          de: 'Modelle ab 150 kg',
        },
        priceCents: 11900,
        fits: { minKg: 150 },
        option: 0,
      },
      {
        key: 'bench-printer',
        name: { fr: 'Imprimante thermique RS-232', en: 'RS-232 thermal printer', de: 'Thermodrucker RS-232' },
        compatibility: {
          fr: 'Tous les modèles avec RS-232',
          en: 'All models with RS-232',
          de: 'Alle Modelle mit RS-232',
        },
        priceCents: 24500,
        fits: { interfaces: ['RS-232'] },
        option: 1,
      },
      {
        key: 'bench-roller-track',
        name: {
          fr: 'Chemin de rouleaux à poser sur le plateau',
          en: 'Roller track for the plate',
          de: 'Rollenbahn für die Wägeplatte',
        },
        compatibility: {
          fr: 'Plateaux 400 × 500 et 500 × 650 mm, à partir de 60 kg',
          en: '400 × 500 and 500 × 650 mm plates, from 60 kg',
          de: 'Wägeplatten 400 × 500 und 500 × 650 mm, ab 60 kg',
        },
        priceCents: 31500,
        fits: { minKg: 60, sideMm: 500 },
        option: 2,
      },
      {
        key: 'bench-foot-switch',
        name: { fr: 'Pédale de tare', en: 'Tare foot switch', de: 'Tara-Fußtaster' },
        compatibility: { fr: 'Tous les modèles', en: 'All models', de: 'Alle Modelle' },
        priceCents: 9500,
      },
    ],
    lines: [
      {
        text: {
          fr: 'La balance d’atelier à tout faire, avec un seul échelon sur toute l’étendue : la lecture reste la même à vide et à pleine charge. Indicateur séparé, à poser ou à fixer au mur. C’est le choix logique quand les charges d’un poste se ressemblent.',
          en: 'The general-purpose workshop scale, with one interval over the whole range: the reading step is the same empty or fully loaded. The separate indicator sits on the bench or fixes to the wall. It is the logical choice when a workstation always handles similar loads.',
          de: 'Die Universalwaage für die Werkstatt mit einem einzigen Teilungswert über den gesamten Wägebereich: Der Anzeigeschritt bleibt leer wie voll beladen gleich. Das separate Anzeigegerät steht auf dem Tisch oder hängt an der Wand. Sinnvoll, wenn an einem Platz immer ähnliche Lasten anfallen.',
        },
        features: [
          {
            fr: 'Échelon unique sur toute l’étendue de pesage',
            en: 'Single interval over the whole weighing range',
            de: 'Ein Teilungswert über den gesamten Wägebereich',
          },
          {
            fr: 'Indicateur séparé avec 1,5 m de câble',
            en: 'Separate indicator on a 1.5 m cable',
            de: 'Separates Anzeigegerät mit 1,5 m Kabel',
          },
        ],
        variants: [1, 2, 3, 4, 5, 6],
        level: 0.35,
      },
      {
        text: {
          fr: 'Plateau de 250 × 300 mm et afficheur intégré au boîtier : elle tient sur une tablette et se range d’une main. Destinée aux petits articles, à la préparation de commandes et au comptoir d’un artisan. Le modèle 3/6 kg à étendues multiples garde e = 1 g jusqu’à 3 kg.',
          en: 'A 250 × 300 mm plate with the display built into the housing: it fits on a shelf and can be put away with one hand. Meant for small items, order picking and trade counters. The 3/6 kg multiple-range model keeps e = 1 g up to 3 kg.',
          de: 'Wägeplatte 250 × 300 mm, Anzeige im Gehäuse: Sie passt auf ein Regalbrett und ist schnell weggeräumt. Gedacht für Kleinteile, Kommissionierung und den Tresen im Handwerksbetrieb. Das Mehrbereichsmodell 3/6 kg behält e = 1 g bis 3 kg bei.',
        },
        features: [
          {
            fr: 'Afficheur intégré, aucun câble entre plateau et indicateur',
            en: 'Built-in display, no cable between plate and indicator',
            de: 'Integrierte Anzeige, kein Kabel zwischen Platte und Anzeigegerät',
          },
          {
            fr: 'Moins de 5 kg, poignées dans le châssis',
            en: 'Under 5 kg, with grips in the frame',
            de: 'Unter 5 kg, Griffmulden im Rahmen',
          },
        ],
        variants: [0, 1, 2, 3, 7, 8],
        level: 0.2,
        display: {
          fr: 'LCD rétroéclairé intégré, chiffres de 20 mm',
          en: 'Built-in backlit LCD, 20 mm digits',
          de: 'Integriertes hinterleuchtetes LCD, Ziffernhöhe 20 mm',
        },
      },
      {
        text: {
          fr: 'Pour les postes où passent des charges très différentes. À échelons ou étendues multiples, la balance affiche fin sur les petites charges et change seule d’échelon au-delà : un modèle 6/15 kg lit 2 g jusqu’à 6 kg, puis 5 g. En échelons multiples, la portée minimale se calcule sur le plus petit échelon, 40 g dans cet exemple ; en étendues multiples, sur celui de l’étendue utilisée.',
          en: 'For workstations that see very different loads. Being multi-interval or multiple range, the scale reads finely at low loads and changes interval by itself above a set load: a 6/15 kg model reads in 2 g steps up to 6 kg, then in 5 g steps. On multi-interval models minimum capacity follows the smallest interval, 40 g in this example; on multiple-range models, that of the range in use.',
          de: 'Für Arbeitsplätze mit sehr unterschiedlichen Lasten. Als Mehrteilungs- oder Mehrbereichswaage zeigt sie kleine Lasten fein an und wechselt darüber selbst den Teilungswert: Ein Modell 6/15 kg zeigt bis 6 kg in Schritten von 2 g an, danach in Schritten von 5 g. Bei Mehrteilungswaagen richtet sich die Mindestlast nach dem kleinsten Eichwert, hier 40 g, bei Mehrbereichswaagen nach dem des benutzten Bereichs.',
        },
        features: [
          {
            fr: 'Deux échelons, changement automatique',
            en: 'Two intervals, automatic changeover',
            de: 'Zwei Teilungswerte, automatische Umschaltung',
          },
          {
            fr: 'Échelon en cours affiché à l’écran',
            en: 'Interval in use shown on the display',
            de: 'Aktueller Teilungswert in der Anzeige sichtbar',
          },
        ],
        variants: [7, 8, 9, 10, 11],
        level: 0.45,
      },
      {
        text: {
          fr: 'Châssis et indicateur en inox, capteur protégé IP65 : elle supporte la poussière, les projections et l’essuyage humide des ateliers agroalimentaires ou mécaniques. Pour un lavage au jet quotidien, préférez une balance inox étanche. Contrôlez une fois par mois que rien ne s’est accumulé sous le plateau.',
          en: 'Stainless frame and indicator with an IP65 load cell: it copes with dust, splashes and wet wiping in food or engineering workshops. For daily hose-down, a wash-down scale is the better choice. Check once a month that nothing has built up under the plate.',
          de: 'Rahmen und Anzeigegerät aus Edelstahl, Wägezelle in IP65: Sie verträgt Staub, Spritzwasser und feuchtes Abwischen in Lebensmittel- oder Metallbetrieben. Für die tägliche Reinigung mit dem Schlauch ist eine Edelstahl-Nassraumwaage richtig. Monatlich prüfen, ob sich unter der Platte Schmutz angesammelt hat.',
        },
        features: [
          {
            fr: 'Châssis et indicateur en inox AISI 304',
            en: 'AISI 304 stainless frame and indicator',
            de: 'Rahmen und Anzeigegerät aus Edelstahl AISI 304',
          },
          {
            fr: 'Capteur et indicateur protégés IP65',
            en: 'Load cell and indicator rated IP65',
            de: 'Wägezelle und Anzeigegerät in IP65',
          },
        ],
        variants: [2, 3, 4, 5, 6],
        level: 0.75,
        ip: 'IP65',
        material: {
          fr: 'Inox AISI 304, plateau et châssis',
          en: 'AISI 304 stainless steel, plate and frame',
          de: 'Edelstahl AISI 304, Platte und Rahmen',
        },
      },
      {
        text: {
          fr: 'L’indicateur dialogue par radio avec la plate-forme et se pose jusqu’à dix mètres plus loin : pas de câble au sol, plate-forme sur chariot ou derrière une machine. Les deux parties ont chacune leur batterie. Essayez la liaison sur place avant de fixer les appareils, surtout entre des rayonnages métalliques.',
          en: 'The indicator talks to the platform by radio and can stand up to ten metres away: no cable on the floor, and the platform can ride on a trolley or sit behind a machine. Each part has its own battery. Try the link on site before fixing anything, especially between metal racking.',
          de: 'Das Anzeigegerät ist per Funk mit der Plattform verbunden und steht bis zu zehn Meter entfernt: kein Kabel am Boden, die Plattform fährt auf einem Wagen mit oder steht hinter einer Maschine. Beide Teile haben einen eigenen Akku. Die Funkstrecke vor der Montage vor Ort testen, besonders zwischen Metallregalen.',
        },
        features: [
          {
            fr: 'Liaison radio plate-forme–indicateur, jusqu’à 10 m',
            en: 'Radio link between platform and indicator, up to 10 m',
            de: 'Funkverbindung zwischen Plattform und Anzeigegerät, bis 10 m',
          },
          {
            fr: 'Envoi des pesées vers tablette par Bluetooth',
            en: 'Weighings sent to a tablet over Bluetooth',
            de: 'Übertragung der Wägungen per Bluetooth auf ein Tablet',
          },
        ],
        variants: [3, 4, 5, 6, 10, 11],
        level: 0.7,
        interfaces: { fr: 'Bluetooth, RS-232', en: 'Bluetooth, RS-232', de: 'Bluetooth, RS-232' },
        power: {
          fr: 'Deux batteries, plate-forme et indicateur, environ 40 h',
          en: 'Two batteries, platform and indicator, about 40 h',
          de: 'Zwei Akkus in Plattform und Anzeigegerät, etwa 40 h',
        },
      },
      {
        text: {
          fr: 'Hors métrologie légale, elle affiche 30 000 divisions : 0,2 g pour 6 kg, 1 g pour 30 kg. Destinée au dosage, au contrôle qualité et aux essais internes, jamais à la vente ni au préemballage. La connexion USB envoie la pesée dans un tableur. Prévoyez un étalonnage si vos procédures demandent une mesure raccordée.',
          en: 'Outside legal metrology, it shows 30,000 divisions: 0.2 g for 6 kg, 1 g for 30 kg. Made for dosing, quality control and in-house tests, never for selling or prepackaging. The USB port sends weighings to a spreadsheet. Plan a calibration if your procedures call for traceable measurement.',
          de: 'Ohne Konformitätsbewertung, dafür mit 30.000 Teilen: 0,2 g bei 6 kg, 1 g bei 30 kg. Gedacht für Dosierung, Qualitätskontrolle und interne Versuche, nicht für Verkauf oder Fertigpackungen. Über USB gelangen die Werte in die Tabellenkalkulation. Fordern Ihre Verfahren rückgeführte Messungen, ist eine Kalibrierung einzuplanen.',
        },
        features: [
          {
            fr: '30 000 divisions affichées',
            en: '30,000 displayed divisions',
            de: '30.000 angezeigte Teile',
          },
          {
            fr: 'Envoi vers tableur par USB',
            en: 'Output to a spreadsheet over USB',
            de: 'Datenausgabe in die Tabellenkalkulation über USB',
          },
          {
            fr: 'Usage interne seulement, hors transactions',
            en: 'Internal use only, not legal for trade',
            de: 'Nur für innerbetriebliche Zwecke, nicht geeicht',
          },
        ],
        variants: [12, 13, 14, 15],
        level: 0.4,
        interfaces: { fr: 'USB, RS-232', en: 'USB, RS-232', de: 'USB, RS-232' },
      },
      {
        text: {
          fr: 'Pensée pour la pesée de contrôle en série : l’afficheur change de couleur selon que l’article est trop léger, conforme ou trop lourd, et un relais pilote la colonne lumineuse. Les limites se saisissent en trois appuis et se gardent dans vingt mémoires. L’opérateur travaille sans lire de chiffre.',
          en: 'Built for checkweighing one item after another: the display changes colour for under, accept and over, and a relay drives the light tower. Limits are set with three keystrokes and stored in twenty memories, so the operator works without reading a figure.',
          de: 'Für die Kontrollwägung in Serie: Die Anzeige wechselt die Farbe bei zu leicht, gut oder zu schwer, ein Relais steuert die Signalsäule. Die Grenzwerte sind mit drei Tastendrücken eingegeben und in zwanzig Speichern abgelegt; das Personal arbeitet, ohne Zahlen abzulesen.',
        },
        features: [
          {
            fr: 'Afficheur tricolore trop léger, conforme, trop lourd',
            en: 'Three-colour display for under, accept and over',
            de: 'Dreifarbige Anzeige für zu leicht, gut, zu schwer',
          },
          {
            fr: 'Sorties relais pour colonne lumineuse',
            en: 'Relay outputs for a light tower',
            de: 'Relaisausgänge für Signalsäule',
          },
          {
            fr: 'Vingt jeux de limites mémorisés',
            en: 'Twenty stored sets of limits',
            de: 'Zwanzig gespeicherte Grenzwertsätze',
          },
        ],
        variants: [1, 2, 3, 4, 8, 9],
        level: 0.6,
        display: {
          fr: 'LCD tricolore, chiffres de 30 mm',
          en: 'Three-colour LCD, 30 mm digits',
          de: 'Dreifarbiges LCD, Ziffernhöhe 30 mm',
        },
        interfaces: {
          fr: 'RS-232, 3 sorties relais',
          en: 'RS-232, 3 relay outputs',
          de: 'RS-232, 3 Relaisausgänge',
        },
      },
      {
        text: {
          fr: 'Le poste d’expédition complet : grand plateau, liaison Ethernet vers le logiciel de transport et mémoire alibi qui conserve chaque pesée transmise. Utile dès que le poids facturé est imprimé par un ordinateur et non par la balance. Le modèle 30/60 kg à échelons multiples pèse la lettre de 200 g comme le colis de 60 kg.',
          en: 'A complete dispatch station: large plate, Ethernet link to the carrier software and an alibi memory that keeps each weighing sent. Useful as soon as the invoiced weight is printed by a computer rather than by the scale. The 30/60 kg multi-interval model takes a 200 g envelope as well as a 60 kg parcel.',
          de: 'Der komplette Versandarbeitsplatz: große Wägeplatte, Ethernet-Anbindung an die Versandsoftware und Alibispeicher, der jede übertragene Wägung festhält. Sinnvoll, sobald das abgerechnete Gewicht vom Rechner und nicht von der Waage gedruckt wird. Das Mehrteilungsmodell 30/60 kg wiegt den 200-g-Umschlag ebenso wie das 60-kg-Paket.',
        },
        features: [
          {
            fr: 'Mémoire alibi des pesées transmises',
            en: 'Alibi memory of transmitted weighings',
            de: 'Alibispeicher für übertragene Wägungen',
          },
          {
            fr: 'Ethernet vers logiciel d’expédition',
            en: 'Ethernet to shipping software',
            de: 'Ethernet zur Versandsoftware',
          },
          {
            fr: 'Plateau jusqu’à 500 × 650 mm',
            en: 'Plate up to 500 × 650 mm',
            de: 'Wägeplatte bis 500 × 650 mm',
          },
        ],
        variants: [4, 5, 6, 9, 10, 11],
        level: 0.9,
        interfaces: { fr: 'Ethernet, RS-232, USB', en: 'Ethernet, RS-232, USB', de: 'Ethernet, RS-232, USB' },
      },
      {
        text: {
          fr: 'La plate-forme simple pour contrôler un envoi, répartir une charge ou peser en atelier, sans aucune transaction au poids. Hors métrologie légale, elle ne pourra en principe pas être vérifiée plus tard : si un usage commercial est possible un jour, prenez dès l’achat un modèle de classe III.',
          en: 'The plain platform for checking a shipment, splitting a load or weighing in the workshop, with no transaction by weight. It is outside legal metrology and as a rule cannot be verified later: if commercial use is conceivable one day, buy a class III model from the start.',
          de: 'Die einfache Plattform, um Sendungen zu prüfen, Lasten aufzuteilen oder in der Werkstatt zu wiegen, ohne jede Abrechnung nach Gewicht. Sie ist ungeeicht und lässt sich in der Regel später nicht mehr konformitätsbewerten: Ist ein geschäftlicher Einsatz denkbar, gleich ein Modell der Klasse III wählen.',
        },
        features: [
          {
            fr: 'Trois touches, prise en main immédiate',
            en: 'Three keys, ready to use at once',
            de: 'Drei Tasten, sofort einsatzbereit',
          },
          {
            fr: 'Fonctionne sur batterie jusqu’à 100 h',
            en: 'Runs up to 100 h on its battery',
            de: 'Akkubetrieb bis 100 h',
          },
          {
            fr: 'Contrôle interne seulement, non vérifiée',
            en: 'Internal checks only, not verified',
            de: 'Nur innerbetriebliche Kontrolle, ungeeicht',
          },
        ],
        variants: [12, 13, 14, 15],
        level: 0.05,
        interfaces: { fr: 'Aucune', en: 'None', de: 'Keine' },
        power: {
          fr: 'Secteur 230 V et batterie, jusqu’à 100 h',
          en: '230 V mains and battery, up to 100 h',
          de: '230-V-Netz und Akku, bis 100 h',
        },
      },
    ],
  },

  washdown: {
    description: {
      fr: 'Boucherie, marée, fromagerie, plats préparés, cosmétique : partout où le poste est lavé chaque jour, la balance doit l’être aussi. Regardez d’abord la méthode de nettoyage : IP65 pour un jet léger, IP67 ou IP68 si l’eau stagne, IP69K pour le jet chaud à haute pression. L’inox AISI 304 suffit en général ; l’AISI 316 résiste mieux au sel et aux produits chlorés. Rincez les détergents et ne dirigez jamais le jet de près vers la membrane du capteur. Tous les modèles sont vérifiés en classe III, pour le préemballage comme pour la vente entre professionnels.',
      en: 'Butchery, seafood, cheese, ready meals, cosmetics: wherever the workstation is washed every day, the scale must be too. Start from the cleaning method: IP65 for a gentle jet, IP67 or IP68 where water stands, IP69K for hot high-pressure cleaning. AISI 304 stainless is usually enough; AISI 316 stands up better to salt and chlorinated products. Rinse off detergents and never aim the jet at the load cell from close range. All models are verified in class III, for prepackaging as well as for sales between businesses.',
      de: 'Fleischerei, Fisch, Käse, Fertiggerichte, Kosmetik: Wo täglich nass gereinigt wird, muss auch die Waage das vertragen. Ausgangspunkt ist die Reinigungsmethode: IP65 für den leichten Wasserstrahl, IP67 oder IP68 bei stehendem Wasser, IP69K für heiße Hochdruckreinigung. Edelstahl AISI 304 genügt meist; AISI 316 widersteht Salz und chlorhaltigen Mitteln besser. Reinigungsmittel abspülen, den Strahl nie aus der Nähe auf die Wägezelle richten. Alle Modelle sind in Klasse III konformitätsbewertet, für Fertigpackungen ebenso wie für den Verkauf zwischen Unternehmen.',
    },
    features: [
      {
        fr: 'Plateau, châssis et indicateur en inox',
        en: 'Stainless steel plate, frame and indicator',
        de: 'Wägeplatte, Rahmen und Anzeigegerät aus Edelstahl',
      },
      { fr: 'Capteur de pesage étanche', en: 'Sealed load cell', de: 'Abgedichtete Wägezelle' },
      {
        fr: 'Plateau retiré sans outil pour le lavage',
        en: 'Plate lifts off without tools for washing',
        de: 'Wägeplatte zur Reinigung werkzeuglos abnehmbar',
      },
      {
        fr: 'Fonctionne sur batterie, sans câble dans la zone humide',
        en: 'Battery powered, no mains cable in the wet area',
        de: 'Akkubetrieb, kein Netzkabel im Nassbereich',
      },
      {
        fr: 'Classe III, vérifiée en usine',
        en: 'Class III, verified at the factory',
        de: 'Klasse III, ab Werk konformitätsbewertet',
      },
    ],
    applications: {
      fr: 'Agroalimentaire, marée, cuisine centrale, cosmétique, chimie',
      en: 'Food processing, seafood, central kitchens, cosmetics, chemicals',
      de: 'Lebensmittelverarbeitung, Fisch, Großküche, Kosmetik, Chemie',
    },
    display: {
      fr: 'LED rouge, chiffres de 20 mm',
      en: 'Red LED, 20 mm digits',
      de: 'Rote LED, Ziffernhöhe 20 mm',
    },
    interfaces: {
      fr: 'RS-232 étanche en option',
      en: 'Sealed RS-232 optional',
      de: 'Abgedichtete RS-232 optional',
    },
    power: {
      fr: 'Batterie rechargeable, environ 60 h, chargeur séparé',
      en: 'Rechargeable battery, about 60 h, separate charger',
      de: 'Akku, etwa 60 h, separates Ladegerät',
    },
    material: { fr: 'Inox AISI 304', en: 'AISI 304 stainless steel', de: 'Edelstahl AISI 304' },
    calibration: {
      fr: 'Ajustage externe par masses inox ; étalonnage en option',
      en: 'External adjustment with stainless weights; calibration optional',
      de: 'Externe Justierung mit Edelstahlgewichten; Kalibrierung optional',
    },
    approvals: markingOfClassThree,
    options: {
      fr: 'Pied inox, housse, colonne, sortie relais',
      en: 'Stainless stand, cover, column, relay output',
      de: 'Edelstahlfuß, Schutzhaube, Stativ, Relaisausgang',
    },
    ip: 'IP67',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'washdown-stand',
        name: {
          fr: 'Pied inox réglable en hauteur',
          en: 'Height-adjustable stainless stand',
          de: 'Höhenverstellbarer Edelstahlfuß',
        },
        compatibility: { fr: 'Modèles jusqu’à 60 kg', en: 'Models up to 60 kg', de: 'Modelle bis 60 kg' },
        priceCents: 38500,
        fits: { maxKg: 60 },
      },
      {
        key: 'washdown-cover',
        name: {
          fr: 'Housse de protection d’indicateur, lot de 5',
          en: 'Indicator protective covers, pack of 5',
          de: 'Schutzhauben für Anzeigegerät, 5 Stück',
        },
        compatibility: { fr: 'Tous les modèles', en: 'All models', de: 'Alle Modelle' },
        priceCents: 4900,
      },
      {
        key: 'washdown-column',
        name: { fr: 'Colonne inox 600 mm', en: 'Stainless column, 600 mm', de: 'Edelstahlstativ 600 mm' },
        compatibility: {
          fr: 'Modèles de 30 à 150 kg',
          en: 'Models from 30 to 150 kg',
          de: 'Modelle von 30 bis 150 kg',
        },
        priceCents: 16500,
        fits: { minKg: 30, maxKg: 150, exceptLines: [0, 5] },
        option: 2,
      },
      {
        key: 'washdown-weight-5kg',
        name: {
          fr: 'Poids inox 5 kg, classe M1',
          en: '5 kg stainless weight, class M1',
          de: 'Edelstahlgewicht 5 kg, Klasse M1',
        },
        compatibility: {
          fr: 'Contrôle courant des modèles jusqu’à 30 kg',
          en: 'Routine checks on models up to 30 kg',
          de: 'Regelmäßige Prüfung der Modelle bis 30 kg',
        },
        priceCents: 14500,
        fits: { maxKg: 30 },
      },
      {
        key: 'washdown-weight-20kg',
        name: {
          fr: 'Poids inox 20 kg, classe M1',
          en: '20 kg stainless weight, class M1',
          de: 'Edelstahlgewicht 20 kg, Klasse M1',
        },
        compatibility: {
          fr: 'Contrôle courant des modèles à partir de 30 kg',
          en: 'Routine checks on models from 30 kg',
          de: 'Regelmäßige Prüfung der Modelle ab 30 kg',
        },
        priceCents: 42000,
        fits: { minKg: 30 },
      },
    ],
    lines: [
      {
        text: {
          fr: 'Monobloc de table, sans câble entre plateau et afficheur : rien à démonter pour la plonger sous le robinet. Pour la découpe, le trancheur et la préparation de barquettes. Pieds antidérapants, à essuyer avec le reste.',
          en: 'A one-piece table scale with no cable between plate and display: nothing to take apart before it goes under the tap. For cutting benches, slicers and tray filling. The non-slip feet are wiped with the rest.',
          de: 'Einteilige Tischwaage ohne Kabel zwischen Platte und Anzeige: Vor dem Abspülen muss nichts zerlegt werden. Für Zerlegetisch, Aufschnittmaschine und Schalenbefüllung. Die rutschfesten Füße werden einfach mitgereinigt.',
        },
        features: [
          {
            fr: 'Monobloc, sans câble apparent',
            en: 'One piece, no exposed cable',
            de: 'Einteilig, ohne freiliegendes Kabel',
          },
          {
            fr: 'Double afficheur, opérateur et vis-à-vis',
            en: 'Dual display, front and rear',
            de: 'Doppelanzeige vorn und hinten',
          },
        ],
        variants: [0, 1, 2, 3, 5],
        level: 0.1,
      },
      {
        text: {
          fr: 'Plate-forme ouverte dont le châssis en tubes soudés ne retient ni eau ni déchets. Capteur soudé hermétiquement et indicateur IP69K : elle accepte le nettoyage au jet chaud à haute pression en fin d’équipe. Laissez sécher les connecteurs avant de rebrancher le chargeur.',
          en: 'An open platform whose welded tube frame holds neither water nor scraps. With a hermetically welded load cell and an IP69K indicator, it takes hot high-pressure cleaning at the end of the shift. Let the connectors dry before plugging the charger back in.',
          de: 'Offene Plattform mit geschweißtem Rohrrahmen, in dem weder Wasser noch Reste liegen bleiben. Hermetisch verschweißte Wägezelle und Anzeigegerät in IP69K erlauben heiße Hochdruckreinigung am Schichtende. Stecker trocknen lassen, bevor das Ladegerät angeschlossen wird.',
        },
        features: [
          {
            fr: 'Nettoyage au jet chaud à haute pression (IP69K)',
            en: 'Hot high-pressure cleaning (IP69K)',
            de: 'Heiße Hochdruckreinigung (IP69K)',
          },
          {
            fr: 'Châssis ouvert soudé, sans zone de rétention',
            en: 'Open welded frame without dirt traps',
            de: 'Offener, geschweißter Rahmen ohne Schmutzecken',
          },
        ],
        variants: [0, 1, 2, 3, 4],
        level: 0.65,
        ip: 'IP68, IP69K',
      },
      {
        text: {
          fr: 'À échelons multiples pour préparer, sur le même poste, des portions et des caisses : 2 g jusqu’à 6 kg puis 5 g, ou 10 g jusqu’à 30 kg puis 20 g. L’échelon en cours reste affiché. Le poids de la caisse se tare sans faire perdre l’échelon fin au produit léger.',
          en: 'Multi-interval, for portions and crates on the same workstation: 2 g up to 6 kg then 5 g, or 10 g up to 30 kg then 20 g. The interval in use stays on the display. A crate can be tared without the light product inside losing the fine interval.',
          de: 'Mehrteilungswaage für Portionen und Kisten am selben Platz: Teilungswert 2 g bis 6 kg, danach 5 g, oder 10 g bis 30 kg, danach 20 g. Der aktuelle Teilungswert bleibt sichtbar. Die Kiste wird tariert, ohne dass das leichte Produkt den feinen Teilungswert verliert.',
        },
        features: [
          {
            fr: 'Deux échelons selon la charge nette',
            en: 'Two intervals according to net load',
            de: 'Zwei Teilungswerte je nach Nettolast',
          },
          {
            fr: 'Dix tares prédéterminées pour caisses et bacs',
            en: 'Ten preset tares for crates and tubs',
            de: 'Zehn Tara-Vorgaben für Kisten und Behälter',
          },
        ],
        variants: [5, 6],
        level: 0.35,
      },
      {
        text: {
          fr: 'Construite en AISI 316 pour les saumures, le poisson salé, les marinades et les désinfectants chlorés qui piquent l’inox ordinaire. Presse-étoupes et visserie sont de la même nuance. Un rinçage à l’eau douce après chaque désinfection reste nécessaire.',
          en: 'Built in AISI 316 for brines, salted fish, marinades and the chlorinated disinfectants that pit ordinary stainless steel. Cable glands and fasteners are of the same grade. Rinsing with fresh water after each disinfection remains necessary.',
          de: 'Gefertigt aus AISI 316 für Salzlaken, Salzfisch, Marinaden und chlorhaltige Desinfektionsmittel, die gewöhnlichen Edelstahl angreifen. Kabelverschraubungen und Schrauben bestehen aus demselben Werkstoff. Nach jeder Desinfektion mit Frischwasser nachspülen.',
        },
        features: [
          {
            fr: 'Inox AISI 316, visserie comprise',
            en: 'AISI 316 stainless steel, fasteners included',
            de: 'Edelstahl AISI 316 einschließlich Schrauben',
          },
          {
            fr: 'Capteur inox soudé, IP68',
            en: 'Welded stainless load cell, IP68',
            de: 'Verschweißte Edelstahl-Wägezelle, IP68',
          },
        ],
        variants: [1, 2, 3, 4],
        level: 0.9,
        ip: 'IP68',
        material: { fr: 'Inox AISI 316', en: 'AISI 316 stainless steel', de: 'Edelstahl AISI 316' },
      },
      {
        text: {
          fr: 'Pour le portionnage en ligne : l’afficheur passe du jaune au vert puis au rouge, et la mesure se stabilise en moins d’une seconde. Pesée par prélèvement possible : l’opérateur prélève dans le bac et lit la portion. Les limites d’un produit se rappellent par son numéro.',
          en: 'For portioning on the line: the display goes from yellow to green to red, and the reading settles in under a second. Weighing by removal is possible: the operator takes from the tub and reads the portion. A product’s limits are recalled by its number.',
          de: 'Für das Portionieren an der Linie: Die Anzeige wechselt von Gelb über Grün nach Rot, der Wert steht in weniger als einer Sekunde. Entnahmewägung ist möglich: Das Personal entnimmt die Ware aus dem Behälter und liest die Portion ab. Grenzwerte werden über die Produktnummer abgerufen.',
        },
        features: [
          {
            fr: 'Stabilisation en moins d’une seconde',
            en: 'Settles in under one second',
            de: 'Einschwingzeit unter einer Sekunde',
          },
          {
            fr: 'Afficheur tricolore lisible de trois mètres',
            en: 'Three-colour display readable from three metres',
            de: 'Dreifarbige Anzeige, aus drei Metern lesbar',
          },
          { fr: 'Pesée par prélèvement', en: 'Weighing by removal', de: 'Entnahmewägung' },
        ],
        variants: [0, 1, 2, 5],
        level: 0.5,
        display: {
          fr: 'LED tricolore, chiffres de 25 mm',
          en: 'Three-colour LED, 25 mm digits',
          de: 'Dreifarbige LED, Ziffernhöhe 25 mm',
        },
      },
      {
        text: {
          fr: 'Grande plate-forme avec colonne, reliée par Wi-Fi au logiciel de traçabilité : numéro de lot, poids net et heure partent à chaque validation. Adaptée aux quais de réception et aux salles de découpe où l’on pèse des bacs pleins. Faites vérifier la couverture radio en chambre froide.',
          en: 'A large platform with column, linked by Wi-Fi to the traceability software: batch number, net weight and time are sent at each confirmation. Suited to goods-in docks and cutting rooms where full tubs are weighed. Have the radio coverage checked inside cold rooms.',
          de: 'Große Plattform mit Stativ, per WLAN mit der Rückverfolgungssoftware verbunden: Chargennummer, Nettogewicht und Uhrzeit werden bei jeder Bestätigung gesendet. Passend für Wareneingang und Zerlegeraum, wo volle Behälter gewogen werden. Die Funkabdeckung im Kühlraum vorher prüfen lassen.',
        },
        features: [
          {
            fr: 'Numéro de lot et poids envoyés par Wi-Fi',
            en: 'Batch number and weight sent over Wi-Fi',
            de: 'Chargennummer und Gewicht per WLAN übertragen',
          },
          {
            fr: 'Plateau jusqu’à 500 × 650 mm avec colonne inox',
            en: 'Plate up to 500 × 650 mm with stainless column',
            de: 'Wägeplatte bis 500 × 650 mm mit Edelstahlstativ',
          },
        ],
        variants: [2, 3, 4, 6],
        level: 0.8,
        interfaces: { fr: 'Wi-Fi, RS-232', en: 'Wi-Fi, RS-232', de: 'WLAN, RS-232' },
        power: {
          fr: 'Batterie rechargeable, environ 30 h',
          en: 'Rechargeable battery, about 30 h',
          de: 'Akku, etwa 30 h',
        },
      },
    ],
  },

  floor: {
    description: {
      fr: 'Posée au sol ou encastrée, la plate-forme à quatre capteurs pèse palettes, fûts, rolls et bacs. Commencez par les dimensions de la charge et son trajet : transpalette avec rampe, ou fosse pour rouler de plain-pied. La portée doit couvrir la charge, la tare et les chocs de dépose au chariot élévateur ; e suit, par exemple 500 g pour 1,5 t, et la portée minimale vaut 20 e. Il faut un sol plan et rigide. Tous les modèles sont vérifiés en classe III. Nettoyez régulièrement le jeu autour du tablier, où gravillons et débris faussent la pesée.',
      en: 'Above the floor or in a pit, the four-cell platform weighs pallets, drums, roll cages and bins. Start from the size of the load and its route: pallet truck and ramp, or a pit for level access. Capacity must cover the load, the tare and the shock when a forklift sets it down; e follows, for example 500 g for 1.5 t, and the minimum capacity is 20 e. The floor must be flat and rigid. All models are verified in class III. Clear the gap around the deck regularly, as debris there distorts the weighing.',
      de: 'Aufgestellt oder in eine Grube eingelassen, wiegt die Plattform mit vier Wägezellen Paletten, Fässer, Rollwagen und Behälter. Zuerst zählen Maße und Weg der Last: Hubwagen mit Rampe oder Grube für ebenerdiges Befahren. Die Höchstlast muss Last, Tara und den Aufsetzstoß des Staplers abdecken; daraus folgt e, zum Beispiel 500 g bei 1,5 t, die Mindestlast beträgt 20 e. Der Boden muss eben und steif sein. Alle Modelle sind in Klasse III konformitätsbewertet. Den Spalt um die Plattform sauber halten, Schmutz verfälscht die Wägung.',
    },
    features: [
      {
        fr: 'Quatre capteurs de pesage et boîte de jonction',
        en: 'Four load cells and junction box',
        de: 'Vier Wägezellen und Summierbox',
      },
      { fr: 'Câble d’indicateur de 5 m', en: '5 m indicator cable', de: '5 m Kabel zum Anzeigegerät' },
      {
        fr: 'Pieds articulés réglables par le dessus',
        en: 'Swivel feet adjustable from above',
        de: 'Gelenkfüße, von oben einstellbar',
      },
      {
        fr: 'Indicateur séparé, à fixer au mur ou sur colonne',
        en: 'Separate indicator for wall or column',
        de: 'Separates Anzeigegerät für Wand oder Stativ',
      },
      markingOfClassThree,
    ],
    applications: {
      fr: 'Palettes, fûts, rolls, bacs, quais de chargement',
      en: 'Pallets, drums, roll cages, bins, loading docks',
      de: 'Paletten, Fässer, Rollwagen, Behälter, Laderampen',
    },
    display: {
      fr: 'LED ou LCD, chiffres de 25 mm',
      en: 'LED or LCD, 25 mm digits',
      de: 'LED oder LCD, Ziffernhöhe 25 mm',
    },
    interfaces: {
      fr: 'RS-232, RS-485 en option',
      en: 'RS-232, RS-485 optional',
      de: 'RS-232, RS-485 optional',
    },
    power: {
      fr: 'Secteur 230 V et batterie, au moins 30 h',
      en: '230 V mains and battery, at least 30 h',
      de: '230-V-Netz und Akku, mindestens 30 h',
    },
    material: {
      fr: 'Acier peint, capteurs en acier nickelé',
      en: 'Painted steel, nickel-plated steel load cells',
      de: 'Lackierter Stahl, Wägezellen aus vernickeltem Stahl',
    },
    calibration: {
      fr: 'Ajustage sur place par masses M1 ; étalonnage en option',
      en: 'On-site adjustment with M1 weights; calibration optional',
      de: 'Justierung vor Ort mit M1-Gewichten; Kalibrierung optional',
    },
    approvals: markingOfClassThree,
    options: {
      fr: 'Rampe, cadre de fosse, colonne, imprimante, répétiteur',
      en: 'Ramp, pit frame, column, printer, remote display',
      de: 'Rampe, Grubenrahmen, Stativ, Drucker, Fernanzeige',
    },
    ip: 'IP65 / IP67',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'floor-ramp-1000',
        name: { fr: 'Rampe d’accès 1 000 mm', en: 'Access ramp, 1,000 mm', de: 'Auffahrrampe 1.000 mm' },
        compatibility: {
          fr: 'Tabliers de 1 000 mm de large, jusqu’à 1,5 t',
          en: '1,000 mm wide decks, up to 1.5 t',
          de: 'Plattformen mit 1.000 mm Breite, bis 1,5 t',
        },
        priceCents: 29500,
        fits: { maxKg: 1500, sideMm: 1000, exceptLines: [2, 3] },
        option: 0,
      },
      {
        key: 'floor-ramp-1500',
        name: {
          fr: 'Rampe d’accès 1 500 mm renforcée',
          en: 'Reinforced access ramp, 1,500 mm',
          de: 'Verstärkte Auffahrrampe 1.500 mm',
        },
        compatibility: {
          fr: 'Tabliers de 1 500 mm de large, à partir de 1,5 t',
          en: '1,500 mm wide decks, from 1.5 t',
          de: 'Plattformen mit 1.500 mm Breite, ab 1,5 t',
        },
        priceCents: 46500,
        fits: { minKg: 1500, sideMm: 1500, exceptLines: [2, 3] },
        option: 0,
      },
      {
        key: 'floor-pit-frame',
        name: { fr: 'Cadre de fosse galvanisé', en: 'Galvanised pit frame', de: 'Verzinkter Grubenrahmen' },
        compatibility: {
          fr: 'À commander aux dimensions du tablier',
          en: 'To be ordered in the size of the deck',
          de: 'Passend zur Plattformgröße zu bestellen',
        },
        priceCents: 41000,
        fits: { exceptLines: [0, 3] },
        option: 1,
      },
      {
        key: 'floor-indicator-inox',
        name: {
          fr: 'Indicateur inox IP67',
          en: 'IP67 stainless indicator',
          de: 'Edelstahl-Anzeigegerät IP67',
        },
        compatibility: {
          fr: 'Remplace l’indicateur de série, à demander avant vérification',
          en: 'Replaces the standard indicator, to be ordered before verification',
          de: 'Ersetzt das Standardgerät, vor der Konformitätsbewertung zu bestellen',
        },
        priceCents: 58000,
        fits: { exceptLines: [6] },
      },
      {
        key: 'floor-column',
        name: { fr: 'Colonne au sol 1 000 mm', en: 'Floor column, 1,000 mm', de: 'Standsäule 1.000 mm' },
        compatibility: { fr: 'Tous les modèles', en: 'All models', de: 'Alle Modelle' },
        priceCents: 18500,
      },
      {
        key: 'floor-remote-display',
        name: {
          fr: 'Répétiteur LED, chiffres de 75 mm',
          en: 'LED remote display, 75 mm digits',
          de: 'LED-Fernanzeige, Ziffernhöhe 75 mm',
        },
        compatibility: {
          fr: 'Indicateurs avec RS-232 ou RS-485',
          en: 'Indicators with RS-232 or RS-485',
          de: 'Anzeigegeräte mit RS-232 oder RS-485',
        },
        priceCents: 69000,
        fits: { interfaces: ['RS-232', 'RS-485'] },
      },
    ],
    lines: [
      {
        text: {
          fr: 'La plate-forme posée au sol, en acier peint, pour l’entrepôt et l’atelier secs. Elle se déplace au chariot et se remet de niveau avec une clé. Ajoutez une rampe si les charges arrivent au transpalette.',
          en: 'The above-floor platform in painted steel for dry warehouses and workshops. A forklift can move it and a spanner levels it again. Add a ramp if loads come in on a pallet truck.',
          de: 'Die aufgestellte Plattform aus lackiertem Stahl für trockene Lager und Werkstätten. Der Stapler versetzt sie, ein Schraubenschlüssel stellt sie wieder waagerecht. Kommen die Lasten mit dem Hubwagen, gehört eine Rampe dazu.',
        },
        features: [
          {
            fr: 'Posée sans fixation ni génie civil',
            en: 'No fixing and no civil works',
            de: 'Aufstellung ohne Verankerung und Bauarbeiten',
          },
          {
            fr: 'Œillets de levage pour la déplacer',
            en: 'Lifting eyes for relocation',
            de: 'Hebeösen zum Versetzen',
          },
        ],
        variants: [0, 1, 2, 3, 4],
        level: 0.2,
      },
      {
        text: {
          fr: 'Tablier, châssis et capteurs en inox AISI 304 pour l’agroalimentaire, la pharmacie et la chimie. La surface microbillée se lave au jet ; les capteurs soudés supportent l’eau stagnante. Pour l’intérieur du châssis, prévoyez un accès de nettoyage ou la version relevable.',
          en: 'Deck, frame and load cells in AISI 304 stainless steel for food, pharmaceutical and chemical plants. The bead-blasted surface can be hosed down and the welded cells withstand standing water. To clean inside the frame, allow access or choose the lift-up version.',
          de: 'Plattform, Rahmen und Wägezellen aus Edelstahl AISI 304 für Lebensmittel, Pharma und Chemie. Die kugelgestrahlte Oberfläche lässt sich abspritzen, die verschweißten Zellen vertragen stehendes Wasser. Für das Rahmeninnere Zugang vorsehen oder die aufklappbare Ausführung wählen.',
        },
        features: [
          {
            fr: 'Inox AISI 304 microbillé',
            en: 'Bead-blasted AISI 304 stainless steel',
            de: 'Edelstahl AISI 304, kugelgestrahlt',
          },
          {
            fr: 'Capteurs inox soudés, IP68',
            en: 'Welded stainless load cells, IP68',
            de: 'Verschweißte Edelstahl-Wägezellen, IP68',
          },
        ],
        variants: [0, 1, 2, 3, 5],
        level: 0.65,
        ip: 'IP66 / IP68',
        material: { fr: 'Inox AISI 304', en: 'AISI 304 stainless steel', de: 'Edelstahl AISI 304' },
      },
      {
        text: {
          fr: 'Plate-forme prévue pour la fosse : le tablier affleure le sol et les chariots la traversent sans ralentir. Le cadre se scelle avant la pose ; il faut un écoulement d’eau et un fourreau pour le câble. Demandez le plan de génie civil avant de couler.',
          en: 'Designed for pit mounting: the deck is flush with the floor and trolleys cross without slowing down. The frame is cast in first; a drain and a cable duct are needed. Ask for the civil-works drawing before pouring concrete.',
          de: 'Für den Grubeneinbau: Die Plattform liegt bodengleich, Wagen fahren ohne Halt darüber. Der Rahmen wird vorab einbetoniert; Wasserablauf und Leerrohr für das Kabel sind nötig. Vor dem Betonieren den Fundamentplan anfordern.',
        },
        features: [
          {
            fr: 'Tablier affleurant, circulation de plain-pied',
            en: 'Flush deck, level traffic',
            de: 'Bodengleiche Plattform, ebenes Befahren',
          },
          {
            fr: 'Accès aux capteurs par le dessus',
            en: 'Load cells reached from above',
            de: 'Wägezellen von oben zugänglich',
          },
          {
            fr: 'Plan de fosse fourni à la commande',
            en: 'Pit drawing supplied with the order',
            de: 'Grubenplan mit der Bestellung',
          },
        ],
        variants: [1, 2, 3, 4, 6],
        level: 0.5,
        ip: 'IP67 / IP68',
      },
      {
        text: {
          fr: 'Tablier extra-plat avec deux rampes intégrées : un roll ou un transpalette monte d’un côté et redescend de l’autre. Les poignées et roulettes permettent de la dresser contre un mur. Les étendues multiples lisent 100 g jusqu’à 300 kg sur le modèle 600 kg.',
          en: 'A low-profile deck with two built-in ramps: a roll cage or pallet truck drives up one side and down the other. Handles and wheels let you stand it against a wall. On the 600 kg multiple-range model the interval is 100 g up to 300 kg.',
          de: 'Extraflache Plattform mit zwei angebauten Rampen: Rollwagen oder Hubwagen fahren auf der einen Seite auf und auf der anderen ab. Griffe und Rollen erlauben das Abstellen an der Wand. Das Mehrbereichsmodell mit 600 kg zeigt bis 300 kg in Schritten von 100 g an.',
        },
        features: [
          {
            fr: 'Hauteur de seuil 45 mm, deux rampes intégrées',
            en: '45 mm deck height, two built-in ramps',
            de: 'Bauhöhe 45 mm, zwei angebaute Rampen',
          },
          {
            fr: 'Poignées et roulettes de transport',
            en: 'Carrying handles and transport wheels',
            de: 'Griffe und Transportrollen',
          },
        ],
        variants: [0, 1, 2, 5, 6],
        level: 0.4,
      },
      {
        text: {
          fr: 'Pour peser finement le carton seul et la palette complète sur le même tablier. Un modèle à étendues multiples garde le gros échelon jusqu’au retour à zéro ; un modèle à échelons multiples suit la charge nette dans les deux sens. Si vous tarez des supports lourds, préférez le modèle 1,5/3 t à échelons multiples.',
          en: 'To weigh a single carton finely and a full pallet on the same deck. Multiple-range models keep the coarser interval until the scale returns to zero; multi-interval ones follow the net load both ways. If you tare heavy carriers, prefer the 1.5/3 t multi-interval model.',
          de: 'Um den einzelnen Karton fein und die volle Palette auf derselben Plattform zu wiegen. Mehrbereichsmodelle behalten den groben Teilungswert bis zur Rückkehr auf null, Mehrteilungsmodelle folgen der Nettolast in beide Richtungen. Wer schwere Ladungsträger tariert, nimmt das Mehrteilungsmodell 1,5/3 t.',
        },
        features: [
          {
            fr: 'Deux échelons sur un seul tablier',
            en: 'Two intervals on one deck',
            de: 'Zwei Teilungswerte auf einer Plattform',
          },
          {
            fr: 'Étendue active signalée sur l’indicateur',
            en: 'Active range shown on the indicator',
            de: 'Aktiver Wägebereich am Anzeigegerät sichtbar',
          },
        ],
        variants: [5, 6, 7],
        level: 0.45,
      },
      {
        text: {
          fr: 'Tablier de 8 mm et longerons renforcés pour la dépose brutale au chariot élévateur, les bobines et les pièces coulées. Les butées limitent les chocs latéraux sur les capteurs. Choisissez une portée au-dessus de la charge courante : les chocs répétés usent plus que le poids.',
          en: 'An 8 mm deck and reinforced beams for coils, castings and loads set down hard by a forklift. Stops limit side impacts on the load cells. Choose a capacity above your usual load: repeated shocks wear a platform more than weight does.',
          de: '8 mm starke Platte und verstärkte Längsträger für hartes Absetzen mit dem Stapler, Coils und Gussteile. Anschläge begrenzen seitliche Stöße auf die Wägezellen. Die Höchstlast über der üblichen Last wählen: Wiederholte Stöße schaden mehr als das Gewicht.',
        },
        features: [
          {
            fr: 'Tôle de 8 mm, longerons renforcés',
            en: '8 mm deck plate, reinforced beams',
            de: '8-mm-Deckblech, verstärkte Längsträger',
          },
          { fr: 'Butées latérales antichoc', en: 'Lateral bump stops', de: 'Seitliche Stoßanschläge' },
        ],
        variants: [2, 3, 4, 7],
        level: 0.7,
      },
      {
        text: {
          fr: 'Le tablier se relève sur vérins à gaz : le dessous et le sol se nettoient chaque jour au jet. Tout est en inox, capteurs compris, pour les abattoirs, les laiteries et les salles blanches. Le verrouillage du tablier se contrôle avant chaque reprise des pesées.',
          en: 'The deck lifts on gas springs, so the underside and the floor can be hosed down every day. Everything is stainless, load cells included, for abattoirs, dairies and clean rooms. Check that the deck is locked before weighing resumes.',
          de: 'Die Plattform lässt sich mit Gasdruckfedern aufklappen: Unterseite und Boden werden täglich abgespritzt. Alles aus Edelstahl, auch die Wägezellen, für Schlachthof, Molkerei und Reinraum. Vor der nächsten Wägung ist die Verriegelung zu prüfen.',
        },
        features: [
          {
            fr: 'Tablier relevable sur vérins à gaz',
            en: 'Lift-up deck on gas springs',
            de: 'Aufklappbare Plattform mit Gasdruckfedern',
          },
          {
            fr: 'Nettoyage au jet haute pression, IP69K',
            en: 'High-pressure cleaning, IP69K',
            de: 'Hochdruckreinigung, IP69K',
          },
        ],
        variants: [0, 1, 2, 5],
        level: 0.95,
        ip: 'IP68, IP69K',
        material: {
          fr: 'Inox AISI 304, capteurs inox soudés',
          en: 'AISI 304 stainless steel, welded stainless load cells',
          de: 'Edelstahl AISI 304, verschweißte Edelstahl-Wägezellen',
        },
      },
      {
        text: {
          fr: 'Reliée à l’automate ou au logiciel : sortie 4-20 mA pour le dosage, Ethernet pour l’ERP, seuils à relais pour fermer une vanne. La mémoire alibi garde les pesées transmises. À prévoir avec l’automaticien : fréquence de lecture, filtrage et temps de stabilisation.',
          en: 'Linked to the PLC or the software: a 4–20 mA output for dosing, Ethernet for the ERP, relay set points to close a valve. The alibi memory keeps the weighings sent. Agree the reading rate, filtering and stabilisation time with your automation engineer.',
          de: 'Angebunden an SPS oder Software: Ausgang 4–20 mA zum Dosieren, Ethernet zum ERP, Relaisgrenzwerte zum Schließen eines Ventils. Der Alibispeicher hält die übertragenen Wägungen fest. Messrate, Filterung und Einschwingzeit sind mit der Automatisierung abzustimmen.',
        },
        features: [
          {
            fr: 'Sortie analogique 4-20 mA pour dosage',
            en: '4–20 mA analogue output for dosing',
            de: 'Analogausgang 4–20 mA zum Dosieren',
          },
          {
            fr: 'Ethernet et mémoire alibi',
            en: 'Ethernet and alibi memory',
            de: 'Ethernet und Alibispeicher',
          },
          { fr: 'Quatre seuils à relais', en: 'Four relay set points', de: 'Vier Relaisgrenzwerte' },
        ],
        variants: [1, 2, 3, 6, 7],
        level: 0.6,
        interfaces: {
          fr: 'Ethernet, 4-20 mA, RS-485, 4 relais',
          en: 'Ethernet, 4–20 mA, RS-485, 4 relays',
          de: 'Ethernet, 4–20 mA, RS-485, 4 Relais',
        },
      },
    ],
  },
}
