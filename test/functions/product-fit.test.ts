import * as v from 'valibot'
import { expect, test } from 'vitest'
import { locales } from '#config/locales.ts'
import type { FitAnswer } from '#domain/fit/fit-answer-schema.ts'
import { ProductFit } from '#domain/fit/product-fit.ts'
import { sentence as sentenceIn } from '#domain/fit/sentence.ts'
import { inLocale } from '#domain/site/urls.ts'
import { productOf, shownVariant } from '#test/support/catalogue-reference.ts'
import { catalogue, openCatalogueEdge } from '#test/support/edge.ts'

const address = (query: Record<string, string>) => `/api/fit/product?${new URLSearchParams(query)}`
const baker = { use: 'direct-sale', country: 'FR', load: '5kg', smallest: '100g', tolPct: '5' }

async function ask(query: Record<string, string>): Promise<ProductFit> {
  const edge = await openCatalogueEdge()
  const response = await edge.request(address(query))
  expect([query, response.status]).toEqual([query, 200])
  const answer = (await response.json()) as ProductFit
  expect(v.parse(v.strictObject(ProductFit.entries), answer)).toEqual(answer)
  return answer
}

test.each(locales)('the models of a product are judged in words (%s)', async (lang) => {
  const { legal, why, models, aid } = await ask({ ...baker, product: 'velmoreau-p5', lang })
  expect(legal).toBe(true)
  expect(why && aid).not.toBe('')
  const variants = catalogue.products.find(({ id }) => id === 'velmoreau-p5')?.variants
  const references = (list: readonly { reference: string }[] = []) =>
    list.map(({ reference }) => reference).sort()
  expect(references(models)).toEqual(references(variants))
  // Those that fit come first.
  const fitting = models.map(({ fits }) => fits)
  expect(fitting).toEqual(fitting.toSorted((a, b) => Number(b) - Number(a)))
  for (const { fits, failed, reasons } of models) {
    expect(fits).toBe(failed.length === 0)
    expect(fits ? reasons.length : failed.length).toBeGreaterThan(0)
  }
})

test('the verdict on a model is that of the whole catalogue', async () => {
  const edge = await openCatalogueEdge()
  const all = (await (
    await edge.request(`/api/fit?${new URLSearchParams({ ...baker, limit: '24' })}`)
  ).json()) as FitAnswer
  expect(all.fits.length).toBeGreaterThan(10)
  for (const { product, reference, reasons } of all.fits.slice(0, 5)) {
    const { models } = await ask({ ...baker, product: product.id })
    const model = models.find((own) => own.reference === reference)
    expect([model?.fits, model?.reasons]).toEqual([true, reasons])
  }
})

test('a product that does not weigh by itself has no models to judge', async () => {
  const cells = catalogue.products.find(({ subcategory }) => subcategory === 'loadcell')
  expect((await ask({ ...baker, product: cells?.id ?? '' })).models).toEqual([])
})

test.each([
  [{ ...baker, product: 'nobody-x1' }, 404, {}],
  [{ ...baker, product: 'Not an id' }, 422, { product: 'form.choice' }],
  [{ product: 'velmoreau-p5', use: 'direct-sale', load: 'five' }, 422, { load: 'form.mass' }],
  [{ product: 'velmoreau-p5' }, 422, { use: 'form.required', load: 'form.required' }],
])('%j is refused with %i', async (query, status, fields) => {
  const edge = await openCatalogueEdge()
  const response = await edge.request(address(query))
  const body = (await response.json()) as { fields?: object }
  expect([response.status, body.fields]).toEqual([status, fields])
})

test('without JavaScript the page of a product answers the question of its address, unindexed and uncached', async () => {
  const edge = await openCatalogueEdge()
  const query = new URLSearchParams({ ...baker, smallest: '30g', quantity: '1,2kg' })
  const response = await edge.request(`/products/velmoreau-p5?${query}`)
  const html = await response.text()
  expect(response.headers.get('cache-control')).toContain('no-store')
  expect(html).toMatch(/name="robots" content="noindex/)
  expect(html).toContain('vos pesées de 30')
  expect(html).toMatch(/2[\s\u202f]592,00/)
})

const usual = shownVariant(productOf('velmoreau-p5')).reference
const other = productOf('velmoreau-p5').variants.find(({ reference }) => reference !== usual)?.reference ?? ''

test.each([
  [other, other],
  ['NO-SUCH', usual],
])('without JavaScript ?model=%s shows %s on the whole page', async (model, shown) => {
  const edge = await openCatalogueEdge()
  const html = await (await edge.request(`/products/velmoreau-p5?model=${model}&load=5kg`)).text()
  const radios = html.match(/<input type="radio"[^>]*>/g) ?? []
  const chosen = radios
    .filter((radio) => radio.includes('checked'))
    .map((radio) => radio.match(/value="([^"]+)"/)?.[1])
  expect(chosen).toEqual([shown])
  expect(html).toContain(`class="specifications" aria-label="${shown}"`)
  expect(html.includes('/drawings/velmoreau-p5.svg?model=')).toBe(model === shown)
  expect(html).toMatch(/class="curve-mark load"/)
  expect(html.match(/type="hidden" name="load" value="5kg"/g), 'in each form').toHaveLength(4)
})

test.each(
  locales.flatMap((locale) =>
    ['/products/velmoreau-p5?', '/devis/configurateur?step=options&'].map((page) => [locale, page] as const),
  ),
)('what has to be confirmed says so once (%s, %s)', async (locale, page) => {
  const edge = await openCatalogueEdge()
  const query = 'use=prepack-variable&load=5kg&smallest=200g'
  const html = await (await edge.request(inLocale(locale, page + query))).text()
  const sentence = sentenceIn('confirm-label-printer', {}, locale)
  const [prefix = ''] = sentence.split(/(?<=:)/)
  const words = html.replaceAll(/<[^>]+>/g, ' ')
  expect([html.includes(`>${sentence}<`), new RegExp(`${prefix}\\s+${prefix}`).test(words)]).toEqual([
    true,
    false,
  ])
})

test.each(locales)('a wrong question of an address is named at its field (%s)', async (locale) => {
  const edge = await openCatalogueEdge()
  const path = inLocale(locale, '/products/velmoreau-p5?use=trade&load=five')
  const response = await edge.request(path)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('id="fit-load-error"')
})

test('the plain page of a product is indexed and asks nothing', async () => {
  const edge = await openCatalogueEdge()
  const response = await edge.request('/products/velmoreau-p5?utm_source=mail')
  expect(response.headers.get('cache-control')).not.toContain('no-store')
  expect(await response.text()).toMatch(/name="robots" content="index/)
})

test.each([
  ['weights', 'Montrer ce modèle'],
  ['price-computing', 'Peser'],
])('without JavaScript the button of the drawing of %s says %s', async (kind, button) => {
  const edge = await openCatalogueEdge()
  const product = catalogue.products.find(
    ({ subcategory, variants }) => subcategory === kind && variants.length > 1,
  )
  const html = await (await edge.request(`/products/${product?.id}`)).text()
  expect(html).toMatch(new RegExp(`<button type="submit" class="button small[^"]*">${button}</button>`))
})

test.each([
  ['floor', true],
  ['beams', false],
  ['axle', false],
])('the page of %s draws its platform to scale: %s', async (kind, drawn) => {
  const edge = await openCatalogueEdge()
  const product = catalogue.products.find(({ subcategory }) => subcategory === kind)
  const html = await (await edge.request(`/products/${product?.id}`)).text()
  expect(html.includes('id="to-scale"')).toBe(drawn)
})
