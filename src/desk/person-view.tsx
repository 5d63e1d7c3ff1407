import { deskLimits } from '#config/desk-settings.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import type { PersonPage } from '#domain/quote-requests/person-page.ts'
import { formatDay } from '#domain/time/dates.ts'
import { Check } from './controls.tsx'
import { PlaceLink, useDesk } from './desk-context.tsx'
import type { Place } from './desk-place.ts'
import { DeskQuery, LoadMore, useDeskQuery } from './desk-query.tsx'
import { moment } from './formats.ts'
import { boardWords } from './list-page.tsx'
import { RowTable } from './row-table.tsx'
import { useRowSteps } from './use-shortcuts.ts'
import { words } from './words.ts'

type Props = Omit<Extract<Place, { name: 'person' }>, 'name'>

/** Everything about a person, or about everybody of a company. */
export function PersonView({ by, value }: Props) {
  const { call } = useDesk()
  const query = useDeskQuery('GET /desk/person', { query: { [by]: value } })
  useRowSteps()
  const shown = by === 'phone' ? formatPhone(value) : value
  const name = by === 'company' ? undefined : query.answer.value?.persons[0]?.name
  return (
    <>
      <h1>
        {name ?? shown}
        {name ? <span className="dash-reference"> {shown}</span> : null}
      </h1>
      <DeskQuery query={query}>
        {(page, { set }) => (
          <>
            <Everything page={page} isOfCompany={by === 'company'} />
            <LoadMore
              page={page}
              text={words.older}
              read={(cursor) => call('GET /desk/person', { query: { [by]: value, cursor } })}
              onPage={(next) => set(together(page, next))}
            />
          </>
        )}
      </DeskQuery>
    </>
  )
}

/** A page with what the next one adds; its `items` are those of both. */
const together = (page: PersonPage, next: PersonPage): PersonPage => ({
  ...next,
  persons: [...new Map([...next.persons, ...page.persons].map((each) => [each.email, each])).values()],
  items: next.items.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1)),
  messages: [...page.messages, ...next.messages],
  notes: [...page.notes, ...next.notes],
  instruments: [...page.instruments, ...next.instruments],
})

type EverythingProps = { page: PersonPage; isOfCompany: boolean }

function Everything({
  page: { persons, items, messages, notes, instruments },
  isOfCompany,
}: EverythingProps) {
  const company = persons.find((person) => person.company)?.company
  return (
    <>
      {isOfCompany ? <PersonList persons={persons} /> : null}
      {company && !isOfCompany ? (
        <p className="desk-person">
          <PlaceLink to={{ name: 'person', by: 'company', value: company }}>{company}</PlaceLink>
        </p>
      ) : null}
      {items.length ? <RowTable rows={items} /> : <p className="empty">{words.nothingFound}</p>}
      <Said title={words.messages} entries={messages} />
      <Said title={words.notes} entries={notes} />
      {instruments.length ? <Instruments instruments={instruments} /> : null}
    </>
  )
}

function Said({ title, entries }: { title: string; entries: PersonPage['messages'] }) {
  if (entries.length === 0) return null
  return (
    <section className="dash-block">
      <h2>{title}</h2>
      <ul className="desk-notes">
        {entries.map(({ reference, at, by, text }) => (
          <li key={`${reference} ${at}`}>
            <p className="hint">
              <time dateTime={at}>{moment(at)}</time>, {by || words.us},{' '}
              <PlaceLink to={{ name: 'request', reference }}>{reference}</PlaceLink>
            </p>
            <p className="whole">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Instruments = ({ instruments }: Pick<PersonPage, 'instruments'>) => (
  <section className="dash-block">
    <h2>{words.register}</h2>
    <ul className="desk-notes">
      {instruments.map(({ make, model, serial, place, dueOn }) => (
        <li key={`${make} ${model} ${serial} ${place} ${dueOn}`}>
          {[
            [make, model].filter(Boolean).join(' '),
            serial ? words.serial(serial) : '',
            place,
            dueOn ? words.dueOn(formatDay(dueOn, 'fr')) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </li>
      ))}
    </ul>
  </section>
)

/** Persons, requests and contact messages in which every word is found. */
export function SearchPage({ q, archived }: { q: string; archived: boolean }) {
  const { open } = useDesk()
  useRowSteps()
  return (
    <>
      <h1>{words.found(q)}</h1>
      <Check
        label={boardWords.archivedToo}
        checked={archived}
        onCheck={(archived) => open({ name: 'search', q, archived })}
      />
      <DeskQuery
        query={useDeskQuery('GET /desk/search', { query: { q, archived: archived ? 'true' : 'false' } })}
      >
        {({ persons, items, hasMore }) => (
          <>
            {persons.length + items.length === 0 ? <p className="empty">{words.nothingFound}</p> : null}
            {hasMore ? <p className="notice">{boardWords.foundMore(deskLimits.matches)}</p> : null}
            <PersonList persons={persons} />
            {items.length ? <RowTable rows={items} /> : null}
          </>
        )}
      </DeskQuery>
    </>
  )
}

/** Persons, each with the way to everything about them; nothing where there are none. */
function PersonList({ persons }: Pick<PersonPage, 'persons'>) {
  if (persons.length === 0) return null
  return (
    <ul className="desk-persons">
      {persons.map(({ email, name, company }) => (
        <li key={email}>
          <PlaceLink to={{ name: 'person', by: 'email', value: email }}>{name || email}</PlaceLink>{' '}
          {company ? (
            <PlaceLink to={{ name: 'person', by: 'company', value: company }}>{company}</PlaceLink>
          ) : null}{' '}
          <small>{email}</small>
        </li>
      ))}
    </ul>
  )
}
