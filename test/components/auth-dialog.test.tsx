import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { beforeEach, expect, test } from 'vitest'
import { AppError, type ErrorCode } from '#domain/errors/error.ts'
import { AuthDialog } from '#src/accounts/auth-dialog.tsx'
import { authDialogAtom } from '#src/accounts/session.ts'
import { edgeAnswering, renderInSite } from '#test/support/component.tsx'
import { password } from '#test/support/persons.ts'

type Mode = 'login' | 'signup'
type Answers = Parameters<typeof edgeAnswering>[0]

beforeEach(() => getDefaultStore().set(authDialogAtom, 'login'))

async function openDialog(mode: Mode = 'login', answers: Answers = {}) {
  const edge = edgeAnswering(answers)
  const view = await renderInSite(<AuthDialog />, edge)
  await choose(mode)
  return { ...view, calls: edge.calls, dialog: within(screen.getByRole('dialog')) }
}

const field = (id: string) => document.getElementById(id) as HTMLInputElement
const choose = (mode: Mode) => act(async () => screen.getAllByRole('tab')[mode === 'login' ? 0 : 1]?.click())
const submitButton = () => document.querySelector<HTMLButtonElement>('dialog button[type="submit"]')
const submit = () => act(async () => submitButton()?.click())
const type = (id: string, value: string) => fireEvent.change(field(id), { target: { value } })
const fillIn = (values: Record<string, string>) => {
  for (const [id, value] of Object.entries(values)) type(id, value)
}
const invalid = () => [...document.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => id)

const loginForm = { 'login-email': 'anne@example.org', 'login-password': password }
const signupForm = (email: string) => ({
  'signup-firstName': 'Anne',
  'signup-lastName': 'Klein',
  'signup-email': email,
  'signup-password': password,
  'signup-confirmPassword': password,
})

test('the dialog has the texts of the specification', async () => {
  const { dialog } = await openDialog()
  expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Connexion',
    'Inscription',
  ])
  expect(dialog.getByRole('heading').textContent).toBe('Bon retour')
  expect(submitButton()?.textContent).toBe('Se connecter')
  expect(dialog.getByRole('button', { name: 'Mot de passe oublié' })).toBeTruthy()
  await act(async () => dialog.getByRole('button', { name: 'Inscrivez-vous' }).click())
  expect(dialog.getByRole('heading').textContent).toBe('Rejoignez-nous')
  expect([...document.querySelectorAll('dialog label')].map(({ textContent }) => textContent)).toEqual([
    'Prénom',
    'Nom',
    'Adresse email',
    'Entreprise (facultatif)',
    'Téléphone (facultatif)',
    'Mot de passe',
    'Confirmer mot de passe',
  ])
  expect(submitButton()?.textContent).toBe('Créer mon compte')
})

