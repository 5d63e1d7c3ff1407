import { type Locale, localeInfo } from '#config/locales.ts'
import { formatPhone, phoneLink } from '#domain/forms/phone.ts'
import { phoneWords } from './phone-words.ts'
import { words } from './words.ts'

type Props = {
  person: { email: string; phone: string; locale: Locale }
  /** What else is said of a person: labels and values. */
  more?: readonly (readonly [label: string, value: string])[]
}

/** How a customer is reached, and in which language. */
export function ContactFacts({ person: { email, phone, locale }, more = [] }: Props) {
  const call = phoneLink(phone)
  return (
    <dl className="dash-facts">
      <div>
        <dt>{words.language}</dt>
        <dd>{localeInfo[locale].name}</dd>
      </div>
      <div>
        <dt>{words.email}</dt>
        <dd>
          {email ? (
            <a className="dash-email" href={`mailto:${email}`}>
              {email}
            </a>
          ) : (
            phoneWords.noEmail
          )}
        </dd>
      </div>
      {phone ? (
        <div>
          <dt>{words.phone}</dt>
          <dd>{call ? <a href={call}>{formatPhone(phone)}</a> : phone}</dd>
        </div>
      ) : null}
      {more.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
