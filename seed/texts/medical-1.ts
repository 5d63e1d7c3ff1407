import type { KindTexts } from '#seed/kind-texts.ts'
import {
  besideLegalVerification,
  certificateOptional,
  factoryVerified,
  markedClassThree,
  medicalClassThree,
} from '#seed/phrases.ts'

export const medical1: Record<string, KindTexts> = {
  personal: {
    description: {
      fr: 'Le pèse-personne plat équipe le cabinet, l’infirmerie, le service hospitalier et la visite à domicile. Pour un diagnostic, un suivi ou un traitement, il faut un modèle de classe III, qui est aussi un dispositif médical au sens du règlement (UE) 2017/745, vérifié chaque année en France. Le modèle non vérifié convient au sport, au bien-être et à l’affichage indicatif, jamais au calcul d’une dose. Choisissez la portée d’après vos patients (200 kg, 250 kg ou 300 kg) et l’échelon d’après l’usage : 50 g pour suivre une rétention d’eau, 100 g pour la consultation courante. Posez la balance sur un sol dur et plan, jamais sur une moquette.',
      en: 'A flat floor scale is used in surgeries, school infirmaries and hospital wards and on home visits. For diagnosis, monitoring or treatment you need a class III model, which is also a medical device under Regulation (EU) 2017/745 and is reverified every year in France. The non-verified model suits sport, wellness and indicative readings, never the calculation of a dose. Choose the capacity from your patients (200 kg, 250 kg or 300 kg) and the interval from the purpose: 50 g to follow fluid retention, 100 g for ordinary consultations. Stand the scale on a hard, level floor, never on carpet.',
      de: 'Die flache Personenwaage steht in Praxis, Sanitätsraum und Station und ist beim Hausbesuch dabei. Für Diagnose, Überwachung oder Behandlung braucht es ein Modell der Klasse III, das zugleich Medizinprodukt nach der Verordnung (EU) 2017/745 ist und in Frankreich jährlich geprüft wird. Ungeeichte Modelle eignen sich für Sport, Wellness und Richtwerte, nie für eine Dosisberechnung. Wählen Sie die Höchstlast nach Ihren Patienten (200 kg, 250 kg oder 300 kg) und den Teilungswert nach dem Zweck: 50 g bei Flüssigkeitsretention, 100 g in der üblichen Sprechstunde. Auf harten, ebenen Boden stellen, nie auf Teppich.',
    },
    features: [
      {
        fr: 'Plate-forme basse à surface antidérapante',
        en: 'Low platform with non-slip surface',
        de: 'Niedrige Plattform mit rutschfester Oberfläche',
      },
      {
        fr: 'Mise en marche au pied ou par touche',
        en: 'Starts by foot or by key',
        de: 'Einschalten mit dem Fuß oder per Taste',
      },
      {
        fr: 'Maintien de la valeur après la descente',
        en: 'Value held after stepping off',
        de: 'Messwert bleibt nach dem Absteigen stehen',
      },
      {
        fr: 'Surface désinfectable par essuyage',
        en: 'Smooth surface, wipe disinfection',
        de: 'Glatte Oberfläche, wischdesinfizierbar',
      },
      { fr: 'Pieds réglables en hauteur', en: 'Height-adjustable feet', de: 'Höhenverstellbare Füße' },
    ],
    applications: {
      fr: 'Sport ; cabinet médical, hôpital, PMI et médecine du travail avec un modèle vérifié seulement',
      en: 'Sport; surgeries, hospitals, child health and occupational health with verified models only',
      de: 'Sport; Arztpraxis, Klinik, Arbeitsmedizin und Hausbesuch nur mit konformitätsbewerteten Modellen',
    },
    display: { fr: 'LCD, chiffres de 25 mm', en: 'LCD, 25 mm digits', de: 'LCD, Ziffern 25 mm' },
    interfaces: { fr: 'Aucune', en: 'None', de: 'Keine' },
    power: {
      fr: 'Piles, bloc secteur en option',
      en: 'Batteries, mains adapter optional',
      de: 'Batterien, Netzteil optional',
    },
    material: {
      fr: 'Plateau ABS sur châssis acier',
      en: 'ABS top on steel frame',
      de: 'ABS-Trittfläche auf Stahlrahmen',
    },
    calibration: certificateOptional,
    approvals: {
      fr: 'Version vérifiée : classe III, CE, M, (UE) 2017/745 ; autre : hors médical',
      en: 'Verified version: class III, CE and M, (EU) 2017/745; other: non-medical',
      de: 'Konformitätsbewertet: Klasse III, CE und M, (EU) 2017/745; sonst nicht medizinisch',
    },
    options: {
      fr: 'Valise, bloc secteur, housse',
      en: 'Carrying case, mains adapter, cover',
      de: 'Koffer, Netzteil, Schutzhülle',
    },
    ip: 'IP20',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'personal-case',
        name: { fr: 'Valise de transport rigide', en: 'Hard carrying case', de: 'Transportkoffer, hart' },
        compatibility: {
          fr: 'Plates-formes jusqu’à 365 × 360 mm',
          en: 'Platforms up to 365 × 360 mm',
          de: 'Plattformen bis 365 × 360 mm',
        },
        priceCents: 6900,
        fits: { longestMm: { max: 365 } },
        option: 0,
      },
      {
        key: 'personal-adapter',
        name: { fr: 'Bloc secteur', en: 'Mains adapter', de: 'Netzteil' },
        compatibility: {
          fr: 'Tous les pèse-personnes plats',
          en: 'All flat floor scales',
          de: 'Alle flachen Personenwaagen',
        },
        priceCents: 2900,
        fits: { exceptLines: [2] },
        option: 1,
      },
      {
        key: 'personal-cover',
        name: { fr: 'Housse de transport souple', en: 'Soft carrying cover', de: 'Tragetasche, weich' },
        compatibility: {
          fr: 'Tous les pèse-personnes plats',
          en: 'All flat floor scales',
          de: 'Alle flachen Personenwaagen',
        },
        priceCents: 1900,
      },
      {
        key: 'personal-calibration',
        name: { fr: 'Certificat d’étalonnage', en: 'Calibration certificate', de: 'Kalibrierschein' },
        compatibility: besideLegalVerification,
        priceCents: 8500,
      },
    ],
    lines: [
      {
        text: {
          fr: 'Le modèle de tournée : plat, léger, avec poignée intégrée, il se range dans un coffre entre deux visites. Classe III, échelon de 100 g ; laissez-le reprendre la température de la pièce avant la pesée, l’hiver surtout.',
          en: 'The model for home visits: flat, light, with a built-in handle, it slips into a car boot between two calls. Class III, 100 g interval; let it return to room temperature before weighing, especially in winter.',
          de: 'Das Modell für den Hausbesuch: flach, leicht, mit Griff, passt zwischen zwei Terminen in den Kofferraum. Klasse III, Eichwert 100 g; vor dem Wiegen Raumtemperatur annehmen lassen, vor allem im Winter.',
        },
        features: [
          {
            fr: 'Moins de 5 kg, poignée intégrée',
            en: 'Under 5 kg, built-in handle',
            de: 'Unter 5 kg, integrierter Griff',
          },
          markedClassThree,
          {
            fr: 'Fonction mère et enfant par tare',
            en: 'Mother-and-child function by tare',
            de: 'Mutter-Kind-Funktion über Tara',
          },
        ],
        variants: [0, 1],
        level: 0.3,
      },
      {
        text: {
          fr: 'Pour le cabinet et le service : afficheur déporté sur câble, que le soignant lit sans se pencher. Les modèles à échelons multiples affichent par échelons de 50 g jusqu’à 150 kg, assez fin pour suivre un œdème ou une dénutrition.',
          en: 'For surgeries and wards: remote display on a cable, which the carer reads without bending down. The multi-interval models read to 50 g up to 150 kg, fine enough to follow oedema or malnutrition.',
          de: 'Für Praxis und Station: abgesetzte Anzeige am Kabel, ablesbar ohne Bücken. Die Mehrteilungsmodelle zeigen bis 150 kg in Schritten von 50 g an, fein genug für die Verlaufskontrolle bei Ödemen oder Mangelernährung.',
        },
        features: [
          {
            fr: 'Afficheur déporté mural ou de table',
            en: 'Remote display for wall or desk',
            de: 'Abgesetzte Anzeige für Wand oder Tisch',
          },
          {
            fr: 'Échelon de 50 g jusqu’à 150 kg selon modèle',
            en: '50 g interval up to 150 kg, depending on model',
            de: 'Eichwert 50 g bei Lasten bis 150 kg, je nach Modell',
          },
          {
            fr: 'Calcul de l’IMC au clavier',
            en: 'BMI computed from keyed-in height',
            de: 'BMI-Berechnung über Tastatur',
          },
        ],
        variants: [2, 3, 4],
        level: 0.6,
        display: {
          fr: 'LCD déporté sur câble, chiffres de 25 mm',
          en: 'Remote LCD on cable, 25 mm digits',
          de: 'Abgesetztes LCD am Kabel, Ziffern 25 mm',
        },
        interfaces: { fr: 'USB', en: 'USB', de: 'USB' },
        power: { fr: 'Piles ou secteur', en: 'Batteries or mains', de: 'Batterien oder Netz' },
      },
      {
        text: {
          fr: 'Le poids part vers le dossier du patient par Bluetooth ou passerelle HL7, sans ressaisie. Vérifiez avec votre éditeur de logiciel le format attendu, et l’identification du patient avant l’envoi ; les deux modèles de 300 kg couvrent les patients corpulents.',
          en: 'The weight goes to the patient record by Bluetooth or HL7 gateway, without retyping. Check the expected format with your software supplier, and how the patient is identified before sending; the two 300 kg models cover heavier patients.',
          de: 'Das Gewicht gelangt per Bluetooth oder HL7-Gateway ohne Abtippen in die Patientenakte. Klären Sie mit Ihrem Softwareanbieter das Format und die Patientenzuordnung vor dem Senden; die beiden Modelle mit 300 kg decken schwere Patienten ab.',
        },
        features: [
          {
            fr: 'Bluetooth et passerelle HL7',
            en: 'Bluetooth and HL7 gateway',
            de: 'Bluetooth und HL7-Gateway',
          },
          {
            fr: 'Identification du patient par code-barres',
            en: 'Patient identification by barcode',
            de: 'Patientenidentifikation per Strichcode',
          },
          { fr: 'Plate-forme de 400 × 400 mm', en: '400 × 400 mm platform', de: 'Plattform 400 × 400 mm' },
        ],
        variants: [1, 4, 5],
        level: 0.9,
        ip: 'IP43',
        interfaces: {
          fr: 'Bluetooth, USB, passerelle HL7',
          en: 'Bluetooth, USB, HL7 gateway',
          de: 'Bluetooth, USB, HL7-Gateway',
        },
        power: { fr: 'Secteur, piles de secours', en: 'Mains, back-up batteries', de: 'Netz, Notbatterien' },
      },
      {
        text: {
          fr: 'Un modèle non vérifié pour la salle de sport, le vestiaire ou l’entreprise, lorsque le poids reste indicatif. Il ne porte pas le marquage M et ne sert ni au diagnostic, ni au traitement, ni à une dose.',
          en: 'A non-verified model for gyms, changing rooms or company use, where the weight is only indicative. It carries no M mark and serves neither diagnosis, nor treatment, nor dosing.',
          de: 'Ein ungeeichtes Modell für Fitnessraum, Umkleide oder Betrieb, wenn das Gewicht nur Richtwert ist. Es trägt keine M-Kennzeichnung und dient weder der Diagnose noch der Behandlung noch der Dosierung.',
        },
        features: [
          {
            fr: 'Usage indicatif, hors métrologie légale',
            en: 'Indicative use, outside legal metrology',
            de: 'Richtwert, nicht eichpflichtig',
          },
          {
            fr: 'Piles standard fournies',
            en: 'Standard batteries supplied',
            de: 'Standardbatterien enthalten',
          },
        ],
        variants: [6],
        level: 0.05,
      },
    ],
  },
  column: {
    description: {
      fr: 'Le pèse-personne à colonne réunit le poids, la taille et l’IMC sur un même afficheur, en haut de la colonne ; il équipe le cabinet, l’école ou le service. La pratique médicale demande la classe III. La toise mécanique se lit au millimètre ; la toise à ultrasons n’a pas de contact mais demande un contrôle régulier. Regardez la surface d’appui, la stabilité de la colonne et l’échelon : 50 g jusqu’à 150 kg pour le suivi fin, 100 g pour les bilans. Roulettes et poignées permettent de le déplacer, à condition de le remettre à niveau ensuite.',
      en: 'A column scale combines weight, height and BMI in one display at the top of the column; it serves in a surgery, school or ward. Medical practice calls for class III. A mechanical height rod is read to the millimetre; an ultrasonic one avoids contact but needs regular checking. Look at the platform area, the stability of the column and the interval: 50 g up to 150 kg for close follow-up, 100 g for routine check-ups. Castors and handles let you move it, provided it is levelled again afterwards.',
      de: 'Die Säulenwaage vereint Gewicht, Größe und BMI in einer Anzeige oben an der Säule und steht in Praxis oder Schule oder auf Station. In der Heilkunde ist Klasse III gefordert. Der mechanische Messstab wird auf den Millimeter abgelesen, der Ultraschall-Messstab arbeitet berührungslos, braucht aber regelmäßige Kontrolle. Achten Sie auf Trittfläche, Standfestigkeit und Teilungswert: 50 g bis 150 kg für engmaschige Verlaufskontrolle, 100 g für die übliche Untersuchung. Mit Rollen und Griffen lässt sie sich versetzen, danach muss sie neu ausgerichtet werden.',
    },
    features: [
      { fr: 'Afficheur sur la colonne', en: 'Display at eye level', de: 'Anzeige an der Säule' },
      markedClassThree,
      {
        fr: 'Calcul de l’IMC à partir de la taille',
        en: 'BMI from measured height',
        de: 'BMI aus gemessener Größe',
      },
      {
        fr: 'Plate-forme désinfectable par essuyage',
        en: 'Platform for wipe disinfection',
        de: 'Plattform wischdesinfizierbar',
      },
      { fr: 'Niveau à bulle sur le socle', en: 'Spirit level on the base', de: 'Libelle am Sockel' },
    ],
    applications: {
      fr: 'Cabinet médical, hôpital, médecine scolaire et du travail',
      en: 'Surgeries, hospitals, school and occupational health',
      de: 'Arztpraxis, Klinik, Schul- und Arbeitsmedizin',
    },
    display: {
      fr: 'LCD sur colonne, chiffres de 25 mm',
      en: 'LCD on column, 25 mm digits',
      de: 'LCD an der Säule, Ziffern 25 mm',
    },
    interfaces: { fr: 'USB', en: 'USB', de: 'USB' },
    power: { fr: 'Piles ou secteur', en: 'Batteries or mains', de: 'Batterien oder Netz' },
    material: {
      fr: 'Colonne aluminium, plate-forme ABS sur acier',
      en: 'Aluminium column, ABS platform on steel',
      de: 'Säule Aluminium, Plattform ABS auf Stahl',
    },
    calibration: factoryVerified,
    approvals: medicalClassThree,
    options: {
      fr: 'Toise, imprimante, roulettes',
      en: 'Height rod, printer, castors',
      de: 'Messstab, Drucker, Rollen',
    },
    ip: 'IP20',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'column-rod-mech',
        name: {
          fr: 'Toise mécanique télescopique, 60 à 210 cm',
          en: 'Telescopic mechanical height rod, 60 to 210 cm',
          de: 'Mechanischer Teleskop-Messstab, 60 bis 210 cm',
        },
        compatibility: {
          fr: 'Toutes les colonnes, montage au dos',
          en: 'All column scales, fitted at the back',
          de: 'Alle Säulenwaagen, Montage an der Rückseite',
        },
        priceCents: 8900,
        fits: { exceptLines: [1, 2] },
        option: 0,
      },
      {
        key: 'column-rod-ultra',
        name: {
          fr: 'Toise à ultrasons sans contact',
          en: 'Contactless ultrasonic height measure',
          de: 'Berührungsloser Ultraschall-Messstab',
        },
        compatibility: {
          fr: 'Modèles de 250 kg et plus, avec secteur',
          en: 'Models of 250 kg and above, with mains',
          de: 'Modelle ab 250 kg, mit Netzversorgung',
        },
        priceCents: 39500,
        fits: { minKg: 250, exceptLines: [2] },
        option: 0,
      },
      {
        key: 'column-printer',
        name: {
          fr: 'Imprimante de tickets avec date et heure',
          en: 'Receipt printer with date and time',
          de: 'Bondrucker mit Datum und Uhrzeit',
        },
        compatibility: { fr: 'Colonnes avec USB', en: 'Column scales with USB', de: 'Säulenwaagen mit USB' },
        priceCents: 22900,
        fits: { interfaces: ['USB'] },
      },
      {
        key: 'column-castors',
        name: {
          fr: 'Jeu de deux roulettes de déplacement',
          en: 'Set of two transport castors',
          de: 'Satz mit zwei Transportrollen',
        },
        compatibility: {
          fr: 'Toutes les colonnes, mise à niveau après transport',
          en: 'All column scales, level after moving',
          de: 'Alle Säulenwaagen, nach Transport ausrichten',
        },
        priceCents: 4500,
        fits: { exceptLines: [3] },
        option: 2,
      },
    ],
    lines: [
      {
        text: {
          fr: 'La colonne simple du cabinet : poids au clavier, toise mécanique en option, sans réseau. Le modèle de 200 kg suffit à la consultation générale ; prenez 250 kg dès que vous suivez des patients corpulents.',
          en: 'The plain surgery column: weight at the keypad, mechanical rod optional, no network. The 200 kg model is enough for general practice; take 250 kg when you follow heavier patients.',
          de: 'Die einfache Praxissäule: Gewicht am Bedienfeld, mechanischer Messstab optional, ohne Netzwerk. Das 200-kg-Modell reicht für die Allgemeinpraxis; bei schwereren Patienten wählen Sie 250 kg.',
        },
        features: [
          {
            fr: 'Fonctionne sur piles pendant plusieurs mois',
            en: 'Runs on batteries for several months',
            de: 'Läuft mehrere Monate mit Batterien',
          },
          {
            fr: 'Peu de touches, prise en main immédiate',
            en: 'Few keys, easy to operate',
            de: 'Wenige Tasten, einfach zu bedienen',
          },
        ],
        variants: [0, 1],
        level: 0.15,
      },
      {
        text: {
          fr: 'Échelon de 50 g sur la première partie de l’étendue, pour la diététique, la néphrologie et la pédiatrie. La toise mécanique est de série et l’IMC s’affiche après la saisie de la taille.',
          en: '50 g interval in the lower part of the range, for dietetics, nephrology and paediatrics. The mechanical height rod is standard and the BMI appears once the height is entered.',
          de: 'Eichwert 50 g im ersten Teilbereich, für Ernährungsberatung, Nephrologie und Pädiatrie. Der mechanische Messstab gehört dazu, der BMI erscheint nach Eingabe der Größe.',
        },
        features: [
          {
            fr: 'Toise mécanique de série',
            en: 'Mechanical height rod as standard',
            de: 'Mechanischer Messstab serienmäßig',
          },
          {
            fr: 'Échelon de 50 g sur la première partie de l’étendue',
            en: '50 g interval in the lower part of the range',
            de: 'Eichwert 50 g im ersten Teilbereich',
          },
          {
            fr: 'Tare mémorisée pour les vêtements',
            en: 'Stored tare for clothing',
            de: 'Gespeicherte Tara für Kleidung',
          },
        ],
        variants: [2, 3],
        level: 0.5,
      },
      {
        text: {
          fr: 'Toise à ultrasons intégrée et envoi du poids, de la taille et de l’IMC par Wi-Fi ou USB, sans feuille à recopier. La mesure de taille se contrôle chaque semaine avec une règle de longueur connue.',
          en: 'Built-in ultrasonic height measure and transfer of weight, height and BMI by Wi-Fi or USB, with no sheet to copy. Check the height measurement weekly with a rod of known length.',
          de: 'Eingebauter Ultraschall-Messstab, Gewicht, Größe und BMI per WLAN oder USB ohne Abschreiben. Die Größenmessung wöchentlich mit einem Stab bekannter Länge prüfen.',
        },
        features: [
          {
            fr: 'Toise à ultrasons intégrée',
            en: 'Built-in ultrasonic height measure',
            de: 'Ultraschall-Messstab eingebaut',
          },
          {
            fr: 'Envoi par Wi-Fi vers le dossier patient',
            en: 'Wi-Fi transfer to the patient record',
            de: 'WLAN-Übertragung in die Patientenakte',
          },
        ],
        variants: [1, 2, 3],
        level: 0.8,
        interfaces: { fr: 'Wi-Fi, USB, Bluetooth', en: 'Wi-Fi, USB, Bluetooth', de: 'WLAN, USB, Bluetooth' },
        power: { fr: 'Secteur', en: 'Mains', de: 'Netz' },
      },
      {
        text: {
          fr: 'Sur deux roulettes avec poignée de basculement : il passe de chambre en chambre et se stabilise sur quatre pieds avant la pesée. Batterie d’une journée de service ; contrôlez la bulle à chaque arrêt.',
          en: 'On castors with a tilting handle: it goes from room to room and stands on four feet for weighing. The battery lasts a full shift; check the spirit level at every stop.',
          de: 'Auf Rollen mit Kippgriff: Sie fährt von Zimmer zu Zimmer und steht zum Wiegen auf vier Füßen. Der Akku hält einen Arbeitstag; an jedem Standort die Libelle prüfen.',
        },
        features: [
          {
            fr: 'Deux roulettes et poignée de basculement',
            en: 'Two castors and tilting handle',
            de: 'Zwei Rollen und Kippgriff',
          },
          {
            fr: 'Batterie d’une journée de service',
            en: 'Battery for a full day',
            de: 'Akku für einen ganzen Arbeitstag',
          },
        ],
        variants: [0, 1, 2],
        level: 0.65,
        power: { fr: 'Batterie rechargeable, secteur', en: 'Rechargeable battery, mains', de: 'Akku, Netz' },
        ip: 'IP43',
      },
    ],
  },
  'body-comp': {
    description: {
      fr: 'L’impédancemètre médical associe une pesée de classe III et une mesure électrique faible, d’où il déduit masse grasse, masse maigre et eau corporelle. Il sert en nutrition, en diabétologie, en gériatrie et en médecine du sport. Seul le poids relève de la métrologie légale ; les valeurs de composition dépendent des équations et de l’état d’hydratation, et se comparent chez une même personne, dans les mêmes conditions. Prévoyez un patient à jeun, pieds et mains propres. La mesure électrique est interdite chez les porteurs d’un stimulateur cardiaque ou d’un autre implant actif.',
      en: 'A medical body-composition analyser combines class III weighing with a weak electrical measurement, from which it derives fat mass, lean mass and body water. It is used in nutrition, diabetology, geriatrics and sports medicine. Only the weight falls under legal metrology; composition values depend on the equations and on hydration, and are compared for one person under the same conditions. Have the patient fast, with clean hands and feet. The electrical measurement must not be made on wearers of a pacemaker or another active implant.',
      de: 'Die Körperanalysewaage verbindet eine Wägung der Klasse III mit einer schwachen elektrischen Messung, aus der Fett-, Magermasse und Körperwasser errechnet werden. Sie wird in Ernährungsmedizin, Diabetologie, Geriatrie und Sportmedizin eingesetzt. Nur das Gewicht fällt unter das gesetzliche Messwesen; Zusammensetzungswerte hängen von Formeln und Flüssigkeitshaushalt ab und werden bei derselben Person unter gleichen Bedingungen verglichen. Nüchtern messen, Hände und Füße sauber. Bei Herzschrittmacher oder anderem aktiven Implantat darf die elektrische Messung nicht erfolgen.',
    },
    features: [
      {
        fr: 'Pesée de classe III, marquages CE et M',
        en: 'Class III weighing, CE and M marked',
        de: 'Wägung der Klasse III, CE- und M-Kennzeichnung',
      },
      {
        fr: 'Électrodes pour pieds et mains',
        en: 'Electrodes for feet and hands',
        de: 'Elektroden für Füße und Hände',
      },
      {
        fr: 'Masse grasse, masse maigre, eau corporelle',
        en: 'Fat mass, lean mass, body water',
        de: 'Fettmasse, Magermasse, Körperwasser',
      },
      {
        fr: 'Poids seul, sans impédance, sur simple pression d’une touche',
        en: 'Weight only, without impedance, by key',
        de: 'Reine Gewichtsmessung ohne Impedanz, per Taste',
      },
      {
        fr: 'Grande plate-forme de 500 × 450 mm',
        en: 'Large 500 × 450 mm platform',
        de: 'Große Plattform 500 × 450 mm',
      },
    ],
    applications: {
      fr: 'Nutrition, diabétologie, gériatrie, médecine du sport, recherche',
      en: 'Nutrition, diabetology, geriatrics, sports medicine, research',
      de: 'Ernährungsmedizin, Diabetologie, Geriatrie, Sportmedizin, Forschung',
    },
    display: { fr: 'Écran tactile couleur', en: 'Colour touchscreen', de: 'Farb-Touchscreen' },
    interfaces: { fr: 'USB, Ethernet', en: 'USB, Ethernet', de: 'USB, Ethernet' },
    power: { fr: 'Secteur 230 V', en: '230 V mains', de: 'Netz 230 V' },
    material: {
      fr: 'Plate-forme acier, électrodes inox',
      en: 'Steel platform, stainless steel electrodes',
      de: 'Stahlplattform, Elektroden aus Edelstahl',
    },
    calibration: {
      fr: 'Vérifié en usine (poids) ; certificat d’étalonnage en option',
      en: 'Weight verified at the factory; calibration certificate optional',
      de: 'Gewicht ab Werk konformitätsbewertet; Kalibrierschein optional',
    },
    approvals: {
      fr: 'Classe III, CE et M (poids), dispositif médical (UE) 2017/745',
      en: 'Class III, CE and M (weight), medical device (EU) 2017/745',
      de: 'Klasse III, CE und M (Gewicht), Medizinprodukt (EU) 2017/745',
    },
    options: {
      fr: 'Logiciel patient, imprimante, toise',
      en: 'Patient software, printer, height rod',
      de: 'Patientensoftware, Drucker, Messstab',
    },
    ip: 'IP20',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'body-comp-software',
        name: {
          fr: 'Logiciel de suivi des patients, un poste',
          en: 'Patient follow-up software, one seat',
          de: 'Patientensoftware, ein Arbeitsplatz',
        },
        compatibility: {
          fr: 'Modèles avec Ethernet ou USB',
          en: 'Models with Ethernet or USB',
          de: 'Modelle mit Ethernet oder USB',
        },
        priceCents: 95000,
        fits: { interfaces: ['Ethernet', 'USB'] },
      },
      {
        key: 'body-comp-printer',
        name: { fr: 'Imprimante de rapports', en: 'Report printer', de: 'Berichtsdrucker' },
        compatibility: { fr: 'Modèles avec USB', en: 'Models with USB', de: 'Modelle mit USB' },
        priceCents: 28900,
        fits: { interfaces: ['USB'] },
      },
      {
        key: 'body-comp-rod',
        name: {
          fr: 'Toise à ultrasons intégrée à la colonne',
          en: 'Ultrasonic height measure for the column',
          de: 'Ultraschall-Messstab für die Säule',
        },
        compatibility: { fr: 'Toute la gamme', en: 'All models', de: 'Alle Modelle' },
        priceCents: 36500,
      },
    ],
    lines: [
      {
        text: {
          fr: 'Mesure segmentaire par huit électrodes, debout, avec poignées. Un rapport imprimable en une page explique les valeurs au patient ; le poids, seule grandeur vérifiée, est affiché en premier.',
          en: 'Segmental measurement with eight electrodes, standing, with handles. A one-page printable report explains the values to the patient; the weight, the only verified quantity, appears first.',
          de: 'Segmentale Messung mit acht Elektroden, stehend, mit Griffen. Ein einseitiger Ausdruck erklärt dem Patienten die Werte; zuerst erscheint das Gewicht, die einzige konformitätsbewertete Größe.',
        },
        features: [
          {
            fr: 'Mesure segmentaire à huit électrodes',
            en: 'Segmental measurement, eight electrodes',
            de: 'Segmentale Messung mit acht Elektroden',
          },
          {
            fr: 'Rapport patient d’une page',
            en: 'One-page patient report',
            de: 'Patientenbericht auf einer Seite',
          },
        ],
        variants: [0, 1],
        level: 0.2,
      },
      {
        text: {
          fr: 'Mesure à plusieurs fréquences, pour distinguer l’eau intracellulaire de l’eau extracellulaire, utile en dialyse et en nutrition clinique. Les résultats partent vers le dossier patient en DICOM ou HL7 ; faites valider l’interface par votre service informatique.',
          en: 'Multi-frequency measurement, which separates intracellular and extracellular water, useful in dialysis and clinical nutrition. Results go to the patient record in DICOM or HL7; have the interface validated by your IT department.',
          de: 'Mehrfrequenzmessung, die intra- und extrazelluläres Wasser trennt, nützlich bei Dialyse und klinischer Ernährung. Ergebnisse gehen per DICOM oder HL7 in die Patientenakte; die Schnittstelle mit Ihrer IT abstimmen.',
        },
        features: [
          {
            fr: 'Mesure à plusieurs fréquences',
            en: 'Multi-frequency measurement',
            de: 'Mehrfrequenzmessung',
          },
          { fr: 'Sortie DICOM et HL7', en: 'DICOM and HL7 output', de: 'Ausgabe in DICOM und HL7' },
          {
            fr: 'Suivi par graphiques sur plusieurs visites',
            en: 'Follow-up charts over several visits',
            de: 'Verlaufsgrafik über mehrere Besuche',
          },
        ],
        variants: [0, 1],
        level: 0.75,
        interfaces: {
          fr: 'USB, Ethernet, DICOM, HL7',
          en: 'USB, Ethernet, DICOM, HL7',
          de: 'USB, Ethernet, DICOM, HL7',
        },
        display: {
          fr: 'Écran tactile couleur 10 pouces',
          en: '10-inch colour touchscreen',
          de: 'Farb-Touchscreen 10 Zoll',
        },
      },
    ],
  },
  chair: {
    description: {
      fr: 'Le fauteuil de pesée s’adresse aux patients qui ne tiennent pas debout : dialyse, gériatrie, rééducation, oncologie. Le patient s’assied, les pieds sur le repose-pieds, et le poids se stabilise malgré de petits mouvements grâce à la fonction de maintien. Vérifiez la hauteur d’assise, les accoudoirs escamotables pour un transfert latéral, les freins et la portée, qui doit dépasser le patient le plus lourd. Entre deux patients, essuyez l’assise et les accoudoirs ; ne pulvérisez pas de produit sur l’indicateur.',
      en: 'A chair scale is for patients who cannot stand: dialysis, geriatrics, rehabilitation, oncology. The patient sits with both feet on the footrest and the hold function settles the weight despite small movements. Check the seat height, swing-away armrests for sideways transfer, the brakes and a capacity above your heaviest patient. Between patients wipe the seat and armrests; do not spray anything onto the indicator.',
      de: 'Die Stuhlwaage ist für Patienten, die nicht stehen können: Dialyse, Geriatrie, Rehabilitation, Onkologie. Der Patient sitzt mit beiden Füßen auf der Fußstütze, die Hold-Funktion beruhigt den Messwert trotz kleiner Bewegungen. Achten Sie auf Sitzhöhe, abschwenkbare Armlehnen für seitlichen Transfer, Bremsen und eine Höchstlast über dem schwersten Patienten. Zwischen Patienten Sitz und Armlehnen abwischen, nichts auf die Anzeige sprühen.',
    },
    features: [
      {
        fr: 'Assise de 400 × 400 mm, repose-pieds rabattable',
        en: '400 × 400 mm seat, folding footrest',
        de: 'Sitz 400 × 400 mm, klappbare Fußstütze',
      },
      {
        fr: 'Accoudoirs escamotables des deux côtés',
        en: 'Swing-away armrests on both sides',
        de: 'Beidseitig abschwenkbare Armlehnen',
      },
      { fr: 'Roulettes freinées', en: 'Castors with brakes', de: 'Rollen mit Bremsen' },
      {
        fr: 'Maintien de la valeur pendant les mouvements',
        en: 'Hold function for restless patients',
        de: 'Hold-Funktion bei Bewegung',
      },
      markedClassThree,
    ],
    applications: {
      fr: 'Dialyse, gériatrie, rééducation, oncologie, EHPAD',
      en: 'Dialysis, geriatrics, rehabilitation, oncology, care homes',
      de: 'Dialyse, Geriatrie, Rehabilitation, Onkologie, Pflegeheim',
    },
    display: {
      fr: 'LCD sur bras orientable, chiffres de 25 mm',
      en: 'LCD on swivel arm, 25 mm digits',
      de: 'LCD am Schwenkarm, Ziffern 25 mm',
    },
    interfaces: {
      fr: 'Aucune ou USB selon la ligne',
      en: 'None or USB depending on line',
      de: 'Keine oder USB, je nach Linie',
    },
    power: { fr: 'Batterie rechargeable, secteur', en: 'Rechargeable battery, mains', de: 'Akku, Netz' },
    material: {
      fr: 'Châssis acier laqué, assise en polyuréthane lavable',
      en: 'Painted steel frame, washable polyurethane seat',
      de: 'Lackierter Stahlrahmen, abwaschbarer Sitz aus Polyurethan',
    },
    calibration: factoryVerified,
    approvals: medicalClassThree,
    options: {
      fr: 'Toise, imprimante, ceinture de maintien',
      en: 'Height rod, printer, safety belt',
      de: 'Messstab, Drucker, Haltegurt',
    },
    ip: 'IP20',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'chair-rod',
        name: {
          fr: 'Règle de taille pour patient assis',
          en: 'Height measure for seated patients',
          de: 'Messstab für sitzende Patienten',
        },
        compatibility: { fr: 'Tous les fauteuils de pesée', en: 'All chair scales', de: 'Alle Stuhlwaagen' },
        priceCents: 14900,
      },
      {
        key: 'chair-printer',
        name: { fr: 'Imprimante de tickets', en: 'Receipt printer', de: 'Bondrucker' },
        compatibility: { fr: 'Fauteuils avec USB', en: 'Chair scales with USB', de: 'Stuhlwaagen mit USB' },
        priceCents: 22900,
        fits: { interfaces: ['USB'] },
        option: 1,
      },
      {
        key: 'chair-belt',
        name: {
          fr: 'Ceinture de maintien lavable',
          en: 'Washable safety belt',
          de: 'Abwaschbarer Haltegurt',
        },
        compatibility: { fr: 'Tous les fauteuils de pesée', en: 'All chair scales', de: 'Alle Stuhlwaagen' },
        priceCents: 5900,
      },
    ],
    lines: [
      {
        text: {
          fr: 'Léger et à roulettes de petit diamètre, il se déplace d’une main entre deux chambres. Les modèles de 250 kg couvrent la plupart des services ; le modèle à échelons multiples lit 50 g jusqu’à 150 kg.',
          en: 'Light, on small castors, it is moved with one hand between rooms. The 250 kg models cover most wards; the multi-interval one reads to 50 g up to 150 kg.',
          de: 'Leicht und mit kleinen Rollen, einhändig von Zimmer zu Zimmer zu schieben. Die Modelle mit 250 kg decken die meisten Stationen ab, das Mehrteilungsmodell zeigt bis 150 kg in Schritten von 50 g an.',
        },
        features: [
          { fr: 'Pliable pour le rangement', en: 'Folds for storage', de: 'Zum Verstauen klappbar' },
          {
            fr: 'Poignée de poussée à hauteur de hanche',
            en: 'Push handle at hip height',
            de: 'Schiebegriff in Hüfthöhe',
          },
        ],
        variants: [0, 2],
        level: 0.25,
        interfaces: { fr: 'Aucune', en: 'None', de: 'Keine' },
      },
      {
        text: {
          fr: 'Châssis renforcé et quatre grandes roulettes freinées pour les patients lourds. Sortie USB pour transférer le poids sec et le poids après dialyse au dossier.',
          en: 'Reinforced frame and four large braked castors for heavy patients. USB output to send dry weight and post-dialysis weight to the record.',
          de: 'Verstärkter Rahmen und vier große gebremste Rollen für schwere Patienten. USB-Ausgang, um Trockengewicht und Gewicht nach der Dialyse zu übertragen.',
        },
        features: [
          {
            fr: 'Quatre roulettes de 125 mm freinées',
            en: 'Four braked 125 mm castors',
            de: 'Vier gebremste Rollen, 125 mm',
          },
          {
            fr: 'Mémoire de poids avant et après séance',
            en: 'Memory for weight before and after treatment',
            de: 'Speicher für Gewicht vor und nach Behandlung',
          },
          { fr: 'Sortie USB', en: 'USB output', de: 'USB-Ausgang' },
        ],
        variants: [0, 1],
        level: 0.7,
        interfaces: { fr: 'USB', en: 'USB', de: 'USB' },
        ip: 'IP43',
      },
    ],
  },
}
