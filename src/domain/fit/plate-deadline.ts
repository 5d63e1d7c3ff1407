import type { PlateQuestion } from './plate-address.ts'
import type { PlateAnswer } from './plate-answer.ts'

/** Days before the end of a period in which a verification has to be arranged. */
const soonDays = 60

/** Until when an instrument may serve without a verification after its marking; ISO day. */
export type PlateDeadline = { day: string; days: number; state: 'later' | 'soon' | 'over' }

/** The end of the first period in the country of use, and how near it is. Null: the plate does not tell. */
export function plateDeadline(
  { legal, due }: Pick<PlateAnswer, 'legal' | 'due'>,
  country: PlateQuestion['country'],
  today: string,
): PlateDeadline | null {
  const day = country === 'DE' ? due.DE : (due.FR?.[1] ?? null)
  if (!legal || day === null) return null
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
  return { day, days, state: days < 0 ? 'over' : days <= soonDays ? 'soon' : 'later' }
}
