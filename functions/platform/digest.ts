/** Lower-case hexadecimal text of bytes. */
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 of a text, in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}

/** 256 random bits in hexadecimal, for session cookies. */
export const randomToken = (): string => hex(crypto.getRandomValues(new Uint8Array(32)))
