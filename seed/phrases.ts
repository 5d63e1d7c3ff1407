import type { Localized } from '#config/locales.ts'

/** What several kinds and lines of instruments say in the same words. */
export const markedClassThree: Localized = {
  fr: 'Classe III, marquages CE et M',
  en: 'Class III, CE and M marked',
  de: 'Klasse III, CE- und M-Kennzeichnung',
}

export const factoryAdjusted: Localized = {
  fr: 'Ajustée en usine ; certificat d’étalonnage en option',
  en: 'Adjusted at the factory; calibration certificate optional',
  de: 'Werkseitig justiert; Kalibrierschein optional',
}

export const markingOfClassThree: Localized = {
  fr: 'Classe III, marquages CE et M',
  en: 'Class III, CE and M marking',
  de: 'Klasse III, CE- und M-Kennzeichnung',
}

export const besideLegalVerification: Localized = {
  fr: 'Toutes portées, sans effet sur la vérification légale',
  en: 'All capacities, separate from legal verification',
  de: 'Alle Höchstlasten, unabhängig vom gesetzlichen Messwesen',
}

export const medicalClassThree: Localized = {
  fr: 'Classe III, CE et M, dispositif médical (UE) 2017/745',
  en: 'Class III, CE and M, medical device (EU) 2017/745',
  de: 'Klasse III, CE und M, Medizinprodukt (EU) 2017/745',
}

export const directiveClassThree: Localized = {
  fr: 'Directive 2014/31/UE, classe III, CE et M',
  en: 'Directive 2014/31/EU, class III, CE and M',
  de: 'Richtlinie 2014/31/EU, Klasse III, CE und M',
}

export const certificateOptional: Localized = {
  fr: 'Certificat d’étalonnage en option',
  en: 'Calibration certificate optional',
  de: 'Kalibrierschein optional',
}

export const plasticHousing: Localized = {
  fr: 'Boîtier ABS, plateau en acier inoxydable',
  en: 'ABS housing, stainless steel pan',
  de: 'ABS-Gehäuse, Wägeplatte aus Edelstahl',
}

export const backlitDigits: Localized = {
  fr: 'LCD rétroéclairé, chiffres de 25 mm',
  en: 'Backlit LCD, 25 mm digits',
  de: 'Hinterleuchtetes LCD, Ziffernhöhe 25 mm',
}

export const verifiedByModel: Localized = {
  fr: 'Selon modèle : classe III (CE et M) ou HML',
  en: 'Depending on model: class III (CE and M) or non-verified',
  de: 'Je nach Modell: Klasse III (CE und M) oder ungeeicht',
}

export const internalAdjustment: Localized = {
  fr: 'Ajustage interne\u202f; étalonnage en option',
  en: 'Internal adjustment; calibration optional',
  de: 'Interne Justierung; Kalibrierung optional',
}

export const externalAdjustment: Localized = {
  fr: 'Ajustage externe par masses ; étalonnage en option',
  en: 'External adjustment with weights; calibration optional',
  de: 'Externe Justierung mit Gewichten; Kalibrierung optional',
}

export const automaticAdjustment: Localized = {
  fr: 'Ajustage interne automatique',
  en: 'Automatic internal adjustment',
  de: 'Automatische interne Justierung',
}

export const factoryVerified: Localized = {
  fr: 'Vérifié en usine ; certificat d’étalonnage en option',
  en: 'Adjusted at the factory; calibration certificate optional',
  de: 'Werkseitig justiert; Kalibrierschein optional',
}
