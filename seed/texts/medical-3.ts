import type { KindTexts } from '#seed/kind-texts.ts'
import {
  automaticAdjustment,
  besideLegalVerification,
  certificateOptional,
  factoryAdjusted,
  markedClassThree,
  medicalClassThree,
} from '#seed/phrases.ts'

export const medical3: Record<string, KindTexts> = {
  stretcher: {
    description: {
      fr: 'Cette balance pour brancard et dialyse pèse le patient couché ou assis sur son siège roulant : on avance sur une grande plate-forme, posée au sol ou encastrée. Elle sert aux urgences, en imagerie, en réanimation et surtout en dialyse, où la différence de poids avant et après séance guide l’ultrafiltration. La plate-forme doit être plus grande que l’empattement du brancard et reposer partout : vérifiez la planéité du sol. Prévoyez l’évacuation de l’eau en fosse et un accès aux capteurs pour le contrôle.',
      en: 'This stretcher and dialysis scale weighs a patient lying on a stretcher or seated in a wheeled chair: you roll onto a large platform, set on the floor or built in flush. It is used in emergency departments, imaging, intensive care and above all dialysis, where the weight difference before and after treatment guides ultrafiltration. The platform must be larger than the wheelbase of the stretcher and rest evenly: check that the floor is flat. Plan drainage for a pit and access to the load cells for checks.',
      de: 'Diese Liegen- und Dialysewaage wiegt Patienten liegend auf der Trage oder sitzend im fahrbaren Stuhl: Man rollt auf eine große Plattform, auf dem Boden oder bodengleich eingebaut. Sie steht in Notaufnahme, Bildgebung, Intensivstation und vor allem in der Dialyse, wo die Gewichtsdifferenz vor und nach der Behandlung die Ultrafiltration bestimmt. Die Plattform muss größer als der Radstand der Trage sein und satt aufliegen: Boden auf Ebenheit prüfen. Bei Grubeneinbau Entwässerung und Zugang zu den Wägezellen vorsehen.',
    },
    features: [
      {
        fr: 'Grande plate-forme accessible au brancard',
        en: 'Large platform for stretcher access',
        de: 'Große Plattform, mit Trage befahrbar',
      },
      {
        fr: 'Différence entre deux pesées affichée',
        en: 'Difference between two weighings displayed',
        de: 'Differenz zweier Wägungen angezeigt',
      },
      {
        fr: 'Tare du brancard ou du siège',
        en: 'Tare of stretcher or chair',
        de: 'Tara für Trage oder Stuhl',
      },
      {
        fr: 'Surface antidérapante lavable',
        en: 'Washable non-slip surface',
        de: 'Abwaschbare, rutschfeste Oberfläche',
      },
      markedClassThree,
    ],
    applications: {
      fr: 'Dialyse, urgences, réanimation, imagerie',
      en: 'Dialysis, emergency, intensive care, imaging',
      de: 'Dialyse, Notaufnahme, Intensivstation, Bildgebung',
    },
    display: {
      fr: 'LCD mural ou sur mât, chiffres de 25 mm',
      en: 'Wall- or pole-mounted LCD, 25 mm digits',
      de: 'LCD an Wand oder Stange, Ziffern 25 mm',
    },
    interfaces: { fr: 'RS-232 ; HL7 en option', en: 'RS-232; HL7 optional', de: 'RS-232; HL7 optional' },
    power: { fr: 'Secteur 230 V', en: '230 V mains', de: 'Netz 230 V' },
    material: {
      fr: 'Plate-forme acier à revêtement antidérapant',
      en: 'Steel platform with non-slip coating',
      de: 'Stahlplattform mit rutschfester Beschichtung',
    },
    calibration: factoryAdjusted,
    approvals: medicalClassThree,
    options: {
      fr: 'Rampes, cadre d’encastrement, passerelle HL7',
      en: 'Ramps, pit frame, HL7 gateway',
      de: 'Rampen, Einbaurahmen, HL7-Gateway',
    },
    ip: 'IP43',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'stretcher-ramps',
        name: { fr: 'Paire de rampes d’accès', en: 'Pair of access ramps', de: 'Rampenpaar' },
        compatibility: {
          fr: 'Pose au sol, tous les modèles',
          en: 'Surface mounting, all models',
          de: 'Aufstellung auf dem Boden, alle Modelle',
        },
        priceCents: 34000,
      },
      {
        key: 'stretcher-pit-frame',
        name: { fr: 'Cadre d’encastrement en acier', en: 'Steel pit frame', de: 'Einbaurahmen aus Stahl' },
        compatibility: {
          fr: 'À sceller avant la pose ; plan de fosse fourni',
          en: 'To be set before installation; pit drawing supplied',
          de: 'Vor dem Einbau zu setzen; Grubenplan liegt bei',
        },
        priceCents: 62000,
        fits: { exceptLines: [0] },
        option: 1,
      },
      {
        key: 'stretcher-hl7',
        name: {
          fr: 'Passerelle HL7, réglage compris',
          en: 'HL7 gateway, setup included',
          de: 'HL7-Gateway mit Einrichtung',
        },
        compatibility: {
          fr: 'Toute la gamme, essai avec votre logiciel',
          en: 'All models, tested with your software',
          de: 'Alle Modelle, Test mit Ihrer Software',
        },
        priceCents: 79000,
        fits: { exceptLines: [1] },
        option: 2,
      },
    ],
    lines: [
      {
        text: {
          fr: 'Plate-forme de 1 250 × 750 mm pour les fauteuils de dialyse et les brancards légers, rampes en option. Elle se pose sans travaux et se déplace à deux ; le modèle à échelons multiples lit 50 g jusqu’à 150 kg.',
          en: '1,250 × 750 mm platform for dialysis chairs and light stretchers, ramps optional. It is set down without building work and moved by two people; the multi-interval model reads to 50 g up to 150 kg.',
          de: 'Plattform 1.250 × 750 mm für Dialysestühle und leichte Tragen, Rampen optional. Ohne Bauarbeiten aufgestellt und zu zweit versetzbar; das Mehrteilungsmodell zeigt bis 150 kg in Schritten von 50 g an.',
        },
        features: [
          {
            fr: 'Pose au sol, sans travaux',
            en: 'Surface mounting, no building work',
            de: 'Aufstellung ohne Bauarbeiten',
          },
          {
            fr: 'Plate-forme de 1 250 × 750 mm',
            en: '1,250 × 750 mm platform',
            de: 'Plattform 1.250 × 750 mm',
          },
        ],
        variants: [0, 2],
        level: 0.3,
      },
      {
        text: {
          fr: 'Plate-forme de 2 000 × 1 000 mm pour brancards complets, en surface ou encastrée au ras du sol. Le modèle de 400 kg pèse patient, brancard et appareils ensemble ; le poids part au dossier par HL7.',
          en: '2,000 × 1,000 mm platform for full-size stretchers, on the surface or flush with the floor. The 400 kg model weighs patient, stretcher and equipment together; the weight goes to the record through HL7.',
          de: 'Plattform 2.000 × 1.000 mm für komplette Tragen, auf dem Boden oder bodengleich eingebaut. Das 400-kg-Modell wiegt Patient, Trage und Geräte zusammen; das Gewicht gelangt per HL7 in die Akte.',
        },
        features: [
          {
            fr: 'Plate-forme de 2 000 × 1 000 mm',
            en: '2,000 × 1,000 mm platform',
            de: 'Plattform 2.000 × 1.000 mm',
          },
          { fr: 'Montage encastré au ras du sol', en: 'Flush pit installation', de: 'Bodengleicher Einbau' },
          { fr: 'Passerelle HL7 de série', en: 'HL7 gateway as standard', de: 'HL7-Gateway serienmäßig' },
        ],
        variants: [0, 1],
        level: 0.75,
        interfaces: { fr: 'RS-232, HL7', en: 'RS-232, HL7', de: 'RS-232, HL7' },
      },
    ],
  },
  hoist: {
    description: {
      fr: 'La balance pour lève-personne se suspend entre le lève-malade et la sangle : le patient est pesé pendant le transfert, sans manipulation de plus. Elle sert en EHPAD, en rééducation et à domicile. Comparez la charge de travail du lève-personne, celle de la sangle et la portée de la balance : la plus petite fait la limite. Elle ajoute de la hauteur : vérifiez la course de levage restante. Le patient doit pendre librement, sans toucher le lit, et la sangle se tare à part.',
      en: 'A patient-lift scale hangs between the hoist and the sling: the patient is weighed during the transfer, with no extra handling. It is used in care homes, rehabilitation and home care. Compare the working load of the hoist, that of the sling and the capacity of the scale: the lowest sets the limit. It adds height, so check the remaining lifting travel. The patient must hang freely without touching the bed, and the sling is tared separately.',
      de: 'Die Lifterwaage hängt zwischen Lifter und Hebetuch: Der Patient wird beim Umlagern ohne zusätzliche Handhabung gewogen. Sie wird im Pflegeheim, in der Rehabilitation und zu Hause eingesetzt. Vergleichen Sie Tragfähigkeit des Lifters und des Hebetuchs mit der Höchstlast der Waage: Der kleinste Wert gilt. Sie braucht Bauhöhe, prüfen Sie daher den verbleibenden Hub. Der Patient muss frei hängen, das Bett darf ihn nicht berühren, das Hebetuch wird gesondert tariert.',
    },
    features: [
      { fr: 'Pesée pendant le transfert', en: 'Weighing during the transfer', de: 'Wiegen beim Umlagern' },
      { fr: 'Tare de la sangle', en: 'Sling tare', de: 'Tara für das Hebetuch' },
      {
        fr: 'Maintien de la valeur après stabilisation',
        en: 'Value held once stable',
        de: 'Hold-Funktion nach Stabilisierung',
      },
      markedClassThree,
    ],
    applications: {
      fr: 'EHPAD, rééducation, hospitalisation à domicile',
      en: 'Care homes, rehabilitation, home care',
      de: 'Pflegeheim, Rehabilitation, häusliche Pflege',
    },
    display: { fr: 'LCD, chiffres de 20 mm', en: 'LCD, 20 mm digits', de: 'LCD, Ziffern 20 mm' },
    interfaces: { fr: 'Aucune', en: 'None', de: 'Keine' },
    power: {
      fr: 'Batterie rechargeable ou piles',
      en: 'Rechargeable battery or batteries',
      de: 'Akku oder Batterien',
    },
    material: {
      fr: 'Corps acier, crochets inox',
      en: 'Steel body, stainless steel hooks',
      de: 'Stahlgehäuse, Haken aus Edelstahl',
    },
    calibration: factoryAdjusted,
    approvals: medicalClassThree,
    options: {
      fr: 'Adaptateur, sangle, batterie',
      en: 'Adapter, sling, battery',
      de: 'Adapter, Hebetuch, Akku',
    },
    ip: 'IP20',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'hoist-adapter',
        name: {
          fr: 'Adaptateur pour fléau ou crochet du lève-personne',
          en: 'Adapter for hoist spreader bar or hook',
          de: 'Adapter für Spreizbügel oder Lifterhaken',
        },
        compatibility: {
          fr: 'Préciser le modèle de lève-personne à la commande',
          en: 'State the hoist model when ordering',
          de: 'Liftermodell bei Bestellung angeben',
        },
        priceCents: 8900,
      },
      {
        key: 'hoist-sling',
        name: {
          fr: 'Sangle universelle lavable, charge 200 kg',
          en: 'Washable universal sling, load 200 kg',
          de: 'Waschbares Universal-Hebetuch, Belastung bis 200 kg',
        },
        compatibility: {
          fr: 'Modèles de 200 kg, limite de charge à vérifier',
          en: '200 kg models, check the load limit',
          de: '200-kg-Modelle, Lastgrenze prüfen',
        },
        priceCents: 11900,
        fits: { maxKg: 200 },
      },
      {
        key: 'hoist-battery',
        name: { fr: 'Batterie de rechange', en: 'Spare battery', de: 'Ersatzakku' },
        compatibility: {
          fr: 'Modèles à batterie rechargeable',
          en: 'Models with rechargeable battery',
          de: 'Modelle mit Akku',
        },
        priceCents: 4500,
        fits: { lines: [1] },
        option: 2,
      },
    ],
    lines: [
      {
        text: {
          fr: 'Un modèle à crochet, affichage sur le corps, piles du commerce : simple pour l’aide à domicile et les petites structures. L’extinction automatique ménage les piles sur plusieurs mois.',
          en: 'A hook model, display on the body, ordinary batteries: simple for home care and small care homes. Automatic switch-off makes the batteries last several months.',
          de: 'Ein Hakenmodell mit Anzeige am Gehäuse und handelsüblichen Batterien: einfach für häusliche Pflege und kleine Einrichtungen. Die Abschaltautomatik schont die Batterien über mehrere Monate.',
        },
        features: [
          {
            fr: 'Piles standard, plusieurs mois d’usage',
            en: 'Standard batteries, months of use',
            de: 'Standardbatterien, monatelanger Betrieb',
          },
          {
            fr: 'Afficheur orientable sur le corps',
            en: 'Swivelling display on the body',
            de: 'Schwenkbare Anzeige am Gehäuse',
          },
        ],
        variants: [0, 1],
        level: 0.25,
        power: { fr: 'Piles standard', en: 'Standard batteries', de: 'Standardbatterien' },
      },
      {
        text: {
          fr: 'Afficheur sans fil tenu par le soignant, qui reste près du patient et lit sans lever la tête. Batterie rechargeable pour les établissements qui pèsent chaque jour.',
          en: 'Wireless display held by the carer, who stays by the patient and reads without looking up. Rechargeable battery for care homes that weigh every day.',
          de: 'Drahtlose Handanzeige für die Pflegekraft, die beim Patienten bleibt und abliest, ohne aufzusehen. Akku für Einrichtungen mit täglichem Wiegen.',
        },
        features: [
          { fr: 'Afficheur sans fil portable', en: 'Portable wireless display', de: 'Tragbare Funkanzeige' },
          {
            fr: 'Dernières pesées en mémoire',
            en: 'Last weighings in memory',
            de: 'Letzte Wägungen im Speicher',
          },
        ],
        variants: [0, 1],
        level: 0.7,
        display: {
          fr: 'LCD sur télécommande sans fil',
          en: 'LCD on wireless remote',
          de: 'LCD in der Funkfernbedienung',
        },
        power: { fr: 'Batterie rechargeable', en: 'Rechargeable battery', de: 'Akku' },
      },
    ],
  },
  pharmacy: {
    description: {
      fr: 'La balance d’officine sert aux préparations magistrales, au reconditionnement et au contrôle des matières premières. La préparation en pharmacie est un usage réglementé : il faut une balance de classe I ou II, vérifiée chaque année. Retenez que la portée minimale limite ce que vous pouvez peser : sur une balance de classe II à 1 mg, elle est de 20 mg ; sur une classe I à 0,1 mg, elle est de 10 mg. Posez-la sur une table stable, réglée à la bulle, loin du soleil et de la climatisation. Gardez le carnet métrologique sur place et pesez un poids de contrôle chaque jour de préparation.',
      en: 'A pharmacy balance serves compounding, repackaging and checking of raw materials. Compounding in a pharmacy is a regulated use: it takes a class I or II balance, reverified every year in France. Remember that the minimum capacity limits what you may weigh: 20 mg on a class II balance reading to 1 mg, 10 mg on a class I balance reading to 0.1 mg. Stand it on a firm table, levelled with its spirit level, away from sun and air conditioning. Weigh a check weight on every compounding day; in France the metrological logbook stays on site.',
      de: 'Die Apothekerwaage dient der Herstellung von Rezepturen, dem Umfüllen und der Prüfung von Ausgangsstoffen. Die Rezeptur in der Apotheke ist eine eichpflichtige Verwendung: Erforderlich ist eine Waage der Klasse I oder II, in Frankreich mit jährlicher Prüfung. Die Mindestlast begrenzt, was gewogen werden darf: 20 mg bei Klasse II mit 1 mg, 10 mg bei Klasse I mit 0,1 mg. Auf einen festen Tisch stellen, nach Libelle ausrichten, fern von Sonne und Klimaanlage. Kontrollieren Sie die Waage an jedem Rezepturtag mit einem Prüfgewicht.',
    },
    features: [
      {
        fr: 'Fonctions de préparation et de formulation',
        en: 'Compounding and formulation functions',
        de: 'Rezepturfunktion',
      },
      { fr: 'Protocole daté des pesées', en: 'Dated weighing record', de: 'Datiertes Wägeprotokoll' },
      certificateOptional,
      {
        fr: 'Niveau à bulle et pieds réglables',
        en: 'Spirit level and adjustable feet',
        de: 'Libelle und Stellfüße',
      },
      {
        fr: 'Versions vérifiées, marquages CE et M',
        en: 'Verified versions, CE and M marked',
        de: 'Konformitätsbewertete Ausführungen, CE- und M-Kennzeichnung',
      },
    ],
    applications: {
      fr: 'Officine, pharmacie hospitalière, préparatoire, contrôle de matières premières',
      en: 'Community and hospital pharmacies, compounding, raw-material checks',
      de: 'Apotheke, Krankenhausapotheke, Rezeptur, Prüfung von Ausgangsstoffen',
    },
    display: {
      fr: 'LCD rétroéclairé, chiffres de 15 mm',
      en: 'Backlit LCD, 15 mm digits',
      de: 'Hinterleuchtetes LCD, Ziffernhöhe 15 mm',
    },
    interfaces: { fr: 'RS-232, USB', en: 'RS-232, USB', de: 'RS-232, USB' },
    power: { fr: 'Secteur et batterie', en: 'Mains and battery', de: 'Netz und Akku' },
    material: {
      fr: 'Boîtier métallique, plateau inox',
      en: 'Metal housing, stainless steel pan',
      de: 'Metallgehäuse, Edelstahlplatte',
    },
    calibration: factoryAdjusted,
    approvals: {
      fr: 'Classe I ou II, CE et M, directive 2014/31/UE',
      en: 'Class I or II, CE and M, Directive 2014/31/EU',
      de: 'Klasse I oder II, CE und M, Richtlinie 2014/31/EU',
    },
    options: {
      fr: 'Pare-brise, imprimante, poids F1, mortier',
      en: 'Draught shield, printer, F1 weights, mortar',
      de: 'Windschutz, Drucker, Gewichte F1, Mörser',
    },
    ip: 'IP30',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'pharmacy-shield',
        name: { fr: 'Pare-brise en verre', en: 'Glass draught shield', de: 'Windschutz aus Glas' },
        compatibility: {
          fr: 'Modèles jusqu’à 620 g livrés sans pare-brise',
          en: 'Models up to 620 g supplied without a draught shield',
          de: 'Modelle bis 620 g, ohne Windschutz geliefert',
        },
        priceCents: 12900,
        fits: { maxKg: 0.62, exceptLines: [1] },
        option: 0,
      },
      {
        key: 'pharmacy-printer',
        name: {
          fr: 'Imprimante de protocoles de préparation',
          en: 'Compounding record printer',
          de: 'Rezepturdrucker',
        },
        compatibility: {
          fr: 'Modèles avec RS-232 ou USB',
          en: 'Models with RS-232 or USB',
          de: 'Modelle mit RS-232 oder USB',
        },
        priceCents: 28900,
        fits: { interfaces: ['RS-232', 'USB'] },
      },
      {
        key: 'pharmacy-weight-200g',
        name: {
          fr: 'Poids de contrôle F1 de 200 g',
          en: 'F1 check weight, 200 g',
          de: 'Kontrollgewicht F1, 200 g',
        },
        compatibility: {
          fr: 'Modèles de 200 g à 620 g',
          en: '200 g to 620 g models',
          de: 'Modelle von 200 g bis 620 g',
        },
        priceCents: 6400,
        fits: { minKg: 0.2, maxKg: 0.62 },
      },
      {
        key: 'pharmacy-weight-1kg',
        name: {
          fr: 'Poids de contrôle F1 de 1 kg',
          en: 'F1 check weight, 1 kg',
          de: 'Kontrollgewicht F1, 1 kg',
        },
        compatibility: {
          fr: 'Modèles de 2 200 g et 3 200 g',
          en: '2,200 g and 3,200 g models',
          de: 'Modelle mit 2.200 g und 3.200 g',
        },
        priceCents: 9900,
        fits: { minKg: 2.2, maxKg: 3.2 },
      },
      {
        key: 'pharmacy-mortar',
        name: {
          fr: 'Mortier en porcelaine avec pilon, 100 ml',
          en: 'Porcelain mortar with pestle, 100 ml',
          de: 'Porzellanmörser mit Pistill, 100 ml',
        },
        compatibility: {
          fr: 'Préparations en poudre, toutes les balances',
          en: 'Powder preparations, all balances',
          de: 'Pulverrezepturen, alle Waagen',
        },
        priceCents: 3900,
      },
    ],
    lines: [
      {
        text: {
          fr: 'La balance de préparation courante : pommades, gélules, suspensions. Les modèles de 320 g et 620 g lisent 1 mg, ceux de 2 200 g et 3 200 g lisent 10 mg, avec un plateau assez large pour un mortier.',
          en: 'The everyday compounding balance: ointments, capsules, suspensions. The 320 g and 620 g models read to 1 mg, the 2,200 g and 3,200 g models to 10 mg, with a pan wide enough for a mortar.',
          de: 'Die Waage für die tägliche Rezeptur: Salben, Kapseln, Suspensionen. Die Modelle mit 320 g und 620 g lösen 1 mg auf, die mit 2.200 g und 3.200 g 10 mg, mit Platz für einen Mörser.',
        },
        features: [
          {
            fr: 'Portées de 320 g à 3 200 g',
            en: 'Capacities from 320 g to 3,200 g',
            de: 'Höchstlasten von 320 g bis 3.200 g',
          },
          {
            fr: 'Formulation avec somme des composants',
            en: 'Formulation with component total',
            de: 'Rezepturfunktion mit Summe der Bestandteile',
          },
          {
            fr: 'Ajustage externe par masses F1',
            en: 'External adjustment with F1 weight',
            de: 'Externe Justierung mit Gewicht F1',
          },
        ],
        variants: [1, 2, 3, 4],
        level: 0.35,
      },
      {
        text: {
          fr: 'Pour les principes actifs dosés au milligramme : chambre de pesée en verre et ajustage interne automatique. Le modèle de classe I lit 0,1 mg ; il est sensible aux vibrations et demande une table stable.',
          en: 'For active ingredients dosed to the milligram: glass weighing chamber and automatic internal adjustment. The class I model reads to 0.1 mg; it is sensitive to vibration and needs a firm table.',
          de: 'Für milligrammgenaue Wirkstoffe: Glas-Windschutz und automatische interne Justierung. Das Modell der Klasse I löst 0,1 mg auf, reagiert auf Erschütterungen und braucht einen festen Tisch.',
        },
        features: [
          { fr: 'Chambre de pesée en verre', en: 'Glass weighing chamber', de: 'Wägeraum aus Glas' },
          automaticAdjustment,
          {
            fr: 'Modèle de classe I, lecture de 0,1 mg',
            en: 'Class I model, 0.1 mg readability',
            de: 'Modell der Klasse I, Ablesbarkeit 0,1 mg',
          },
        ],
        variants: [0, 5],
        level: 0.85,
        display: {
          fr: 'LCD graphique rétroéclairé',
          en: 'Backlit graphic LCD',
          de: 'Grafik-LCD, hinterleuchtet',
        },
        interfaces: {
          fr: 'RS-232, USB, protocole BPL',
          en: 'RS-232, USB, GLP record',
          de: 'RS-232, USB, GLP-Protokoll',
        },
      },
    ],
  },
  'clinical-small': {
    description: {
      fr: 'Cette petite balance hospitalière pèse les couches, les compresses et les pièces d’anatomie : pertes de liquide en pédiatrie, pertes sanguines au bloc, examens en anatomopathologie. Dès que le poids sert à un diagnostic ou à un traitement, la classe III est requise ; le modèle non vérifié se limite à l’enseignement, à la logistique et aux contrôles sans portée médicale. Pesez la couche sèche d’abord, puis tarez : l’écart se compte en grammes. Choisissez un boîtier étanche et un plateau sans arête, désinfecté entre deux pesées, et essuyez aussi les pieds.',
      en: 'This small hospital scale weighs nappies, swabs and anatomical specimens: fluid loss in paediatrics, blood loss in theatre, examinations in pathology. As soon as the weight serves diagnosis or treatment, class III is required; the non-verified model is limited to teaching, logistics and checks without medical consequence. Weigh the dry nappy first, then tare: the difference is counted in grams. Choose a sealed housing and a pan without ridges, disinfected between weighings, and wipe the feet as well.',
      de: 'Die kleine Klinikwaage wiegt Windeln, Tupfer und anatomische Präparate: Flüssigkeitsverlust in der Pädiatrie, Blutverlust im OP, Untersuchungen in der Pathologie. Dient das Gewicht der Diagnose oder Behandlung, ist Klasse III gefordert; das ungeeichte Modell bleibt auf Lehre, Logistik und Kontrollen ohne medizinische Folge beschränkt. Erst die trockene Windel wiegen, dann tarieren: Es geht um wenige Gramm Unterschied. Wählen Sie ein dichtes Gehäuse und eine Platte ohne Kanten, die sich zwischen den Wägungen desinfizieren lassen; wischen Sie auch die Füße ab.',
    },
    features: [
      {
        fr: 'Plateau inox de 200 × 200 mm',
        en: '200 × 200 mm stainless steel pan',
        de: 'Edelstahlplatte 200 × 200 mm',
      },
      {
        fr: 'Tare sur toute l’étendue',
        en: 'Tare over the whole range',
        de: 'Tara über den gesamten Wägebereich',
      },
      {
        fr: 'Boîtier fermé, désinfection par essuyage',
        en: 'Closed housing, wipe disinfection',
        de: 'Geschlossenes Gehäuse, wischdesinfizierbar',
      },
      { fr: 'Affichage grand format', en: 'Large display', de: 'Große Anzeige' },
    ],
    applications: {
      fr: 'Enseignement, logistique ; pédiatrie, bloc opératoire, anatomopathologie (modèles vérifiés seulement)',
      en: 'Teaching, logistics; paediatrics, operating theatre, pathology (verified models only)',
      de: 'Lehre, Logistik; Pädiatrie, OP, Pathologie (nur konformitätsbewertete Modelle)',
    },
    display: {
      fr: 'LCD rétroéclairé, chiffres de 25 mm',
      en: 'Backlit LCD, 25 mm digits',
      de: 'LCD hinterleuchtet, Ziffern 25 mm',
    },
    interfaces: { fr: 'Aucune', en: 'None', de: 'Keine' },
    power: { fr: 'Batterie rechargeable', en: 'Rechargeable battery', de: 'Akku' },
    material: {
      fr: 'Boîtier et plateau en acier inoxydable',
      en: 'Stainless steel housing and pan',
      de: 'Gehäuse und Platte aus Edelstahl',
    },
    calibration: certificateOptional,
    approvals: {
      fr: 'Version vérifiée : classe III, CE et M, (UE) 2017/745 ; autre : hors usage médical',
      en: 'Verified version: class III, CE and M, (EU) 2017/745; other: non-medical use',
      de: 'Konformitätsbewertet: Klasse III, CE und M, (EU) 2017/745; sonst nicht medizinisch',
    },
    options: {
      fr: 'Bac inox, housse, adaptateur secteur',
      en: 'Stainless steel tray, cover, mains adapter',
      de: 'Edelstahlwanne, Hülle, Netzadapter',
    },
    ip: 'IP54',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'clinical-small-tray',
        name: {
          fr: 'Bac inox à bords relevés',
          en: 'Stainless steel tray with raised edges',
          de: 'Edelstahlwanne mit hochgezogenem Rand',
        },
        compatibility: {
          fr: 'Tous les modèles, à tarer',
          en: 'All models, to be tared',
          de: 'Alle Modelle, vor dem Wiegen tarieren',
        },
        priceCents: 6900,
      },
      {
        key: 'clinical-small-cover',
        name: {
          fr: 'Housse lavable (lot de 3)',
          en: 'Washable cover (pack of 3)',
          de: 'Abwaschbare Hülle (3 Stück)',
        },
        compatibility: { fr: 'Tous les modèles', en: 'All models', de: 'Alle Modelle' },
        priceCents: 1900,
      },
      {
        key: 'clinical-small-calibration',
        name: { fr: 'Certificat d’étalonnage', en: 'Calibration certificate', de: 'Kalibrierschein' },
        compatibility: besideLegalVerification,
        priceCents: 8500,
      },
    ],
    lines: [
      {
        text: {
          fr: 'Le modèle de soins : classe III, boîtier inox étanche et voyants pour la limite de perte fixée par l’équipe. Échelon de 1 g sur 3 kg, de 2 g sur 6 kg.',
          en: 'The care model: class III, sealed stainless steel housing and lights for the loss limit set by the team. 1 g interval on 3 kg, 2 g on 6 kg.',
          de: 'Das Modell für die Pflege: Klasse III, dichtes Edelstahlgehäuse und Leuchten für die vom Team festgelegte Verlustgrenze. Eichwert 1 g bei 3 kg, 2 g bei 6 kg.',
        },
        features: [
          markedClassThree,
          {
            fr: 'Seuils à voyants réglables',
            en: 'Adjustable threshold lights',
            de: 'Einstellbare Grenzwertleuchten',
          },
          { fr: 'Batterie d’environ 60 h', en: 'About 60 h battery life', de: 'Etwa 60 h Akkulaufzeit' },
        ],
        variants: [0, 1],
        level: 0.7,
        ip: 'IP65',
      },
      {
        text: {
          fr: 'Non vérifiée, pour l’enseignement, la logistique du bloc et le contrôle interne ; elle ne sert ni au bilan hydrique d’un patient ni à un acte médical. Lecture de 1 g sur 5 kg.',
          en: 'Non-verified, for teaching, theatre logistics and internal checks; it serves neither a patient’s fluid balance nor any medical act. 1 g readability on 5 kg.',
          de: 'Ungeeicht, für Lehre, OP-Logistik und interne Kontrollen; sie dient weder der Flüssigkeitsbilanz von Patienten noch einer medizinischen Maßnahme. Ablesbarkeit 1 g bei 5 kg.',
        },
        features: [
          {
            fr: 'Usage interne, hors métrologie légale',
            en: 'Internal use, outside legal metrology',
            de: 'Interner Gebrauch, nicht eichpflichtig',
          },
          { fr: 'Lecture de 1 g sur 5 kg', en: '1 g readability on 5 kg', de: 'Ablesbarkeit 1 g bei 5 kg' },
        ],
        variants: [2],
        level: 0.15,
      },
    ],
  },
}
