import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fieldErrors } from '#domain/forms/field-errors.ts'

const Form = v.strictObject({
  email: v.pipe(v.string(), v.nonEmpty('form.required'), v.email('form.email')),
  age: v.optional(v.number('form.number')),
  rows: v.optional(v.array(v.strictObject({ name: v.string() })), []),
})
const errorsOf = (input: unknown) => fieldErrors(v.safeParse(Form, input).issues ?? [])

test.each<[what: string, input: unknown, errors: Record<string, string>]>([
  ['nothing wrong', { email: 'a@b.fr' }, {}],
  ['a missing field', {}, { email: 'form.required' }],
  ['a field that is undefined', { email: undefined }, { email: 'form.required' }],
  ['two faults in a field, of which the first is returned', { email: '' }, { email: 'form.required' }],
  ['a wrong type', { email: 5 }, { email: 'form.type' }],
  ['null', { email: null }, { email: 'form.type' }],
  ['a wrong type that has a key', { email: 'a@b.fr', age: '5' }, { age: 'form.number' }],
  ['an unknown field', { email: 'a@b.fr', role: 'admin' }, { role: 'form.unknown' }],
  ['several fields', { email: 'x', role: 1 }, { email: 'form.email', role: 'form.unknown' }],
  ['a row of a list', { email: 'a@b.fr', rows: [{ name: 'a' }, {}] }, { 'rows.1.name': 'form.required' }],
  [
    'an unknown field of a row',
    { email: 'a@b.fr', rows: [{ name: 'a', x: 1 }] },
    { 'rows.0.x': 'form.unknown' },
  ],
  ['an unknown field named as a method', { email: 'a@b.fr', toString: 1 }, { toString: 'form.unknown' }],
  [
    'an unknown field named constructor',
    { email: 'a@b.fr', constructor: 1 },
    { constructor: 'form.unknown' },
  ],
  ['an unknown field with a text for a name', { email: 'a@b.fr', '<b>x</b>': 1 }, { '': 'form.unknown' }],
  [
    'an unknown field of a row with a text for a name',
    { email: 'a@b.fr', rows: [{ name: 'a', 'a.b c': 1 }] },
    { 'rows.0': 'form.unknown' },
  ],
  ['a very long unknown field', { email: 'a@b.fr', ['x'.repeat(41)]: 1 }, { '': 'form.unknown' }],
  ['no object at all', 'text', { '': 'form.type' }],
])('field errors of %s', (_, input, errors) => {
  expect(Object.entries(errorsOf(input))).toEqual(Object.entries(errors))
})

test('an error message never contains the input', () => {
  const typed = 'secret <script>'
  expect(JSON.stringify(errorsOf({ email: typed, age: typed, rows: typed }))).not.toContain('secret')
})
