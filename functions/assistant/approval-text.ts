import type { Locale, Localized } from '#config/locales.ts'
import { fill } from '#domain/assistant/draft.ts'
import type { Named } from './named-models.ts'

const words = {
  verified: {
    fr: '{reference} est un modèle vérifié, admis aux usages réglementés',
    en: '{reference} is a verified model, permitted for regulated uses',
    de: '{reference} ist konformitätsbewertet und für eichpflichtige Verwendungen zugelassen',
  },
  unverified: {
    fr: '{reference} n’est pas vérifié : ni vente ni facturation au poids',
    en: '{reference} is not verified: not for selling or invoicing by weight',
    de: '{reference} ist nicht konformitätsbewertet: kein Verkauf und keine Abrechnung nach Gewicht',
  },
} satisfies Record<string, Localized>

/** Whether a model may serve a regulated use. */
export const approvalText = ({ metrologie, reference }: Named['variant'], locale: Locale) =>
  fill(words[metrologie === 'yes' ? 'verified' : 'unverified'], locale, { reference })
