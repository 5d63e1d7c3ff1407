import { expect, test } from 'vitest'
import { placeText } from '#src/desk/catalogue/problem-list.tsx'

const label = (key: string) => `ligne ${key}`

test.each([
  ['variants.0.reference', 'HD-15', 'HD-15, Référence'],
  ['variants.1.reference', '', 'Modèle 2, Référence'],
  ['variants.1.priceCents', 'HD-30', 'HD-30, Prix'],
  ['variants.0.ranges', 'HD-15', 'HD-15, Étendues de pesage'],
  ['variants.0.ranges.1.max', 'HD-15', 'HD-15, Étendue 2, Max'],
  ['name.de', null, 'Nom, Deutsch'],
  ['features.2.en', null, 'Point fort 3, English'],
  ['specifications.capacity.fr', null, 'Fiche technique, ligne capacity, Français'],
  ['accessories.0.name.fr', null, 'Accessoire 1, Nom, Français'],
  ['accessories.0.variantReferences', null, 'Accessoire 1, Modèles'],
  ['photos.1.text.fr', null, 'Photo 2, Ce que montre la photo, Français'],
  ['documents.0.title', null, 'Document 1, Titre ou numéro'],
  ['drawing.widthMm', null, 'Dessin, Largeur (mm)'],
  ['discontinued.successor', null, 'Remplacé par'],
  ['category', null, 'Catégorie et type'],
  ['', null, ''],
])('the place %s of %s is said as « %s »', (field, reference, place) => {
  expect(placeText({ field, reference }, label)).toBe(place)
})
