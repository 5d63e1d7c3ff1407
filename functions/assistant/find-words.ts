import type { Localized } from '#config/locales.ts'

export const words = {
  found: {
    fr: 'Pour {what}, je vous propose :',
    en: 'For {what} I suggest:',
    de: 'Für {what} schlage ich vor:',
  },
  use: { fr: 'l’usage « {use} »', en: '“{use}”', de: 'die Verwendung „{use}“' },
  load: { fr: 'une charge jusqu’à {load}', en: 'loads up to {load}', de: 'Lasten bis {load}' },
  and: { fr: ' et ', en: ' and ', de: ' und ' },
  plain: { fr: 'votre demande', en: 'your request', de: 'Ihre Anfrage' },
  next: {
    fr: 'Ouvrez une fiche pour le détail, comparez, ou demandez un devis gratuit.',
    en: 'Open a page for details, compare, or ask for a free quotation.',
    de: 'Öffnen Sie eine Seite für Einzelheiten, vergleichen Sie oder fordern Sie ein kostenloses Angebot an.',
  },
  askUse: {
    fr: 'Pour quel usage ? Si vous vendez ou facturez au poids, il faut un instrument vérifié.',
    en: 'What will you use it for? If you sell or invoice by weight, you need a verified instrument.',
    de: 'Für welchen Zweck? Wer nach Gewicht verkauft oder abrechnet, braucht eine konformitätsbewertete Waage.',
  },
  askLoad: {
    fr: 'Quelle est la charge la plus lourde à peser, récipient compris ?',
    en: 'What is the heaviest load to be weighed, container included?',
    de: 'Wie schwer ist die größte Last, mit Behälter?',
  },
  askBoth: {
    fr: 'Que pesez-vous, pour quel usage, et quelle est la charge la plus lourde ?',
    en: 'What do you weigh, what for, and how heavy is the heaviest load?',
    de: 'Was wiegen Sie, für welchen Zweck, und wie schwer ist die größte Last?',
  },
  unmet: {
    fr: 'Certains critères ne sont pas remplis : {what}. À confirmer avec nous.',
    en: 'Not every condition is met: {what}. Please check with us.',
    de: 'Nicht alles ist erfüllt: {what}. Bitte mit uns klären.',
  },
  verified: { fr: 'instrument vérifié', en: 'verified instrument', de: 'konformitätsbewertet' },
  unverified: { fr: 'sans vérification', en: 'not verified', de: 'ohne Konformitätsbewertung' },
  nothing: {
    fr: 'Aucun modèle du catalogue ne remplit toutes ces conditions.',
    en: 'No model in the catalogue meets all of these conditions.',
    de: 'Kein Modell des Katalogs erfüllt alle diese Bedingungen.',
  },
} satisfies Record<string, Localized>

export const suggestions = {
  uses: {
    fr: [
      'Pour vendre au poids devant le client',
      'Pour facturer entre professionnels',
      'Pour un contrôle interne, sans facturer',
    ],
    en: [
      'To sell by weight in front of customers',
      'To invoice between businesses',
      'For internal checks, without invoicing',
    ],
    de: [
      'Zum Verkauf nach Gewicht vor dem Kunden',
      'Zur Abrechnung zwischen Firmen',
      'Zur innerbetrieblichen Kontrolle, ohne Abrechnung',
    ],
  },
} as const
