import { accounts } from '#config/accounts.ts'
import type { Locale } from '#config/locales.ts'
import { LoginRequest, SignupRequest } from '#domain/accounts/account.ts'
import { passwordProblem } from '#domain/accounts/password.ts'
import { check } from '#domain/forms/field-errors.ts'
import { Email, KnownEmail } from '#domain/forms/forms.ts'
import type { TextKey, Translate } from '#src/i18n/translation.ts'
import type { Flags } from './auth-problem.ts'

type Passwords = { password: string; confirmPassword: string }
/** The fields of the sign-up form. */
export type SignupValues = Passwords &
  Record<'firstName' | 'lastName' | 'email' | 'company' | 'phone', string> & { proof?: string }

/** Errors of a new password and its repetition: a mismatch first, then the criteria. */
export function newPasswordProblems({ password, confirmPassword }: Passwords): Record<string, TextKey> {
  const required = Object.entries({ password, confirmPassword }).filter(([, value]) => value === '')
  const unmet: Record<string, TextKey> = passwordProblem(password) ? { password: 'auth.criteria-unmet' } : {}
  if (required.length)
    return { ...unmet, ...Object.fromEntries(required.map(([field]) => [field, 'form.required'])) }
  if (password !== confirmPassword) return { password: 'auth.mismatch', confirmPassword: 'auth.mismatch' }
  return unmet
}

const rules = { 'short-password': 'auth.short-password', 'weak-password': 'auth.password-rules' } as const

/** Outside of the dialog the message names the broken rule (specification, section 5). */
export function ownPasswordProblems(form: Passwords): Record<string, TextKey> {
  const problems = newPasswordProblems(form)
  const broken = problems.password === 'auth.criteria-unmet' ? passwordProblem(form.password) : null
  return broken ? { password: rules[broken] } : problems
}

/** An email without a domain has its own message in the sign-up form. */
function emailProblem(
  email: string,
  withoutDomain: TextKey,
  schema: typeof Email | typeof KnownEmail,
): TextKey | null {
  if (email === '') return 'form.required'
  if (!/@./.test(email)) return withoutDomain
  return (check(schema, email).errors[''] as TextKey | undefined) ?? null
}

export function loginProblems(form: { email: string; password: string }): Record<string, TextKey> {
  const { errors } = check(LoginRequest, form)
  const email = emailProblem(form.email.trim(), 'form.invalid-email', KnownEmail)
  return { ...(errors as Record<string, TextKey>), ...(email ? { email } : {}) }
}

export function resetProblems({ email }: { email: string }): Record<string, TextKey> {
  const problem = emailProblem(email.trim(), 'form.invalid-email', KnownEmail)
  return problem ? { email: problem } : {}
}

/** Errors of the sign-up form: the server's schema, then email and password, which have messages of their own. */
export function signupProblems(form: SignupValues, lang: Locale): Record<string, TextKey> {
  const { errors } = check(SignupRequest, { ...form, lang })
  const { confirmPassword: _, ...others } = errors as Record<string, TextKey>
  const email = emailProblem(form.email.trim(), 'auth.email-format', Email)
  return { ...others, ...(email ? { email } : {}), ...newPasswordProblems(form) }
}

const required = ['firstName', 'lastName', 'email', 'password', 'confirmPassword'] as const

/** Translates message keys; what is empty says what to fill in. */
export const inWords = (problems: Record<string, TextKey>, t: Translate): Flags =>
  Object.fromEntries(
    Object.entries(problems).map(([field, key]) => {
      const empty = key === 'form.required' && required.find((name) => name === field)
      return [field, empty ? t(`auth.fill-${empty}`) : t(key, { min: accounts.passwordLength.min })]
    }),
  )
