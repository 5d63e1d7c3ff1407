import type { KindTexts } from '#seed/kind-texts.ts'
import {
  besideLegalVerification,
  directiveClassThree,
  factoryAdjusted,
  markedClassThree,
  plasticHousing,
} from '#seed/phrases.ts'

export const commercial2: Record<string, KindTexts> = {
  'self-service': {
    description: {
      fr: 'La balance libre-service est utilisée par le client lui-même : il pose son sac, choisit l’article à l’écran et colle l’étiquette. Elle équipe le rayon fruits et légumes et le vrac. L’essentiel est la simplicité : images nettes, recherche par nom, tare du sac ou du bocal expliquée à l’écran. Prévoyez une arrivée réseau, un sol stable et un accès facile au rouleau d’étiquettes, qui se change plusieurs fois par semaine. La vignette verte de la vérification reste visible du client.',
      en: 'A self-service scale is operated by the customers themselves: they put down the bag, pick the item on the screen and stick on the label. It belongs in fruit and vegetable departments and bulk-food aisles. What counts is simplicity: clear pictures, search by name, and the tare of the bag or jar explained on screen. Plan for a network socket, a firm floor and easy access to the label roll, which is changed several times a week. In France the green verification sticker must stay visible to the customer.',
      de: 'Die Selbstbedienungswaage bedient der Kunde selbst: Beutel auflegen, Artikel am Bildschirm wählen, Etikett aufkleben. Sie steht in der Obst- und Gemüseabteilung und am Unverpackt-Regal. Entscheidend ist die Einfachheit: klare Bilder, Suche nach Namen, verständliche Führung beim Tarieren von Beutel oder Glas. Planen Sie Netzwerkanschluss, festen Boden und freien Zugang zur Etikettenrolle ein, die mehrmals pro Woche gewechselt wird. In Frankreich muss die grüne Prüfmarke für Kunden sichtbar bleiben.',
    },
    features: [
      {
        fr: 'Écran tactile avec articles en images',
        en: 'Touchscreen with pictures of the items',
        de: 'Touchscreen mit Artikelbildern',
      },
      {
        fr: 'Étiquette avec code-barres pour la caisse',
        en: 'Label with barcode for the till',
        de: 'Etikett mit Strichcode für die Kasse',
      },
      {
        fr: 'Échelons multiples, classe III, CE et M',
        en: 'Multi-interval, class III, CE and M',
        de: 'Mehrteilungswaage, Klasse III, CE und M',
      },
      {
        fr: 'Mise à jour des prix par le réseau',
        en: 'Price updates over the network',
        de: 'Preispflege über das Netzwerk',
      },
      {
        fr: 'Plateau inox de 380 × 245 mm',
        en: 'Stainless steel pan, 380 × 245 mm',
        de: 'Edelstahlplatte 380 × 245 mm',
      },
    ],
    applications: {
      fr: 'Fruits et légumes, vrac, graines, bonbons, quincaillerie au poids',
      en: 'Fruit and vegetables, bulk foods, seeds, sweets, hardware by weight',
      de: 'Obst und Gemüse, Unverpackt, Saaten, Süßwaren, Schrauben nach Gewicht',
    },
    display: {
      fr: 'Écran tactile couleur, 12 à 15 pouces',
      en: 'Colour touchscreen, 12 to 15 inches',
      de: 'Farb-Touchscreen, 12 bis 15 Zoll',
    },
    interfaces: { fr: 'Ethernet, Wi-Fi', en: 'Ethernet, Wi-Fi', de: 'Ethernet, WLAN' },
    power: { fr: 'Secteur 230 V', en: '230 V mains', de: 'Netz 230 V' },
    material: plasticHousing,
    calibration: factoryAdjusted,
    approvals: directiveClassThree,
    options: {
      fr: 'Caméra de reconnaissance, support mural, papier sans support',
      en: 'Recognition camera, wall bracket, linerless paper',
      de: 'Erkennungskamera, Wandhalter, trägerlose Etiketten',
    },
    ip: 'IP32',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'self-service-camera',
        name: {
          fr: 'Caméra de reconnaissance des articles avec logiciel',
          en: 'Item recognition camera with software',
          de: 'Kamera zur Artikelerkennung mit Software',
        },
        compatibility: {
          fr: 'Toute la gamme ; nécessite le réseau Ethernet',
          en: 'All models; needs Ethernet',
          de: 'Alle Modelle; Ethernet erforderlich',
        },
        priceCents: 69000,
        fits: { interfaces: ['Ethernet'] },
      },
      {
        key: 'self-service-wall-bracket',
        name: { fr: 'Support mural en acier', en: 'Steel wall bracket', de: 'Wandhalter aus Stahl' },
        compatibility: {
          fr: 'Modèles jusqu’à 15 kg, mur porteur',
          en: 'Models up to 15 kg, load-bearing wall',
          de: 'Modelle bis 15 kg, tragende Wand',
        },
        priceCents: 24500,
        fits: { maxKg: 15 },
      },
      {
        key: 'self-service-linerless',
        name: {
          fr: 'Étiquettes sans support (linerless), 12 rouleaux',
          en: 'Linerless labels, 12 rolls',
          de: 'Trägerlose Etiketten (Linerless), 12 Rollen',
        },
        compatibility: {
          fr: 'Imprimantes équipées pour papier sans support',
          en: 'Printers equipped for linerless paper',
          de: 'Drucker mit Linerless-Ausstattung',
        },
        priceCents: 8400,
        fits: { lines: [1] },
        option: 2,
      },
    ],
    lines: [
      {
        text: {
          fr: 'Sur comptoir ou sur meuble, avec un écran de 12 pouces et une imprimante à étiquettes classiques. Elle convient au premier rayon en libre-service : une centaine d’articles tient en quelques pages d’images.',
          en: 'For a counter or stand, with a 12-inch screen and a printer for ordinary labels. It suits a first self-service area: about a hundred items fit on a few pages of pictures.',
          de: 'Für Theke oder Verkaufsmöbel, mit 12-Zoll-Bildschirm und Drucker für übliche Etiketten. Passend für die erste SB-Abteilung: Rund hundert Artikel finden auf wenigen Bildseiten Platz.',
        },
        features: [
          {
            fr: 'Écran de 12 pouces, choix par image ou numéro',
            en: '12-inch screen, choice by picture or number',
            de: '12-Zoll-Bildschirm, Auswahl per Bild oder Nummer',
          },
          {
            fr: 'Rouleau d’étiquettes changé par l’avant',
            en: 'Label roll changed from the front',
            de: 'Etikettenrolle von vorn wechselbar',
          },
        ],
        variants: [0, 1],
        level: 0.2,
        display: {
          fr: 'Écran tactile couleur 12 pouces',
          en: '12-inch colour touchscreen',
          de: 'Farb-Touchscreen 12 Zoll',
        },
      },
      {
        text: {
          fr: 'Pour les magasins à fort passage et le vrac : écran de 15 pouces, tare de contenant guidée pas à pas et impression sans support, qui ne laisse pas de papier au sol. La caméra de reconnaissance en option propose les articles les plus probables ; le client confirme toujours.',
          en: 'For busy shops and bulk aisles: 15-inch screen, step-by-step container tare and linerless printing, which leaves no backing paper on the floor. The optional recognition camera suggests the likeliest items; the customer always confirms.',
          de: 'Für stark besuchte Märkte und Unverpackt-Abteilungen: 15-Zoll-Bildschirm, schrittweise geführte Gefäßtara und trägerloser Druck ohne Papierabfall am Boden. Die optionale Kamera schlägt die wahrscheinlichsten Artikel vor, der Kunde bestätigt immer.',
        },
        features: [
          {
            fr: 'Écran de 15 pouces incliné',
            en: 'Tilted 15-inch screen',
            de: 'Geneigter 15-Zoll-Bildschirm',
          },
          {
            fr: 'Tare de contenant guidée à l’écran',
            en: 'Container tare guided on screen',
            de: 'Gefäßtara mit Bildschirmführung',
          },
          { fr: 'Impression sans papier support', en: 'Linerless printing', de: 'Trägerloser Druck' },
        ],
        variants: [0, 1],
        level: 0.7,
        display: {
          fr: 'Écran tactile couleur 15 pouces, incliné',
          en: '15-inch colour touchscreen, tilted',
          de: 'Farb-Touchscreen 15 Zoll, geneigt',
        },
        power: {
          fr: 'Secteur 230 V, mise en veille automatique',
          en: '230 V mains, automatic standby',
          de: 'Netz 230 V, automatischer Ruhezustand',
        },
      },
    ],
  },
  'hanging-retail': {
    description: {
      fr: 'La balance suspendue libère le plan de travail : le plateau pend au-dessus de l’étal, l’affichage reste à hauteur des yeux. Elle est appréciée à la poissonnerie, aux fruits et légumes et sur les marchés couverts. Faites contrôler le point d’accroche : il doit porter le poids de la balance et de la charge et ne pas vibrer avec la ventilation. Attendez que le plateau cesse de se balancer avant de lire, et retirez l’eau restée dans le bac avant la mise à zéro.',
      en: 'A hanging scale frees the worktop: the pan hangs above the display of goods and the reading stays at eye level. It is popular at fish counters, in fruit and vegetable departments and in market halls. Have the suspension point checked: it must carry the scale plus the load and must not pick up vibration from ventilation. Wait until the pan stops swinging before reading, and pour out any water left in the tray before zero setting.',
      de: 'Die hängende Ladenwaage hält die Arbeitsfläche frei: Die Schale hängt über der Ware, die Anzeige bleibt auf Augenhöhe. Beliebt ist sie an der Fischtheke, bei Obst und Gemüse und in der Markthalle. Lassen Sie den Aufhängepunkt prüfen: Er muss Waage und Last tragen und darf keine Schwingungen der Lüftung übertragen. Lesen Sie erst ab, wenn die Schale ruhig hängt, und entfernen Sie Restwasser vor der Nullstellung.',
    },
    features: [
      {
        fr: 'Plateau inox suspendu de 400 mm de diamètre',
        en: 'Hanging stainless steel pan, 400 mm diameter',
        de: 'Hängende Edelstahlschale, Durchmesser 400 mm',
      },
      {
        fr: 'Poids, prix unitaire et prix à payer',
        en: 'Weight, unit price and price to pay',
        de: 'Gewicht, Grundpreis und Kaufpreis',
      },
      { fr: 'Affichage sur deux faces', en: 'Display on both faces', de: 'Anzeige auf beiden Seiten' },
      markedClassThree,
    ],
    applications: {
      fr: 'Poissonnerie, fruits et légumes, marchés couverts',
      en: 'Fish counters, fruit and vegetables, market halls',
      de: 'Fischtheke, Obst und Gemüse, Markthalle',
    },
    display: {
      fr: 'LCD rétroéclairé sur deux faces, chiffres de 25 mm',
      en: 'Backlit LCD on both faces, 25 mm digits',
      de: 'LCD hinterleuchtet, beidseitig, Ziffern 25 mm',
    },
    interfaces: { fr: 'Ethernet, RS-232', en: 'Ethernet, RS-232', de: 'Ethernet, RS-232' },
    power: {
      fr: 'Secteur 230 V par le plafond',
      en: '230 V mains from the ceiling',
      de: 'Netz 230 V von der Decke',
    },
    material: {
      fr: 'Corps en aluminium, plateau et crochet en inox',
      en: 'Aluminium body, stainless steel pan and hook',
      de: 'Aluminiumgehäuse, Schale und Haken aus Edelstahl',
    },
    calibration: factoryAdjusted,
    approvals: directiveClassThree,
    options: {
      fr: 'Chaîne de rallonge, bac profond, imprimante déportée',
      en: 'Extension chain, deep tray, remote printer',
      de: 'Verlängerungskette, tiefe Schale, abgesetzter Drucker',
    },
    ip: 'IP54',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'hanging-retail-chain',
        name: {
          fr: 'Chaîne de suspension en inox, 1 m',
          en: 'Stainless steel suspension chain, 1 m',
          de: 'Aufhängekette aus Edelstahl, 1 m',
        },
        compatibility: {
          fr: 'Toutes les balances suspendues',
          en: 'All hanging retail scales',
          de: 'Alle hängenden Ladenwaagen',
        },
        priceCents: 5900,
      },
      {
        key: 'hanging-retail-tray',
        name: {
          fr: 'Bac profond en inox avec trous d’écoulement',
          en: 'Deep stainless steel tray with drain holes',
          de: 'Tiefe Edelstahlschale mit Ablauflöchern',
        },
        compatibility: {
          fr: 'Remplace le plateau de 400 mm',
          en: 'Replaces the 400 mm pan',
          de: 'Ersetzt die 400-mm-Schale',
        },
        priceCents: 11500,
      },
      {
        key: 'hanging-retail-calibration',
        name: { fr: 'Certificat d’étalonnage', en: 'Calibration certificate', de: 'Kalibrierschein' },
        compatibility: besideLegalVerification,
        priceCents: 8900,
      },
    ],
    lines: [
      {
        text: {
          fr: 'Une balance poids-prix suspendue avec clavier sous l’afficheur, pour un vendeur et un rayon. Les articles se rappellent par une touche ; aucune liaison réseau n’est nécessaire pour travailler.',
          en: 'A hanging price-computing scale with the keyboard below the display, for one seller and one counter. Items are recalled with one key; no network is needed to work.',
          de: 'Eine hängende preisrechnende Waage mit Tastatur unter der Anzeige, für einen Verkäufer und eine Abteilung. Artikel werden per Taste aufgerufen, ein Netzwerk ist nicht nötig.',
        },
        features: [
          { fr: '60 touches article directes', en: '60 preset item keys', de: '60 Artikel-Direkttasten' },
          { fr: 'Fonctionne sans réseau', en: 'Works without a network', de: 'Arbeitet ohne Netzwerk' },
        ],
        variants: [0, 1],
        level: 0.25,
        interfaces: { fr: 'RS-232', en: 'RS-232', de: 'RS-232' },
      },
      {
        text: {
          fr: 'Pour la marée et les zones humides : tête étanche, clavier à membrane et imprimante de tickets en réseau, installée au sec. Plusieurs têtes suspendues partagent les mêmes articles et le même ticket.',
          en: 'For fish and wet areas: sealed head, membrane keyboard and a networked receipt printer installed in a dry place. Several hanging heads share the same items and the same receipt.',
          de: 'Für Fisch und Nassbereiche: dichter Wägekopf, Folientastatur und vernetzter Bondrucker an trockener Stelle. Mehrere hängende Waagen teilen Artikelstamm und Bon.',
        },
        features: [
          {
            fr: 'Tête étanche lavable au jet',
            en: 'Sealed head, hose-down safe',
            de: 'Dichter, abspritzbarer Wägekopf',
          },
          {
            fr: 'Ticket imprimé sur imprimante déportée',
            en: 'Receipt printed on a remote printer',
            de: 'Bon auf abgesetztem Drucker',
          },
          {
            fr: 'Articles partagés par Ethernet',
            en: 'Items shared over Ethernet',
            de: 'Gemeinsamer Artikelstamm per Ethernet',
          },
        ],
        variants: [0, 1],
        level: 0.8,
        ip: 'IP65',
        material: {
          fr: 'Corps, plateau et crochet en acier inoxydable',
          en: 'Stainless steel body, pan and hook',
          de: 'Gehäuse, Schale und Haken aus Edelstahl',
        },
      },
    ],
  },
  'portion-kitchen': {
    description: {
      fr: 'La balance de portion sert à peser les ingrédients, à doser les portions et à tenir le coût d’une recette en cuisine, en pâtisserie et au snack. Pour une recette interne, un modèle non vérifié suffit ; dès que le poids fixe un prix ou une quantité vendue, il faut une version de classe III, soumise à la vérification périodique. Choisissez l’échelon d’après le plus petit ingrédient : 0,1 g pour la levure, le sel ou les gélifiants, 1 g pour les portions, 2 g pour les pâtons. Regardez aussi l’étanchéité : une balance de cuisine meurt plus souvent d’humidité que de surcharge.',
      en: 'A portion scale weighs ingredients, measures out servings and keeps recipe costs under control in kitchens, pastry shops and snack bars. For in-house recipes a non-verified model is enough; as soon as the weight sets a price or a quantity sold, a class III version is needed, subject to periodic verification. Choose the interval from the smallest ingredient: 0.1 g for yeast, salt or gelling agents, 1 g for servings, 2 g for dough pieces. Look at the sealing too: kitchen scales die of moisture more often than of overload.',
      de: 'Mit der Portionswaage werden in Küche, Konditorei und Imbiss Zutaten gewogen, Portionen bemessen und Rezeptkosten im Griff gehalten. Für interne Rezepte genügt ein ungeeichtes Modell; sobald das Gewicht einen Preis oder eine verkaufte Menge bestimmt, braucht es eine Ausführung der Klasse III, die wiederkehrend zu prüfen oder zu eichen ist. Wählen Sie die Ablesbarkeit nach der kleinsten Zutat: 0,1 g für Hefe, Salz oder Geliermittel, 1 g für Portionen, 2 g für Teiglinge. Achten Sie auch auf die Schutzart: Küchenwaagen fallen öfter durch Feuchtigkeit als durch Überlast aus.',
    },
    features: [
      { fr: 'Plateau inox amovible', en: 'Removable stainless steel pan', de: 'Abnehmbare Edelstahlplatte' },
      {
        fr: 'Tare sur toute l’étendue de pesage',
        en: 'Tare over the whole weighing range',
        de: 'Tara über den gesamten Wägebereich',
      },
      {
        fr: 'Fonctionnement sans prise électrique',
        en: 'Works away from a socket',
        de: 'Betrieb ohne Steckdose',
      },
      {
        fr: 'Arrêt automatique débrayable',
        en: 'Automatic switch-off (can be disabled)',
        de: 'Abschaltautomatik, ausschaltbar',
      },
      {
        fr: 'Pieds antidérapants réglables',
        en: 'Adjustable non-slip feet',
        de: 'Verstellbare, rutschfeste Füße',
      },
    ],
    applications: {
      fr: 'Restauration, pâtisserie, boulangerie, snack, cuisine centrale',
      en: 'Restaurants, pastry shops, bakeries, snack bars, central kitchens',
      de: 'Gastronomie, Konditorei, Bäckerei, Imbiss, Großküche',
    },
    display: {
      fr: 'LCD rétroéclairé, chiffres de 20 mm',
      en: 'Backlit LCD, 20 mm digits',
      de: 'LCD hinterleuchtet, Ziffern 20 mm',
    },
    interfaces: { fr: 'Aucune', en: 'None', de: 'Keine' },
    power: {
      fr: 'Piles ou batterie, au moins 60 h',
      en: 'Batteries or rechargeable battery, at least 60 h',
      de: 'Batterien oder Akku, mindestens 60 h',
    },
    material: plasticHousing,
    calibration: {
      fr: 'Modèles non vérifiés : ajustage externe ; certificat d’étalonnage en option',
      en: 'Non-verified models: external adjustment; calibration certificate optional',
      de: 'Ungeeichte Modelle: externe Justierung; Kalibrierschein optional',
    },
    approvals: {
      fr: 'Version vérifiée : classe III, CE et M ; autres : CE, hors métrologie légale',
      en: 'Verified version: class III, CE and M; others: CE, not legal for trade',
      de: 'Konformitätsbewertete Ausführung: Klasse III, CE und M; übrige: CE, ungeeicht',
    },
    options: {
      fr: 'Adaptateur secteur, bol, housse',
      en: 'Mains adapter, bowl, cover',
      de: 'Netzadapter, Schüssel, Schutzhülle',
    },
    ip: 'IP54',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'portion-kitchen-cover',
        name: {
          fr: 'Housse de protection transparente',
          en: 'Clear protective cover',
          de: 'Transparente Schutzhülle',
        },
        compatibility: {
          fr: 'Toutes les balances de portion',
          en: 'All portion scales',
          de: 'Alle Portionswaagen',
        },
        priceCents: 900,
      },
      {
        key: 'portion-kitchen-bowl',
        name: {
          fr: 'Bol inox de 2 l, posé sur le plateau',
          en: 'Stainless steel bowl, 2 l, sits on the pan',
          de: 'Edelstahlschüssel 2 l, auf die Platte gestellt',
        },
        compatibility: {
          fr: 'Modèles de 3 kg et plus',
          en: 'Models of 3 kg and above',
          de: 'Modelle ab 3 kg',
        },
        priceCents: 2400,
        fits: { minKg: 3 },
      },
      {
        key: 'portion-kitchen-adapter',
        name: { fr: 'Adaptateur secteur', en: 'Mains adapter', de: 'Netzadapter' },
        compatibility: {
          fr: 'Modèles à piles ou à batterie',
          en: 'Battery-powered models',
          de: 'Modelle mit Batterien oder Akku',
        },
        priceCents: 1900,
      },
      {
        key: 'portion-kitchen-weight-1kg',
        name: { fr: 'Poids de contrôle M1 de 1 kg', en: 'M1 test weight, 1 kg', de: 'Prüfgewicht M1, 1 kg' },
        compatibility: {
          fr: 'Contrôle courant, modèles de 3 kg et plus',
          en: 'Routine check, models of 3 kg and above',
          de: 'Zwischenprüfung, Modelle ab 3 kg',
        },
        priceCents: 3400,
        fits: { minKg: 3 },
      },
    ],
    lines: [
      {
        text: {
          fr: 'Pour la pâtisserie fine et les essais de recettes, avec une lecture de 0,1 g ou 0,5 g et un petit plateau rond. Posez-la à l’abri de la hotte : un courant d’air suffit à déplacer le dernier chiffre. Usage interne uniquement.',
          en: 'For fine pastry and recipe trials, reading to 0.1 g or 0.5 g on a small round pan. Keep it away from the extractor hood: a draught is enough to shift the last digit. For in-house use only.',
          de: 'Für feine Konditorei und Rezeptversuche, Ablesbarkeit 0,1 g oder 0,5 g auf kleiner runder Platte. Nicht unter der Abzugshaube aufstellen: Schon Zugluft verändert die letzte Stelle. Nur für den internen Gebrauch.',
        },
        features: [
          {
            fr: 'Lecture de 0,1 g sur le modèle de 1 kg',
            en: '0.1 g readability on the 1 kg model',
            de: 'Ablesbarkeit 0,1 g beim Modell mit 1 kg',
          },
          { fr: 'Plateau rond de 150 mm', en: 'Round pan, 150 mm', de: 'Runde Platte, 150 mm' },
          {
            fr: 'Affichage en pourcentage de farine',
            en: 'Baker’s percentage display',
            de: 'Anzeige in Prozent der Mehlmenge',
          },
        ],
        variants: [0, 1],
        level: 0.3,
      },
      {
        text: {
          fr: 'La balance économique de la cuisine : trois portées, quatre touches et des piles du commerce. Elle convient à la mise en place, à l’inventaire et aux portions ; pour vendre au poids, choisissez la version vérifiée.',
          en: 'The economical kitchen scale: three capacities, four keys and ordinary batteries. It suits preparation, stocktaking and servings; to sell by weight, choose the verified version.',
          de: 'Die preiswerte Küchenwaage: drei Höchstlasten, vier Tasten, handelsübliche Batterien. Geeignet für Vorbereitung, Inventur und Portionen; für den Verkauf nach Gewicht ist die konformitätsbewertete Ausführung zu wählen.',
        },
        features: [
          {
            fr: 'Piles standard, jusqu’à 300 h',
            en: 'Standard batteries, up to 300 h',
            de: 'Standardbatterien, bis 300 h',
          },
          { fr: 'Plateau carré de 200 mm', en: 'Square pan, 200 mm', de: 'Quadratische Platte, 200 mm' },
        ],
        variants: [1, 2, 3],
        level: 0.1,
        power: {
          fr: 'Piles standard, jusqu’à 300 h',
          en: 'Standard batteries, up to 300 h',
          de: 'Standardbatterien, bis 300 h',
        },
      },
      {
        text: {
          fr: 'Étanche à l’immersion brève, elle se nettoie sous le robinet et supporte la plonge quotidienne. À choisir pour la viande, le poisson et les sauces ; usage interne, hors transaction commerciale.',
          en: 'Sealed against brief immersion, it can be rinsed under the tap and withstands daily washing. Choose it for meat, fish and sauces; for in-house use, not for trade.',
          de: 'Gegen kurzes Untertauchen dicht, unter dem Hahn abzuspülen und für tägliches Reinigen gemacht. Für Fleisch, Fisch und Saucen; interner Gebrauch, nicht für den geschäftlichen Verkehr.',
        },
        features: [
          {
            fr: 'Étanche, rinçage sous le robinet',
            en: 'Watertight, rinse under the tap',
            de: 'Wasserdicht, unter dem Hahn abspülbar',
          },
          {
            fr: 'Touches sous film souple sans rainure',
            en: 'Keys under a seamless soft film',
            de: 'Tasten unter fugenloser Folie',
          },
          {
            fr: 'Voyants de seuil bas, bon, haut',
            en: 'Low, OK and high threshold lights',
            de: 'Leuchten für zu wenig, gut, zu viel',
          },
        ],
        variants: [2, 3],
        level: 0.6,
        ip: 'IP67',
        material: {
          fr: 'Boîtier et plateau en acier inoxydable',
          en: 'Stainless steel housing and pan',
          de: 'Gehäuse und Wägeplatte aus Edelstahl',
        },
        power: {
          fr: 'Batterie rechargeable, environ 60 h',
          en: 'Rechargeable battery, about 60 h',
          de: 'Akku, etwa 60 h',
        },
      },
      {
        text: {
          fr: 'La version vérifiée de classe III, pour les portions vendues au poids : traiteur, salades, plats à emporter. Livrée avec ses marquages CE et M ; le détenteur tient le carnet métrologique et fait vérifier la balance à l’échéance.',
          en: 'The verified class III version, for portions sold by weight: delicatessen, salads, take-away dishes. It comes with CE and M marking; in France the holder keeps the metrological logbook and has the scale reverified when due.',
          de: 'Die konformitätsbewertete Ausführung der Klasse III für nach Gewicht verkaufte Portionen: Feinkost, Salate, Speisen zum Mitnehmen. Geliefert mit CE- und M-Kennzeichnung; in Frankreich führt der Verwender das metrologische Prüfbuch und veranlasst fristgerecht die wiederkehrende Prüfung.',
        },
        features: [
          markedClassThree,
          {
            fr: 'Afficheur arrière pour le client',
            en: 'Rear display for the customer',
            de: 'Rückseitige Kundenanzeige',
          },
          {
            fr: 'Sortie RS-232 pour imprimante',
            en: 'RS-232 output for a printer',
            de: 'RS-232-Ausgang für Drucker',
          },
        ],
        variants: [4, 5],
        level: 0.8,
        ip: 'IP65',
        interfaces: { fr: 'RS-232', en: 'RS-232', de: 'RS-232' },
        power: {
          fr: 'Batterie rechargeable, environ 100 h',
          en: 'Rechargeable battery, about 100 h',
          de: 'Akku, etwa 100 h',
        },
      },
    ],
  },
  'postal-parcel': {
    description: {
      fr: 'La balance à colis sert à affranchir, à préparer les expéditions et à contrôler les lots entrants. Prenez une portée qui dépasse le plus gros colis, calage compris, et un plateau sur lequel le carton ne masque pas l’afficheur ; au-delà de 50 cm, un afficheur séparé s’impose. L’échelon doit correspondre aux tranches de poids du transporteur. Si le poids relevé sert à facturer le transport à un client ou à appliquer un tarif, il faut un modèle de classe III ; un modèle non vérifié convient au seul contrôle interne ou à l’estimation.',
      en: 'A parcel scale is used for franking, preparing consignments and checking incoming goods. Choose a capacity above your largest parcel including packing, and a platform on which the carton does not hide the display; beyond 50 cm a separate display is needed. The interval should match the weight steps of your carrier. If the weight is used to invoice carriage to a customer or to apply a tariff, a class III model is required; a non-verified model only suits internal checks and estimates.',
      de: 'Die Paketwaage dient zum Frankieren, zur Versandvorbereitung und zur Wareneingangskontrolle. Die Höchstlast muss über dem größten Paket samt Polsterung liegen, und der Karton darf die Anzeige nicht verdecken; über 50 cm ist eine abgesetzte Anzeige nötig. Der Teilungswert sollte zu den Gewichtsstufen des Paketdienstes passen. Wird Kunden nach dem Gewicht Fracht berechnet oder ein Tarif angewandt, ist ein Modell der Klasse III erforderlich; ein ungeeichtes Modell eignet sich nur für interne Kontrollen und Schätzungen.',
    },
    features: [
      {
        fr: 'Plate-forme basse, colis posés sans effort',
        en: 'Low platform, parcels set down without effort',
        de: 'Niedrige Plattform, Pakete bequem aufzulegen',
      },
      {
        fr: 'Afficheur séparé sur câble',
        en: 'Separate display on a cable',
        de: 'Abgesetzte Anzeige mit Kabel',
      },
      {
        fr: 'Maintien de l’affichage pour lire sous un grand carton',
        en: 'Display hold for reading under large cartons',
        de: 'Hold-Funktion zum Ablesen unter großen Kartons',
      },
      {
        fr: 'Tare pour bacs et matériau de calage',
        en: 'Tare for bins and packing',
        de: 'Tara für Behälter und Verpackung',
      },
    ],
    applications: {
      fr: 'Expédition, service courrier, commerce en ligne, réception de marchandises',
      en: 'Shipping, mail room, online retail, goods-in',
      de: 'Versand, Poststelle, Onlinehandel, Wareneingang',
    },
    display: {
      fr: 'LCD rétroéclairé séparé, chiffres de 25 mm',
      en: 'Separate backlit LCD, 25 mm digits',
      de: 'Abgesetztes LCD, hinterleuchtet, Ziffern 25 mm',
    },
    interfaces: { fr: 'USB', en: 'USB', de: 'USB' },
    power: { fr: 'USB ou batterie', en: 'USB or battery', de: 'USB oder Akku' },
    material: {
      fr: 'Châssis acier, plateau en acier inoxydable',
      en: 'Steel frame, stainless steel platform',
      de: 'Stahlrahmen, Plattform aus Edelstahl',
    },
    calibration: {
      fr: 'Modèles non vérifiés : ajustage externe ; certificat d’étalonnage en option',
      en: 'Non-verified models: external adjustment; calibration certificate optional',
      de: 'Ungeeichte Modelle: externe Justierung; Kalibrierschein optional',
    },
    approvals: {
      fr: 'Version vérifiée : classe III, CE et M ; autres : CE, hors métrologie légale',
      en: 'Verified version: class III, CE and M; others: CE, not legal for trade',
      de: 'Konformitätsbewertete Ausführung: Klasse III, CE und M; übrige: CE, ungeeicht',
    },
    options: {
      fr: 'Tapis antidérapant, support d’afficheur, logiciel transporteur',
      en: 'Non-slip mat, display stand, carrier software',
      de: 'Antirutschmatte, Anzeigehalter, Versandsoftware',
    },
    ip: 'IP43',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'postal-parcel-mat',
        name: {
          fr: 'Tapis antidérapant pour plate-forme',
          en: 'Non-slip mat for the platform',
          de: 'Antirutschmatte für die Plattform',
        },
        compatibility: {
          fr: 'Toutes les balances à colis ; mettre à zéro après la pose',
          en: 'All parcel scales; set to zero after fitting',
          de: 'Alle Paketwaagen; nach dem Auflegen nullstellen',
        },
        priceCents: 1800,
      },
      {
        key: 'postal-parcel-display-stand',
        name: {
          fr: 'Support d’afficheur de table',
          en: 'Desktop stand for the display',
          de: 'Tischhalter für die Anzeige',
        },
        compatibility: {
          fr: 'Modèles à afficheur séparé',
          en: 'Models with separate display',
          de: 'Modelle mit abgesetzter Anzeige',
        },
        priceCents: 3600,
      },
      {
        key: 'postal-parcel-display-column',
        name: {
          fr: 'Colonne d’afficheur, 450 mm',
          en: 'Display column, 450 mm',
          de: 'Anzeigestativ, 450 mm',
        },
        compatibility: {
          fr: 'Modèles de 60 kg et plus',
          en: 'Models of 60 kg and above',
          de: 'Modelle ab 60 kg',
        },
        priceCents: 7200,
        fits: { minKg: 60 },
      },
      {
        key: 'postal-parcel-software',
        name: {
          fr: 'Logiciel de reprise du poids pour transporteurs',
          en: 'Weight transfer software for carriers',
          de: 'Software zur Gewichtsübernahme für Paketdienste',
        },
        compatibility: {
          fr: 'Modèles avec USB ou RS-232, un poste',
          en: 'Models with USB or RS-232, one seat',
          de: 'Modelle mit USB oder RS-232, ein Arbeitsplatz',
        },
        priceCents: 14900,
        fits: { interfaces: ['RS-232', 'USB'] },
      },
    ],
    lines: [
      {
        text: {
          fr: 'Pour le courrier et les petits colis d’un bureau : alimentée par le câble USB qui transmet aussi le poids à l’ordinateur. Elle estime l’affranchissement ; elle ne sert pas à facturer un transport à un tiers.',
          en: 'For mail and small parcels in an office: powered by the USB cable that also sends the weight to the computer. It estimates postage; it is not for invoicing carriage to third parties.',
          de: 'Für Post und kleine Pakete im Büro: Das USB-Kabel versorgt die Waage und überträgt das Gewicht an den Computer. Zum Abschätzen des Portos, nicht zur Abrechnung von Fracht gegenüber Dritten.',
        },
        features: [
          {
            fr: 'Alimentation et données par un câble USB',
            en: 'Power and data through one USB cable',
            de: 'Strom und Daten über ein USB-Kabel',
          },
          { fr: 'Plateau de 310 × 310 mm', en: '310 × 310 mm platform', de: 'Plattform 310 × 310 mm' },
        ],
        variants: [0, 1],
        level: 0.15,
        power: { fr: 'Par câble USB', en: 'Through USB cable', de: 'Über USB-Kabel' },
        ip: 'IP30',
      },
      {
        text: {
          fr: 'Grande plate-forme de 500 × 400 mm et afficheur sur câble, pour peser les cartons volumineux au poste d’emballage. Contrôle des lots et répartition des charges uniquement, hors facturation.',
          en: 'Large 500 × 400 mm platform and display on a cable, to weigh bulky cartons at the packing bench. For checking batches and distributing loads only, not for invoicing.',
          de: 'Große Plattform 500 × 400 mm und Anzeige am Kabel, um sperrige Kartons am Packtisch zu wiegen. Nur zur Mengenkontrolle und Lastverteilung, nicht zur Abrechnung.',
        },
        features: [
          { fr: 'Plate-forme de 500 × 400 mm', en: '500 × 400 mm platform', de: 'Plattform 500 × 400 mm' },
          {
            fr: 'Afficheur mural ou de table',
            en: 'Wall or desktop display',
            de: 'Anzeige für Wand oder Tisch',
          },
          { fr: 'Câble spiralé de 2 m', en: '2 m coiled cable', de: 'Spiralkabel 2 m' },
        ],
        variants: [1, 2],
        level: 0.4,
        power: {
          fr: 'Batterie rechargeable, environ 90 h, ou secteur',
          en: 'Rechargeable battery, about 90 h, or mains',
          de: 'Akku, etwa 90 h, oder Netz',
        },
        ip: 'IP54',
      },
      {
        text: {
          fr: 'Version vérifiée de classe III, pour appliquer un tarif de transport ou facturer une expédition. Le poids part vers le logiciel du transporteur par USB ou RS-232 ; la vérification périodique de cet usage est annuelle.',
          en: 'Verified class III version, to apply a carriage tariff or invoice a consignment. The weight goes to the carrier software by USB or RS-232; in France this use requires reverification every year.',
          de: 'Konformitätsbewertete Ausführung der Klasse III, um Frachttarife anzuwenden oder Sendungen abzurechnen. Das Gewicht geht per USB oder RS-232 an die Versandsoftware; in Frankreich wird die Waage hierfür jährlich geprüft.',
        },
        features: [
          markedClassThree,
          {
            fr: 'Transmission au poids stable seulement',
            en: 'Sends only stable weights',
            de: 'Übertragung nur bei stabilem Gewicht',
          },
          {
            fr: 'Plaque signalétique visible de face',
            en: 'Data plate visible from the front',
            de: 'Typenschild von vorn sichtbar',
          },
        ],
        variants: [3, 4, 5],
        level: 0.8,
        interfaces: { fr: 'USB, RS-232', en: 'USB, RS-232', de: 'USB, RS-232' },
        power: {
          fr: 'Batterie rechargeable et secteur',
          en: 'Rechargeable battery and mains',
          de: 'Akku und Netz',
        },
        ip: 'IP54',
      },
    ],
  },
  'gold-jewellery': {
    description: {
      fr: 'Cette balance de classe II sert à acheter et à vendre l’or, l’argent et les pierres, à peser un lot et à calculer un alliage. L’achat comme la vente au poids sont des transactions commerciales : l’instrument doit être vérifié, tous les deux ans pour la vente directe au public jusqu’à 30 kg, tous les ans pour les autres usages réglementés. Ne confondez pas la lecture d et l’échelon de vérification e : seul e fixe les erreurs tolérées. Pour de petits bijoux, prenez d = 1 mg avec un pare-brise, loin d’une porte ou d’une climatisation, et laissez la balance se mettre en température avant la première pesée.',
      en: 'This class II balance is used to buy and sell gold, silver and stones, to weigh a lot and to work out an alloy. Buying and selling by weight are both commercial transactions, so the instrument must be verified: in France every two years for direct sale to the public up to 30 kg, every year for other regulated uses. Do not confuse the readability d with the verification interval e: only e sets the permissible errors. For small jewellery take d = 1 mg with a draught shield, away from doors and air conditioning, and let the balance warm up before the first weighing.',
      de: 'Mit dieser Waage der Klasse II werden Gold, Silber und Steine an- und verkauft, Posten gewogen und Legierungen berechnet. An- und Verkauf nach Gewicht sind geschäftlicher Verkehr, die Waage muss konformitätsbewertet sein; in Frankreich steht die wiederkehrende Prüfung im Direktverkauf bis 30 kg alle zwei Jahre an, bei anderen geregelten Verwendungen jährlich. Verwechseln Sie nicht die Ablesbarkeit d mit dem Eichwert e: Nur e bestimmt die Fehlergrenzen. Für kleine Schmuckstücke empfiehlt sich d = 1 mg mit Windschutz, fern von Tür und Klimaanlage; vor der ersten Wägung anwärmen lassen.',
    },
    features: [
      {
        fr: 'Classe II, marquages CE et M',
        en: 'Class II, CE and M marked',
        de: 'Klasse II, CE- und M-Kennzeichnung',
      },
      {
        fr: 'Grammes et carats, autres unités verrouillables',
        en: 'Grams and carats, other units lockable',
        de: 'Gramm und Karat, weitere Einheiten sperrbar',
      },
      { fr: 'Plateau inox amovible', en: 'Removable stainless steel pan', de: 'Abnehmbare Edelstahlplatte' },
      {
        fr: 'Niveau à bulle et pieds réglables',
        en: 'Spirit level and adjustable feet',
        de: 'Libelle und Stellfüße',
      },
      { fr: 'Secteur et batterie', en: 'Mains and battery', de: 'Netz und Akku' },
    ],
    applications: {
      fr: 'Bijouterie, rachat d’or, joaillerie, monnaies et médailles',
      en: 'Jewellers, gold buyers, gem trade, coins and medals',
      de: 'Juwelier, Goldankauf, Edelsteine, Münzen und Medaillen',
    },
    display: {
      fr: 'LCD rétroéclairé, chiffres de 18 mm',
      en: 'Backlit LCD, 18 mm digits',
      de: 'LCD hinterleuchtet, Ziffern 18 mm',
    },
    interfaces: { fr: 'RS-232, USB', en: 'RS-232, USB', de: 'RS-232, USB' },
    power: {
      fr: 'Secteur et batterie rechargeable',
      en: 'Mains and rechargeable battery',
      de: 'Netz und Akku',
    },
    material: {
      fr: 'Boîtier aluminium, plateau en acier inoxydable',
      en: 'Aluminium housing, stainless steel pan',
      de: 'Aluminiumgehäuse, Wägeplatte aus Edelstahl',
    },
    calibration: factoryAdjusted,
    approvals: {
      fr: 'Directive 2014/31/UE, classe II, CE et M',
      en: 'Directive 2014/31/EU, class II, CE and M',
      de: 'Richtlinie 2014/31/EU, Klasse II, CE und M',
    },
    options: {
      fr: 'Pare-brise, mallette, imprimante, poids F1',
      en: 'Draught shield, case, printer, F1 weights',
      de: 'Windschutz, Koffer, Drucker, Gewichte F1',
    },
    ip: 'IP30',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'gold-jewellery-draught-shield',
        name: { fr: 'Pare-brise en verre', en: 'Glass draught shield', de: 'Windschutz aus Glas' },
        compatibility: { fr: 'Modèles jusqu’à 2 kg', en: 'Models up to 2 kg', de: 'Modelle bis 2 kg' },
        priceCents: 8500,
        fits: { minKg: 0.3, maxKg: 2, exceptLines: [1] },
        option: 0,
      },
      {
        key: 'gold-jewellery-case',
        name: {
          fr: 'Mallette de transport rembourrée',
          en: 'Padded carrying case',
          de: 'Gepolsterter Transportkoffer',
        },
        compatibility: { fr: 'Modèles jusqu’à 2 kg', en: 'Models up to 2 kg', de: 'Modelle bis 2 kg' },
        priceCents: 7900,
        fits: { maxKg: 2 },
      },
      {
        key: 'gold-jewellery-weight-200g',
        name: { fr: 'Poids F1 de 200 g', en: 'F1 weight, 200 g', de: 'Gewicht F1, 200 g' },
        compatibility: {
          fr: 'Contrôle des modèles de 300 g et 600 g',
          en: 'Check of the 300 g and 600 g models',
          de: 'Prüfung der Modelle mit 300 g und 600 g',
        },
        priceCents: 6400,
        fits: { minKg: 0.3, maxKg: 0.6 },
      },
      {
        key: 'gold-jewellery-weight-2kg',
        name: { fr: 'Poids F1 de 2 kg', en: 'F1 weight, 2 kg', de: 'Gewicht F1, 2 kg' },
        compatibility: {
          fr: 'Contrôle des modèles de 2 kg et 6 kg',
          en: 'Check of the 2 kg and 6 kg models',
          de: 'Prüfung der Modelle mit 2 kg und 6 kg',
        },
        priceCents: 13900,
        fits: { minKg: 2, maxKg: 6 },
      },
      {
        key: 'gold-jewellery-printer',
        name: {
          fr: 'Imprimante de tickets avec date et heure',
          en: 'Receipt printer with date and time',
          de: 'Bondrucker mit Datum und Uhrzeit',
        },
        compatibility: { fr: 'Modèles avec RS-232', en: 'Models with RS-232', de: 'Modelle mit RS-232' },
        priceCents: 24900,
        fits: { interfaces: ['RS-232'] },
      },
    ],
    lines: [
      {
        text: {
          fr: 'Pour le comptoir d’achat et les lots : plateau de 135 ou 160 mm, portée de 2 kg ou 6 kg, afficheur tourné aussi vers le client. La lecture de 0,01 g ou 0,1 g convient aux bijoux lourds, aux pièces et aux débris, pas aux petits bijoux isolés.',
          en: 'For the buying counter and for lots: 135 or 160 mm pan, 2 kg or 6 kg capacity, with a display facing the customer too. Reading to 0.01 g or 0.1 g suits heavy jewellery, coins and scrap, not small single pieces.',
          de: 'Für den Ankaufstisch und für Posten: Platte 135 oder 160 mm, Höchstlast 2 kg oder 6 kg, Anzeige auch zum Kunden hin. Die Ablesbarkeit von 0,01 g oder 0,1 g passt für schweren Schmuck, Münzen und Altgold, nicht für einzelne kleine Stücke.',
        },
        features: [
          {
            fr: 'Second afficheur tourné vers le client',
            en: 'Second display facing the customer',
            de: 'Zweite Anzeige zum Kunden',
          },
          {
            fr: 'Portées de 2 kg et 6 kg',
            en: 'Capacities of 2 kg and 6 kg',
            de: 'Höchstlasten 2 kg und 6 kg',
          },
          {
            fr: 'Calcul du titre par deux pesées',
            en: 'Fineness from two weighings',
            de: 'Feingehalt aus zwei Wägungen',
          },
        ],
        variants: [1, 2],
        level: 0.3,
        display: {
          fr: 'LCD rétroéclairé vendeur et client',
          en: 'Backlit LCD, seller and customer side',
          de: 'LCD hinterleuchtet, Verkäufer- und Kundenseite',
        },
      },
      {
        text: {
          fr: 'Pour les bijoux fins et les pierres : pare-brise de série et lecture de 1 mg ou 10 mg. Le modèle de 300 g descend à 1 mg avec e = 10 mg et une portée minimale de 20 mg ; posez-le sur une table stable, sans vibration.',
          en: 'For fine jewellery and stones: draught shield as standard, reading to 1 mg or 10 mg. The 300 g model reads to 1 mg with e = 10 mg and a minimum capacity of 20 mg; stand it on a firm table free of vibration.',
          de: 'Für feinen Schmuck und Steine: Windschutz serienmäßig, Ablesbarkeit 1 mg oder 10 mg. Das Modell mit 300 g löst 1 mg bei e = 10 mg auf, die Mindestlast liegt bei 20 mg; auf einen festen, erschütterungsfreien Tisch stellen.',
        },
        features: [
          { fr: 'Pare-brise de série', en: 'Draught shield as standard', de: 'Windschutz serienmäßig' },
          {
            fr: 'Lecture de 1 mg sur le modèle de 300 g',
            en: '1 mg readability on the 300 g model',
            de: 'Ablesbarkeit 1 mg beim Modell mit 300 g',
          },
          {
            fr: 'Pesée sous le plancher pour la densité',
            en: 'Below-balance weighing for density',
            de: 'Unterflurwägung für die Dichte',
          },
        ],
        variants: [0, 3],
        level: 0.7,
      },
    ],
  },
}
