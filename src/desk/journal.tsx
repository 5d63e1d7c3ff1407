import { Fragment, useState } from 'react'
import {
  type AuditEntries,
  type AuditEntry,
  type AuditQuery,
  type AuditSubject,
  auditSubjects,
  operatorPrefix,
} from '#domain/staff/audit.ts'
import { messageText, useTranslate } from '#src/i18n/translation.ts'
import { Facts } from '#src/ui/facts.tsx'
import { Choice, Field, Options } from '#src/ui/field.tsx'
import { NarrowFold } from '#src/ui/narrow-fold.tsx'
import { DeskForm, useFields } from './controls.tsx'
import { DeskLink, useDesk } from './desk-context.tsx'
import { DeskQuery, LoadMore, useDeskQuery } from './desk-query.tsx'
import { moment } from './formats.ts'
import { type JournalLine, journalLines, subjectText } from './journal-lines.ts'
import { journalWords } from './journal-words.ts'
import { staffWords as text } from './staff-words.ts'

type Filter = Omit<AuditQuery, 'cursor'>
const everything: Filter = { day: '', who: '', kind: '', subject: '' }

/** What was changed at the desk and by the command line, by day, person and subject. */
export function Journal() {
  const [filter, setFilter] = useState(everything)
  return (
    <>
      <h1>{text.journal}</h1>
      <Filters onFilter={setFilter} />
      <DeskQuery query={useDeskQuery('GET /desk/audit', { query: { ...filter, cursor: '' } })}>
        {(page, { set }) => <Entries {...{ page, filter }} onPage={set} />}
      </DeskQuery>
    </>
  )
}

function Filters({ onFilter }: { onFilter: (filter: Filter) => void }) {
  const members = useDeskQuery('GET /desk/staff').answer.value?.items ?? []
  const [filter, setFilter] = useState(everything)
  const field = useFields({ value: filter, onChange: setFilter })
  return (
    <NarrowFold label={text.filter} className="desk-journal-filters">
      <DeskForm className="desk-journal-filter" onSubmit={() => onFilter(filter)}>
        <Field label={text.day} type="date" {...field('day')} />
        <Choice label={text.who} {...field('who')}>
          <option value="">{text.whoAll}</option>
          <Options
            of={[
              ...members.map(({ email, name }): [string, string] => [email, name]),
              [operatorPrefix, text.operators],
            ]}
          />
        </Choice>
        <Choice label={text.kind} {...field('kind')}>
          <option value="">{text.kindAll}</option>
          <Options of={auditSubjects.map((kind) => [kind, text.kinds[kind]])} />
        </Choice>
        <Field label={text.subject} {...field('subject')} />
        <button type="submit" className="button ghost">
          {text.filter}
        </button>
      </DeskForm>
    </NarrowFold>
  )
}

type EntriesProps = { page: AuditEntries; filter: Filter; onPage: (page: AuditEntries) => void }

function Entries({ page, filter, onPage }: EntriesProps) {
  const { call } = useDesk()
  if (page.items.length === 0) return <p className="empty">{text.empty}</p>
  return (
    <>
      <ol className="desk-journal">
        {page.items.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
      <LoadMore
        page={page}
        text={text.more}
        read={(cursor) => call('GET /desk/audit', { query: { ...filter, cursor } })}
        onPage={onPage}
      />
    </>
  )
}

function Entry({ entry: { at, who, name, subject, action, before, after } }: { entry: AuditEntry }) {
  const { kind, id } = subject
  const t = useTranslate()
  const specificationLabel = (key: string) => messageText(t, `spec.${key}`)
  const lines = journalLines(before, after, { at, specificationLabel })
  const about = subject.name || titleOf(after) || titleOf(before) || subjectText(kind, id)
  return (
    <>
      <p>
        <span>
          {about ? `${text.kinds[kind]} ` : null}
          <DeskLink to={placesOf[kind](id)}>{about || text.kinds[kind]}</DeskLink>
          {`\u00a0: ${journalWords.actions[`${kind} ${action}`] ?? text.actions[action]}`}
        </span>
        <small>
          {name || personOf(who)}, <time dateTime={at}>{moment(at)}</time>
        </small>
      </p>
      {lines.length > linesShown ? (
        <details>
          <summary>{journalWords.changes(lines.length)}</summary>
          <Lines lines={lines} />
        </details>
      ) : (
        <Lines lines={lines} />
      )}
    </>
  )
}

/** More are folded. */
const linesShown = 3
/** Longer texts are folded. */
const lengthShown = 160

/** The parameters of the place of the desk where a subject is. */
const placesOf: Record<AuditSubject, (id: string) => Record<string, string>> = {
  request: (request) => ({ request }),
  contact: (contact) => ({ contact }),
  account: () => ({}),
  mail: () => ({}),
  product: (product) => ({ view: 'catalogue', product }),
  publication: () => ({ view: 'publications' }),
  'text-block': () => ({ view: 'blocks' }),
  staff: () => ({ view: 'team' }),
  closure: () => ({ view: 'content' }),
  hours: () => ({ view: 'content' }),
  notice: () => ({ view: 'content' }),
  article: () => ({ view: 'articles' }),
  questions: () => ({ view: 'questions' }),
  company: () => ({ view: 'company' }),
  'legal-text': () => ({ view: 'legal' }),
}

/** The title that a change itself says. */
function titleOf(value: unknown): string {
  const { title, name } = (value ?? {}) as { title?: unknown; name?: unknown }
  return [title, name].find((each) => typeof each === 'string') ?? ''
}

const personOf = (who: string) => {
  if (who === '') return text.byLink
  return who.startsWith(operatorPrefix) ? text.operator(who.slice(operatorPrefix.length)) : who
}

const Lines = ({ lines }: { lines: readonly JournalLine[] }) => (
  <Facts
    rows={lines.map(({ label, before, after }) => [
      label,
      <Fragment key={label}>
        {before === null ? null : <Value value={before} />}
        {before === null ? null : ' → '}
        <Value value={after ?? journalWords.nothing} />
      </Fragment>,
    ])}
  />
)

const Value = ({ value }: { value: string }) =>
  value.length > lengthShown ? (
    <details>
      <summary>{`${value.slice(0, lengthShown)}…`}</summary>
      {value}
    </details>
  ) : (
    value
  )
