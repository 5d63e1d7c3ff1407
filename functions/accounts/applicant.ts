import type { Bindings } from '#functions/env.ts'
import { limitedNetworks } from '#functions/http/rate-limit.ts'
import type { Applicant } from './hash-queue.ts'

/** Who asks for a hash: a known device by its number, anyone else by the widest network that one line may have. */
export const applicantOf = (env: Bindings, request: Request, known: string | null): Applicant =>
  known === null
    ? { key: limitedNetworks(env, request).at(-1) ?? '', known: false }
    : { key: known, known: true }
