export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

export async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}

/** 256 bits that nobody guesses, as they stand in a cookie. */
export const randomToken = (): string => hex(crypto.getRandomValues(new Uint8Array(32)))
