import { expect, it } from 'vitest'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { ownEmail } from '#test/support/networks.ts'
import { clearRegistrations, insertPerson, password } from '#test/support/persons.ts'
import { sharedSite } from '#test/support/site.ts'
import {
  accountButton,
  anne,
  answer,
  dialogOf,
  fillLogin,
  openDialog,
  refuse,
  signupForm,
  submit,
  tab,
} from './account-support.ts'
import { addressOf, eventually, fill, goTo, hasFocus, inOne, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
const french = await wordsOf('fr')

const focused = (page: Awaited<ReturnType<typeof visit>>, selector: string) =>
  eventually(() => page.locator(selector).evaluate(hasFocus), `focus on ${selector}`)

it.each(inOne('de'))('a customer signs up on a phone, signs out and signs in again (%s)', async (locale) => {
  const t = await wordsOf(locale)
  const email = ownEmail(`phone.${locale}`)
  const page = await visit({
    locale,
    viewport: { width: 375, height: 667 },
    hasTouch: true,
    isMobile: true,
  })
  await openDialog(page, 'signup', inLocale(locale, '/about'))
  expect(await dialogOf(page).getAttribute('aria-labelledby')).toBeTruthy()
  await page.getByRole('dialog', { name: t('auth.join') }).waitFor()
  await clearRegistrations(site)
  await fill(page, signupForm(email))
  await submit(page).click()
  const notice = page.getByText(t('auth.created'))
  await notice.waitFor()
  const at = Date.now()
  expect(await accountButton(page).textContent(), 'signed in at once').toBe('Anne')
  await page.locator('dialog').waitFor({ state: 'detached' })
  expect(Date.now() - at).toBeGreaterThan(1500)
  expect(Date.now() - at).toBeLessThan(4000)
  await page.getByRole('button', { name: 'Anne' }).click()
  await page.getByRole('button', { name: t('session.sign-out') }).click()
  await eventually(() => addressOf(page)).toBe(inLocale(locale, '/'))
  expect(await accountButton(page).textContent()).toBe(t('session.sign-in'))
  await accountButton(page).click()
  await fillLogin(page, email)
  await submit(page).click()
  await page.getByRole('button', { name: 'Anne' }).waitFor()
  expect(await page.locator('dialog').count()).toBe(0)
  await page.reload()
  await page.getByRole('button', { name: 'Anne' }).waitFor()
  expect(site.rows('select locale, first_name from users where email = ?', email)).toEqual([
    { locale, first_name: 'Anne' },
  ])
})

it('the dialog has the texts of the specification', async () => {
  const page = await visit()
  await openDialog(page)
  const dialog = dialogOf(page)
  await expect.poll(() => dialog.getByRole('tab').allTextContents()).toEqual(['Connexion', 'Inscription'])
  expect(await dialog.getByRole('heading').textContent()).toBe('Bon retour')
  expect(await submit(page).textContent()).toBe('Se connecter')
  await dialog.getByRole('button', { name: 'Mot de passe oublié', exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Inscrivez-vous' }).click()
  expect(await dialog.getByRole('heading').textContent()).toBe('Rejoignez-nous')
  expect(await dialog.locator('label').allTextContents()).toEqual([
    'Prénom',
    'Nom',
    'Adresse email',
    'Entreprise (facultatif)',
    'Téléphone (facultatif)',
    'Mot de passe',
    'Confirmer mot de passe',
  ])
  expect(await submit(page).textContent()).toBe('Créer mon compte')
  expect((await dialog.boundingBox())?.width).toBe(600)
})

it('arrow keys switch tabs, which clears errors and passwords and keeps names and addresses', async () => {
  const page = await visit()
  await openDialog(page)
  await focused(page, '#login-email')
  await fillLogin(page, 'not an address', 'x')
  await submit(page).click()
  await dialogOf(page).getByText('Adresse email invalide').waitFor()
  await tab(page, 'login').focus()
  await page.keyboard.press('ArrowRight')
  expect(await tab(page, 'signup').getAttribute('aria-selected')).toBe('true')
  expect(await tab(page, 'signup').evaluate(hasFocus)).toBe(true)
  expect(await tab(page, 'login').getAttribute('tabindex')).toBe('-1')
  expect(await dialogOf(page).locator('[aria-invalid]').count()).toBe(0)
  expect(await page.locator('#signup-email').inputValue()).toBe('not an address')
  await fill(page, { 'signup-firstName': 'Anne', 'signup-company': 'Klein', 'signup-password': password })
  await page.keyboard.press('Escape')
  await accountButton(page).click()
  expect(await page.locator('#login-password').inputValue()).toBe('')
  await tab(page, 'login').focus()
  await page.keyboard.press('End')
  expect(await page.locator('#signup-firstName').inputValue()).toBe('Anne')
  expect(await page.locator('#signup-company').inputValue()).toBe('Klein')
  expect(await page.locator('#signup-password').inputValue()).toBe('')
  await page.keyboard.press('ArrowRight')
  expect(await tab(page, 'login').getAttribute('aria-selected'), 'arrow keys wrap around').toBe('true')
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain('not an address')
  expect(stored).not.toContain(password)
})

it('the password checklist updates while typing and marks its heading when complete', async () => {
  const page = await visit()
  await openDialog(page, 'signup')
  const list = page.locator('.password-criteria')
  const met = () => list.locator('li.met').allTextContents()
  expect(await list.count(), 'no checklist for an empty field').toBe(0)
  const field = page.locator('#signup-password')
  await field.fill('a')
  await list.getByText('Critères du mot de passe').waitFor()
  expect(
    (await list.locator('li').allTextContents()).map((text) => text.replace(/ \(à? ?rempli.*/, '')),
  ).toEqual([
    'Au moins 8 caractères',
    'Au moins 1 majuscule (A-Z)',
    'Au moins 1 minuscule (a-z)',
    'Au moins 1 chiffre (0-9)',
    'Au moins 1 caractère spécial (!@#$%...)',
  ])
  expect(await met()).toEqual(['Au moins 1 minuscule (a-z) (rempli)'])
  for (const [typed, count] of [
    ['aB', 2],
    ['aB3', 3],
    ['aB3_', 3],
    ['aB3|', 4],
    ['aB3|aB3|', 5],
  ] as const) {
    await field.fill(typed)
    expect([typed, (await met()).length]).toEqual([typed, count])
    expect(await list.locator('.password-criteria-head .icon').count()).toBe(count === 5 ? 1 : 0)
  }
  await field.fill('')
  expect(await list.count()).toBe(0)
})

it('a client-side error is not sent, is shown at its field and disappears with the next key', async () => {
  const page = await visit()
  let sent = 0
  await answer(page, 'signup', (route) => {
    sent++
    return route.abort()
  })
  await openDialog(page, 'signup')
  await submit(page).click()
  await eventually(() => dialogOf(page).locator('[aria-invalid="true"]').count()).toBe(5)
  await focused(page, '#signup-firstName')
  await fill(page, { ...signupForm('anne'), 'signup-confirmPassword': 'another' })
  await submit(page).click()
  await dialogOf(page).getByText("Format d'email invalide").waitFor()
  expect(await dialogOf(page).getByText('Les mots de passe ne correspondent pas').count()).toBe(1)
  for (const field of ['password', 'confirmPassword']) {
    const input = page.locator(`#signup-${field}`)
    expect(await input.getAttribute('aria-invalid'), field).toBe('true')
    expect(await input.getAttribute('aria-describedby')).toContain('signup-confirmPassword-error')
  }
  await page.locator('#signup-password').press('x')
  expect(await page.locator('#signup-confirmPassword').getAttribute('aria-invalid')).toBe(null)
  await fill(page, {
    ...signupForm('anne@example.org'),
    'signup-password': 'weak',
    'signup-confirmPassword': 'weak',
  })
  await submit(page).click()
  await dialogOf(page).getByText('Le mot de passe ne respecte pas tous les critères de sécurité').waitFor()
  await focused(page, '#signup-password')
  expect(await dialogOf(page).locator('[aria-invalid="true"]').count()).toBe(1)
  expect(sent).toBe(0)
})

it('each error of the edge is shown in its words at its field, and the input stays', async () => {
  const page = await visit({ expected: [/status of 4\d\d/, /status of 503/] })
  const cases = [
    ['login', 'user-not-found', 401, 'Aucun compte trouvé avec cette adresse email', 'email'],
    ['login', 'wrong-password', 401, 'Mot de passe incorrect', 'password'],
    ['login', 'too-many-attempts', 429, 'Trop de tentatives. Veuillez réessayer dans 5', null],
    ['login', 'unavailable', 503, "Une erreur s'est produite. Veuillez réessayer.", null],
    ['signup', 'email-already-in-use', 409, 'Cette adresse email est déjà utilisée', 'email'],
    ['signup', 'weak-password', 422, 'Le mot de passe est trop faible', 'password'],
    ['signup', 'invalid-email', 422, 'Adresse email invalide', 'email'],
    ['signup', 'disposable-email', 422, "Ce fournisseur d'email n'est pas autorisé.", 'email'],
    ['signup', 'domain-not-allowed', 422, "Ce domaine email n'est pas autorisé", null],
    ['signup', 'short-password', 422, 'doit contenir au moins 8 caractères', 'password'],
    ['signup', 'registration-limit', 429, "Limite d'inscriptions quotidiennes atteinte (10).", null],
  ] as const
  await openDialog(page)
  for (const [mode, code, status, sentence, field] of cases) {
    await refuse(page, mode, code, status, { 'retry-after': '290' })
    await tab(page, mode).click()
    const form = mode === 'login' ? loginForm : signupForm('anne@example.org')
    await fill(page, form)
    await submit(page).click()
    await dialogOf(page).getByText(sentence).waitFor()
    const flagged = dialogOf(page).locator('[aria-invalid="true"]')
    expect([code, await flagged.evaluateAll((all) => all.map(({ id }) => id))]).toEqual([
      code,
      field ? [`${mode}-${field}`] : [],
    ])
    for (const [id, value] of Object.entries(form))
      expect(await page.locator(`#${id}`).inputValue(), `${code}: ${id}`).toBe(value)
    if (field) {
      await focused(page, `#${mode}-${field}`)
      await page.keyboard.press('End')
      await page.keyboard.type('x')
      expect(await flagged.count(), `${code}: removed by the next key`).toBe(0)
    } else expect(await dialogOf(page).getByRole('alert').textContent()).toContain(sentence)
  }
})
const loginForm = { 'login-email': 'anne@example.org', 'login-password': password }

it('the edge distinguishes an unknown address from a wrong password, and refuses a used address at sign-up', async () => {
  const { email } = await insertPerson(site)
  const page = await visit({ expected: [/status of 401/, /status of 409/] })
  await openDialog(page)
  await fillLogin(page, ownEmail('unknown'))
  await submit(page).click()
  await dialogOf(page).getByText('Aucun compte trouvé avec cette adresse email').waitFor()
  await fillLogin(page, email, 'wrong')
  await submit(page).click()
  await dialogOf(page).getByText('Mot de passe incorrect').waitFor()
  await tab(page, 'signup').click()
  await fill(page, signupForm(email.toUpperCase()))
  await submit(page).click()
  await dialogOf(page).getByText('Cette adresse email est déjà utilisée').waitFor()
})

it('a pending sign-in shows progress, ignores a second click and completes after Escape', async () => {
  const { email } = await insertPerson(site)
  const page = await visit()
  let sent = 0
  let go = () => {}
  await answer(page, 'login', async (route) => {
    sent++
    await new Promise<void>((resolve) => {
      go = resolve
    })
    await route.continue()
  })
  await openDialog(page)
  await fillLogin(page, email)
  await submit(page).click()
  await eventually(() => submit(page).textContent()).toBe('Connexion en cours...')
  expect(await submit(page).getAttribute('aria-busy')).toBe('true')
  await submit(page).click({ force: true })
  await page.locator('#login-password').press('Enter')
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  go()
  await eventually(() => accountButton(page).textContent()).toBe('Anne')
  expect(sent).toBe(1)
})

it('a forgotten password needs an address and gets the same response for any address', async () => {
  const page = await visit()
  await openDialog(page)
  const forgot = dialogOf(page).getByRole('button', { name: 'Mot de passe oublié' })
  await forgot.click()
  await dialogOf(page).getByText('Veuillez saisir votre email.').waitFor()
  await focused(page, '#login-email')
  await page.keyboard.type('nobody@example.org')
  await forgot.click()
  await dialogOf(page).getByText('Email de réinitialisation envoyé !').waitFor()
  expect(await page.locator('#login-email').inputValue()).toBe('nobody@example.org')
})

it('without a network the dialog shows an error and keeps the input', async () => {
  const page = await visit({ expected: [/ERR_INTERNET_DISCONNECTED/] })
  await openDialog(page)
  await fillLogin(page, anne.email)
  await page.context().setOffline(true)
  await submit(page).click()
  await dialogOf(page).getByText(french('auth.offline')).waitFor()
  expect(await page.locator('#login-password').inputValue()).toBe(password)
  await page.context().setOffline(false)
})

it('Escape, the close button and the backdrop close the dialog and restore the focus; dragging out of it does not', async () => {
  const page = await visit()
  await goTo(page, '/')
  const closes = [
    () => page.keyboard.press('Escape'),
    () => dialogOf(page).getByRole('button', { name: 'Fermer' }).click(),
    () => page.mouse.click(20, 450),
  ]
  for (const close of closes) {
    await accountButton(page).click()
    await dialogOf(page).waitFor()
    await close()
    await page.locator('dialog').waitFor({ state: 'detached' })
    await focused(page, '.account-button')
  }
  await accountButton(page).click()
  await fillLogin(page, anne.email)
  const box = await page.locator('#login-email').boundingBox()
  if (!box) throw new Error('The field is not rendered')
  await page.mouse.move(box.x + 20, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(20, 450, { steps: 4 })
  await page.mouse.up()
  expect(await page.locator('#login-password').inputValue()).toBe(password)
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab')
    const inside = await page.evaluate(() =>
      Boolean(document.activeElement?.closest('dialog') || document.activeElement === document.body),
    )
    expect(inside, 'the focus stays in the dialog').toBe(true)
  }
})

it('fields have autocomplete values, and a visible password is hidden on submit', async () => {
  const page = await visit({ expected: [/status of 401/] })
  await refuse(page, 'login', 'wrong-password', 401)
  await openDialog(page)
  const purposes = () =>
    dialogOf(page)
      .locator('input')
      .evaluateAll((all) =>
        all.map((input) => `${(input as HTMLInputElement).type} ${input.getAttribute('autocomplete')}`),
      )
  expect(await purposes()).toEqual(['email username', 'password current-password'])
  const field = page.locator('#login-password')
  await fillLogin(page, anne.email)
  await dialogOf(page).getByRole('button', { name: 'Afficher : Mot de passe' }).click()
  expect(await field.getAttribute('type')).toBe('text')
  await submit(page).click()
  await dialogOf(page).getByText('Mot de passe incorrect').waitFor()
  expect(await field.getAttribute('type')).toBe('password')
  await tab(page, 'signup').click()
  expect(await purposes()).toEqual([
    'text given-name',
    'text family-name',
    'email email',
    'text organization',
    'tel tel',
    'password new-password',
    'password new-password',
  ])
})

it('on a phone with an open keyboard every field is reachable and the close button stays visible', async () => {
  const page = await visit({ viewport: { width: 320, height: 300 }, hasTouch: true, isMobile: true })
  await openDialog(page, 'signup')
  const close = dialogOf(page).getByRole('button', { name: 'Fermer' })
  for (const id of Object.keys(signupForm('x'))) {
    await page.locator(`#${id}`).focus()
    const seen = await page.locator(`#${id}`).evaluate((input) => {
      const { top, bottom, left } = input.getBoundingClientRect()
      return input.contains(document.elementFromPoint(left + 20, (top + bottom) / 2))
    })
    expect(seen, id).toBe(true)
    const box = await close.boundingBox()
    expect(box && box.y >= 0 && box.y < 300).toBe(true)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await dialogOf(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0)
  const columns = () =>
    page
      .locator('.auth-form .field-grid')
      .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
  expect(await columns()).toBe(1)
  await page.setViewportSize({ width: 580, height: 700 })
  expect(await columns()).toBe(1)
  await page.setViewportSize({ width: 581, height: 700 })
  expect(await columns()).toBe(2)
})
