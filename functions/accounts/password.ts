import { randomBytes, timingSafeEqual } from 'node:crypto'
import { normalisePassword } from '#domain/accounts/password.ts'
import type { HashSlot } from './hash-queue.ts'
import { type Cost, scrypt } from './scrypt.ts'

/**
 * scrypt in PHC format: `$scrypt$ln=14,r=8,p=5$salt$hash`, base64 without padding. N = 2^14, r = 8, p = 5 is what OWASP
 * recommends within the memory of an isolate; hashes with older parameters are renewed at sign-in.
 */
/** The cost of a new hash; tests that are not about it make it cheaper. */
export const hashCost: Cost = { ln: 14, r: 8, p: 5 }
const keyBytes = 32
const saltBytes = 16

/**
 * Compared against when there is no account, so that an unknown email costs the same time. No password has this hash.
 */
const dummyHash = () => phc(hashCost, new Uint8Array(saltBytes), new Uint8Array(keyBytes))

/** Hashes a password (PHC string) when its turn in the queue has come. */
export async function hashPassword(slot: HashSlot, password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  return phc(hashCost, salt, await derive(slot, password, salt, hashCost))
}

/**
 * Compares the password with the hash. Without a hash (no such account, or it may not sign in) it takes the same time
 * and fails. `stale`: the hash has older parameters and should be renewed.
 */
export async function verifyPassword(
  slot: HashSlot,
  password: string,
  stored: string | null,
): Promise<{ right: boolean; stale: boolean }> {
  const parsed = parse(stored ?? dummyHash()) ?? parse(dummyHash())
  if (!parsed) throw new Error('The dummy hash is unreadable')
  const derived = await derive(slot, password, parsed.salt, parsed.cost)
  const right = derived.length === parsed.hash.length && timingSafeEqual(derived, parsed.hash)
  return { right: right && stored !== null, stale: !isCurrent(parsed.cost) }
}

const isCurrent = ({ ln, r, p }: Cost) => ln === hashCost.ln && r === hashCost.r && p === hashCost.p

async function derive(slot: HashSlot, password: string, salt: Uint8Array, cost: Cost): Promise<Buffer> {
  await slot.begin()
  try {
    return await scrypt(normalisePassword(password), salt, keyBytes, cost, slot.pause)
  } finally {
    slot.end()
  }
}

function phc({ ln, r, p }: Cost, salt: Uint8Array, hash: Uint8Array): string {
  return `$scrypt$ln=${ln},r=${r},p=${p}$${unpadded(salt)}$${unpadded(hash)}`
}

function unpadded(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '')
}

function parse(text: string) {
  const [, ln, r, p, salt, hash] =
    text.match(/^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/) ?? []
  if (!ln || !r || !p || !salt || !hash) return null
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}
