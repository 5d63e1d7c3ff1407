import { formatEuros } from '#domain/catalogue/money.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import { formatDateTime, formatDay } from '#domain/time/dates.ts'
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

/** What a change of the journal has changed, field by field; what is the same on both sides is left out. */
export function journalLines(before: unknown, after: unknown): JournalLine[] {
  const [old, now] = [flattened(before, '', new Map()), flattened(after, '', new Map())]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => old.get(path) !== now.get(path) && !hidden.has(lastWord(path)))
    .map((path) => ({
      label: labelOf(path),
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

/**
 * The label of a path such as « LV-A2-220G price » (the field of a model) or `texts.fr.title`. A field without a label
 * has its name, which is better than nothing.
 */
function labelOf(path: string): string {
  const model = path.includes(' ') && path.slice(0, path.lastIndexOf(' '))
  const [locale] = path.match(/\b(?:fr|en|de)$|\.(?:fr|en|de)(?=\.)/) ?? []
  const [place] = path.match(/\b\d+\b/) ?? []
  const change = ['new', 'removed'].find((word) => path.endsWith(` ${word} ${lastWord(path)}`))
  const label = fieldLabels[change ? `${change} ${lastWord(path)}` : lastWord(path)] ?? lastWord(path)
  const about = [
    model ? (change ? model.slice(0, -change.length).trim() : model) : '',
    locale ? (languages.of(locale.replace('.', '')) ?? '') : '',
    !model && place ? String(Number(place) + 1) : '',
  ].filter(Boolean)
  return about.length ? `${label} (${about.join(', ')})` : label
}

const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
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
  if (field === 'phone') return formatPhone(String(value))
  if (field === 'price' && Number.isFinite(Number(value))) return formatEuros(Number(value), 'fr')
  const words = String(value)
  if (instant.test(words)) return formatDateTime(new Date(words), 'fr')
  if (day.test(words)) return formatDay(words, 'fr')
  return words
    .split(', ')
    .map((word) => valueWords[word] ?? word)
    .join(', ')
}
