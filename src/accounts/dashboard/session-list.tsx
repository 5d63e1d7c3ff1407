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

/** Sessions in sight; those before are folded. */
const shownCount = 5

/** The open sessions, the one in use first, each with a button that ends it. */
export function SessionList() {
  const t = useTranslate()
  const { answer, load, end } = useSessions()
  return (
    <>
      <QueryBoundary answer={answer} retry={load} lines={4}>
        {({ items }) => (
          <>
            <SessionRows items={inOrder(items).slice(0, shownCount)} all={items} end={end} />
            {items.length > shownCount ? (
              <details>
                <summary>{t('dashboard.more-sessions', { count: items.length - shownCount })}</summary>
                <SessionRows items={inOrder(items).slice(shownCount)} all={items} end={end} />
              </details>
            ) : null}
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

const inOrder = (items: readonly SessionEntry[]) =>
  items.toSorted((a, b) => Number(b.current) - Number(a.current) || b.createdAt.localeCompare(a.createdAt))

type RowsProps = {
  items: readonly SessionEntry[]
  all: readonly SessionEntry[]
  end: ReturnType<typeof useSessions>['end']
}

const SessionRows = ({ items, all, end }: RowsProps) => (
  <ul className="dash-rows">
    {items.map((entry) => (
      <SessionRow
        key={entry.id}
        entry={entry}
        end={end}
        onEnd={() => end.run({ items: all, id: entry.id })}
      />
    ))}
  </ul>
)

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
  const known = browser && system ? t('dashboard.device', { browser, system }) : (browser ?? system)
  const name = known ?? t(entry.current ? 'dashboard.this-device' : 'dashboard.unknown-device')
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
        <p className="dash-good">{known ? t('dashboard.this-device') : null}</p>
      ) : (
        <ActionButton action={end} className="button small ghost" onPress={onEnd}>
          {t('dashboard.end-session')} <span className="visually-hidden">{name}</span>
        </ActionButton>
      )}
    </li>
  )
}
