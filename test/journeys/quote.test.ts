import type { Page } from 'playwright-core'
import type { Email } from 'postal-mime'
import { expect, test } from 'vitest'
import type { Locale } from '#config/locales.ts'
import { formatEuros } from '#domain/catalogue/money.ts'
import type { QuoteItem } from '#domain/quote-list/quote-list-rules.ts'
import { fitsVariant } from '#domain/quote-list/quote-list-rules.ts'
import { inLocale, paths } from '#domain/site/urls.ts'
import { serverTexts } from '#src/i18n/server-texts.ts'
import { openBrowser } from '#test/support/browser.ts'
import { uniqueEmail } from '#test/support/networks.ts'
import { sharedSite } from '#test/support/site.ts'
import {
  addressOf,
  cardNames,
  eventually,
  fill,
  goTo,
  hasFocus,
  inOne,
  stored,
  waitForHydration,
  wordsOf,
} from './support.ts'

const site = sharedSite()
const visit = openBrowser(site)

/** The texts of the specification, word for word, in each language. */
const verbatim: Record<
  Locale,
  { remove: (name: string) => string; required: string; email: string; subject: string }
> = {
  fr: {
    remove: (name) => `Êtes-vous sûr de vouloir supprimer "${name}" de votre devis ?`,
    required: 'Champ obligatoire',
    email: 'Adresse email invalide',
    subject: 'Votre demande de devis',
  },
  en: {
    remove: (name) => `Are you sure you want to remove “${name}” from your quote?`,
    required: 'Required field',
    email: 'Invalid email address',
    subject: 'Your quote request',
  },
  de: {
    remove: (name) => `Möchten Sie „${name}“ wirklich aus Ihrer Anfrage entfernen?`,
    required: 'Pflichtfeld',
    email: 'Ungültige E-Mail-Adresse',
    subject: 'Ihre Angebotsanfrage',
  },
}

const shop = 'category=commercial&metrology=yes&sort=price-asc'

/** The cheapest product of the list with two models that share an accessory. */
async function productToAskFor(lang: Locale) {
  const { items } = await site.list(shop, lang)
  for (const card of items) {
    const product = await site.product(card.id, lang)
    const shown = [card.leadReference, product.leadReference]
    // A line is found by its reference, so none may begin with another.
    const others = product.variants.filter(({ reference }) => !shown.some((own) => reference.startsWith(own)))
    const lead = product.variants.find(({ reference }) => reference === card.leadReference)
    const other = others[0]
    const accessory = product.accessories.find((offered) => other && fitsVariant(offered, null))
    if (lead?.price && other?.price && accessory) return { card, product, lead, other, accessory }
  }
  throw new Error('No product of the list has two models and an accessory')
}

