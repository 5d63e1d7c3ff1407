import { accounts } from '#config/accounts.ts'

/** One form of a password, however a keyboard composed it. */
export const normalisePassword = (password: string) => password.normalize('NFKC')

const special = /[!@#$%^&*(),.?":{}|<>]/

const criteria = {
  length: (password: string) => [...password].length >= accounts.passwordLength.min,
  uppercase: (password: string) => /[A-Z]/.test(password),
  lowercase: (password: string) => /[a-z]/.test(password),
  digit: (password: string) => /\d/.test(password),
  special: (password: string) => special.test(password),
}
export type PasswordCriterion = keyof typeof criteria
export const passwordCriteria = Object.keys(criteria) as PasswordCriterion[]

/** Does the password meet this criterion? The live checklist and the edge ask the same. */
export const meetsCriterion = (criterion: PasswordCriterion, password: string): boolean =>
  criteria[criterion](normalisePassword(password))

/** Longer is refused before anything is computed from it: NFKC makes some letters eighteen. */
export const isTooLong = (password: string) =>
  password.length > 2 * accounts.passwordLength.max || [...password].length > accounts.passwordLength.max

/** What is wrong with a new password by the rules of the specification (section 5); null when nothing is. */
export function passwordProblem(password: string): 'short-password' | 'weak-password' | null {
  if (!meetsCriterion('length', password)) return 'short-password'
  return passwordCriteria.every((criterion) => meetsCriterion(criterion, password)) ? null : 'weak-password'
}
