import { firstGermanReminderDays, reminderDays } from '#domain/scales/periodic-verification.ts'

const [first, second, third] = reminderDays
/** How long before a due date its reminders are sent, in days, as text. */
export const reminders = {
  first: String(first),
  second: String(second),
  third: String(third),
  german: String(firstGermanReminderDays),
}
