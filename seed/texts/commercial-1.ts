import type { KindTexts } from '#seed/kind-texts.ts'
import {
  besideLegalVerification,
  directiveClassThree,
  factoryAdjusted,
  markedClassThree,
  plasticHousing,
} from '#seed/phrases.ts'

export const commercial1: Record<string, KindTexts> = {
  'price-computing': {
    description: {
      fr: 'La balance poids-prix affiche le poids, le prix unitaire et le prix à payer, côté vendeur et côté client : c’est l’outil du marché, de la boucherie, de la fromagerie et du primeur. Choisissez la portée d’après l’article le plus lourd, emballage compris, puis l’échelon d’après l’article le plus cher : 2 g conviennent aux épices ou au fromage affiné, 5 g ou 10 g suffisent aux légumes. En dessous de la portée minimale (20 e), on ne vend pas au poids. Pour la vente directe au public jusqu’à 30 kg, la vérification périodique a lieu tous les deux ans ; si la même balance sert à préemballer hors de la présence du client, la vérification devient annuelle.',
      en: 'A price-computing scale shows weight, unit price and price to pay to the seller and the customer at the same time; it is the working tool of market stalls, butchers, cheesemongers and greengrocers. Choose the capacity for your heaviest item including its container, then the interval for your dearest one: 2 g suits spices and mature cheese, 5 g or 10 g is enough for vegetables. Nothing may be sold by weight below the minimum capacity (20 e). In France, scales used for direct sale to the public up to 30 kg are reverified every two years; if the same scale also makes prepackages without the customer present, this becomes every year.',
      de: 'Eine preisrechnende Waage zeigt Gewicht, Grundpreis und Kaufpreis gleichzeitig für Verkäufer und Kunden an; sie gehört auf den Marktstand, in die Metzgerei, an die Käsetheke und in den Obst- und Gemüsehandel. Die Höchstlast richtet sich nach dem schwersten Artikel samt Behälter, der Eichwert nach dem teuersten: 2 g passen für Gewürze und gereiften Käse, 5 g oder 10 g genügen für Gemüse. Unterhalb der Mindestlast (20 e) darf nicht nach Gewicht verkauft werden. In Frankreich steht im Direktverkauf bis 30 kg alle zwei Jahre die wiederkehrende Prüfung an, bei Fertigpackungen ohne anwesenden Kunden jedes Jahr.',
    },
    features: [
      {
        fr: 'Poids, prix unitaire et prix à payer affichés ensemble',
        en: 'Weight, unit price and price to pay shown together',
        de: 'Gewicht, Grundpreis und Kaufpreis gleichzeitig sichtbar',
      },
      markedClassThree,
      {
        fr: 'Plateau inox amovible pour le nettoyage',
        en: 'Stainless steel pan lifts off for cleaning',
        de: 'Wägeplatte aus Edelstahl, zum Reinigen abnehmbar',
      },
      {
        fr: 'Touches directes pour les articles courants',
        en: 'Preset keys for everyday items',
        de: 'Direkttasten für häufige Artikel',
      },
      {
        fr: 'Tare et cumul de plusieurs articles',
        en: 'Tare and totalling of several items',
        de: 'Tara und Summierung mehrerer Artikel',
      },
    ],
    applications: {
      fr: 'Marchés, boucheries, fromageries, primeurs, vrac, vente à la ferme',
      en: 'Markets, butchers, cheesemongers, greengrocers, bulk goods, farm shops',
      de: 'Wochenmarkt, Metzgerei, Käsetheke, Obst und Gemüse, Unverpackt, Hofladen',
    },
    display: {
      fr: 'LCD rétroéclairé vendeur et client, chiffres de 20 mm',
      en: 'Backlit LCD, seller and customer side, 20 mm digits',
      de: 'LCD hinterleuchtet, Verkäufer- und Kundenseite, Ziffern 20 mm',
    },
    interfaces: {
      fr: 'Aucune de série ; RS-232 en option',
      en: 'None as standard; RS-232 optional',
      de: 'Serienmäßig keine; RS-232 optional',
    },
    power: {
      fr: 'Secteur et batterie rechargeable, environ 80 h',
      en: 'Mains and rechargeable battery, about 80 h',
      de: 'Netz und Akku, etwa 80 h',
    },
    material: plasticHousing,
    calibration: factoryAdjusted,
    approvals: directiveClassThree,
    options: {
      fr: 'Colonne client, plateau creux, batterie de rechange, housse',
      en: 'Customer column, deep pan, spare battery, cover',
      de: 'Kundenstativ, tiefe Schale, Ersatzakku, Schutzhülle',
    },
    ip: 'IP54',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'price-computing-cover',
        name: {
          fr: 'Housse de protection transparente (lot de 3)',
          en: 'Clear protective cover (pack of 3)',
          de: 'Transparente Schutzhülle (3 Stück)',
        },
        compatibility: {
          fr: 'Tous les modèles de balances poids-prix',
          en: 'All price-computing scales',
          de: 'Alle preisrechnenden Waagen',
        },
        priceCents: 1400,
      },
      {
        key: 'price-computing-fish-pan',
        name: {
          fr: 'Plateau creux en inox pour poisson',
          en: 'Deep stainless steel pan for fish',
          de: 'Tiefe Edelstahlschale für Fisch',
        },
        compatibility: {
          fr: 'Modèles de 6 kg et plus ; à tarer après chaque mise à zéro',
          en: 'Models of 6 kg and above; tare after each zero setting',
          de: 'Modelle ab 6 kg; nach jeder Nullstellung tarieren',
        },
        priceCents: 4500,
        fits: { minKg: 6 },
      },
      {
        key: 'price-computing-battery',
        name: { fr: 'Batterie de rechange', en: 'Spare battery', de: 'Ersatzakku' },
        compatibility: {
          fr: 'Tous les modèles, échange par l’utilisateur',
          en: 'All models, replaced by the user',
          de: 'Alle Modelle, Wechsel durch den Anwender',
        },
        priceCents: 3200,
      },
      {
        key: 'price-computing-column',
        name: {
          fr: 'Colonne avec afficheur client, 400 mm',
          en: 'Column with customer display, 400 mm',
          de: 'Stativ mit Kundenanzeige, 400 mm',
        },
        compatibility: {
          fr: 'Modèles de 6 kg et plus, à choisir à la commande',
          en: 'Models of 6 kg and above, to be chosen when ordering',
          de: 'Modelle ab 6 kg, bei der Bestellung anzugeben',
        },
        priceCents: 8900,
        fits: { minKg: 6, exceptLines: [1] },
        option: 0,
      },
      {
        key: 'price-computing-weight-2kg',
        name: { fr: 'Poids de contrôle M1 de 2 kg', en: 'M1 test weight, 2 kg', de: 'Prüfgewicht M1, 2 kg' },
        compatibility: {
          fr: 'Contrôle courant entre deux vérifications, toutes portées',
          en: 'Routine check between verifications, all capacities',
          de: 'Zwischenprüfung im Alltag, alle Höchstlasten',
        },
        priceCents: 4600,
      },
    ],
    lines: [
      {
        text: {
          fr: 'Pour un comptoir étroit ou un point de vente occasionnel : la balance tient sur 30 cm de profondeur et les deux afficheurs sont logés dans le boîtier, sans colonne. Le modèle de 3 kg descend à 1 g, utile pour les épices, le thé ou les champignons.',
          en: 'For a narrow counter or an occasional stall: the scale needs only 30 cm of depth and both displays sit in the housing, without a column. The 3 kg model reads to 1 g, which helps with spices, tea or mushrooms.',
          de: 'Für schmale Theken und gelegentlichen Verkauf: Die Waage kommt mit 30 cm Tiefe aus, beide Anzeigen sitzen im Gehäuse, ein Stativ entfällt. Das Modell mit 3 kg zeigt in Schritten von 1 g an, passend für Gewürze, Tee oder Pilze.',
        },
        features: [
          {
            fr: 'Afficheurs avant et arrière intégrés au boîtier',
            en: 'Front and rear displays built into the housing',
            de: 'Vorder- und Rückanzeige im Gehäuse integriert',
          },
          {
            fr: 'Moins de 4 kg, poignées de transport moulées',
            en: 'Under 4 kg, moulded carrying grips',
            de: 'Unter 4 kg, eingeformte Tragegriffe',
          },
          {
            fr: 'Échelon de 1 g sur le modèle de 3 kg',
            en: '1 g interval on the 3 kg model',
            de: 'Eichwert 1 g beim Modell mit 3 kg',
          },
        ],
        variants: [0, 1, 2],
        level: 0.1,
        ip: 'IP43',
      },
      {
        text: {
          fr: 'Sa colonne place l’afficheur client à hauteur des yeux, au-dessus des bacs et des produits posés devant la balance. À préférer lorsque le comptoir est haut ou que plusieurs vendeurs se relaient derrière.',
          en: 'The column lifts the customer display to eye level, above the trays and goods standing in front of the scale. Choose it when the counter is high or when several people serve behind it.',
          de: 'Das Stativ hebt die Kundenanzeige auf Augenhöhe, über Schalen und Ware vor der Waage. Sinnvoll bei hohen Theken oder wenn mehrere Personen abwechselnd bedienen.',
        },
        features: [
          {
            fr: 'Colonne avec afficheur client orientable',
            en: 'Column with swivelling customer display',
            de: 'Stativ mit schwenkbarer Kundenanzeige',
          },
          {
            fr: 'Clavier à 24 touches articles directes',
            en: 'Keyboard with 24 preset item keys',
            de: 'Tastatur mit 24 Artikel-Direkttasten',
          },
        ],
        variants: [1, 2, 3],
        level: 0.35,
        display: {
          fr: 'LCD vendeur au clavier, LCD client sur colonne',
          en: 'Seller LCD at keyboard, customer LCD on column',
          de: 'LCD am Bedienfeld, Kunden-LCD am Stativ',
        },
      },
      {
        text: {
          fr: 'Une balance à échelons multiples : l’échelon fin s’applique aux petites pesées, puis l’afficheur passe seul à l’échelon suivant. Elle évite d’acheter deux balances quand on vend à la fois des herbes et des cageots.',
          en: 'A multi-interval scale: small loads are read with the fine interval, then the display moves to the next one by itself. It spares you a second scale when you sell herbs as well as whole crates.',
          de: 'Eine Mehrteilungswaage: Kleine Lasten werden mit dem feinen Teilungswert gewogen, danach schaltet die Anzeige selbsttätig um. Wer Kräuter und ganze Kisten verkauft, spart sich so die zweite Waage.',
        },
        features: [
          {
            fr: 'Deux échelons, passage automatique',
            en: 'Two intervals, automatic changeover',
            de: 'Zwei Teilungswerte, automatische Umschaltung',
          },
          {
            fr: 'Portée minimale calculée sur le plus petit échelon',
            en: 'Minimum capacity based on the smaller interval',
            de: 'Mindestlast nach dem kleineren Eichwert',
          },
          { fr: '99 PLU en mémoire', en: '99 PLUs in memory', de: '99 PLU im Speicher' },
        ],
        variants: [4, 5, 6],
        level: 0.5,
      },
      {
        text: {
          fr: 'Pour la marée, la triperie et les ateliers lavés chaque soir : boîtier étanche, clavier à membrane sans fente et plateau inox profond en option. Débranchez le chargeur avant le lavage et séchez le connecteur avant de recharger.',
          en: 'For fish counters, offal and rooms hosed down every evening: sealed housing, gap-free membrane keyboard and an optional deep stainless steel pan. Unplug the charger before washing and dry the socket before charging.',
          de: 'Für Fischtheken, Innereien und Räume, die täglich abgespritzt werden: dichtes Gehäuse, fugenlose Folientastatur und auf Wunsch eine tiefe Edelstahlschale. Vor dem Abspritzen das Ladegerät trennen, vor dem Laden die Buchse trocknen.',
        },
        features: [
          {
            fr: 'Lavable au jet, joint continu sous le plateau',
            en: 'Hose-down safe, continuous seal under the pan',
            de: 'Abspritzbar, umlaufende Dichtung unter der Platte',
          },
          {
            fr: 'Pieds et visserie en inox',
            en: 'Stainless steel feet and screws',
            de: 'Füße und Schrauben aus Edelstahl',
          },
          {
            fr: 'Prise de charge protégée par bouchon vissé',
            en: 'Charging socket with screw cap',
            de: 'Ladebuchse mit Schraubkappe',
          },
        ],
        variants: [2, 3, 5, 6],
        level: 0.9,
        ip: 'IP65 / IP67',
        material: {
          fr: 'Boîtier et plateau en acier inoxydable',
          en: 'Stainless steel housing and pan',
          de: 'Gehäuse und Wägeplatte aus Edelstahl',
        },
      },
      {
        text: {
          fr: 'Conçue pour les marchés et les tournées sans prise électrique : une charge couvre plusieurs semaines de marchés d’une demi-journée. Le niveau à bulle et les quatre pieds réglables permettent de la poser correctement sur un étal en pente.',
          en: 'Made for markets and delivery rounds with no socket: one charge lasts several weeks of half-day markets. The spirit level and four adjustable feet let you set it up properly on a sloping stall.',
          de: 'Für Wochenmarkt und Verkaufswagen ohne Steckdose: Eine Akkuladung reicht bei halbtägigen Märkten mehrere Wochen. Mit Libelle und vier Stellfüßen steht die Waage auch auf schrägem Untergrund waagerecht.',
        },
        features: [
          {
            fr: 'Jusqu’à 200 h d’autonomie, rétroéclairage coupé',
            en: 'Up to 200 h battery life with backlight off',
            de: 'Bis 200 h Akkulaufzeit ohne Hinterleuchtung',
          },
          {
            fr: 'Témoin de charge à trois niveaux',
            en: 'Three-step charge indicator',
            de: 'Ladeanzeige in drei Stufen',
          },
          {
            fr: 'Extinction automatique réglable',
            en: 'Adjustable automatic switch-off',
            de: 'Einstellbare Abschaltautomatik',
          },
        ],
        variants: [1, 2, 5],
        level: 0.65,
        power: {
          fr: 'Batterie rechargeable, environ 200 h, chargeur secteur',
          en: 'Rechargeable battery, about 200 h, mains charger',
          de: 'Akku, etwa 200 h, Netzladegerät',
        },
      },
    ],
  },
  'ticket-scale': {
    description: {
      fr: 'La balance à ticket ajoute à la pesée poids-prix une base d’articles, plusieurs vendeurs et un ticket détaillé remis au client. Elle convient aux commerces qui servent à plusieurs sur un même comptoir : chacun ouvre son ticket et, sur les modèles en réseau, le reprend sur une autre balance. Vérifiez avant l’achat le nombre d’articles, la mise en réseau, la largeur du papier et le lien avec votre caisse. Si la balance encaisse elle-même, précisez-le à la commande : le logiciel de caisse doit alors être certifié (NF525 ou LNE), et le certificat vous être remis.',
      en: 'A receipt-printing scale adds an item database, several operators and a detailed receipt to price-computing weighing. It suits shops where several people serve at one counter: each opens a receipt and, on networked models, can finish it on another scale. Before buying, check the number of items, the networking, the paper width and the link to your till. If the scale itself takes payment, say so when ordering: in France you then need the certificate for the cash-register software (NF525 or LNE).',
      de: 'Die Ladenwaage mit Bondrucker ergänzt das preisrechnende Wägen um einen Artikelstamm, mehrere Verkäufer und einen ausführlichen Bon. Sie passt, wenn mehrere Personen an einer Theke bedienen: Jeder öffnet seinen Bon und führt ihn bei vernetzten Modellen an einer anderen Waage weiter. Prüfen Sie vor dem Kauf die Zahl der Artikel, die Vernetzung, die Papierbreite und die Anbindung an Ihre Kasse. Soll die Waage selbst kassieren, geben Sie das bei der Bestellung an: In Frankreich braucht sie dann ein Zertifikat der Kassensoftware (NF525 oder LNE).',
    },
    features: [
      {
        fr: 'Ticket thermique détaillé par article',
        en: 'Itemised thermal receipt',
        de: 'Thermobon mit Einzelaufstellung je Artikel',
      },
      {
        fr: 'Base d’articles et plusieurs vendeurs',
        en: 'Item database and several operators',
        de: 'Artikelstamm und mehrere Verkäufer',
      },
      markedClassThree,
      {
        fr: 'Chargement du papier sans axe',
        en: 'Drop-in paper loading',
        de: 'Papierrolle einfach einzulegen, ohne Achse',
      },
      {
        fr: 'Afficheurs vendeur et client',
        en: 'Seller and customer displays',
        de: 'Anzeige für Verkäufer und Kunden',
      },
    ],
    applications: {
      fr: 'Boucherie, fromagerie, traiteur, primeur, marché couvert',
      en: 'Butchers, cheesemongers, delicatessens, greengrocers, market halls',
      de: 'Metzgerei, Käse, Feinkost, Obst und Gemüse, Markthalle',
    },
    display: {
      fr: 'LCD rétroéclairé vendeur et client',
      en: 'Backlit LCD, seller and customer side',
      de: 'LCD hinterleuchtet, Verkäufer- und Kundenseite',
    },
    interfaces: {
      fr: 'RS-232, Ethernet, USB, tiroir-caisse',
      en: 'RS-232, Ethernet, USB, cash drawer',
      de: 'RS-232, Ethernet, USB, Kassenlade',
    },
    power: { fr: 'Secteur 230 V', en: '230 V mains', de: 'Netz 230 V' },
    material: plasticHousing,
    calibration: factoryAdjusted,
    approvals: directiveClassThree,
    options: {
      fr: 'Logiciel articles, tiroir-caisse, imprimante d’étiquettes séparée',
      en: 'Item software, cash drawer, separate label printer',
      de: 'Artikelsoftware, Kassenlade, separater Etikettendrucker',
    },
    ip: 'IP43',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'ticket-scale-rolls-57',
        name: {
          fr: 'Rouleaux de ticket thermique 57 mm (carton de 20)',
          en: 'Thermal receipt rolls, 57 mm (box of 20)',
          de: 'Thermobonrollen 57 mm (Karton mit 20)',
        },
        compatibility: {
          fr: 'Toutes les balances à ticket',
          en: 'All receipt-printing scales',
          de: 'Alle Ladenwaagen mit Bondrucker',
        },
        priceCents: 2900,
      },
      {
        key: 'ticket-scale-software',
        name: {
          fr: 'Logiciel de gestion des articles et des prix, un poste',
          en: 'Item and price management software, one seat',
          de: 'Software für Artikel- und Preispflege, ein Arbeitsplatz',
        },
        compatibility: {
          fr: 'Modèles reliés en Ethernet ou Wi-Fi',
          en: 'Models connected by Ethernet or Wi-Fi',
          de: 'Modelle mit Ethernet oder WLAN',
        },
        priceCents: 32000,
        fits: { interfaces: ['Ethernet', 'Wi-Fi'] },
        option: 0,
      },
      {
        key: 'ticket-scale-drawer',
        name: {
          fr: 'Tiroir-caisse métallique à ouverture pilotée',
          en: 'Metal cash drawer with controlled opening',
          de: 'Kassenlade aus Metall mit gesteuerter Öffnung',
        },
        compatibility: {
          fr: 'Modèles avec sortie tiroir-caisse',
          en: 'Models with a cash-drawer port',
          de: 'Modelle mit Kassenladenanschluss',
        },
        priceCents: 9500,
        fits: { exceptLines: [3] },
        option: 1,
      },
      {
        key: 'ticket-scale-label-printer',
        name: {
          fr: 'Imprimante d’étiquettes séparée, 60 mm',
          en: 'Separate label printer, 60 mm',
          de: 'Separater Etikettendrucker, 60 mm',
        },
        compatibility: {
          fr: 'Modèles avec RS-232 ou USB',
          en: 'Models with RS-232 or USB',
          de: 'Modelle mit RS-232 oder USB',
        },
        priceCents: 38500,
        fits: { interfaces: ['RS-232', 'USB'] },
        option: 2,
      },
      {
        key: 'ticket-scale-calibration',
        name: { fr: 'Certificat d’étalonnage', en: 'Calibration certificate', de: 'Kalibrierschein' },
        compatibility: besideLegalVerification,
        priceCents: 7800,
      },
    ],
    lines: [
      {
        text: {
          fr: 'Le modèle d’entrée pour un commerce à un seul comptoir : imprimante dans le boîtier, afficheurs avant et arrière, sans colonne. Prix et articles se modifient au clavier ou par une clé USB.',
          en: 'The entry model for a shop with a single counter: printer inside the housing, front and rear displays, no column. Prices and items are changed at the keyboard or from a USB stick.',
          de: 'Das Einstiegsmodell für Geschäfte mit einer Theke: Drucker im Gehäuse, Anzeigen vorn und hinten, kein Stativ. Preise und Artikel ändern Sie an der Tastatur oder per USB-Stick.',
        },
        features: [
          {
            fr: 'Imprimante 57 mm intégrée au boîtier',
            en: '57 mm printer inside the housing',
            de: 'Drucker 57 mm im Gehäuse',
          },
          {
            fr: 'Quatre vendeurs, 200 articles',
            en: 'Four operators, 200 items',
            de: 'Vier Verkäufer, 200 Artikel',
          },
        ],
        variants: [0, 2],
        level: 0.1,
        interfaces: {
          fr: 'RS-232, USB, tiroir-caisse',
          en: 'RS-232, USB, cash drawer',
          de: 'RS-232, USB, Kassenlade',
        },
      },
      {
        text: {
          fr: 'L’afficheur sur colonne dégage le comptoir et laisse voir le détail au client pendant que le vendeur tape. Les deux portées à échelons multiples couvrent la charcuterie tranchée comme les pièces entières.',
          en: 'The column display clears the counter and lets the customer follow each item while the seller types. The two multi-interval capacities cover sliced charcuterie as well as whole cuts.',
          de: 'Die Anzeige am Stativ hält die Theke frei, der Kunde liest jeden Posten mit. Die beiden Höchstlasten in Mehrteilung decken Aufschnitt ebenso ab wie ganze Stücke.',
        },
        features: [
          {
            fr: 'Colonne à double afficheur graphique',
            en: 'Column with two graphic displays',
            de: 'Stativ mit zwei Grafikanzeigen',
          },
          {
            fr: 'Clavier à 80 touches articles',
            en: 'Keyboard with 80 item keys',
            de: 'Tastatur mit 80 Artikeltasten',
          },
          {
            fr: 'Reprise d’un ticket par un autre vendeur',
            en: 'Receipts can be taken over by another operator',
            de: 'Bon von einem anderen Verkäufer fortführbar',
          },
        ],
        variants: [0, 1],
        level: 0.45,
        display: {
          fr: 'LCD graphique vendeur et client sur colonne',
          en: 'Graphic LCD, seller and customer, on column',
          de: 'Grafik-LCD für Verkäufer und Kunden am Stativ',
        },
      },
      {
        text: {
          fr: 'Jusqu’à douze balances partagent la base d’articles et les tickets ouverts, en câble ou en Wi-Fi. Les totaux de la journée se relèvent sur un poste unique ; prévoyez une prise réseau ou une couverture Wi-Fi stable à chaque comptoir.',
          en: 'Up to twelve scales share one item database and all open receipts, by cable or Wi-Fi. Daily totals are read on a single unit; plan a network socket or steady Wi-Fi coverage at every counter.',
          de: 'Bis zu zwölf Waagen teilen Artikelstamm und offene Bons, per Kabel oder WLAN. Tagessummen werden an einer Stelle abgerufen; planen Sie an jeder Theke eine Netzwerkdose oder stabiles WLAN ein.',
        },
        features: [
          {
            fr: 'Réseau jusqu’à douze balances',
            en: 'Network of up to twelve scales',
            de: 'Verbund mit bis zu zwölf Waagen',
          },
          {
            fr: 'Tickets ouverts partagés entre comptoirs',
            en: 'Open receipts shared between counters',
            de: 'Offene Bons an allen Theken verfügbar',
          },
          {
            fr: 'Sauvegarde automatique de la base d’articles',
            en: 'Automatic backup of the item database',
            de: 'Automatische Sicherung des Artikelstamms',
          },
        ],
        variants: [0, 1, 2],
        level: 0.8,
        interfaces: {
          fr: 'Ethernet, Wi-Fi, RS-232, USB, tiroir-caisse',
          en: 'Ethernet, Wi-Fi, RS-232, USB, cash drawer',
          de: 'Ethernet, WLAN, RS-232, USB, Kassenlade',
        },
      },
      {
        text: {
          fr: 'Pour le commerçant ambulant qui veut remettre un ticket : batterie interne, boîtier fermé contre les projections et couvercle de papier à joint. Comptez 8 h avec impression soutenue, jusqu’à 20 h pour un marché calme.',
          en: 'For travelling traders who hand out receipts: internal battery, splash-protected housing and a sealed paper cover. Allow 8 h with heavy printing, up to 20 h on a quiet market.',
          de: 'Für den mobilen Handel mit Bonausgabe: eingebauter Akku, spritzwassergeschütztes Gehäuse und abgedichtete Papierklappe. Rechnen Sie mit 8 h bei viel Druck, bis 20 h an ruhigen Markttagen.',
        },
        features: [
          {
            fr: 'Batterie interne, au moins 8 h',
            en: 'Internal battery, at least 8 h',
            de: 'Eingebauter Akku, mindestens 8 h',
          },
          {
            fr: 'Compartiment papier protégé des projections',
            en: 'Splash-protected paper compartment',
            de: 'Spritzwassergeschütztes Papierfach',
          },
        ],
        variants: [0, 2],
        level: 0.55,
        ip: 'IP54',
        power: {
          fr: 'Secteur 230 V et batterie, au moins 8 h',
          en: '230 V mains and battery, at least 8 h',
          de: 'Netz 230 V und Akku, mindestens 8 h',
        },
        interfaces: { fr: 'RS-232, USB', en: 'RS-232, USB', de: 'RS-232, USB' },
      },
    ],
  },
  'label-scale': {
    description: {
      fr: 'La balance étiqueteuse pèse, calcule et imprime une étiquette adhésive : dénomination, poids net, prix unitaire, prix à payer, dates, ingrédients et allergènes. Elle sert au rayon traiteur, à la boucherie en libre-service et à l’atelier de préemballage. Vérifiez la longueur d’étiquette utile, la place pour les mentions obligatoires et la tare enregistrée par article. Dès que les préemballages sont faits hors de la présence du client, la vérification périodique est annuelle, même si la balance sert aussi au comptoir. Nettoyez la tête thermique à chaque changement de rouleau : une ligne blanche dans le code-barres vient presque toujours de là.',
      en: 'A label-printing scale weighs, computes and prints an adhesive label: product name, net weight, unit price, price to pay, dates, ingredients and allergens. It serves delicatessen counters, self-service meat cabinets and prepacking rooms. Check the usable label length, the space left for mandatory particulars and the tare stored with each item. As soon as prepackages are made without the customer present, reverification in France is due every year, even if the scale also works at the counter. Clean the thermal head at every roll change: a white line through the barcode nearly always starts there.',
      de: 'Die Etikettenwaage wiegt, rechnet und druckt ein Klebeetikett mit Bezeichnung, Nettogewicht, Grundpreis, Kaufpreis, Datum, Zutaten und Allergenen. Sie steht an der Feinkosttheke, am SB-Fleischregal und im Vorverpackungsraum. Achten Sie auf die nutzbare Etikettenlänge, den Platz für Pflichtangaben und die je Artikel hinterlegte Tara. Entstehen Fertigpackungen ohne anwesenden Kunden, wird die wiederkehrende Prüfung in Frankreich jährlich fällig, auch wenn die Waage zusätzlich an der Theke dient. Reinigen Sie den Thermodruckkopf bei jedem Rollenwechsel: Eine weiße Linie im Strichcode kommt fast immer von dort.',
    },
    features: [
      {
        fr: 'Étiquette adhésive avec code-barres',
        en: 'Adhesive label with barcode',
        de: 'Klebeetikett mit Strichcode',
      },
      {
        fr: 'Tare et texte enregistrés par article',
        en: 'Tare and text stored per item',
        de: 'Tara und Text je Artikel hinterlegt',
      },
      {
        fr: 'Dates de conditionnement et de consommation',
        en: 'Packing and use-by dates',
        de: 'Verpackungs- und Verbrauchsdatum',
      },
      {
        fr: 'Échelons multiples, classe III, CE et M',
        en: 'Multi-interval, class III, CE and M',
        de: 'Mehrteilungswaage, Klasse III, CE und M',
      },
      {
        fr: 'Enrouleur de support et détection d’étiquette',
        en: 'Backing-paper rewinder and label sensor',
        de: 'Trägerbandaufwickler und Etikettensensor',
      },
    ],
    applications: {
      fr: 'Traiteur, boucherie en libre-service, fromagerie, préemballage',
      en: 'Delicatessen, self-service meat, cheese, prepacking',
      de: 'Feinkost, SB-Fleisch, Käse, Vorverpackung',
    },
    display: {
      fr: 'Écran graphique vendeur et afficheur client',
      en: 'Graphic seller screen and customer display',
      de: 'Grafikanzeige für Verkäufer, Kundenanzeige',
    },
    interfaces: {
      fr: 'Ethernet, USB ; Wi-Fi en option',
      en: 'Ethernet, USB; Wi-Fi optional',
      de: 'Ethernet, USB; WLAN optional',
    },
    power: { fr: 'Secteur 230 V', en: '230 V mains', de: 'Netz 230 V' },
    material: {
      fr: 'Boîtier ABS, plateau inox 375 × 245 mm',
      en: 'ABS housing, stainless steel pan 375 × 245 mm',
      de: 'ABS-Gehäuse, Edelstahlplatte 375 × 245 mm',
    },
    calibration: factoryAdjusted,
    approvals: directiveClassThree,
    options: {
      fr: 'Étiquettes personnalisées, logiciel d’étiquetage, tête thermique de rechange',
      en: 'Custom labels, labelling software, spare thermal head',
      de: 'Eigene Etiketten, Etikettensoftware, Ersatzdruckkopf',
    },
    ip: 'IP32',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'label-scale-rolls',
        name: {
          fr: 'Rouleaux d’étiquettes thermiques 58 × 60 mm (12 rouleaux)',
          en: 'Thermal label rolls 58 × 60 mm (12 rolls)',
          de: 'Thermoetiketten 58 × 60 mm (12 Rollen)',
        },
        compatibility: {
          fr: 'Toutes les balances étiqueteuses',
          en: 'All label-printing scales',
          de: 'Alle Etikettenwaagen',
        },
        priceCents: 6900,
      },
      {
        key: 'label-scale-thermal-head',
        name: {
          fr: 'Tête thermique de rechange',
          en: 'Spare thermal print head',
          de: 'Ersatz-Thermodruckkopf',
        },
        compatibility: {
          fr: 'Toute la gamme, montage par un technicien conseillé',
          en: 'All models, fitting by a technician advised',
          de: 'Alle Modelle, Einbau durch Techniker empfohlen',
        },
        priceCents: 18500,
      },
      {
        key: 'label-scale-software',
        name: {
          fr: 'Logiciel d’étiquetage avec ingrédients et allergènes (INCO)',
          en: 'Labelling software with ingredients and allergens',
          de: 'Etikettensoftware mit Zutaten und Allergenen (LMIV)',
        },
        compatibility: {
          fr: 'Modèles reliés au réseau, un poste',
          en: 'Networked models, one seat',
          de: 'Vernetzte Modelle, ein Arbeitsplatz',
        },
        priceCents: 45000,
        fits: { interfaces: ['Ethernet'] },
      },
      {
        key: 'label-scale-calibration',
        name: { fr: 'Certificat d’étalonnage', en: 'Calibration certificate', de: 'Kalibrierschein' },
        compatibility: besideLegalVerification,
        priceCents: 7800,
      },
    ],
    lines: [
      {
        text: {
          fr: 'Une étiqueteuse de comptoir à touches : le vendeur pèse, étiquette et remet le produit devant le client. Le bac imprimante en cassette se change en quelques secondes et accepte aussi le papier ticket.',
          en: 'A counter labeller with physical keys: the seller weighs, labels and hands over in front of the customer. The printer cassette changes in seconds and takes receipt paper as well.',
          de: 'Eine Thekenwaage mit Tasten: vor dem Kunden wiegen, etikettieren und übergeben. Die Druckerkassette ist in Sekunden gewechselt und nimmt auch Bonpapier auf.',
        },
        features: [
          {
            fr: 'Cassette étiquette ou ticket interchangeable',
            en: 'Interchangeable label or receipt cassette',
            de: 'Wechselkassette für Etikett oder Bon',
          },
          {
            fr: 'Clavier de 100 touches articles',
            en: 'Keyboard with 100 item keys',
            de: 'Tastatur mit 100 Artikeltasten',
          },
        ],
        variants: [0, 1],
        level: 0.15,
      },
      {
        text: {
          fr: 'L’écran tactile de 12 pouces affiche les articles par famille et en photo, ce qui raccourcit la formation des remplaçants. La mise en page de l’étiquette se prépare sur ordinateur et s’envoie à toutes les balances du magasin.',
          en: 'The 12-inch touchscreen shows items by family and picture, which shortens the training of stand-in staff. Label layouts are drawn on a computer and sent to every scale in the shop.',
          de: 'Der 12-Zoll-Touchscreen zeigt Artikel nach Gruppen und mit Bild, das verkürzt die Einarbeitung von Aushilfen. Das Etikett wird am Computer gestaltet und an alle Waagen im Markt gesendet.',
        },
        features: [
          {
            fr: 'Écran tactile de 12 pouces, articles en photo',
            en: '12-inch touchscreen, items with pictures',
            de: '12-Zoll-Touchscreen, Artikel mit Bild',
          },
          {
            fr: 'Modèles d’étiquette libres jusqu’à 150 mm',
            en: 'Custom label layouts up to 150 mm',
            de: 'Freie Etikettenlayouts bis 150 mm',
          },
          {
            fr: 'Ethernet et Wi-Fi de série',
            en: 'Ethernet and Wi-Fi as standard',
            de: 'Ethernet und WLAN serienmäßig',
          },
        ],
        variants: [0, 1],
        level: 0.5,
        display: {
          fr: 'Écran tactile couleur 12 pouces, afficheur client',
          en: '12-inch colour touchscreen, customer display',
          de: 'Farb-Touchscreen 12 Zoll, Kundenanzeige',
        },
        interfaces: { fr: 'Ethernet, Wi-Fi, USB', en: 'Ethernet, Wi-Fi, USB', de: 'Ethernet, WLAN, USB' },
      },
      {
        text: {
          fr: 'Pour l’atelier de préemballage : l’étiquette sort dès que le poids est stable, sans appui sur une touche, et la tare de la barquette est rappelée avec l’article. Les poids et quantités par lot s’exportent pour la traçabilité ; la vérification de cet usage est annuelle. Sans afficheur client, la balance ne sert pas à la vente au comptoir.',
          en: 'For the prepacking room: the label comes out as soon as the weight is stable, no key pressed, and the tray tare is recalled with the item. Weights and quantities per batch can be exported for traceability; in France this use requires reverification every year. Without a customer display the scale is not meant for counter sales.',
          de: 'Für den Vorverpackungsraum: Das Etikett erscheint bei stabilem Gewicht ohne Tastendruck, die Tara der Schale wird mit dem Artikel geladen. Gewichte und Mengen je Charge sind exportierbar; in Frankreich ist bei dieser Verwendung jährlich zu prüfen. Ohne Kundenanzeige ist die Waage nicht für den Verkauf an der Theke bestimmt.',
        },
        features: [
          {
            fr: 'Impression automatique au poids stable',
            en: 'Prints as soon as the weight is stable',
            de: 'Automatischer Druck bei stabilem Gewicht',
          },
          {
            fr: 'Rouleaux de grand diamètre, 150 mm',
            en: 'Large roll diameter, 150 mm',
            de: 'Großer Rollendurchmesser, 150 mm',
          },
          {
            fr: 'Totaux par lot et numéro de lot imprimé',
            en: 'Batch totals and printed batch number',
            de: 'Chargensummen und gedruckte Chargennummer',
          },
        ],
        variants: [0, 1],
        level: 0.85,
        display: {
          fr: 'Écran tactile couleur 10 pouces, sans afficheur client',
          en: '10-inch colour touchscreen, no customer display',
          de: 'Farb-Touchscreen 10 Zoll, ohne Kundenanzeige',
        },
        interfaces: {
          fr: 'Ethernet, Wi-Fi, USB, sortie scanner',
          en: 'Ethernet, Wi-Fi, USB, scanner port',
          de: 'Ethernet, WLAN, USB, Scanneranschluss',
        },
      },
    ],
  },
  'pos-scale': {
    description: {
      fr: 'La balance de caisse transmet le poids au logiciel d’encaissement, qui calcule le prix et l’affiche au client. Elle s’installe dans le meuble de caisse ou sur le comptoir, parfois sous un scanner. Avant l’achat, faites confirmer trois points : le protocole attendu par la caisse (dialogue 02/06, Checkout-Dialog), la prise disponible (RS-232 ou USB) et l’alimentation. La vitre ou le plateau ne doit toucher ni le bord du meuble ni un sac : c’est la première cause de poids faux. Une fois la balance en place, la vignette de vérification doit rester visible du client.',
      en: 'A checkout scale sends the weight to the till software, which computes the price and shows it to the customer. It is built into the checkout or stands on the counter, sometimes beneath a scanner. Have three points confirmed before buying: the protocol the till expects (Dialog 02/06, Checkout-Dialog), the port available (RS-232 or USB) and the power supply. The plate must touch neither the edge of the furniture nor a bag: that is the commonest cause of wrong weights. Once installed in France, the scale must show its verification sticker to the customer.',
      de: 'Die Kassenwaage übergibt das Gewicht an die Kassensoftware, die den Preis berechnet und dem Kunden anzeigt. Sie wird in den Kassentisch eingebaut oder auf die Theke gestellt, mitunter unter einen Scanner. Klären Sie vor dem Kauf drei Punkte: das erwartete Protokoll (Dialog 02/06, Checkout-Dialog), den freien Anschluss (RS-232 oder USB) und die Stromversorgung. Die Platte darf weder den Möbelrand noch eine Tasche berühren, sonst stimmt das Gewicht nicht. Nach dem Einbau muss die Prüfmarke in Frankreich für Kunden sichtbar bleiben.',
    },
    features: [
      {
        fr: 'Dialogue avec la caisse par protocole courant',
        en: 'Talks to the till through common protocols',
        de: 'Kassenanbindung über gängige Protokolle',
      },
      {
        fr: 'Plateau inox bas, facile à charger',
        en: 'Low stainless steel plate, easy to load',
        de: 'Niedrige Edelstahlplatte, leicht zu beladen',
      },
      markedClassThree,
      {
        fr: 'Mise à zéro depuis la caisse ou au clavier',
        en: 'Zero setting from till or keypad',
        de: 'Nullstellung über Kasse oder Taste',
      },
      {
        fr: 'Alimentation par la caisse ou sur secteur',
        en: 'Powered by the till or from the mains',
        de: 'Versorgung über Kasse oder Netz',
      },
    ],
    applications: {
      fr: 'Supermarchés, épiceries, boulangeries, vrac, jardineries',
      en: 'Supermarkets, grocers, bakeries, refill shops, garden centres',
      de: 'Supermarkt, Lebensmittelhandel, Bäckerei, Unverpacktladen, Gartencenter',
    },
    display: {
      fr: 'LCD rétroéclairé côté vendeur, afficheur client en option',
      en: 'Backlit LCD for the seller; customer display optional',
      de: 'Hinterleuchtetes LCD, Kundenanzeige optional',
    },
    interfaces: {
      fr: 'RS-232 (dialogue 02/06), USB',
      en: 'RS-232 (Dialog 02/06), USB',
      de: 'RS-232 (Dialog 02/06), USB',
    },
    power: {
      fr: 'Par la caisse ou bloc secteur',
      en: 'From the till or a mains adapter',
      de: 'Über Kasse oder Netzteil',
    },
    material: {
      fr: 'Châssis aluminium, plateau en acier inoxydable',
      en: 'Aluminium chassis, stainless steel plate',
      de: 'Aluminiumrahmen, Wägeplatte aus Edelstahl',
    },
    calibration: factoryAdjusted,
    approvals: directiveClassThree,
    options: {
      fr: 'Afficheur client sur colonne, câble de caisse, cadre pour scanner',
      en: 'Customer display on column, till cable, scanner frame',
      de: 'Kundenanzeige auf Stativ, Kassenkabel, Scannerrahmen',
    },
    ip: 'IP43',
    warrantyMonths: 24,
    accessories: [
      {
        key: 'pos-scale-column',
        name: {
          fr: 'Afficheur client sur colonne de 350 mm',
          en: 'Customer display on 350 mm column',
          de: 'Kundenanzeige auf Stativ, 350 mm',
        },
        compatibility: {
          fr: 'Toutes les balances de caisse',
          en: 'All checkout scales',
          de: 'Alle Kassenwaagen',
        },
        priceCents: 12900,
      },
      {
        key: 'pos-scale-cable',
        name: {
          fr: 'Câble de caisse RS-232, 2 m',
          en: 'RS-232 till cable, 2 m',
          de: 'Kassenkabel RS-232, 2 m',
        },
        compatibility: {
          fr: 'Indiquer le modèle de caisse à la commande',
          en: 'State the till model when ordering',
          de: 'Kassenmodell bei Bestellung angeben',
        },
        priceCents: 3900,
        fits: { interfaces: ['RS-232'] },
      },
      {
        key: 'pos-scale-scanner-frame',
        name: {
          fr: 'Cadre d’intégration pour scanner à plat',
          en: 'Frame for an in-counter scanner',
          de: 'Einbaurahmen für Flachbettscanner',
        },
        compatibility: {
          fr: 'Modèles à encastrer ; cotes du scanner à fournir',
          en: 'Built-in models; scanner dimensions required',
          de: 'Einbaumodelle; Maße des Scanners erforderlich',
        },
        priceCents: 21000,
        fits: { minKg: 15, lines: [1] },
        option: 2,
      },
    ],
    lines: [
      {
        text: {
          fr: 'Une balance de comptoir à brancher sur une caisse existante : elle se pose à côté de l’écran et s’alimente par le port USB ou un bloc secteur. Elle convient aux boulangeries et aux petites épiceries qui pèsent de temps en temps.',
          en: 'A counter scale to add to an existing till: it stands beside the screen and runs from the USB port or a mains adapter. It suits bakers and small grocers who weigh now and then.',
          de: 'Eine Thekenwaage zum Nachrüsten an der vorhandenen Kasse: Sie steht neben dem Bildschirm und wird über USB oder Netzteil versorgt. Passend für Bäckereien und kleine Läden, die gelegentlich wiegen.',
        },
        features: [
          {
            fr: 'Plateau 290 × 210 mm, pose sur comptoir',
            en: '290 × 210 mm plate, counter-top',
            de: 'Platte 290 × 210 mm, für die Theke',
          },
          {
            fr: 'Alimentation par un seul câble USB',
            en: 'Powered through a single USB cable',
            de: 'Versorgung über ein einziges USB-Kabel',
          },
        ],
        variants: [0, 1],
        level: 0.2,
      },
      {
        text: {
          fr: 'À encastrer dans le meuble de caisse, avec ou sans scanner : hauteur faible, réglage par le dessus et boîtier électronique séparé. Laissez 3 mm de jeu tout autour du plateau et un accès pour la vérification et le nettoyage.',
          en: 'To build into the checkout, with or without a scanner: low profile, adjustment from above and a separate electronics box. Leave a 3 mm gap all round the plate and access for verification and cleaning.',
          de: 'Zum Einbau in den Kassentisch, mit oder ohne Scanner: flache Bauform, Einstellung von oben, abgesetztes Elektronikgehäuse. Lassen Sie rundum 3 mm Spalt und einen Zugang für Prüfung und Reinigung.',
        },
        features: [
          {
            fr: 'Encastrable, plateau jusqu’à 350 × 290 mm',
            en: 'Built-in, plate up to 350 × 290 mm',
            de: 'Einbauwaage, Platte bis 350 × 290 mm',
          },
          {
            fr: 'Pieds réglables par le dessus',
            en: 'Feet adjustable from above',
            de: 'Stellfüße von oben einstellbar',
          },
          {
            fr: 'Protocole Checkout-Dialog disponible',
            en: 'Checkout-Dialog protocol available',
            de: 'Protokoll Checkout-Dialog verfügbar',
          },
        ],
        variants: [0, 1, 2],
        level: 0.7,
        interfaces: {
          fr: 'RS-232 (dialogue 02/06, Checkout-Dialog) et USB',
          en: 'RS-232 (Dialog 02/06, Checkout-Dialog) and USB',
          de: 'RS-232 (Dialog 02/06, Checkout-Dialog) und USB',
        },
      },
    ],
  },
}