/** Goes from the whole catalogue to the product page by filters, order and card. */
async function findProduct(page: Page, locale: Locale, name: string, price: string): Promise<void> {
  const t = await wordsOf(locale)
  await goTo(page, inLocale(locale, '/products'))
  const group = (facet: 'facet.category' | 'facet.metrology') => page.getByRole('group', { name: t(facet) })
  const shows = async (query: string) => {
    const { items } = await site.list(query, locale)
    await eventually(() => addressOf(page)).toBe(inLocale(locale, `/products?${query}`))
    await eventually(() => cardNames(page)).toEqual(items.map((item) => item.name))
  }
  await group('facet.category')
    .getByRole('checkbox', { name: t('category.commercial') })
    .click()
  await shows('category=commercial')
  await group('facet.metrology').getByRole('checkbox').first().click()
  await shows('category=commercial&metrology=yes')
  await page.getByLabel(t('sort.label')).selectOption('price-asc')
  await shows(shop)
  const card = page.locator('.results .card').filter({ has: page.getByRole('link', { name, exact: true }) })
  await eventually(() => card.first().textContent(), 'the price of the card').toContain(price)
  await page.locator('.results').getByRole('link', { name, exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

const textOf = ({ text, html }: Email) => `${text}\n${html}`

test.each(inOne('fr'))(
  'A visitor finds two models, adds them to the list, changes it and sends one request (%s)',
  async (locale) => {
    const t = await wordsOf(locale)
    const words = verbatim[locale]
    const { card, product, lead, other, accessory } = await productToAskFor(locale)
    const page = await visit({ locale })
    await findProduct(page, locale, product.name, formatEuros(lead.price ?? Number.NaN, locale))
    const model = card.leadIsDefault ? undefined : lead.reference
    expect(addressOf(page)).toBe(inLocale(locale, paths.product(product.id, model)))
    const prices = [lead, other].map(({ price }) => formatEuros(price ?? Number.NaN, locale))
    const offer = page.locator('.product-intro .product-price')

    // One model is chosen at a time; drawing and price follow it.
    expect(await offer.textContent()).toContain(prices[0])
    const choose = ({ reference }: { reference: string }) =>
      page.locator(`.model-ruler input[value="${reference}"]`).check()
    await choose(other)
    await eventually(() => offer.textContent()).toContain(prices[1])
    expect(await page.locator('.product-picture img').getAttribute('src')).toContain(other.reference)
    await page.getByRole('checkbox', { name: accessory.name }).check()
    const modal = page.getByRole('dialog', { name: t('quote.added', { count: 1 }) })
    for (const [variant, price] of [
      [other, prices[1]],
      [lead, prices[0]],
    ] as const) {
      await choose(variant)
      await page.locator('.product-actions [data-buy]').click()
      await modal.waitFor()
      const line = modal.locator('.added-items > li').filter({ hasText: variant.reference })
      expect(await line.locator('.plate').textContent()).toContain(variant.plate.max)
      expect(await line.textContent(), 'the price in the dialog').toContain(price)
      await eventually(() => modal.getByRole('checkbox', { name: accessory.name }).isChecked()).toBe(true)
      await modal.getByRole('button', { name: t('quote.continue') }).click()
      await modal.waitFor({ state: 'hidden' })
    }
    const badge = page.locator('.badge-open')
    expect(await badge.textContent()).toContain(t('quote.badge', { count: 2 }))

    await page.reload()
    await waitForHydration(page)
    await badge.click()
    const panel = page.getByRole('dialog', { name: t('quote.summary') })
    const lines = panel.locator('.sheet-line')
    await eventually(() => lines.count()).toBe(2)
    const quantities = () =>
      panel
        .getByLabel(t('quote.quantity-of', { product: product.name }))
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
    const listed = [other, lead]
    expect(await quantities()).toEqual(['1', '1'])
    for (const line of await lines.all()) expect(await line.textContent()).toContain(accessory.name)
    await lines
      .first()
      .getByRole('button', { name: t('quote.more', { product: product.name }) })
      .click()
    const after = ['2', '1']
    expect(await quantities()).toEqual(after)

    await lines
      .first()
      .getByRole('button', {
        name: t('quote.remove-item', { product: `${product.name} ${listed[0]?.reference}` }),
      })
      .click()
    const question = page.getByRole('alertdialog', { name: words.remove(product.name) })
    await question.getByRole('button', { name: t('quote.remove') }).click()
    await eventually(() => lines.count()).toBe(1)
    expect(await lines.textContent()).toContain(listed[1]?.reference)
    const listedPrices = listed.map((variant) => prices[variant === lead ? 0 : 1] ?? '')
    expect(await lines.textContent(), 'the price in the list').toContain(listedPrices[1])
    await panel.getByRole('button', { name: t('undo') }).click()
    await eventually(quantities).toEqual(after)

    await panel.getByRole('link', { name: t('quote.to-request') }).click()
    await page.waitForURL(new RegExp(`${inLocale(locale, '/devis')}$`))
    await page.getByRole('heading', { level: 1, name: t('quote.title') }).waitFor()
    for (const price of listedPrices)
      expect(
        await page.locator('.quote-form ul').first().textContent(),
        'the price beside the form',
      ).toContain(price)
    const send = page.getByRole('button', { name: t('quote.send') })
    await fill(page, { company: 'Boulangerie Klein' })
    await send.click()
    const problems = page.locator('.form-problems')
    await problems.waitFor()
    expect(await problems.getAttribute('role')).toBe('alert')
    expect(await problems.evaluate(hasFocus)).toBe(true)
    expect(await problems.getByRole('link').allTextContents()).toEqual([
      t('form.name'),
      t('form.email'),
      t('form.terms-short'),
    ])
    expect(await problems.getByRole('listitem').first().textContent()).toContain(words.required)
    await problems.getByRole('link', { name: t('form.email') }).click()
    await eventually(() => page.locator('#email').evaluate(hasFocus)).toBe(true)
    expect(await page.locator('#company').inputValue()).toBe('Boulangerie Klein')

    await fill(page, {
      name: 'Anne Klein',
      email: 'anne.klein@',
      message: 'Livraison avant Noël ; quai étroit.',
    })
    await page.locator('#email').blur()
    expect(await page.locator('#email-error').textContent()).toBe(words.email)
    const email = uniqueEmail(`anne.${locale}`)
    await fill(page, { email })
    await eventually(() => page.locator('#email-error').count()).toBe(0)
    await page.locator('#termsAccepted').check()
    await send.dblclick()

    await page.waitForURL(/\?reference=DEV-\d{6}-[0-9A-Z]{5}$/)
    const reference = new URL(page.url()).searchParams.get('reference') ?? ''
    await page.getByRole('heading', { level: 1, name: t('sent.title') }).waitFor()
    const confirmation = page.locator('.confirmation')
    await eventually(() => confirmation.textContent()).toContain(email)
    expect(await confirmation.locator('output').textContent()).toBe(reference)
    expect(await badge.count()).toBe(0)
    expect(await stored(page, 'quoteItems')).toBe(null)
    await page.reload()
    await waitForHydration(page)
    await eventually(() => confirmation.textContent()).toContain(email)
    const rows = confirmation.locator('.sheet-line')
    expect(await rows.count()).toBe(2)
    expect(await rows.first().textContent()).toContain(listed[0]?.reference)
    for (const price of listedPrices)
      expect(await confirmation.textContent(), 'the price of the confirmation').toContain(price)
    await eventually(() => confirmation.textContent(), 'the total of the confirmation').toContain(
      serverTexts(locale)('quote-content.total'),
    )

    expect(
      site.rows('select reference, locale, name, company from quote_requests where email = ?', email),
    ).toEqual([{ reference, locale, name: 'Anne Klein', company: 'Boulangerie Klein' }])
    expect(
      site.rows(
        'select variant_reference as variant, quantity from quote_items join quote_requests on id = quote_id where email = ? order by position',
        email,
      ),
    ).toEqual(listed.map((variant, i) => ({ variant: variant.reference, quantity: Number(after[i]) })))

    const mails = async () => (await site.readMails()).filter(({ subject }) => subject?.includes(reference))
    await eventually(async () => (await mails()).length).toBe(2)
    const [company] = (await mails()).filter(({ replyTo }) => replyTo?.length)
    const [visitor] = (await mails()).filter(({ replyTo }) => !replyTo?.length)
    if (!company || !visitor) throw new Error('One mail to the company and one to the visitor were expected')

    expect(company.subject).toBe(`[${reference}] Demande de devis – Boulangerie Klein`)
    expect(company.replyTo?.map(({ address }) => address)).toEqual([email])
    expect(company.to?.map(({ address }) => address)).toEqual(['contact@haut-barr-pesage.example'])
    expect(company.text).toContain('Produits demandés')
    expect(company.text).toContain('Livraison avant Noël ; quai étroit.')
    expect(company.html).toContain('<html lang="fr">')

    expect(visitor.subject).toBe(`[${reference}] ${words.subject}`)
    expect(visitor.to?.map(({ address }) => address)).toEqual([email])
    expect(visitor.html).toContain(`<html lang="${locale}">`)
    expect(textOf(visitor)).toContain('Anne Klein')
    for (const typed of ['Noël', 'Boulangerie']) expect(textOf(visitor)).not.toContain(typed)

    for (const [mail, lang] of [
      [company, 'fr'],
      [visitor, locale],
    ] as const) {
      const { variants, accessories } = await site.product(product.id, lang)
      for (const { reference: model } of listed) {
        const plate = variants.find((variant) => variant.reference === model)?.plate
        const price = formatEuros(variants.find(({ reference }) => reference === model)?.price ?? 0, lang)
        for (const part of [model, price, plate?.max, plate?.min, plate?.e]) {
          if (!part) continue
          expect(mail.text).toContain(part)
          expect(mail.html).toContain(part)
        }
      }
      expect(mail.text).toContain(accessories.find(({ key }) => key === accessory.key)?.name)
    }

    await goTo(page, inLocale(locale, `/compare?p=${product.id}:${other.reference}`))
    const compared = page.locator('.comparison table')
    expect(await compared.locator('.column-line').textContent()).toContain(prices[1])
  },
)

test('A model chosen in the modal is added to the list with its accessories', async () => {
  const t = await wordsOf('fr')
  const { product, other, accessory } = await productToAskFor('fr')
  const page = await visit()
  await goTo(page, `/products?${shop}`)
  await page
    .getByRole('button', { name: t('product.add-named', { name: product.name }), exact: true })
    .first()
    .click()
  const modal = page.getByRole('dialog', { name: t('quote.added', { count: 1 }) })
  // A card adds the model whose plate, price and stock it shows.
  expect(await modal.getByRole('listitem').first().textContent()).toContain(product.leadReference)
  await modal.getByLabel(t('quote.choose-variant')).selectOption(other.reference)
  const offered = modal.locator('.accessory-choice label', { hasText: accessory.name })
  expect(await offered.textContent(), 'the price of an accessory').toContain(
    accessory.price === null ? t('price.on-request') : formatEuros(accessory.price, 'fr'),
  )
  await modal.getByRole('checkbox', { name: accessory.name }).check()
  await modal.getByRole('link', { name: t('quote.see-list') }).click()
  await page.waitForURL(/\/devis$/)
  const line = page.locator('.sheet-line')
  await eventually(() => line.textContent()).toContain(other.reference)
  expect(await line.textContent()).toContain(accessory.name)
  const items = await stored<QuoteItem[]>(page, 'quoteItems')
  expect(items?.map(({ id, variant }) => [id, variant?.reference])).toEqual([
    ['quote-item-1', other.reference],
  ])
})

test('Emptying the list asks for confirmation and then restarts the numbering at 1', async () => {
  const t = await wordsOf('fr')
  const page = await visit()
  await goTo(page, '/products')
  const add = page.locator('.card-foot button')
  for (const i of [0, 1]) {
    await add.nth(i).click()
    await page.getByRole('button', { name: t('quote.continue') }).click()
  }
  await page.locator('.badge-open').click()
  const panel = page.getByRole('dialog', { name: t('quote.summary') })
  await panel.getByRole('button', { name: t('quote.clear') }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Êtes-vous sûr de vouloir vider complètement votre devis ?',
  })
  await question.getByRole('button', { name: t('cancel') }).click()
  expect(await panel.locator('.sheet-line').count()).toBe(2)
  await panel.getByRole('button', { name: t('quote.clear') }).click()
  await question.getByRole('button', { name: t('quote.clear') }).click()
  await panel.waitFor({ state: 'hidden' })
  expect(await page.locator('.badge').count()).toBe(0)
  expect(await page.evaluate(() => [localStorage.quoteItems, localStorage.quoteItemCounter])).toEqual([
    undefined,
    undefined,
  ])
  await add.first().click()
  await eventually(async () => (await stored<QuoteItem[]>(page, 'quoteItems'))?.map(({ id }) => id)).toEqual([
    'quote-item-1',
  ])
})

test('A confirmation that comes late does not lie on the list that was opened meanwhile', async () => {
  const page = await visit({
    stored: {
      quoteItems: JSON.stringify([
        {
          id: 'quote-item-1',
          productId: 'montevigne-p1',
          productName: 'P1',
          quantity: 1,
          accessories: [],
          addedAt: '2026-11-20T10:00:00.000Z',
        },
      ]),
    },
  })
  await goTo(page, `/products?${shop}`)
  await page.locator('.badge-open').waitFor()
  await page.waitForLoadState('networkidle')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let modalCame = false
  await page.route('**/assets/quote-modal-*', async (route) => {
    await held
    await route.continue()
    modalCame = true
  })
  await page.locator('.results .card-foot button').last().click()
  await page.locator('.badge-open').click()
  // The list waits for nothing but itself.
  await page.locator('dialog.panel').waitFor()
  release()
  await eventually(() => modalCame).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(await page.locator('dialog[open]').count()).toBe(1)
})
