import { emailKey } from '#domain/accounts/account.ts'
import { type Bindings, isStaging } from '#functions/env.ts'

/**
 * Whether mail may go to an address. On staging only to the company, the operator, and what `MAIL_STAFF` lists:
 * addresses, and domains as `@example.org`. What is tried there reaches nobody else, whatever was typed or imported.
 */
export function mayReceive(env: Bindings, email: string): boolean {
  if (!isStaging(env)) return true
  const { MAIL_COMPANY_TO, MAIL_OPERATOR, MAIL_STAFF = '' } = env
  const staff = [MAIL_COMPANY_TO, MAIL_OPERATOR, ...MAIL_STAFF.split(',')].map((one) => emailKey(one ?? ''))
  const key = emailKey(email)
  return staff.some((one) => one !== '' && (one === key || (one.startsWith('@') && key.endsWith(one))))
}
