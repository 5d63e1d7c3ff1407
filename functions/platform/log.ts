import { errorText } from './error-text.ts'

const entry = (at: string, error: unknown, more: object) =>
  JSON.stringify({ at, error: errorText(error), ...more })

/** Logs as one line of JSON what somebody has to look at; personal data is taken out of the error's text. */
export const logError = (at: string, error: unknown, more: object = {}): void =>
  console.error(entry(at, error, more))

/** The same for what the next attempt, or the visitor, gets over. */
export const logWarning = (at: string, error: unknown, more: object = {}): void =>
  console.warn(entry(at, error, more))
