import { expect, test } from 'vitest'
import { AppError } from '#domain/errors/error.ts'
import { blameByCode, type Checked, createSubmission, type SubmissionOptions } from '#src/forms/submission.ts'
import { emptyTabStorageBeforeEach, tabStorage } from '#test/support/tab-storage.ts'

emptyTabStorageBeforeEach()

type Values = Record<string, string>
type Options = SubmissionOptions<Values, string>

/** A form with one required field, and its recorded requests: each body with its key. */
function formOf(options: Partial<Options> = {}) {
  const sent: { body: Values; key: string }[] = []
  const accepted: string[] = []
  const answers: (string | Error)[] = []
  const form = createSubmission<Values, string>({
    name: 'form',
    initial: { name: '', email: '' },
    validate: (values): Checked<Values> =>
      values.email ? { output: values, errors: {} } : { output: null, errors: { email: 'form.required' } },
    send: async (body, key) => {
      sent.push({ body, key })
      const answer = answers.shift() ?? 'accepted'
      if (answer instanceof Error) throw answer
      return answer
    },
    onAccepted: (answer) => accepted.push(answer),
    ...options,
  })
  return { form, sent, accepted, answers }
}

const unavailable = new AppError('unavailable')

test('a second submit while the first is pending sends nothing', async () => {
  const { form, sent, accepted } = formOf()
  form.set('email', 'a@b.c')
  const first = form.submit()
  expect(form.getState().busy).toBe(true)
  await Promise.all([first, form.submit(), form.submit()])
  expect(sent).toHaveLength(1)
  expect(accepted).toEqual(['accepted'])
  expect(form.getState()).toMatchObject({ busy: false, done: true, values: { name: '', email: '' } })
})

test('the same content keeps its key after failures, and changed content gets another', async () => {
  const { form, sent, answers } = formOf()
  answers.push(unavailable, unavailable, unavailable)
  form.set('email', 'a@b.c')
  await form.submit()
  await form.submit()
  form.set('name', 'Anne')
  await form.submit()
  await form.submit()
  const [first, second, third, fourth] = sent.map(({ key }) => key)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
  expect(fourth).toBe(third)
})

test('after a success the same content is a new request with a new key', async () => {
  const { form, sent } = formOf({ valuesAfter: (_, values) => values })
  form.set('email', 'a@b.c')
  await form.submit()
  await form.submit()
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})

test('a draft in the tab restores input and key after a reload', async () => {
  const before = formOf({ draft: 'tab' })
  before.answers.push(unavailable)
  before.form.set('email', 'a@b.c')
  await before.form.submit()
  const after = formOf({ draft: 'tab' })
  expect(after.form.getState().values.email, 'hydrates with the state that the edge rendered').toBe('')
  after.form.restore()
  expect(after.form.getState().values.email).toBe('a@b.c')
  await after.form.submit()
  expect(after.sent[0]?.key).toBe(before.sent[0]?.key)
  expect([...tabStorage.keys()]).toEqual([])
})

test.each(['none', 'memory'] as const)('a draft of the kind %s leaves nothing in storage', async (draft) => {
  const { form, answers } = formOf({ name: `nothing.${draft}`, draft })
  answers.push(unavailable)
  form.set('email', 'a@b.c')
  await form.submit()
  expect(form.getState().values.email).toBe('a@b.c')
  expect([...tabStorage]).toEqual([])
})

test('a draft in memory is shared by its name until it was accepted, and contains no secret', async () => {
  const shared = { name: 'shared', draft: 'memory', secret: ['password'] } as const
  const first = formOf(shared).form
  first.set('password', 'Klippe-7!')
  first.set('email', 'a@b.c')
  const second = formOf({ ...shared, initial: { email: '', password: '' } }).form
  expect(second.getState().values).toMatchObject({ email: 'a@b.c', password: '' })
  await second.submit()
  expect(formOf(shared).form.getState().values).toEqual({ name: '', email: '' })
})

test('no draft of any kind contains a secret', async () => {
  const { form, answers } = formOf({ draft: 'tab', secret: ['password'] })
  answers.push(unavailable)
  form.set('password', 'Klippe-7!')
  form.set('email', 'a@b.c')
  expect([...tabStorage.values()].join()).not.toContain('Klippe')
})

test('invalid input is not sent; its fields are flagged until they are edited', async () => {
  const { form, sent } = formOf()
  await form.submit()
  expect(sent).toEqual([])
  expect(form.getState()).toMatchObject({
    errors: { email: 'form.required' },
    problem: null,
    attempts: 1,
    busy: false,
  })
  form.set('email', 'a')
  expect(form.getState().errors).toEqual({})
})

