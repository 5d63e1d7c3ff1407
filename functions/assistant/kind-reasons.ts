import type { Localized } from '#config/locales.ts'

/**
 * When a kind of instrument is the right one beside another, by sub-category; no figures, those are the catalogue's.
 */
export const kindReasons: Partial<Record<string, Localized>> = {
  bench: {
    fr: 'si seule la masse vous intéresse',
    en: 'if only the weight matters',
    de: 'wenn nur das Gewicht zählt',
  },
  counting: {
    fr: 'si vous comptez des pièces',
    en: 'if you count pieces',
    de: 'wenn Sie Teile zählen',
  },
  floor: {
    fr: 'si des charges de toutes sortes passent sur un plateau fixe',
    en: 'if loads of every sort go on a fixed platform',
    de: 'wenn Lasten aller Art auf eine feste Plattform kommen',
  },
  'pallet-truck': {
    fr: 'si vous pesez les palettes en les déplaçant',
    en: 'if you weigh pallets while moving them',
    de: 'wenn Sie Paletten beim Transport wiegen',
  },
  'pallet-u': {
    fr: 'si vous avez déjà un transpalette et pesez à un endroit fixe',
    en: 'if you already have a pallet truck and weigh in one place',
    de: 'wenn Sie schon einen Hubwagen haben und an einem festen Platz wiegen',
  },
  crane: {
    fr: 'si la charge pend à un crochet',
    en: 'if the load hangs from a hook',
    de: 'wenn die Last am Haken hängt',
  },
  washdown: {
    fr: 'si l’appareil est lavé à grande eau',
    en: 'if the scale is washed down',
    de: 'wenn die Waage nass gereinigt wird',
  },
  'price-computing': {
    fr: 'si un seul vendeur sert et qu’aucun ticket n’est demandé',
    en: 'if one person serves and no receipt is wanted',
    de: 'wenn eine Person bedient und kein Bon verlangt wird',
  },
  'ticket-scale': {
    fr: 'si le client reçoit un ticket ou si plusieurs vendeurs servent',
    en: 'if the customer gets a receipt or several people serve',
    de: 'wenn der Kunde einen Bon bekommt oder mehrere Personen bedienen',
  },
  'label-scale': {
    fr: 'si vous étiquetez ce que vous emballez',
    en: 'if you label what you pack',
    de: 'wenn Sie verpackte Ware etikettieren',
  },
  analytical: {
    fr: 'pour les plus petites quantités',
    en: 'for the smallest quantities',
    de: 'für die kleinsten Mengen',
  },
  precision: {
    fr: 'si une lecture moins fine suffit, jusqu’à des charges plus lourdes',
    en: 'if a coarser reading is enough, for heavier loads',
    de: 'wenn eine gröbere Ablesbarkeit genügt, auch für schwerere Lasten',
  },
  chair: {
    fr: 'si le patient tient assis',
    en: 'if the patient can sit',
    de: 'wenn der Patient sitzen kann',
  },
  wheelchair: {
    fr: 'si le patient reste dans son fauteuil',
    en: 'if the patient stays in the wheelchair',
    de: 'wenn der Patient im Rollstuhl bleibt',
  },
}
