import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import { AppError, type ErrorCode, errorCodes } from '#domain/errors/error.ts'
import { problemOf, waitInWords } from '#src/accounts/auth-problem.ts'
import { loadTexts, translator } from '#src/i18n/translation.ts'

const french = translator('fr', await loadTexts('fr', ['forms', 'account']))
const fields = ['email', 'password', 'confirmPassword']
const shownProblem = (code: string, options = {}, on = fields) =>
  problemOf(new AppError(code as ErrorCode, options), on, { t: french, locale: 'fr' })

/** The specification, sections 5 and 8, word for word. */
test.each([
  ['user-not-found', 'email', 'Aucun compte trouvé avec cette adresse email'],
  ['wrong-password', 'password', 'Mot de passe incorrect'],
  ['email-already-in-use', 'email', 'Cette adresse email est déjà utilisée'],
  ['weak-password', 'password', 'Le mot de passe est trop faible'],
  ['short-password', 'password', 'Le mot de passe doit contenir au moins 8 caractères'],
  ['invalid-email', 'email', 'Adresse email invalide'],
  [
    'disposable-email',
    'email',
    "Ce fournisseur d'email n'est pas autorisé. Veuillez utiliser une adresse email permanente.",
  ],
  ['domain-not-allowed', null, "Ce domaine email n'est pas autorisé pour l'inscription."],
  [
    'registration-limit',
    null,
    "Limite d'inscriptions quotidiennes atteinte (10). Veuillez réessayer demain.",
  ],
])('%s is reported at the field %s with the text of the specification', (code, field, sentence) => {
  expect(shownProblem(code)).toEqual(
    field ? { flags: { [field]: sentence }, alert: null } : { flags: {}, alert: sentence },
  )
})

test('a code that starts with a field name flags that field, and an unknown code is shown as it is', () => {
  expect(shownProblem('email-of-tomorrow').flags.email).toContain('email-of-tomorrow')
  expect(shownProblem('expired-password').flags.password).toContain('expired-password')
  expect(shownProblem('brand-new').alert).toContain('brand-new')
})

test('an error of a field that the form does not have is shown for the whole form', () => {
  expect(shownProblem('weak-password', {}, ['email'])).toEqual({
    flags: {},
    alert: 'Le mot de passe est trop faible',
  })
})

test('a schema error of the edge is shown at its field', () => {
  const fieldErrors = { email: 'form.required', unknown: 'form.unknown' }
  expect(shownProblem('invalid-fields', { fields: fieldErrors })).toEqual({
    flags: { email: 'Champ obligatoire' },
    alert: null,
  })
  expect(shownProblem('invalid-fields', { fields: { other: 'form.unknown' } }).alert).toMatch(
    /^Une erreur s'est produite\. Veuillez réessayer\./,
  )
})

test('a rate limit error states the known waiting time, and never whether the account exists', () => {
  expect(shownProblem('too-many-attempts', { retryAfterSeconds: 90 }).alert).toBe(
    'Trop de tentatives. Veuillez réessayer dans 2 minutes.',
  )
  expect(shownProblem('too-many-requests').alert).toBe(french('auth.too-many'))
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')
  expect(plain(waitInWords(59, 'fr'))).toBe('59 secondes')
  expect(plain(waitInWords(60, 'en'))).toBe('1 minute')
  expect(plain(waitInWords(3601, 'de'))).toBe('2 Stunden')
})

test('a network failure has its own message', () => {
  const problem = problemOf(new AppError('unavailable'), fields, { t: french, locale: 'fr', online: false })
  expect(problem.alert).toBe(french('auth.offline'))
})

test.each(locales)('every code has its own complete message in %s', async (locale) => {
  const t = translator(locale, await loadTexts(locale, ['forms', 'account']))
  for (const code of errorCodes) {
    const { flags, alert } = problemOf(new AppError(code), fields, { t, locale })
    const sentences = [...Object.values(flags), alert].filter((sentence) => sentence !== null)
    expect([code, sentences.length]).toEqual([code, 1])
    expect(sentences[0]).not.toMatch(/\{\{|undefined|^$|auth\./)
  }
})
