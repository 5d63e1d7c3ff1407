import type { KindTexts } from '#seed/kind-texts.ts'
import { backlitDigits, markingOfClassThree, verifiedByModel } from '#seed/phrases.ts'

export const industrial2: Record<string, KindTexts> = {
  'pallet-u': {
    description: {
      fr: 'Le pèse-palette en U se glisse là où passe un transpalette : on dépose la palette sur les deux branches, sans rampe ni fosse, puis on range la balance debout. Il convient aux palettes de 800 × 1 200 mm ; mesurez l’entrée de vos palettes : la hauteur du U est de 85 à 90 mm. Un sol plan est indispensable, chaque pied devant porter. Choisissez la portée pour la palette la plus lourde, et e pour la plus légère : à e = 500 g, la portée minimale est de 10 kg. Tous les modèles sont de classe III et peuvent servir à facturer au poids.',
      en: 'A U-shaped pallet scale goes wherever a pallet truck goes: the pallet is set down on the two arms, with no ramp or pit, and the scale is stored upright afterwards. It suits 800 × 1,200 mm pallets; measure the fork opening of yours, as the U is 85 to 90 mm high. A flat floor is essential, since every foot must bear. Choose the capacity for your heaviest pallet and e for the lightest: with e = 500 g, minimum capacity is 10 kg. All models are class III and may be used to invoice by weight.',
      de: 'Die U-förmige Palettenwaage kommt überallhin, wo ein Hubwagen fährt: Die Palette wird auf die beiden Schenkel abgesetzt, ohne Rampe oder Grube, danach steht die Waage hochkant in der Ecke. Sie passt für Paletten von 800 × 1.200 mm; die Einfahrhöhe ist nachzumessen, denn das U ist 85 bis 90 mm hoch. Der Boden muss eben sein, jeder Fuß muss tragen. Die Höchstlast folgt der schwersten, e der leichtesten Palette: Bei e = 500 g liegt die Mindestlast bei 10 kg. Alle Modelle entsprechen Klasse III und dürfen zur Abrechnung nach Gewicht verwendet werden.',
    },
    features: [
      {
        fr: 'Chargement au transpalette, sans rampe',
        en: 'Loads with a pallet truck, no ramp',
        de: 'Beladung mit dem Hubwagen, ohne Rampe',
      },
      {
        fr: 'Roulette et poignée pour le rangement debout',
        en: 'Wheel and handle for upright storage',
        de: 'Rolle und Griff zum Hochkantstellen',
      },
      { fr: 'Quatre capteurs protégés IP67', en: 'Four IP67 load cells', de: 'Vier Wägezellen in IP67' },
      {
        fr: 'Indicateur sur batterie, câble de 5 m',
        en: 'Battery-powered indicator, 5 m cable',
        de: 'Akkubetriebenes Anzeigegerät, 5 m Kabel',
      },
      markingOfClassThree,
    ],
    applications: {
      fr: 'Palettes, réception, expédition, contrôle de chargement',
      en: 'Pallets, goods-in, dispatch, load checks',
      de: 'Paletten, Wareneingang, Versand, Ladungskontrolle',
    },
    display: backlitDigits,
    interfaces: { fr: 'RS-232', en: 'RS-232', de: 'RS-232' },
    power: {
      fr: 'Batterie rechargeable, environ 80 h',
      en: 'Rechargeable battery, about 80 h',
      de: 'Akku, etwa 80 h',
    },
    material: { fr: 'Acier peint époxy', en: 'Epoxy-coated steel', de: 'Stahl, pulverbeschichtet' },
    calibration: {
      fr: 'Ajustage externe par masses M1 ; étalonnage en option',
      en: 'External adjustment with M1 weights; calibration optional',
      de: 'Externe Justierung mit M1-Gewichten; Kalibrierung optional',
    },
    approvals: markingOfClassThree,
    options: {
      fr: 'Roulettes renforcées, support d’indicateur, imprimante',
      en: 'Heavy-duty wheels, indicator stand, printer',
      de: 'Verstärkte Rollen, Ständer für Anzeigegerät, Drucker',
    },
    ip: 'IP67',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'pallet-u-wheels',
        name: { fr: 'Jeu de roulettes renforcées', en: 'Heavy-duty wheel set', de: 'Satz verstärkte Rollen' },
        compatibility: { fr: 'Modèles jusqu’à 1,5 t', en: 'Models up to 1.5 t', de: 'Modelle bis 1,5 t' },
        priceCents: 12500,
        fits: { maxKg: 1500 },
      },
      {
        key: 'pallet-u-stand',
        name: {
          fr: 'Support d’indicateur au sol',
          en: 'Free-standing indicator stand',
          de: 'Standsäule für Anzeigegerät',
        },
        compatibility: { fr: 'Tous les modèles', en: 'All models', de: 'Alle Modelle' },
        priceCents: 17500,
      },
      {
        key: 'pallet-u-printer',
        name: {
          fr: 'Imprimante thermique pour bons de pesée',
          en: 'Thermal printer for weighing tickets',
          de: 'Thermodrucker für Wiegescheine',
        },
        compatibility: {
          fr: 'Indicateurs avec RS-232',
          en: 'Indicators with RS-232',
          de: 'Anzeigegeräte mit RS-232',
        },
        priceCents: 25500,
        fits: { interfaces: ['RS-232'], exceptLines: [2] },
        option: 2,
      },
      {
        key: 'pallet-u-certificate',
        name: { fr: 'Certificat d’étalonnage', en: 'Calibration certificate', de: 'Kalibrierschein' },
        compatibility: { fr: 'Tous les modèles', en: 'All models', de: 'Alle Modelle' },
        priceCents: 19500,
      },
    ],
    lines: [
      {
        text: {
          fr: 'Le U en acier peint pour l’entrepôt : robuste, facile à déplacer, simple à lire. Le modèle à étendues multiples 600/1 500 kg pèse plus finement les palettes légères. Balayez l’emplacement des quatre pieds avant de le poser : un éclat de bois suffit à fausser l’appui.',
          en: 'The painted-steel U for the warehouse: sturdy, easy to move and easy to read. The 600/1,500 kg multiple-range model reads light pallets more finely. Sweep under the four feet before setting it down, as one splinter of wood under a foot is enough to distort the weight.',
          de: 'Das U aus beschichtetem Stahl für das Lager: robust, leicht zu versetzen, einfach abzulesen. Das Mehrbereichsmodell 600/1.500 kg wiegt leichte Paletten feiner. Vor dem Absetzen unter den vier Füßen kehren, schon ein Holzsplitter stört die Auflage.',
        },
        features: [
          {
            fr: 'Peinture époxy résistante aux rayures',
            en: 'Scratch-resistant epoxy coating',
            de: 'Kratzfeste Epoxidbeschichtung',
          },
          {
            fr: 'Totalisation des palettes d’un envoi',
            en: 'Totals the pallets of a shipment',
            de: 'Summierung der Paletten einer Sendung',
          },
        ],
        variants: [0, 1, 2, 3],
        level: 0.15,
      },
      {
        text: {
          fr: 'Châssis, capteurs et indicateur en inox pour les zones humides de l’agroalimentaire et de la chimie. Il se lave au jet debout, les branches s’égouttent d’elles-mêmes. Le connecteur de l’indicateur se dévisse pour laver la balance sans lui.',
          en: 'Stainless frame, load cells and indicator for wet areas in food and chemical plants. It is hosed down standing up and the arms drain by themselves. The indicator connector unscrews so that the scale can be washed without it.',
          de: 'Rahmen, Wägezellen und Anzeigegerät aus Edelstahl für Nassbereiche in Lebensmittel- und Chemiebetrieben. Sie wird hochkant abgespritzt, die Schenkel laufen von selbst leer. Der Stecker lässt sich lösen, damit die Waage ohne Anzeigegerät gereinigt werden kann.',
        },
        features: [
          {
            fr: 'Inox AISI 304, indicateur compris',
            en: 'AISI 304 stainless steel, indicator included',
            de: 'Edelstahl AISI 304 einschließlich Anzeigegerät',
          },
          {
            fr: 'Connecteur étanche démontable',
            en: 'Removable sealed connector',
            de: 'Lösbarer, dichter Steckverbinder',
          },
        ],
        variants: [0, 1, 2, 3],
        level: 0.7,
        ip: 'IP65 / IP67',
        material: { fr: 'Inox AISI 304', en: 'AISI 304 stainless steel', de: 'Edelstahl AISI 304' },
      },
      {
        text: {
          fr: 'Indicateur avec imprimante intégrée et Wi-Fi : chaque palette reçoit son ticket, avec brut, tare, net et date, et la pesée part au logiciel. Convient aux quais où la balance change souvent de place. La mémoire alibi conserve les pesées envoyées quand le poids sert à facturer.',
          en: 'An indicator with built-in printer and Wi-Fi: each pallet gets its ticket with gross, tare, net and date, while the weighing goes to the software. Suits docks where the scale is moved often. The alibi memory keeps transmitted weighings when the weight is used for invoicing.',
          de: 'Anzeigegerät mit eingebautem Drucker und WLAN: Jede Palette erhält ihren Wiegeschein mit Brutto, Tara, Netto und Datum, die Wägung geht an die Software. Geeignet für Laderampen mit häufigem Standortwechsel. Der Alibispeicher hält übertragene Werte fest, wenn nach Gewicht abgerechnet wird.',
        },
        features: [
          {
            fr: 'Imprimante thermique dans l’indicateur',
            en: 'Thermal printer in the indicator',
            de: 'Thermodrucker im Anzeigegerät',
          },
          { fr: 'Wi-Fi et mémoire alibi', en: 'Wi-Fi and alibi memory', de: 'WLAN und Alibispeicher' },
        ],
        variants: [0, 1, 2, 3],
        level: 0.9,
        interfaces: {
          fr: 'Wi-Fi, RS-232, imprimante intégrée',
          en: 'Wi-Fi, RS-232, built-in printer',
          de: 'WLAN, RS-232, eingebauter Drucker',
        },
        power: {
          fr: 'Batterie rechargeable, environ 40 h',
          en: 'Rechargeable battery, about 40 h',
          de: 'Akku, etwa 40 h',
        },
      },
    ],
  },

  beams: {
    description: {
      fr: 'Deux barres indépendantes, de 1 à 2 m, que l’on écarte selon la charge : palette longue, cage, cuve, bobine, machine. Sauf fixation au sol, elles se rangent dans un coin et peuvent être transportées par une seule personne pour les pesées sur site. Il leur faut un sol dur et plan, un parallélisme soigné et une charge bien répartie entre les deux ; une cale sous un pied fausse la pesée. Les barres se commandent par paire avec leur indicateur, et la vérification porte sur l’ensemble. Seuls les modèles de classe III peuvent servir à une transaction.',
      en: 'Two separate beams, 1 to 2 m long, set apart to suit the load: long pallet, cage, tank, coil or machine. Unless bolted down, they store in a corner and one person can carry them to weigh on site. They need a hard, flat floor, parallel beams and a load well shared between the two; packing under one foot costs accuracy. Beams are ordered as a pair with their indicator, and verification covers the whole. Only class III models may be used for transactions.',
      de: 'Zwei einzelne Balken von 1 bis 2 m, die je nach Last auseinandergestellt werden: lange Palette, Käfig, Tank, Coil oder Maschine. Sofern nicht am Boden verschraubt, stehen sie platzsparend in der Ecke, und eine Person kann sie zum Wiegen vor Ort tragen. Nötig sind ein harter, ebener Boden, parallele Balken und eine gleichmäßig verteilte Last; eine Unterlage unter einem Fuß verfälscht das Ergebnis. Die Balken werden paarweise mit Anzeigegerät bestellt, die Konformitätsbewertung gilt für das Ganze. Nur Modelle der Klasse III dürfen im geschäftlichen Verkehr verwendet werden.',
    },
    features: [
      {
        fr: 'Écartement libre selon la charge',
        en: 'Spacing set to suit the load',
        de: 'Abstand frei nach Last wählbar',
      },
      {
        fr: 'Poignées de transport à chaque extrémité',
        en: 'Carrying handles at each end',
        de: 'Tragegriffe an beiden Enden',
      },
      {
        fr: 'Capteurs et câbles protégés IP67',
        en: 'IP67 load cells and cables',
        de: 'Wägezellen und Kabel in IP67',
      },
      {
        fr: 'Vérifiées en classe III avec leur indicateur',
        en: 'Verified in class III with their indicator',
        de: 'Mit Anzeigegerät in Klasse III konformitätsbewertet',
      },
    ],
    applications: {
      fr: 'Charges longues ou encombrantes, cages, cuves, pesée sur site',
      en: 'Long or bulky loads, cages, tanks, on-site weighing',
      de: 'Lange oder sperrige Lasten, Gitterboxen, Tanks, Wiegen vor Ort',
    },
    display: backlitDigits,
    interfaces: { fr: 'RS-232', en: 'RS-232', de: 'RS-232' },
    power: {
      fr: 'Batterie rechargeable, environ 60 h',
      en: 'Rechargeable battery, about 60 h',
      de: 'Akku, etwa 60 h',
    },
    material: { fr: 'Acier peint', en: 'Painted steel', de: 'Lackierter Stahl' },
    calibration: {
      fr: 'Ajustage externe par masses M1 ; étalonnage en option',
      en: 'External adjustment with M1 weights; calibration optional',
      de: 'Externe Justierung mit M1-Gewichten; Kalibrierung optional',
    },
    approvals: markingOfClassThree,
    options: {
      fr: 'Mallette, câbles de 5 m, supports de charge',
      en: 'Carrying case, 5 m cables, load supports',
      de: 'Koffer, 5-m-Kabel, Lastauflagen',
    },
    ip: 'IP67',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'beams-case',
        name: { fr: 'Mallette d’indicateur', en: 'Indicator carrying case', de: 'Koffer für Anzeigegerät' },
        compatibility: { fr: 'Tous les modèles', en: 'All models', de: 'Alle Modelle' },
        priceCents: 9800,
      },
      {
        key: 'beams-cable-5m',
        name: {
          fr: 'Câble de liaison 5 m, par barre',
          en: '5 m connecting cable, per beam',
          de: 'Verbindungskabel 5 m, je Balken',
        },
        compatibility: {
          fr: 'À commander avec les barres, avant vérification',
          en: 'To be ordered with the beams, before verification',
          de: 'Mit den Balken vor der Konformitätsbewertung zu bestellen',
        },
        priceCents: 7500,
      },
      {
        key: 'beams-supports',
        name: {
          fr: 'Supports antidérapants, lot de 4',
          en: 'Non-slip load supports, set of 4',
          de: 'Rutschfeste Lastauflagen, 4 Stück',
        },
        compatibility: { fr: 'Modèles jusqu’à 1,5 t', en: 'Models up to 1.5 t', de: 'Modelle bis 1,5 t' },
        priceCents: 13500,
        fits: { maxKg: 1500 },
      },
    ],
    lines: [
      {
        text: {
          fr: 'Barres de 1 200 mm en acier peint, aussi légères que possible : moins de 20 kg chacune pour les modèles jusqu’à 1,5 t. Pour les palettes hors format, les cages et la pesée occasionnelle chez un client.',
          en: '1,200 mm painted-steel beams kept as light as possible: under 20 kg each on models up to 1.5 t. For odd-sized pallets, cages and occasional weighing at a customer’s premises.',
          de: '1.200 mm lange Balken aus lackiertem Stahl, so leicht wie möglich: bei Modellen bis 1,5 t unter 20 kg je Balken. Für Paletten mit Sondermaß, Käfige und gelegentliches Wiegen beim Kunden.',
        },
        features: [
          {
            fr: 'Moins de 20 kg par barre jusqu’à 1,5 t',
            en: 'Under 20 kg per beam up to 1.5 t',
            de: 'Unter 20 kg je Balken bis 1,5 t',
          },
          {
            fr: 'Installation en cinq minutes, sans outil',
            en: 'Set up in five minutes without tools',
            de: 'Aufbau in fünf Minuten ohne Werkzeug',
          },
        ],
        variants: [0, 1, 2],
        level: 0.25,
      },
      {
        text: {
          fr: 'Barres longues de 2 000 mm à section renforcée, en inox, pour rester à demeure sous une cuve, une cage de contention ou un convoyeur. Les pieds se chevillent au sol. Prévoyez la place pour nettoyer dessous et un cheminement protégé pour les câbles.',
          en: 'Long 2,000 mm beams with a reinforced stainless section, to stay under a tank, a holding crush or a conveyor. The feet are bolted to the floor. Leave room to clean underneath and a protected cable route.',
          de: 'Lange Balken von 2.000 mm mit verstärktem Querschnitt aus Edelstahl für den festen Platz unter Tank, Treibstand oder Förderer. Die Füße werden am Boden verdübelt. Platz zum Reinigen und einen geschützten Kabelweg vorsehen.',
        },
        features: [
          {
            fr: 'Longueur de 2 000 mm, section renforcée',
            en: '2,000 mm long, reinforced section',
            de: 'Länge 2.000 mm, verstärkter Querschnitt',
          },
          {
            fr: 'Pieds à cheviller pour poste fixe',
            en: 'Bolt-down feet for a fixed station',
            de: 'Verdübelbare Füße für festen Standort',
          },
        ],
        variants: [0, 1, 2],
        level: 0.75,
        material: { fr: 'Inox AISI 304', en: 'AISI 304 stainless steel', de: 'Edelstahl AISI 304' },
      },
    ],
  },

  'pallet-truck': {
    description: {
      fr: 'Le transpalette peseur pèse sur le trajet : on lève, on lit, on repart. Il évite un détour par la balance et détecte les surcharges dès le quai. Deux familles existent : les modèles hors métrologie légale, pour le contrôle de réception et la répartition des charges, et les modèles de classe III, seuls admis quand le poids fonde une facture ou un prix. Vérifiez la longueur et la largeur des fourches, la hauteur de levée et l’état du sol : une mesure exige un arrêt complet, sur une surface plane et horizontale.',
      en: 'A pallet-truck scale weighs during transport: lift, read, drive on. It saves a detour to the floor scale and spots overloads at the dock. There are two families: models outside legal metrology, for goods-in checks and load distribution, and class III models, the only ones allowed when the weight supports an invoice or a price. Check fork length and width, lifting height and floor condition: a measurement needs a full stop on a flat, level surface.',
      de: 'Die Hubwagenwaage wiegt beim Transport: anheben, ablesen, weiterfahren. Der Umweg zur Bodenwaage entfällt, Überladungen fallen schon an der Rampe auf. Es gibt zwei Gruppen: ungeeichte Modelle für Wareneingangskontrolle und Lastverteilung sowie Modelle der Klasse III, die allein zulässig sind, wenn das Gewicht Grundlage einer Rechnung oder eines Preises ist. Vor dem Kauf Gabellänge und -breite, Hubhöhe und Bodenzustand prüfen: Gewogen wird im Stillstand auf ebener, waagerechter Fläche.',
    },
    features: [
      {
        fr: 'Pesée en levant la palette',
        en: 'Weighs as soon as the pallet is lifted',
        de: 'Wiegt beim Anheben der Palette',
      },
      {
        fr: 'Quatre capteurs dans les fourches',
        en: 'Four load cells in the forks',
        de: 'Vier Wägezellen in den Gabeln',
      },
      {
        fr: 'Totalisation et tare de la palette',
        en: 'Totalising and pallet tare',
        de: 'Summierung und Palettentara',
      },
      {
        fr: 'Batterie amovible, remplacée sans outil',
        en: 'Removable battery, swapped without tools',
        de: 'Wechselakku, ohne Werkzeug getauscht',
      },
    ],
    applications: {
      fr: 'Réception, préparation de commandes, chargement, contrôle de poids',
      en: 'Goods-in, order picking, loading, weight checks',
      de: 'Wareneingang, Kommissionierung, Beladung, Gewichtskontrolle',
    },
    display: {
      fr: 'LCD rétroéclairé, chiffres de 20 mm',
      en: 'Backlit LCD, 20 mm digits',
      de: 'Hinterleuchtetes LCD, Ziffernhöhe 20 mm',
    },
    interfaces: { fr: 'RS-232 en option', en: 'RS-232 optional', de: 'RS-232 optional' },
    power: {
      fr: 'Batterie rechargeable, au moins 30 h',
      en: 'Rechargeable battery, at least 30 h',
      de: 'Akku, mindestens 30 h',
    },
    material: {
      fr: 'Acier peint, roues en polyuréthane',
      en: 'Painted steel, polyurethane wheels',
      de: 'Lackierter Stahl, Polyurethanräder',
    },
    calibration: {
      fr: 'Ajustage externe ; étalonnage en option',
      en: 'External adjustment; calibration optional',
      de: 'Externe Justierung; Kalibrierung optional',
    },
    approvals: verifiedByModel,
    options: {
      fr: 'Imprimante, deuxième batterie, roues tandem, frein',
      en: 'Printer, second battery, tandem wheels, brake',
      de: 'Drucker, Zweitakku, Tandemrollen, Bremse',
    },
    ip: 'IP54',
    warrantyMonths: 12,
    accessories: [
      {
        key: 'pallet-truck-printer',
        name: {
          fr: 'Imprimante thermique embarquée',
          en: 'On-board thermal printer',
          de: 'Bordthermodrucker',
        },
        compatibility: { fr: 'Tous les modèles', en: 'All models', de: 'Alle Modelle' },
        priceCents: 29500,
        fits: { exceptLines: [2] },
        option: 0,
      },
      {
        key: 'pallet-truck-battery',
        name: { fr: 'Deuxième batterie', en: 'Second battery', de: 'Zweitakku' },
        compatibility: { fr: 'Tous les modèles', en: 'All models', de: 'Alle Modelle' },
        priceCents: 8500,
      },
      {
        key: 'pallet-truck-tandem',
        name: { fr: 'Galets tandem de fourches', en: 'Tandem fork rollers', de: 'Tandem-Gabelrollen' },
        compatibility: {
          fr: 'Modèles jusqu’à 2 t, à monter en usine',
          en: 'Models up to 2 t, factory fitted',
          de: 'Modelle bis 2 t, ab Werk montiert',
        },
        priceCents: 11500,
        fits: { maxKg: 2000 },
      },
      {
        key: 'pallet-truck-brake',
        name: { fr: 'Frein de stationnement', en: 'Parking brake', de: 'Feststellbremse' },
        compatibility: {
          fr: 'Tous les modèles, à monter en usine',
          en: 'All models, factory fitted',
          de: 'Alle Modelle, ab Werk montiert',
        },
        priceCents: 18500,
      },
    ],
    lines: [
      {
        text: {
          fr: 'Le transpalette de contrôle : un indicateur à une ligne, une batterie, aucune programmation. Pour comparer une livraison au bon de commande et éviter les surcharges. Hors métrologie légale, il ne remplace pas une balance vérifiée pour facturer.',
          en: 'The checking truck: a one-line indicator, one battery and nothing to program. To compare a delivery with its order and prevent overloads. Being outside legal metrology, it does not replace a verified scale for invoicing.',
          de: 'Der Kontroll-Hubwagen: einzeilige Anzeige, ein Akku, keine Programmierung. Gedacht, um Lieferungen mit der Bestellung zu vergleichen und Überladung zu vermeiden. Er ist ungeeicht und ersetzt keine konformitätsbewertete Waage für die Abrechnung.',
        },
        features: [
          {
            fr: 'Arrêt automatique, jusqu’à 100 h d’autonomie',
            en: 'Automatic switch-off, up to 100 h battery life',
            de: 'Abschaltautomatik, bis 100 h Akkulaufzeit',
          },
          {
            fr: 'Contrôle interne seulement, non vérifié',
            en: 'Internal checks only, not verified',
            de: 'Nur innerbetriebliche Kontrolle, ungeeicht',
          },
        ],
        variants: [2, 3],
        level: 0.05,
        interfaces: { fr: 'Aucune', en: 'None', de: 'Keine' },
      },
      {
        text: {
          fr: 'Pour la préparation de commandes : comptage des cartons par poids unitaire, numéro de commande saisi au clavier et envoi par Bluetooth vers un terminal. L’étape suivante reçoit le poids sans recopie. Usage interne, sans transaction au poids.',
          en: 'For order picking: counts cartons from a unit weight, takes the order number on the keypad and sends it by Bluetooth to a handheld. The next step receives the weight without retyping. Internal use, with no transaction by weight.',
          de: 'Für die Kommissionierung: zählt Kartons über das Stückgewicht, nimmt die Auftragsnummer über die Tastatur auf und sendet per Bluetooth an ein Handgerät. Das Gewicht gelangt ohne Abschreiben in den nächsten Arbeitsschritt. Für interne Zwecke, ohne Abrechnung nach Gewicht.',
        },
        features: [
          {
            fr: 'Comptage de cartons par poids unitaire',
            en: 'Counts cartons from a unit weight',
            de: 'Zählt Kartons über das Stückgewicht',
          },
          {
            fr: 'Bluetooth vers terminal portable',
            en: 'Bluetooth to a handheld terminal',
            de: 'Bluetooth zum Handterminal',
          },
        ],
        variants: [2, 3],
        level: 0.3,
        interfaces: { fr: 'Bluetooth, RS-232', en: 'Bluetooth, RS-232', de: 'Bluetooth, RS-232' },
      },
      {
        text: {
          fr: 'Vérifié en classe III, avec imprimante embarquée : le ticket porte brut, tare, net, date et heure. Le modèle à trois échelons lit 200 g jusqu’à 500 kg, 500 g jusqu’à 1 t, puis 1 kg. Destiné aux quais où le poids fait foi entre expéditeur, transporteur et client.',
          en: 'Verified in class III, with an on-board printer: the ticket shows gross, tare, net, date and time. The three-interval model reads in steps of 200 g up to 500 kg, 500 g up to 1 t, then 1 kg. Made for docks where the weight is binding between shipper, carrier and customer.',
          de: 'In Klasse III konformitätsbewertet, mit Borddrucker: Der Wiegeschein zeigt Brutto, Tara, Netto, Datum und Uhrzeit. Das Modell mit drei Teilungswerten zeigt bis 500 kg in Schritten von 200 g an, bis 1 t von 500 g, danach von 1 kg. Für Rampen, an denen das Gewicht zwischen Versender, Spedition und Kunde verbindlich ist.',
        },
        features: [
          {
            fr: 'Imprimante de tickets intégrée au timon',
            en: 'Ticket printer built into the handle unit',
            de: 'Bondrucker an der Deichsel eingebaut',
          },
          { fr: 'Jusqu’à trois échelons', en: 'Up to three intervals', de: 'Bis zu drei Teilungswerte' },
          {
            fr: 'Témoin d’horizontalité avant pesée',
            en: 'Level indication before weighing',
            de: 'Nivellieranzeige vor dem Wiegen',
          },
        ],
        variants: [0, 1],
        level: 0.55,
        interfaces: {
          fr: 'Imprimante intégrée, RS-232',
          en: 'Built-in printer, RS-232',
          de: 'Eingebauter Drucker, RS-232',
        },
      },
      {
        text: {
          fr: 'Version inox de classe III pour l’agroalimentaire et la pharmacie : fourches, châssis et indicateur inox, roulements graissés à vie, IP65. Elle se rince au jet doux ; le groupe hydraulique utilise une huile de qualité alimentaire sur demande.',
          en: 'The class III stainless version for food and pharmaceutical plants: stainless forks, chassis and indicator, sealed-for-life bearings, IP65. It can be rinsed with a gentle jet; food-grade oil for the hydraulic unit is available on request.',
          de: 'Edelstahlausführung der Klasse III für Lebensmittel und Pharma: Gabeln, Fahrgestell und Anzeigegerät aus Edelstahl, lebensdauergeschmierte Lager, IP65. Sie lässt sich mit weichem Strahl abspülen; lebensmittelverträgliches Hydrauliköl auf Anfrage.',
        },
        features: [
          {
            fr: 'Fourches et châssis en inox',
            en: 'Stainless forks and chassis',
            de: 'Gabeln und Fahrgestell aus Edelstahl',
          },
          { fr: 'Lavable au jet, IP65', en: 'Can be hosed down, IP65', de: 'Abspritzbar, IP65' },
        ],
        variants: [0, 1],
        level: 0.95,
        ip: 'IP65',
        material: {
          fr: 'Inox AISI 304, roues nylon',
          en: 'AISI 304 stainless steel, nylon wheels',
          de: 'Edelstahl AISI 304, Nylonräder',
        },
      },
    ],
  },
}
