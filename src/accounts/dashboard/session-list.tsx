import { useCallback, useState } from 'react'
import type { SessionEntry } from '#domain/accounts/account.ts'
import { deviceName } from '#domain/accounts/device-name.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { QueryBoundary } from '#src/app/later/query-boundary.tsx'
import { useQuery } from '#src/app/later/use-query.ts'
import { useSite } from '#src/app/site.ts'
import { useTranslate } from '#src/i18n/index.ts'

/** The open sessions, each with a button that ends it. */
export function SessionList() {
  const t = useTranslate()
  const { answer, load, message, endOne, endOthers } = useSessions()
  return (
    <>
      <QueryBoundary answer={answer} retry={load} lines={4}>
        {({ items }) => (
          <>
            <ul className="dash-rows">
              {items.map((entry) => (
                <SessionRow key={entry.id} entry={entry} onEnd={() => endOne(items, entry)} />
              ))}
            </ul>
            {items.some(({ current }) => !current) ? (
              <button type="button" className="button small ghost" onClick={() => endOthers(items)}>
                {t('dashboard.end-others')}
              </button>
            ) : null}
          </>
        )}
      </QueryBoundary>
      <p role="status">{message ? t(message) : null}</p>
    </>
  )
}

function useSessions() {
  const { callApi } = useSite()
  const question = useCallback(() => callApi('GET /profile/sessions'), [callApi])
  const { answer, load, set } = useQuery(question)
  const [message, setMessage] = useState<'dashboard.ended' | 'form.failed' | null>(null)
  const end = async (left: SessionEntry[], ending: Promise<unknown>) => {
    setMessage(null)
    try {
      await ending
      set({ items: left })
      setMessage('dashboard.ended')
    } catch (error) {
      console.warn('sessions', error)
      setMessage('form.failed')
    }
  }
  const endOne = (items: SessionEntry[], { id }: SessionEntry) =>
    end(
      items.filter((entry) => entry.id !== id),
      callApi('DELETE /profile/sessions/:id', { params: { id } }),
    )
  const endOthers = (items: SessionEntry[]) =>
    end(
      items.filter(({ current }) => current),
      callApi('DELETE /profile/sessions'),
    )
  return { answer, load, message, endOne, endOthers }
}

function SessionRow({ entry, onEnd }: { entry: SessionEntry; onEnd: () => void }) {
  const t = useTranslate()
  const { locale } = useSite()
  const { browser, system } = deviceName(entry.userAgent)
  const name =
    browser && system
      ? t('dashboard.device', { browser, system })
      : (browser ?? system ?? t('dashboard.unknown-device'))
  return (
    <li className="dash-row dash-session">
      <div>
        <h3>{name}</h3>
        <p className="hint">
          {t('dashboard.since-when', { when: formatDateTime(new Date(entry.createdAt), locale) })}
          {entry.network ? ` · ${t('dashboard.network', { network: entry.network })}` : null}
        </p>
      </div>
      {entry.current ? (
        <p className="dash-good">{t('dashboard.this-device')}</p>
      ) : (
        <button type="button" className="button small ghost" onClick={onEnd}>
          {t('dashboard.end-session')} <span className="visually-hidden">{name}</span>
        </button>
      )}
    </li>
  )
}
