import type { PersonPage } from '#domain/quote-requests/person-page.ts'
import { PlaceLink } from './place-link.tsx'

/** Persons, each with the way to everything about them; nothing where there are none. */
export function PersonList({ persons }: Pick<PersonPage, 'persons'>) {
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
