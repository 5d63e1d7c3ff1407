import type { ReactNode } from 'react'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'

/** The sections of the customer area in their order. The name is also the fragment of the URL. */
export const sections = {
  scales: 'dashboard.scales',
  requests: 'dashboard.requests',
  list: 'dashboard.list',
  details: 'dashboard.details',
  mails: 'dashboard.mails',
  'move-account': 'dashboard.move-account',
  security: 'dashboard.security',
  sessions: 'dashboard.sessions',
  data: 'dashboard.data',
} as const satisfies Record<string, TextKey>
/** The name of a section. */
export type SectionName = keyof typeof sections

type Props = { name: SectionName; lead?: ReactNode; children: ReactNode }

/** One section of the customer area with its heading. */
export function Section({ name, lead, children }: Props) {
  const t = useTranslate()
  return (
    <section id={name} className="dash-section" aria-labelledby={`${name}-title`} tabIndex={-1}>
      <h2 id={`${name}-title`}>{t(sections[name])}</h2>
      {lead ? <p className="dash-lead">{lead}</p> : null}
      {children}
    </section>
  )
}
