/** Bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192))
  return btoa(text)
}

/** Workerd decodes base64 natively; Node 24, in which the tests run, does not yet (ECMAScript 2026). */
type Decoder = { fromBase64?: (text: string) => Uint8Array<ArrayBuffer> }

/** The bytes of a base64 text. Throws where it is none. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const { fromBase64: native } = Uint8Array as Decoder
  return native ? native.call(Uint8Array, text) : Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
}
