import type { StatedPlace } from './stated-country.ts'

/** The numbering plans, which are loaded with the first number and not with every isolate. */
const plans = () => import('./phone-number.ts')

/** A telephone number for storing (`knownPhone`). */
export const readPhone = async (typed: string, place: StatedPlace): Promise<string> =>
  typed === '' ? '' : (await plans()).knownPhone(typed, place)

/** What stored numbers may begin with when this was typed (`phoneBeginnings`). */
export const readPhoneSearch = async (typed: string): Promise<string[]> =>
  /\p{L}|^\D*$/u.test(typed) ? [] : (await plans()).phoneBeginnings(typed)
