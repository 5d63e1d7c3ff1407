import { AppError } from '#domain/errors/error.ts'

/**
 * Throws at each field whose text holds a character that no document can show, with the character behind the key:
 * what is sent must not lose a part of a name or a value.
 */
export async function assertPrintable(texts: Readonly<Record<string, string>>): Promise<void> {
  // Fonts are loaded when a document is made, and not with every isolate.
  const { unprintable } = await import('#functions/pdf/paper.ts')
  const signs = await Promise.all(
    Object.entries(texts).map(async ([field, text]) => [field, await unprintable(text)] as const),
  )
  const fields = Object.fromEntries(
    signs.flatMap(([field, sign]) => (sign === null ? [] : [[field, `form.unprintable ${sign}`]])),
  )
  if (Object.keys(fields).length) throw new AppError('invalid-fields', { fields })
}
