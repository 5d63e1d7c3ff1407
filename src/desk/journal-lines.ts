import { formatEuros } from '#domain/catalogue/money.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { formatCapacity } from '#domain/metrology/mass.ts'
import type { Change } from '#domain/publishing/differences.ts'
import type { AuditSubject } from '#domain/staff/audit.ts'
import { fromParis } from '#domain/time/business-hours.ts'
import { formatDateTime, formatDay } from '#domain/time/dates.ts'
import { minutesOf } from '#domain/time/work-calendar.ts'
import { datedWords } from './content-words.ts'
import { fieldLabels, journalWords as text, valueWords } from './journal-words.ts'

/** A field of a change: its label, and what stood there before and after; null: nothing. */
export type JournalLine = { label: string; before: string | null; after: string | null }

type Flat = Map<string, unknown>

/** The fields of a value by their paths; lists of words stay whole. */
function flattened(value: unknown, path: string, into: Flat): Flat {
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object'))
    into.set(path, value.join(', '))
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) flattened(each, path ? `${path}.${key}` : key, into)
  else into.set(path, value)
  return into
}

/**
 * What a change of the journal of that instant (ISO) has changed, field by field; what is the same on both sides is
 * left out, and so is the hour of what was to happen at once. `specificationLabel` names a row of a data sheet.
 */
export function journalLines(
  before: unknown,
  after: unknown,
  { at = '', specificationLabel }: { at?: string; specificationLabel: (key: string) => string },
): JournalLine[] {
  const [old, now] = [flattened(before, '', new Map()), flattened(after, '', new Map())]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => old.get(path) !== now.get(path) && !hidden.has(lastWord(path)))
    .filter((path) => !(path === 'dueAt' && String(now.get(path)) <= at))
    .map((path) => ({
      label: labelOf(path, specificationLabel),
      before: valueText(lastWord(path), old.get(path)),
      after: valueText(lastWord(path), now.get(path)),
    }))
    .filter(({ before, after }) => before !== after)
}

/** Numbers of rows and versions, and what the heading of the entry says already. */
const hidden = new Set(['id', 'undoes', 'products', 'revision', 'updatedAt', 'kind', ''])

const lastWord = (path: string) =>
  path.split(/[ .]/).findLast((word) => !/^(?:\d+|fr|en|de)$/.test(word)) ?? ''

const languages = new Intl.DisplayNames('fr', { type: 'language' })

/** A model and what became of a field, each of which may lack: « LV-A2-220G price », « removed model ». */
const ofModel = /^(?:((?!(?:new|removed) ).*?) )?(?:(new|removed) )?(\S+)$/

/**
 * The label of a path such as « LV-A2-220G price » (the field of a model) or `texts.fr.title`. A field without a
 * label has its name, which is better than nothing.
 */
function labelOf(path: string, specificationLabel: (key: string) => string): string {
  const [, model = '', change] = path.match(ofModel) ?? []
  const [locale] = path.match(/\b(?:fr|en|de)$|\.(?:fr|en|de)(?=\.)/) ?? []
  const [place] = path.match(/\b\d+\b/) ?? []
  const field = lastWord(path)
  const label = path.includes('specifications.')
    ? specificationLabel(field)
    : (fieldLabels[change ? `${change} ${field}` : field] ?? field)
  const about = [
    model,
    locale ? (languages.of(locale.replace('.', '')) ?? '') : '',
    !model && place ? String(Number(place) + 1) : '',
  ].filter(Boolean)
  return about.length ? `${label} (${about.join(', ')})` : label
}

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const momentInParis = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/
const day = /^\d{4}-\d\d-\d\d$/

/** A value in French: prices in euros, instants in Paris, yes and no. */
function valueText(field: string, value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value === 'boolean') return value ? text.yes : text.no
  if (field.endsWith('Cents')) {
    const prices = String(value)
      .split(', ')
      .map((cents) => formatEuros(Number(cents) / 100, 'fr'))
    return prices.join(', ')
  }
  if (field.endsWith('Ug')) return formatCapacity(Number(value), 'fr')
  if (field === 'phone') return formatPhone(String(value))
  if (field === 'price' && Number.isFinite(Number(value))) return formatEuros(Number(value), 'fr')
  const words = String(value)
  return (
    dateText(words) ??
    words
      .split(', ')
      .map((word) => valueWords[word] ?? word)
      .join(', ')
  )
}

/** A day or a moment as it is written in French; null: it is none. */
function dateText(words: string): string | null {
  if (instant.test(words)) return formatDateTime(new Date(words), 'fr')
  if (day.test(words)) return formatDay(words, 'fr')
  const [, date, time] = words.match(momentInParis) ?? []
  return date && time ? formatDateTime(fromParis(date, minutesOf(time)), 'fr') : null
}

/** Subjects whose id is a random number, which says nothing to anybody. */
const nameless: ReadonlySet<AuditSubject> = new Set(['publication', 'text-block', 'account', 'mail'])

/** What the number or the key of a subject says in French; of others their name; empty: nothing. */
export function subjectText(kind: AuditSubject, id: string): string {
  if (nameless.has(kind)) return ''
  if (kind === 'company') return `version ${id}.0`
  const names: Readonly<Record<string, string>> =
    kind === 'questions' || kind === 'legal-text' ? datedWords.subjects : {}
  return names[id] ?? dateText(id) ?? id
}

/** A difference between two documents in French: what changes, and its values where they are short. */
export function changeTexts({ change, before, after }: Pick<Change, 'change' | 'before' | 'after'>) {
  const valueText = (value: string | null) =>
    change === 'price' && value !== null && Number.isFinite(Number(value))
      ? formatEuros(Number(value), 'fr')
      : (valueWords[value ?? ''] ?? value)
  return { label: fieldLabels[change] ?? change, before: valueText(before), after: valueText(after) }
}
