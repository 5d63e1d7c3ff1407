/** Lower-case hexadecimal text of bytes. */
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 of a text or of bytes, in hexadecimal. */
export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/** 256 random bits in hexadecimal, for session cookies. */
export const randomToken = (): string => hex(crypto.getRandomValues(new Uint8Array(32)))
