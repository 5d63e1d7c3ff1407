import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Download, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { deskPaths } from '#config/desk-settings.ts'
import { initialFacts } from '#config/initial-facts.ts'
import { locales } from '#config/locales.ts'
import { inLocale } from '#domain/site/urls.ts'
import { openBrowser } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { readPdf } from '#test/support/pdf-text.ts'
import { insertPerson, signIn } from '#test/support/persons.ts'
import { sharedSite } from '#test/support/site.ts'
import { pdf, photo } from '#test/support/uploads.ts'
import { expectSound } from './axe-support.ts'
import { sendOffer } from './desk-support.ts'
import { eventually, fill, goTo, hasFocus, wordsOf } from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

const item = {
  ...{ id: 'quote-item-1', productId: 'montevigne-p1', productName: 'P1', quantity: 2 },
  ...{ variant: { reference: 'MV-P1-6', metrologie: 'yes' }, addedAt: '2026-11-20T10:00:00.000Z' },
}
const stored = {
  quoteItems: JSON.stringify([item]),
  quoteServices: JSON.stringify([{ code: 'commissioning-60kg', quantity: 1 }]),
}
const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: pdf }

/** The link in the mail to that address that matches. */
async function linkTo(address: string, pattern: RegExp): Promise<string> {
  return (await mailTo(address, pattern)).match(/http\S+#token=\S+/)?.[0] ?? 'no link'
}

async function mailTo(address: string, pattern: RegExp): Promise<string> {
  const found = async () =>
    (await site.readMails()).find(
      (mail) => mail.to?.[0]?.address === address && pattern.test(`${mail.subject}\n${mail.text}`),
    )?.text
  await eventually(async () => (await found()) !== undefined, `${pattern} to ${address}`).toBe(true)
  return (await found()) ?? ''
}

const download = async (page: Page, click: () => Promise<void>): Promise<Download> =>
  (await Promise.all([page.waitForEvent('download'), click()]))[0]

/** The same text without the spaces and signs that page and document set in their own ways. */
const bare = (text: string) => text.replaceAll('≤', '<=').replaceAll(/[\s\u2212\u2010-\u2013-]/g, '')
/** What is said, without the empty lines that depend on what stands between. */
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim())

/** What the acceptance was recorded with. */
const acceptanceOf = (reference: string) =>
  site.rows<{ accepted_checksum: string; version: number; decided_by: string }>(
    "select o.* from offers o join quote_requests q on q.id = o.quote_id where q.reference = ? and o.state = 'accepted'",
    reference,
  )

