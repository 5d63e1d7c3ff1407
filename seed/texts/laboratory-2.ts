import type { KindTexts } from '#seed/kind-texts.ts'
import { automaticAdjustment, backlitDigits, internalAdjustment } from '#seed/phrases.ts'

export const laboratory2: Record<string, KindTexts> = {
  analytical: {
    description: {
      fr: 'La balance analytique lit 0,1 mg : dosages, préparation d’étalons, contrôle de matières premières. Ce qui compte à cette échelle, c’est la répétabilité, l’emplacement et la température plus que la portée. Installez-la sur une table stable, loin des portes et des climatiseurs, et respectez le temps de préchauffage. Ne confondez pas la portée minimale de la plaque avec la pesée minimale, qui se mesure sur place. Un usage réglementé, pharmacie ou analyses médicales, demande une balance vérifiée de classe I ou II ; nos modèles vérifiés sont de classe I (e = 1 mg, d = 0,1 mg), les autres restent réservés au contrôle interne.',
      en: 'An analytical balance reads to 0.1 mg: assays, preparing standards, raw-material checks. What counts at this level is repeatability, location and temperature more than capacity. Set it on a stable table, away from doors and air conditioners, and observe the warm-up time. Do not confuse the minimum capacity on the plate with the minimum weight, which is measured on site. Regulated use, such as pharmacy or medical analyses, calls for a verified balance of class I or II; our verified models are class I (e = 1 mg, d = 0.1 mg), while the others are for in-house checks.',
      de: 'Die Analysenwaage zeigt 0,1 mg an: Gehaltsbestimmung, Herstellung von Standards, Rohstoffkontrolle. In diesem Bereich zählen Wiederholbarkeit, Standort und Temperatur mehr als die Höchstlast. Aufstellen auf einem stabilen Tisch, fern von Türen und Klimageräten, Anwärmzeit einhalten. Die Mindestlast auf dem Typenschild ist nicht die Mindesteinwaage, die vor Ort ermittelt wird. Eichpflichtige Verwendung in Apotheke oder medizinischer Analytik verlangt eine konformitätsbewertete Waage der Klasse I oder II; unsere konformitätsbewerteten Modelle haben Klasse I (e = 1 mg, d = 0,1 mg), die übrigen dienen der internen Kontrolle.',
    },
    features: [
      {
        fr: 'Pare-brise vitré à trois portes coulissantes',
        en: 'Glass draught shield with three sliding doors',
        de: 'Glaswindschutz mit drei Schiebetüren',
      },
      {
        fr: 'Niveau à bulle et pieds réglables',
        en: 'Spirit level and adjustable feet',
        de: 'Libelle und verstellbare Füße',
      },
      {
        fr: 'Crochet pour pesée sous le plancher',
        en: 'Hook for below-balance weighing',
        de: 'Haken für Unterflurwägung',
      },
      {
        fr: 'Protocole BPL/ISO avec date et heure',
        en: 'GLP/ISO record with date and time',
        de: 'GLP/ISO-Protokoll mit Datum und Uhrzeit',
      },
      {
        fr: 'Compensation électromagnétique',
        en: 'Electromagnetic force compensation',
        de: 'Elektromagnetische Kraftkompensation',
      },
    ],
    applications: {
      fr: 'Chimie analytique, contrôle qualité, recherche, pharmacie (modèles vérifiés seulement)',
      en: 'Analytical chemistry, quality control, research, pharmacy (verified models only)',
      de: 'Analytik, Qualitätskontrolle, Forschung, Apotheke (nur konformitätsbewertete Modelle)',
    },
    display: {
      fr: 'LCD rétroéclairé, chiffres de 15 mm',
      en: 'Backlit LCD, 15 mm digits',
      de: 'Hinterleuchtetes LCD, Ziffernhöhe 15 mm',
    },
    interfaces: { fr: 'USB, RS-232', en: 'USB, RS-232', de: 'USB, RS-232' },
    power: { fr: 'Secteur 230 V', en: '230 V mains', de: '230-V-Netz' },
    material: {
      fr: 'Plateau inox Ø 80 à 90 mm, chambre vitrée',
      en: 'Stainless pan 80 to 90 mm dia., glass chamber',
      de: 'Edelstahlschale Ø 80 bis 90 mm, Glaskammer',
    },
    calibration: {
      fr: 'Ajustage interne ou externe selon modèle ; étalonnage en option',
      en: 'Internal or external adjustment, depending on model; calibration optional',
      de: 'Interne oder externe Justierung je nach Modell; Kalibrierung optional',
    },
    approvals: {
      fr: 'Selon modèle : classe I (CE et M) ou HML',
      en: 'Depending on model: class I (CE and M) or non-verified',
      de: 'Je nach Modell: Klasse I (CE und M) oder ungeeicht',
    },
    options: {
      fr: 'Kit densité, imprimante BPL, ioniseur, table antivibratile',
      en: 'Density kit, GLP printer, ioniser, anti-vibration table',
      de: 'Dichteset, GLP-Drucker, Ionisator, Wägetisch',
    },
    ip: 'IP30',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'analytical-density-kit',
        name: { fr: 'Kit de densité', en: 'Density kit', de: 'Dichteset' },
        compatibility: { fr: 'Tous les modèles', en: 'All models', de: 'Alle Modelle' },
        priceCents: 24500,
      },
      {
        key: 'analytical-printer',
        name: { fr: 'Imprimante BPL', en: 'GLP printer', de: 'GLP-Drucker' },
        compatibility: { fr: 'Modèles avec RS-232', en: 'Models with RS-232', de: 'Modelle mit RS-232' },
        priceCents: 46500,
        fits: { interfaces: ['RS-232'] },
        option: 1,
      },
      {
        key: 'analytical-ioniser',
        name: { fr: 'Ioniseur', en: 'Ioniser', de: 'Ionisator' },
        compatibility: {
          fr: 'Toutes les chambres vitrées',
          en: 'All glass chambers',
          de: 'Alle Glaskammern',
        },
        priceCents: 79500,
        fits: { exceptLines: [4] },
        option: 2,
      },
      {
        key: 'analytical-table',
        name: {
          fr: 'Table antivibratile en pierre',
          en: 'Stone anti-vibration table',
          de: 'Wägetisch aus Stein',
        },
        compatibility: { fr: 'Tous les modèles', en: 'All models', de: 'Alle Modelle' },
        priceCents: 129000,
      },
      {
        key: 'analytical-weight-100g',
        name: { fr: 'Poids F1 de 100 g', en: '100 g class F1 weight', de: 'F1-Gewicht 100 g' },
        compatibility: {
          fr: 'Contrôle courant de tous les modèles dès 120 g',
          en: 'Routine check of all models from 120 g',
          de: 'Regelmäßige Prüfung aller Modelle ab 120 g',
        },
        priceCents: 5200,
        fits: { minKg: 0.12 },
      },
      {
        key: 'analytical-certificate',
        name: { fr: 'Certificat d’étalonnage', en: 'Calibration certificate', de: 'Kalibrierschein' },
        compatibility: { fr: 'Tous les modèles', en: 'All models', de: 'Alle Modelle' },
        priceCents: 24500,
      },
    ],
    lines: [
      {
        text: {
          fr: 'La balance analytique à ajustage interne motorisé : elle s’ajuste quand la température varie, sans poids à manipuler. La gamme vérifiée couvre de 82 à 320 g. Adaptée au laboratoire qui pèse toute la journée.',
          en: 'The analytical balance with motorised internal adjustment: it readjusts when temperature drifts, with no weight to handle. The verified range runs from 82 to 320 g. Suited to a laboratory weighing all day.',
          de: 'Die Analysenwaage mit motorischer interner Justierung: Sie justiert sich bei Temperaturänderung, ohne dass ein Gewicht aufgelegt wird. Die konformitätsbewertete Baureihe reicht von 82 bis 320 g. Für Labore mit ganztägigem Wägen.',
        },
        features: [
          {
            fr: 'Ajustage interne motorisé',
            en: 'Motorised internal adjustment',
            de: 'Motorische interne Justierung',
          },
          {
            fr: 'Déclenchement selon temps et température',
            en: 'Triggered by time and temperature',
            de: 'Auslösung nach Zeit und Temperatur',
          },
        ],
        variants: [0, 1, 2, 3, 4],
        level: 0.45,
        calibration: internalAdjustment,
      },
      {
        text: {
          fr: 'Version à ajustage externe, pour les travaux pratiques avancés et les contrôles internes. Le poids F1 d’ajustage se commande séparément. Elle n’est pas vérifiée : ni pharmacie, ni analyses médicales.',
          en: 'The externally adjusted version, for advanced practical work and internal checks. The class F1 adjusting weight is ordered separately. It is not verified: not for pharmacy or medical analyses.',
          de: 'Ausführung mit externer Justierung für fortgeschrittene Praktika und interne Kontrollen. Das Justiergewicht der Klasse F1 wird separat bestellt. Ungeeicht: weder für Apotheke noch für medizinische Analysen.',
        },
        features: [
          {
            fr: 'Ajustage externe par masses F1',
            en: 'External adjustment with an F1 weight',
            de: 'Externe Justierung mit F1-Gewicht',
          },
          {
            fr: 'Enseignement et contrôle interne, non vérifiée',
            en: 'Teaching and in-house checks, not verified',
            de: 'Lehre und interne Kontrolle, ungeeicht',
          },
        ],
        variants: [5, 6],
        level: 0.03,
        calibration: {
          fr: 'Ajustage externe\u202f; étalonnage en option',
          en: 'External adjustment; calibration optional',
          de: 'Externe Justierung; Kalibrierung optional',
        },
      },
      {
        text: {
          fr: 'Écran tactile, gestion d’utilisateurs et liaison réseau : chaque pesée part avec opérateur, lot et date. Le modèle s’intègre à un LIMS et garde un journal des modifications. Pour les laboratoires sous assurance qualité.',
          en: 'Touchscreen, user management and network link: each weighing goes out with operator, batch and date. It fits into a LIMS and keeps an audit trail. For laboratories under quality assurance.',
          de: 'Touchscreen, Benutzerverwaltung und Netzanbindung: Jede Wägung wird mit Person, Charge und Datum übertragen. Anbindung ans LIMS, mit Änderungsprotokoll. Für Labore mit Qualitätssicherung.',
        },
        features: [
          {
            fr: 'Écran tactile couleur, comptes utilisateurs',
            en: 'Colour touchscreen, user accounts',
            de: 'Farb-Touchscreen, Benutzerkonten',
          },
          {
            fr: 'Ethernet et Wi-Fi vers LIMS',
            en: 'Ethernet and Wi-Fi to a LIMS',
            de: 'Ethernet und WLAN zum LIMS',
          },
        ],
        variants: [1, 2, 3, 4],
        level: 0.7,
        interfaces: {
          fr: 'USB, RS-232, Ethernet, Wi-Fi',
          en: 'USB, RS-232, Ethernet, Wi-Fi',
          de: 'USB, RS-232, Ethernet, WLAN',
        },
        display: { fr: 'Écran tactile couleur', en: 'Colour touchscreen', de: 'Farb-Touchscreen' },
      },
      {
        text: {
          fr: 'Ajustage interne et connexion USB pour le contrôle qualité industriel. Elle n’est pas destinée aux usages réglementés mais offre les mêmes 0,1 mg. Les pesées passent dans un tableur sans logiciel à installer.',
          en: 'Internal adjustment and USB for industrial quality control. It is not meant for regulated uses but offers the same 0.1 mg. Weighings go to a spreadsheet without installing software.',
          de: 'Interne Justierung und USB für die industrielle Qualitätskontrolle. Nicht für eichpflichtige Verwendungen bestimmt, aber mit derselben Ablesbarkeit von 0,1 mg. Die Werte gelangen ohne Zusatzsoftware in eine Tabelle.',
        },
        features: [
          {
            fr: 'Ajustage interne par une touche',
            en: 'Internal adjustment with one key',
            de: 'Interne Justierung auf Tastendruck',
          },
          { fr: 'USB sans logiciel', en: 'USB without software', de: 'USB ohne Software' },
        ],
        variants: [5, 6],
        level: 0.25,
        calibration: internalAdjustment,
        interfaces: { fr: 'USB', en: 'USB', de: 'USB' },
      },
      {
        text: {
          fr: 'Portes motorisées et ioniseur intégré contre l’électricité statique : poudres légères et filtres cessent de dériver. L’opérateur ouvre la chambre sans contact. Faite pour les faibles masses et les salles à l’air sec.',
          en: 'Motorised doors and a built-in ioniser against static: light powders and filters stop drifting. The operator opens the chamber without touching it. Made for small masses and dry rooms.',
          de: 'Motorische Türen und eingebauter Ionisator gegen statische Ladung: Leichte Pulver und Filter driften nicht mehr. Die Kammer öffnet sich berührungslos. Für kleine Massen und trockene Räume.',
        },
        features: [
          {
            fr: 'Ioniseur intégré à la chambre',
            en: 'Ioniser built into the chamber',
            de: 'In die Kammer eingebauter Ionisator',
          },
          {
            fr: 'Portes motorisées sans contact',
            en: 'Touch-free motorised doors',
            de: 'Berührungslose motorische Türen',
          },
        ],
        variants: [1, 2, 3, 4],
        level: 0.95,
        interfaces: { fr: 'USB, RS-232, Ethernet', en: 'USB, RS-232, Ethernet', de: 'USB, RS-232, Ethernet' },
      },
      {
        text: {
          fr: 'Balance vérifiée de classe I, à encombrement réduit, pour l’officine et le petit laboratoire de préparation. Menus limités au pesage, à la tare et aux protocoles. Convient aussi aux analyses médicales.',
          en: 'A verified class I balance with a small footprint, for dispensing pharmacies and small preparation rooms. Menus limited to weighing, tare and records. Suits medical analyses too.',
          de: 'Konformitätsbewertete Waage der Klasse I mit kleiner Stellfläche für Apotheke und kleine Rezepturräume. Menüs nur für Wägen, Tara und Protokolle. Auch für medizinische Analysen geeignet.',
        },
        features: [
          {
            fr: 'Encombrement réduit, menus simplifiés',
            en: 'Small footprint, simplified menus',
            de: 'Kleine Stellfläche, einfache Menüs',
          },
          {
            fr: 'Classe I, pour préparation officinale',
            en: 'Class I, for pharmacy compounding',
            de: 'Klasse I, für die Rezeptur',
          },
        ],
        variants: [0, 1, 2, 3],
        level: 0.2,
        interfaces: { fr: 'RS-232', en: 'RS-232', de: 'RS-232' },
      },
    ],
  },

  precision: {
    description: {
      fr: 'Entre la balance analytique et la balance de table, la balance de précision pèse du gramme à la dizaine de kilogrammes avec 1 mg, 10 mg ou 0,1 g d’échelon affiché. Prenez la portée récipient compris, puis l’échelon dix fois plus petit que la tolérance à contrôler. À 1 mg un pare-brise s’impose ; à 0,1 g une table ferme suffit. Les modèles de classe II servent aux usages réglementés : pharmacie, préparations et ventes. Les modèles hors métrologie légale restent réservés à l’usage interne. Contrôlez la balance avec un poids F1 ou F2.',
      en: 'Between analytical balances and bench scales, a precision balance weighs from a few grams to about ten kilograms and reads to 1 mg, 10 mg or 0.1 g. Take the capacity including the vessel, then an interval ten times smaller than the tolerance to check. At 1 mg a draught shield is essential; at 0.1 g a firm table is enough. Class II models serve regulated uses: pharmacy, compounding and sale. Models outside legal metrology are for in-house work. Check the balance with a class F1 or F2 weight.',
      de: 'Zwischen Analysen- und Tischwaage wiegt die Präzisionswaage von wenigen Gramm bis rund zehn Kilogramm mit 1 mg, 10 mg oder 0,1 g Ablesbarkeit. Höchstlast einschließlich Gefäß wählen, dann eine Ablesbarkeit von einem Zehntel der zu prüfenden Toleranz. Bei 1 mg ist ein Windschutz nötig, bei 0,1 g genügt ein fester Tisch. Modelle der Klasse II dienen der eichpflichtigen Verwendung in Apotheke, Rezeptur und Verkauf; ungeeichte Modelle sind dem internen Gebrauch vorbehalten. Geprüft wird mit einem Gewicht der Klasse F1 oder F2.',
    },
    features: [
      {
        fr: 'Plateau inox et niveau à bulle',
        en: 'Stainless pan and spirit level',
        de: 'Edelstahlschale und Libelle',
      },
      {
        fr: 'Tare, comptage, pesée en pourcentage',
        en: 'Tare, counting and percentage weighing',
        de: 'Tara, Stückzählung, Prozentwägung',
      },
      {
        fr: 'Plusieurs unités de masse affichables',
        en: 'Several display units of mass',
        de: 'Mehrere Masseeinheiten anzeigbar',
      },
      {
        fr: 'Pieds réglables antivibrations',
        en: 'Adjustable vibration-damping feet',
        de: 'Verstellbare, dämpfende Füße',
      },
    ],
    applications: {
      fr: 'Laboratoire, formulation, contrôle qualité, bijouterie et pharmacie (modèles vérifiés seulement)',
      en: 'Laboratory, formulation, quality control, jewellery and pharmacy (verified models only)',
      de: 'Labor, Rezeptur, Qualitätskontrolle, Schmuck und Apotheke (nur konformitätsbewertete Modelle)',
    },
    display: {
      fr: 'LCD rétroéclairé, chiffres de 18 mm',
      en: 'Backlit LCD, 18 mm digits',
      de: 'Hinterleuchtetes LCD, Ziffernhöhe 18 mm',
    },
    interfaces: { fr: 'RS-232, USB', en: 'RS-232, USB', de: 'RS-232, USB' },
    power: { fr: 'Secteur 230 V', en: '230 V mains', de: '230-V-Netz' },
    material: {
      fr: 'Boîtier ABS, plateau inox',
      en: 'ABS housing, stainless pan',
      de: 'ABS-Gehäuse, Edelstahlschale',
    },
    calibration: {
      fr: 'Ajustage interne ou externe selon modèle ; étalonnage en option',
      en: 'Internal or external adjustment, depending on model; calibration optional',
      de: 'Interne oder externe Justierung je nach Modell; Kalibrierung optional',
    },
    approvals: {
      fr: 'Selon modèle : classe II (CE et M) ou HML',
      en: 'Depending on model: class II (CE and M) or non-verified',
      de: 'Je nach Modell: Klasse II (CE und M) oder ungeeicht',
    },
    options: {
      fr: 'Kit de densité, imprimante, crochet inférieur, pare-brise',
      en: 'Density kit, printer, below-balance hook, draught shield',
      de: 'Dichteset, Drucker, Unterflurhaken, Windschutz',
    },
    ip: 'IP30',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'precision-density-kit',
        name: { fr: 'Kit de densité', en: 'Density kit', de: 'Dichteset' },
        compatibility: {
          fr: 'Modèles jusqu’à 3,2 kg',
          en: 'Models up to 3.2 kg',
          de: 'Modelle bis 3,2 kg',
        },
        priceCents: 22500,
        fits: { maxKg: 3.2, exceptLines: [8] },
        option: 0,
      },
      {
        key: 'precision-printer',
        name: { fr: 'Imprimante de tickets', en: 'Ticket printer', de: 'Bondrucker' },
        compatibility: { fr: 'Modèles avec RS-232', en: 'Models with RS-232', de: 'Modelle mit RS-232' },
        priceCents: 33500,
        fits: { interfaces: ['RS-232'] },
        option: 1,
      },
      {
        key: 'precision-hook',
        name: { fr: 'Crochet inférieur', en: 'Below-balance hook', de: 'Unterflurhaken' },
        compatibility: { fr: 'Modèles jusqu’à 6,2 kg', en: 'Models up to 6.2 kg', de: 'Modelle bis 6,2 kg' },
        priceCents: 3900,
        fits: { maxKg: 6.2, exceptLines: [8] },
        option: 2,
      },
      {
        key: 'precision-draught-shield',
        name: { fr: 'Pare-brise vitré', en: 'Glass draught shield', de: 'Glaswindschutz' },
        compatibility: {
          fr: 'Modèles jusqu’à 1,2 kg',
          en: 'Models up to 1.2 kg',
          de: 'Modelle bis 1,2 kg',
        },
        priceCents: 16500,
        fits: { maxKg: 1.2, exceptLines: [0] },
        option: 3,
      },
      {
        key: 'precision-weight-f1-200g',
        name: { fr: 'Poids F1 de 200 g', en: '200 g class F1 weight', de: 'F1-Gewicht 200 g' },
        compatibility: { fr: 'Modèles jusqu’à 620 g', en: 'Models up to 620 g', de: 'Modelle bis 620 g' },
        priceCents: 6400,
        fits: { maxKg: 0.62 },
      },
      {
        key: 'precision-weight-f2-2kg',
        name: { fr: 'Poids F2 de 2 kg', en: '2 kg class F2 weight', de: 'F2-Gewicht 2 kg' },
        compatibility: { fr: 'Modèles de 2 à 12 kg', en: '2 to 12 kg models', de: 'Modelle mit 2 bis 12 kg' },
        priceCents: 12500,
        fits: { minKg: 2.2 },
      },
    ],
    lines: [
      {
        text: {
          fr: 'Les modèles au milligramme, classe II, pour l’officine, la bijouterie et la préparation. Avec d = 1 mg et e = 10 mg, la portée minimale est de 20 mg. Pare-brise compris : fermez-le avant de lire le dernier chiffre.',
          en: 'The milligram models, class II, for dispensary, jewellery and compounding. With d = 1 mg and e = 10 mg, the minimum capacity is 20 mg. A draught shield is included: close it before reading the last digit.',
          de: 'Die Milligramm-Modelle der Klasse II für Apotheke, Schmuck und Rezeptur. Bei d = 1 mg und e = 10 mg beträgt die Mindestlast 20 mg. Windschutz inklusive: Vor dem Ablesen der letzten Stelle schließen.',
        },
        features: [
          {
            fr: 'Échelon affiché 1 mg, pare-brise compris',
            en: '1 mg readability, draught shield included',
            de: 'Ablesbarkeit 1 mg, Windschutz inklusive',
          },
          {
            fr: 'Classe II pour préparation et or',
            en: 'Class II for compounding and gold',
            de: 'Klasse II für Rezeptur und Gold',
          },
        ],
        variants: [0, 1, 2],
        level: 0.45,
      },
      {
        text: {
          fr: 'La série à 10 mg, à ajustage interne automatique, de 1,2 à 6,2 kg. Elle s’ajuste à heure fixe et après une variation de température. Le choix des laboratoires qui pèsent des flacons pleins toute la journée.',
          en: 'The 10 mg series with automatic internal adjustment, from 1.2 to 6.2 kg. It readjusts at set times and after a temperature change. The choice of laboratories weighing filled flasks all day.',
          de: 'Die 10-mg-Baureihe mit automatischer interner Justierung, von 1,2 bis 6,2 kg. Sie justiert zu festen Zeiten und nach Temperaturänderung. Für Labore, die ganztägig volle Gefäße wiegen.',
        },
        features: [
          automaticAdjustment,
          {
            fr: 'Échelon affiché 10 mg jusqu’à 6,2 kg',
            en: '10 mg readability up to 6.2 kg',
            de: 'Ablesbarkeit 10 mg bis 6,2 kg',
          },
        ],
        variants: [3, 4, 5, 6, 7],
        level: 0.5,
        calibration: internalAdjustment,
      },
      {
        text: {
          fr: 'Lecture de 0,1 g pour portées de 6 à 12 kg, sur un plateau de 200 × 260 mm. À retenir quand la pesée est lourde et l’exigence modérée, par exemple pour l’emballage de semences ou de thé.',
          en: '0.1 g readability for 6 to 12 kg on a 200 × 260 mm pan. Choose it when the load is heavy and the demand moderate, for example packing seed or tea.',
          de: '0,1 g Ablesbarkeit bei 6 bis 12 kg auf einer Platte von 200 × 260 mm. Für schwere Lasten bei mäßigen Anforderungen, etwa beim Abfüllen von Saatgut oder Tee.',
        },
        features: [
          {
            fr: 'Plateau rectangulaire 200 × 260 mm',
            en: 'Rectangular 200 × 260 mm pan',
            de: 'Rechteckige Platte 200 × 260 mm',
          },
          { fr: 'Classe II jusqu’à 12 kg', en: 'Class II up to 12 kg', de: 'Klasse II bis 12 kg' },
        ],
        variants: [8, 9, 10],
        level: 0.3,
      },
      {
        text: {
          fr: 'La précision sans les fonctions légales : trois portées, écran, tare. Pour l’atelier, la cuisine de recherche et l’enseignement avancé. Elle n’est pas vérifiée et ne sert ni à la vente ni à la délivrance de produits pharmaceutiques.',
          en: 'Precision without legal functions: three capacities, screen, tare. For workshop, test kitchen and advanced teaching. It is not verified and serves neither sale nor dispensing of medicines.',
          de: 'Präzision ohne gesetzliche Funktionen: drei Höchstlasten, Anzeige, Tara. Für Werkstatt, Versuchsküche und fortgeschrittenen Unterricht. Ungeeicht, weder für Verkauf noch zur Abgabe von Arzneimitteln.',
        },
        features: [
          {
            fr: 'Trois portées, commandes simples',
            en: 'Three capacities, simple controls',
            de: 'Drei Höchstlasten, einfache Bedienung',
          },
          {
            fr: 'Usage interne, non vérifiée',
            en: 'Internal use, not verified',
            de: 'Interne Nutzung, ungeeicht',
          },
        ],
        variants: [11, 12, 13],
        level: 0.03,
        interfaces: { fr: 'Aucune', en: 'None', de: 'Keine' },
      },
      {
        text: {
          fr: 'Écran tactile et protocoles BPL/ISO sur clé USB : opérateur, lot, ajustage et pesée consignés. Gestion de méthodes et tare prédéterminée par produit. Pour un laboratoire qui documente tout.',
          en: 'Touchscreen and GLP/ISO records on a USB stick: operator, batch, adjustment and weighing recorded. Methods and preset tare for each product. For a laboratory that documents everything.',
          de: 'Touchscreen und GLP/ISO-Protokolle auf USB-Stick: mit Person, Charge, Justierung und Wägung. Methoden und Tara-Vorgabe je Produkt. Für Labore, die alles dokumentieren.',
        },
        features: [
          {
            fr: 'Écran tactile, méthodes enregistrées',
            en: 'Touchscreen, stored methods',
            de: 'Touchscreen, gespeicherte Methoden',
          },
          {
            fr: 'Protocoles BPL/ISO sur clé USB',
            en: 'GLP/ISO records on a USB stick',
            de: 'GLP/ISO-Protokolle auf USB-Stick',
          },
        ],
        variants: [0, 1, 2, 4, 6, 7],
        level: 0.85,
        display: { fr: 'Écran tactile couleur', en: 'Colour touchscreen', de: 'Farb-Touchscreen' },
      },
      {
        text: {
          fr: 'Sur batterie et protégée IP54, à emporter sur le terrain ou dans un atelier poussiéreux. Portée jusqu’à 12 kg. Laissez-la se stabiliser à la température du lieu avant de peser.',
          en: 'Battery powered and IP54 rated, to take into the field or a dusty workshop. Capacity up to 12 kg. Let it settle at the temperature of the place before weighing.',
          de: 'Akkubetrieb und Schutz IP54, für Feldeinsatz oder staubige Werkstatt. Höchstlast bis 12 kg. Vor dem Wägen an die Umgebungstemperatur angleichen.',
        },
        features: [
          {
            fr: 'Batterie pour une journée de mesure',
            en: 'Battery for a day of measuring',
            de: 'Akku für einen Messtag',
          },
          {
            fr: 'Protection IP54 contre poussière et projections',
            en: 'IP54 against dust and splashes',
            de: 'IP54 gegen Staub und Spritzwasser',
          },
        ],
        variants: [5, 7, 8, 9, 10],
        level: 0.6,
        ip: 'IP54',
        power: {
          fr: 'Secteur 230 V et batterie rechargeable',
          en: '230 V mains and rechargeable battery',
          de: '230-V-Netz und Akku',
        },
      },
      {
        text: {
          fr: 'Pour la formulation : recettes pas à pas, quantité restante affichée et contrôle +/− à chaque ingrédient. Les modèles de 3 à 12 kg acceptent les seaux et les béchers. Le coloriste et le pâtissier y retrouvent leurs lots.',
          en: 'For formulation: step-by-step recipes, remaining quantity shown and a +/− check for each ingredient. The 3 to 12 kg models take buckets and beakers. Colourists and bakers can trace their batches.',
          de: 'Für die Rezeptur: Schritt-für-Schritt-Rezepte, Restmenge in der Anzeige und Toleranzkontrolle je Zutat. Modelle von 3 bis 12 kg für Eimer und Bechergläser. Farbmischer und Konditoren verfolgen ihre Chargen.',
        },
        features: [
          {
            fr: 'Recettes pas à pas, reste à peser affiché',
            en: 'Step-by-step recipes, remaining amount shown',
            de: 'Schrittweise Rezepte, Restmenge angezeigt',
          },
          {
            fr: 'Contrôle de tolérance par ingrédient',
            en: 'Tolerance check per ingredient',
            de: 'Toleranzkontrolle je Zutat',
          },
        ],
        variants: [5, 6, 7, 8, 9, 10],
        level: 0.65,
      },
      {
        text: {
          fr: 'Non vérifiée, avec ajustage interne et USB, pour le contrôle qualité en atelier. Les pesées passent dans un tableur. Elle suit les prélèvements de production sans entrer dans une transaction.',
          en: 'Unverified, with internal adjustment and USB, for workshop quality control. Weighings go to a spreadsheet. It follows production samples without being part of a transaction.',
          de: 'Ungeeicht, mit interner Justierung und USB, für die Qualitätskontrolle im Betrieb. Werte gelangen in eine Tabelle. Für Fertigungsproben, ohne Abrechnung nach Gewicht.',
        },
        features: [
          {
            fr: 'Ajustage interne et USB',
            en: 'Internal adjustment and USB',
            de: 'Interne Justierung und USB',
          },
          { fr: 'Contrôle interne seulement', en: 'In-house checks only', de: 'Nur interne Kontrolle' },
        ],
        variants: [11, 12, 13],
        level: 0.2,
        calibration: internalAdjustment,
        interfaces: { fr: 'USB', en: 'USB', de: 'USB' },
      },
      {
        text: {
          fr: 'Équipée pour la densité des solides et des liquides : crochet, support et programme de calcul avec température de l’eau. Séchez l’échantillon avant l’immersion et chassez les bulles avant la lecture.',
          en: 'Equipped for solid and liquid density: hook, stand and a calculation program with water temperature. Dry the sample before immersion and remove bubbles before reading.',
          de: 'Ausgerüstet für die Dichte von Feststoffen und Flüssigkeiten: Haken, Gestell und Rechenprogramm mit Wassertemperatur. Probe vor dem Eintauchen trocknen und Blasen vor dem Ablesen entfernen.',
        },
        features: [
          {
            fr: 'Programme de densité solide et liquide',
            en: 'Solid and liquid density program',
            de: 'Programm für Feststoff- und Flüssigkeitsdichte',
          },
          {
            fr: 'Pesée sous le plancher de série',
            en: 'Below-balance weighing as standard',
            de: 'Unterflurwägung serienmäßig',
          },
        ],
        variants: [0, 1, 2, 3, 4, 5],
        level: 0.7,
      },
    ],
  },

  'high-cap-precision': {
    description: {
      fr: 'La balance haute portée pèse jusqu’à 64 kg avec une lecture de 0,1 g ou 1 g : bacs de peinture, charges de four, lots de poudre. L’échelon de vérification est de 1 g sur tous les modèles. Une portée minimale de 50 d en découle, soit 5 g pour une lecture de 0,1 g et 50 g pour 1 g. Elle demande un support rigide, à l’abri des vibrations de machines, et un chargement en douceur : un choc sur le plateau dérègle la mesure. Classe II, admise pour les usages réglementés, dont les transactions.',
      en: 'A high-capacity balance weighs up to 64 kg with a readability of 0.1 g or 1 g: paint tubs, furnace charges, powder batches. The verification interval is 1 g on every model. The minimum capacity is then 50 d, 5 g where it reads 0.1 g and 50 g where it reads 1 g. It needs a rigid stand free of machine vibration, and gentle loading, since a shock on the pan upsets the measurement. Class II, permitted for regulated uses, transactions included.',
      de: 'Die Hochlastwaage wiegt bis 64 kg mit 0,1 g oder 1 g Ablesbarkeit: Farbgebinde, Ofenchargen, Pulverlose. Der Eichwert beträgt bei allen Modellen 1 g. Daraus folgt die Mindestlast von 50 d: 5 g bei 0,1 g und 50 g bei 1 g Ablesbarkeit. Die Waage braucht ein steifes Gestell ohne Maschinenvibration und sanftes Auflegen, denn ein Stoß auf die Platte verfälscht die Messung. Klasse II, für eichpflichtige Verwendungen zulässig, auch für Verkauf und Abrechnung nach Gewicht.',
    },
    features: [
      {
        fr: 'Lecture de 0,1 g ou 1 g selon modèle',
        en: '0.1 g or 1 g readability depending on model',
        de: 'Ablesbarkeit 0,1 g oder 1 g je nach Modell',
      },
      {
        fr: 'Plateau inox de 400 × 300 ou 400 × 500 mm',
        en: '400 × 300 or 400 × 500 mm stainless pan',
        de: 'Edelstahlplatte 400 × 300 oder 400 × 500 mm',
      },
      {
        fr: 'Classe II, marquages CE et M',
        en: 'Class II, CE and M marking',
        de: 'Klasse II, CE- und M-Kennzeichnung',
      },
      {
        fr: 'Formulation, comptage et pesée de contrôle',
        en: 'Formulation, counting and checkweighing',
        de: 'Rezeptur, Stückzählung und Kontrollwägung',
      },
    ],
    applications: {
      fr: 'Formulation industrielle, peinture, poudres, contrôle qualité',
      en: 'Industrial formulation, paint, powders, quality control',
      de: 'Industrielle Rezeptur, Farbe, Pulver, Qualitätskontrolle',
    },
    display: backlitDigits,
    interfaces: { fr: 'RS-232', en: 'RS-232', de: 'RS-232' },
    power: { fr: 'Secteur 230 V', en: '230 V mains', de: '230-V-Netz' },
    material: {
      fr: 'Plateau inox, châssis aluminium',
      en: 'Stainless pan, aluminium frame',
      de: 'Edelstahlplatte, Aluminiumrahmen',
    },
    calibration: {
      fr: 'Ajustage externe par masses F2 ; étalonnage en option',
      en: 'External adjustment with F2 weights; calibration optional',
      de: 'Externe Justierung mit F2-Gewichten; Kalibrierung optional',
    },
    approvals: {
      fr: 'Classe II, marquages CE et M',
      en: 'Class II, CE and M marking',
      de: 'Klasse II, CE- und M-Kennzeichnung',
    },
    options: {
      fr: 'Indicateur déporté, socle',
      en: 'Remote indicator, base',
      de: 'Abgesetztes Anzeigegerät, Sockel',
    },
    ip: 'IP54',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'high-cap-precision-indicator',
        name: {
          fr: 'Indicateur déporté avec support',
          en: 'Remote indicator with bracket',
          de: 'Abgesetztes Anzeigegerät mit Halter',
        },
        compatibility: {
          fr: 'À commander avant vérification',
          en: 'To be ordered before verification',
          de: 'Vor der Konformitätsbewertung zu bestellen',
        },
        priceCents: 38500,
        fits: { exceptLines: [0] },
        option: 0,
      },
      {
        key: 'high-cap-precision-base',
        name: { fr: 'Socle massif', en: 'Heavy base', de: 'Schwerer Sockel' },
        compatibility: { fr: 'Tous les modèles', en: 'All models', de: 'Alle Modelle' },
        priceCents: 46500,
      },
      {
        key: 'high-cap-precision-weight-20kg',
        name: { fr: 'Poids F2 de 20 kg', en: '20 kg class F2 weight', de: 'F2-Gewicht 20 kg' },
        compatibility: { fr: 'Modèles à partir de 32 kg', en: 'Models from 32 kg', de: 'Modelle ab 32 kg' },
        priceCents: 82000,
        fits: { minKg: 32 },
      },
    ],
    lines: [
      {
        text: {
          fr: 'Indicateur déporté à fixer au mur ou sur le bâti : la balance reste sous l’agitateur, l’opérateur lit à hauteur d’yeux. Recettes et quantités restantes à l’écran. Pour la formulation de peintures et de résines.',
          en: 'A remote indicator to fix on wall or frame: the balance stays under the mixer and the operator reads at eye level. Recipes and remaining amounts on screen. For paint and resin formulation.',
          de: 'Abgesetztes Anzeigegerät für Wand oder Gestell: Die Waage bleibt unter dem Rührer, abgelesen wird in Augenhöhe. Rezepte und Restmengen in der Anzeige. Für Farb- und Harzrezepturen.',
        },
        features: [
          {
            fr: 'Indicateur déporté à 2 m',
            en: 'Indicator 2 m away on cable',
            de: 'Anzeigegerät 2 m abgesetzt',
          },
          {
            fr: 'Recettes avec quantité restante',
            en: 'Recipes with remaining amount',
            de: 'Rezepte mit Restmenge',
          },
        ],
        variants: [0, 1, 2, 3],
        level: 0.2,
      },
      {
        text: {
          fr: 'Version tout inox protégée IP65, avec Ethernet vers l’ERP et l’automate. Elle se lave au chiffon humide et ignore les poudres abrasives. Pour la pharmacie et la chimie fine à forte charge.',
          en: 'An all-stainless version protected to IP65, with Ethernet to the ERP and PLC. It is cleaned with a wet cloth and copes with abrasive powders. For heavy loads in pharmaceuticals and fine chemicals.',
          de: 'Ganzedelstahlausführung in IP65 mit Ethernet zu ERP und SPS. Feucht abwischbar, unempfindlich gegen abrasive Pulver. Für Pharma und Feinchemie mit hoher Last.',
        },
        features: [
          {
            fr: 'Inox intégral, protection IP65',
            en: 'All stainless, IP65 protection',
            de: 'Ganz aus Edelstahl, Schutz IP65',
          },
          { fr: 'Liaison Ethernet', en: 'Ethernet link', de: 'Ethernet-Verbindung' },
        ],
        variants: [0, 1, 2, 3],
        level: 0.9,
        ip: 'IP65',
        material: { fr: 'Inox AISI 304', en: 'AISI 304 stainless steel', de: 'Edelstahl AISI 304' },
        interfaces: { fr: 'RS-232, Ethernet', en: 'RS-232, Ethernet', de: 'RS-232, Ethernet' },
      },
    ],
  },

  'compact-edu': {
    description: {
      fr: 'Petite balance pour la classe, l’atelier ou la préparation rapide : expériences, cuisine, colles et résines, contrôle de pièces. Choisissez l’échelon d’après la manipulation : 0,01 g pour les dosages en chimie, 0,1 g pour les travaux courants, 1 g pour les charges de plusieurs kilogrammes. Ces balances ne sont pas vérifiées et n’ont aucune classe légale ; elles ne servent ni à vendre, ni à délivrer un médicament, ni à une mesure opposable. Contrôlez-les avec un poids avant une séance, protégez le capteur des surcharges et retirez les éventuelles piles pour un long arrêt.',
      en: 'A small balance for the classroom, workshop or quick preparation: experiments, cooking, glues and resins, checking parts. Choose the interval by the task: 0.01 g for chemistry dosing, 0.1 g for everyday work, 1 g for loads of several kilograms. These balances are not verified and have no legal class; they serve neither sale, nor dispensing a medicine, nor a measurement to be relied on in law. Check them with the test weight before a session, protect the cell from overload and remove any batteries for long storage.',
      de: 'Kleine Waage für Schule, Werkstatt oder schnelle Vorbereitung: Versuche, Küche, Kleber und Harze, Kontrolle von Teilen. Die Ablesbarkeit richtet sich nach der Aufgabe: 0,01 g zum Dosieren in der Chemie, 0,1 g für den Alltag, 1 g für mehrere Kilogramm. Diese Waagen sind ungeeicht und ohne Genauigkeitsklasse; sie dienen weder dem Verkauf noch der Arzneiabgabe noch gesetzlich geregelten Messungen. Vor dem Unterricht mit dem Prüfgewicht prüfen, die Zelle vor Überlast schützen und vorhandene Batterien bei längerer Lagerung entnehmen.',
    },
    features: [
      {
        fr: 'Commandes simples, en accès direct',
        en: 'Simple, direct controls',
        de: 'Einfache Bedienung ohne Untermenüs',
      },
      {
        fr: 'Tare sur toute l’étendue',
        en: 'Tare over the full range',
        de: 'Tara über den gesamten Bereich',
      },
      {
        fr: 'Ajustage par poids externe',
        en: 'Adjusted with an external weight',
        de: 'Justierung mit externem Gewicht',
      },
      { fr: 'Hors métrologie légale', en: 'Not legal for trade', de: 'Ungeeicht' },
    ],
    applications: {
      fr: 'Enseignement, travaux pratiques, atelier, cuisine d’essai',
      en: 'Teaching, practical work, workshop, test kitchen',
      de: 'Unterricht, Praktika, Werkstatt, Versuchsküche',
    },
    display: { fr: 'LCD, chiffres de 15 mm', en: 'LCD, 15 mm digits', de: 'LCD, Ziffernhöhe 15 mm' },
    interfaces: { fr: 'Aucune', en: 'None', de: 'Keine' },
    power: {
      fr: 'Piles ou adaptateur USB',
      en: 'Batteries or USB adapter',
      de: 'Batterien oder USB-Adapter',
    },
    material: {
      fr: 'Boîtier ABS, plateau inox',
      en: 'ABS housing, stainless pan',
      de: 'ABS-Gehäuse, Edelstahlschale',
    },
    calibration: {
      fr: 'Ajustage externe par masse de contrôle',
      en: 'External adjustment with a test weight',
      de: 'Externe Justierung mit Prüfgewicht',
    },
    approvals: { fr: 'Hors métrologie légale', en: 'Not legal for trade', de: 'Ungeeicht' },
    options: {
      fr: 'Coffre, adaptateur, poids de contrôle',
      en: 'Case, adapter, test weight',
      de: 'Koffer, Adapter, Prüfgewicht',
    },
    ip: 'IP20',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'compact-edu-case',
        name: {
          fr: 'Coffre de rangement pour six balances',
          en: 'Storage case for six balances',
          de: 'Koffer für sechs Waagen',
        },
        compatibility: {
          fr: 'Modèles de Ø 105 à 150 mm',
          en: '105 to 150 mm dia. models',
          de: 'Modelle Ø 105 bis 150 mm',
        },
        priceCents: 8900,
      },
      {
        key: 'compact-edu-adapter',
        name: { fr: 'Adaptateur secteur USB', en: 'USB mains adapter', de: 'USB-Netzadapter' },
        compatibility: { fr: 'Tous les modèles', en: 'All models', de: 'Alle Modelle' },
        priceCents: 1500,
      },
      {
        key: 'compact-edu-weight-500g',
        name: { fr: 'Poids de contrôle 500 g', en: '500 g test weight', de: 'Prüfgewicht 500 g' },
        compatibility: {
          fr: 'Modèles de 500 g à 5 kg',
          en: '500 g to 5 kg models',
          de: 'Modelle von 500 g bis 5 kg',
        },
        priceCents: 2900,
        fits: { minKg: 0.5 },
      },
    ],
    lines: [
      {
        text: {
          fr: 'La balance de classe : piles fournies, arrêt automatique, chiffres lisibles en groupe. Cinq portées pour équiper toute une section scientifique. Elle supporte la manipulation par des élèves, avec un plateau qui se retire pour nettoyer.',
          en: 'The classroom balance: batteries supplied, automatic switch-off, figures readable by a group. Five capacities to equip a whole science department. It stands up to pupils and the pan lifts off for cleaning.',
          de: 'Die Schulwaage: Batterien inklusive, Abschaltautomatik, gut lesbare Ziffern. Fünf Höchstlasten für den ganzen Fachbereich. Sie verträgt Schülerhände, die Schale ist zur Reinigung abnehmbar.',
        },
        features: [
          {
            fr: 'Piles fournies, arrêt automatique',
            en: 'Batteries supplied, automatic switch-off',
            de: 'Batterien inklusive, Abschaltautomatik',
          },
          {
            fr: 'Cinq portées pour une même série',
            en: 'Five capacities in one series',
            de: 'Fünf Höchstlasten in einer Reihe',
          },
        ],
        variants: [0, 1, 2, 3, 4],
        level: 0.1,
      },
      {
        text: {
          fr: 'Les modèles fins à 0,01 et 0,02 g avec pare-brise : pesées de réactifs et de petites pièces de bijouterie. Un courant d’air suffit à faire osciller la lecture, d’où le couvercle. Non vérifiés, réservés aux travaux pratiques.',
          en: 'The fine models with 0.01 and 0.02 g readability and a draught shield: weighing reagents and small pieces of jewellery. A draught is enough to make the reading swing, hence the cover. Not verified, for experiments only.',
          de: 'Die feinen Modelle mit 0,01 und 0,02 g und Windschutz: Reagenzien und kleine Schmuckteile wiegen. Schon Zugluft lässt den Wert schwanken, daher die Abdeckung. Ungeeicht, nur für Versuche.',
        },
        features: [
          {
            fr: 'Échelon affiché de 0,01 ou 0,02 g',
            en: '0.01 or 0.02 g readability',
            de: 'Ablesbarkeit 0,01 oder 0,02 g',
          },
          { fr: 'Pare-brise transparent', en: 'Clear draught shield', de: 'Durchsichtiger Windschutz' },
        ],
        variants: [0, 4],
        level: 0.7,
      },
      {
        text: {
          fr: 'Sortie USB qui envoie la mesure au tableur : idéale pour tracer une cinétique en direct. Aucune application à installer. Alimentation par l’ordinateur, utile pour un laboratoire scolaire sans prises.',
          en: 'A USB output sends the measurement to a spreadsheet: good for plotting a reaction live. Nothing to install. Powered by the computer, useful in a school lab short of sockets.',
          de: 'Der USB-Ausgang sendet den Wert in die Tabelle: gut, um eine Reaktion live zu verfolgen. Keine Installation. Vom Rechner gespeist, praktisch im Schullabor mit wenigen Steckdosen.',
        },
        features: [
          {
            fr: 'Mesures envoyées au tableur par USB',
            en: 'Measurements sent to a spreadsheet by USB',
            de: 'Messwerte per USB in die Tabelle',
          },
          {
            fr: 'Alimentée par le port USB',
            en: 'Powered by the USB port',
            de: 'Versorgung über USB-Anschluss',
          },
        ],
        variants: [0, 1, 2, 3, 4],
        level: 0.85,
        interfaces: { fr: 'USB', en: 'USB', de: 'USB' },
        power: { fr: 'USB 5 V', en: 'USB 5 V', de: 'USB 5 V' },
      },
      {
        text: {
          fr: 'Empilable et robuste, pour l’atelier et la cuisine d’essai : 0,1 g ou 1 g de lecture jusqu’à 5 kg. Le plateau large accepte des bols. Le verrou de transport protège le capteur entre deux séances.',
          en: 'Stackable and sturdy, for workshop and test kitchen: 0.1 g or 1 g readability up to 5 kg. The wide pan takes bowls. A transport lock protects the cell between sessions.',
          de: 'Stapelbar und robust für Werkstatt und Versuchsküche: 0,1 g oder 1 g bis 5 kg. Die breite Schale nimmt Schüsseln auf. Eine Transportsicherung schützt die Zelle zwischen den Einsätzen.',
        },
        features: [
          {
            fr: 'Empilable, verrou de transport',
            en: 'Stackable, with transport lock',
            de: 'Stapelbar, mit Transportsicherung',
          },
          {
            fr: 'Plateau de 150 mm de diamètre',
            en: '150 mm diameter pan',
            de: 'Schale mit 150 mm Durchmesser',
          },
        ],
        variants: [1, 2, 3],
        level: 0.4,
      },
      {
        text: {
          fr: 'Comptage, pourcentage, plusieurs unités et minuterie : une balance qui accompagne tout un programme de travaux pratiques. Affichage à deux lignes et mémoire du dernier résultat. À réserver aux mesures pédagogiques.',
          en: 'Counting, percentage, several units and a timer: one balance to follow a whole course of practical work. A two-line display and last-result memory. For teaching measurements only.',
          de: 'Zählen, Prozent, mehrere Einheiten und Timer: eine Waage für das ganze Praktikum. Zweizeilige Anzeige und Speicher für das letzte Ergebnis. Nur für Unterrichtsmessungen.',
        },
        features: [
          {
            fr: 'Comptage, pourcentage et minuterie',
            en: 'Counting, percentage and timer',
            de: 'Zählen, Prozent und Timer',
          },
          { fr: 'Affichage à deux lignes', en: 'Two-line display', de: 'Zweizeilige Anzeige' },
        ],
        variants: [0, 1, 2, 3, 4],
        level: 0.55,
        display: { fr: 'LCD à deux lignes', en: 'Two-line LCD', de: 'Zweizeiliges LCD' },
      },
    ],
  },
}
