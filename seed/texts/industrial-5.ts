import type { KindTexts } from '#seed/kind-texts.ts'
import { certificateOptional, verifiedByModel } from '#seed/phrases.ts'

export const industrial5: Record<string, KindTexts> = {
  livestock: {
    description: {
      fr: 'La bascule à bétail pèse bovins, veaux et lots d’ovins ou de porcs. L’animal bouge : la fonction de maintien moyenne la mesure et fige un poids stable. Choisissez la longueur du tablier pour que l’animal ait ses quatre pieds dessus, et l’échelon pour votre suivi : 200 g pour un veau, 1 kg pour un lot. Les modèles de classe III sont exigés pour vendre au poids ; le modèle non vérifié ne sert qu’au suivi de croissance. Installez-la sur un sol stable, à l’écart de l’agitation, et raclez le dessous régulièrement.',
      en: 'A livestock scale weighs cattle, calves and groups of sheep or pigs. The animal moves: the hold function averages the measurement and freezes a stable weight. Choose the deck length so that all four feet are on it, and the interval for your monitoring, 200 g for a calf, 1 kg for a group. Class III models are required to sell by weight; the unverified model only tracks growth. Set it on firm ground away from disturbance and clean underneath it regularly.',
      de: 'Die Viehwaage wiegt Rinder, Kälber und Gruppen von Schafen oder Schweinen. Das Tier bewegt sich: Die Hold-Funktion mittelt die Messung und hält ein ruhiges Gewicht fest. Die Plattform muss lang genug für alle vier Füße sein, der Teilungswert zur Kontrolle passen, 200 g beim Kalb, 1 kg bei Gruppen. Zum Verkauf nach Gewicht ist Klasse III erforderlich; das ungeeichte Modell dient nur der Zuwachskontrolle. Auf festem Grund abseits der Unruhe aufstellen und darunter regelmäßig säubern.',
    },
    features: [
      {
        fr: 'Pesée d’animaux avec maintien de valeur (hold)',
        en: 'Animal weighing with hold function',
        de: 'Tierwägung mit Hold-Funktion',
      },
      {
        fr: 'Tablier antidérapant au ras du sol',
        en: 'Non-slip, low deck',
        de: 'Rutschhemmende, niedrige Plattform',
      },
      {
        fr: 'Boucles RFID ISO 11784 lues avec lecteur en option',
        en: 'ISO 11784 RFID tags read with optional reader',
        de: 'RFID-Ohrmarken nach ISO 11784 mit optionalem Leser',
      },
      {
        fr: 'Alimentation 12 V, sans secteur',
        en: '12 V power, no mains needed',
        de: '12-V-Versorgung, ohne Netzanschluss',
      },
    ],
    applications: {
      fr: 'Bovins, veaux, ovins, porcs, vente et suivi de croissance',
      en: 'Cattle, calves, sheep, pigs, sale and growth monitoring',
      de: 'Rinder, Kälber, Schafe, Schweine, Verkauf und Zuwachskontrolle',
    },
    display: {
      fr: 'LCD rétroéclairé, chiffres de 30 mm',
      en: 'Backlit LCD, 30 mm digits',
      de: 'Hinterleuchtetes LCD, Ziffernhöhe 30 mm',
    },
    interfaces: {
      fr: 'Bluetooth ; lecteur RFID ISO 11784 en option',
      en: 'Bluetooth; ISO 11784 RFID reader optional',
      de: 'Bluetooth; RFID-Leser ISO 11784 optional',
    },
    power: { fr: 'Batterie 12 V', en: '12 V battery', de: '12-V-Akku' },
    material: { fr: 'Acier galvanisé', en: 'Galvanised steel', de: 'Verzinkter Stahl' },
    calibration: {
      fr: 'Ajustage sur place par masses M1',
      en: 'On-site adjustment with M1 weights',
      de: 'Justierung vor Ort mit M1-Gewichten',
    },
    approvals: verifiedByModel,
    options: {
      fr: 'Cage, portes, lecteur de boucles RFID',
      en: 'Cage, gates, RFID tag reader',
      de: 'Käfig, Tore, RFID-Ohrmarkenleser',
    },
    ip: 'IP67',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'livestock-cage',
        name: { fr: 'Cage pour bovins', en: 'Cattle cage', de: 'Käfig für Rinder' },
        compatibility: {
          fr: 'Tabliers de 2 200 mm, à partir de 1,5 t',
          en: '2,200 mm decks, from 1.5 t',
          de: 'Plattformen 2.200 mm, ab 1,5 t',
        },
        priceCents: 189000,
        fits: { minKg: 1500, sideMm: 2200 },
        option: 0,
      },
      {
        key: 'livestock-gates',
        name: { fr: 'Portes avant et arrière', en: 'Front and rear gates', de: 'Tore vorn und hinten' },
        compatibility: { fr: 'Toutes les cages', en: 'All cages', de: 'Alle Käfige' },
        priceCents: 64500,
      },
      {
        key: 'livestock-rfid-reader',
        name: { fr: 'Lecteur de boucles RFID', en: 'RFID ear-tag reader', de: 'RFID-Ohrmarkenleser' },
        compatibility: {
          fr: 'Tous les modèles avec Bluetooth',
          en: 'All models with Bluetooth',
          de: 'Alle Modelle mit Bluetooth',
        },
        priceCents: 79500,
        fits: { interfaces: ['Bluetooth'] },
      },
    ],
    lines: [
      {
        text: {
          fr: 'Bascule de classe III pour vendre au poids, de 600 kg à 3 t selon l’animal ou le lot. L’indicateur enregistre numéro de boucle, date et poids, puis les envoie au téléphone. Le maintien se déclenche seul quand l’animal cesse de bouger.',
          en: 'A class III scale for selling by weight, from 600 kg to 3 t to suit the animal or group. The indicator stores tag number, date and weight, then sends them to a phone. Hold triggers by itself when the animal stops moving.',
          de: 'Viehwaage der Klasse III für den Verkauf nach Gewicht, von 600 kg bis 3 t je nach Tier oder Gruppe. Das Anzeigegerät speichert Ohrmarke, Datum und Gewicht und sendet sie ans Telefon. Hold löst selbst aus, sobald das Tier ruhig steht.',
        },
        features: [
          {
            fr: 'Classe III pour vente au poids',
            en: 'Class III for sale by weight',
            de: 'Klasse III für den Verkauf nach Gewicht',
          },
          {
            fr: 'Maintien déclenché automatiquement',
            en: 'Hold triggered automatically',
            de: 'Hold löst automatisch aus',
          },
        ],
        variants: [0, 1, 2],
        level: 0.5,
      },
      {
        text: {
          fr: 'Pont bas pour suivre la croissance dans un couloir : léger, déplacé avec un quad, sur batterie 12 V. Les modèles de 2 t ne sont pas vérifiés et servent au seul suivi ; pour vendre au poids, commandez le 1,5 t ou le 3 t avec son évaluation de conformité de classe III.',
          en: 'A low bridge for growth monitoring in a race: light, towed by a quad, on a 12 V battery. The 2 t model is not verified and only tracks growth; to sell by weight, order the 1.5 t or 3 t model with its class III conformity assessment.',
          de: 'Niedrige Brücke zur Zuwachskontrolle im Treibgang: leicht, mit dem Quad zu versetzen, mit 12-V-Akku. Das 2-t-Modell ist ungeeicht und dient nur der Kontrolle; zum Verkauf nach Gewicht das Modell 1,5 t oder 3 t mit Konformitätsbewertung nach Klasse III bestellen.',
        },
        features: [
          {
            fr: 'Déplacement sur roues, tracté par un quad',
            en: 'Moved on towing wheels',
            de: 'Mit Rädern ziehbar',
          },
          {
            fr: 'Courbe de croissance par animal',
            en: 'Growth curve per animal',
            de: 'Zuwachskurve je Tier',
          },
        ],
        variants: [1, 2, 3],
        level: 0.2,
      },
    ],
  },

  indicator: {
    description: {
      fr: 'L’indicateur lit les capteurs, affiche le poids et dialogue avec le reste de l’installation. Il n’a pas de portée propre : la portée est celle du récepteur de charge. Pour l’associer à une plate-forme vérifiée, regardez le nombre d’échelons maximal admis (nmax 3 000, 6 000 ou 10 000 selon le modèle, EN 45501) et le signal minimal par échelon. La vérification porte toujours sur l’ensemble, indicateur, capteurs et récepteur de charge, jamais sur l’indicateur seul. Remplacer un indicateur sur une balance vérifiée demande donc une nouvelle vérification. Choisissez aussi la protection, l’alimentation et les liaisons réellement disponibles sur le site.',
      en: 'The indicator reads the load cells, shows the weight and talks to the rest of the installation. It has no capacity of its own: capacity belongs to the load receptor. To combine it with a verified platform, check the maximum number of intervals allowed (nmax 3,000, 6,000 or 10,000 depending on model, EN 45501) and the minimum signal per interval. Verification always covers the whole – indicator, load cells and load receptor – never the indicator alone. Replacing an indicator on a verified scale therefore calls for a new verification. Choose protection, power and links to match the site.',
      de: 'Das Anzeigegerät wertet die Wägezellen aus, zeigt das Gewicht an und kommuniziert mit der Anlage. Es hat keine eigene Höchstlast, diese bestimmt der Lastträger. Für den Anschluss an eine konformitätsbewertete Plattform zählen die höchste zulässige Anzahl der Eichwerte (nmax 3.000, 6.000 oder 10.000 je nach Modell, EN 45501) und das Mindestsignal je Eichwert. Bewertet wird immer das Ganze aus Anzeigegerät, Wägezellen und Lastträger, nie das Anzeigegerät allein. Ein Austausch erfordert deshalb eine neue Konformitätsbewertung oder Eichung. Schutzart, Versorgung und Schnittstellen richten sich nach dem Standort.',
    },
    features: [
      {
        fr: 'Raccordement de capteurs à jauges de contrainte',
        en: 'Connects to strain-gauge load cells',
        de: 'Anschluss von DMS-Wägezellen',
      },
      {
        fr: 'Mise à zéro, tare, brut et net',
        en: 'Zero setting, tare, gross and net',
        de: 'Nullstellung, Tara, Brutto und Netto',
      },
      {
        fr: 'Ajustage numérique au clavier',
        en: 'Digital adjustment from the keypad',
        de: 'Digitale Justierung über die Tastatur',
      },
      {
        fr: 'Montage mural, sur table, sur colonne ou sur rail DIN, selon le modèle',
        en: 'Wall, table, column or DIN-rail mounting, depending on the model',
        de: 'Wand-, Tisch-, Stativ- oder Hutschienenmontage, je nach Modell',
      },
    ],
    applications: {
      fr: 'Plates-formes, cuves, trémies, bascules, modernisation de balances',
      en: 'Platforms, tanks, hoppers, weighbridges, upgrading scales',
      de: 'Plattformen, Tanks, Trichter, Brückenwaagen, Nachrüstung',
    },
    display: {
      fr: 'LCD ou LED, chiffres de 25 mm',
      en: 'LCD or LED, 25 mm digits',
      de: 'LCD oder LED, Ziffernhöhe 25 mm',
    },
    interfaces: { fr: 'RS-232', en: 'RS-232', de: 'RS-232' },
    power: {
      fr: 'Secteur 230 V, batterie en option',
      en: '230 V mains, battery optional',
      de: '230-V-Netz, Akku optional',
    },
    material: {
      fr: 'ABS ou inox, selon modèle',
      en: 'ABS or stainless steel, depending on model',
      de: 'ABS oder Edelstahl, je nach Modell',
    },
    calibration: {
      fr: 'Ajustage de la chaîne complète après montage',
      en: 'Adjustment of the complete chain after installation',
      de: 'Justierung der gesamten Messkette nach der Montage',
    },
    approvals: {
      fr: 'EN 45501, nmax selon modèle ; vérification de l’ensemble',
      en: 'EN 45501, nmax depending on model; verification of the whole scale',
      de: 'EN 45501, nmax je nach Modell; Bewertung der Gesamtwaage',
    },
    options: {
      fr: 'Support mural, colonne, carte analogique, mémoire alibi',
      en: 'Wall bracket, column, analogue card, alibi memory',
      de: 'Wandhalter, Stativ, Analogkarte, Alibispeicher',
    },
    ip: 'IP54',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'indicator-wall-bracket',
        name: { fr: 'Support mural orientable', en: 'Tilting wall bracket', de: 'Schwenkbarer Wandhalter' },
        compatibility: { fr: 'Tous les indicateurs', en: 'All indicators', de: 'Alle Anzeigegeräte' },
        priceCents: 4900,
        fits: { exceptLines: [2] },
        option: 0,
      },
      {
        key: 'indicator-column',
        name: { fr: 'Colonne 900 mm', en: 'Column, 900 mm', de: 'Stativ 900 mm' },
        compatibility: { fr: 'Tous les indicateurs', en: 'All indicators', de: 'Alle Anzeigegeräte' },
        priceCents: 12500,
        fits: { exceptLines: [2] },
        option: 1,
      },
      {
        key: 'indicator-analogue-card',
        name: {
          fr: 'Carte de sortie analogique 4-20 mA',
          en: '4–20 mA analogue output card',
          de: 'Analogausgangskarte 4–20 mA',
        },
        compatibility: {
          fr: 'Indicateurs à emplacement d’extension',
          en: 'Indicators with an expansion slot',
          de: 'Anzeigegeräte mit Erweiterungssteckplatz',
        },
        priceCents: 16500,
        fits: { exceptLines: [2] },
        option: 2,
      },
      {
        key: 'indicator-alibi-memory',
        name: { fr: 'Mémoire alibi', en: 'Alibi memory', de: 'Alibispeicher' },
        compatibility: {
          fr: 'Indicateurs à emplacement d’extension',
          en: 'Indicators with an expansion slot',
          de: 'Anzeigegeräte mit Erweiterungssteckplatz',
        },
        priceCents: 14500,
        fits: { exceptLines: [3] },
        option: 3,
      },
    ],
    lines: [
      {
        text: {
          fr: 'Boîtier ABS à poser ou à fixer au mur, pour moderniser une balance ou une petite plate-forme. Réglage et ajustage se font au clavier en quelques minutes. Batterie incluse, utile là où le secteur manque.',
          en: 'An ABS housing for desk or wall, to upgrade a scale or a small platform. Setup and adjustment take minutes at the keypad. A battery is included for places without mains.',
          de: 'ABS-Gehäuse für Tisch oder Wand, um eine Waage oder kleine Plattform zu modernisieren. Einrichtung und Justierung dauern wenige Minuten über die Tastatur. Akku inklusive, wo kein Netz vorhanden ist.',
        },
        features: [
          {
            fr: 'Boîtier ABS compact avec batterie',
            en: 'Compact ABS housing with battery',
            de: 'Kompaktes ABS-Gehäuse mit Akku',
          },
          {
            fr: 'Raccordement de quatre capteurs à 350 Ω',
            en: 'Connects four 350 Ω load cells',
            de: 'Anschluss von vier Wägezellen mit 350 Ω',
          },
        ],
        variants: [0],
        level: 0.05,
        material: { fr: 'ABS', en: 'ABS', de: 'ABS' },
        power: {
          fr: 'Secteur 230 V et batterie rechargeable',
          en: '230 V mains and rechargeable battery',
          de: '230-V-Netz und Akku',
        },
      },
      {
        text: {
          fr: 'Boîtier inox protégé IP69K pour la zone de lavage, avec presse-étoupes et clavier à membrane. Deux seuils à relais pilotent une alarme ou une vanne. Convient aux balances et plates-formes inox.',
          en: 'A stainless housing rated IP69K for wash areas, with cable glands and a membrane keypad. Two relay set points drive an alarm or a valve. Suits stainless scales and platforms.',
          de: 'Edelstahlgehäuse in IP69K für den Nassbereich, mit Kabelverschraubungen und Folientastatur. Zwei Relaisgrenzwerte steuern Alarm oder Ventil. Passend für Edelstahlwaagen und -plattformen.',
        },
        features: [
          {
            fr: 'Inox IP69K, nettoyage au jet',
            en: 'Stainless IP69K, hose-down cleaning',
            de: 'Edelstahl IP69K, abspritzbar',
          },
          { fr: 'Deux seuils à relais', en: 'Two relay set points', de: 'Zwei Relaisgrenzwerte' },
        ],
        variants: [0],
        level: 0.4,
        ip: 'IP66 / IP69K',
        material: { fr: 'Inox AISI 304', en: 'AISI 304 stainless steel', de: 'Edelstahl AISI 304' },
        interfaces: {
          fr: 'RS-232, RS-485, relais',
          en: 'RS-232, RS-485, relays',
          de: 'RS-232, RS-485, Relais',
        },
      },
      {
        text: {
          fr: 'Transmetteur de process pour cuves et trémies : Modbus, Profinet et 4-20 mA, seuils de dosage et filtrage adapté aux vibrations. Montage sur rail ou en armoire. La surveillance des capteurs signale une dérive avant l’arrêt de production.',
          en: 'A process transmitter for tanks and hoppers: Modbus, Profinet and 4–20 mA, dosing set points and filtering for vibration. Rail or cabinet mounting. Cell monitoring signals drift before production stops.',
          de: 'Prozesstransmitter für Tanks und Trichter: Modbus, Profinet und 4–20 mA, Dosiergrenzwerte und Filterung gegen Vibration. Montage auf Schiene oder im Schaltschrank. Zellenüberwachung meldet Drift vor dem Stillstand.',
        },
        features: [
          {
            fr: 'Modbus, Profinet et 4-20 mA',
            en: 'Modbus, Profinet and 4–20 mA',
            de: 'Modbus, Profinet und 4–20 mA',
          },
          { fr: 'Montage sur rail DIN', en: 'DIN-rail mounting', de: 'Montage auf DIN-Schiene' },
          { fr: 'Surveillance des capteurs', en: 'Load-cell monitoring', de: 'Überwachung der Wägezellen' },
        ],
        variants: [0],
        level: 0.65,
        material: { fr: 'ABS', en: 'ABS', de: 'ABS' },
        interfaces: {
          fr: 'Modbus, Profinet, 4-20 mA',
          en: 'Modbus, Profinet, 4–20 mA',
          de: 'Modbus, Profinet, 4–20 mA',
        },
      },
      {
        text: {
          fr: 'Terminal tactile pour plusieurs plates-formes : mémoire d’articles, mémoire alibi, tickets et mise en réseau. L’écran guide l’opérateur, étape par étape. Destiné aux postes de réception, de formulation et d’expédition.',
          en: 'A touch terminal for several platforms: item memory, alibi memory, tickets and networking. The screen guides the operator step by step. Made for goods-in, formulation and dispatch stations.',
          de: 'Touchterminal für mehrere Plattformen: Artikelspeicher, Alibispeicher, Belege und Netzwerk. Der Bildschirm führt Schritt für Schritt. Für Wareneingang, Rezeptur und Versand.',
        },
        features: [
          {
            fr: 'Écran tactile couleur de 10 pouces',
            en: '10-inch colour touchscreen',
            de: '10-Zoll-Farb-Touchscreen',
          },
          { fr: 'Jusqu’à quatre plates-formes', en: 'Up to four platforms', de: 'Bis zu vier Plattformen' },
          { fr: 'Mémoire alibi intégrée', en: 'Built-in alibi memory', de: 'Integrierter Alibispeicher' },
        ],
        variants: [0],
        level: 0.95,
        material: { fr: 'Inox AISI 304', en: 'AISI 304 stainless steel', de: 'Edelstahl AISI 304' },
        ip: 'IP65',
        interfaces: { fr: 'Ethernet, USB, RS-232', en: 'Ethernet, USB, RS-232', de: 'Ethernet, USB, RS-232' },
        display: { fr: 'Écran tactile 10 pouces', en: '10-inch touchscreen', de: 'Touchscreen 10 Zoll' },
      },
    ],
  },

  loadcell: {
    description: {
      fr: 'Le capteur de pesage transforme une force en signal électrique. Choisissez-le d’après la charge réelle par appui : charge utile, poids mort du récepteur et répartition inégale, avec une réserve pour les chocs. La classe OIML R 60 indique le nombre d’échelons possible, 3 000 en C3, 6 000 en C6 ; elle ne suffit pas à faire d’une balance un instrument vérifié, car c’est l’ensemble qui se vérifie. Un remplacement sur une balance en métrologie légale demande donc une nouvelle vérification. Respectez la sensibilité (2 mV/V), le couple de serrage et l’alignement : un capteur en biais mesure faux.',
      en: 'A load cell turns a force into an electrical signal. Choose it from the real load per support: payload, dead weight of the receptor and uneven distribution, with a margin for shocks. The OIML R 60 class gives the number of intervals possible, 3,000 for C3 and 6,000 for C6; it does not by itself make a scale a verified one, since verification covers the whole. Replacing one on a scale in legal metrology thus calls for a new verification. Observe the sensitivity (2 mV/V), the tightening torque and the alignment: a tilted cell measures wrongly.',
      de: 'Die Wägezelle wandelt Kraft in ein elektrisches Signal. Sie wird nach der tatsächlichen Last je Auflager gewählt: Nutzlast, Totlast des Lastträgers und ungleiche Verteilung, mit Reserve für Stöße. Die Klasse nach OIML R 60 nennt die höchste Anzahl der Teilungswerte, 3.000 bei C3 und 6.000 bei C6; sie macht noch keine konformitätsbewertete Waage, bewertet wird das Ganze. Nach einem Tausch an einer Waage im gesetzlichen Messwesen ist deshalb neu zu prüfen bzw. zu eichen. Kennwert (2 mV/V), Anzugsmoment und Ausrichtung beachten: Eine schräge Zelle misst falsch.',
    },
    features: [
      {
        fr: 'Classe OIML R 60 C3, C6 sur demande',
        en: 'OIML R 60 class C3, C6 on request',
        de: 'Klasse C3 nach OIML R 60, C6 auf Anfrage',
      },
      {
        fr: 'Jauges de contrainte, signal 2 mV/V',
        en: 'Strain gauges, 2 mV/V signal',
        de: 'Dehnungsmessstreifen, Signal 2 mV/V',
      },
      {
        fr: 'Câble blindé à conducteurs repérés',
        en: 'Shielded cable with colour-coded wires',
        de: 'Geschirmtes Kabel mit farbcodierten Adern',
      },
      {
        fr: 'Remplacement et montage sur plate-forme existante',
        en: 'Replacement and fitting in existing platforms',
        de: 'Austausch und Einbau in bestehende Plattformen',
      },
    ],
    applications: {
      fr: 'Plates-formes, cuves, trémies, bascules, réparation',
      en: 'Platforms, tanks, hoppers, weighbridges, repair',
      de: 'Plattformen, Tanks, Trichter, Brückenwaagen, Reparatur',
    },
    display: {
      fr: 'Sans objet, raccordement à un indicateur',
      en: 'Not applicable, connects to an indicator',
      de: 'Entfällt, Anschluss an Anzeigegerät',
    },
    interfaces: {
      fr: 'Analogique 2 mV/V, numérique sur demande',
      en: 'Analogue 2 mV/V, digital on request',
      de: 'Analog 2 mV/V, digital auf Anfrage',
    },
    power: {
      fr: 'Par l’indicateur, 5 à 12 V',
      en: 'Supplied by the indicator, 5 to 12 V',
      de: 'Versorgung durch Anzeigegerät, 5 bis 12 V',
    },
    material: {
      fr: 'Aluminium, acier nickelé ou inox',
      en: 'Aluminium, nickel-plated steel or stainless steel',
      de: 'Aluminium, vernickelter Stahl oder Edelstahl',
    },
    calibration: {
      fr: 'Étalonnage possible sur banc de force',
      en: 'Calibration possible on a force rig',
      de: 'Kalibrierung am Kraftprüfstand möglich',
    },
    approvals: { fr: 'OIML R 60 C3 ou C6', en: 'OIML R 60 C3 or C6', de: 'OIML R 60 C3 oder C6' },
    options: {
      fr: 'Kit de montage, pied, boîte de jonction',
      en: 'Mounting kit, foot, junction box',
      de: 'Montagesatz, Fuß, Summierbox',
    },
    ip: 'IP65–IP68',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'loadcell-foot',
        name: { fr: 'Pied articulé', en: 'Swivel foot', de: 'Gelenkfuß' },
        compatibility: {
          fr: 'Capteurs à flexion, jusqu’à 5 t',
          en: 'Bending-beam cells, up to 5 t',
          de: 'Biegebalken-Zellen, bis 5 t',
        },
        priceCents: 3900,
        fits: { maxKg: 5000, lines: [1] },
        option: 1,
      },
      {
        key: 'loadcell-mounting-kit',
        name: {
          fr: 'Kit de montage avec butées',
          en: 'Mounting kit with stops',
          de: 'Montagesatz mit Anschlägen',
        },
        compatibility: {
          fr: 'Capteurs à flexion, à cisaillement ou à compression',
          en: 'Beam or compression cells',
          de: 'Biegebalken- oder Druckzellen',
        },
        priceCents: 9500,
        fits: { lines: [1] },
        option: 0,
      },
      {
        key: 'loadcell-junction-box',
        name: {
          fr: 'Boîte de jonction inox, 4 capteurs',
          en: 'Stainless junction box, 4 cells',
          de: 'Edelstahl-Summierbox, 4 Zellen',
        },
        compatibility: {
          fr: 'Tous les capteurs analogiques',
          en: 'All analogue cells',
          de: 'Alle analogen Zellen',
        },
        priceCents: 18500,
      },
      {
        key: 'loadcell-cable',
        name: { fr: 'Câble six fils, 10 m', en: 'Six-wire cable, 10 m', de: 'Sechsleiterkabel, 10 m' },
        compatibility: { fr: 'Tous les capteurs', en: 'All cells', de: 'Alle Zellen' },
        priceCents: 4500,
      },
    ],
    lines: [
      {
        text: {
          fr: 'Capteur à appui central (point unique) en aluminium, pour balances et plateaux à charge centrée ou excentrée. Il compense l’excentration jusqu’à une taille de plateau donnée : à contrôler avant un remplacement.',
          en: 'A single-point aluminium cell for scales and pans loaded on or off centre. It compensates eccentricity up to a given plate size: check this before replacement.',
          de: 'Plattformwägezelle aus Aluminium für Waagen und Platten mit mittiger oder außermittiger Last. Sie gleicht Ecklast bis zu einer bestimmten Plattengröße aus: vor dem Austausch prüfen.',
        },
        features: [
          {
            fr: 'Appui central, plateau jusqu’à 600 × 600 mm',
            en: 'Single point, plate up to 600 × 600 mm',
            de: 'Plattformwägezelle für Platten bis 600 × 600 mm',
          },
          {
            fr: 'Aluminium, protection IP65',
            en: 'Aluminium, IP65 protection',
            de: 'Aluminium, Schutz IP65',
          },
        ],
        variants: [0],
        level: 0.05,
        ip: 'IP65',
        material: { fr: 'Aluminium', en: 'Aluminium', de: 'Aluminium' },
      },
      {
        text: {
          fr: 'Capteur à flexion ou à cisaillement, monté aux quatre angles d’une plate-forme ou d’une cuve. Une boîte de jonction équilibre les signaux. La version inox soudée supporte l’immersion temporaire.',
          en: 'A bending or shear beam cell fitted at the four corners of a platform or a tank. A junction box balances the signals. The welded stainless version withstands temporary immersion.',
          de: 'Biege- oder Scherstabzelle an den vier Ecken von Plattform oder Tank. Eine Summierbox gleicht die Signale ab. Die verschweißte Edelstahlausführung verträgt zeitweiliges Eintauchen.',
        },
        features: [
          {
            fr: 'Montage en angle de plate-forme ou de cuve',
            en: 'Fitted at platform or tank corners',
            de: 'Einbau an Ecken von Plattform oder Tank',
          },
          {
            fr: 'Acier ou inox soudé, jusqu’à IP68',
            en: 'Steel or welded stainless, up to IP68',
            de: 'Stahl oder verschweißter Edelstahl, bis IP68',
          },
        ],
        variants: [0],
        level: 0.45,
        ip: 'IP67–IP68',
        material: {
          fr: 'Acier nickelé ou inox',
          en: 'Nickel-plated or stainless steel',
          de: 'Vernickelter Stahl oder Edelstahl',
        },
      },
      {
        text: {
          fr: 'Capteur en S qui mesure en traction et en compression : trémies suspendues, potences, transformation de bascules mécaniques. Les rotules doivent rester propres et alignées, sans effort latéral.',
          en: 'An S-type cell measuring tension and compression: suspended hoppers, jib cranes, converting mechanical scales. The rod ends must stay clean and aligned, free of side load.',
          de: 'S-Zelle für Zug und Druck: hängende Trichter, Ausleger, Umrüstung mechanischer Waagen. Die Gelenkköpfe müssen sauber und fluchtend bleiben, ohne Querkraft.',
        },
        features: [
          {
            fr: 'Mesure en traction et compression',
            en: 'Measures tension and compression',
            de: 'Misst Zug und Druck',
          },
          { fr: 'Rotules en option', en: 'Rod ends optional', de: 'Gelenkköpfe optional' },
        ],
        variants: [0],
        level: 0.75,
        ip: 'IP67',
        material: { fr: 'Acier nickelé', en: 'Nickel-plated steel', de: 'Vernickelter Stahl' },
      },
    ],
  },

  weights: {
    description: {
      fr: 'Les masses servent à contrôler, ajuster ou étalonner une balance. La classe OIML R 111 fixe l’erreur tolérée : plus la balance est fine, plus la masse doit l’être. Règle pratique : l’erreur de la masse ne dépasse pas le tiers de la tolérance contrôlée. F1 et E2 conviennent aux balances analytiques, F2 aux balances de précision, M1 aux balances commerciales et industrielles, M2 et M3 aux charges lourdes. Manipulez les petites masses à la pince ou avec des gants, rangez-les dans leur coffret et étalonnez-les à intervalle fixe. Une masse rayée ou corrodée ne contrôle plus rien.',
      en: 'Weights are used to check, adjust or calibrate a scale. The OIML R 111 class sets the error allowed: the finer the scale, the finer the weight must be. Rule of thumb: the error of the weight does not exceed a third of the tolerance being checked. F1 and E2 suit analytical balances, F2 precision balances, M1 commercial and industrial scales, M2 and M3 heavy loads. Handle small weights with tweezers or gloves, keep them in their case and calibrate them at fixed intervals. A scratched or corroded weight no longer proves anything.',
      de: 'Prüfgewichte dienen dazu, Waagen zu prüfen, zu justieren oder zu kalibrieren. Die Klasse nach OIML R 111 legt die zulässige Abweichung fest: Je feiner die Waage, desto feiner muss das Gewicht sein. Faustregel: Die Abweichung des Gewichts beträgt höchstens ein Drittel der geprüften Toleranz. F1 und E2 passen zu Analysenwaagen, F2 zu Präzisionswaagen, M1 zu Handels- und Industriewaagen, M2 und M3 zu schweren Lasten. Kleine Gewichte mit Pinzette oder Handschuhen anfassen, im Etui lagern und regelmäßig kalibrieren. Ein zerkratztes oder korrodiertes Gewicht sagt nichts mehr aus.',
    },
    features: [
      {
        fr: 'Classe indiquée sur la masse ou son coffret',
        en: 'Class marked on the weight or its case',
        de: 'Klasse auf Gewicht oder Etui angegeben',
      },
      { fr: 'Masses à l’unité ou en séries', en: 'Single weights or sets', de: 'Einzelgewichte oder Sätze' },
      certificateOptional,
      {
        fr: 'Coffret de rangement pour masses jusqu’à 1 kg',
        en: 'Storage case for weights up to 1 kg',
        de: 'Aufbewahrungsetui für Gewichte bis 1 kg',
      },
    ],
    applications: {
      fr: 'Contrôle, ajustage et étalonnage de balances',
      en: 'Checking, adjusting and calibrating scales',
      de: 'Prüfung, Justierung und Kalibrierung von Waagen',
    },
    display: { fr: 'Sans objet', en: 'Not applicable', de: 'Entfällt' },
    interfaces: { fr: 'Sans objet', en: 'Not applicable', de: 'Entfällt' },
    power: { fr: 'Sans objet', en: 'Not applicable', de: 'Entfällt' },
    material: {
      fr: 'Inox ou fonte peinte, selon classe',
      en: 'Stainless steel or painted cast iron, by class',
      de: 'Edelstahl oder lackierter Guss, je nach Klasse',
    },
    calibration: certificateOptional,
    approvals: {
      fr: 'OIML R 111, classe selon la gamme',
      en: 'OIML R 111, class depending on line',
      de: 'OIML R 111, Klasse je nach Baureihe',
    },
    options: {
      fr: 'Coffret, pince, gants, certificat d’étalonnage',
      en: 'Case, tweezers, gloves, calibration certificate',
      de: 'Etui, Pinzette, Handschuhe, Kalibrierschein',
    },
    ip: null,
    warrantyMonths: 12,
    accessories: [
      {
        key: 'weights-case',
        name: {
          fr: 'Coffret bois pour masses jusqu’à 1 kg',
          en: 'Wooden case for weights up to 1 kg',
          de: 'Holzetui für Gewichte bis 1 kg',
        },
        compatibility: { fr: 'Masses jusqu’à 1 kg', en: 'Weights up to 1 kg', de: 'Gewichte bis 1 kg' },
        priceCents: 8900,
        fits: { maxKg: 1 },
        option: 0,
      },
      {
        key: 'weights-tweezers',
        name: {
          fr: 'Pince à embouts protégés',
          en: 'Tweezers with protected tips',
          de: 'Pinzette mit geschützten Spitzen',
        },
        compatibility: { fr: 'Masses jusqu’à 200 g', en: 'Weights up to 200 g', de: 'Gewichte bis 200 g' },
        priceCents: 1900,
        fits: { maxKg: 0.2 },
        option: 1,
      },
      {
        key: 'weights-certificate',
        name: {
          fr: 'Certificat d’étalonnage, par masse',
          en: 'Calibration certificate, per weight',
          de: 'Kalibrierschein, je Gewicht',
        },
        compatibility: { fr: 'Toutes les masses', en: 'All weights', de: 'Alle Gewichte' },
        priceCents: 3900,
      },
      {
        key: 'weights-trolley',
        name: { fr: 'Chariot porte-masses', en: 'Weight trolley', de: 'Gewichtswagen' },
        compatibility: { fr: 'Masses de 5 à 20 kg', en: '5 to 20 kg weights', de: 'Gewichte 5 bis 20 kg' },
        priceCents: 42000,
        fits: { minKg: 5, maxKg: 20 },
      },
    ],
    lines: [
      {
        text: {
          fr: 'Classe F1, inox poli, à l’unité ou en série de 1 mg à 1 kg. Pour contrôler une balance analytique ou de précision fine. Les masses en feuille se manipulent exclusivement à la pince ; la classe E2 est disponible sur demande.',
          en: 'Class F1, polished stainless, singly or in sets from 1 mg to 1 kg. For checking analytical and fine precision balances. Leaf weights are handled with tweezers only; class E2 is available on request.',
          de: 'Klasse F1, polierter Edelstahl, einzeln oder als Satz von 1 mg bis 1 kg. Zur Prüfung von Analysen- und feinen Präzisionswaagen. Plättchengewichte nur mit der Pinzette anfassen; Klasse E2 auf Anfrage.',
        },
        features: [
          { fr: 'Classe F1, de 1 mg à 1 kg', en: 'Class F1, 1 mg to 1 kg', de: 'Klasse F1, 1 mg bis 1 kg' },
          {
            fr: 'Série en coffret avec pince et gants',
            en: 'Set in case with tweezers and gloves',
            de: 'Satz im Etui mit Pinzette und Handschuhen',
          },
        ],
        variants: [0],
        level: 0.55,
        material: { fr: 'Inox poli', en: 'Polished stainless steel', de: 'Polierter Edelstahl' },
      },
      {
        text: {
          fr: 'Classe F2, inox tourné, pour le contrôle courant des balances de précision au centigramme. Un bon compromis entre coût et exactitude pour un atelier qui tient un registre de contrôle.',
          en: 'Class F2, turned stainless, for routine checks on precision balances reading to a hundredth of a gram. A fair compromise between cost and accuracy for a workshop keeping a check log.',
          de: 'Klasse F2, gedrehter Edelstahl, zur laufenden Prüfung von Präzisionswaagen mit 0,01 g Ablesbarkeit. Guter Mittelweg zwischen Kosten und Genauigkeit für Betriebe mit Prüfbuch.',
        },
        features: [
          {
            fr: 'Classe F2, inox tourné',
            en: 'Class F2, turned stainless steel',
            de: 'Klasse F2, gedrehter Edelstahl',
          },
          {
            fr: 'Forme bouton, prise facile',
            en: 'Knob shape, easy to grip',
            de: 'Knopfform, gut zu greifen',
          },
        ],
        variants: [0],
        level: 0.35,
        material: { fr: 'Inox', en: 'Stainless steel', de: 'Edelstahl' },
      },
      {
        text: {
          fr: 'Classe M1 de 100 g à 20 kg, inox : la masse du contrôle hebdomadaire des balances de table, de comptoir et d’atelier. Posez-la au centre puis aux coins du plateau pour déceler un défaut d’excentration.',
          en: 'Class M1 from 100 g to 20 kg, stainless: the weight for the weekly check of bench, counter and workshop scales. Place it in the centre and then at the corners to reveal an eccentricity fault.',
          de: 'Klasse M1 von 100 g bis 20 kg, Edelstahl: das Gewicht für die wöchentliche Prüfung von Tisch-, Laden- und Werkstattwaagen. In der Mitte und an den Ecken auflegen, um Ecklastfehler zu finden.',
        },
        features: [
          {
            fr: 'Classe M1, de 100 g à 20 kg',
            en: 'Class M1, 100 g to 20 kg',
            de: 'Klasse M1, 100 g bis 20 kg',
          },
          {
            fr: 'Inox lavable, poignée à partir de 5 kg',
            en: 'Washable stainless, handle from 5 kg',
            de: 'Abwaschbarer Edelstahl, Griff ab 5 kg',
          },
        ],
        variants: [0],
        level: 0.15,
        material: { fr: 'Inox', en: 'Stainless steel', de: 'Edelstahl' },
      },
      {
        text: {
          fr: 'Classe M1 en fonte peinte, de 5 kg à 1 t : blocs empilables pour plates-formes, ponts et crochets. La cavité d’ajustage est fermée par un bouchon scellé. Levez les grosses masses par leurs anneaux, jamais par la poignée.',
          en: 'Class M1 in painted cast iron, from 5 kg to 1 t: stackable blocks for platforms, weighbridges and crane scales. The adjusting cavity is closed with a sealed plug. Lift large weights by their eyes, never by the handle.',
          de: 'Klasse M1 aus lackiertem Guss, von 5 kg bis 1 t: stapelbare Blöcke für Plattformen, Brücken- und Kranwaagen. Die Justierkammer ist mit einem gesicherten Stopfen verschlossen. Große Gewichte an den Ösen heben, nie am Griff.',
        },
        features: [
          {
            fr: 'Fonte peinte, de 5 kg à 1 t',
            en: 'Painted cast iron, 5 kg to 1 t',
            de: 'Lackierter Guss, 5 kg bis 1 t',
          },
          {
            fr: 'Blocs empilables et grutables',
            en: 'Stackable blocks for crane handling',
            de: 'Stapelbare Blöcke für den Kran',
          },
        ],
        variants: [0],
        level: 0.8,
        material: { fr: 'Fonte peinte', en: 'Painted cast iron', de: 'Lackierter Guss' },
      },
    ],
  },
}
