import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ProductPhoto } from '#domain/catalogue/media.ts'
import { openBrowser } from '#test/support/browser.ts'
import { jsonLdOf, metaOf } from '#test/support/markup.ts'
import { sharedSite } from '#test/support/site.ts'
import { pdf } from '#test/support/uploads.ts'
import { findings } from './axe-support.ts'
import { expectSound, linkOfOperator, openPart, unfold } from './desk-support.ts'
import { eventually } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)
const product = 'montevigne-w5'

/** A photograph of a telephone: turned by its orientation, and with the place where it was taken. */
const photo = (background: string) =>
  sharp({ create: { width: 900, height: 1400, channels: 3, background } })
    .composite([{ input: { create: { width: 200, height: 200, channels: 3, background: '#ffffff' } } }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 34/1 24/1' } })
    .jpeg()
    .toBuffer()

async function openEditor(): Promise<Page> {
  const page = await visit()
  await page.goto(linkOfOperator(site, 'catalogue'))
  await page.getByLabel('Chercher un produit').fill(product)
  await page.keyboard.press('Enter')
  await eventually(() => page.locator('.catalogue-product').count()).toBe(1)
  await page.locator('.catalogue-product a').first().click()
  await page.getByRole('heading', { name: 'Photos' }).waitFor()
  await unfold(page)
  return page
}

const add = async (page: Page, ...photos: Buffer[]) =>
  page
    .getByRole('group', { name: 'Ajouter des photos' })
    .locator('input[multiple]')
    .setInputFiles(photos.map((buffer, i) => ({ name: `photo-${i}.jpg`, mimeType: 'image/jpeg', buffer })))

/** Lets a photograph fall onto the control. */
async function drop(page: Page, photo: Buffer): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (values) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(values)], 'dropped.jpg', { type: 'image/jpeg' }))
      return data
    },
    [...photo],
  )
  const control = page.getByRole('group', { name: 'Ajouter des photos' })
  for (const event of ['dragover', 'drop']) await control.dispatchEvent(event, { dataTransfer })
}

const photosOf = async () => {
  const [row] = await site.rows<{ photos: string }>(
    'select photos from products where id = ? order by from_generation desc limit 1',
    product,
  )
  return JSON.parse(row?.photos ?? '[]') as ProductPhoto[]
}

test('A photograph is dropped onto the control, or taken with the camera of a phone', async () => {
  const page = await openEditor()
  const control = page.getByRole('group', { name: 'Ajouter des photos' })
  const camera = control.locator('input[capture]')
  expect(await camera.getAttribute('capture')).toBe('environment')
  expect(await camera.getAttribute('accept')).toContain('image/')
  await drop(page, await photo('#228844'))
  await eventually(() => page.locator('.catalogue-photo').count()).toBe(1)
  await page.getByText('Modifications non enregistrées').waitFor()
  const huge = { create: { width: 12_000, height: 9000, channels: 3, background: '#ffffff' } } as const
  await add(page, await sharp(huge).jpeg().toBuffer())
  await control.getByText('Plus de 40 Mo ou de 100 mégapixels').waitFor()
  expect(await findings(page, 'photograph of too many pixels', 'fr')).toEqual([])
})

