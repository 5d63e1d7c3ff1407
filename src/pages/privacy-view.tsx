import { accounts } from '#config/accounts.ts'
import { company } from '#config/company.ts'
import { demandLimits } from '#config/demand-limits.ts'
import { features } from '#config/features.ts'
import { retention } from '#config/retention.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { Heading } from '#src/ui/heading.tsx'

const sections = [
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
] as const

const measures = features.analytics || features.errorReporting
/** Features that are switched off are left out. */
const isShown = { measurement: measures, robots: features.turnstileSiteKey !== null }
const shownSections = sections.filter(
  (section) => !(section in isShown) || isShown[section as keyof typeof isShown],
)

/** What this software stores, where and how long; the periods are those that it deletes by. */
export function PrivacyView() {
  const t = useTranslate()
  const facts = {
    missDays: demandLimits.missDays,
    missNetworks: demandLimits.missNetworks,
    company: company.name,
    address: `${company.street}, ${company.postalCode} ${company.city}`,
    email: company.email,
    host: company.legal.host.name,
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
  return (
    <article className="wrap prose">
      <Heading>{t('privacy.title')}</Heading>
      <p className="lead">{t('privacy.lead', facts)}</p>
      {shownSections.map((section) => (
        <section key={section}>
          <h2>{t(`privacy.${section}`)}</h2>
          <p>{t(`privacy.${section}-text`, facts)}</p>
        </section>
      ))}
    </article>
  )
}
