/** The text of a file; `isGuessed`: its bytes do not say for certain which letters they are. */
type DecodedText = { text: string; isGuessed: boolean }

const bomLength = 3

/**
 * The text of a file as spreadsheets write it: UTF-8, UTF-16 with its mark, or what Windows calls ANSI (windows-1252),
 * which is a guess that a person has to look at. Null where a byte is none of it: nothing is decoded with losses.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const [first, second, third] = bytes.subarray(0, bomLength)
  if (first === 0xff && second === 0xfe) return certain(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return certain(bytes, 'utf-16be')
  const isMarked = first === 0xef && second === 0xbb && third === 0xbf
  return certain(bytes, 'utf-8') ?? (isMarked ? null : guessed(bytes))
}

function certain(bytes: Uint8Array, encoding: string): DecodedText | null {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), isGuessed: false }
  } catch {
    return null
  }
}

/** The five bytes to which Windows gives no letter come out as control characters. */
function guessed(bytes: Uint8Array): DecodedText | null {
  const text = new TextDecoder('windows-1252').decode(bytes)
  return /[\u0080-\u009f]/.test(text) ? null : { text, isGuessed: true }
}
