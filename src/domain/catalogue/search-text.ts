import * as v from 'valibot'
import { limits } from '#config/limits.ts'

/** The text of a search, trimmed; D1 cuts a text at a null character, so it is refused. */
export const searchText = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(limits.searchLength, 'form.too-long'),
  v.check((text) => !text.includes('\0'), 'form.invalid-characters'),
)
