import { expect, test } from 'vitest'
import { createSubmission } from '#src/forms/submission.ts'
import { emptyTabStorageBeforeEach, tabStorage } from '#test/support/tab-storage.ts'

emptyTabStorageBeforeEach()

type Values = Record<string, string>
test('a form continues from what was posted; a reload of the answer keeps what was changed since', () => {
  const posted = {
    form: 'form',
    values: { name: 'Anne', email: 'a@' },
    errors: { email: 'form.invalid-email' },
    problem: null,
  }
  const open = () =>
    createSubmission<Values, string>(
      {
        name: 'form',
        draft: 'tab',
        validate: (values) => ({ output: values, errors: {} }),
        send: async () => 'accepted',
      },
      posted,
    )
  const form = open()
  form.restore()
  expect(form.getState()).toMatchObject({ values: posted.values, errors: posted.errors, attempts: 1 })
  form.set('email', 'a@b.c')
  const again = open()
  again.restore()
  expect(again.getState().values).toEqual({ name: 'Anne', email: 'a@b.c' })
  again.discard()
  expect([...tabStorage.keys()]).toEqual([])
})