test('fields that the edge refuses are flagged, and the input stays', async () => {
  const { form, answers } = formOf()
  answers.push(new AppError('invalid-fields', { fields: { name: 'form.too-long' } }))
  form.set('email', 'a@b.c')
  await form.submit()
  expect(form.getState()).toMatchObject({
    values: { email: 'a@b.c' },
    errors: { name: 'form.too-long' },
    problem: null,
  })
})

test('a code may belong to a field; any other is an error of the whole form', async () => {
  const { form, answers } = formOf({ blame: blameByCode({ 'wrong-password': { name: 'auth.wrong' } }) })
  answers.push(new AppError('wrong-password'), new AppError('unauthenticated'))
  form.set('email', 'a@b.c')
  await form.submit()
  expect(form.getState()).toMatchObject({ errors: { name: 'auth.wrong' }, problem: null, attempts: 1 })
  await form.submit()
  expect(form.getState()).toMatchObject({ errors: {}, attempts: 2, values: { email: 'a@b.c' } })
  expect(form.getState().problem?.code).toBe('unauthenticated')
})

test('an unexpected error is shown like a network failure, and still thrown', async () => {
  const { form, answers } = formOf()
  const bug = new TypeError('undefined is not a function')
  answers.push(bug)
  form.set('email', 'a@b.c')
  await expect(form.submit()).rejects.toBe(bug)
  expect(form.getState()).toMatchObject({ busy: false, attempts: 1 })
  expect(form.getState().problem?.code).toBe('unavailable')
})

test('known data prefills untouched fields only', () => {
  const { form } = formOf({ initial: { name: '', email: '', country: 'France' } })
  form.set('name', 'Anne')
  form.set('email', 'typed@b.c')
  form.set('email', '')
  form.fill({ name: 'Known', email: 'known@b.c', country: 'Germany', company: 'not asked' })
  expect(form.getState()).toMatchObject({
    values: { name: 'Anne', email: '', country: 'Germany' },
    prefilled: true,
  })
  expect(form.getState().values).not.toHaveProperty('company')
})

test('a draft has precedence over known data', () => {
  tabStorage.set('draft.form', JSON.stringify({ name: 'Draft' }))
  const { form } = formOf({ draft: 'tab' })
  form.restore()
  form.fill({ name: 'Known', email: 'known@b.c' })
  expect(form.getState().values).toEqual({ name: 'Draft', email: 'known@b.c' })
})

test.each(['{', 'null', '"text"', '{"name":1}'])('an invalid draft is ignored (%s)', (draft) => {
  tabStorage.set('draft.form', draft)
  const { form } = formOf({ draft: 'tab' })
  form.restore()
  expect(form.getState().values).toEqual({ name: '', email: '' })
})

test('leaving a field validates it only when it is not empty', async () => {
  const validate: Options['validate'] = () => ({ output: null, errors: { name: 'bad', email: 'bad' } })
  const { form } = formOf({ validate })
  await form.check('name')
  expect(form.getState().errors).toEqual({})
  form.set('name', 'x')
  await form.check('name')
  expect(form.getState()).toMatchObject({ errors: { name: 'bad' }, attempts: 0 })
})

test('a validation result of an outdated value is not shown', async () => {
  const validate: Options['validate'] = async () => ({ output: null, errors: { name: 'bad' } })
  const { form } = formOf({ validate })
  form.set('name', 'x')
  const checking = form.check('name')
  form.set('name', 'xy')
  await checking
  expect(form.getState().errors).toEqual({})
})

test('an error that two fields share is removed from both when one is edited', async () => {
  const errors = { name: 'differ', email: 'differ', other: 'else' }
  const { form } = formOf({ sharedError: 'differ', validate: () => ({ output: null, errors }) })
  await form.submit()
  form.set('email', 'x')
  expect(form.getState().errors).toEqual({ other: 'else' })
})

test('a change that is submitted at once is validated and sent with the rest', async () => {
  const { form, sent } = formOf()
  form.set('name', 'Anne')
  await form.submit({ email: 'a@b.c' })
  expect(sent[0]?.body).toEqual({ name: 'Anne', email: 'a@b.c' })
})

test('a discarded draft leaves nothing behind', async () => {
  const { form, answers } = formOf({ draft: 'tab' })
  answers.push(unavailable)
  form.set('email', 'a@b.c')
  await form.submit()
  expect(tabStorage.size).toBe(2)
  form.discard()
  expect(tabStorage.size).toBe(0)
})
