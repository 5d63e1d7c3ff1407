import type { KindTexts } from '#seed/kind-texts.ts'
import {
  besideLegalVerification,
  certificateOptional,
  factoryAdjusted,
  factoryVerified,
  markedClassThree,
  medicalClassThree,
} from '#seed/phrases.ts'

export const medical2: Record<string, KindTexts> = {
  wheelchair: {
    description: {
      fr: 'La plate-forme pour fauteuil roulant pèse le patient sans le transférer : on monte par la rampe, on serre les freins, puis on déduit le poids du fauteuil. Elle sert en rééducation, en gériatrie, en dialyse et en consultation. Mesurez le fauteuil le plus large, roues comprises, et la place pour tourner au pied de la rampe. La tare prédéterminée du fauteuil ne vaut que pour ce fauteuil, avec ses accessoires : repesez-le après tout changement de coussin ou de batterie. La portée doit couvrir patient et fauteuil ensemble.',
      en: 'A wheelchair scale weighs the patient without a transfer: drive up the ramp, apply the brakes, then deduct the weight of the chair. It is used in rehabilitation, geriatrics, dialysis and outpatient clinics. Measure your widest chair over the wheels, and the room to turn at the foot of the ramp. The preset tare of a chair is valid only for that chair with its accessories: weigh it again after any change of cushion or battery. The capacity must cover patient and chair together.',
      de: 'Die Rollstuhlwaage wiegt Patienten ohne Umsetzen: über die Rampe auffahren, Bremsen anziehen, Rollstuhlgewicht abziehen. Sie wird in Rehabilitation, Geriatrie, Dialyse und Ambulanz eingesetzt. Messen Sie den breitesten Rollstuhl über die Räder und den Wendeplatz am Fuß der Rampe. Eine Tara-Vorgabe gilt nur für diesen Rollstuhl mit seinem Zubehör: Nach dem Wechsel von Kissen oder Batterie neu wiegen. Die Höchstlast muss Patient und Rollstuhl zusammen abdecken.',
    },
    features: [
      {
        fr: 'Accès par rampe intégrée',
        en: 'Access by built-in ramp',
        de: 'Auffahrt über integrierte Rampe',
      },
      {
        fr: 'Tare prédéterminée pour plusieurs fauteuils',
        en: 'Preset tare for several chairs',
        de: 'Tara-Vorgabe für mehrere Rollstühle',
      },
      {
        fr: 'Maintien de la valeur pendant les mouvements',
        en: 'Hold function for restless patients',
        de: 'Hold-Funktion bei Bewegung',
      },
      {
        fr: 'Surface antidérapante désinfectable',
        en: 'Non-slip surface, wipe disinfection',
        de: 'Rutschfeste, desinfizierbare Oberfläche',
      },
      markedClassThree,
    ],
    applications: {
      fr: 'Rééducation, gériatrie, dialyse, EHPAD, consultation',
      en: 'Rehabilitation, geriatrics, dialysis, care homes, outpatient clinics',
      de: 'Rehabilitation, Geriatrie, Dialyse, Pflegeheim, Ambulanz',
    },
    display: {
      fr: 'LCD déporté sur câble, chiffres de 25 mm',
      en: 'Remote LCD on cable, 25 mm digits',
      de: 'Abgesetztes LCD am Kabel, Ziffern 25 mm',
    },
    interfaces: { fr: 'USB', en: 'USB', de: 'USB' },
    power: { fr: 'Batterie rechargeable, secteur', en: 'Rechargeable battery, mains', de: 'Akku, Netz' },
    material: {
      fr: 'Plate-forme aluminium nervurée',
      en: 'Ribbed aluminium platform',
      de: 'Gerippte Aluminiumplattform',
    },
    calibration: factoryAdjusted,
    approvals: medicalClassThree,
    options: {
      fr: 'Seconde rampe, main courante, valise, étiquettes de tare',
      en: 'Second ramp, handrail, case, tare labels',
      de: 'Zweite Rampe, Handlauf, Koffer, Tara-Etiketten',
    },
    ip: 'IP20',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'wheelchair-ramp',
        name: {
          fr: 'Rampe pour le second côté',
          en: 'Ramp for the second side',
          de: 'Rampe für die zweite Seite',
        },
        compatibility: {
          fr: 'Traversée sans demi-tour, toute la gamme',
          en: 'Drive-through without turning; all models',
          de: 'Durchfahrt ohne Wenden, alle Modelle',
        },
        priceCents: 18900,
        fits: { exceptLines: [1] },
        option: 0,
      },
      {
        key: 'wheelchair-handrail',
        name: { fr: 'Main courante démontable', en: 'Removable handrail', de: 'Abnehmbarer Handlauf' },
        compatibility: {
          fr: 'Plates-formes de 900 mm et plus',
          en: 'Platforms of 900 mm and more',
          de: 'Plattformen ab 900 mm',
        },
        priceCents: 26500,
        fits: { longestMm: { min: 900 } },
        option: 1,
      },
      {
        key: 'wheelchair-case',
        name: {
          fr: 'Valise de transport à roulettes',
          en: 'Wheeled transport case',
          de: 'Transportkoffer mit Rollen',
        },
        compatibility: {
          fr: 'Modèles pliables jusqu’à 300 kg',
          en: 'Folding models up to 300 kg',
          de: 'Klappbare Modelle bis 300 kg',
        },
        priceCents: 15900,
        fits: { maxKg: 300, lines: [0] },
        option: 2,
      },
      {
        key: 'wheelchair-chair-tare',
        name: {
          fr: 'Jeu d’étiquettes de tare pour 20 fauteuils',
          en: 'Tare labels for 20 wheelchairs',
          de: 'Tara-Etiketten für 20 Rollstühle',
        },
        compatibility: {
          fr: 'Tous les modèles, avec poids et date de contrôle',
          en: 'All models, with weight and check date',
          de: 'Alle Modelle, mit Gewicht und Prüfdatum',
        },
        priceCents: 3500,
      },
    ],
    lines: [
      {
        text: {
          fr: 'Pliable en deux et munie d’une poignée, elle se range contre un mur et suit le kinésithérapeute en visite. À poser sur un sol plan : un seuil sous un angle fausse la pesée.',
          en: 'Folds in two, has a carrying handle, stores against a wall and travels with the physiotherapist. Place it on a flat floor: a door sill under one corner makes the weight wrong.',
          de: 'In der Mitte klappbar mit Griff, an der Wand zu verstauen und beim Hausbesuch dabei. Auf ebenen Boden legen: Eine Türschwelle unter einer Ecke verfälscht den Wert.',
        },
        features: [
          {
            fr: 'Pliable, environ 20 kg, poignée et roulettes',
            en: 'Foldable, about 20 kg, handle and castors',
            de: 'Klappbar, etwa 20 kg, Griff und Rollen',
          },
          { fr: 'Plate-forme de 800 × 800 mm', en: '800 × 800 mm platform', de: 'Plattform 800 × 800 mm' },
        ],
        variants: [0, 2],
        level: 0.2,
        interfaces: { fr: 'Aucune', en: 'None', de: 'Keine' },
      },
      {
        text: {
          fr: 'Plate-forme de 1 000 × 1 000 mm à deux rampes pour fauteuils électriques, avec afficheur mural et mémoire de 99 fauteuils. Le modèle de 400 kg couvre un patient lourd et son fauteuil. La plate-forme se pose à demeure, en surface ou dans un cadre.',
          en: '1,000 × 1,000 mm platform with two ramps for power chairs, wall display and memory for 99 chairs. The 400 kg model covers a heavy patient and chair; install it permanently, on the surface or in a frame.',
          de: 'Plattform 1.000 × 1.000 mm mit zwei Rampen für Elektrorollstühle, Wandanzeige und Speicher für 99 Rollstühle. Das 400-kg-Modell deckt schwere Patienten samt Rollstuhl ab; fest aufstellen, auf dem Boden oder im Einbaurahmen.',
        },
        features: [
          {
            fr: 'Deux rampes, traversée sans demi-tour',
            en: 'Two ramps, drive through without turning',
            de: 'Zwei Rampen, Durchfahrt ohne Wenden',
          },
          {
            fr: 'Mémoire de 99 fauteuils',
            en: 'Memory for 99 wheelchairs',
            de: 'Speicher für 99 Rollstühle',
          },
          { fr: 'Afficheur mural de série', en: 'Wall display as standard', de: 'Wandanzeige serienmäßig' },
        ],
        variants: [1, 2],
        level: 0.7,
        ip: 'IP43',
        interfaces: { fr: 'RS-232, USB', en: 'RS-232, USB', de: 'RS-232, USB' },
      },
    ],
  },
  handrail: {
    description: {
      fr: 'Cette balance à main courante permet de peser debout une personne fragile, instable ou corpulente : elle se tient, le soignant lit l’afficheur à côté. La plate-forme est large et basse, sans bord vif. S’appuyer sur la main courante ne fausse rien, puisqu’elle est fixée à la plate-forme ; seul compte un appui extérieur, un mur ou le bras du soignant. La fonction de maintien garde la valeur affichée. Choisissez 300 kg pour le cabinet, 400 kg ou 500 kg pour un service bariatrique.',
      en: 'This handrail scale lets a frail, unsteady or heavy person be weighed standing: they hold on while the carer reads the display beside them. The platform is wide and low, without sharp edges. Leaning on the rail does no harm, since it is fixed to the platform; only support from outside counts, such as a wall or the carer’s arm. The hold function keeps the reading on the display. Choose 300 kg for a surgery, 400 kg or 500 kg for a bariatric ward.',
      de: 'Mit der Stehwaage mit Haltegriff werden gebrechliche, unsichere oder schwere Personen im Stehen gewogen: Sie halten sich fest, die Pflegekraft liest daneben ab. Die Plattform ist breit, niedrig und ohne scharfe Kante. Das Abstützen am Griff verfälscht nichts, denn er ist an der Plattform befestigt; es stört nur ein Halt von außen, an der Wand oder am Arm der Pflegekraft. Die Hold-Funktion hält den Wert in der Anzeige. Wählen Sie 300 kg für die Praxis, 400 kg oder 500 kg für die Adipositasstation.',
    },
    features: [
      { fr: 'Main courante sur trois côtés', en: 'Handrail on three sides', de: 'Haltegriff an drei Seiten' },
      {
        fr: 'Plate-forme large à faible hauteur',
        en: 'Wide, low platform',
        de: 'Breite, niedrige Plattform',
      },
      {
        fr: 'Maintien de la valeur après stabilisation',
        en: 'Value held once stable',
        de: 'Hold-Funktion nach Stabilisierung',
      },
      markedClassThree,
    ],
    applications: {
      fr: 'Gériatrie, chirurgie bariatrique, rééducation, diététique',
      en: 'Geriatrics, bariatric surgery, rehabilitation, dietetics',
      de: 'Geriatrie, Adipositaschirurgie, Rehabilitation, Ernährungsberatung',
    },
    display: {
      fr: 'LCD à hauteur des yeux, chiffres de 25 mm',
      en: 'LCD at eye level, 25 mm digits',
      de: 'LCD, Ziffern 25 mm',
    },
    interfaces: { fr: 'USB', en: 'USB', de: 'USB' },
    power: { fr: 'Batterie rechargeable, secteur', en: 'Rechargeable battery, mains', de: 'Akku, Netz' },
    material: {
      fr: 'Châssis acier laqué, surface caoutchouc',
      en: 'Painted steel frame, rubber surface',
      de: 'Lackierter Stahlrahmen, Gummioberfläche',
    },
    calibration: factoryAdjusted,
    approvals: medicalClassThree,
    options: {
      fr: 'Toise, imprimante, certificat d’étalonnage',
      en: 'Height rod, printer, calibration certificate',
      de: 'Messstab, Drucker, Kalibrierschein',
    },
    ip: 'IP20',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'handrail-rod',
        name: {
          fr: 'Toise mécanique fixée au montant',
          en: 'Mechanical height rod on the upright',
          de: 'Mechanischer Messstab am Ständer',
        },
        compatibility: {
          fr: 'Toutes les balances à main courante',
          en: 'All handrail scales',
          de: 'Alle Stehwaagen mit Haltegriff',
        },
        priceCents: 14900,
      },
      {
        key: 'handrail-printer',
        name: { fr: 'Imprimante de tickets', en: 'Receipt printer', de: 'Bondrucker' },
        compatibility: { fr: 'Modèles avec USB', en: 'Models with USB', de: 'Modelle mit USB' },
        priceCents: 22900,
        fits: { interfaces: ['USB'] },
      },
      {
        key: 'handrail-calibration',
        name: { fr: 'Certificat d’étalonnage', en: 'Calibration certificate', de: 'Kalibrierschein' },
        compatibility: besideLegalVerification,
        priceCents: 9500,
      },
    ],
    lines: [
      {
        text: {
          fr: 'Plate-forme de 550 × 550 mm et main courante démontable, pour la gériatrie et le cabinet. Les roulettes arrière permettent de la déplacer, puis elle repose sur quatre pieds réglables.',
          en: '550 × 550 mm platform and removable handrail, for geriatrics and surgeries. Rear castors let you move it; it then stands on four adjustable feet.',
          de: 'Plattform 550 × 550 mm und abnehmbarer Haltegriff, für Geriatrie und Praxis. Rollen hinten erleichtern das Versetzen, danach steht sie auf vier Stellfüßen.',
        },
        features: [
          {
            fr: 'Main courante démontable sans outil',
            en: 'Handrail removable without tools',
            de: 'Haltegriff werkzeuglos abnehmbar',
          },
          { fr: 'Plate-forme de 550 × 550 mm', en: '550 × 550 mm platform', de: 'Plattform 550 × 550 mm' },
        ],
        variants: [0, 2],
        level: 0.25,
      },
      {
        text: {
          fr: 'Pour le suivi bariatrique : plate-forme de 600 × 600 mm, structure renforcée et poignées doublées. Le modèle à échelons multiples lit 100 g jusqu’à 200 kg puis 200 g jusqu’à 400 kg ; celui de 500 kg lit 200 g.',
          en: 'For bariatric follow-up: 600 × 600 mm platform, reinforced structure and double handles. The multi-interval model reads to 100 g up to 200 kg, then 200 g up to 400 kg; the 500 kg model reads to 200 g.',
          de: 'Für die Adipositassprechstunde: Plattform 600 × 600 mm, verstärkter Aufbau und doppelte Griffe. Das Mehrteilungsmodell zeigt bis 200 kg in Schritten von 100 g an, danach bis 400 kg von 200 g, das 500-kg-Modell durchgehend von 200 g.',
        },
        features: [
          {
            fr: 'Portées de 400 kg et 500 kg',
            en: 'Capacities of 400 kg and 500 kg',
            de: 'Höchstlasten 400 kg und 500 kg',
          },
          {
            fr: 'Structure renforcée, poignées doublées',
            en: 'Reinforced structure, double handles',
            de: 'Verstärkter Aufbau, doppelte Griffe',
          },
          {
            fr: 'Calcul de l’IMC après saisie de la taille',
            en: 'BMI from keyed-in height',
            de: 'BMI nach Eingabe der Größe',
          },
        ],
        variants: [1, 2],
        level: 0.75,
      },
    ],
  },
  baby: {
    description: {
      fr: 'Le pèse-bébé s’emploie en maternité, en PMI, en cabinet de pédiatrie et à domicile. La coque doit être profonde, douce et facile à désinfecter, et l’afficheur doit filtrer les mouvements de l’enfant : vérifiez la fonction de maintien. C’est l’échelon qui compte : 2 g ou 5 g pour une tétée ou un prématuré, 10 g pour la consultation. Un diagnostic ou un dosage demande la classe III. Le modèle non vérifié convient à un suivi indicatif à la maison. Posez-le sur un meuble stable et gardez toujours une main près de l’enfant.',
      en: 'A baby scale is used in maternity units, child health clinics, paediatric surgeries and at home. The tray should be deep, smooth and easy to disinfect, and the display must filter the child’s movements: check the hold function. It is the interval that counts: 2 g or 5 g for a feed or a premature baby, 10 g for a consultation. Diagnosis and dosing require class III. The non-verified model suits indicative follow-up at home. Stand it on firm furniture and always keep a hand close to the child.',
      de: 'Die Säuglingswaage wird in Geburtshilfe, Beratungsstelle, Kinderarztpraxis und zu Hause eingesetzt. Die Mulde soll tief, glatt und leicht zu desinfizieren sein, die Anzeige muss Bewegungen des Kindes ausfiltern: auf die Hold-Funktion achten. Der Teilungswert entscheidet über den Nutzen: 2 g oder 5 g für eine Stillmahlzeit oder ein Frühgeborenes, 10 g für die Sprechstunde. Diagnose und Dosierung verlangen Klasse III. Das ungeeichte Modell eignet sich für Richtwerte zu Hause. Stabil aufstellen und immer eine Hand am Kind lassen.',
    },
    features: [
      {
        fr: 'Coque profonde aux bords arrondis',
        en: 'Deep tray with rounded edges',
        de: 'Tiefe Mulde mit runden Kanten',
      },
      {
        fr: 'Affichage filtré malgré les mouvements',
        en: 'Display filtered against movement',
        de: 'Bewegungsfilter in der Anzeige',
      },
      {
        fr: 'Maintien du poids après retrait de l’enfant',
        en: 'Weight held after the child is lifted',
        de: 'Wert bleibt nach dem Herausnehmen stehen',
      },
      {
        fr: 'Nettoyage par essuyage désinfectant',
        en: 'Cleaned by disinfecting wipe',
        de: 'Reinigung per Desinfektionstuch',
      },
      { fr: 'Tare pour lange ou serviette', en: 'Tare for nappy or towel', de: 'Tara für Windel oder Tuch' },
    ],
    applications: {
      fr: 'Maternité, pédiatrie, PMI, sage-femme (modèles vérifiés seulement), domicile',
      en: 'Maternity, paediatrics, child health clinics, midwives (verified models only), home',
      de: 'Geburtshilfe, Pädiatrie, Hebamme, Beratungsstelle (nur konformitätsbewertete Modelle), zu Hause',
    },
    display: {
      fr: 'LCD rétroéclairé, chiffres de 25 mm',
      en: 'Backlit LCD, 25 mm digits',
      de: 'LCD hinterleuchtet, Ziffern 25 mm',
    },
    interfaces: { fr: 'Aucune', en: 'None', de: 'Keine' },
    power: { fr: 'Piles ou secteur', en: 'Batteries or mains', de: 'Batterien oder Netz' },
    material: {
      fr: 'Coque ABS amovible, châssis acier',
      en: 'Removable ABS tray, steel frame',
      de: 'Abnehmbare ABS-Mulde, Stahlrahmen',
    },
    calibration: certificateOptional,
    approvals: {
      fr: 'Version vérifiée : classe III, CE, M, (UE) 2017/745 ; autre : hors médical',
      en: 'Verified version: class III, CE and M, (EU) 2017/745; other: non-medical',
      de: 'Konformitätsbewertet: Klasse III, CE und M, (EU) 2017/745; sonst nicht medizinisch',
    },
    options: {
      fr: 'Toise, valise, drap jetable',
      en: 'Baby height measure, case, paper roll',
      de: 'Messstab, Koffer, Einweglaken',
    },
    ip: 'IP20',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'baby-rod',
        name: {
          fr: 'Toise bébé, à poser sur la coque',
          en: 'Baby height measure, placed on the tray',
          de: 'Babymessstab, auf die Mulde zu legen',
        },
        compatibility: { fr: 'Coques jusqu’à 600 mm', en: 'Trays up to 600 mm', de: 'Mulden bis 600 mm' },
        priceCents: 6900,
        fits: { longestMm: { max: 600 } },
      },
      {
        key: 'baby-case',
        name: { fr: 'Valise de transport', en: 'Carrying case', de: 'Transportkoffer' },
        compatibility: { fr: 'Tous les pèse-bébés', en: 'All baby scales', de: 'Alle Säuglingswaagen' },
        priceCents: 7900,
      },
      {
        key: 'baby-sheet',
        name: {
          fr: 'Rouleau de papier pour coque (50 m)',
          en: 'Paper roll for the tray (50 m)',
          de: 'Papierrolle für die Mulde (50 m)',
        },
        compatibility: {
          fr: 'Tous les pèse-bébés, à tarer avant la pesée',
          en: 'All baby scales, tare before weighing',
          de: 'Alle Säuglingswaagen, vor dem Wiegen tarieren',
        },
        priceCents: 1900,
      },
      {
        key: 'baby-toddler-pan',
        name: {
          fr: 'Plateau pour enfant debout',
          en: 'Standing platform for toddlers',
          de: 'Standplatte für Kleinkinder',
        },
        compatibility: {
          fr: 'Modèles de 20 kg livrés sans plate-forme enfant',
          en: '20 kg models supplied without a toddler platform',
          de: '20-kg-Modelle ohne mitgelieferte Standplatte',
        },
        priceCents: 5900,
        fits: { minKg: 20, exceptLines: [1] },
      },
    ],
    lines: [
      {
        text: {
          fr: 'Pour la maternité et la néonatalogie : échelon de 2 g jusqu’à 6 kg sur le modèle à échelons multiples, de 5 g sur l’autre. La pesée avant et après la tétée se calcule au clavier.',
          en: 'For maternity and neonatal care: 2 g interval up to 6 kg on the multi-interval model, 5 g on the other. The difference before and after a feed is worked out at the keypad.',
          de: 'Für Geburtshilfe und Neonatologie: Teilungswert 2 g bis 6 kg beim Mehrteilungsmodell, 5 g beim anderen. Die Differenz vor und nach dem Stillen wird am Bedienfeld berechnet.',
        },
        features: [
          {
            fr: 'Calcul de la prise par tétée',
            en: 'Feed intake calculation',
            de: 'Berechnung der Trinkmenge',
          },
          markedClassThree,
          { fr: 'Coque de 600 × 280 mm', en: '600 × 280 mm tray', de: 'Mulde 600 × 280 mm' },
        ],
        variants: [0, 2],
        level: 0.5,
        interfaces: { fr: 'Bluetooth', en: 'Bluetooth', de: 'Bluetooth' },
      },
      {
        text: {
          fr: 'La coque se retire et le plateau devient une plate-forme pour enfant debout jusqu’à 20 kg : un seul appareil de la naissance à la maternelle, pour la PMI et le pédiatre. Classe III, échelons de 5 g ou 10 g.',
          en: 'The tray lifts off and the base becomes a platform for standing children up to 20 kg: one device from birth to nursery school, for clinics and paediatricians. Class III, 5 g or 10 g intervals.',
          de: 'Die Mulde ist abnehmbar, der Unterbau wird zur Standplatte für Kinder bis 20 kg: ein Gerät von der Geburt bis zum Kindergarten, für Beratungsstelle und Kinderarzt. Klasse III, Eichwerte 5 g oder 10 g.',
        },
        features: [
          {
            fr: 'Coque amovible, enfant debout jusqu’à 20 kg',
            en: 'Removable tray, standing child up to 20 kg',
            de: 'Abnehmbare Mulde, Kind stehend bis 20 kg',
          },
          {
            fr: 'Deux postures, un seul appareil',
            en: 'Two positions, one device',
            de: 'Zwei Positionen, ein Gerät',
          },
          {
            fr: 'Marquages CE et M de classe III',
            en: 'CE and M marking in class III',
            de: 'Klasse III mit CE- und M-Kennzeichnung',
          },
        ],
        variants: [1, 3],
        level: 0.7,
        power: { fr: 'Piles et secteur', en: 'Batteries and mains', de: 'Batterien und Netz' },
      },
      {
        text: {
          fr: 'Modèle non vérifié, pour un suivi indicatif à la maison, échelon affiché de 10 g. Il ne sert ni à la prescription, ni au dosage, ni au suivi d’une prise en charge médicale.',
          en: 'Non-verified model, for indicative follow-up at home, 10 g readability. It must not be used for prescribing, dosing or follow-up of medical care.',
          de: 'Ungeeichtes Modell für Richtwerte zu Hause, Ablesbarkeit 10 g. Es dient weder der Verordnung noch der Dosierung noch der medizinischen Verlaufskontrolle.',
        },
        features: [
          {
            fr: 'Usage indicatif, hors métrologie légale',
            en: 'Indicative use, outside legal metrology',
            de: 'Richtwert, nicht eichpflichtig',
          },
          {
            fr: 'Arrêt automatique, piles standard',
            en: 'Automatic switch-off, standard batteries',
            de: 'Abschaltautomatik, Standardbatterien',
          },
        ],
        variants: [4],
        level: 0.05,
      },
    ],
  },
  bed: {
    description: {
      fr: 'Le pèse-lit pèse un patient alité sans le lever : réanimation, dialyse, gériatrie, soins palliatifs. Quatre capteurs se placent sous les roulettes du lit ou deux rails sous les montants ; l’indicateur tient compte du lit, des draps et de l’équipement par tare. Repérez tout ce qui touche le lit sans être pesé : tuyau, sonde, poche, main posée sur la barre ; c’est la première source d’erreur. La portée doit couvrir le lit et le patient ensemble : 300 kg peut être juste pour un lit électrique.',
      en: 'A bed scale weighs a patient in bed without getting them up: intensive care, dialysis, geriatrics, palliative care. Four load cells go under the bed castors or two rails under the legs; the indicator deducts the bed, linen and equipment by tare. Look for anything that touches the bed without being weighed, such as a tube, a bag or a hand on the rail: it is the main source of error. The capacity must cover bed and patient together: 300 kg may be tight for an electric bed.',
      de: 'Die Bettenwaage wiegt Patienten ohne Aufstehen: Intensivstation, Dialyse, Geriatrie, Palliativpflege. Vier Wägezellen kommen unter die Bettrollen oder zwei Schienen unter die Beine; Bett, Wäsche und Geräte zieht das Anzeigegerät über die Tara ab. Achten Sie auf alles, was das Bett berührt, ohne mitgewogen zu werden: Schlauch, Sonde, Beutel, Hand am Gitter. Das ist die häufigste Fehlerquelle. Die Höchstlast muss Bett und Patient zusammen abdecken, 300 kg können beim Elektrobett knapp sein.',
    },
    features: [
      {
        fr: 'Pesée au lit sans transfert du patient',
        en: 'Weighing in bed, no patient transfer',
        de: 'Wiegen im Bett ohne Umlagern',
      },
      {
        fr: 'Tare du lit et des accessoires en mémoire',
        en: 'Stored tare for bed and accessories',
        de: 'Gespeicherte Tara für Bett und Zubehör',
      },
      {
        fr: 'Suivi du poids entre deux pesées',
        en: 'Weight change between two weighings',
        de: 'Gewichtsänderung zwischen zwei Wägungen',
      },
      markedClassThree,
    ],
    applications: {
      fr: 'Réanimation, dialyse, gériatrie, soins palliatifs',
      en: 'Intensive care, dialysis, geriatrics, palliative care',
      de: 'Intensivstation, Dialyse, Geriatrie, Palliativpflege',
    },
    display: {
      fr: 'LCD sur chariot ou mât, chiffres de 25 mm',
      en: 'LCD on trolley or pole, 25 mm digits',
      de: 'LCD an Wagen oder Stange, Ziffern 25 mm',
    },
    interfaces: { fr: 'RS-232', en: 'RS-232', de: 'RS-232' },
    power: { fr: 'Batterie rechargeable', en: 'Rechargeable battery', de: 'Akku' },
    material: {
      fr: 'Capteurs acier laqué, câbles gainés',
      en: 'Painted steel load cells, sheathed cables',
      de: 'Wägezellen aus lackiertem Stahl, ummantelte Kabel',
    },
    calibration: factoryVerified,
    approvals: medicalClassThree,
    options: {
      fr: 'Chariot, relève-lit, imprimante',
      en: 'Trolley, bed lifter, printer',
      de: 'Transportwagen, Bettheber, Drucker',
    },
    ip: 'IP40',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'bed-trolley',
        name: {
          fr: 'Chariot de transport et de rangement',
          en: 'Transport and storage trolley',
          de: 'Transport- und Aufbewahrungswagen',
        },
        compatibility: {
          fr: 'Jeu de quatre capteurs ou deux rails',
          en: 'Set of four load cells or two rails',
          de: 'Satz aus vier Wägezellen oder zwei Schienen',
        },
        priceCents: 42000,
      },
      {
        key: 'bed-lifter',
        name: {
          fr: 'Relève-lit à levier, quatre patins',
          en: 'Lever bed lifter, four pads',
          de: 'Bettheber mit Hebel, vier Auflagen',
        },
        compatibility: {
          fr: 'Lits à roulettes, tous les modèles',
          en: 'Beds on castors, all models',
          de: 'Betten mit Rollen, alle Modelle',
        },
        priceCents: 56000,
        fits: { exceptLines: [1] },
        option: 1,
      },
      {
        key: 'bed-printer',
        name: { fr: 'Imprimante de tickets', en: 'Receipt printer', de: 'Bondrucker' },
        compatibility: { fr: 'Modèles avec RS-232', en: 'Models with RS-232', de: 'Modelle mit RS-232' },
        priceCents: 22900,
        fits: { interfaces: ['RS-232'] },
      },
    ],
    lines: [
      {
        text: {
          fr: 'Quatre capteurs indépendants, un sous chaque roulette, pour lits de toutes largeurs. Les câbles rejoignent l’indicateur par le chariot ; le modèle à échelons multiples lit 100 g jusqu’à 250 kg.',
          en: 'Four separate load cells, one under each castor, for beds of any width. The cables meet at the indicator on the trolley; the multi-interval model reads to 100 g up to 250 kg.',
          de: 'Vier einzelne Wägezellen, je eine unter jeder Rolle, für Betten jeder Breite. Die Kabel laufen am Wagen zusammen, das Mehrteilungsmodell zeigt bis 250 kg in Schritten von 100 g an.',
        },
        features: [
          {
            fr: 'Quatre capteurs pour lits de toute largeur',
            en: 'Four load cells for any bed width',
            de: 'Vier Wägezellen für jede Bettbreite',
          },
          {
            fr: 'Portée de 500 kg, lit compris',
            en: '500 kg capacity, bed included',
            de: 'Höchstlast 500 kg, einschließlich Bett',
          },
        ],
        variants: [0, 1],
        level: 0.7,
      },
      {
        text: {
          fr: 'Deux rails plats sur lesquels on roule le lit : installation en une minute, pas de câble à croiser. Le modèle de 300 kg convient aux lits légers ; prenez 500 kg pour un lit électrique ou bariatrique.',
          en: 'Two flat rails onto which the bed is rolled: set up in a minute, no cables to cross. The 300 kg model suits light beds; take 500 kg for an electric or bariatric bed.',
          de: 'Zwei flache Schienen, auf die das Bett gerollt wird: in einer Minute aufgebaut, ohne Kabel zu kreuzen. Das 300-kg-Modell passt für leichte Betten, für Elektro- oder Schwerlastbetten 500 kg wählen.',
        },
        features: [
          {
            fr: 'Deux rails avec rampes d’accès intégrées',
            en: 'Two rails with built-in ramps',
            de: 'Zwei Schienen mit integrierten Rampen',
          },
          {
            fr: 'Lit roulé dessus, sans levage',
            en: 'Bed rolled on, no lifting',
            de: 'Bett wird aufgerollt, ohne Anheben',
          },
          {
            fr: 'Indicateur sur mât escamotable',
            en: 'Indicator on a folding pole',
            de: 'Anzeigegerät an klappbarer Stange',
          },
        ],
        variants: [1, 2],
        level: 0.35,
      },
    ],
  },
}
