import * as v from 'valibot'
import { accounts } from '#config/accounts.ts'
import { isCommonPassword } from '#domain/accounts/common-password.ts'
import { passwordProblem } from '#domain/accounts/password.ts'
import { AppError } from '#domain/errors/error.ts'
import { Email } from '#domain/forms/forms.ts'

const isInDomains = (domain: string, list: readonly string[]) =>
  list.some((entry) => domain === entry || domain.endsWith(`.${entry}`))

/**
 * Checks a sign-up in the order of the specification (section 5). Returns the email as it is stored; throws an
 * `AppError` with the code of the first rule that fails.
 */
export function checkSignup(typed: { email: string; password: string }): { email: string; domain: string } {
  const address = checkAddress(typed)
  checkNewPassword(typed.password, address.email)
  return address
}

/** Checks the address of an account, and returns it as it is stored. Throws an `AppError` otherwise. */
export function checkAddress(typed: { email: string }): { email: string; domain: string } {
  const parsed = v.safeParse(Email, typed.email)
  if (!parsed.success) {
    // Only an empty one has another message, which the form itself says.
    const [{ message }] = parsed.issues
    const email = message === 'form.email-local-part' ? message : 'form.invalid-email'
    throw new AppError('invalid-email', { fields: { email } })
  }
  const email = parsed.output
  const domain = email.slice(email.lastIndexOf('@') + 1)
  if (isInDomains(domain, accounts.disposableDomains)) throw new AppError('disposable-email')
  if (accounts.allowedDomains && !isInDomains(domain, accounts.allowedDomains)) {
    throw new AppError('domain-not-allowed')
  }
  return { email, domain }
}

/** Checks a new password: long enough, every character class, not a common password. Throws an `AppError` otherwise. */
export function checkNewPassword(password: string, email: string): void {
  const problem = passwordProblem(password) ?? (isCommonPassword(password, email) ? 'weak-password' : null)
  if (problem) throw new AppError(problem)
}