test('the password checklist updates while typing and marks its heading when complete', async () => {
  await openDialog('signup')
  const list = () => document.querySelector('.password-criteria')
  const met = () => [...document.querySelectorAll('.password-criteria li.met')]
  expect(list(), 'no checklist for an empty field').toBeNull()
  type('signup-password', 'a')
  expect(list()?.textContent).toContain('Critères du mot de passe')
  const lines = [...document.querySelectorAll('.password-criteria li')].map(({ textContent }) => textContent)
  expect(lines.map((text) => text.replace(/ \(à? ?rempli.*/, ''))).toEqual([
    'Au moins 8 caractères',
    'Au moins 1 majuscule (A-Z)',
    'Au moins 1 minuscule (a-z)',
    'Au moins 1 chiffre (0-9)',
    'Au moins 1 caractère spécial (!@#$%...)',
  ])
  expect(met().map(({ textContent }) => textContent)).toEqual(['Au moins 1 minuscule (a-z) (rempli)'])
  for (const [typed, count] of [
    ['aB', 2],
    ['aB3', 3],
    ['aB3_', 3],
    ['aB3|', 4],
    ['aB3|aB3|', 5],
  ] as const) {
    type('signup-password', typed)
    expect([typed, met().length]).toEqual([typed, count])
    expect(document.querySelectorAll('.password-criteria-head .icon')).toHaveLength(count === 5 ? 1 : 0)
  }
  type('signup-password', '')
  expect(list()).toBeNull()
})

test('a password that everybody tries first says so before it is sent, though it meets the criteria', async () => {
  const { t } = await openDialog('signup')
  const warning = () => document.querySelector('.password-criteria .error')?.textContent
  type('signup-password', 'Azerty2026!')
  await waitFor(() => expect(warning()).toBe(t('auth.common-password')))
  type('signup-password', 'Klippe-7!Birke')
  expect(warning()).toBe('')
})

test('a client-side error is not sent, is shown at its field and disappears with the next key', async () => {
  const { dialog, calls } = await openDialog('signup')
  await submit()
  await waitFor(() => expect(invalid()).toHaveLength(5))
  expect(document.activeElement?.id).toBe('signup-firstName')
  fillIn({ ...signupForm('anne'), 'signup-confirmPassword': 'another' })
  await submit()
  await dialog.findByText("Format d'email invalide")
  expect(dialog.getByText('Les mots de passe ne correspondent pas')).toBeTruthy()
  for (const name of ['password', 'confirmPassword']) {
    expect(field(`signup-${name}`).getAttribute('aria-invalid'), name).toBe('true')
    expect(field(`signup-${name}`).getAttribute('aria-describedby')).toContain('signup-confirmPassword-error')
  }
  type('signup-password', `${password}x`)
  expect(field('signup-confirmPassword').getAttribute('aria-invalid')).toBeNull()
  fillIn({
    ...signupForm('anne@example.org'),
    'signup-password': 'weak',
    'signup-confirmPassword': 'weak',
  })
  await submit()
  await dialog.findByText('Le mot de passe ne respecte pas tous les critères de sécurité')
  expect(document.activeElement?.id).toBe('signup-password')
  expect(invalid()).toEqual(['signup-password'])
  expect(calls).toEqual([])
})

test.each<[Mode, ErrorCode, string, string | null]>([
  ['login', 'user-not-found', 'Aucun compte trouvé avec cette adresse email', 'email'],
  ['login', 'wrong-password', 'Mot de passe incorrect', 'password'],
  ['login', 'too-many-attempts', 'Trop de tentatives. Veuillez réessayer dans 5', null],
  ['login', 'unavailable', "Une erreur s'est produite. Veuillez réessayer.", null],
  ['signup', 'email-already-in-use', 'Cette adresse email est déjà utilisée', 'email'],
  ['signup', 'weak-password', 'Le mot de passe est trop faible', 'password'],
  ['signup', 'invalid-email', 'Adresse email invalide', 'email'],
  ['signup', 'disposable-email', "Ce fournisseur d'email n'est pas autorisé.", 'email'],
  ['signup', 'domain-not-allowed', "Ce domaine email n'est pas autorisé", null],
  ['signup', 'short-password', 'doit contenir au moins 8 caractères', 'password'],
  ['signup', 'registration-limit', "Limite d'inscriptions quotidiennes atteinte (10).", null],
])(
  '%s: the error %s of the edge is shown in its words, and the input stays',
  async (mode, code, sentence, name) => {
    const refuse = () => {
      throw new AppError(code, { retryAfterSeconds: 290 })
    }
    const { dialog } = await openDialog(mode, { [`POST /auth/${mode}`]: refuse })
    const form = mode === 'login' ? loginForm : signupForm('anne@example.org')
    fillIn(form)
    await submit()
    await dialog.findByText((text) => text.includes(sentence))
    expect(invalid()).toEqual(name ? [`${mode}-${name}`] : [])
    for (const [id, value] of Object.entries(form)) expect(field(id).value, id).toBe(value)
    if (name) {
      expect(document.activeElement?.id).toBe(`${mode}-${name}`)
      type(`${mode}-${name}`, `${field(`${mode}-${name}`).value}x`)
      expect(invalid(), 'removed by the next key').toEqual([])
    } else expect(dialog.getByRole('alert').textContent).toContain(sentence)
  },
)

test('fields have autocomplete values, and a visible password is hidden on submit', async () => {
  const refuse = () => {
    throw new AppError('wrong-password')
  }
  const { dialog } = await openDialog('login', { 'POST /auth/login': refuse })
  const purposes = () =>
    [...document.querySelectorAll<HTMLInputElement>('dialog input')].map(
      (input) => `${input.type} ${input.autocomplete}`,
    )
  expect(purposes()).toEqual(['email username', 'password current-password'])
  fillIn(loginForm)
  await act(async () => dialog.getByRole('button', { name: /^Afficher.*Mot de passe$/ }).click())
  expect(field('login-password').type).toBe('text')
  await submit()
  await dialog.findByText('Mot de passe incorrect')
  expect(field('login-password').type).toBe('password')
  await choose('signup')
  expect(purposes()).toEqual([
    'text given-name',
    'text family-name',
    'email email',
    'text organization',
    'tel tel',
    'password new-password',
    'password new-password',
  ])
})

test('a forgotten password needs an address, which stays', async () => {
  const { dialog, calls } = await openDialog('login', { 'POST /auth/password-reset': () => null })
  type('login-email', '')
  const forgot = () => act(async () => dialog.getByRole('button', { name: 'Mot de passe oublié' }).click())
  await forgot()
  await dialog.findByText('Veuillez saisir votre email.')
  expect(document.activeElement?.id).toBe('login-email')
  expect(calls).toEqual([])
  type('login-email', 'nobody@example.org')
  await forgot()
  await dialog.findByText('Email de réinitialisation envoyé !')
  expect(field('login-email').value).toBe('nobody@example.org')
  expect(calls.map(({ name }) => name)).toEqual(['POST /auth/password-reset'])
})
