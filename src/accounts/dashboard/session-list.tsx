import { useCallback } from 'react'
import type { SessionEntry } from '#domain/accounts/account.ts'
import { deviceName } from '#domain/accounts/device-name.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { ActionButton } from '#src/forms/action-button.tsx'
import { useAction } from '#src/forms/use-action.ts'
import { useTranslate } from '#src/i18n/translation.ts'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { useSite } from '#src/site/site.ts'
import { useQuery } from '#src/site/use-query.ts'

/** The open sessions, each with a button that ends it. */
export function SessionList() {
  const t = useTranslate()
  const { answer, load, end } = useSessions()
  return (
    <>
      <QueryBoundary answer={answer} retry={load} lines={4}>
        {({ items }) => (
          <>
            <ul className="dash-rows">
              {items.map((entry) => (
                <SessionRow
                  key={entry.id}
                  entry={entry}
                  end={end}
                  onEnd={() => end.run({ items, id: entry.id })}
                />
              ))}
            </ul>
            {items.some(({ current }) => !current) ? (
              <ActionButton
                action={end}
                className="button small ghost"
                onPress={() => end.run({ items, id: null })}
              >
                {t('dashboard.end-others')}
              </ActionButton>
            ) : null}
          </>
        )}
      </QueryBoundary>
      <p role="status">
        {end.done ? t('dashboard.ended') : null}
        {end.problem ? t('form.failed') : null}
      </p>
    </>
  )
}

/** Ends one of the sessions, or all but the one in use. */
type Ending = { items: readonly SessionEntry[]; id: string | null }

function useSessions() {
  const { callApi } = useSite()
  const query = useCallback(() => callApi('GET /profile/sessions'), [callApi])
  const { answer, load, set } = useQuery(query)
  const end = useAction({
    send: ({ id }: Ending) =>
      id === null
        ? callApi('DELETE /profile/sessions')
        : callApi('DELETE /profile/sessions/:id', { params: { id } }),
    onAccepted: (_, { items, id }) =>
      set({ items: items.filter((entry) => (id === null ? entry.current : entry.id !== id)) }),
  })
  return { answer, load, end }
}

type RowProps = { entry: SessionEntry; end: { busy: boolean }; onEnd: () => void }

function SessionRow({ entry, end, onEnd }: RowProps) {
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
        <ActionButton action={end} className="button small ghost" onPress={onEnd}>
          {t('dashboard.end-session')} <span className="visually-hidden">{name}</span>
        </ActionButton>
      )}
    </li>
  )
}
