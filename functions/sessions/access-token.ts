import { createRemoteJWKSet, decodeJwt, errors, jwtVerify } from 'jose'
import { AppError } from '#domain/errors/error.ts'
import type { Bindings } from '#functions/env.ts'
import { clock } from '#functions/platform/clock.ts'
import { logError } from '#functions/platform/log.ts'

/** The bindings that Cloudflare Access needs. */
type AccessEnv = Pick<Bindings, 'ACCESS_TEAM_DOMAIN' | 'ACCESS_AUD'>

const domainPattern = /^[a-z0-9-]+\.cloudflareaccess\.com$/
const audiencePattern = /^[0-9a-f]{64}$/

/** What is missing in the configuration of Cloudflare Access, in French for the operator; null when it is complete. */
export function accessConfigurationProblem({ ACCESS_TEAM_DOMAIN, ACCESS_AUD }: AccessEnv): string | null {
  const missing = Object.entries({ ACCESS_TEAM_DOMAIN, ACCESS_AUD })
    .filter(([, value]) => !value)
    .map(([name]) => name)
  if (missing.length)
    return `Bureau fermé, sauf par les liens des e-mails : renseignez ${missing.join(' et ')} dans wrangler.toml (docs/operations.md).`
  if (!domainPattern.test(ACCESS_TEAM_DOMAIN))
    return 'ACCESS_TEAM_DOMAIN doit avoir la forme « equipe.cloudflareaccess.com ».'
  if (!audiencePattern.test(ACCESS_AUD))
    return 'ACCESS_AUD doit être l’étiquette d’audience (64 chiffres hexadécimaux) de l’application Access.'
  return null
}

type Keys = ReturnType<typeof createRemoteJWKSet>
/** By team, as long as the isolate lives: read again after ten minutes, or for an unknown key at most every 30 s. */
const keysOfTeam = new Map<string, Keys>()

function keysOf(team: string): Keys {
  const keySet = keysOfTeam.get(team)
  if (keySet) return keySet
  const keys = createRemoteJWKSet(new URL(`https://${team}/cdn-cgi/access/certs`), { timeoutDuration: 5000 })
  keysOfTeam.set(team, keys)
  return keys
}

/** Forgets the keys of every team. */
export const forgetAccessKeys = (): void => keysOfTeam.clear()

/**
 * The e-mail address in a token of Cloudflare Access; null for whatever this team did not sign for this application and
 * this moment. Throws `unavailable` when the team's keys cannot be read, which only a token that names team and
 * application can cause.
 */
export async function accessEmail(env: AccessEnv, token: string): Promise<string | null> {
  if (accessConfigurationProblem(env)) return null
  const issuer = `https://${env.ACCESS_TEAM_DOMAIN}`
  if (!names(token, issuer, env.ACCESS_AUD)) return null
  try {
    const { payload } = await jwtVerify(token, keysOf(env.ACCESS_TEAM_DOMAIN), {
      algorithms: ['RS256'],
      issuer,
      audience: env.ACCESS_AUD,
      requiredClaims: ['exp', 'iat'],
      currentDate: clock.now(),
    })
    return typeof payload.email === 'string' && payload.email ? payload.email : null
  } catch (cause) {
    if (cause instanceof errors.JOSEError && !isOutage(cause)) return null
    logError('access-keys', cause)
    throw new AppError('unavailable', { cause })
  }
}

/** Faults of the key server, as opposed to those of a token. */
const isOutage = (error: errors.JOSEError) =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  error.code === 'ERR_JOSE_GENERIC'

/** True when the unchecked content names that issuer and audience. */
function names(token: string, issuer: string, audience: string): boolean {
  try {
    const { iss, aud } = decodeJwt(token)
    return iss === issuer && [aud ?? []].flat().includes(audience)
  } catch {
    return false
  }
}
