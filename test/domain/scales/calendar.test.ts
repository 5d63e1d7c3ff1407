import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarDay, calendarText } from '#domain/scales/calendar.ts'

const stamp = new Date('2026-11-20T10:00:00.123Z')
const day: CalendarDay = {
  uid: 'a@scales.example',
  day: '2026-12-31',
  summary: 'Montevigne P1',
  description: 'N° 12\nUne aide.',
  location: 'Saverne',
}
const text = (...days: CalendarDay[]) => calendarText({ name: 'Balances', producer: 'Pesage', stamp, days })
const octets = (line: string) => new TextEncoder().encode(line).length
const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('one instrument is one all-day event with an alarm a month before', () => {
  expect(text(day)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Pesage//FR',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Balances',
      'BEGIN:VEVENT',
      'UID:a@scales.example',
      'DTSTAMP:20261120T100000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Montevigne P1',
      'DESCRIPTION:N° 12\\nUne aide.',
      'LOCATION:Saverne',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Montevigne P1',
      'TRIGGER:-P30D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('each instrument is one event; empty values are omitted', () => {
  const file = text(day, { ...day, uid: 'b@scales.example', description: '', location: '' })
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(file.match(/LOCATION/g)).toHaveLength(1)
  expect(file.match(/^UID:.*$/gm)).toEqual(['UID:a@scales.example', 'UID:b@scales.example'])
})

test('another program reads the same days, texts and alarms (ical.js)', () => {
  const calendar = ICAL.Component.fromString(
    text(day, { ...day, uid: 'b@scales.example', day: '2028-02-29' }),
  )
  const read = calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description, location, startDate, endDate } = new ICAL.Event(component)
    const alarm = component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')
    return {
      ...{ uid, summary, description, location, isAllDay: startDate.isDate },
      ...{ day: String(startDate), end: String(endDate), alarm: String(alarm) },
    }
  })
  const { uid, summary, description, location } = day
  const event = {
    uid,
    summary,
    description,
    location,
    isAllDay: true,
    day: day.day,
    end: '2027-01-01',
    alarm: '-P30D',
  }
  expect(read).toEqual([event, { ...event, uid: 'b@scales.example', day: '2028-02-29', end: '2028-03-01' }])
})

test('special characters are escaped, and no text can inject a line', () => {
  const nasty = 'a;b,c\\d\r\nBEGIN:VEVENT\u0007\rATTACH:x'
  const lines = unfolded(text({ ...day, summary: nasty, location: nasty }))
  expect(lines).toContain('SUMMARY:a\\;b\\,c\\\\d\\nBEGIN:VEVENT\\nATTACH:x')
  expect(lines.filter((line) => line === 'BEGIN:VEVENT' || line.startsWith('ATTACH'))).toHaveLength(1)
})

test('for any content lines are at most 75 octets, characters are not split and the text is complete', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (summary) => {
      const file = text({ ...day, summary })
      const lines = file.split('\r\n')
      expect(Math.max(...lines.map(octets))).toBeLessThanOrEqual(75)
      expect(file).not.toMatch(/(?<!\r)\n|\r(?!\n)/)
      expect(file.isWellFormed()).toBe(true)
      const [read] = ICAL.Component.fromString(file)
        .getAllSubcomponents('vevent')
        .map((event) => new ICAL.Event(event).summary)
      expect(read).toBe(summary.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\t\n])\p{Cc}/gu, ''))
    }),
  )
})
