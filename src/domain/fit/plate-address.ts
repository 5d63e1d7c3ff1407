import type { FitCountry } from './fit-use.ts'

/** What the page of data plates is asked, as its address says it. */
export type PlateQuestion = { text: string; country: FitCountry }

/** The longest text of a data plate. */
export const plateCharacters = 2000

/** Reads the question of an address; an unknown country is France. */
export function readPlateQuestion(search: URLSearchParams): PlateQuestion {
  const text = (search.get('text') ?? '').replaceAll('\r\n', '\n').trim().slice(0, plateCharacters)
  return { text, country: search.get('country') === 'DE' ? 'DE' : 'FR' }
}

/** The address of a question, without `?`; empty without one. */
export function writePlateQuestion({ text, country }: PlateQuestion): string {
  return text ? String(new URLSearchParams({ text, country })) : ''
}
