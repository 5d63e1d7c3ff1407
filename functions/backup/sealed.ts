import { fromBase64 } from '#domain/bytes/base64.ts'
import { concat } from '#domain/bytes/concat.ts'

const ivBytes = 12

/** What is wrong with the operator's key; null when it can be used. */
export function backupKeyProblem(key: string | undefined): string | null {
  const problem =
    'BACKUP_KEY must be 32 bytes in base64 (openssl rand -base64 32): wrangler secret put BACKUP_KEY'
  try {
    return fromBase64(key ?? '').length === 32 ? null : problem
  } catch {
    return problem
  }
}

/** The key of the operator, for one use. */
export const importKey = (key: string, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', fromBase64(key), 'AES-GCM', false, [use])

/** A text compressed and encrypted. It opens under its own name only, so that no object takes the place of another. */
export async function seal(key: CryptoKey, name: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const packed = await through(new CompressionStream('gzip'), new TextEncoder().encode(text))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: dataOf(name) },
    key,
    packed,
  )
  return concat([iv, new Uint8Array(sealed)])
}

/** The text of an object; rejects when the key is another, or a bit of it or its name was changed. */
export async function open(key: CryptoKey, name: string, object: Uint8Array<ArrayBuffer>): Promise<string> {
  const iv = object.subarray(0, ivBytes)
  const options = { name: 'AES-GCM', iv, additionalData: dataOf(name) }
  const packed = await crypto.subtle.decrypt(options, key, object.subarray(ivBytes))
  const bytes = await through(new DecompressionStream('gzip'), new Uint8Array(packed))
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

const dataOf = (name: string) => new TextEncoder().encode(name)

const through = async (stream: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())
