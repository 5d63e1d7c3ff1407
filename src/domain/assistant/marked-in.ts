import { readMark } from '#domain/fit/plate-mark.ts'
import type { Days } from './days.ts'

/** The M in its frame never stands without CE; people type it alone, or « the M20 in the box next to CE ». */
export const withMark = (text: string) =>
  /\b(?:CE|UK ?CA)\b[^\p{L}]{0,12}\bM|\bM ?\d{2}\b[^\p{L}]{0,12}\b(?:CE|UK ?CA)\b|\bUK ?CA\b/u.test(text)
    ? text
    : text.replace(/(?<![\p{L}\d-])M\s?(\d{2})(?=\s*\d{4}(?!\d)|[\s,.;?!]|$)/u, 'CE M$1')

/** The year of a marking, in which an instrument was assessed: its first verification; null where none is typed. */
export function markedIn(text: string): Days | null {
  const { year } = readMark(withMark(text))
  return year === null ? null : { first: `${year}-01-01`, last: `${year}-12-31` }
}
