import * as v from 'valibot'
import { accounts } from '#config/accounts.ts'
import { locales } from '#config/locales.ts'
import { Name, Phone } from '#domain/forms/forms.ts'
import { line, optionalLine } from '#domain/forms/text-fields.ts'
import { isTooLong } from './password.ts'
import { isSiret, normaliseSiret } from './siret.ts'

export const accountStates = ['active', 'disabled'] as const

/** One account an address: case and composition do not make another. */
export const emailKey = (email: string) => email.trim().normalize('NFKC').toLowerCase()

/** Any text that may be a password; the rules for a new one have codes of their own (`passwordProblem`). */
const Password = v.pipe(
  v.string(),
  v.check((password) => !isTooLong(password), 'form.too-long'),
)
const PostalCode = v.optional(
  v.pipe(
    line(12),
    v.transform((code) => code.toUpperCase().replaceAll(/\s+/g, ' ')),
  ),
  '',
)
const Language = v.picklist(locales, 'form.choice')

/**
 * The sign-up form. Address and password are only text here: what is wrong with them has codes of its own, told in the
 * order of the specification.
 */
export const SignupRequest = v.pipe(
  v.strictObject({
    firstName: Name,
    lastName: Name,
    email: v.pipe(v.string(), v.trim()),
    password: Password,
    confirmPassword: v.string(),
    company: optionalLine(),
    phone: Phone,
    address: optionalLine(),
    city: optionalLine(),
    postalCode: PostalCode,
    country: v.pipe(
      optionalLine(60),
      v.transform((country) => country || accounts.defaultCountry),
    ),
    lang: v.optional(Language, 'fr'),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => password === confirmPassword,
      'auth.mismatch',
    ),
    ['confirmPassword'],
  ),
)
export type SignupRequest = v.InferOutput<typeof SignupRequest>

const WrittenPassword = v.pipe(Password, v.nonEmpty('form.required'))

export const LoginRequest = v.strictObject({
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('form.required'), v.maxLength(254, 'form.invalid-email')),
  password: WrittenPassword,
})
export type LoginRequest = v.InferOutput<typeof LoginRequest>

export const ResetRequest = v.strictObject({ email: LoginRequest.entries.email })
export const ResetConfirmation = v.strictObject({
  token: v.pipe(v.string(), v.nonEmpty('form.required'), v.maxLength(200, 'form.too-long')),
  password: Password,
})
export const PasswordChange = v.strictObject({ currentPassword: WrittenPassword, password: Password })
export type PasswordChange = v.InferOutput<typeof PasswordChange>
/** What is irreversible asks for the password again. */
export const PasswordAgain = v.strictObject({ password: WrittenPassword })

/** Who is signed in, as every page may know it. */
export const SessionUser = v.object({
  uid: v.string(),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  displayName: v.string(),
  emailVerified: v.boolean(),
})
export type SessionUser = v.InferOutput<typeof SessionUser>
export const SessionAnswer = v.object({ user: v.nullable(SessionUser) })
export const UserAnswer = v.object({ user: SessionUser })

const Siret = v.pipe(
  v.string(),
  v.transform(normaliseSiret),
  v.check((siret) => siret === '' || isSiret(siret), 'form.invalid-siret'),
)

/** What a person may change of himself: these fields and no others. */
export const ProfilePatch = v.partial(
  v.strictObject({
    firstName: Name,
    lastName: Name,
    company: line(120),
    position: line(120),
    phone: Phone.wrapped,
    siret: Siret,
    address: line(120),
    city: line(120),
    postalCode: PostalCode.wrapped,
    country: line(60),
    lang: Language,
    scaleReminders: v.boolean(),
  }),
)
export type ProfilePatch = v.InferOutput<typeof ProfilePatch>

/** The profile as its owner reads it; what is not listed here never leaves the edge. */
export const Profile = v.object({
  uid: v.string(),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  company: v.string(),
  position: v.string(),
  phone: v.string(),
  siret: v.string(),
  address: v.string(),
  city: v.string(),
  postalCode: v.string(),
  country: v.string(),
  lang: Language,
  createdAt: v.string(),
  lastLoginAt: v.nullable(v.string()),
  updatedAt: v.string(),
  isActive: v.boolean(),
  profileCompleted: v.boolean(),
  emailVerified: v.boolean(),
  scaleReminders: v.boolean(),
})
export type Profile = v.InferOutput<typeof Profile>

/** What a complete profile holds (specification, section 4). */
export const completingFields = ['firstName', 'lastName', 'phone', 'company', 'address', 'city'] as const
export type CompletingField = (typeof completingFields)[number]

export const missingFields = (profile: Record<CompletingField, string>): CompletingField[] =>
  completingFields.filter((field) => profile[field].trim() === '')

/** A device that is signed in. */
export const SessionEntry = v.object({
  id: v.string(),
  createdAt: v.string(),
  expiresAt: v.string(),
  network: v.nullable(v.string()),
  userAgent: v.string(),
  current: v.boolean(),
})
export type SessionEntry = v.InferOutput<typeof SessionEntry>

/** Is the customer a reader of the newsletter, under his address? */
export const NewsletterChoice = v.strictObject({ subscribed: v.boolean() })
export const NewsletterState = v.object({ state: v.picklist(['none', 'pending', 'confirmed']) })
