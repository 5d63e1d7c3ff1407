import * as v from 'valibot'
import { limits } from '#config/limits.ts'

/** Pieces that forms are made of. Text refuses control characters: it ends up in mails. */

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
export const lineBreaking = /[\u0000-\u001f\u007f\u0085\u2028\u2029]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, but a message may have lines and tabs
export const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

export const plainText = (maxLength: number, forbidden: RegExp) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(maxLength, 'form.too-long'),
    v.check((text) => !forbidden.test(text), 'form.invalid-characters'),
  )
export const line = (maxLength: number) => plainText(maxLength, lineBreaking)
export const optionalLine = (maxLength: number = limits.lineLength) => v.optional(line(maxLength), '')
export const requiredLine = (maxLength: number) => v.pipe(line(maxLength), v.nonEmpty('form.required'))
