import { type Locale, localeInfo } from '#config/locales.ts'
import { formatPhone, phoneLink } from '#domain/forms/phone.ts'
import { Facts } from '#src/ui/facts.tsx'
import { phoneWords } from './staff-words.ts'
import { words } from './words.ts'

type Props = {
  person: { email: string; phone: string; locale: Locale }
  /** What else is said of a person: labels and values. */
  more?: readonly (readonly [label: string, value: string])[]
}

/** How a customer is reached, and in which language. */
export function ContactFacts({ person: { email, phone, locale }, more = [] }: Props) {
  const call = phoneLink(phone)
  const number = call ? <a href={call}>{formatPhone(phone)}</a> : phone
  const mail = (
    <a className="dash-email" href={`mailto:${email}`}>
      {email}
    </a>
  )
  return (
    <Facts
      className="dash-facts"
      rows={[
        [words.language, localeInfo[locale].name],
        [words.email, email ? mail : phoneWords.noEmail],
        [words.phone, number],
        ...more,
      ]}
    />
  )
}
