import type { VariantFacts } from '#domain/catalogue/variant-facts.ts'

/** French names of the fields of a product. */
export const productLabels = {
  brand: 'Marque',
  newestOn: 'Au catalogue depuis',
  name: 'Nom',
  summary: 'Résumé',
  description: 'Description',
  features: 'Points forts',
  accuracyClass: 'Classe',
  arrangement: 'Étendues',
  platform: 'Plateau',
  metrology: 'Usage réglementé',
  facts: 'Données techniques',
  specifications: 'Fiche technique',
  documents: 'Documents',
  discontinued: 'N’est plus proposé',
} as const

/** French texts of accessories and of the drawing. */
export const partWords = {
  range: 'Étendue',
  feature: 'Point fort',
  accessory: 'Accessoire',
  photo: 'Photo',
  document: 'Document',
  accessories: 'Accessoires',
  rows: (n: number) => (n === 1 ? '1\u00a0ligne' : `${n}\u00a0lignes`),
  accessoryCompatibility: 'Va avec',
  accessoryNew: 'Nouvel accessoire',
  accessoryAdd: 'Ajouter un accessoire',
  accessoryRemove: (name: string) => `Retirer l’accessoire ${name}`,
  accessoryRemoved: 'Accessoire retiré.',
  drawing: 'Dessin',
  drawingHint:
    'Son plateau et sa marque de vérification sont ceux de chaque modèle\u202f; les dimensions d’ici servent où le modèle n’en dit pas.',
  drawingOf: (reference: string) => `Dessin de ${reference}`,
  drawingKind: 'Dessiné comme',
  shape: 'Forme du plateau',
  shapes: { rect: 'Rectangulaire', round: 'Rond', none: 'Sans plateau' },
  millimetres: {
    widthMm: 'Largeur (mm)',
    depthMm: 'Profondeur (mm)',
    diameterMm: 'Diamètre (mm)',
    dimensionMm: 'Largeur de l’appareil (mm)',
  },
  drawingColumn: 'Afficheur sur colonne',
  wrongMillimetres: 'Une longueur en millimètres, supérieure à zéro.',
} as const

/** French texts of the photographs of a product. */
export const photoWords = {
  title: 'Photos',
  hint: 'La première est celle des listes, des documents et des aperçus de liens. Le dessin suit toujours.',
  nth: (n: number) => (n === 1 ? 'Photo principale' : `Photo ${n}`),
  focus: (n: number) => `Point à garder en vue de la photo ${n}`,
  focusHint: 'Cliquez sur ce qui doit rester en vue, ou déplacez le point avec les flèches.',
  focusAt: (x: number, y: number) => `${x}\u202f% de la gauche, ${y}\u202f% du haut`,
  cut: 'Sur les listes',
  shows: 'Ce que montre la photo',
  up: (n: number) => `Avancer la photo ${n}`,
  down: (n: number) => `Reculer la photo ${n}`,
  move: 'Glisser pour changer l’ordre',
  remove: (n: number) => `Retirer la photo ${n}`,
  removed: 'Photo retirée.',
} as const

/** French names of the facts of a model. */
export const factLabels: Readonly<Record<keyof VariantFacts, string>> = {
  protection: 'Protection (IP)',
  power: 'Alimentation',
  batteryHours: 'Autonomie (h)',
  interfaces: 'Interfaces',
  customerDisplay: 'Afficheur client',
  priceComputing: 'Calcul du prix',
  labelPrinter: 'Imprimante à étiquettes',
  medicalDevice: 'Dispositif médical',
  hold: 'Maintien de la valeur',
  atexCategory: 'Marquage ATEX',
  temperature: 'Température (°C, de et à)',
  dimensionsMm: 'Dimensions (mm, l, p, h)',
  massKg: 'Masse (kg)',
  repeatabilityUg: 'Répétabilité (µg)',
  linearityUg: 'Linéarité (µg)',
  settlingSeconds: 'Stabilisation (s)',
  deliveryDays: 'Délai d’expédition (jours ouvrés)',
}
