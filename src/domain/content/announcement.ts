import * as v from 'valibot'
import { contentLimits } from '#config/content-limits.ts'
import { each, locales } from '#config/locales.ts'
import { isRealDay, line } from '#domain/text/text-fields.ts'
import { daysBetween } from '#domain/time/business-hours.ts'
import { minutesOf } from '#domain/time/work-calendar.ts'

/** What the desk announces: days on which nobody is there, opening hours from a day on, a notice on every page. */
export const announcementKinds = ['closure', 'hours', 'notice'] as const
export type AnnouncementKind = (typeof announcementKinds)[number]

const Day = v.pipe(v.string(), v.nonEmpty('form.required'), v.check(isRealDay, 'content.day'))
const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const isMoment = (text: string) =>
  isRealDay(text.slice(0, 10)) && text.charAt(10) === 'T' && time.test(text.slice(11))
/** A day and a time of day in Paris, as `datetime-local` writes them. */
const Moment = v.pipe(v.string(), v.nonEmpty('form.required'), v.check(isMoment, 'content.moment'))

const text = line(contentLimits.noticeLength)
/** A text in every language. */
const EveryText = v.strictObject(each(() => v.pipe(text, v.nonEmpty('content.language'))))

const at = { type: 'object', origin: 'value' } as const

/** A text in every language or in none. */
const Reason = v.pipe(
  v.strictObject(each(() => text)),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || locales.every((locale) => dataset.value[locale] === '')) return
    for (const key of locales)
      if (dataset.value[key] === '')
        addIssue({ message: 'content.language', path: [{ ...at, input: dataset.value, key, value: '' }] })
  }),
)

/** Days on which nobody is there, both included. */
const ClosureForm = v.pipe(
  v.strictObject({ kind: v.literal('closure'), first: Day, last: Day, reason: Reason }),
  v.forward(
    v.partialCheck([['first'], ['last']], ({ first, last }) => first <= last, 'content.last-before-first'),
    ['last'],
  ),
  v.forward(
    v.partialCheck(
      [['first'], ['last']],
      ({ first, last }) => daysBetween(first, last) < contentLimits.closureDays,
      'content.too-long',
    ),
    ['last'],
  ),
)

/** The opening hours of a day, in their order, each over before the next begins. */
const DayHours = v.pipe(
  v.array(
    v.strictObject({
      from: v.pipe(v.string(), v.regex(time, 'content.time')),
      to: v.pipe(v.string(), v.regex(time, 'content.time')),
    }),
  ),
  v.maxLength(contentLimits.spans, 'form.too-many'),
  v.check(
    (spans) => spans.every(({ from, to }) => minutesOf(from) < minutesOf(to)),
    'content.to-before-from',
  ),
  v.check(
    (spans) => spans.every(({ from }, i) => i === 0 || minutesOf(spans[i - 1]?.to ?? '') < minutesOf(from)),
    'content.spans-overlap',
  ),
)

/** Opening hours from a day on, Monday first. */
const HoursForm = v.strictObject({
  kind: v.literal('hours'),
  first: Day,
  week: v.pipe(
    v.array(DayHours),
    v.length(7, 'form.type'),
    v.check((week) => week.some((spans) => spans.length > 0), 'content.never-open'),
  ),
})

/** A sentence on every page from a moment to another, in Paris. */
const NoticeForm = v.pipe(
  v.strictObject({ kind: v.literal('notice'), first: Moment, last: Moment, text: EveryText }),
  v.forward(
    v.partialCheck([['first'], ['last']], ({ first, last }) => first < last, 'content.end-before-beginning'),
    ['last'],
  ),
)

/** An announcement as the desk writes it. */
export const AnnouncementForm = v.variant('kind', [ClosureForm, HoursForm, NoticeForm])
export type AnnouncementForm = v.InferOutput<typeof AnnouncementForm>

/** The browser chooses it, so that storing twice is storing once. */
export const AnnouncementId = v.pipe(v.string(), v.uuid('form.type'))

/**
 * An announcement to store. `revision` is that which the writer has seen last (0: none, it is new): what somebody else
 * has changed meanwhile is not replaced unseen.
 */
export const AnnouncementChange = v.strictObject({
  id: AnnouncementId,
  revision: v.pipe(v.number('form.number'), v.integer('form.number'), v.minValue(0, 'form.number')),
  content: AnnouncementForm,
})
export type AnnouncementChange = v.InferOutput<typeof AnnouncementChange>

/** A stored announcement as it was written, who wrote it last, and when (ISO instant). */
export const Announcement = v.object({
  id: v.string(),
  revision: v.number(),
  author: v.string(),
  at: v.string(),
  content: AnnouncementForm,
})
export type Announcement = v.InferOutput<typeof Announcement>

/** A change of an announcement by the journal: what was there before (null: nothing) can be put back. */
export const AnnouncementEntry = v.object({
  id: v.string(),
  author: v.string(),
  at: v.string(),
  before: v.nullable(AnnouncementForm),
  after: v.nullable(AnnouncementForm),
})
export type AnnouncementEntry = v.InferOutput<typeof AnnouncementEntry>
