import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { vi } from 'vitest'
import { forgetAccessKeys } from '#functions/sessions/access-token.ts'

const team = 'haut-barr.cloudflareaccess.com'
const audience = 'a1'.repeat(32)
/** The configuration of Cloudflare Access in tests. */
export const accessVars = { ACCESS_TEAM_DOMAIN: team, ACCESS_AUD: audience }

type Pair = Awaited<ReturnType<typeof generateKeyPair>>
const rsa = () => generateKeyPair('RS256', { extractable: true })
let pairs: Promise<[own: Pair, other: Pair]> | undefined

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const realFetch = globalThis.fetch

/** Serves the keys as the team's certificates. Returns the number of times they were read. */
export function serveKeys(keys: () => Promise<object[]> | object[]): { reads: number } {
  forgetAccessKeys()
  const served = { reads: 0 }
  vi.stubGlobal('fetch', async (url: string | URL, init?: RequestInit) => {
    // The databases of tests are reached by it too.
    if (String(url) !== `https://${team}/cdn-cgi/access/certs`) return realFetch(url, init)
    served.reads += 1
    return Response.json({ keys: await keys() })
  })
  return served
}

/** The public key of a pair as Access publishes it. */
export const published = async ({ publicKey }: Pair, kid: string) => ({
  ...(await exportJWK(publicKey)),
  kid,
  alg: 'RS256',
  use: 'sig',
})

/** A token of Access for Marie at that instant, with changes. */
export function signed(pair: Pair, at: string, changes: JWTPayload = {}, kid = 'one'): Promise<string> {
  const now = Date.parse(at) / 1000
  return new SignJWT({
    email: 'marie@haut-barr-pesage.example',
    iss: `https://${team}`,
    aud: [audience],
    iat: now - 60,
    nbf: now - 60,
    exp: now + 3600,
    ...changes,
  })
    .setProtectedHeader({ alg: 'RS256', kid })
    .sign(pair.privateKey)
}

/** The key pair of the team and a stranger's, made once. */
export const keyPairs = () => (pairs ??= Promise.all([rsa(), rsa()]))

/** A token that Access would send at that instant, and everything that it would not; serves the team's key. */
export async function accessTokens(at: string) {
  const [own, other] = await keyPairs()
  serveKeys(async () => [await published(own, 'one')])
  const now = Date.parse(at) / 1000
  const good = await signed(own, at)
  const [, payload = ''] = good.split('.')
  const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(own.publicKey)))
  const refused = [
    await signed(other, at),
    await signed(own, at, {}, 'unknown'),
    `${base64({ alg: 'none' })}.${payload}.`,
    await new SignJWT(JSON.parse(Buffer.from(payload, 'base64url').toString()))
      .setProtectedHeader({ alg: 'HS256', kid: 'one' })
      .sign(secret),
    await signed(own, at, { aud: ['b2'.repeat(32)] }),
    await signed(own, at, { iss: 'https://evil.cloudflareaccess.com' }),
    await signed(own, at, { exp: now - 1 }),
    await signed(own, at, { nbf: now + 60 }),
    await signed(own, at, { exp: undefined } as unknown as JWTPayload),
    await signed(own, at, { email: '' }),
    `${good.slice(0, -4)}AAAA`,
    'x.y.z',
    'x',
  ]
  return { good, refused }
}
