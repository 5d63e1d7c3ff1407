import type { Localized } from '#config/locales.ts'
import { each } from '#config/locales.ts'
import type { VariantDocument } from '#domain/publishing/document.ts'

const unverified: Localized = {
  fr: 'CE\u202f; hors métrologie légale, sans vérification',
  en: 'CE; outside legal metrology, no verification',
  de: 'CE; ungeeicht, nicht für eichpflichtige Verwendung',
}

const verified: Localized = {
  fr: 'Classe {class}, marquages CE et M',
  en: 'Class {class}, CE and M marking',
  de: 'Klasse {class}, CE- und M-Kennzeichnung',
}

const medicalDevice: Localized = {
  fr: ', dispositif médical (UE) 2017/745',
  en: ', medical device (EU) 2017/745',
  de: ', Medizinprodukt (EU) 2017/745',
}

/** Texts of kinds of which a line may have models of one sort only. */
const dependsOnModel = /^(?:Selon modèle|Version vérifiée|Classe\sI\sou\sII)|modèles HML/

/**
 * The approvals of a product: those of its kind where it has verified and unverified models, else those of the models
 * that it has, so that none claims a marking that no model of it bears.
 */
export function approvalsOf(variants: readonly VariantDocument[], ofKind: Localized): Localized {
  if (!dependsOnModel.test(ofKind.fr)) return ofKind
  const marked = variants.filter(({ metrology }) => metrology === 'yes')
  if (variants.every(({ metrology }) => metrology === 'no')) return unverified
  const [own, ...others] = [...new Set(marked.map((variant) => variant.accuracyClass))]
  if (marked.length < variants.length || !own || others.length > 0) return ofKind
  const device = ofKind.fr.includes('2017/745')
  return each((locale) => verified[locale].replace('{class}', own) + (device ? medicalDevice[locale] : ''))
}

const adjustment: Localized = {
  fr: 'Ajustage externe\u202f; certificat d’étalonnage en option',
  en: 'External adjustment; calibration certificate optional',
  de: 'Externe Justierung; Kalibrierschein optional',
}

const certificate: Localized = {
  fr: 'Certificat d’étalonnage en option',
  en: 'Calibration certificate optional',
  de: 'Kalibrierschein optional',
}

/**
 * The adjustment of a product: where its kind tells it of unverified models alone, as the models that it has need it.
 */
export function adjustmentOf(variants: readonly VariantDocument[], ofKind: Localized): Localized {
  if (!ofKind.fr.startsWith('Modèles non vérifiés')) return ofKind
  if (variants.every(({ metrology }) => metrology === 'yes')) return certificate
  return variants.every(({ metrology }) => metrology === 'no') ? adjustment : ofKind
}
