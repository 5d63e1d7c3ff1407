import { limits } from '#config/limits.ts'
import { formatPhone } from './phone.ts'

/** How a value is checked: each kind is a schema in `forms.ts`. */
export type PersonFieldKind = 'name' | 'email' | 'phone' | 'postcode' | 'line'

type PersonField = {
  kind: PersonFieldKind
  /** Attributes of its input. */
  input: {
    type?: 'email' | 'tel'
    inputMode?: 'numeric'
    autoComplete: string
    required?: true
    maxLength: number
  }
  /** Part of where the instrument will stand. */
  isAddress?: true
  /** It stands with the sender, as travel depends on it; the form folds the rest of the address until it is wanted. */
  isInView?: true
  /** Its line in the address on a letter; without one it is not printed there. */
  letterLine?: number
  /** Fields of a profile that fill it in; empty: none does. Without it the field of the same name does. */
  profile?: readonly string[]
}

const name = {
  kind: 'name',
  input: { autoComplete: 'name', required: true, maxLength: limits.nameLength },
} as const
const postcode = {
  kind: 'postcode',
  isAddress: true,
  input: { autoComplete: 'postal-code', maxLength: limits.postcodeLength },
} as const
const line = { kind: 'line', input: { autoComplete: 'off', maxLength: limits.lineLength } } as const

/** Every field about a person that a form may ask for, in the order of the quote form. */
export const personFields = {
  name: { ...name, letterLine: 2, profile: ['firstName', 'lastName'] },
  firstName: { ...name, input: { ...name.input, autoComplete: 'given-name' } },
  lastName: { ...name, input: { ...name.input, autoComplete: 'family-name' } },
  email: {
    kind: 'email',
    input: { type: 'email', autoComplete: 'email', required: true, maxLength: limits.emailLength },
  },
  company: { ...line, input: { ...line.input, autoComplete: 'organization' }, letterLine: 1 },
  phone: { kind: 'phone', input: { type: 'tel', autoComplete: 'tel', maxLength: limits.phoneLength } },
  position: { ...line, input: { ...line.input, autoComplete: 'organization-title' } },
  /** Its digits are checked by the schema of the profile. */
  siret: { kind: 'line', input: { inputMode: 'numeric', autoComplete: 'off', maxLength: 40 } },
  address: {
    ...line,
    input: { ...line.input, autoComplete: 'street-address' },
    isAddress: true,
    letterLine: 3,
  },
  zipCode: { ...postcode, isInView: true, profile: ['postalCode'] },
  postalCode: postcode,
  city: { ...line, input: { ...line.input, autoComplete: 'address-level2' }, isAddress: true, letterLine: 4 },
  country: {
    ...line,
    input: { autoComplete: 'country-name', maxLength: limits.countryLength },
    isAddress: true,
    letterLine: 5,
  },
} as const satisfies Record<string, PersonField>
/** A field about a person. */
export type PersonFieldName = keyof typeof personFields

/**
 * The contact data of a quote request, and columns of `quote_requests`. In the order of the request's body, whose hash
 * belongs to its idempotency key: a new field comes last.
 */
export const requestFields = [
  'company',
  'name',
  'email',
  'phone',
  'address',
  'city',
  'zipCode',
  'country',
] as const
export type RequestField = (typeof requestFields)[number]
/** The contact data of a quote request. */
export type RequestPerson = Record<RequestField, string>

/** The sender of a contact message, and columns of `contact_messages`. */
export const messageFields = ['name', 'email', 'phone'] as const
/** What an account holds of its owner, in the order of the profile form. */
export const profileFields = [
  'firstName',
  'lastName',
  'company',
  'position',
  'phone',
  'siret',
  'address',
  'postalCode',
  'city',
  'country',
] as const
export type ProfileField = (typeof profileFields)[number]

const rowOf = (field: PersonFieldName): PersonField => personFields[field]

/** Fields for a form: their names with the attributes of their inputs. */
export const inputsOf = <N extends PersonFieldName>(names: readonly N[]) =>
  names.map((name) => ({ name, ...rowOf(name).input }))

const isFolded = ({ isAddress, isInView }: PersonField) => isAddress === true && !isInView

/** The fields of the quote form in its order: the sender with the postcode, and the rest of the address. */
export const requestInputs = (() => {
  const names = Object.keys(personFields).filter((name): name is RequestField =>
    requestFields.some((field) => field === name),
  )
  return {
    sender: inputsOf(names.filter((name) => !isFolded(rowOf(name)))),
    address: inputsOf(names.filter((name) => isFolded(rowOf(name)))),
  }
})()

/** The values of some fields out of a row or a body. */
export const pickFields = <N extends PersonFieldName>(
  names: readonly N[],
  values: Readonly<Record<N, string>>,
) => Object.fromEntries(names.map((name) => [name, values[name]])) as Record<N, string>

/** A field that readers see by itself: the postcode stands before the city. */
export type ShownField = Exclude<RequestField, 'zipCode'>

/** The contact data for readers: the telephone grouped, the postcode before the city. */
export function shownPerson(person: RequestPerson): Record<ShownField, string> {
  const { zipCode, ...shown } = pickFields(requestFields, person)
  return {
    ...shown,
    phone: formatPhone(person.phone),
    city: [zipCode, person.city].filter(Boolean).join(' '),
  }
}

const linesOf = (person: RequestPerson, isShown: (row: PersonField) => boolean): string[] => {
  const shown = shownPerson(person)
  return (Object.keys(shown) as ShownField[])
    .filter((field) => isShown(rowOf(field)))
    .sort((a, b) => (rowOf(a).letterLine ?? 0) - (rowOf(b).letterLine ?? 0))
    .map((field) => shown[field])
    .filter(Boolean)
}

/** The lines of the address on a letter. */
export const letterLines = (person: RequestPerson) =>
  linesOf(person, ({ letterLine }) => letterLine !== undefined)

/** The lines of where the person is. */
export const addressLines = (person: RequestPerson) => linesOf(person, ({ isAddress }) => isAddress === true)

/** The rest of the contact data: what is neither part of the address nor a name or a way to answer. */
export const furtherFacts = (person: RequestPerson): [ShownField, string][] => {
  const { name, company, email, phone, ...facts } = shownPerson(person)
  return (Object.entries(facts) as [ShownField, string][]).filter(
    ([field, value]) => value !== '' && !rowOf(field).isAddress,
  )
}

type SourceOf<F extends RequestField> = (typeof personFields)[F] extends {
  profile: readonly (infer Source extends string)[]
}
  ? Source
  : F
/** The fields of a profile that fill in a request. */
export type RequestSource = { [F in RequestField]: SourceOf<F> }[RequestField]

/**
 * The contact data of a request out of a profile. Without an address its country is the one that every account begins
 * with, which nobody has said: a telephone would be read under it.
 */
export function requestPersonOf(profile: Readonly<Record<RequestSource, string>>): RequestPerson {
  const person = Object.fromEntries(
    requestFields.map((field) => {
      const sources = rowOf(field).profile ?? [field]
      const values = sources.map((source) => (profile as Record<string, string>)[source] ?? '')
      return [field, values.join(' ').trim()]
    }),
  ) as RequestPerson
  const hasAddress = person.address || person.zipCode || person.city
  return hasAddress ? person : { ...person, country: '' }
}
