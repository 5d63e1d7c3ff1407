import type { Localized } from '#config/locales.ts'

/** Names and descriptions of the services; periodic verification, calibration and adjustment are three things. */
export const serviceTexts = {
  'conformity-assessment': {
    name: {
      fr: 'Évaluation de la conformité (CE + M)',
      en: 'Conformity assessment (CE + M)',
      de: 'Konformitätsbewertung (CE + M)',
    },
    description: {
      fr: 'Faite en usine (sur place pour un pont-bascule) et commandée avec l’instrument : elle ne peut pas l’être plus tard.',
      en: 'Done at the factory (on site for a weighbridge) and ordered with the instrument: it cannot be done later.',
      de: 'Ab Werk (bei Fahrzeugwaagen vor Ort), mit der Waage zu bestellen: nachträglich ist sie nicht möglich.',
    },
  },
  commissioning: {
    name: {
      fr: 'Mise en service sur place',
      en: 'Commissioning on site',
      de: 'Inbetriebnahme vor Ort',
    },
    description: {
      fr: 'Installation, mise à niveau, ajustage au lieu d’utilisation et prise en main.',
      en: 'Installation, levelling, adjustment at the place of use and instruction.',
      de: 'Aufstellung, Ausrichtung, Justierung am Verwendungsort und Einweisung.',
    },
  },
  'metrological-logbook': {
    name: {
      fr: 'Carnet métrologique (France)',
      en: 'Metrological logbook (France)',
      de: 'Metrologisches Prüfbuch (Frankreich)',
    },
    description: {
      fr: 'Ouvert et rempli dans le mois qui suit la mise en service, comme la réglementation le demande.',
      en: 'Opened and completed within a month of commissioning, as French law requires.',
      de: 'Innerhalb eines Monats nach Inbetriebnahme angelegt, wie es das französische Recht verlangt.',
    },
  },
  'periodic-verification': {
    name: {
      fr: 'Vérification périodique (France)',
      en: 'Periodic verification (France)',
      de: 'Wiederkehrende Prüfung (Frankreich)',
    },
    description: {
      fr: 'Première visite à l’échéance : essais avec des masses étalons, vignette et inscription au carnet métrologique.',
      en: 'First visit when it falls due: tests with test weights, sticker and entry in the metrological logbook.',
      de: 'Erster Termin bei Fälligkeit: Prüfung mit Prüfgewichten, Prüfmarke und Eintrag im Prüfbuch. Nicht für Deutschland: Dort eicht die Eichbehörde.',
    },
  },
  'on-site-adjustment': {
    name: {
      fr: 'Ajustage sur place',
      en: 'Adjustment on site',
      de: 'Justierung vor Ort',
    },
    description: {
      fr: 'Réglage avec des masses étalons. Un instrument vérifié doit être vérifié de nouveau si un scellement est brisé.',
      en: 'Adjustment with test weights. A verified instrument needs a new verification if a seal is broken.',
      de: 'Justierung mit Prüfgewichten. Wird eine Sicherungsmarke verletzt, ist eine neue Prüfung bzw. Eichung nötig.',
    },
  },
  'calibration-certificate': {
    name: {
      fr: 'Étalonnage avec certificat',
      en: 'Calibration with certificate',
      de: 'Kalibrierung mit Kalibrierschein',
    },
    description: {
      fr: 'Étalonnage au lieu d’utilisation, hors accréditation, avec incertitude de mesure et masses raccordées au SI.',
      en: 'Calibration at the place of use, outside accreditation, with measurement uncertainty and weights traceable to the SI.',
      de: 'Kalibrierung am Verwendungsort, nicht akkreditiert, mit Messunsicherheit und auf das SI rückgeführten Gewichten.',
    },
  },
  'take-back': {
    name: {
      fr: 'Reprise de l’ancien instrument',
      en: 'Take-back of the old instrument',
      de: 'Rücknahme der alten Waage',
    },
    description: {
      fr: 'Enlevé à la livraison et remis à une filière de recyclage des équipements électriques.',
      en: 'Collected on delivery and handed to a recycler of electrical equipment.',
      de: 'Bei der Lieferung mitgenommen und einer Verwertung für Elektrogeräte übergeben.',
    },
  },
  training: {
    name: {
      fr: 'Formation des utilisateurs, demi-journée',
      en: 'User training, half a day',
      de: 'Schulung der Anwender, halber Tag',
    },
    description: {
      fr: 'Peser juste, contrôler soi-même, tenir le carnet : jusqu’à six personnes, sur vos instruments.',
      en: 'Weighing correctly, checking yourself, keeping the logbook: up to six people, on your instruments.',
      de: 'Richtig wiegen, selbst prüfen, das Prüfbuch führen: bis zu sechs Personen, an Ihren Waagen.',
    },
  },
} as const satisfies Record<string, { name: Localized; description: Localized }>
