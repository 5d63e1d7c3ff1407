import type { Localized } from '#config/locales.ts'
import type { FitUse } from './fit-use.ts'

/** What an instrument is chosen for, in words. */
export const useNames: Record<FitUse, Localized> = {
  'direct-sale': {
    fr: 'Vente directe au public',
    en: 'Direct sale to the public',
    de: 'Direktverkauf',
  },
  'price-computing': {
    fr: 'Vente directe avec calcul du prix',
    en: 'Direct sale with price computing',
    de: 'Direktverkauf mit Preisrechnung',
  },
  'farm-sale': {
    fr: 'Vente à la ferme ou au marché',
    en: 'Sale on the farm or at the market',
    de: 'Verkauf ab Hof oder auf dem Markt',
  },
  trade: { fr: 'Transactions commerciales', en: 'Commercial transactions', de: 'Geschäftlicher Verkehr' },
  'precious-metal': {
    fr: 'Métaux précieux',
    en: 'Precious metals',
    de: 'Edelmetalle',
  },
  prepack: {
    fr: 'Préemballages à quantité nominale constante (℮)',
    en: 'Prepackages of equal nominal quantity (℮)',
    de: 'Fertigpackungen gleicher Nennfüllmenge (℮)',
  },
  'prepack-variable': {
    fr: 'Préemballages à poids variable',
    en: 'Prepackages of variable weight',
    de: 'Fertigpackungen ungleicher Nennfüllmenge',
  },
  'customs-tax': {
    fr: 'Taxes, droits, primes et amendes',
    en: 'Taxes, duties, bonuses and penalties',
    de: 'Abgaben, Zölle, Prämien und Bußgelder',
  },
  postal: { fr: 'Affranchissement et transport', en: 'Postage and carriage', de: 'Porto und Beförderung' },
  medical: { fr: 'Pesée de patients', en: 'Weighing of patients', de: 'Wiegen von Patienten' },
  pharmacy: {
    fr: 'Préparation en pharmacie',
    en: 'Compounding in a pharmacy',
    de: 'Rezeptur in der Apotheke',
  },
  'pharma-lab': {
    fr: 'Analyses médicales et pharmaceutiques',
    en: 'Medical and pharmaceutical analyses',
    de: 'Medizinische und pharmazeutische Analysen',
  },
  waste: { fr: 'Déchets et matières en vrac', en: 'Waste and bulk materials', de: 'Abfälle und Schüttgüter' },
  'vehicle-trade': {
    fr: 'Véhicules, pesée pour facturer',
    en: 'Vehicles, weighed for invoicing',
    de: 'Fahrzeuge, Wägung zur Abrechnung',
  },
  axle: {
    fr: 'Essieux, contrôle de la charge',
    en: 'Axles, load monitoring',
    de: 'Achslasten, Kontrolle der Beladung',
  },
  'livestock-trade': { fr: 'Commerce d’animaux', en: 'Livestock trade', de: 'Viehhandel' },
  court: {
    fr: 'Application de la loi et expertises',
    en: 'Law enforcement and expert opinions',
    de: 'Amtliche Zwecke und Gutachten',
  },
  internal: {
    fr: 'Contrôle interne de production',
    en: 'Internal production control',
    de: 'Innerbetriebliche Kontrolle',
  },
  lab: { fr: 'Laboratoire (BPL, BPF)', en: 'Laboratory (GLP, GMP)', de: 'Labor (GLP, GMP)' },
}
