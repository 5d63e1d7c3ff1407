import type { AppError } from '#domain/errors/error.ts'
import { words } from './words.ts'

/**
 * What to do when the desk answers as it answers strangers: the session of Cloudflare Access has ended while somebody
 * typed. What is typed stays in its form.
 */
export const sessionText = (problem: AppError | null): string | undefined =>
  problem?.code === 'not-found' || problem?.code === 'unauthenticated' ? words.sessionEnded : undefined
