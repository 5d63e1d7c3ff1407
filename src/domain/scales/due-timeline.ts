import type { Verification } from './periodic-verification.ts'

type Due = Pick<Verification, 'dueOn' | 'daysLeft' | 'state'>

/** What is due: how many instruments are overdue, the next date ahead, and the twelve months to come. */
export type DueTimeline = {
  overdue: number
  /** Days until the next date that is not overdue, and the instruments it concerns; null without one. */
  next: { days: number; count: number } | null
  /** Places between 0 (today) and 1 (in twelve months), each with the state and the number of its instruments. */
  marks: { share: number; state: Verification['state']; count: number }[]
  /** Instruments that are due after that. */
  later: number
  /** The first of each month ahead (ISO) and its place. */
  months: { day: string; share: number }[]
}

const dayMs = 86_400_000
const yearDays = 365

/** The timeline of a register; `today` is a calendar day in Paris (ISO). Overdue dates are counted only. */
export function dueTimeline(verifications: readonly Due[], today: string): DueTimeline {
  const days = verifications.flatMap(({ daysLeft, state }) =>
    daysLeft === null ? [] : [{ daysLeft, state }],
  )
  const ahead = days.filter(({ daysLeft }) => daysLeft >= 0).map(({ daysLeft }) => daysLeft)
  const next = Math.min(...ahead)
  const marks = new Map<number, DueTimeline['marks'][number]>()
  for (const { daysLeft, state } of days) {
    if (daysLeft < 0 || daysLeft > yearDays) continue
    const count = (marks.get(daysLeft)?.count ?? 0) + 1
    marks.set(daysLeft, { share: daysLeft / yearDays, state, count })
  }
  return {
    overdue: days.length - ahead.length,
    later: ahead.filter((day) => day > yearDays).length,
    next: ahead.length ? { days: next, count: ahead.filter((day) => day === next).length } : null,
    marks: [...marks.values()].sort((a, b) => a.share - b.share),
    months: monthsAfter(today),
  }
}

function monthsAfter(today: string): DueTimeline['months'] {
  const start = Date.parse(today)
  const [year = 0, month = 0] = today.split('-').map(Number)
  return Array.from({ length: 12 }, (_, i) => {
    const first = Date.UTC(year, month + i, 1)
    return {
      day: new Date(first).toISOString().slice(0, 10),
      share: (first - start) / dayMs / yearDays,
    }
  }).filter(({ share }) => share <= 1)
}
