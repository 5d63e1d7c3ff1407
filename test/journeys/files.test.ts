import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openBrowser } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { sharedSite } from '#test/support/site.ts'
import { pdf, photo } from '#test/support/uploads.ts'
import { findings } from './axe-support.ts'
import { overhang, smallTargets } from './page-checks.ts'
import { eventually, fill, goTo, waitForHydration, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

type Given = { name: string; mimeType: string; buffer: Buffer }
const given = (name: string, mimeType: string, buffer: Buffer): Given => ({ name, mimeType, buffer })

/** Chooses files with the control of the page. */
async function choose(page: Page, ...files: Given[]): Promise<void> {
  await page.locator('.attachments input[type=file][multiple]').setInputFiles(files)
}

const row = (page: Page, name: string) => page.locator('.upload', { hasText: name })

const filesOf = (email: string) =>
  site.rows<{ name: string; type: string; size: number; state: string }>(
    'select f.name, f.type, f.size, f.state from files f join quote_requests q on q.id = f.quote_id where q.email = ? order by f.name',
    email,
  )

/** A photo larger than what leaves a telephone: noise, so that it does not compress. */
const largePhoto = () =>
  sharp({
    create: {
      width: 2600,
      height: 1000,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 92 })
    .toBuffer()

test('A quote request takes a photo and a document with it; they survive a reload, and the photo is reduced', async () => {
  const t = await wordsOf('de')
  const page = await visit({ locale: 'de' })
  await page.setViewportSize({ width: 375, height: 800 })
  const email = uniqueEmail('foto')
  const large = await largePhoto()
  await goTo(page, '/de/devis')
  await fill(page, { name: 'Anne Klein', email, message: 'Bitte ein Angebot.' })
  await page.locator('.attachments').waitFor()
  await choose(page, given('typenschild.jpg', 'image/jpeg', large), given('plan.pdf', 'application/pdf', pdf))
  for (const name of ['typenschild.jpg', 'plan.pdf'])
    await row(page, name).getByText(t('files.stored')).waitFor()
  expect(await findings(page, 'files', 'de')).toEqual([])
  expect(await overhang(page)).toEqual([])
  expect(await smallTargets(page, 24)).toEqual([])
  await page.reload()
  await waitForHydration(page)
  await row(page, 'typenschild.jpg').getByText(t('files.stored')).waitFor()
  await eventually(() =>
    row(page, 'typenschild.jpg')
      .locator('img')
      .evaluate((img: HTMLImageElement) => img.naturalWidth),
  ).toBe(2560)
  await page.locator('#termsAccepted').check()
  await page.getByRole('button', { name: t('quote.send') }).click()
  await page.getByRole('heading', { name: t('sent.title') }).waitFor()
  const stored = filesOf(email)
  expect(stored).toEqual([
    { name: 'plan.pdf', type: 'application/pdf', size: pdf.length, state: 'stored' },
    { name: 'typenschild.jpg', type: 'image/jpeg', size: expect.any(Number), state: 'stored' },
  ])
  expect(stored[1]?.size).toBeLessThan(large.length)
  expect(await page.getByText(t('attached.missing', { count: 1 })).count()).toBe(0)
  // The next request begins without them.
  await goTo(page, '/de/devis')
  await page.locator('.attachments').waitFor()
  expect(await page.locator('.upload').count()).toBe(0)
})

test('A file of another kind, one that is being sent and one that waits are told apart', async () => {
  const t = await wordsOf('fr')
  const page = await visit({ expected: [/status of 415/, /net::ERR_FAILED/] })
  await goTo(page, '/contact')
  await page.locator('.attachments').waitFor()
  await choose(page, given('page.jpg', 'image/jpeg', Buffer.from('<html>')))
  await row(page, 'page.jpg').getByText(t('files.unsupported')).waitFor()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/files', async (route) => {
    await held
    await route.abort()
  })
  await choose(page, given('perdu.png', 'image/png', await photo('png')))
  await row(page, 'perdu.png').getByRole('progressbar').waitFor()
  expect(await findings(page, 'files', 'fr')).toEqual([])
  release()
  await row(page, 'perdu.png').getByText(t('files.waiting')).waitFor()
})

test('A message about a request carries a picture that was pasted, and the page offers it for download', async () => {
  const t = await wordsOf('en')
  const email = uniqueEmail('pasted')
  const body = { name: 'Anne Klein', email, message: 'A scale?', termsAccepted: true, lang: 'en' }
  const { reference } = (await (await site.post('/api/quotes', body)).json()) as { reference: string }
  const mail = async () =>
    (await site.readMails()).find(
      ({ to, subject }) => to?.[0]?.address === email && subject?.includes(reference),
    )
  await eventually(async () => (await mail()) !== undefined).toBe(true)
  const link = (await mail())?.text?.match(/http\S+#token=\S+/)?.[0] ?? 'no link'
  const page = await visit({ locale: 'en' })
  await page.goto(link)
  await page.locator('.attachments').waitFor()
  const bytes = [...(await photo('png'))]
  await page.evaluate((values) => {
    const data = new DataTransfer()
    data.items.add(new File([new Uint8Array(values)], 'image.png', { type: 'image/png' }))
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  }, bytes)
  await row(page, 'image.png').getByText(t('files.stored')).waitFor()
  await page.locator('#message-text').fill('This is the plate.')
  await page.getByRole('button', { name: t('request.send') }).click()
  const link2 = page
    .locator('.request-messages')
    .getByRole('button', { name: t('attached.open', { name: 'image.png' }) })
  await link2.waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), link2.click()])
  expect(download.suggestedFilename()).toBe('image.png')
  expect(await page.locator('.upload').count()).toBe(0)
})
