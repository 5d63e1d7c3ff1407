import { AppError } from '#domain/errors/error.ts'
import type { Bindings } from '#functions/env.ts'
import { isLocal } from '#functions/platform/network.ts'

/** What a link in a mail is for; a token is valid for one purpose only. */
export type LinkPurpose =
  | 'newsletter-confirm'
  | 'newsletter-unsubscribe'
  | 'password-reset'
  | 'email-verification'
  | 'address-change'
  | 'register-handover'
  | 'reminder-stop'
  | 'request-follow'
  | 'file-download'
  | 'request-desk'
  | 'whole-desk'
  | 'known-device'
/** The bindings that links need. */
export type LinkEnv = Pick<Bindings, 'LINK_SECRET' | 'LINK_SECRET_PREVIOUS' | 'SITE_ORIGIN'>

const secretLength = 32

/** What is missing in the configuration of links, in French for the operator; null when it is complete. */
export function linkConfigurationProblem(env: LinkEnv): string | null {
  if (isLocal(env.SITE_ORIGIN) || (env.LINK_SECRET?.length ?? 0) >= secretLength) return null
  const what = env.LINK_SECRET
    ? `LINK_SECRET compte moins de ${secretLength} caractères.`
    : 'Variable d’environnement du backend manquante pour les liens des e-mails : LINK_SECRET.'
  return `${what} Configurez le fichier d’environnement (« wrangler secret put LINK_SECRET » en production).`
}

/**
 * The token of a link: the id of a row and its HMAC. It can be derived again whenever the mail is written, cannot be
 * derived from the database alone, and is void once the row is gone (docs/decisions/0013).
 */
export async function linkToken(env: LinkEnv, purpose: LinkPurpose, id: string): Promise<string> {
  return `${id}.${await signatureOf(env, purpose, id)}`
}

/** The signature of a text for one purpose: HMAC in base64url. Throws `unavailable` without `LINK_SECRET`. */
export async function signatureOf(env: LinkEnv, purpose: LinkPurpose, text: string): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', await keyOf(secretOf(env)), macInput(purpose, text))
  return Buffer.from(mac).toString('base64url')
}

/** Form of a token: row id (UUID), a dot, HMAC in base64url. */
export const tokenPattern = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/

/**
 * The row id in a token that this site issued for this purpose; throws for anything else. Links of mails that were sent
 * before the secret was changed stay valid while LINK_SECRET_PREVIOUS holds the old one.
 */
export async function idOfToken(env: LinkEnv, purpose: LinkPurpose, token: string): Promise<string> {
  const [, id, text] = token.match(tokenPattern) ?? []
  if (id === undefined || text === undefined) throw new AppError('invalid-token')
  if (await isSigned(env, purpose, id, text)) return id
  throw new AppError('invalid-token')
}

const signaturePattern = /^[A-Za-z0-9_-]{43}$/

/** True for the signature of a text that this site made for this purpose, with the present secret or the one before. */
export async function isSigned(
  env: LinkEnv,
  purpose: LinkPurpose,
  text: string,
  signature: string,
): Promise<boolean> {
  if (!signaturePattern.test(signature)) return false
  const mac = Buffer.from(signature, 'base64url')
  for (const secret of [secretOf(env), previousSecretOf(env)]) {
    if (secret && (await crypto.subtle.verify('HMAC', await keyOf(secret), mac, macInput(purpose, text))))
      return true
  }
  return false
}

const macInput = (purpose: LinkPurpose, text: string) => new TextEncoder().encode(`${purpose}:${text}`)

/** The secret of new links. */
function secretOf(env: LinkEnv): string {
  const problem = linkConfigurationProblem(env)
  if (problem) throw new AppError('unavailable', { cause: problem })
  return env.LINK_SECRET || env.SITE_ORIGIN
}

/** The secret of older links; one that is too short to be safe counts as none. */
const previousSecretOf = ({ LINK_SECRET_PREVIOUS: secret = '' }: LinkEnv): string | null =>
  secret.length >= secretLength ? secret : null

function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secret)
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
}
