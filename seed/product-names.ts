import type { Localized } from '#config/locales.ts'

/** Kinds whose sub-category has a longer name than a single product needs. */
export const productNames: Record<string, Localized> = {
  'portion-kitchen': { fr: 'Balance de portion', en: 'Portion scale', de: 'Portionswaage' },
  'postal-parcel': { fr: 'Balance à colis', en: 'Parcel scale', de: 'Paketwaage' },
  'pos-scale': { fr: 'Balance de caisse', en: 'Checkout scale', de: 'Kassenwaage' },
  'gold-jewellery': { fr: 'Balance de bijouterie', en: 'Jewellery balance', de: 'Goldwaage' },
  bench: { fr: 'Balance de table', en: 'Bench scale', de: 'Tischwaage' },
  washdown: { fr: 'Balance inox étanche', en: 'Wash-down scale', de: 'Edelstahlwaage' },
  floor: { fr: 'Plate-forme au sol', en: 'Floor scale', de: 'Bodenwaage' },
  'pallet-u': { fr: 'Pèse-palette', en: 'Pallet scale', de: 'Palettenwaage' },
  weighbridge: { fr: 'Pont-bascule', en: 'Weighbridge', de: 'Fahrzeugwaage' },
  checkweigher: { fr: 'Trieuse pondérale', en: 'Checkweigher', de: 'Kontrollwaage' },
  atex: { fr: 'Balance ATEX', en: 'ATEX scale', de: 'ATEX-Waage' },
  moisture: { fr: 'Analyseur d’humidité', en: 'Moisture analyser', de: 'Feuchtebestimmer' },
  'compact-edu': { fr: 'Balance compacte', en: 'Compact balance', de: 'Kompaktwaage' },
  personal: { fr: 'Pèse-personne médical', en: 'Medical floor scale', de: 'Medizinische Personenwaage' },
  column: { fr: 'Pèse-personne à colonne', en: 'Column scale', de: 'Säulenwaage' },
  'body-comp': { fr: 'Impédancemètre', en: 'Body-composition analyser', de: 'Körperanalysewaage' },
  handrail: { fr: 'Balance à main courante', en: 'Handrail scale', de: 'Stehwaage mit Haltegriff' },
  stretcher: { fr: 'Balance pour brancard', en: 'Stretcher scale', de: 'Liegenwaage' },
  pharmacy: { fr: 'Balance de pharmacie', en: 'Pharmacy balance', de: 'Apothekerwaage' },
  'clinical-small': {
    fr: 'Balance pour couches et compresses',
    en: 'Nappy and swab scale',
    de: 'Windelwaage',
  },
  'hanging-retail': { fr: 'Balance suspendue', en: 'Hanging scale', de: 'Hängewaage' },
}
