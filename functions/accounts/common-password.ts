import { company } from '#config/company.ts'
import { normalisePassword } from '#domain/accounts/password.ts'
import { commonWords } from './common-words.ts'

/** So few signs around a common word make no password: « Azerty2026! » is tried before anything is guessed. */
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
 * One of the most common passwords: a common word (or one of the company, or of the address itself) with a few digits
 * and signs around it, whatever its letters are written as.
 */
export function isCommonPassword(password: string, email: string): boolean {
  const whole = normalisePassword(password).toLowerCase()
  const core = whole.replace(/^[^a-z]+|[^a-z]+$/g, '')
  if (whole.length - core.length > fewSigns) return false
  const word = spelled(core)
  const own = email.slice(0, email.lastIndexOf('@')).toLowerCase()
  return (
    commonWords.has(word) || commonWords.has(core) || ownWords.includes(word) || (own !== '' && own === core)
  )
}
