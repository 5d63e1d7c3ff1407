import { contentLimits } from '#config/content-limits.ts'
import { addDays, inParis } from '#domain/time/business-hours.ts'
import { type Calendar, usualWeek } from '#domain/time/work-calendar.ts'
import type { AnnouncementForm, AnnouncementKind } from './announcement.ts'
import { type CompanyFacts, type Opening, usualOpening } from './opening.ts'

/** A stored announcement, as far as pages say it. */
type Row = {
  id: string
  kind: AnnouncementKind
  begins: string
  ends: string | null
  content: AnnouncementForm
}

/** What pages say at an instant, from announcements in the order of their beginnings, and the facts in force. */
export function openingOf(
  rows: readonly Row[],
  at: Date,
  company: CompanyFacts = usualOpening.company,
): Opening {
  const today = inParis(at).day
  const now = at.toISOString()
  const soon = addDays(today, contentLimits.announcedDays)
  const opening: Opening = { hours: [], closures: [], announced: 0, notices: [], company }
  for (const { id, begins, ends, content } of rows) {
    if (content.kind === 'closure' && content.last >= today) {
      const { first, last, reason } = content
      if (first <= soon) opening.announced++
      opening.closures.push({ first, last, reason: reason.fr === '' ? null : reason })
    }
    if (content.kind === 'hours') {
      // Hours that others have replaced are of no interest any more; those of this day are named, so that the day on
      // which they change makes another answer.
      if (content.first <= today) opening.hours.length = 0
      else if (opening.hours.length === 0) opening.hours.push({ from: '', week: usualWeek })
      opening.hours.push({ from: content.first, week: content.week })
    }
    if (content.kind === 'notice' && begins <= now && now < (ends ?? ''))
      opening.notices.push({ id, text: content.text })
  }
  return opening
}

/** The whole calendar of announcements in any order, with what is over. */
export function calendarOf(rows: readonly Pick<Row, 'content'>[]): Calendar {
  const forms = rows.map(({ content }) => content)
  return {
    hours: forms
      .flatMap((form) => (form.kind === 'hours' ? [{ from: form.first, week: form.week }] : []))
      .sort((a, b) => (a.from < b.from ? -1 : 1)),
    closures: forms.flatMap((form) =>
      form.kind === 'closure' ? [{ first: form.first, last: form.last, reason: null }] : [],
    ),
  }
}
