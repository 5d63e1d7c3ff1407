import { addDays } from '#domain/time/business-hours.ts'

/** An event of a calendar file, in the reader's language. */
export type CalendarDay = {
  /** Stable id of the event, so that importing again updates it instead of adding another. */
  uid: string
  day: string
  summary: string
  description: string
  location: string
}

type Calendar = {
  name: string
  /** Name of the generating software (RFC 5545, 3.7.3). */
  producer: string
  /** Time of generation. */
  stamp: Date
  days: readonly CalendarDay[]
}

const alarmDays = 30

/** All-day events as an iCalendar file (RFC 5545), each with an alarm a month before. */
export function calendarText({ name, producer, stamp, days }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${textValue(producer)}//FR`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${textValue(name)}`,
    ...days.flatMap((day) => eventLines(day, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventLines({ uid, day, summary, description, location }: CalendarDay, stamp: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${textValue(uid)}`,
    `DTSTAMP:${stamp.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(addDays(day, 1))}`,
    `SUMMARY:${textValue(summary)}`,
    ...(description ? [`DESCRIPTION:${textValue(description)}`] : []),
    ...(location ? [`LOCATION:${textValue(location)}`] : []),
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${textValue(summary)}`,
    `TRIGGER:-P${alarmDays}D`,
    'END:VALARM',
    'END:VEVENT',
  ]
}

const basic = (day: string) => day.replaceAll('-', '')

/** RFC 5545, 3.3.11: escapes separators and drops other control characters. */
function textValue(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\t\n])\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, (char) => `\\${char}`)
    .replaceAll('\n', '\\n')
}

const lineOctets = 75
const encoder = new TextEncoder()

/** RFC 5545, 3.1: folds lines at 75 octets without splitting a character. */
function folded(line: string): string {
  let result = ''
  let octets = 0
  for (const char of line) {
    const size = encoder.encode(char).length
    if (octets + size > lineOctets) {
      result += '\r\n '
      octets = 1
    }
    result += char
    octets += size
  }
  return result
}