test.each(locales)(
  'A request lives from the photo to the register of scales (%s)',
  { timeout: 240_000 },
  async (locale) => {
    const t = await wordsOf(locale)
    // What looks alike in every language is examined in one.
    const sound = locale === 'de' ? expectSound : async () => {}
    const email = uniqueEmail(`leben.${locale}`)
    const firm = `Klein ${email.split('@')[0]}`

    // The visitor asks, with a photo of the old plate.
    const customer = await visit({ locale, stored })
    await goTo(customer, inLocale(locale, '/devis'))
    const person = { name: 'Anne Klein', company: firm, email, zipCode: '67700', country: 'France' }
    await customer.locator('.quote-fields summary').click()
    await fill(customer, { ...person, message: 'Foto' })
    await customer.locator('.attachments').waitFor()
    const plate = { name: 'plate.png', mimeType: 'image/png', buffer: await photo('png') }
    await customer.locator('.attachments input[type=file][multiple]').setInputFiles([plate])
    await customer.locator('.upload', { hasText: plate.name }).getByText(t('files.stored')).waitFor()
    await customer.locator('#termsAccepted').check()
    await customer.getByRole('button', { name: t('quote.send') }).click()
    await customer.getByRole('heading', { name: t('sent.title') }).waitFor()
    const reference = new URL(customer.url()).searchParams.get('reference') ?? 'none'
    await goTo(customer, await linkTo(email, new RegExp(reference)))
    await customer.getByText(reference).waitFor()
    expect(customer.url()).toBe(site.origin + inLocale(locale, '/devis/suivi'))
    const current = customer.locator('.request-steps [aria-current="step"]')
    expect(await current.textContent()).toBe(t('request.state-received'))
    await customer.locator('.request-clock').waitFor()
    await customer.getByText(t('request.no-offers')).waitFor()
    await customer.getByText(t('request.no-messages')).waitFor()
    await sound(customer, 'received', locale)

    // The company answers from the link of its mail.
    const desk = await visit()
    await desk.goto(await linkTo(initialFacts.email, new RegExp(reference)))
    await desk.getByRole('heading', { name: firm }).waitFor()
    expect(desk.url()).toBe(`${site.origin}${deskPaths.link}?request=${reference}`)
    expect(await desk.getByRole('button', { name: 'Toutes les demandes' }).count()).toBe(0)
    const photoOnDesk = desk.getByRole('button', { name: /plate\.png/ })
    const opened = await download(desk, () => photoOnDesk.first().click())
    expect(readFileSync(await opened.path()).subarray(0, 4)).toEqual(plate.buffer.subarray(0, 4))
    await sound(desk, 'request', 'fr')
    await desk.keyboard.press('o')
    const lines = desk.locator('.desk-line')
    await eventually(() => lines.count(), 'the editor').toBe(3)
    const offered = lines.first().getByLabel('Instrument de la demande')
    expect(await offered.locator('option:checked').textContent()).toContain('MV-P1-6')
    // A service is for no instrument until the desk says for which one.
    expect(await lines.nth(1).getByRole('combobox', { name: 'Instrument de la demande' }).count()).toBe(0)
    await lines.nth(1).getByRole('button', { name: 'Instrument de la demande' }).click()
    const asked = lines.nth(1).getByRole('combobox', { name: 'Instrument de la demande' })
    expect([await asked.inputValue(), await asked.evaluate((el) => el === document.activeElement)]).toEqual([
      '',
      true,
    ])
    await lines.first().getByLabel('Prix unitaire').fill('270')
    await lines.first().getByLabel('Remise').fill('40,00')
    await lines.nth(1).getByLabel('Prix unitaire').fill('quarante')
    await desk.getByRole('button', { name: 'Reprise' }).click()
    await lines.last().getByLabel('Prix unitaire').fill('-20')
    await desk.getByRole('button', { name: 'Envoyer le devis' }).click()
    await desk.locator('.desk-faults .error').waitFor()
    await sound(desk, 'editor with an error', 'fr')
    await lines.nth(1).getByLabel('Prix unitaire').fill('40')
    await desk.getByText('Brouillon enregistré').waitFor()
    await desk.reload()
    await desk.getByRole('heading', { name: firm }).waitFor()
    await desk.keyboard.press('o')
    await eventually(() => lines.count(), 'the draft').toBe(4)
    await desk.getByLabel('Délai de livraison').fill('3 Wochen')
    // 2 × 270 − 40, 40, the travel of 45 and the take-back of 20.
    await eventually(async () => bare((await desk.locator('.offer-totals').textContent()) ?? '')).toContain(
      '565,00',
    )
    await desk.locator('.desk-editor input[type=file][multiple]').setInputFiles([plan])
    await desk.locator('.upload.stored', { hasText: plan.name }).waitFor()
    await desk.getByRole('button', { name: 'Aperçu' }).click()
    const preview = desk.locator('.desk-preview')
    await preview.getByText('3 Wochen').waitFor()
    const promised = await preview.locator('.offer').innerText()
    await sound(desk, 'preview', 'fr')
    await desk.keyboard.press('Escape')
    await sendOffer(desk)
    await desk.getByText('Devis envoyé au client.').waitFor()

    // The customer reads what the preview promised, opens file and document, and asks.
    const offerMail = await mailTo(email, new RegExp(`${reference}[^]*version 1`, 'i'))
    expect(offerMail).toContain(plan.name)
    await customer.goto('about:blank')
    await goTo(customer, offerMail.match(/http\S+#token=\S+/)?.[0] ?? 'no link')
    await customer.locator('.offer').waitFor()
    // What is not sent yet has no document, and no version of the terms.
    const link = `${t('request.pdf', { version: 1 })}\n\n`
    const terms = [t('request.terms'), t('request.terms-version', { version: '1.0' })]
    const shown = await customer.locator('.offer').innerText()
    expect(shown).toContain(link)
    expect(linesOf(shown.replace(link, '')).filter((line) => !terms.includes(line))).toEqual(
      linesOf(promised),
    )
    const file = await download(customer, () =>
      customer.getByRole('button', { name: t('attached.open', { name: plan.name }) }).click(),
    )
    expect(readFileSync(await file.path())).toEqual(plan.buffer)
    await sound(customer, 'offered', locale)
    await customer.getByRole('button', { name: t('request.send') }).click()
    await customer.locator('#message-text-error').waitFor()
    await customer.locator('#message-text').fill('Geht es schneller?')
    await customer.reload()
    await eventually(() => customer.locator('#message-text').inputValue(), 'the draft').toBe(
      'Geht es schneller?',
    )
    await customer.getByRole('button', { name: t('request.send') }).click()
    await customer.getByText(t('request.sent')).waitFor()

    // The company answers, and sends a version of three scales.
    await desk.goto(await linkTo(initialFacts.email, new RegExp(`${reference}[^]*Geht es schneller`)))
    // The same page and the same link: a browser that shows it already only notes the fragment.
    await desk.reload()
    await desk.getByText('Geht es schneller?').waitFor()
    await desk.keyboard.press('m')
    const written = desk.locator('.desk-main textarea').last()
    await eventually(() => written.evaluate(hasFocus), 'the field').toBe(true)
    await desk.keyboard.type('Ja, in zwei Wochen.')
    // Not a letter is lost while the code and the styles of the attachments arrive.
    expect(await written.inputValue()).toBe('Ja, in zwei Wochen.')
    await desk.keyboard.press('Control+Enter')
    await desk.getByText('Message envoyé.').waitFor()
    await mailTo(email, new RegExp(`${reference}[^]*zwei Wochen`))
    await desk.locator('h1').click()
    await desk.keyboard.press('o')
    expect(await offered.locator('option:checked').textContent()).toContain('MV-P1-6')
    await lines.first().getByLabel('Désignation').fill('P1 – 3')
    await lines.first().getByLabel('Quantité').fill('3')
    await desk.getByLabel('Délai de livraison').fill('2 Wochen')
    await sendOffer(desk)
    await desk.getByText('Devis envoyé au client.').waitFor()

    // The document says what the page says, and names the terms with their address.
    await customer.goto('about:blank')
    await goTo(customer, await linkTo(email, new RegExp(`${reference}[^]*version 2`, 'i')))
    const newest = customer.locator('article.offer')
    await newest.getByText('2 Wochen').waitFor()
    await customer.locator('details.offer').getByText(t('request.offer-superseded')).waitFor()
    const sheet = await download(customer, () =>
      customer.getByRole('link', { name: t('request.pdf', { version: 2 }) }).click(),
    )
    expect(sheet.suggestedFilename()).toContain(`${reference}-v2.pdf`)
    const bytes = readFileSync(await sheet.path())
    const said = bare(readPdf(bytes).text)
    const cells = [
      ...(await newest.locator('.offer-text').allTextContents()),
      ...(await newest.locator('.offer-totals dd').allTextContents()),
      ...(await newest.locator('.offer-terms dd:not(:has(a))').allTextContents()),
      ...['MV-P1-6', firm, reference],
    ]
    expect(cells.length).toBeGreaterThan(10)
    for (const cell of cells) expect(said).toContain(bare(cell))

    // It is accepted.
    await customer.getByRole('button', { name: t('request.accept') }).click()
    const dialog = customer.getByRole('dialog')
    expect(await dialog.locator('#decision-name').inputValue()).toBe('Anne Klein')
    await dialog.getByRole('button', { name: t('request.accept') }).click()
    await dialog.getByText(t('form.terms')).waitFor()
    await sound(customer, 'accepting', locale)
    await dialog.getByRole('checkbox').check()
    await fill(customer, { 'decision-orderNumber': 'BC-2611' })
    await dialog.getByRole('button', { name: t('request.accept') }).dblclick()
    await customer.getByText(t('request.accepted')).waitFor()
    await eventually(() => current.textContent()).toBe(t('request.state-accepted'))
    expect(await customer.getByRole('button', { name: t('request.accept') }).count()).toBe(0)
    expect(acceptanceOf(reference)).toMatchObject([
      {
        version: 2,
        decided_by: 'Anne Klein',
        accepted_checksum: createHash('sha256').update(bytes).digest('hex'),
      },
    ])
    await sound(customer, 'accepted', locale)
    await mailTo(email, new RegExp(`${reference}[^]*BC-2611`))
    await desk.goto(await linkTo(initialFacts.email, new RegExp(`${reference}[^]*BC-2611`)))
    await desk.reload()
    await desk.getByText('Accepté par Anne Klein').waitFor()
    await sound(desk, 'accepted', 'fr')

    // What was offered enters the register, once the guest has signed in.
    await customer.getByText(t('scales.take-sign-in')).waitFor()
    await signIn(
      site,
      customer,
      await insertPerson(site, { email, email_verified_at: '2026-11-01T10:00:00.000Z', locale }),
    )
    await customer.reload()
    await customer.getByText(t('scales.take-in', { taken: 0, count: 3 })).waitFor()
    await customer.locator('#scale-use').selectOption('direct-sale')
    await customer.getByRole('button', { name: t('scales.take') }).click()
    await customer.getByText(t('scales.take-done')).waitFor()
    await customer.getByRole('link', { name: t('scales.take-open') }).click()
    await eventually(() => customer.locator('.scale-card h3').allTextContents()).toEqual(
      Array(3).fill('Montevigne MV-P1-6'),
    )
  },
)
