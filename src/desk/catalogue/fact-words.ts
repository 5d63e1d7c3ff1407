import type { VariantFacts } from '#domain/catalogue/variant-facts.ts'

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
