import { accounts } from '#config/accounts.ts'

/** Normalises a password, so that each keyboard's composition of a letter gives the same hash. */
export const normalisePassword = (password: string) => password.normalize('NFKC')

const special = /[!@#$%^&*(),.?":{}|<>]/

const criteria = {
  length: (password: string) => [...password].length >= accounts.passwordLength.min,
  uppercase: (password: string) => /[A-Z]/.test(password),
  lowercase: (password: string) => /[a-z]/.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => special.test(password),
}
/** A criterion of a new password. */
type PasswordCriterion = keyof typeof criteria
/** The criteria in the order of the checklist. */
export const passwordCriteria = Object.keys(criteria) as PasswordCriterion[]

/** True when the password meets the criterion; used by the live checklist and the server. */
export const meetsCriterion = (criterion: PasswordCriterion, password: string): boolean =>
  criteria[criterion](normalisePassword(password))

/** True for a password that is refused before it is normalised: NFKC may expand a letter to eighteen. */
export const isTooLong = (password: string) =>
  password.length > 2 * accounts.passwordLength.max || [...password].length > accounts.passwordLength.max

/** The first rule that a new password breaks (specification, section 5); null when it is valid. */
export function passwordProblem(password: string): 'short-password' | 'weak-password' | null {
  if (!meetsCriterion('length', password)) return 'short-password'
  return passwordCriteria.every((criterion) => meetsCriterion(criterion, password)) ? null : 'weak-password'
}
