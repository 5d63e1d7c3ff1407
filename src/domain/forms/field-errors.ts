import * as v from 'valibot'
import type { FieldErrors } from '#domain/errors/error.ts'

/** Field → message key, one per field, the same in browser and server; never contains what was typed. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const fields: FieldErrors = Object.create(null)
  for (const issue of issues) fields[pathOf(issue)] ??= keyOf(issue)
  return fields
}

const fieldName = /^[A-Za-z][\w-]{0,39}$/

/** The path of an issue. An unknown field is named only when its name looks like one; otherwise its parent is. */
function pathOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? ''
  if (!isUnknownField(issue) || fieldName.test(String(issue.path?.at(-1)?.key))) return path
  return (issue.path ?? [])
    .slice(0, -1)
    .map(({ key }) => String(key))
    .join('.')
}

const isUnknownField = (issue: v.BaseIssue<unknown>) =>
  issue.type === 'strict_object' && issue.expected === 'never'

/**
 * The message key of an issue. Schemas use keys as messages (`form.email`); an unknown field, a missing one and a wrong
 * type have keys of their own.
 */
function keyOf(issue: v.BaseIssue<unknown>): string {
  if (isUnknownField(issue)) return 'form.unknown'
  if (/^[a-z]+(\.[a-z-]+)+$/.test(issue.message)) return issue.message
  return issue.input === undefined ? 'form.required' : 'form.type'
}

/** Validates an input: the output, or message keys by field. */
export function check<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): { output: v.InferOutput<Schema> | null; errors: FieldErrors } {
  const result = v.safeParse(schema, input)
  return result.success
    ? { output: result.output, errors: {} }
    : { output: null, errors: fieldErrors(result.issues) }
}
