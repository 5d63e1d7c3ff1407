import type { ReactNode } from 'react'
import { type TextKey, useTranslate } from '#src/i18n/translation.ts'
import { NarrowFold } from '#src/ui/narrow-fold.tsx'

/**
 * The sections of the customer area in their order: what is due, what was asked for, then the settings. The name is
 * also the fragment of the URL.
 */
export const sections = {
  scales: 'dashboard.scales',
  requests: 'dashboard.requests',
  list: 'dashboard.list',
  overview: 'dashboard.overview',
  details: 'dashboard.details',
  mails: 'dashboard.mails',
  'move-account': 'dashboard.move-account',
  security: 'dashboard.security',
  sessions: 'dashboard.sessions',
  data: 'dashboard.data',
} as const satisfies Record<string, TextKey>
export type SectionName = keyof typeof sections

type Props = { name: SectionName; lead?: ReactNode; children: ReactNode }

/** One section of the customer area with its heading. */
export function Section({ name, lead, children }: Props) {
  return (
    <section id={name} className="dash-section" aria-labelledby={`${name}-title`} tabIndex={-1}>
      <Title name={name} />
      {lead ? <p className="dash-lead">{lead}</p> : null}
      {children}
    </section>
  )
}

/** A section of settings, which a narrow window opens by its button, or by a link to it or to a field in it. */
export const Settings = ({ name, lead, children }: Props) => (
  <section id={name} className="dash-section folded" aria-labelledby={`${name}-title`} tabIndex={-1}>
    <Title name={name} />
    <Folded name={name}>
      {lead ? <p className="dash-lead">{lead}</p> : null}
      {children}
    </Folded>
  </section>
)

function Folded({ name, children }: Pick<Props, 'name' | 'children'>) {
  const t = useTranslate()
  return (
    <NarrowFold
      className="dash-settings"
      label={t('dashboard.show')}
      name={t('dashboard.show-named', { name: t(sections[name]) })}
    >
      {children}
    </NarrowFold>
  )
}

function Title({ name }: { name: SectionName }) {
  const t = useTranslate()
  return <h2 id={`${name}-title`}>{t(sections[name])}</h2>
}
