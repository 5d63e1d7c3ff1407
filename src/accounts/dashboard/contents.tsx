import { useEffect, useState } from 'react'
import { useTranslate } from '#src/i18n/translation.ts'
import { type SectionName, sections } from './section.tsx'

/** What is due, what was asked for, and the account: one at a time, by the fragment of the URL. */
const tabs = {
  scales: ['scales'],
  requests: ['requests', 'list'],
  account: ['details', 'mails', 'move-account', 'security', 'sessions', 'data'],
} as const satisfies Record<string, readonly SectionName[]>
type TabName = keyof typeof tabs

const names = Object.keys(tabs) as TabName[]

/** The tab of a fragment that names it or one of its sections. */
const tabOf = (fragment: string): TabName | undefined =>
  names.find((name) => name === fragment || tabs[name].some((section) => section === fragment))

/** The tab that is shown; a fragment that names none, such as a field of its form, changes nothing. */
export function useTab(): TabName {
  const [tab, setTab] = useState<TabName>(() => tabOf(location.hash.slice(1)) ?? 'scales')
  useEffect(() => {
    const follow = () => setTab((before) => tabOf(location.hash.slice(1)) ?? before)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return tab
}

/** The tabs: a column beside what they show, with its sections; on a phone a line above it. */
export function Contents({ tab }: { tab: TabName }) {
  const t = useTranslate()
  return (
    <nav className="dash-contents" aria-label={t('dashboard.contents')}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`#${name}`} aria-current={name === tab ? 'true' : undefined}>
              {t(`dashboard.tab-${name}`)}
            </a>
            {name === tab && tabs[name].length > 1 ? (
              <ul>
                {tabs[name].map((section) => (
                  <li key={section}>
                    <a href={`#${section}`}>{t(sections[section])}</a>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  )
}
