import { expect, test } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { sharedSite } from '#test/support/site.ts'
import { findings } from './axe-support.ts'
import { choosePhoto, drawPlate, showPhoto } from './plate-photo-support.ts'
import { addressOf, eventually, goTo, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

test('Without JavaScript a data plate is read by its form', async () => {
  const t = await wordsOf('de')
  const page = await visit({ locale: 'de', javaScriptEnabled: false })
  await page.goto('/de/plaque')
  expect(await page.locator('.plate-photo').isVisible()).toBe(false)
  await page.locator('#plate-text').fill('III Max 15 kg Min 100 g e = 5 g CE M24 0122')
  await page.locator('#plate-country').selectOption('DE')
  await page.getByRole('button', { name: t('plaque.read') }).click()
  expect(addressOf(page)).toMatch(/^\/de\/plaque\?text=III/)
  expect(await page.locator('.plate-result .plate').textContent()).toContain('15\u00a0kg')
  expect(await page.locator('.plate-result').textContent()).toContain('31.\u00a0Dezember 2026')
  await page.getByRole('button', { name: t('plaque.advice') }).click()
  expect(addressOf(page)).toBe('/de/contact')
  expect(await page.locator('#message').inputValue()).toContain('III Max 15 kg')
})

test('A data plate is read while it is typed, beside a photo that stays on the device', async () => {
  const t = await wordsOf('fr')
  const page = await visit()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().endsWith('/telemetry')) sent.push(request.url())
  })
  await goTo(page, '/plaque')
  expect(await findings(page, 'nothing typed', 'fr')).toEqual([])
  await showPhoto(page)
  const text = page.locator('#plate-text')
  await text.fill('Max 15 kg e = 5 g CE M24 0122')
  await page.getByText(t('plaque.class-missing')).waitFor()
  expect(await findings(page, 'a plate with a problem', 'fr')).toEqual([])
  await text.fill('III Max 15 kg Min 100 g e = 5 g CE M24 0122')
  await eventually(() => page.locator('.plate-result').textContent()).toContain('2026')
  await eventually(() => page.getByText(t('plaque.class-missing')).count()).toBe(0)
  expect(await page.locator('.plate-legal').textContent()).toContain(t('plaque.legal', { country: 'France' }))
  // The sum is that of its two rows: 78 € and the nearest journey.
  const price = (await page.locator('.visit-price').textContent()) ?? ''
  expect(price).toMatch(/123,00\s€/)
  expect(price).toMatch(/78,00\s€/)
  expect(price).toMatch(/dès 45,00\s€/)
  await page.getByRole('button', { name: t('plaque.add') }).click()
  await page.getByRole('dialog').waitFor()
  const draft = await page.evaluate(() => JSON.parse(sessionStorage.getItem('draft.scale.new') ?? '{}'))
  expect(draft).toMatchObject({ 'max.value': '15 kg', 'e.value': '5 g', accuracyClass: 'III' })
  expect(sent).toEqual([])
})

test('A photo of a data plate is read on the device, and what was typed before comes back', async () => {
  const t = await wordsOf('fr')
  const photo = await drawPlate(await visit(), [
    'ABC Instruments P7',
    'Max 15 kg   Min 100 g',
    'e = d = 5 g   Class III',
    'CE M24 0122',
  ])
  const page = await visit()
  await goTo(page, '/plaque?text=III+Max+6+kg+e+%3D+2+g')
  await choosePhoto(page, photo)
  await page.getByText(t('plaque.photo-text-done')).waitFor()
  const text = page.locator('#plate-text')
  expect(await text.inputValue()).toMatch(/Max 15 kg.*Min 100 g/)
  // It is to be compared with the plate: no line of it is below the edge of the field.
  expect(await text.evaluate((field) => field.scrollHeight - field.clientHeight)).toBeLessThanOrEqual(1)
  await eventually(() => page.locator('.plate-result .plate').textContent()).toContain('15\u00a0kg')
  expect(await findings(page, 'a plate that was photographed', 'fr')).toEqual([])
  await page.getByRole('button', { name: t('plaque.photo-undo') }).click()
  expect(await text.inputValue()).toBe('III Max 6 kg e = 2 g')
})

test('A photo that cannot be read says so, and the text stays', async () => {
  const t = await wordsOf('fr')
  const photo = await drawPlate(await visit(), ['Max 15 kg'])
  const page = await visit()
  await page.route(/traineddata/, (route) => route.abort())
  await goTo(page, '/plaque?text=III+Max+6+kg')
  await choosePhoto(page, photo)
  await page.getByText(t('plaque.photo-text-failed')).waitFor()
  expect(await page.locator('#plate-text').inputValue()).toBe('III Max 6 kg')
  await page.getByRole('button', { name: t('plaque.photo-remove') }).click()
  await showPhoto(page)
})
