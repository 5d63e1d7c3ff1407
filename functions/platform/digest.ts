/** Lower-case hexadecimal text of bytes. */
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 of a text or of bytes, in hexadecimal. */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/** The first 128 bits of a hexadecimal digest, written as a UUID. */
export const uuidOf = (digest: string): string =>
  digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** 256 random bits in hexadecimal, for session cookies. */
export const randomToken = (): string => hex(crypto.getRandomValues(new Uint8Array(32)))
