import type { Localized } from '#config/locales.ts'

/** Why a model fits, and the rejections that `messages.json` does not have. */
export const reasonSentences = {
  verified: {
    fr: 'Vérifié (CE + M), classe {cls} : permis pour cet usage.',
    en: 'Verified (CE + M), class {cls}: permitted for this use.',
    de: 'Konformitätsbewertet (CE + M), Klasse {cls}: für diese Verwendung zulässig.',
  },
  'max-holds': {
    fr: 'Max {max} : suffit pour vos {gross}, tare comprise.',
    en: 'Max {max}: covers your {gross} including tare.',
    de: 'Max {max}: Ihre {gross} mit Tara liegen nicht darüber.',
  },
  'min-holds': {
    fr: 'Min {min} : vos pesées de {q} l’atteignent.',
    en: 'Min {min}: your smallest quantity, {q}, is not below it.',
    de: 'Min {min}: Ihre kleinste Menge, {q}, liegt nicht darunter.',
  },
  'error-holds': {
    fr: 'À {q}, l’erreur tolérée en service est de ±{mpe} ; vous acceptez ±{tol}.',
    en: 'At {q} the permissible error in service is ±{mpe}; you accept ±{tol}.',
    de: 'Bei {q} beträgt die Verkehrsfehlergrenze ±{mpe}; Sie lassen ±{tol} zu.',
  },
  'resolution-holds': {
    fr: 'Lecture d = {d} : assez fine pour ±{tol}.',
    en: 'Readability d = {d}: fine enough for ±{tol}.',
    de: 'Ablesbarkeit d = {d}: fein genug für ±{tol}.',
  },
  'law-e-holds': {
    fr: 'e = {e} : admis pour des préemballages de {qn}.',
    en: 'e = {e}: permitted for prepackages of {qn}.',
    de: 'e = {e}: für Fertigpackungen von {qn} zulässig.',
  },
  'usp-holds': {
    fr: 'Pesée minimale au mieux {mmin} : vos {q} sont au-dessus.',
    en: 'Minimum weight at best {mmin}: your {q} is above it.',
    de: 'Mindesteinwaage bestenfalls {mmin}: Ihre {q} liegen darüber.',
  },
  'count-holds': {
    fr: 'Comptage : d = {d} suffit pour des pièces de {p}.',
    en: 'Counting: d = {d} is enough for pieces of {p}.',
    de: 'Zählen: d = {d} genügt für Stücke von {p}.',
  },
  'platform-holds': {
    fr: 'Plateau {plate} : votre objet y tient.',
    en: 'Platform {plate}: your object fits on it.',
    de: 'Plattform {plate}: Ihr Gegenstand passt darauf.',
  },
  'ip-holds': {
    fr: '{ip} : convient à votre nettoyage.',
    en: '{ip}: suits your cleaning.',
    de: '{ip}: passt zu Ihrer Reinigung.',
  },
  'atex-holds': {
    fr: 'ATEX {marking} : permis en zone {zone}.',
    en: 'ATEX {marking}: permitted in zone {zone}.',
    de: 'ATEX {marking}: in Zone {zone} zulässig.',
  },
  'price-holds': {
    fr: '{price} HT : dans votre budget.',
    en: '{price} excl. VAT: within your budget.',
    de: '{price} zzgl. MwSt.: innerhalb Ihres Budgets.',
  },
  'law-e-fifth': {
    fr: 'À {qn}, l’erreur tolérée en service est de ±{mpe} : plus d’un cinquième de l’erreur maximale tolérée du préemballage ({tne}).',
    en: 'At {qn} the permissible error in service is ±{mpe}: more than one fifth of the package’s tolerable negative error ({tne}).',
    de: 'Bei {qn} beträgt die Verkehrsfehlergrenze ±{mpe}: mehr als ein Fünftel der zulässigen Minusabweichung ({tne}).',
  },
  'not-medical': {
    fr: 'N’est pas un dispositif médical (règlement (UE) 2017/745).',
    en: 'Not a medical device (Regulation (EU) 2017/745).',
    de: 'Kein Medizinprodukt (Verordnung (EU) 2017/745).',
  },
  'no-price-computing': {
    fr: 'N’affiche ni prix unitaire ni prix à payer.',
    en: 'Shows neither unit price nor price to pay.',
    de: 'Zeigt weder Grundpreis noch Kaufpreis an.',
  },
} as const satisfies Record<string, Localized>
