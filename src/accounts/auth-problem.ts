import { accounts } from '#config/accounts.ts'
import type { Locale } from '#config/locales.ts'
import type { AppError } from '#domain/errors/error.ts'
import { messageText, type TextKey, type Translate } from '#src/i18n/translation.ts'

/** Field → message. */
export type Flags = Record<string, string>
/** Why a form was refused: messages by field, or one message for the whole form. */
type AuthProblem = { flags: Flags; alert: string | null }

/**
 * Codes and messages of the specification, section 8 (« Auth modal code mapping ») and section 5 (sign-up), and of
 * disabled accounts.
 */
const sentences: Record<string, TextKey> = {
  'user-not-found': 'auth.user-not-found',
  'wrong-password': 'auth.wrong-password',
  'account-disabled': 'auth.account-disabled',
  'email-already-in-use': 'auth.email-already-in-use',
  'weak-password': 'auth.weak-password',
  'invalid-email': 'form.invalid-email',
  'disposable-email': 'auth.disposable-email',
  'domain-not-allowed': 'auth.domain-not-allowed',
  'short-password': 'auth.short-password',
  'registration-limit': 'auth.registration-limit',
}
/** Errors that a visitor can only retry; the code would not help. */
const faults = [
  'unavailable',
  'unreadable',
  'conflict',
  'invalid-fields',
  'not-found',
  'too-large',
  'misdirected',
]

/** The messages of a refusal; `fields` are those of the submitted form. */
export function problemOf(
  error: AppError,
  fields: readonly string[],
  { t, locale, online = true }: { t: Translate; locale: Locale; online?: boolean },
): AuthProblem {
  const named = Object.entries(error.fields).filter(([field]) => fields.includes(field))
  if (error.code === 'invalid-fields' && named.length)
    return {
      flags: Object.fromEntries(named.map(([field, key]) => [field, messageText(t, key)])),
      alert: null,
    }
  const sentence = sentenceOf(error, { t, locale, online })
  const [blamed] = blamedBy(error.code).filter((field) => fields.includes(field))
  return blamed ? { flags: { [blamed]: sentence }, alert: null } : { flags: {}, alert: sentence }
}

/** The fields that an error code is about. */
function blamedBy(code: string): string[] {
  if (code.includes('email') || code.includes('user-not-found')) return ['email']
  return code.includes('password') ? ['password'] : []
}

function sentenceOf(
  { code, retryAfterSeconds }: AppError,
  { t, locale, online }: { t: Translate; locale: Locale; online: boolean },
): string {
  const key = sentences[code]
  if (key) return t(key, { count: accounts.registrationsPerDay, min: accounts.passwordLength.min })
  if (code === 'too-many-attempts' || code === 'too-many-requests')
    return retryAfterSeconds
      ? t('auth.too-many-wait', { wait: waitInWords(retryAfterSeconds, locale) })
      : t('auth.too-many')
  if (code === 'unavailable' && !online) return t('auth.offline')
  return faults.includes(code) ? t('auth.failed') : t('auth.failed-code', { code })
}

/** A waiting time rounded up to seconds below a minute, then minutes, then hours. */
export function waitInWords(seconds: number, locale: Locale): string {
  const [unit, size] =
    seconds < 60
      ? (['second', 1] as const)
      : seconds < 3600
        ? (['minute', 60] as const)
        : (['hour', 3600] as const)
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.ceil(seconds / size),
  )
}
