import { expect, test } from 'vitest'
import {
  inWords,
  loginProblems,
  newPasswordProblems,
  ownPasswordProblems,
  resetProblems,
  signupProblems,
} from '#src/accounts/auth-check.ts'

const strong = 'Klippe-7!Birke'
const form = {
  firstName: 'Anne',
  lastName: 'Klein',
  email: 'anne@example.org',
  company: '',
  phone: '',
  password: strong,
  confirmPassword: strong,
}

test('a complete form has no error, and optional fields may be empty', () => {
  expect(signupProblems(form, 'fr')).toEqual({})
  expect(loginProblems({ email: 'anne@example.org', password: 'x' })).toEqual({})
})

test('sign-up requires names, address and both passwords', () => {
  const empty = { ...form, firstName: '', lastName: ' ', email: '', password: '', confirmPassword: '' }
  expect(signupProblems(empty, 'fr')).toEqual({
    firstName: 'form.required',
    lastName: 'form.required',
    email: 'form.required',
    password: 'form.required',
    confirmPassword: 'form.required',
  })
})

test('an empty field says what to fill in', () => {
  const said = (key: string) => key
  const problems = {
    firstName: 'form.required',
    email: 'form.invalid-email',
    phone: 'form.required',
  } as const
  expect(inWords(problems, said as never)).toEqual({
    firstName: 'auth.fill-firstName',
    email: 'form.invalid-email',
    phone: 'form.required',
  })
})

test('a password mismatch is reported before a weak password, at both fields', () => {
  expect(newPasswordProblems({ password: 'abc', confirmPassword: 'abd' })).toEqual({
    password: 'auth.mismatch',
    confirmPassword: 'auth.mismatch',
  })
  expect(newPasswordProblems({ password: 'abc', confirmPassword: 'abc' })).toEqual({
    password: 'auth.criteria-unmet',
  })
  expect(newPasswordProblems({ password: strong, confirmPassword: '' })).toEqual({
    confirmPassword: 'form.required',
  })
})

test('outside the dialog the broken password rule is named', () => {
  const twice = (password: string) => ownPasswordProblems({ password, confirmPassword: password })
  expect(twice('Ab1!')).toEqual({ password: 'auth.short-password' })
  expect(twice('abcdefgh')).toEqual({ password: 'auth.password-rules' })
  expect(twice(strong)).toEqual({})
})

test('an address without a domain has its own message at sign-up only', () => {
  expect(signupProblems({ ...form, email: 'anne' }, 'fr')).toEqual({ email: 'auth.email-format' })
  expect(signupProblems({ ...form, email: 'anne@' }, 'fr')).toEqual({ email: 'auth.email-format' })
  expect(signupProblems({ ...form, email: 'a b@example.org' }, 'fr')).toEqual({ email: 'form.invalid-email' })
  expect(loginProblems({ email: 'anne', password: 'x' })).toEqual({ email: 'form.invalid-email' })
  expect(resetProblems({ email: '' })).toEqual({ email: 'form.required' })
})

test('sign-in requires both fields and does not check the password rules', () => {
  expect(loginProblems({ email: '', password: '' })).toEqual({
    email: 'form.required',
    password: 'form.required',
  })
})
