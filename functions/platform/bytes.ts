/** Bytes in pieces of any length. */
export type Bytes = AsyncIterable<Uint8Array>

/** The ASCII text of bytes. */
export const ascii = (bytes: Uint8Array): string => String.fromCharCode(...bytes)
