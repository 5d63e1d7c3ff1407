import type { KindTexts } from '#seed/kind-texts.ts'
import { externalAdjustment, markingOfClassThree, verifiedByModel } from '#seed/phrases.ts'

export const industrial3: Record<string, KindTexts> = {
  crane: {
    description: {
      fr: 'Le crochet peseur se place entre le pont roulant et la charge et pèse pendant la manutention. C’est à la fois un instrument de pesage et un accessoire de levage, soumis à ce titre à la directive Machines puis au règlement (UE) 2023/1230. Respectez la charge maximale d’utilisation, qui inclut élingues et palonnier, et écartez-vous de la charge pour lire. Un modèle de classe III est nécessaire pour vendre ou facturer au poids ; les modèles hors métrologie légale conviennent au contrôle et à la sécurité. Pesez sans balancement, crochet libre en rotation, et contrôlez régulièrement crochet, manille et linguet.',
      en: 'A crane scale hangs between the hoist and the load and weighs during handling. It is both a weighing instrument and a lifting accessory, and as such comes under the Machinery Directive and in future Regulation (EU) 2023/1230. Observe the maximum working load, which includes slings and spreader beam, and stand clear when reading. A class III model is needed to sell or invoice by weight; models outside legal metrology suit checking and safety. Weigh without swing, with the hook free to rotate, and inspect hook, shackle and latch regularly.',
      de: 'Die Kranwaage hängt zwischen Hebezeug und Last und wiegt bei der Handhabung. Sie ist Waage und Lastaufnahmemittel zugleich und fällt deshalb unter die Maschinenrichtlinie, künftig unter die Verordnung (EU) 2023/1230. Die maximale Tragfähigkeit schließt Anschlagmittel und Traverse ein; zum Ablesen Abstand halten. Für Verkauf oder Abrechnung nach Gewicht braucht es Klasse III; ungeeichte Modelle dienen der Kontrolle und Sicherheit. Ohne Pendeln und mit frei drehendem Haken wiegen, Haken, Schäkel und Sicherungsklappe regelmäßig prüfen.',
    },
    features: [
      {
        fr: 'Crochet rotatif avec linguet de sécurité',
        en: 'Swivel hook with safety latch',
        de: 'Drehbarer Haken mit Sicherungsklappe',
      },
      {
        fr: 'Lecture à distance, charge en l’air',
        en: 'Remote reading with the load suspended',
        de: 'Bei hängender Last aus sicherem Abstand ablesbar',
      },
      { fr: 'Maintien de valeur (hold) et tare', en: 'Hold function and tare', de: 'Hold-Funktion und Tara' },
      { fr: 'Alerte de surcharge', en: 'Overload warning', de: 'Überlastwarnung' },
    ],
    applications: {
      fr: 'Ponts roulants, sidérurgie, mécanique, bois, recyclage',
      en: 'Overhead cranes, steel, engineering, timber, recycling',
      de: 'Brückenkrane, Stahl, Maschinenbau, Holz, Recycling',
    },
    display: {
      fr: 'LED rouge, chiffres de 30 mm',
      en: 'Red LED, 30 mm digits',
      de: 'Rote LED, Ziffernhöhe 30 mm',
    },
    interfaces: {
      fr: 'Radio 433/868 MHz',
      en: '433/868 MHz radio',
      de: 'Funk 433/868 MHz',
    },
    power: {
      fr: 'Batterie rechargeable, au moins 35 h',
      en: 'Rechargeable battery, at least 35 h',
      de: 'Akku, mindestens 35 h',
    },
    material: {
      fr: 'Boîtier aluminium, crochet et manille en acier forgé',
      en: 'Aluminium housing, forged steel hook and shackle',
      de: 'Aluminiumgehäuse, Haken und Schäkel aus Schmiedestahl',
    },
    calibration: {
      fr: 'Ajustage sur banc de traction ; étalonnage en option',
      en: 'Adjusted on a tension rig; calibration optional',
      de: 'Justierung am Zugprüfstand; Kalibrierung optional',
    },
    approvals: verifiedByModel,
    options: {
      fr: 'Télécommande, afficheur radio, manille, certificat de traction',
      en: 'Remote control, radio display, shackle, proof-load certificate',
      de: 'Fernbedienung, Funkanzeige, Schäkel, Zugprüfbescheinigung',
    },
    ip: 'IP54',
    warrantyMonths: 12,
    accessories: [
      {
        key: 'crane-remote',
        name: { fr: 'Télécommande de rechange', en: 'Spare remote control', de: 'Ersatz-Fernbedienung' },
        compatibility: { fr: 'Tous les modèles radio', en: 'All radio models', de: 'Alle Funkmodelle' },
        priceCents: 9500,
        fits: { interfaces: ['Radio 433 MHz', 'Radio 433/868 MHz', 'Radio 868 MHz'] },
        option: 0,
      },
      {
        key: 'crane-radio-display',
        name: {
          fr: 'Afficheur radio mural, chiffres de 100 mm',
          en: 'Wall-mounted radio display, 100 mm digits',
          de: 'Funk-Wandanzeige, Ziffernhöhe 100 mm',
        },
        compatibility: {
          fr: 'Modèles avec radio 868 MHz',
          en: 'Models with 868 MHz radio',
          de: 'Modelle mit Funk 868 MHz',
        },
        priceCents: 82000,
        fits: { interfaces: ['Radio 868 MHz'] },
        option: 1,
      },
      {
        key: 'crane-shackle-3t',
        name: { fr: 'Manille de suspension 3 t', en: 'Suspension shackle, 3 t', de: 'Aufhängeschäkel 3 t' },
        compatibility: { fr: 'Modèles jusqu’à 3 t', en: 'Models up to 3 t', de: 'Modelle bis 3 t' },
        priceCents: 3900,
        fits: { maxKg: 3000 },
      },
      {
        key: 'crane-shackle-15t',
        name: {
          fr: 'Manille de suspension 15 t',
          en: 'Suspension shackle, 15 t',
          de: 'Aufhängeschäkel 15 t',
        },
        compatibility: { fr: 'Modèles de plus de 3 t', en: 'Models above 3 t', de: 'Modelle über 3 t' },
        priceCents: 14500,
        fits: { minKg: 5000, maxKg: 15000 },
      },
      {
        key: 'crane-proof-load',
        name: { fr: 'Certificat de traction', en: 'Proof-load certificate', de: 'Zugprüfbescheinigung' },
        compatibility: {
          fr: 'Tous les modèles, à demander à la commande',
          en: 'All models, to be requested when ordering',
          de: 'Alle Modelle, bei Bestellung anzugeben',
        },
        priceCents: 16500,
      },
      {
        key: 'crane-certificate',
        name: { fr: 'Certificat d’étalonnage', en: 'Calibration certificate', de: 'Kalibrierschein' },
        compatibility: { fr: 'Tous les modèles', en: 'All models', de: 'Alle Modelle' },
        priceCents: 21000,
      },
    ],
    lines: [
      {
        text: {
          fr: 'Une balance compacte à suspendre au palan, lue directement sur sa face et pilotée par une petite télécommande. Elle sert à connaître une charge avant de la déplacer ou à contrôler une livraison. Non vérifiée, elle ne sert pas à facturer.',
          en: 'A compact scale to hang from a hoist, read on its own face and driven by a small remote control. It tells you how heavy a load is before you move it, or checks a delivery. Being unverified, it is not for invoicing.',
          de: 'Kompakte Waage zum Einhängen in den Kettenzug, direkt ablesbar und über eine kleine Fernbedienung zu bedienen. Sie zeigt die Last vor dem Verfahren an oder prüft eine Lieferung. Ungeeicht, daher nicht für die Abrechnung.',
        },
        features: [
          {
            fr: 'Hauteur perdue réduite sous le palan',
            en: 'Little headroom lost under the hoist',
            de: 'Geringe verlorene Bauhöhe',
          },
          {
            fr: 'Contrôle et sécurité, non vérifié',
            en: 'Checking and safety, not verified',
            de: 'Kontrolle und Sicherheit, ungeeicht',
          },
        ],
        variants: [6, 7, 8, 9],
        level: 0.03,
        interfaces: {
          fr: 'Télécommande infrarouge',
          en: 'Infrared remote control',
          de: 'Infrarot-Fernbedienung',
        },
      },
      {
        text: {
          fr: 'Crochet de classe III pour l’atelier, du palan de 300 kg au pont de 6 t. L’échelon suit la portée, de 100 g à 2 kg, et la portée minimale vaut 20 e. Idéal pour vendre des tôles, du bois ou des ferrailles au poids.',
          en: 'A class III crane scale for the workshop, from a 300 kg hoist to a 6 t crane. The interval follows the capacity, from 100 g to 2 kg, and the minimum capacity is 20 e. It suits the sale of sheet metal, timber or scrap by weight.',
          de: 'Kranwaage der Klasse III für die Werkstatt, vom 300-kg-Kettenzug bis zum 6-t-Kran. Der Eichwert folgt der Höchstlast, von 100 g bis 2 kg, die Mindestlast beträgt 20 e. Passend für den Verkauf von Blechen, Holz oder Schrott nach Gewicht.',
        },
        features: [
          markingOfClassThree,
          {
            fr: 'Télécommande radio 433 MHz, portée 15 m',
            en: '433 MHz radio remote control, 15 m range',
            de: 'Funkfernbedienung 433 MHz, Reichweite 15 m',
          },
        ],
        variants: [0, 1, 2, 3, 4],
        level: 0.35,
        interfaces: { fr: 'Radio 433 MHz', en: '433 MHz radio', de: 'Funk 433 MHz' },
      },
      {
        text: {
          fr: 'Pour les charges lourdes : 3 à 15 t, avec afficheur radio portable tenu par le pontier. La batterie tient plusieurs équipes et se remplace sans dépose du crochet. Non vérifié, il s’emploie pour le contrôle et l’équilibrage des charges.',
          en: 'For heavy loads: 3 to 15 t, with a portable radio display held by the crane driver. The battery lasts several shifts and can be swapped without taking the scale down. Unverified, it is used for checking and balancing loads.',
          de: 'Für schwere Lasten: 3 bis 15 t mit tragbarer Funkanzeige für den Kranführer. Der Akku hält mehrere Schichten und wird getauscht, ohne die Waage abzuhängen. Ungeeicht, für Kontrolle und Lastausgleich.',
        },
        features: [
          {
            fr: 'Afficheur portable par radio 868 MHz',
            en: 'Portable display over 868 MHz radio',
            de: 'Tragbare Anzeige über Funk 868 MHz',
          },
          {
            fr: 'Batterie échangeable sans démontage',
            en: 'Battery swapped with the scale in place',
            de: 'Akkutausch ohne Demontage',
          },
          {
            fr: 'Contrôle seulement, non vérifié',
            en: 'Checking only, not verified',
            de: 'Nur zur Kontrolle, ungeeicht',
          },
        ],
        variants: [7, 8, 9, 10],
        level: 0.3,
        interfaces: { fr: 'Radio 868 MHz', en: '868 MHz radio', de: 'Funk 868 MHz' },
        power: {
          fr: 'Deux batteries échangeables, environ 80 h',
          en: 'Two exchangeable batteries, about 80 h',
          de: 'Zwei Wechselakkus, etwa 80 h',
        },
      },
      {
        text: {
          fr: 'Classe III avec terminal radio : le poids s’imprime au pied du pont et chaque transmission entre dans la mémoire alibi. La pesée de livraison reste consultable plus tard. Le terminal totalise les charges d’un camion.',
          en: 'Class III with a radio terminal: the weight is printed at floor level and each transmission is stored in the alibi memory, so a delivery weighing can be looked up later. The terminal totals the loads of one lorry.',
          de: 'Klasse III mit Funkterminal: Das Gewicht wird unten am Terminal gedruckt, jede Übertragung steht im Alibispeicher und bleibt später nachlesbar. Das Terminal summiert die Lasten eines Lkw.',
        },
        features: [
          {
            fr: 'Terminal radio avec mémoire alibi',
            en: 'Radio terminal with alibi memory',
            de: 'Funkterminal mit Alibispeicher',
          },
          {
            fr: 'Total par camion ou par commande',
            en: 'Totals per lorry or per order',
            de: 'Summen je Lkw oder Auftrag',
          },
        ],
        variants: [2, 3, 4, 5],
        level: 0.75,
        interfaces: {
          fr: 'Radio 868 MHz, RS-232, USB',
          en: '868 MHz radio, RS-232, USB',
          de: 'Funk 868 MHz, RS-232, USB',
        },
      },
      {
        text: {
          fr: 'Boîtier inox étanche IP67 et écran thermique sous le corps de mesure, pour la fonderie, la forge et les cours extérieures. Éloignez le crochet du rayonnement direct : la chaleur use la batterie et fausse la mesure. Classe III.',
          en: 'A sealed IP67 stainless housing with a heat shield under the measuring body, for foundries, forges and outdoor yards. Keep the scale out of direct radiation: heat wears the battery and upsets the measurement. Class III.',
          de: 'Dichtes Edelstahlgehäuse in IP67 mit Hitzeschild unter dem Messkörper für Gießerei, Schmiede und Außenplatz. Direkte Strahlung vermeiden: Wärme schadet dem Akku und verfälscht die Messung. Klasse III.',
        },
        features: [
          { fr: 'Écran thermique démontable', en: 'Removable heat shield', de: 'Abnehmbarer Hitzeschild' },
          {
            fr: 'Boîtier inox IP67 pour l’extérieur',
            en: 'IP67 stainless housing for outdoor use',
            de: 'Edelstahlgehäuse IP67 für den Außeneinsatz',
          },
        ],
        variants: [1, 2, 3, 4, 5],
        level: 0.9,
        ip: 'IP67',
        material: {
          fr: 'Boîtier inox, crochet et manille en acier forgé',
          en: 'Stainless housing, forged steel hook and shackle',
          de: 'Edelstahlgehäuse, Haken und Schäkel aus Schmiedestahl',
        },
      },
    ],
  },

  counting: {
    description: {
      fr: 'La balance compteuse divise un poids par le poids unitaire d’une pièce pour afficher un nombre. Vis, joints, composants ou étiquettes se comptent ainsi en quelques secondes. Pour choisir : une pièce doit peser nettement plus que l’échelon affiché, et l’échantillon de référence doit en compter assez pour lisser les écarts. Les modèles hors métrologie légale, plus fins, servent à l’inventaire et à la préparation. Dès que le poids affiché sert à vendre ou à facturer, prenez un modèle de classe III.',
      en: 'A counting scale divides a weight by the unit weight of one piece and displays a number. Screws, seals, components or labels are counted in seconds. To choose: one piece must weigh clearly more than the displayed interval, and the reference sample must hold enough pieces to average out differences. Models outside legal metrology read more finely and serve for stocktaking and picking. As soon as the displayed weight is used to sell or invoice, take a class III model.',
      de: 'Die Zählwaage teilt ein Gewicht durch das Stückgewicht und zeigt eine Stückzahl. Schrauben, Dichtungen, Bauteile oder Etiketten sind so in Sekunden gezählt. Für die Auswahl gilt: Ein Teil muss deutlich mehr wiegen als der angezeigte Teilungswert, und die Referenzmenge muss Streuungen ausgleichen. Ungeeichte Modelle lösen feiner auf und dienen Inventur und Kommissionierung. Sobald das angezeigte Gewicht für Verkauf oder Rechnung gilt, ist ein Modell der Klasse III zu nehmen.',
    },
    features: [
      {
        fr: 'Trois afficheurs : poids, poids unitaire, nombre',
        en: 'Three displays: weight, unit weight, count',
        de: 'Drei Anzeigen: Gewicht, Stückgewicht, Stückzahl',
      },
      {
        fr: 'Échantillon saisi par pesée ou au clavier',
        en: 'Sample entered by weighing or keypad',
        de: 'Referenz durch Wägen oder über Tastatur',
      },
      {
        fr: 'Affinage automatique du poids unitaire',
        en: 'Automatic refinement of the unit weight',
        de: 'Automatische Optimierung des Stückgewichts',
      },
      {
        fr: 'Tare et totalisation des comptages',
        en: 'Tare and totalising of counts',
        de: 'Tara und Summierung der Zählungen',
      },
    ],
    applications: {
      fr: 'Inventaire, kits, visserie, électronique, conditionnement',
      en: 'Stocktaking, kitting, fasteners, electronics, packing',
      de: 'Inventur, Kits, Schrauben, Elektronik, Verpackung',
    },
    display: {
      fr: 'Trois LCD rétroéclairés, chiffres de 20 mm',
      en: 'Three backlit LCDs, 20 mm digits',
      de: 'Drei hinterleuchtete LCDs, Ziffernhöhe 20 mm',
    },
    interfaces: { fr: 'RS-232', en: 'RS-232', de: 'RS-232' },
    power: {
      fr: 'Secteur 230 V et batterie, au moins 70 h',
      en: '230 V mains and battery, at least 70 h',
      de: '230-V-Netz und Akku, mindestens 70 h',
    },
    material: {
      fr: 'Boîtier ABS, plateau inox',
      en: 'ABS housing, stainless plate',
      de: 'ABS-Gehäuse, Edelstahlplatte',
    },
    calibration: externalAdjustment,
    approvals: verifiedByModel,
    options: {
      fr: 'Plate-forme de quantité, imprimante, lecteur code-barres',
      en: 'Bulk platform, label printer, barcode reader',
      de: 'Mengenplattform, Etikettendrucker, Barcodeleser',
    },
    ip: 'IP40',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'counting-bulk-platform',
        name: {
          fr: 'Plate-forme de quantité 60 kg',
          en: 'Bulk platform, 60 kg',
          de: 'Mengenplattform 60 kg',
        },
        compatibility: {
          fr: 'Modèles à entrée deuxième plate-forme',
          en: 'Models with second platform input',
          de: 'Modelle mit Eingang für zweite Plattform',
        },
        priceCents: 36500,
        fits: { lines: [1] },
        option: 0,
      },
      {
        key: 'counting-label-printer',
        name: { fr: 'Imprimante d’étiquettes', en: 'Label printer', de: 'Etikettendrucker' },
        compatibility: {
          fr: 'Tous les modèles RS-232 ou USB',
          en: 'All RS-232 or USB models',
          de: 'Alle Modelle mit RS-232 oder USB',
        },
        priceCents: 32500,
        fits: { interfaces: ['RS-232', 'USB'] },
        option: 1,
      },
      {
        key: 'counting-barcode-reader',
        name: { fr: 'Lecteur de code-barres', en: 'Barcode reader', de: 'Barcodeleser' },
        compatibility: {
          fr: 'Modèles à mémoire d’articles',
          en: 'Models with item memory',
          de: 'Modelle mit Artikelspeicher',
        },
        priceCents: 14500,
        fits: { lines: [3, 4] },
        option: 2,
      },
    ],
    lines: [
      {
        text: {
          fr: 'La compteuse de base, à placer devant l’opérateur : échantillon, tare, comptage, rien d’autre. Pour préparer des kits et vérifier des livraisons. Hors métrologie légale, les pesées restent internes.',
          en: 'The basic counting scale, placed in front of the operator: sample, tare, count, nothing else. For kitting and checking deliveries. Outside legal metrology, its weighings remain internal.',
          de: 'Die einfache Zählwaage vor dem Bediener: Referenz, Tara, Zählen, sonst nichts. Für Kits und zur Kontrolle von Lieferungen. Ungeeicht, die Wägungen bleiben innerbetrieblich.',
        },
        features: [
          {
            fr: 'Format réduit, plateau 225 × 295 mm',
            en: 'Small footprint, 225 × 295 mm plate',
            de: 'Geringe Stellfläche, Wägeplatte 225 × 295 mm',
          },
          {
            fr: 'Usage interne, non vérifiée',
            en: 'Internal use, not verified',
            de: 'Innerbetriebliche Nutzung, ungeeicht',
          },
        ],
        variants: [0, 1, 2, 3],
        level: 0.05,
        interfaces: { fr: 'Aucune', en: 'None', de: 'Keine' },
      },
      {
        text: {
          fr: 'Système à deux balances : le poids unitaire se mesure sur le petit plateau fin, les quantités sur une plate-forme de quantité. Il compte un seau de rivets aussi juste qu’un sachet. La plate-forme se commande à part.',
          en: 'A two-scale system: unit weight is measured on the fine small plate and quantities on a bulk platform. A bucket of rivets is counted as reliably as a small bag. The platform is ordered separately.',
          de: 'Zweiwaagensystem: Das Stückgewicht wird auf der feinen kleinen Platte ermittelt, die Menge auf einer Mengenplattform. Ein Eimer Nieten ist so genau gezählt wie ein Beutel. Die Plattform ist separat zu bestellen.',
        },
        features: [
          {
            fr: 'Entrée deuxième plate-forme',
            en: 'Second platform input',
            de: 'Eingang für zweite Plattform',
          },
          {
            fr: 'Bascule entre les plates-formes par une touche',
            en: 'Switches platform with one key',
            de: 'Plattformwechsel per Taste',
          },
        ],
        variants: [0, 1, 2, 3],
        level: 0.55,
        interfaces: {
          fr: 'RS-232, 2e plate-forme',
          en: 'RS-232, second platform',
          de: 'RS-232, zweite Plattform',
        },
      },
      {
        text: {
          fr: 'Classe III : on vend au poids et on compte sur le même appareil. L’échelon de vérification est plus gros que celui d’une compteuse non vérifiée, d’où des pièces plus lourdes ou un échantillon plus nombreux. Alimentation par batterie pour les chantiers et dépôts.',
          en: 'Class III: sell by weight and count on the same instrument. The verification interval is coarser than on an unverified counting scale, so use heavier pieces or a larger sample. Battery power for yards and depots.',
          de: 'Klasse III: Verkaufen nach Gewicht und Zählen auf einem Gerät. Der Eichwert ist gröber als bei einer ungeeichten Zählwaage, daher schwerere Teile oder größere Referenzmengen einplanen. Akkubetrieb für Hof und Lager.',
        },
        features: [
          markingOfClassThree,
          { fr: 'Autonomie jusqu’à 120 h', en: 'Battery life up to 120 h', de: 'Akkulaufzeit bis 120 h' },
        ],
        variants: [4, 5, 6, 7],
        level: 0.35,
      },
      {
        text: {
          fr: 'Mémoire de mille articles avec poids unitaire, désignation et seuils : l’opérateur scanne la référence et compte. Chaque comptage sort sur étiquette avec code-barres. Faite pour l’inventaire tournant et la préparation de pièces détachées.',
          en: 'Memory for a thousand items with unit weight, name and limits: scan the reference and count. Each count comes out on a barcoded label. Made for cycle counting and spare-parts picking.',
          de: 'Speicher für tausend Artikel mit Stückgewicht, Bezeichnung und Grenzwerten: Referenz scannen und zählen. Jede Zählung kommt als Etikett mit Barcode. Für laufende Inventur und Ersatzteil-Kommissionierung.',
        },
        features: [
          {
            fr: 'Mille articles en mémoire',
            en: 'A thousand items in memory',
            de: 'Tausend Artikel im Speicher',
          },
          {
            fr: 'Lecteur et imprimante d’étiquettes raccordables',
            en: 'Barcode reader and label printer connections',
            de: 'Anschluss für Barcodeleser und Etikettendrucker',
          },
        ],
        variants: [0, 1, 2, 3],
        level: 0.75,
        interfaces: { fr: 'USB, RS-232', en: 'USB, RS-232', de: 'USB, RS-232' },
      },
      {
        text: {
          fr: 'La version vérifiée connectée : classe III, USB vers l’ERP et mémoire d’articles, pour les comptoirs qui vendent de la visserie au poids ou à la pièce. Boîtier IP54, tolérant à la poussière d’atelier. Vérifiez avec nous la partie du ticket qui porte le poids.',
          en: 'The connected verified version: class III, USB to the ERP and an item memory, for trade counters that sell fasteners by weight or piece. IP54 housing for workshop dust. Ask us where on the ticket the weight is printed.',
          de: 'Die vernetzte konformitätsbewertete Ausführung: Klasse III, USB zum ERP und Artikelspeicher, für Theken, an denen Schrauben nach Gewicht oder Stück verkauft werden. Gehäuse IP54 gegen Werkstattstaub. Klären Sie mit uns, welcher Teil des Belegs das Gewicht ausweist.',
        },
        features: [
          {
            fr: 'Classe III avec mémoire d’articles',
            en: 'Class III with item memory',
            de: 'Klasse III mit Artikelspeicher',
          },
          {
            fr: 'Boîtier IP54 contre la poussière',
            en: 'IP54 housing against dust',
            de: 'Gehäuse IP54 gegen Staub',
          },
          {
            fr: 'USB vers logiciel de gestion',
            en: 'USB to management software',
            de: 'USB zur Warenwirtschaft',
          },
        ],
        variants: [4, 5, 6, 7],
        level: 0.9,
        ip: 'IP54',
        interfaces: { fr: 'USB, RS-232', en: 'USB, RS-232', de: 'USB, RS-232' },
      },
    ],
  },

  weighbridge: {
    description: {
      fr: 'Le pont-bascule pèse camions et remorques à l’entrée et à la sortie d’un site : carrière, silo, déchèterie, plate-forme logistique. Choisissez la longueur d’après l’ensemble le plus long, qui doit tenir entier sur le tablier : pour une transaction, il n’est pas permis de peser un véhicule en plusieurs fois et d’additionner. Avec e = 20 kg, la portée minimale est de 400 kg. Hors-sol ou en fosse, il lui faut des accès horizontaux, un sol porteur et un drainage. Tout modèle est de classe III ; en France, il se vérifie chaque année et passe une révision périodique tous les deux ans. Prévoyez l’accès d’un camion de masses.',
      en: 'A weighbridge weighs lorries and trailers entering and leaving a site: quarry, silo, recycling centre, logistics yard. Choose the length from your longest vehicle, which must stand wholly on the deck: for trade, a vehicle may not be weighed in several operations whose results are added up. With e = 20 kg the minimum capacity is 400 kg. Above ground or in a pit, it needs level approaches, bearing ground and drainage. Every model is class III; in France it is verified every year and overhauled every two years. Allow access for a test-weight lorry.',
      de: 'Die Fahrzeugwaage erfasst Lkw und Anhänger bei Ein- und Ausfahrt: Steinbruch, Silo, Recyclinghof, Logistik. Die Länge richtet sich nach dem längsten Zug, der ganz auf der Brücke stehen muss: Im geschäftlichen Verkehr ist es nicht zulässig, ein Fahrzeug achsweise zu wiegen und die Ergebnisse zu addieren. Bei e = 20 kg beträgt die Mindestlast 400 kg. Oberflur oder in der Grube sind waagerechte Auffahrten, tragfähiger Grund und Entwässerung nötig. Jedes Modell entspricht Klasse III; in Frankreich wird es jährlich geprüft und alle zwei Jahre einer Revision (révision périodique) unterzogen. Die Zufahrt für einen Prüfgewichtswagen ist einzuplanen.',
    },
    features: [
      {
        fr: 'Capteurs IP68, protection contre la foudre',
        en: 'IP68 load cells with lightning protection',
        de: 'Wägezellen IP68 mit Blitzschutz',
      },
      {
        fr: 'Pesée entrée et sortie avec calcul du net',
        en: 'In and out weighing with net calculation',
        de: 'Ein- und Ausgangswägung mit Nettoberechnung',
      },
      {
        fr: 'Tabliers jusqu’à 20 m, largeur 3 m',
        en: 'Decks up to 20 m long, 3 m wide',
        de: 'Brücken bis 20 m Länge, 3 m breit',
      },
      markingOfClassThree,
    ],
    applications: {
      fr: 'Carrières, céréales, déchets, logistique, industrie',
      en: 'Quarries, grain, waste, logistics, industry',
      de: 'Steinbrüche, Getreide, Entsorgung, Logistik, Industrie',
    },
    display: {
      fr: 'Indicateur de bureau et répétiteur extérieur',
      en: 'Office indicator and outdoor remote display',
      de: 'Anzeigegerät im Büro und Außenanzeige',
    },
    interfaces: {
      fr: 'Ethernet, logiciel de transport (TMS), borne, caméra',
      en: 'Ethernet, transport software (TMS), kiosk, camera',
      de: 'Ethernet, Transportsoftware (TMS), Terminal, Kamera',
    },
    power: { fr: 'Secteur 230 V', en: '230 V mains', de: '230-V-Netz' },
    material: {
      fr: 'Acier galvanisé ou béton, selon version',
      en: 'Galvanised steel or concrete, depending on version',
      de: 'Verzinkter Stahl oder Beton, je nach Ausführung',
    },
    calibration: {
      fr: 'Ajustage sur place par masses ; étalonnage en option',
      en: 'On-site adjustment with weights; calibration optional',
      de: 'Justierung vor Ort mit Gewichten; Kalibrierung optional',
    },
    approvals: markingOfClassThree,
    options: {
      fr: 'Borne, feux, caméra de plaques, logiciel, génie civil',
      en: 'Kiosk, traffic lights, number-plate camera, software, civil works',
      de: 'Terminal, Ampeln, Kennzeichenkamera, Software, Bauarbeiten',
    },
    ip: 'IP68',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'weighbridge-kiosk',
        name: { fr: 'Borne chauffeur', en: 'Driver kiosk', de: 'Fahrerterminal' },
        compatibility: {
          fr: 'Tous les ponts avec liaison Ethernet',
          en: 'All weighbridges with Ethernet',
          de: 'Alle Brücken mit Ethernet',
        },
        priceCents: 485000,
        fits: { interfaces: ['Ethernet'], exceptLines: [2] },
        option: 0,
      },
      {
        key: 'weighbridge-lights',
        name: {
          fr: 'Feux rouge et vert, paire',
          en: 'Red and green traffic lights, pair',
          de: 'Ampel rot/grün, Paar',
        },
        compatibility: { fr: 'Tous les modèles', en: 'All models', de: 'Alle Modelle' },
        priceCents: 89000,
        fits: { exceptLines: [2] },
        option: 1,
      },
      {
        key: 'weighbridge-camera',
        name: {
          fr: 'Caméra de lecture de plaques',
          en: 'Number-plate reading camera',
          de: 'Kennzeichenkamera',
        },
        compatibility: {
          fr: 'Avec logiciel de pesage',
          en: 'With weighing software',
          de: 'Mit Wägesoftware',
        },
        priceCents: 265000,
        fits: { exceptLines: [2] },
        option: 2,
      },
      {
        key: 'weighbridge-software',
        name: { fr: 'Logiciel de bons de pesée', en: 'Weighing-ticket software', de: 'Wiegeschein-Software' },
        compatibility: {
          fr: 'Tous les ponts avec liaison Ethernet',
          en: 'All weighbridges with Ethernet',
          de: 'Alle Brücken mit Ethernet',
        },
        priceCents: 149000,
        fits: { interfaces: ['Ethernet'], exceptLines: [2] },
        option: 3,
      },
      {
        key: 'weighbridge-printer',
        name: { fr: 'Imprimante de bons de pesée', en: 'Weighing-ticket printer', de: 'Wiegescheindrucker' },
        compatibility: { fr: 'Tous les indicateurs', en: 'All indicators', de: 'Alle Anzeigegeräte' },
        priceCents: 39500,
      },
      {
        key: 'weighbridge-guardrail',
        name: { fr: 'Garde-corps latéraux', en: 'Side guard rails', de: 'Seitliche Leitplanken' },
        compatibility: {
          fr: 'Ponts hors-sol, selon longueur',
          en: 'Above-ground bridges, by length',
          de: 'Oberflurbrücken, je nach Länge',
        },
        priceCents: null,
        fits: { exceptLines: [1] },
      },
      {
        key: 'weighbridge-civil-works',
        name: {
          fr: 'Génie civil et pose',
          en: 'Civil works and installation',
          de: 'Bauarbeiten und Montage',
        },
        compatibility: { fr: 'Après visite du site', en: 'After a site visit', de: 'Nach Ortstermin' },
        priceCents: null,
      },
    ],
    lines: [
      {
        text: {
          fr: 'Pont hors-sol à tablier métallique galvanisé, posé sur massifs ou dalle avec rampes d’accès : peu de terrassement, et il se déménage. Le nettoyage sous le tablier reste facile. Convient aux sites provisoires ou au sol peu drainé.',
          en: 'An above-ground bridge with a galvanised steel deck, set on footings or a slab with approach ramps: little excavation, and it can be relocated. Cleaning underneath stays easy. Suits temporary sites or poorly drained ground.',
          de: 'Oberflurbrücke mit verzinkter Stahlplattform auf Fundamenten oder Platte mit Auffahrrampen: wenig Erdarbeit und versetzbar. Darunter lässt sich gut reinigen. Für befristete Standorte oder schlecht entwässerten Boden.',
        },
        features: [
          {
            fr: 'Éléments démontables et transportables',
            en: 'Bolted sections that can be moved',
            de: 'Demontierbare, transportable Segmente',
          },
          {
            fr: 'Accès direct sous le tablier',
            en: 'Direct access under the deck',
            de: 'Direkter Zugang unter der Brücke',
          },
        ],
        variants: [0, 1, 2, 3],
        level: 0.15,
        material: { fr: 'Acier galvanisé', en: 'Galvanised steel', de: 'Verzinkter Stahl' },
      },
      {
        text: {
          fr: 'Pont en fosse à tablier béton, au niveau de la voirie : les véhicules tournent autour sans rampe. Le béton absorbe bruit et vibrations. Prévoyez pompe de relevage, trappes de visite et accès aux capteurs dès le plan.',
          en: 'A pit-mounted bridge with a concrete deck, flush with the roadway: vehicles manoeuvre around it without ramps. Concrete dampens noise and vibration. Plan the sump pump, inspection hatches and load-cell access from the drawing stage.',
          de: 'Grubenbrücke mit Betonplattform, bündig zur Fahrbahn: Fahrzeuge rangieren ohne Rampen. Beton dämpft Lärm und Vibration. Pumpensumpf, Revisionsklappen und Zugang zu den Wägezellen gehören von Anfang an in den Plan.',
        },
        features: [
          {
            fr: 'Tablier béton affleurant la voirie',
            en: 'Concrete deck flush with the roadway',
            de: 'Betonplattform bündig zur Fahrbahn',
          },
          {
            fr: 'Trappes de visite pour les capteurs',
            en: 'Inspection hatches for the load cells',
            de: 'Revisionsklappen für die Wägezellen',
          },
        ],
        variants: [1, 2, 3, 4],
        level: 0.7,
        material: {
          fr: 'Tablier béton, cadre acier',
          en: 'Concrete deck, steel frame',
          de: 'Betonplattform, Stahlrahmen',
        },
      },
      {
        text: {
          fr: 'Pont sans opérateur : borne chauffeur, feux, lecture de plaques et logiciel de bons de pesée. Le chauffeur pèse sans attendre et les deux passages sont rapprochés automatiquement. Les modèles à échelons multiples affichent par échelons de 10 kg jusqu’à 30 t, puis de 20 kg.',
          en: 'An unattended bridge: driver kiosk, lights, number-plate reading and ticket software. The driver weighs without waiting and the two passes are matched automatically. Multi-interval models read in 10 kg steps up to 30 t, then in 20 kg steps.',
          de: 'Fahrzeugwaage ohne Personal: Fahrerterminal, Ampeln, Kennzeichenerfassung und Wiegeschein-Software. Der Fahrer wiegt ohne Wartezeit, beide Durchfahrten werden zusammengeführt. Mehrteilungsmodelle zeigen bis 30 t in Schritten von 10 kg an, danach von 20 kg.',
        },
        features: [
          {
            fr: 'Borne et feux pour pesée sans opérateur',
            en: 'Kiosk and lights for unattended weighing',
            de: 'Terminal und Ampel für bedienerlose Wägung',
          },
          {
            fr: 'Lecture automatique des plaques',
            en: 'Automatic number-plate reading',
            de: 'Automatische Kennzeichenerfassung',
          },
          {
            fr: 'Bons de pesée et mémoire alibi',
            en: 'Weighing tickets and alibi memory',
            de: 'Wiegescheine und Alibispeicher',
          },
        ],
        variants: [0, 2, 3, 4],
        level: 0.95,
      },
    ],
  },
}