test('Photographs are added at the desk, described, published, and seen wherever the product is', async () => {
  const page = await openEditor()
  const input = page.getByRole('group', { name: 'Ajouter des photos' }).locator('input[multiple]')
  expect(await input.getAttribute('accept')).not.toContain('pdf')
  await input.setInputFiles({ name: 'notice.pdf', mimeType: 'application/pdf', buffer: pdf })
  await page.getByText('Ce n’est pas une photo JPEG').waitFor()
  await page.getByRole('button', { name: 'Retirer notice.pdf' }).click()
  const taken = await photo('#3366aa')
  expect((await sharp(taken).metadata()).exif).toBeDefined()
  await add(page, taken, await photo('#aa6633'))
  const rows = page.locator('.catalogue-photo')
  await eventually(() => rows.count()).toBe(2)
  await rows.first().getByLabel('Deutsch').fill('Waage auf blauem Grund')
  await rows.first().getByLabel('Français').fill('Balance sur fond bleu')
  const focus = rows.first().getByRole('button', { name: 'Point à garder en vue de la photo 1' })
  await focus.click({ position: { x: 10, y: 10 } })
  for (let i = 0; i < 5; i++) await focus.press('ArrowRight')
  await page.getByRole('button', { name: 'Retirer la photo 2' }).click()
  await eventually(() => rows.count()).toBe(1)
  await page.getByRole('button', { name: 'Rétablir' }).click()
  await page.getByRole('button', { name: 'Avancer la photo 2' }).click()
  await page.getByRole('button', { name: 'Reculer la photo 1' }).click()
  await expectSound(page, 'photographs')
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await page.getByText('Brouillon enregistré.').waitFor()
  await page.getByRole('link', { name: '← Produits' }).click()
  await page.locator('.catalogue-thumbnail[src^="/media/"]').waitFor()
  await page.getByRole('button', { name: /^Publier \d/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Aucun' }).click()
  await dialog.getByRole('checkbox', { name: /W5/ }).check()
  await dialog.getByRole('button', { name: 'Publier 1 produit' }).click()
  await page.locator('.desk-journal > li').first().getByText('En ligne', { exact: true }).waitFor()

  const [first, second] = await photosOf()
  if (!first || !second) throw new Error('no photographs')
  expect([first.width, first.height, first.files.map(({ width }) => width)]).toEqual([
    1400,
    900,
    [320, 640, 1280, 1400],
  ])
  expect([first.text.de, first.focus.x > 20, first.focus.y < 20]).toEqual([
    'Waage auf blauem Grund',
    true,
    true,
  ])
  for (const key of [...first.files.map((file) => file.key), first.jpeg]) {
    const stored = Buffer.from(await (await fetch(`${site.origin}/media/${key}`)).arrayBuffer())
    expect((await sharp(stored).metadata()).exif).toBeUndefined()
  }

  const address = `/de/products/${product}`
  const read = async () => (await fetch(site.origin + address)).text()
  await eventually(async () => metaOf(await read(), 'og:image')).toBe(`${site.origin}/media/${first.jpeg}`)
  expect(jsonLdOf(await read())[0]).toMatchObject({
    image: [first, second].map(({ jpeg }) => `${site.origin}/media/${jpeg}`),
  })
  const visitor = await visit({ locale: 'de' })
  await visitor.goto(address)
  const shown = visitor.locator('.gallery-photo:not([hidden]) img')
  expect(await shown.getAttribute('alt')).toBe('Waage auf blauem Grund')
  await eventually(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth > 0)).toBe(true)
  const thumbnails = visitor.getByRole('list', { name: 'Fotos und Zeichnung' }).getByRole('button')
  expect(await thumbnails.count()).toBe(3)
  expect(await findings(visitor, 'product with photographs', 'de')).toEqual([])
  await thumbnails.last().press('Enter')
  await visitor.getByRole('group', { name: /./ }).first().or(visitor.locator('.mass')).first().waitFor()
  await visitor.locator('.mass').first().click()
  await eventually(() => visitor.locator('.product-sheet img').isVisible()).toBe(true)

  await visitor.goto(`/de/products?q=${product}`)
  const card = visitor.locator('.card img').first()
  expect(await card.getAttribute('srcset')).toContain(`/media/${first.files[0]?.key} 320w`)
  const { x, y } = first.focus
  expect(await card.evaluate((img) => getComputedStyle(img).objectPosition)).toBe(
    `${Math.round(x / 10) * 10}% ${Math.round(y / 10) * 10}%`,
  )
  await visitor.goto(`/de/products?q=${product}&view=table`)
  await visitor.locator('.product-table .photo').waitFor()
  await visitor.goto(`/de/compare?p=${product}&p=montevigne-p1`)
  await visitor.locator('.column-head .photo img').waitFor()
  expect(await visitor.locator('.column-head img[src^="/drawings/"]').count()).toBe(1)
})

test('A photograph is put into an article in every language, with its size', async () => {
  const page = await visit()
  await page.goto(linkOfOperator(site, 'content'))
  await openPart(page, 'Articles')
  await page.getByRole('button', { name: 'Écrire un article' }).click()
  await page.getByRole('textbox', { name: 'Texte en allemand' }).fill('Vorher.\n\nNachher.')
  await page.getByRole('button', { name: 'Insérer une photo…' }).click()
  const dialog = page.getByRole('dialog')
  await add(page, await photo('#66aa33'))
  await dialog.locator('img').waitFor()
  for (const language of ['Français', 'English', 'Deutsch'])
    await dialog.getByLabel(`Ce que montre la photo (${language})`).fill(`Photo, ${language}`)
  await expectSound(page, 'photograph of an article')
  await dialog.getByRole('button', { name: 'Insérer' }).click()
  const text = await page.getByRole('textbox', { name: 'Texte en allemand' }).inputValue()
  expect(text).toMatch(/!\[Photo, Deutsch\]\(\/media\/[0-9a-f]{40}\.webp\)/)
  await page.getByRole('button', { name: 'Aperçu en allemand' }).click()
  const shown = dialog.getByRole('img', { name: 'Photo, Deutsch' })
  await eventually(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1280)
  expect([await shown.getAttribute('width'), await shown.getAttribute('height')]).toEqual(['1280', '823'])
})
