/** French texts of accessories and of the drawing. */
export const partWords = {
  range: 'Étendue',
  feature: 'Point fort',
  accessory: 'Accessoire',
  photo: 'Photo',
  document: 'Document',
  accessories: 'Accessoires',
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
