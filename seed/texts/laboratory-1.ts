import type { KindTexts } from '#seed/kind-texts.ts'
import { automaticAdjustment, besideLegalVerification } from '#seed/phrases.ts'

export const laboratory1: Record<string, KindTexts> = {
  micro: {
    description: {
      fr: 'La microbalance pèse quelques milligrammes avec une lecture de 1 µg : filtres de poussières, étalons chimiques, principes actifs rares, revêtements. À cette échelle, le lieu compte autant que l’appareil : pièce stable en température, table sans vibration, aucun courant d’air, charges électrostatiques neutralisées. Laissez-la sous tension en permanence et attendez la stabilisation après tout déplacement. La lecture n’est pas la plus petite pesée utile : la pesée minimale se détermine sur place, à partir de la répétabilité. Faites étalonner la balance à son emplacement définitif. Tous les modèles sont vérifiés en classe I et admis aux usages réglementés.',
      en: 'A microbalance weighs a few milligrams with a readability of 1 µg: dust filters, chemical standards, scarce active ingredients, coatings. At this scale the place matters as much as the instrument: a room at steady temperature, a vibration-free table, no draughts, static charges neutralised. Keep it powered at all times and let it stabilise after every move. The readability is not the smallest useful load: the minimum weight is determined on site from the repeatability. Have the balance calibrated in its final position. All models are verified in class I and may serve regulated uses.',
      de: 'Die Mikrowaage wiegt wenige Milligramm bei einer Ablesbarkeit von 1 µg: Staubfilter, chemische Standards, seltene Wirkstoffe, Beschichtungen. In diesem Bereich zählt der Standort so viel wie das Gerät: konstante Raumtemperatur, schwingungsfreier Tisch, keine Zugluft, abgeleitete elektrostatische Ladung. Lassen Sie die Waage dauernd am Netz und warten Sie nach jedem Versetzen die Stabilisierung ab. Die Ablesbarkeit ist nicht die kleinste sinnvolle Last: Die Mindesteinwaage wird vor Ort aus der Wiederholbarkeit ermittelt. Die Kalibrierung gehört an den endgültigen Standort. Alle Modelle sind in Klasse I konformitätsbewertet und für eichpflichtige Verwendungen zugelassen.',
    },
    features: [
      { fr: 'Lecture de 1 µg', en: '1 µg readability', de: 'Ablesbarkeit 1 µg' },
      {
        fr: 'Cellule à compensation électromagnétique',
        en: 'Electromagnetic force compensation cell',
        de: 'Wägesystem mit elektromagnetischer Kraftkompensation',
      },
      automaticAdjustment,
      {
        fr: 'Chambre de pesée en verre à petit volume',
        en: 'Small-volume glass weighing chamber',
        de: 'Kleiner Wägeraum aus Glas',
      },
      {
        fr: 'Indicateur séparé de la cellule de pesée',
        en: 'Terminal separate from the weighing cell',
        de: 'Terminal getrennt von der Wägezelle',
      },
    ],
    applications: {
      fr: 'Filtres de particules, étalons chimiques, pharmacie, recherche',
      en: 'Particle filters, chemical standards, pharmaceuticals, research',
      de: 'Partikelfilter, chemische Standards, Pharma, Forschung',
    },
    display: {
      fr: 'Écran tactile couleur séparé',
      en: 'Separate colour touchscreen',
      de: 'Abgesetzter Farb-Touchscreen',
    },
    interfaces: { fr: 'USB, Ethernet', en: 'USB, Ethernet', de: 'USB, Ethernet' },
    power: {
      fr: 'Secteur 230 V, à laisser sous tension',
      en: '230 V mains, to be left switched on',
      de: 'Netz 230 V, Dauerbetrieb',
    },
    material: {
      fr: 'Socle en aluminium, chambre en verre',
      en: 'Aluminium base, glass chamber',
      de: 'Aluminiumsockel, Wägeraum aus Glas',
    },
    calibration: {
      fr: 'Ajustage interne ; certificat d’étalonnage sur site en option',
      en: 'Internal adjustment; on-site calibration certificate optional',
      de: 'Interne Justierung; Kalibrierschein am Aufstellort optional',
    },
    approvals: {
      fr: 'Version vérifiée : classe I, CE et M, à commander d’origine',
      en: 'Verified version: class I, CE and M, ordered from new',
      de: 'Konformitätsbewertung Klasse I, CE und M, nur ab Werk',
    },
    options: {
      fr: 'Table antivibratile, ioniseur, certificat, dossier IQ/OQ',
      en: 'Anti-vibration table, ioniser, certificate, IQ/OQ documents',
      de: 'Schwingungsarmer Tisch, Ionisator, Kalibrierschein, IQ/OQ-Unterlagen',
    },
    ip: 'IP30',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'micro-table',
        name: {
          fr: 'Table antivibratile à plateau de pierre',
          en: 'Anti-vibration table with stone top',
          de: 'Schwingungsarmer Wägetisch mit Steinplatte',
        },
        compatibility: {
          fr: 'Toutes les microbalances, sol porteur requis',
          en: 'All microbalances, load-bearing floor required',
          de: 'Alle Mikrowaagen, tragfähiger Boden nötig',
        },
        priceCents: 245000,
      },
      {
        key: 'micro-ioniser',
        name: {
          fr: 'Ioniseur pour neutraliser l’électricité statique',
          en: 'Ioniser to neutralise static charge',
          de: 'Ionisator gegen elektrostatische Aufladung',
        },
        compatibility: {
          fr: 'Filtres, poudres et récipients en plastique',
          en: 'Filters, powders and plastic containers',
          de: 'Filter, Pulver und Kunststoffgefäße',
        },
        priceCents: 165000,
      },
      {
        key: 'micro-calibration',
        name: {
          fr: 'Certificat d’étalonnage sur site',
          en: 'On-site calibration certificate',
          de: 'Kalibrierschein am Aufstellort',
        },
        compatibility: {
          fr: 'Toutes les microbalances, après stabilisation',
          en: 'All microbalances, after stabilisation',
          de: 'Alle Mikrowaagen, nach Stabilisierung',
        },
        priceCents: 39000,
      },
      {
        key: 'micro-iq-oq',
        name: {
          fr: 'Dossier et exécution IQ/OQ',
          en: 'IQ/OQ documents and execution',
          de: 'IQ/OQ-Unterlagen und Durchführung',
        },
        compatibility: {
          fr: 'Laboratoires sous assurance qualité',
          en: 'Laboratories under quality assurance',
          de: 'Labore mit Qualitätssicherung',
        },
        priceCents: 195000,
      },
    ],
    lines: [
      {
        text: {
          fr: 'La microbalance de recherche : ouverture manuelle de la chambre, écran séparé pour ne pas transmettre chaleur ni chocs, et mesure de la répétabilité guidée pas à pas. Choisissez 6,1 g pour les filtres et capsules, 22 g si vous tarez un petit flacon.',
          en: 'The research microbalance: manual chamber door, separate screen so that no heat or knocks are passed on, and a step-by-step repeatability test. Take 6.1 g for filters and capsules, 22 g if you tare a small vial.',
          de: 'Die Mikrowaage für die Forschung: von Hand geöffneter Wägeraum, abgesetztes Terminal gegen Wärme und Stöße, geführter Test der Wiederholbarkeit. 6,1 g für Filter und Kapseln, 22 g, wenn ein kleines Fläschchen tariert wird.',
        },
        features: [
          {
            fr: 'Test de répétabilité guidé à l’écran',
            en: 'Repeatability test guided on screen',
            de: 'Wiederholbarkeitstest mit Bildschirmführung',
          },
          {
            fr: 'Crochet ou coupelle pour filtres en option',
            en: 'Optional hook or dish for filters',
            de: 'Haken oder Schale für Filter optional',
          },
        ],
        variants: [0, 1],
        level: 0.2,
      },
      {
        text: {
          fr: 'Pour le laboratoire pharmaceutique : portes motorisées sans contact, alerte quand la charge est inférieure à la pesée minimale, comptes d’utilisateurs et journal des opérations. Température, hygrométrie et pression sont enregistrées avec chaque résultat.',
          en: 'For the pharmaceutical laboratory: touch-free motorised doors, a warning when the load is below the minimum weight, user accounts and an operation log. Temperature, humidity and pressure are stored with every result.',
          de: 'Für das Pharmalabor: berührungslos öffnende Türen, Warnung unterhalb der Mindesteinwaage, Benutzerkonten und Vorgangsprotokoll. Temperatur, Feuchte und Luftdruck werden mit jedem Ergebnis gespeichert.',
        },
        features: [
          {
            fr: 'Portes motorisées sans contact',
            en: 'Touch-free motorised doors',
            de: 'Berührungslose motorische Türen',
          },
          {
            fr: 'Alerte sous la pesée minimale enregistrée',
            en: 'Warning below the stored minimum weight',
            de: 'Warnung unterhalb der hinterlegten Mindesteinwaage',
          },
          {
            fr: 'Comptes d’utilisateurs et journal des opérations',
            en: 'User accounts and operation log',
            de: 'Benutzerkonten und Vorgangsprotokoll',
          },
        ],
        variants: [0, 1],
        level: 0.75,
        display: {
          fr: 'Écran tactile couleur séparé, 7 pouces',
          en: 'Separate 7-inch colour touchscreen',
          de: 'Abgesetzter Farb-Touchscreen, 7 Zoll',
        },
      },
    ],
  },
  'semi-micro': {
    description: {
      fr: 'La balance semi-micro lit 0,01 mg et accepte jusqu’à 220 g : elle pèse un étalon de quelques dizaines de milligrammes directement dans une fiole. Elle sert aux dosages, à la densité, au contrôle des pipettes et aux filtres. Choisissez la portée d’après le récipient taré, pas d’après l’échantillon : une fiole occupe déjà 50 g ou plus. La table, l’éloignement des portes et l’électricité statique décident de la répétabilité réelle. Un ajustage interne ne remplace pas un étalonnage, qui établit l’écart et l’incertitude au lieu d’emploi. Tous les modèles sont vérifiés en classe I et admis aux usages réglementés (pharmacie, analyses médicales).',
      en: 'A semi-micro balance reads 0.01 mg and takes up to 220 g: it weighs a standard of a few tens of milligrams straight into a flask. It serves assays, density, pipette checks and filters. Choose the capacity from the tared vessel, not from the sample: a flask alone weighs 50 g or more. The table, the distance from doors and static charge decide the repeatability you really get. Internal adjustment does not replace calibration, which establishes the error and the uncertainty where the balance is used. All models are verified in class I and may serve regulated uses (pharmacy, medical analyses).',
      de: 'Die Semi-Mikrowaage löst 0,01 mg auf und trägt bis 220 g: Sie wiegt wenige Dutzend Milligramm eines Standards direkt in den Kolben ein. Sie dient der Gehalts- und Dichtebestimmung, der Pipettenprüfung und dem Wiegen von Filtern. Wählen Sie die Höchstlast nach dem tarierten Gefäß, nicht nach der Probe: Ein Kolben wiegt bereits 50 g oder mehr. Tisch, Abstand zu Türen und statische Aufladung bestimmen die tatsächliche Wiederholbarkeit. Eine interne Justierung ersetzt keine Kalibrierung, die Abweichung und Messunsicherheit am Einsatzort ermittelt. Alle Modelle sind in Klasse I konformitätsbewertet und für eichpflichtige Verwendungen (Apotheke, medizinische Analysen) zugelassen.',
    },
    features: [
      { fr: 'Lecture de 0,01 mg', en: '0.01 mg readability', de: 'Ablesbarkeit 0,01 mg' },
      {
        fr: 'Ajustage interne déclenché par la température et l’heure',
        en: 'Internal adjustment triggered by temperature and time',
        de: 'Interne Justierung nach Temperatur und Zeit',
      },
      {
        fr: 'Chambre en verre à trois portes',
        en: 'Three-door glass chamber',
        de: 'Wägeraum aus Glas mit drei Türen',
      },
      {
        fr: 'Protocole BPL/ISO à chaque pesée',
        en: 'GLP/ISO record with each weighing',
        de: 'GLP/ISO-Protokoll zu jeder Wägung',
      },
      { fr: 'Pesée sous le plancher', en: 'Below-balance weighing', de: 'Unterflurwägung' },
    ],
    applications: {
      fr: 'Préparation d’étalons, dosages, densité, pipettes, filtres',
      en: 'Standard preparation, assays, density, pipettes, filters',
      de: 'Standards, Gehaltsbestimmung, Dichte, Pipetten, Filter',
    },
    display: {
      fr: 'LCD graphique rétroéclairé',
      en: 'Backlit graphic LCD',
      de: 'Grafik-LCD, hinterleuchtet',
    },
    interfaces: { fr: 'USB, RS-232', en: 'USB, RS-232', de: 'USB, RS-232' },
    power: { fr: 'Secteur 230 V', en: '230 V mains', de: 'Netz 230 V' },
    material: {
      fr: 'Socle en aluminium, chambre en verre, plateau inox',
      en: 'Aluminium base, glass chamber, stainless steel pan',
      de: 'Aluminiumsockel, Wägeraum aus Glas, Edelstahlschale',
    },
    calibration: {
      fr: 'Ajustage interne ; certificat d’étalonnage en option',
      en: 'Internal adjustment; calibration certificate optional',
      de: 'Interne Justierung; Kalibrierschein optional',
    },
    approvals: {
      fr: 'Version vérifiée : classe I, CE et M, à commander d’origine',
      en: 'Verified version: class I, CE and M, ordered from new',
      de: 'Konformitätsbewertung Klasse I, CE und M, nur ab Werk',
    },
    options: {
      fr: 'Ioniseur, kit densité, kit pipettes, dossier IQ/OQ',
      en: 'Ioniser, density kit, pipette kit, IQ/OQ documents',
      de: 'Ionisator, Dichteset, Pipettenset, IQ/OQ-Unterlagen',
    },
    ip: 'IP30',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'semi-micro-table',
        name: {
          fr: 'Table de pesée à plateau de marbre',
          en: 'Weighing table with marble top',
          de: 'Wägetisch mit Marmorplatte',
        },
        compatibility: {
          fr: 'Toutes les balances semi-micro',
          en: 'All semi-micro balances',
          de: 'Alle Semi-Mikrowaagen',
        },
        priceCents: 119000,
      },
      {
        key: 'semi-micro-ioniser',
        name: {
          fr: 'Ioniseur à électrodes, fixe',
          en: 'Electrode ioniser, stationary',
          de: 'Ionisator mit Elektroden, stationär',
        },
        compatibility: {
          fr: 'Poudres sèches, filtres, récipients en plastique',
          en: 'Dry powders, filters, plastic vessels',
          de: 'Trockene Pulver, Filter, Kunststoffgefäße',
        },
        priceCents: 124000,
      },
      {
        key: 'semi-micro-density',
        name: {
          fr: 'Kit densité pour solides et liquides',
          en: 'Density kit for solids and liquids',
          de: 'Dichteset für Feststoffe und Flüssigkeiten',
        },
        compatibility: {
          fr: 'Modèles à chambre haute, fonction densité incluse',
          en: 'Models with tall chamber, density function included',
          de: 'Modelle mit hohem Wägeraum, Dichtefunktion enthalten',
        },
        priceCents: 42000,
      },
      {
        key: 'semi-micro-pipette',
        name: {
          fr: 'Kit de contrôle des pipettes avec piège à évaporation',
          en: 'Pipette checking kit with evaporation trap',
          de: 'Pipettenset mit Verdunstungsfalle',
        },
        compatibility: {
          fr: 'Toutes les balances semi-micro',
          en: 'All semi-micro balances',
          de: 'Alle Semi-Mikrowaagen',
        },
        priceCents: 68000,
      },
      {
        key: 'semi-micro-iq-oq',
        name: {
          fr: 'Dossier et exécution IQ/OQ',
          en: 'IQ/OQ documents and execution',
          de: 'IQ/OQ-Unterlagen und Durchführung',
        },
        compatibility: {
          fr: 'Laboratoires sous assurance qualité',
          en: 'Laboratories under quality assurance',
          de: 'Labore mit Qualitätssicherung',
        },
        priceCents: 145000,
      },
      {
        key: 'semi-micro-calibration',
        name: {
          fr: 'Certificat d’étalonnage sur site',
          en: 'On-site calibration certificate',
          de: 'Kalibrierschein am Aufstellort',
        },
        compatibility: besideLegalVerification,
        priceCents: 24500,
      },
    ],
    lines: [
      {
        text: {
          fr: 'La semi-micro sans superflu : portes manuelles, touches mécaniques et sortie USB vers un tableur. Elle convient au laboratoire d’enseignement et au contrôle de routine, avec 0,01 mg sur toute la portée choisie.',
          en: 'The semi-micro without extras: manual doors, physical keys and USB output to a spreadsheet. It suits teaching laboratories and routine checks, with 0.01 mg over the whole capacity chosen.',
          de: 'Die Semi-Mikrowaage ohne Extras: Türen von Hand, mechanische Tasten, USB-Ausgang zur Tabellenkalkulation. Passend für Lehrlabor und Routineprüfung, mit 0,01 mg über die ganze gewählte Höchstlast.',
        },
        features: [
          {
            fr: 'Trois portées de 82 g à 220 g',
            en: 'Three capacities from 82 g to 220 g',
            de: 'Drei Höchstlasten von 82 g bis 220 g',
          },
          {
            fr: 'Transfert direct vers un tableur par USB',
            en: 'Direct USB transfer to a spreadsheet',
            de: 'Direkte USB-Übertragung in die Tabellenkalkulation',
          },
        ],
        variants: [0, 1, 2],
        level: 0.15,
      },
      {
        text: {
          fr: 'Pour le laboratoire sous assurance qualité : portes motorisées, écran tactile, méthodes enregistrées, comptes d’utilisateurs et réseau Ethernet. L’alerte de mise à niveau bloque la pesée si la bulle a bougé.',
          en: 'For quality-assured laboratories: motorised doors, touchscreen, stored methods, user accounts and Ethernet. The levelling alert blocks weighing if the balance is no longer level.',
          de: 'Für Labore mit Qualitätssicherung: motorische Türen, Touchscreen, gespeicherte Methoden, Benutzerkonten und Ethernet. Der Nivellierungsalarm sperrt die Wägung, wenn die Waage nicht mehr waagerecht steht.',
        },
        features: [
          {
            fr: 'Portes motorisées et capteur sans contact',
            en: 'Motorised doors with touch-free sensor',
            de: 'Motorische Türen mit berührungslosem Sensor',
          },
          {
            fr: 'Alerte électronique de mise à niveau',
            en: 'Electronic levelling alert',
            de: 'Elektronischer Nivellierungsalarm',
          },
          {
            fr: 'Comptes d’utilisateurs et méthodes enregistrées',
            en: 'User accounts and stored methods',
            de: 'Benutzerkonten und gespeicherte Methoden',
          },
        ],
        variants: [1, 2],
        level: 0.8,
        display: {
          fr: 'Écran tactile couleur 7 pouces',
          en: '7-inch colour touchscreen',
          de: 'Farb-Touchscreen, 7 Zoll',
        },
        interfaces: { fr: 'USB, RS-232, Ethernet', en: 'USB, RS-232, Ethernet', de: 'USB, RS-232, Ethernet' },
      },
      {
        text: {
          fr: 'Une balance pour deux besoins : 0,01 mg jusqu’à 82 g et, sur le modèle à étendues multiples, 0,1 mg jusqu’à 220 g. Elle remplace une analytique et une semi-micro lorsque les gros récipients restent occasionnels.',
          en: 'One balance for two needs: 0.01 mg up to 82 g and, on the multiple-range model, 0.1 mg up to 220 g. It replaces an analytical and a semi-micro balance where large vessels are only occasional.',
          de: 'Eine Waage für zwei Aufgaben: 0,01 mg bis 82 g und beim Mehrbereichsmodell 0,1 mg bis 220 g. Sie ersetzt Analysen- und Semi-Mikrowaage, wenn große Gefäße die Ausnahme bleiben.',
        },
        features: [
          {
            fr: 'Étendues multiples, 82 g puis 220 g, selon modèle',
            en: 'Multiple range, 82 g then 220 g, depending on model',
            de: 'Mehrbereichswaage, 82 g und 220 g, je nach Modell',
          },
          {
            fr: 'Étendue active rappelée à l’écran',
            en: 'Active range shown on screen',
            de: 'Aktiver Bereich in der Anzeige',
          },
        ],
        variants: [0, 3],
        level: 0.45,
      },
    ],
  },
  moisture: {
    description: {
      fr: 'L’analyseur d’humidité, ou dessiccateur à halogène, chauffe l’échantillon et calcule sa teneur en eau par perte de masse ; il sert aux céréales, au fromage, au plastique, aux boues et aux poudres. Il mesure tout ce qui s’évapore, solvants compris : réglez la méthode (température, durée, critère d’arrêt) sur l’étuve de référence avant de vous y fier. Une lecture de 1 mg donne 0,01 % sur 10 g, mais l’exactitude dépend surtout de la masse et de l’étalement de l’échantillon : 3 g à 10 g, en couche mince. Cet analyseur ne fait pas l’objet d’une vérification ; contrôlez poids et température à intervalle régulier.',
      en: 'A moisture analyser heats the sample with halogen light and computes its water content from the loss of mass; it serves grain, cheese, plastics, sludge and powders. It measures everything that evaporates, solvents included: tune the method (temperature, time, stop criterion) against the reference oven before relying on it. A 1 mg readability gives 0.01% on 10 g, but the accuracy depends mostly on the mass and spreading of the sample: 3 g to 10 g in a thin layer. This analyser is not subject to verification; check weight and temperature at regular intervals.',
      de: 'Der Feuchtebestimmer erwärmt die Probe mit Halogenlicht und berechnet den Wassergehalt aus dem Masseverlust; er eignet sich für Getreide, Käse, Kunststoff, Schlamm und Pulver. Er misst alles, was verdunstet, auch Lösemittel: Stimmen Sie die Methode (Temperatur, Dauer, Abschaltkriterium) mit dem Trockenschrank (Referenzverfahren) ab, bevor Sie sich darauf verlassen. 1 mg Ablesbarkeit entspricht 0,01 % bei 10 g, die Genauigkeit hängt aber vor allem von Menge und Verteilung der Probe ab: 3 g bis 10 g in dünner Schicht. Dieser Feuchtebestimmer wird nicht geeicht; Gewicht und Temperatur sind regelmäßig zu prüfen.',
    },
    features: [
      { fr: 'Chauffage halogène de 400 W', en: '400 W halogen heating', de: 'Halogenheizung 400 W' },
      {
        fr: 'Séchage de 35 °C à 200 °C',
        en: 'Drying from 35 °C to 200 °C',
        de: 'Trocknung von 35 °C bis 200 °C',
      },
      {
        fr: 'Résultat en humidité, matière sèche ou rapport',
        en: 'Result as moisture, dry matter or ratio',
        de: 'Ergebnis als Feuchte, Trockenmasse oder Verhältnis',
      },
      {
        fr: 'Arrêt automatique à poids constant',
        en: 'Automatic stop at constant weight',
        de: 'Abschaltung bei konstantem Gewicht',
      },
      { fr: 'Coupelle de 90 à 100 mm', en: '90 to 100 mm pan', de: 'Probenschale 90 bis 100 mm' },
    ],
    applications: {
      fr: 'Agroalimentaire, plasturgie, environnement, chimie, céréales',
      en: 'Food, plastics, environment, chemicals, grain',
      de: 'Lebensmittel, Kunststoff, Umwelt, Chemie, Getreide',
    },
    display: {
      fr: 'LCD rétroéclairé avec courbe de séchage',
      en: 'Backlit LCD with drying curve',
      de: 'LCD hinterleuchtet mit Trocknungskurve',
    },
    interfaces: { fr: 'USB, RS-232', en: 'USB, RS-232', de: 'USB, RS-232' },
    power: {
      fr: 'Secteur 230 V, radiateur halogène 400 W',
      en: '230 V mains, 400 W halogen heater',
      de: 'Netz 230 V, Halogenstrahler 400 W',
    },
    material: {
      fr: 'Boîtier ABS, chambre de chauffe en inox',
      en: 'ABS housing, stainless steel heating chamber',
      de: 'ABS-Gehäuse, Heizkammer aus Edelstahl',
    },
    calibration: {
      fr: 'Ajustage du poids et de la température ; certificat d’étalonnage en option',
      en: 'Weight and temperature adjustment; calibration certificate optional',
      de: 'Justierung von Gewicht und Temperatur; Kalibrierschein optional',
    },
    approvals: {
      fr: 'CE ; hors métrologie légale, sans vérification',
      en: 'CE; outside legal metrology, no verification',
      de: 'CE; nicht eichpflichtig',
    },
    options: {
      fr: 'Coupelles, kit de température, filtres, échantillon de référence',
      en: 'Pans, temperature kit, filters, reference sample',
      de: 'Schalen, Temperaturset, Filter, Referenzprobe',
    },
    ip: 'IP30',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'moisture-pans',
        name: {
          fr: 'Coupelles en aluminium (80)',
          en: 'Aluminium sample pans (80)',
          de: 'Aluminiumschalen (80 Stück)',
        },
        compatibility: {
          fr: 'Modèles à coupelle de 90 mm',
          en: 'Models with 90 mm pan',
          de: 'Modelle mit 90-mm-Schale',
        },
        priceCents: 3900,
        fits: { sideMm: 90 },
      },
      {
        key: 'moisture-temperature-kit',
        name: {
          fr: 'Kit de contrôle et d’ajustage de température',
          en: 'Temperature checking and adjustment kit',
          de: 'Set zur Temperaturprüfung und Justierung',
        },
        compatibility: {
          fr: 'Tous les analyseurs d’humidité',
          en: 'All moisture analysers',
          de: 'Alle Feuchtebestimmer',
        },
        priceCents: 46000,
      },
      {
        key: 'moisture-filters',
        name: {
          fr: 'Filtres en fibre de verre, liquides et pâtes (100)',
          en: 'Glass-fibre filters, liquids and pastes (100)',
          de: 'Glasfaserfilter, Flüssigkeiten und Pasten (100 Stück)',
        },
        compatibility: {
          fr: 'Modèles à coupelle de 90 mm',
          en: 'Models with 90 mm pan',
          de: 'Modelle mit 90-mm-Schale',
        },
        priceCents: 5400,
        fits: { sideMm: 90 },
      },
      {
        key: 'moisture-reference-sample',
        name: {
          fr: 'Échantillons de référence pour test de fonction (lot de 12)',
          en: 'Reference samples for function tests (pack of 12)',
          de: 'Referenzproben für Funktionstests (12 Stück)',
        },
        compatibility: {
          fr: 'Contrôle de routine entre deux étalonnages',
          en: 'Routine check between calibrations',
          de: 'Routinekontrolle zwischen Kalibrierungen',
        },
        priceCents: 12900,
      },
    ],
    lines: [
      {
        text: {
          fr: 'Le modèle d’entrée pour la réception de matières et le contrôle occasionnel : une température, une durée ou un arrêt automatique, et le résultat. Portée de 50 g ou 60 g, lecture de 1 mg.',
          en: 'The entry model for incoming material and occasional checks: one temperature, a time or automatic stop, and the result. Capacity of 50 g or 60 g, 1 mg readability.',
          de: 'Das Einstiegsmodell für Wareneingang und gelegentliche Prüfung: eine Temperatur, eine Dauer oder Abschaltautomatik, dann das Ergebnis. Höchstlast 50 g oder 60 g, Ablesbarkeit 1 mg.',
        },
        features: [
          {
            fr: 'Mise en œuvre en trois touches',
            en: 'Started with three keys',
            de: 'Mit drei Tastendrücken gestartet',
          },
          { fr: 'Dix méthodes en mémoire', en: 'Ten methods in memory', de: 'Zehn Methoden im Speicher' },
        ],
        variants: [0, 1],
        level: 0.1,
        interfaces: { fr: 'USB', en: 'USB', de: 'USB' },
        display: { fr: 'LCD rétroéclairé', en: 'Backlit LCD', de: 'LCD hinterleuchtet' },
      },
      {
        text: {
          fr: 'Pour le contrôle quotidien en production : chauffe standard, douce, par palier ou rapide, courbe affichée et impression du résultat. Le modèle de 120 g admet des échantillons hétérogènes, mieux représentés par une prise plus grande.',
          en: 'For daily production checks: standard, gentle, stepped or fast heating, curve on screen and printed result. The 120 g model takes heterogeneous samples, better represented by a larger portion.',
          de: 'Für die tägliche Produktionskontrolle: Standard-, Schon-, Stufen- oder Schnelltrocknung, Kurve in der Anzeige, Ergebnisausdruck. Das 120-g-Modell erlaubt größere Einwaagen, mit denen sich heterogene Proben besser erfassen lassen.',
        },
        features: [
          { fr: 'Quatre profils de chauffe', en: 'Four heating profiles', de: 'Vier Heizprofile' },
          {
            fr: 'Courbe de séchage à l’écran',
            en: 'Drying curve on screen',
            de: 'Trocknungskurve in der Anzeige',
          },
          {
            fr: 'Impression du résultat et de la méthode',
            en: 'Prints result and method',
            de: 'Ausdruck von Ergebnis und Methode',
          },
        ],
        variants: [1, 2],
        level: 0.35,
      },
      {
        text: {
          fr: 'Pour plusieurs produits et plusieurs opérateurs : bibliothèque de méthodes protégée, comptes et archivage par Ethernet. Chaque opérateur choisit le produit ; la température ne se modifie qu’avec un droit d’accès.',
          en: 'For several products and operators: protected method library, accounts and archiving over Ethernet. Each operator picks the product; temperature can be changed only with access rights.',
          de: 'Für mehrere Produkte und Bediener: geschützte Methodenbibliothek, Konten und Archivierung über Ethernet. Jeder Bediener wählt das Produkt, die Temperatur lässt sich nur mit Zugriffsrecht ändern.',
        },
        features: [
          {
            fr: 'Bibliothèque de méthodes protégée',
            en: 'Protected method library',
            de: 'Geschützte Methodenbibliothek',
          },
          {
            fr: 'Comptes d’opérateurs et historique',
            en: 'Operator accounts and history',
            de: 'Bedienerkonten und Verlauf',
          },
          { fr: 'Archivage par Ethernet', en: 'Ethernet archiving', de: 'Archivierung über Ethernet' },
        ],
        variants: [2, 3],
        level: 0.6,
        display: {
          fr: 'Écran tactile couleur 5 pouces, courbe de séchage',
          en: '5-inch colour touchscreen, drying curve',
          de: 'Farb-Touchscreen 5 Zoll, Trocknungskurve',
        },
        interfaces: { fr: 'USB, RS-232, Ethernet', en: 'USB, RS-232, Ethernet', de: 'USB, RS-232, Ethernet' },
      },
      {
        text: {
          fr: 'Pour les très faibles humidités : le modèle de 200 g lit 0,1 mg et affiche 0,001 %, utile aux granulés plastiques, aux poudres sèches et aux lyophilisats. Le modèle de 160 g à 1 mg convient aux laboratoires à forte cadence.',
          en: 'For very low moisture: the 200 g model reads to 0.1 mg and displays 0.001%, useful for plastic granules, dry powders and freeze-dried products. The 160 g model at 1 mg suits high-throughput laboratories.',
          de: 'Für sehr niedrige Feuchten: Das 200-g-Modell löst 0,1 mg auf und zeigt 0,001 % an, nützlich bei Kunststoffgranulat, trockenen Pulvern und Lyophilisaten. Das 160-g-Modell mit 1 mg passt für Labore mit hohem Durchsatz.',
        },
        features: [
          {
            fr: 'Affichage de 0,001 % sur le modèle de 200 g',
            en: '0.001% display on the 200 g model',
            de: 'Anzeige 0,001 % beim 200-g-Modell',
          },
          {
            fr: 'Capot motorisé, chauffe homogène',
            en: 'Motorised cover, even heating',
            de: 'Motorbetriebene Haube, gleichmäßige Heizung',
          },
          {
            fr: 'Aide à la mise au point de méthode',
            en: 'Method development aid',
            de: 'Hilfe zur Methodenentwicklung',
          },
        ],
        variants: [3, 4],
        level: 0.9,
        display: {
          fr: 'Écran tactile couleur 7 pouces, courbe de séchage',
          en: '7-inch colour touchscreen, drying curve',
          de: 'Farb-Touchscreen 7 Zoll, Trocknungskurve',
        },
        interfaces: { fr: 'USB, RS-232, Ethernet', en: 'USB, RS-232, Ethernet', de: 'USB, RS-232, Ethernet' },
      },
    ],
  },
  'mass-comparator': {
    description: {
      fr: 'Le comparateur de masse n’affiche pas la masse d’un poids : il mesure l’écart avec un étalon de valeur connue, par pesées alternées. Il sert aux laboratoires d’étalonnage, aux fabricants de poids et aux services métrologie qui suivent leurs poids de contrôle. C’est la répétabilité, plus que la portée ou la linéarité, qui fixe l’incertitude atteinte ; demandez-la sur la charge que vous comparez. La température, l’humidité et la pression se mesurent en parallèle (sondes en option) pour corriger la poussée de l’air. Prévoyez une pièce stable, une table massive et un long temps de préchauffage. Il ne sert à aucune transaction et ne porte pas la marque M.',
      en: 'A mass comparator does not determine the mass of a weight directly: it measures the difference from a standard of known value by alternating weighings. It serves calibration laboratories, weight makers and metrology departments that look after their test weights. Repeatability, more than capacity or linearity, sets the uncertainty reached; ask for it at the load you compare. Temperature, humidity and pressure have to be measured in parallel (probes as an accessory) to correct for air buoyancy. Plan a steady room, a heavy table and a long warm-up time. It serves no trade transaction and carries no M mark.',
      de: 'Der Massekomparator zeigt nicht die Masse eines Gewichts, sondern die Differenz zu einem Normal bekannter Masse durch wechselndes Wägen. Er dient Kalibrierlaboren, Gewichtsherstellern und Messmittelabteilungen, die ihre Prüfgewichte betreuen. Die Wiederholbarkeit, mehr als Höchstlast oder Linearität, bestimmt die erreichte Messunsicherheit; fragen Sie danach bei der Last, die Sie vergleichen. Temperatur, Feuchte und Luftdruck sind mit Sonden (Zubehör) mitzumessen, um den Luftauftrieb zu korrigieren. Planen Sie einen ruhigen Raum, einen schweren Tisch und lange Anwärmzeit. Er ist nicht für den geschäftlichen Verkehr bestimmt und trägt keine M-Kennzeichnung.',
    },
    features: [
      {
        fr: 'Pesée différentielle par cycles programmés',
        en: 'Differential weighing in programmed cycles',
        de: 'Differenzwägung in programmierten Zyklen',
      },
      {
        fr: 'Calcul de l’écart moyen et de l’écart type',
        en: 'Mean difference and standard deviation computed',
        de: 'Berechnung von mittlerer Differenz und Standardabweichung',
      },
      {
        fr: 'Ajustage interne ou par poids étalon',
        en: 'Internal or reference-weight adjustment',
        de: 'Interne Justierung oder mit Normalgewicht',
      },
      { fr: 'Export des séries de mesure', en: 'Export of measurement series', de: 'Export der Messreihen' },
    ],
    applications: {
      fr: 'Laboratoires d’étalonnage, fabricants de poids, services métrologie',
      en: 'Calibration laboratories, weight makers, metrology departments',
      de: 'Kalibrierlabore, Gewichtshersteller, Messmittelabteilungen',
    },
    display: { fr: 'Écran tactile couleur', en: 'Colour touchscreen', de: 'Farb-Touchscreen' },
    interfaces: { fr: 'USB', en: 'USB', de: 'USB' },
    power: {
      fr: 'Secteur 230 V, à laisser sous tension',
      en: '230 V mains, to be left switched on',
      de: 'Netz 230 V, Dauerbetrieb',
    },
    material: {
      fr: 'Socle en aluminium massif, chambre en verre',
      en: 'Solid aluminium base, glass chamber',
      de: 'Massiver Aluminiumsockel, Wägeraum aus Glas',
    },
    calibration: {
      fr: 'Étalonnage sur site conseillé ; certificat en option',
      en: 'On-site calibration advised; certificate optional',
      de: 'Kalibrierung vor Ort empfohlen; Kalibrierschein optional',
    },
    approvals: {
      fr: 'CE ; hors métrologie légale, sans vérification',
      en: 'CE; outside legal metrology, no verification',
      de: 'CE; nicht eichpflichtig',
    },
    options: {
      fr: 'Automate de manutention, sondes climatiques, certificat d’étalonnage',
      en: 'Automatic weight exchanger, climate probes, calibration certificate',
      de: 'Automatischer Wechsler, Klimasonden, Kalibrierschein',
    },
    ip: 'IP30',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'mass-comparator-automate',
        name: {
          fr: 'Automate d’échange des poids',
          en: 'Automatic weight exchanger',
          de: 'Automatischer Gewichtswechsler',
        },
        compatibility: {
          fr: 'Modèles de 1,1 kg et 10 kg, sur étude',
          en: '1.1 kg and 10 kg models, on request',
          de: 'Modelle 1,1 kg und 10 kg, nach Abklärung',
        },
        priceCents: null,
        fits: { maxKg: 10 },
      },
      {
        key: 'mass-comparator-climate',
        name: {
          fr: 'Sondes de température, d’humidité et de pression',
          en: 'Temperature, humidity and pressure probes',
          de: 'Sonden für Temperatur, Feuchte und Luftdruck',
        },
        compatibility: {
          fr: 'Tous les comparateurs, pour la poussée de l’air',
          en: 'All comparators, for air buoyancy',
          de: 'Alle Komparatoren, für den Luftauftrieb',
        },
        priceCents: 145000,
      },
      {
        key: 'mass-comparator-calibration',
        name: {
          fr: 'Certificat d’étalonnage du comparateur',
          en: 'Calibration certificate for the comparator',
          de: 'Kalibrierschein für den Komparator',
        },
        compatibility: {
          fr: 'Tous les comparateurs, au lieu d’emploi',
          en: 'All comparators, at the place of use',
          de: 'Alle Komparatoren, am Einsatzort',
        },
        priceCents: 42000,
      },
    ],
    lines: [
      {
        text: {
          fr: 'Pour les poids de laboratoire jusqu’à 10 kg : chambre en verre, échange manuel guidé par l’écran et calcul automatique de la série. Lecture de 0,1 mg sur 1,1 kg ou de 1 mg sur 10 kg.',
          en: 'For laboratory weights up to 10 kg: glass chamber, manual exchange guided on screen and automatic calculation of the series. Reads to 0.1 mg on 1.1 kg or 1 mg on 10 kg.',
          de: 'Für Laborgewichte bis 10 kg: Wägeraum aus Glas, Wechsel von Hand mit Bildschirmführung, automatische Auswertung der Reihe. Ablesbarkeit 0,1 mg bei 1,1 kg oder 1 mg bei 10 kg.',
        },
        features: [
          {
            fr: 'Échange manuel guidé pas à pas',
            en: 'Manual exchange guided step by step',
            de: 'Wechsel von Hand, schrittweise geführt',
          },
          {
            fr: 'Lecture de 0,1 mg sur le modèle de 1,1 kg',
            en: '0.1 mg readability on the 1.1 kg model',
            de: 'Ablesbarkeit 0,1 mg beim Modell mit 1,1 kg',
          },
        ],
        variants: [0, 1],
        level: 0.3,
      },
      {
        text: {
          fr: 'Pour les poids de 5 kg à 50 kg : plateau autocentrant, qui réduit l’erreur d’excentration, et chargement latéral à hauteur de table. Le modèle de 64 kg compare un poids de 50 kg avec sa marge de tare, lecture de 10 mg.',
          en: 'For weights from 5 kg to 50 kg: self-centring pan, which reduces the eccentricity error, and side loading at table height. The 64 kg model compares a 50 kg weight with room to tare, 10 mg readability.',
          de: 'Für Gewichte von 5 kg bis 50 kg: selbstzentrierende Schale, die den Ecklastfehler mindert, seitliche Beladung auf Tischhöhe. Das 64-kg-Modell vergleicht ein 50-kg-Gewicht mit Reserve für die Tara, Ablesbarkeit 10 mg.',
        },
        features: [
          { fr: 'Plateau autocentrant', en: 'Self-centring pan', de: 'Selbstzentrierende Schale' },
          {
            fr: 'Chargement latéral à hauteur de table',
            en: 'Side loading at table height',
            de: 'Seitliche Beladung auf Tischhöhe',
          },
          {
            fr: 'Prêt à recevoir des sondes climatiques (en option)',
            en: 'Ready for climate probes',
            de: 'Vorbereitet für Klimasonden',
          },
        ],
        variants: [1, 2],
        level: 0.75,
        material: {
          fr: 'Socle en granit, plateau inox',
          en: 'Granite base, stainless steel pan',
          de: 'Granitsockel, Edelstahlschale',
        },
      },
    ],
  },
}
