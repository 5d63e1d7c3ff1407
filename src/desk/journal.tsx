import { useCallback, useState } from 'react'
import { type AuditEntry, type AuditQuery, auditSubjects } from '#domain/staff/audit.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { QueryBoundary } from '#src/site/query-boundary.tsx'
import { useQuery } from '#src/site/use-query.ts'
import { Choice, Field } from '#src/ui/field.tsx'
import { useDesk } from './desk-context.ts'
import { staffWords as text } from './staff-words.ts'
import { words } from './words.ts'

type Filter = Omit<AuditQuery, 'cursor'>
const everything: Filter = { day: '', who: '', kind: '', subject: '' }

/** What was changed at the desk and by the command line, by day, person and subject. */
export function Journal() {
  const { calls } = useDesk()
  const [filter, setFilter] = useState(everything)
  const { answer, load } = useQuery(
    useCallback(() => calls.audit({ ...filter, cursor: '' }), [calls, filter]),
  )
  return (
    <>
      <h1>{text.journal}</h1>
      <Filters onFilter={setFilter} />
      <QueryBoundary answer={answer} retry={load} lines={8}>
        {(first) => <Entries key={JSON.stringify(filter)} first={first} filter={filter} />}
      </QueryBoundary>
    </>
  )
}

function Filters({ onFilter }: { onFilter: (filter: Filter) => void }) {
  const { calls } = useDesk()
  const { answer } = useQuery(calls.staff)
  const members = answer.value?.items ?? []
  const [filter, setFilter] = useState(everything)
  const field = <Name extends keyof Filter>(name: Name) => ({
    name,
    value: filter[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setFilter({ ...filter, [name]: target.value as Filter[Name] }),
  })
  return (
    <form
      className="desk-journal-filter"
      onSubmit={(event) => {
        event.preventDefault()
        onFilter(filter)
      }}
    >
      <Field label={text.day} type="date" {...field('day')} />
      <Choice label={text.who} {...field('who')}>
        <option value="">{text.whoAll}</option>
        {members.map(({ email, name }) => (
          <option key={email} value={email}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice label={text.kind} {...field('kind')}>
        <option value="">{text.kindAll}</option>
        {auditSubjects.map((kind) => (
          <option key={kind} value={kind}>
            {text.kinds[kind]}
          </option>
        ))}
      </Choice>
      <Field label={text.subject} {...field('subject')} />
      <button type="submit" className="button ghost">
        {text.filter}
      </button>
    </form>
  )
}

type EntriesProps = { first: { items: AuditEntry[]; nextCursor: string | null }; filter: Filter }

function Entries({ first, filter }: EntriesProps) {
  const { calls } = useDesk()
  const [page, setPage] = useState(first)
  const [failed, setFailed] = useState(false)
  const more = (cursor: string) =>
    calls.audit({ ...filter, cursor }).then(
      (next) => {
        setFailed(false)
        setPage({ ...next, items: [...page.items, ...next.items] })
      },
      () => setFailed(true),
    )
  const { items, nextCursor } = page
  if (items.length === 0) return <p className="empty">{text.empty}</p>
  return (
    <>
      <ol className="desk-journal">
        {items.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
      {failed ? <p role="alert">{words.moreFailed}</p> : null}
      {nextCursor ? (
        <button type="button" className="button ghost" onClick={() => more(nextCursor)}>
          {text.more}
        </button>
      ) : null}
    </>
  )
}

function Entry({ entry: { at, who, name, subject, action, before, after } }: { entry: AuditEntry }) {
  return (
    <>
      <p>
        <time dateTime={at}>{formatDateTime(new Date(at), 'fr')}</time>
        <strong>{`${text.kinds[subject.kind]} ${subject.id}\u00a0: ${text.actions[action]}`}</strong>
        <small>{name || personOf(who)}</small>
      </p>
      {before === null && after === null ? null : (
        <dl>
          <Facts title={text.before} value={before} />
          <Facts title={text.after} value={after} />
        </dl>
      )}
    </>
  )
}

const personOf = (who: string) => {
  if (who === '') return text.byLink
  return who.startsWith('operator:') ? text.operator(who.slice('operator:'.length)) : who
}

const Facts = ({ title, value }: { title: string; value: unknown }) =>
  value === null ? null : (
    <div>
      <dt>{title}</dt>
      <dd>
        <code>{typeof value === 'string' ? value : JSON.stringify(value)}</code>
      </dd>
    </div>
  )
