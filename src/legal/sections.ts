import { accounts } from '#config/accounts.ts'
import { company } from '#config/company.ts'
import { features } from '#config/features.ts'
import type { Locale } from '#config/locales.ts'
import { publishedFacts } from '#config/published-facts.ts'
import { demandLimits, retention } from '#config/retention.ts'
import type { LegalSubject } from '#domain/content/dated-version.ts'
import { usualOpening } from '#domain/content/opening.ts'
import { loadTexts, type Translate, translator } from '#src/i18n/translation.ts'

/** Clauses and sections in their order; those of the terms are numbered, so that a letter can name one. */
const sections = {
  terms: [
    'scope',
    'offer',
    'prices',
    'payment',
    'delivery',
    'property',
    'site',
    'verification',
    'warranty',
    'liability',
    'take-back',
    'data',
    'law',
  ],
  privacy: [
    'none',
    'controller',
    'requests',
    'contracts',
    'mail',
    'newsletter',
    'account',
    'robots',
    'browser',
    'measurement',
    'changes',
    'searches',
    'network',
    'place',
    'rights',
  ],
  legal: ['accreditation', 'approval', 'prices', 'equipment', 'property', 'accessibility', 'security'],
} as const

const measures = features.analytics || features.errorReporting
/** Features that are switched off are left out. */
const isShown: Partial<Record<string, boolean>> = {
  measurement: measures,
  robots: features.turnstileSiteKey !== null,
}

/** What these texts name: the periods are those that the software deletes by. */
const facts = {
  reference: company.accreditation,
  producer: publishedFacts.producerId,
  approval: publishedFacts.verificationApproval,
  mark: publishedFacts.repairerMark,
  company: company.name,
  missDays: demandLimits.missDays,
  missNetworks: demandLimits.missNetworks,
  host: publishedFacts.host.name,
  years: retention.request.years,
  contractYears: retention.contract.years,
  mailDays: retention.sentMail.days,
  auditYears: retention.audit.years,
  idleDays: accounts.sessionIdleDays,
  maxDays: accounts.sessionMaxDays,
  deviceDays: accounts.knownDeviceDays,
  accountYears: retention.account.years,
  warningDays: retention.account.warningDays,
}

type Values = Record<string, string | number>
type Words<Subject extends LegalSubject> = (
  t: Translate,
  key: (typeof sections)[Subject][number],
  values: Values,
) => [title: string, text: string]
/** Title and text of a section. */
const words: { [Subject in LegalSubject]: Words<Subject> } = {
  terms: (t, key, values) => [t(`terms.${key}`), t(`terms.${key}-text`, values)],
  privacy: (t, key, values) => [t(`privacy.${key}`), t(`privacy.${key}-text`, values)],
  legal: (t, key, values) => [t(`legal.${key}`), t(`legal.${key}-text`, values)],
}

/** How the company is reached, as these texts say it. */
export type Contact = { email: string; address: string }
/** The address in one line. */
export const contactOf = (company: Record<'street' | 'postalCode' | 'city' | 'email', string>): Contact => ({
  email: company.email,
  address: `${company.street}, ${company.postalCode} ${company.city}`,
})

/** How the company was reached when version 1.0 of the terms was accepted, which goes on to say so. */
const acceptedContact = contactOf(usualOpening.company)

/** The texts of the code by section. Privacy and legal notice name the contact, the terms that of their acceptance. */
export function sectionsOf(subject: LegalSubject, t: Translate, contact: Contact) {
  const values = { ...facts, ...(subject === 'terms' ? acceptedContact : contact) }
  return sections[subject]
    .filter((key) => isShown[key] ?? true)
    .map((key, i) => {
      const [title, text] = words[subject](t, key as never, values)
      return { key, title: subject === 'terms' ? `${i + 1}. ${title}` : title, text }
    })
}

/** The same as Markdown, which the desk begins with. */
export async function initialMarkdown(
  subject: LegalSubject,
  locale: Locale,
  contact: Contact,
): Promise<string> {
  const t = translator(locale, await loadTexts(locale, [subject]))
  return sectionsOf(subject, t, contact)
    .map(({ title, text }) => `## ${title}\n\n${text.replaceAll(/([*_`[\]<>])/g, '\\$1')}`)
    .join('\n\n')
}
