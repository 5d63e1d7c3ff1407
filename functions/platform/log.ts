import { DrizzleQueryError } from 'drizzle-orm'

const entry = (at: string, error: unknown, more: object) =>
  JSON.stringify({ at, error: errorText(error), ...more })

/** Logs as one line of JSON what somebody has to look at; personal data is taken out of the error's text. */
export const logError = (at: string, error: unknown, more: object = {}): void =>
  console.error(entry(at, error, more))

/** The same for what the next attempt, or the visitor, gets over. */
export const logWarning = (at: string, error: unknown, more: object = {}): void =>
  console.warn(entry(at, error, more))

/**
 * The loggable text of an error. drizzle puts a query's parameters (names, emails, messages of visitors) into its
 * message and stack; its cause says what happened without them. A mail provider quotes the recipient, which is removed
 * too.
 */
export function errorText(error: unknown): string {
  const cause = error instanceof DrizzleQueryError && error.cause ? error.cause : error
  return withoutAddresses(withoutParameters(String(cause)).slice(0, 1000)).slice(0, 500)
}

/** The stack frames without the message above them. */
export function errorStack(error: unknown): string {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : []
  return lines.filter((line) => /^\s+at /.test(line)).join('\n')
}

const withoutParameters = (text: string) => text.replace(/\n?params: [\s\S]*$/, '')

const withoutAddresses = (text: string) => text.replace(/[^\s<>()"'@]*@[^\s<>()"']*/g, '[address]')
