import { DrizzleQueryError } from 'drizzle-orm'

/**
 * What may be written about a fault. drizzle puts a query's parameters into its message and stack, which are names,
 * addresses and messages of visitors: its cause says what happened without them. A mail provider quotes the recipient.
 */
export function errorText(error: unknown): string {
  const told = error instanceof DrizzleQueryError && error.cause ? error.cause : error
  return withoutAddresses(withoutParameters(String(told)).slice(0, 1000)).slice(0, 500)
}

/** Where it happened: the frames of the stack, without the message above them. */
export function errorStack(error: unknown): string {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : []
  return lines.filter((line) => /^\s+at /.test(line)).join('\n')
}

const withoutParameters = (text: string) => text.replace(/\n?params: [\s\S]*$/, '')

const withoutAddresses = (text: string) => text.replace(/[^\s<>()"'@]*@[^\s<>()"']*/g, '[address]')
