import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { asciiEmail } from '#domain/forms/email-domain.ts'
import { personEntries, personValues, visibleEmail } from '#domain/forms/forms.ts'
import { type ProfileField, profileFields } from '#domain/forms/person-fields.ts'
import { Language, languageField, textEntries } from '#domain/text/text-fields.ts'
import { isTooLong } from './password.ts'
import { isSiret, normaliseSiret } from './siret.ts'

/** States of an account; a disabled one cannot sign in. */
export const accountStates = ['active', 'disabled'] as const

/**
 * Normalises an email to the key that identifies its account: case, Unicode composition and the spelling of the domain
 * make no difference.
 */
export function emailKey(email: string): string {
  const key = visibleEmail(email).trim().normalize('NFKC').toLowerCase()
  return asciiEmail(key) ?? key
}

/** Any text that may be a password; `passwordProblem` checks a new one, with error codes of its own. */
const Password = v.pipe(
  v.string(),
  v.check((password) => !isTooLong(password), 'form.too-long'),
)

/**
 * The sign-up form. Email and password are plain text here: `checkSignup` validates them with error codes, in the order
 * of the specification.
 */
export const SignupRequest = v.pipe(
  v.strictObject({
    ...personEntries(['firstName', 'lastName']),
    email: v.pipe(v.string(), v.trim()),
    password: Password,
    confirmPassword: v.string(),
    ...personEntries(['company', 'phone', 'address', 'city', 'postalCode', 'country']),
    lang: languageField,
    /** The token of a passed check that a person makes the account (`human-check.tsx`). */
    proof: v.optional(v.pipe(v.string(), v.maxLength(2048, 'form.too-long'))),
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

/** Body of a sign-in. */
export const LoginRequest = v.strictObject({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('form.required'),
    v.maxLength(limits.emailLength, 'form.invalid-email'),
  ),
  password: WrittenPassword,
})
export type LoginRequest = v.InferOutput<typeof LoginRequest>

/** Body of a request for a reset link. */
export const ResetRequest = v.strictObject({ email: LoginRequest.entries.email })
/** Body that sets a new password by the token of a reset link. */
export const ResetConfirmation = v.strictObject({
  token: v.pipe(v.string(), v.nonEmpty('form.required'), v.maxLength(200, 'form.too-long')),
  password: Password,
})
/** Body of a password change; needs the current password. */
export const PasswordChange = v.strictObject({ currentPassword: WrittenPassword, password: Password })
export type PasswordChange = v.InferOutput<typeof PasswordChange>
/** Body of an irreversible action: the current password. */
export const PasswordAgain = v.strictObject({ password: WrittenPassword })

/** Another address, of this account or of whom its register is offered to, with the password again. */
export const AddressChange = v.strictObject({
  email: v.pipe(v.string(), v.trim()),
  password: WrittenPassword,
})
export type AddressChange = v.InferOutput<typeof AddressChange>

/** How far a register is handed over, and how many instruments moved. */
export const HandOver = v.object({ state: v.picklist(['waiting', 'handed-over']), count: v.number() })
export type HandOver = v.InferOutput<typeof HandOver>

/** A contract that outlives the account of its customer, and the last day (ISO, in Paris) on which it is kept. */
export const KeptContract = v.object({ reference: v.string(), keptUntil: v.string() })
export type KeptContract = v.InferOutput<typeof KeptContract>

/** The signed-in user as every page may show it. */
export const SessionUser = v.object({
  uid: v.string(),
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  displayName: v.string(),
  emailVerified: v.boolean(),
})
export type SessionUser = v.InferOutput<typeof SessionUser>
/** Answer of the session endpoint; null: not signed in. */
export const SessionAnswer = v.object({ user: v.nullable(SessionUser) })
/** Answer after signing in or up. */
export const UserAnswer = v.object({ user: SessionUser })

const Siret = v.pipe(
  v.string(),
  v.transform(normaliseSiret),
  v.check((siret) => siret === '' || isSiret(siret), 'form.invalid-siret'),
)

/** The fields of a profile that its owner may change, and no others. */
export const ProfilePatch = v.partial(
  v.strictObject({
    ...personValues(profileFields),
    siret: Siret,
    lang: Language,
    scaleReminders: v.boolean(),
  }),
)
export type ProfilePatch = v.InferOutput<typeof ProfilePatch>

/** The profile as its owner reads it; fields that are not listed never leave the server. */
export const Profile = v.object({
  uid: v.string(),
  email: v.string(),
  ...textEntries(profileFields),
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

/** The fields of a complete profile (specification, section 4). */
export const completingFields = [
  'firstName',
  'lastName',
  'phone',
  'company',
  'address',
  'city',
] as const satisfies readonly ProfileField[]
/** What a quote is prefilled from: a complete profile, and the postcode by which the journey is priced. */
const prefillingFields = [
  ...completingFields.slice(0, -1),
  'postalCode',
  'city',
] as const satisfies readonly ProfileField[]
type PrefillingField = (typeof prefillingFields)[number]

/** The empty ones of these fields, in their order. */
export const missingFields = (profile: Record<PrefillingField, string>): PrefillingField[] =>
  prefillingFields.filter((field) => profile[field].trim() === '')

/** One session in the list of signed-in devices; instants are ISO, `network` is a /24 or /48. */
export const SessionEntry = v.object({
  id: v.string(),
  createdAt: v.string(),
  expiresAt: v.string(),
  network: v.nullable(v.string()),
  userAgent: v.string(),
  current: v.boolean(),
})
export type SessionEntry = v.InferOutput<typeof SessionEntry>

/** Whether the customer wants the newsletter. */
export const NewsletterChoice = v.strictObject({ subscribed: v.boolean() })
/** The state of the customer's newsletter subscription. */
export const NewsletterState = v.object({ state: v.picklist(['none', 'pending', 'confirmed']) })
