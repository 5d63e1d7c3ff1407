import type { KindTexts } from '#seed/kind-texts.ts'
import { externalAdjustment, markingOfClassThree } from '#seed/phrases.ts'

export const industrial4: Record<string, KindTexts> = {
  axle: {
    description: {
      fr: 'Deux ou plusieurs plaques posées sous les roues donnent la charge de chaque essieu, puis leur somme. On contrôle ainsi, avant de prendre la route, qu’un camion, une remorque ou un engin respecte ses charges à l’essieu. Le résultat dépend surtout du sol : toutes les roues doivent être à la même hauteur, freins desserrés, sur un sol dur et plan. Des cales de même épaisseur que les plaques compensent les essieux non pesés. Ces appareils sont hors métrologie légale : ils servent au contrôle et à la prévention, pas à facturer au poids ; pour cela, il faut un pont-bascule vérifié.',
      en: 'Two or more pads placed under the wheels give the load on each axle, then the total. You can check before setting off that a lorry, trailer or machine is within its axle limits. The result depends mostly on the ground: all wheels must stand at the same height, brakes off, on hard, flat ground. Dummy pads of the same thickness make up for axles not being weighed. These instruments are outside legal metrology: they serve checking and prevention, not invoicing by weight, which calls for a verified weighbridge.',
      de: 'Zwei oder mehr Platten unter den Rädern zeigen die Last jeder Achse und danach die Summe. So lässt sich vor der Abfahrt prüfen, ob Lkw, Anhänger oder Maschine ihre Achslasten einhalten. Das Ergebnis hängt vor allem vom Boden ab: Alle Räder müssen gleich hoch stehen, Bremsen gelöst, auf hartem, ebenem Grund. Ausgleichsplatten gleicher Stärke gehören unter die nicht gewogenen Achsen. Die Geräte sind ungeeicht: Sie dienen Kontrolle und Vorbeugung, nicht der Abrechnung nach Gewicht; dafür braucht es eine konformitätsbewertete Fahrzeugwaage.',
    },
    features: [
      {
        fr: 'Pesée roue par roue, total par essieu',
        en: 'Wheel-by-wheel weighing, total per axle',
        de: 'Radweise Wägung, Summe je Achse',
      },
      {
        fr: 'Somme des essieux et date sur le ticket',
        en: 'Axle total and date on the ticket',
        de: 'Achssumme und Datum auf dem Beleg',
      },
      {
        fr: 'Plaques et connecteurs IP67',
        en: 'IP67 pads and connectors',
        de: 'Platten und Stecker in IP67',
      },
      {
        fr: 'Contrôle seulement, hors métrologie légale',
        en: 'Checking only, not legal for trade',
        de: 'Nur zur Kontrolle, ungeeicht',
      },
    ],
    applications: {
      fr: 'Contrôle des charges à l’essieu, chantiers, transport, agriculture',
      en: 'Axle-load checks, building sites, haulage, farming',
      de: 'Achslastkontrolle, Baustelle, Transport, Landwirtschaft',
    },
    display: {
      fr: 'LCD rétroéclairé, charge par roue et total',
      en: 'Backlit LCD, wheel load and total',
      de: 'Hinterleuchtetes LCD, Radlast und Summe',
    },
    interfaces: { fr: 'RS-232, imprimante', en: 'RS-232, printer', de: 'RS-232, Drucker' },
    power: { fr: 'Batterie rechargeable', en: 'Rechargeable battery', de: 'Akku' },
    material: { fr: 'Plaques en aluminium', en: 'Aluminium pads', de: 'Platten aus Aluminium' },
    calibration: {
      fr: 'Ajustage et étalonnage plaque par plaque sur banc',
      en: 'Pads adjusted and calibrated one by one on a rig',
      de: 'Justierung und Kalibrierung plattenweise am Prüfstand',
    },
    approvals: { fr: 'Hors métrologie légale', en: 'Not legal for trade', de: 'Ungeeicht' },
    options: {
      fr: 'Rampes, cales de mise à niveau, valise, imprimante',
      en: 'Ramps, dummy pads, case, printer',
      de: 'Rampen, Ausgleichsplatten, Koffer, Drucker',
    },
    ip: 'IP67',
    warrantyMonths: 12,
    accessories: [
      {
        key: 'axle-ramps',
        name: { fr: 'Rampes d’approche, paire', en: 'Approach ramps, pair', de: 'Auffahrkeile, Paar' },
        compatibility: { fr: 'Toutes les plaques', en: 'All pads', de: 'Alle Platten' },
        priceCents: 42000,
      },
      {
        key: 'axle-case',
        name: {
          fr: 'Valise de transport sur roulettes',
          en: 'Wheeled transport case',
          de: 'Transportkoffer mit Rollen',
        },
        compatibility: {
          fr: 'Plaques 700 × 450 mm, jusqu’à 15 t',
          en: '700 × 450 mm pads, up to 15 t',
          de: 'Platten 700 × 450 mm, bis 15 t',
        },
        priceCents: 29500,
        fits: { maxKg: 15000, sideMm: 700 },
        option: 2,
      },
      {
        key: 'axle-printer',
        name: {
          fr: 'Imprimante thermique portable',
          en: 'Portable thermal printer',
          de: 'Tragbarer Thermodrucker',
        },
        compatibility: {
          fr: 'Indicateurs avec RS-232',
          en: 'Indicators with RS-232',
          de: 'Anzeigegeräte mit RS-232',
        },
        priceCents: 31500,
        fits: { interfaces: ['RS-232'], exceptLines: [1] },
        option: 3,
      },
      {
        key: 'axle-levelling',
        name: {
          fr: 'Cales de mise à niveau, paire',
          en: 'Dummy pads, pair',
          de: 'Ausgleichsplatten, Paar',
        },
        compatibility: { fr: 'Toutes les plaques', en: 'All pads', de: 'Alle Platten' },
        priceCents: 24500,
      },
    ],
    lines: [
      {
        text: {
          fr: 'Paire de plaques légères de 700 × 450 mm avec indicateur en valise : une personne installe l’ensemble en quelques minutes sur un parking plan. On pèse un essieu, on avance, on pèse le suivant. Pour les transporteurs et les loueurs.',
          en: 'A pair of light 700 × 450 mm pads with an indicator in a case: one person sets it up in minutes on a flat yard. Weigh one axle, drive forward, weigh the next. For hauliers and hire companies.',
          de: 'Ein Paar leichter Platten 700 × 450 mm mit Anzeigegerät im Koffer: Eine Person baut alles in Minuten auf ebenem Hof auf. Eine Achse wiegen, vorfahren, die nächste wiegen. Für Spediteure und Vermieter.',
        },
        features: [
          {
            fr: 'Deux plaques 700 × 450 mm portables',
            en: 'Two portable 700 × 450 mm pads',
            de: 'Zwei tragbare Platten 700 × 450 mm',
          },
          { fr: 'Indicateur en valise', en: 'Indicator in a case', de: 'Anzeigegerät im Koffer' },
        ],
        variants: [0, 1, 2],
        level: 0.1,
      },
      {
        text: {
          fr: 'Jeu de plaques de 900 × 500 mm lues ensemble, pour tridems et engins lourds : toutes les roues d’un groupe se pèsent à la fois, sans report de charge d’un essieu à l’autre. L’imprimante intégrée remet un ticket par véhicule.',
          en: 'A set of 900 × 500 mm pads read together, for tri-axles and heavy plant: all wheels in a group are weighed at once, so load does not shift from one axle to the next. The built-in printer gives one ticket per vehicle.',
          de: 'Satz gemeinsam ausgewerteter Platten 900 × 500 mm für Dreiachsgruppen und schwere Maschinen: Alle Räder einer Gruppe werden zugleich gewogen, Last wandert nicht von Achse zu Achse. Der eingebaute Drucker gibt je Fahrzeug einen Beleg aus.',
        },
        features: [
          {
            fr: 'Jusqu’à six plaques lues ensemble',
            en: 'Up to six pads read together',
            de: 'Bis zu sechs Platten gemeinsam ausgewertet',
          },
          {
            fr: 'Plaques 900 × 500 mm pour pneus jumelés',
            en: '900 × 500 mm pads for twin tyres',
            de: 'Platten 900 × 500 mm für Zwillingsreifen',
          },
          {
            fr: 'Imprimante intégrée à l’indicateur',
            en: 'Printer built into the indicator',
            de: 'Im Anzeigegerät eingebauter Drucker',
          },
        ],
        variants: [0, 1, 2],
        level: 0.9,
      },
    ],
  },

  checkweigher: {
    description: {
      fr: 'La trieuse pondérale pèse chaque article en mouvement sur une bande et écarte ceux qui sont hors limites. Contrairement aux autres balances, c’est un instrument à fonctionnement automatique : elle relève de la directive MID 2014/32/UE, annexe VIII (MI-006), et des classes OIML R 51 XIII ou XIIII. Pour contrôler des préemballages, commandez-la avec l’évaluation de conformité MID ; sa vérification en service est alors annuelle en France. Sans cette évaluation, elle reste un outil de contrôle interne. Dimensionnez d’après la cadence, l’écart entre articles, la longueur et la stabilité du produit, puis faites un essai avec vos propres articles.',
      en: 'A checkweigher weighs every item in motion on a belt and rejects those outside the limits. Unlike other scales it is an automatic instrument: it comes under the Measuring Instruments Directive 2014/32/EU, Annex VIII (MI-006), and OIML R 51 classes XIII or XIIII. To check prepackages, order it with the MID conformity assessment; in-service verification is then yearly in France. Without that assessment it remains an in-house checking tool. Size it by throughput, gap between items, and length and stability of the product, then run a trial with your own items.',
      de: 'Die selbsttätige Kontrollwaage wiegt jeden Artikel in Bewegung auf einem Band und schleust Fehlgewichte aus. Anders als die übrigen Waagen arbeitet sie selbsttätig: Sie fällt unter die Messgeräterichtlinie 2014/32/EU, Anhang VIII (MI-006), mit den Klassen XIII oder XIIII nach OIML R 51. Für die Kontrolle von Fertigpackungen wird sie mit MID-Konformitätsbewertung bestellt; in Frankreich folgt dann jährlich die wiederkehrende Prüfung. Ohne diese Bewertung bleibt sie ein Werkzeug der internen Kontrolle. Auslegung nach Takt, Produktabstand, Länge und Standfestigkeit; ein Versuch mit eigenen Artikeln schafft Klarheit.',
    },
    features: [
      {
        fr: 'Pesée de chaque article en mouvement',
        en: 'Weighs every item in motion',
        de: 'Wiegt jeden Artikel in Bewegung',
      },
      {
        fr: 'Classement en trois zones et statistiques',
        en: 'Three-zone sorting and statistics',
        de: 'Sortierung in drei Zonen mit Statistik',
      },
      {
        fr: 'Éjecteur des articles hors limites raccordable',
        en: 'Connects to a rejector',
        de: 'Ausschleuser anschließbar',
      },
      {
        fr: 'Recettes par article en mémoire',
        en: 'Product recipes in memory',
        de: 'Artikelprogramme im Speicher',
      },
    ],
    applications: {
      fr: 'Préemballages, colis, contrôle de complétude, agroalimentaire, pharmacie',
      en: 'Prepackages, parcels, completeness checks, food, pharmaceuticals',
      de: 'Fertigpackungen, Pakete, Vollständigkeitskontrolle, Lebensmittel, Pharma',
    },
    display: { fr: 'Écran tactile couleur', en: 'Colour touchscreen', de: 'Farbiger Touchscreen' },
    interfaces: { fr: 'EtherNet/IP', en: 'EtherNet/IP', de: 'EtherNet/IP' },
    power: { fr: 'Secteur 230 V', en: '230 V mains', de: '230-V-Netz' },
    material: {
      fr: 'Châssis acier peint, bande alimentaire',
      en: 'Painted steel frame, food-grade belt',
      de: 'Lackierter Stahlrahmen, lebensmittelgeeignetes Band',
    },
    calibration: {
      fr: 'Ajustage par masses ; contrôle dynamique par pièces connues',
      en: 'Adjusted with weights; dynamic check with known items',
      de: 'Justierung mit Gewichten; dynamische Prüfung mit bekannten Teilen',
    },
    approvals: {
      fr: 'MID 2014/32/UE, MI-006, classe XIII ou XIIII, sur demande',
      en: 'MID 2014/32/EU, MI-006, class XIII or XIIII, on request',
      de: 'MID 2014/32/EU, MI-006, Klasse XIII oder XIIII, auf Anfrage',
    },
    options: {
      fr: 'Éjecteur, détecteur de métaux, colonne lumineuse, tunnel',
      en: 'Rejector, metal detector, light tower, tunnel',
      de: 'Ausschleuser, Metalldetektor, Signalsäule, Tunnel',
    },
    ip: 'IP54',
    warrantyMonths: 12,
    accessories: [
      {
        key: 'checkweigher-rejecter',
        name: {
          fr: 'Éjecteur pneumatique avec bac verrouillé',
          en: 'Pneumatic rejector with locked bin',
          de: 'Pneumatischer Ausschleuser mit verschlossenem Behälter',
        },
        compatibility: { fr: 'Modèles jusqu’à 6 kg', en: 'Models up to 6 kg', de: 'Modelle bis 6 kg' },
        priceCents: 185000,
        fits: { maxKg: 6 },
      },
      {
        key: 'checkweigher-metal-detector',
        name: {
          fr: 'Détecteur de métaux intégré',
          en: 'Integrated metal detector',
          de: 'Integrierter Metalldetektor',
        },
        compatibility: {
          fr: 'Tous les modèles, selon le produit',
          en: 'All models, depending on the product',
          de: 'Alle Modelle, je nach Produkt',
        },
        priceCents: null,
      },
      {
        key: 'checkweigher-column',
        name: {
          fr: 'Colonne lumineuse et sonore',
          en: 'Light and sound tower',
          de: 'Signalsäule mit Summer',
        },
        compatibility: { fr: 'Tous les modèles', en: 'All models', de: 'Alle Modelle' },
        priceCents: 29500,
      },
      {
        key: 'checkweigher-tunnel',
        name: {
          fr: 'Tunnel de protection contre l’air',
          en: 'Draught-protection tunnel',
          de: 'Windschutztunnel',
        },
        compatibility: { fr: 'Modèles jusqu’à 1,5 kg', en: 'Models up to 1.5 kg', de: 'Modelle bis 1,5 kg' },
        priceCents: 64500,
        fits: { maxKg: 1.5 },
      },
    ],
    lines: [
      {
        text: {
          fr: 'Machine compacte pour ligne sèche : bande de 200 à 400 mm, écran tactile et éjecteur au choix, jusqu’à 300 pièces par minute sur les petits articles. Les changements d’article se font par recette, sans outil.',
          en: 'A compact machine for dry lines: 200 to 400 mm belt, touchscreen and a choice of rejector, up to 300 pieces a minute on small items. Product changes are made by recipe, without tools.',
          de: 'Kompakte Maschine für trockene Linien: Band 200 bis 400 mm, Touchscreen und Ausschleuser nach Wahl, bis 300 Stück pro Minute bei kleinen Artikeln. Artikelwechsel per Programm, ohne Werkzeug.',
        },
        features: [
          {
            fr: 'Jusqu’à 300 pièces par minute',
            en: 'Up to 300 pieces a minute',
            de: 'Bis 300 Stück pro Minute',
          },
          { fr: 'Bande de 200 à 400 mm', en: '200 to 400 mm belt', de: 'Band 200 bis 400 mm' },
        ],
        variants: [0, 1, 2, 3],
        level: 0.1,
        ip: 'IP30',
      },
      {
        text: {
          fr: 'Exécution inox ouverte pour zone humide, avec bande déposée sans outil et protection jusqu’à IP69K. Reliée à l’automate par Profinet ou OPC UA, elle remonte poids, rejets et arrêts. Faite pour les lignes lavées chaque jour.',
          en: 'An open stainless design for wet areas, with a belt removed without tools and protection up to IP69K. Linked to the PLC by Profinet or OPC UA, it reports weights, rejects and stops. Built for lines washed every day.',
          de: 'Offene Edelstahlbauweise für Nassbereiche, Band werkzeuglos abnehmbar, Schutz bis IP69K. Über Profinet oder OPC UA an die SPS angebunden, meldet die Waage Gewichte, Ausschleusungen und Stopps. Für täglich gereinigte Linien.',
        },
        features: [
          {
            fr: 'Inox, lavable au jet, IP69K',
            en: 'Stainless, washable, IP69K',
            de: 'Edelstahl, abspritzbar, IP69K',
          },
          {
            fr: 'Bande déposée sans outil',
            en: 'Belt removed without tools',
            de: 'Band ohne Werkzeug abnehmbar',
          },
          { fr: 'Profinet et OPC UA', en: 'Profinet and OPC UA', de: 'Profinet und OPC UA' },
        ],
        variants: [0, 1, 2, 3],
        level: 0.9,
        ip: 'IP66 / IP69K',
        material: { fr: 'Inox AISI 304', en: 'AISI 304 stainless steel', de: 'Edelstahl AISI 304' },
        interfaces: {
          fr: 'Profinet, OPC UA, EtherNet/IP',
          en: 'Profinet, OPC UA, EtherNet/IP',
          de: 'Profinet, OPC UA, EtherNet/IP',
        },
      },
    ],
  },

  atex: {
    description: {
      fr: 'Pour peser dans une atmosphère où peuvent se former des gaz ou des vapeurs inflammables : chimie, pharmacie, peintures. Partez du document relatif à la protection contre les explosions (DRPCE) : zone 1 ou 2, groupe de gaz et température de surface. Le marquage de la balance, par exemple II 2G Ex ib IIC T4 Gb, doit répondre à la zone la plus sévère ; aucun de ces modèles n’est marqué pour les poussières (D, zones 21 et 22). Tous les modèles sont de classe III. Alimentation, câbles et éventuelle barrière font partie de l’ensemble : ne remplacez aucun de ces éléments sans nous consulter.',
      en: 'For weighing where flammable gas or vapour may form: chemicals, pharmaceuticals, paints. Start from your hazardous-area classification: zone 1 or 2, gas group and surface temperature. The marking of the scale, for example II 2G Ex ib IIC T4 Gb, must meet the strictest zone; none of these models is marked for dust (D, zones 21 and 22). All models are class III. Power supply, cables and any barrier are part of the whole: do not replace any of them without asking us.',
      de: 'Zum Wiegen, wo entzündliche Gase oder Dämpfe auftreten können: Chemie, Pharma, Lack. Ausgangspunkt ist das Explosionsschutzdokument: Zone 1 oder 2, Gasgruppe und Oberflächentemperatur. Die Kennzeichnung, etwa II 2G Ex ib IIC T4 Gb, muss der strengsten Zone genügen; keines dieser Modelle ist für Staub (D, Zonen 21 und 22) gekennzeichnet. Alle Modelle entsprechen Klasse III. Netzgerät, Kabel und Barriere gehören zum Gesamtsystem: Nichts davon ohne Rücksprache ersetzen.',
    },
    features: [
      {
        fr: 'Indicateur et capteurs prévus pour zone explosible',
        en: 'Indicator and load cells rated for hazardous areas',
        de: 'Anzeigegerät und Zellen für den Ex-Bereich',
      },
      markingOfClassThree,
      {
        fr: 'Tare, brut et net, totalisation',
        en: 'Tare, gross and net, totalising',
        de: 'Tara, Brutto und Netto, Summierung',
      },
      {
        fr: 'Boîtier inox conducteur, sans angle retenant la poussière',
        en: 'Conductive stainless housing without dust traps',
        de: 'Leitfähiges Edelstahlgehäuse ohne Staubnester',
      },
    ],
    applications: {
      fr: 'Chimie, pharmacie, peintures, solvants',
      en: 'Chemicals, pharmaceuticals, paints, solvents',
      de: 'Chemie, Pharma, Lacke, Lösemittel',
    },
    display: {
      fr: 'LCD rétroéclairé, chiffres de 20 mm',
      en: 'Backlit LCD, 20 mm digits',
      de: 'Hinterleuchtetes LCD, Ziffernhöhe 20 mm',
    },
    interfaces: {
      fr: 'RS-485 Ex ou fibre optique',
      en: 'Ex RS-485 or fibre optic',
      de: 'RS-485 Ex oder Lichtwellenleiter',
    },
    power: {
      fr: 'Batterie Ex ou alimentation par barrière',
      en: 'Ex battery or barrier supply',
      de: 'Ex-Akku oder Versorgung über Barriere',
    },
    material: {
      fr: 'Inox, boîtier conducteur',
      en: 'Stainless steel, conductive housing',
      de: 'Edelstahl, leitfähiges Gehäuse',
    },
    calibration: externalAdjustment,
    approvals: {
      fr: 'Classe III ; marquage Ex selon la version',
      en: 'Class III; Ex marking depending on version',
      de: 'Klasse III; Ex-Kennzeichnung je nach Ausführung',
    },
    options: {
      fr: 'Barrière, alimentation Ex, boîtier de zone sûre',
      en: 'Barrier, Ex power supply, safe-area box',
      de: 'Barriere, Ex-Netzgerät, Gehäuse für den sicheren Bereich',
    },
    ip: 'IP65',
    warrantyMonths: 12,
    accessories: [
      {
        key: 'atex-barrier',
        name: { fr: 'Barrière de sécurité', en: 'Safety barrier', de: 'Sicherheitsbarriere' },
        compatibility: {
          fr: 'Tous les modèles à alimentation par barrière',
          en: 'All barrier-supplied models',
          de: 'Alle Modelle mit Barriereversorgung',
        },
        priceCents: 54000,
        fits: { lines: [1, 2] },
        option: 0,
      },
      {
        key: 'atex-power-supply',
        name: { fr: 'Alimentation Ex', en: 'Ex power supply', de: 'Ex-Netzgerät' },
        compatibility: { fr: 'Modèles sans batterie', en: 'Models without battery', de: 'Modelle ohne Akku' },
        priceCents: 82000,
        fits: { lines: [1, 2] },
        option: 1,
      },
      {
        key: 'atex-safe-area-box',
        name: {
          fr: 'Boîtier de communication en zone sûre',
          en: 'Safe-area communication box',
          de: 'Kommunikationsgehäuse für den sicheren Bereich',
        },
        compatibility: {
          fr: 'Tous les modèles RS-485 Ex ou fibre',
          en: 'All Ex RS-485 or fibre models',
          de: 'Alle Modelle mit RS-485 Ex oder Lichtwellenleiter',
        },
        priceCents: 115000,
        fits: { interfaces: ['RS-485', 'Fibre optic'] },
      },
    ],
    lines: [
      {
        text: {
          fr: 'Balance de table de zone 1, sur batterie Ex : aucune barrière à poser, la batterie se recharge hors zone. Pour doser solvants et pigments. Marquage II 2G Ex ib IIC T4 Gb, à rapprocher de votre zonage ATEX.',
          en: 'A zone 1 bench scale on an Ex battery: no barrier to install, and the battery is charged outside the zone. For dosing solvents and pigments. Marked II 2G Ex ib IIC T4 Gb, to be compared with your area classification.',
          de: 'Tischwaage für Zone 1 mit Ex-Akku: keine Barriere nötig, der Akku wird außerhalb der Zone geladen. Zum Dosieren von Lösemitteln und Pigmenten. Kennzeichnung II 2G Ex ib IIC T4 Gb, mit Ihrem Explosionsschutzdokument abzugleichen.',
        },
        features: [
          {
            fr: 'Marquage II 2G Ex ib IIC T4 Gb',
            en: 'Marked II 2G Ex ib IIC T4 Gb',
            de: 'Kennzeichnung II 2G Ex ib IIC T4 Gb',
          },
          {
            fr: 'Batterie rechargée hors zone',
            en: 'Battery charged outside the zone',
            de: 'Akku wird außerhalb der Zone geladen',
          },
        ],
        variants: [0, 1, 2, 3],
        level: 0.3,
        power: {
          fr: 'Batterie Ex rechargeable',
          en: 'Rechargeable Ex battery',
          de: 'Ex-Akku',
        },
      },
      {
        text: {
          fr: 'Plate-forme au sol de zone 1 alimentée par barrière depuis la zone sûre, avec fibre optique vers la supervision. Conçue pour les fûts et conteneurs de mélange. Les capteurs inox soudés atteignent IP68. La mise à la terre de la plate-forme se contrôle à chaque entretien.',
          en: 'A zone 1 floor platform fed through a barrier from the safe area, with fibre optic to the control system. Made for drums and mixing containers. The welded stainless cells reach IP68. Check the platform’s earth bonding at every service.',
          de: 'Bodenwaage für Zone 1, über eine Barriere aus dem sicheren Bereich versorgt, mit Lichtwellenleiter zur Leittechnik. Für Fässer und Mischbehälter. Die verschweißten Edelstahlzellen erreichen IP68. Die Erdung der Plattform wird bei jeder Wartung geprüft.',
        },
        features: [
          {
            fr: 'Liaison par fibre optique',
            en: 'Fibre-optic link',
            de: 'Verbindung über Lichtwellenleiter',
          },
          {
            fr: 'Plate-forme jusqu’à 1 250 × 1 250 mm',
            en: 'Platform up to 1,250 × 1,250 mm',
            de: 'Plattform bis 1.250 × 1.250 mm',
          },
        ],
        variants: [3, 4, 5],
        level: 0.85,
        ip: 'IP68',
        power: {
          fr: 'Alimentation par barrière depuis la zone sûre',
          en: 'Barrier supply from the safe area',
          de: 'Versorgung über Barriere aus dem sicheren Bereich',
        },
        interfaces: {
          fr: 'Fibre optique, RS-485 Ex',
          en: 'Fibre optic, Ex RS-485',
          de: 'Lichtwellenleiter, RS-485 Ex',
        },
      },
      {
        text: {
          fr: 'Solution de zone 2, de la balance de table à la plate-forme de 1,5 t, marquée II 3G : moins exigeante, donc plus simple et moins coûteuse. À retenir seulement là où l’atmosphère explosive est rare et brève ; jamais en zone 1. Alimentation Ex en option ; raccordement possible à un automate en zone sûre.',
          en: 'A zone 2 solution, from a bench scale to a 1.5 t platform, marked II 3G: less demanding, so simpler and less costly. To be chosen only where an explosive atmosphere is unlikely and brief, never in zone 1. Ex power supply optional; connection to a PLC in the safe area is possible.',
          de: 'Lösung für Zone 2, von der Tischwaage bis zur 1,5-t-Plattform, Kennzeichnung II 3G: geringere Anforderungen, dadurch einfacher und günstiger. Nur wo eine explosionsfähige Atmosphäre selten und kurzzeitig auftritt, nie in Zone 1. Ex-Netzgerät als Option; Anschluss an eine SPS im sicheren Bereich möglich.',
        },
        features: [
          {
            fr: 'Marquage II 3G pour zone 2',
            en: 'Marked II 3G for zone 2',
            de: 'Kennzeichnung II 3G für Zone 2',
          },
          {
            fr: 'Une gamme de 6 kg à 1,5 t',
            en: 'One range from 6 kg to 1.5 t',
            de: 'Eine Baureihe von 6 kg bis 1,5 t',
          },
        ],
        variants: [0, 1, 2, 3, 4, 5],
        level: 0.1,
      },
    ],
  },
}
