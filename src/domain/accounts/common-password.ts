import { company } from '#config/company.ts'
import commonWordList from './common-words.txt?raw'
import { normalisePassword } from './password.ts'

/**
 * Words behind the most common passwords, sorted: the first of the list that zxcvbn-ts carries
 * (@zxcvbn-ts/language-common, MIT) without their digits, and French and German ones.
 */
const commonWords = new Set(commonWordList.trim().split('\n'))

/**
 * A common word with at most this many other characters is still a common password: « Azerty2026! » is guessed early.
 */
const fewSigns = 5

const letters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const spelled = (text: string) => text.replace(/[013457@$!]/g, (sign) => letters[sign] ?? sign)

const ownWords = company.name.toLowerCase().split(/[^a-z]+/)

/**
 * True for a common word (or a word of the company or of the email itself) surrounded by a few digits and signs, also
 * when letters are replaced by look-alikes.
 */
export function isCommonPassword(password: string, email: string): boolean {
  const whole = normalisePassword(password).toLowerCase()
  const core = whole.replace(/^[^a-z]+|[^a-z]+$/g, '')
  if (whole.length - core.length > fewSigns) return false
  const word = spelled(core)
  const localPart = email.slice(0, email.lastIndexOf('@')).toLowerCase()
  return (
    commonWords.has(word) ||
    commonWords.has(core) ||
    ownWords.includes(word) ||
    (localPart !== '' && localPart === core)
  )
}
