import { beforeAll, expect, test } from 'vitest'
import { mediaObject, type ProductPhoto } from '#domain/catalogue/media.ts'
import type { ProductCard, ProductDetail } from '#domain/catalogue/product.ts'
import { picturesIn } from '#functions/articles/pictures.ts'
import { listProducts } from '#functions/catalogue-editing/list-edited-products.ts'
import { openDb } from '#functions/db/client.ts'
import { media, quoteItems } from '#functions/db/schema.ts'
import { offerPdf } from '#functions/documents/offer-pdf.ts'
import { readOffer } from '#functions/documents/read-offer.ts'
import { insertUser, setTime } from '#test/support/accounts.ts'
import { catalogueOf, type Edge, openEdge, origin } from '#test/support/edge.ts'
import { jsonLdOf, metaOf, tagsOf } from '#test/support/markup.ts'
import { makeLinks } from '#test/support/owned.ts'
import { photo as fileOfPhoto } from '#test/support/uploads.ts'

const key = (digit: string, ending = 'webp') => `${digit.repeat(40)}.${ending}`
const photoOf = (digit: string): ProductPhoto => ({
  files: [
    { key: key(digit), width: 320 },
    { key: key(`${Number(digit) + 1}`), width: 1000 },
  ],
  ...{ jpeg: key(digit, 'jpg'), width: 1000, height: 750, color: '#3a6ea5', focus: { x: 20, y: 81 } },
  text: { fr: `Vue ${digit}`, en: `View ${digit}`, de: `Ansicht ${digit}` },
})
const photos = [photoOf('1'), photoOf('3')]
const pictured = 'montevigne-p1'
const plain = 'tarnoval-tr2'

let edge: Edge
let jpeg: Buffer

beforeAll(async () => {
  const catalogue = catalogueOf(pictured, plain)
  const products = catalogue.products.map((one) => (one.id === pictured ? { ...one, photos } : one))
  edge = await openEdge({ catalogue: { ...catalogue, products } })
  jpeg = await fileOfPhoto('jpeg', 400, 300)
  await edge.env.FILES.put(mediaObject(key('1', 'jpg')), jpeg)
})

const read = async <Answer>(path: string) => (await (await edge.request(path)).json()) as Answer

test('the API names the photograph of a card, and every one of a product; without one nothing changes', async () => {
  const { items } = await read<{ items: ProductCard[] }>('/api/products?lang=en')
  const card = items.find(({ id }) => id === pictured)
  const src = `/media/${key('2')}`
  expect([card?.image, card?.images.main]).toEqual([src, src])
  expect(card?.photo).toEqual({
    ...{ src, srcset: `/media/${key('1')} 320w, ${src} 1000w`, width: 1000, height: 750 },
    ...{ color: '#3a6ea5', focus: { x: 20, y: 81 }, text: 'View 1' },
    jpeg: { src: `/media/${key('1', 'jpg')}`, width: 1000, height: 750 },
  })
  const product = await read<ProductDetail>(`/api/products/${pictured}?lang=de`)
  expect(product.photos?.map(({ text }) => text)).toEqual(['Ansicht 1', 'Ansicht 3'])
  expect(product.variants.some(({ elevation }) => elevation !== null)).toBe(true)
  const other = await read<ProductDetail>(`/api/products/${plain}`)
  expect([other.image, 'photo' in other, 'photos' in other]).toEqual([`/drawings/${plain}.svg`, false, false])
})

test('the page shows the photograph first and the drawing last, and tells other sites of the JPEG', async () => {
  const html = await (await edge.request(`/products/${pictured}`)).text()
  const address = `${origin}/media/${key('1', 'jpg')}`
  expect(
    ['image', 'image:type', 'image:width', 'image:height', 'image:alt'].map((name) =>
      metaOf(html, `og:${name}`),
    ),
  ).toEqual([address, 'image/jpeg', '1000', '750', 'Vue 1'])
  expect(jsonLdOf(html)[0]).toMatchObject({ image: [address, `${origin}/media/${key('3', 'jpg')}`] })
  const [first, ...others] = tagsOf(html, 'img').map(({ attributes }) => attributes)
  expect(first).toMatchObject({
    ...{ fetchpriority: 'high', alt: 'Vue 1', width: '1000', height: '750', 'data-x': '2', 'data-y': '8' },
  })
  const inStage = others.filter(({ width }) => width === '1000' || width === '560')
  expect(inStage.slice(0, 2).map(({ src, loading }) => [src, loading])).toEqual([
    [`/media/${key('4')}`, 'lazy'],
    [`/drawings/${pictured}.svg`, 'lazy'],
  ])
  expect(html).toContain('color="#3a6ea5"')
  const without = await (await edge.request(`/products/${plain}`)).text()
  expect(without).not.toMatch(/gallery|product-picture-|\/media\//)
  expect(metaOf(without, 'og:image')).toBe(`${origin}/og/product-${plain}-fr.png`)
})

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const sheet = async (id: string) =>
  latin(new Uint8Array(await (await edge.request(`/products/${id}/fiche.pdf`)).arrayBuffer()))

test('the data sheet and the offer hold the JPEG as it is, and the drawing where there is none', async () => {
  const head = '/Subtype/Image/Width 400/Height 300/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode'
  const file = await sheet(pictured)
  expect([file.includes(head), file.includes(latin(jpeg)), file.includes('/I0 Do')]).toEqual([
    true,
    true,
    true,
  ])
  expect(await sheet(plain)).not.toContain('/XObject')
  setTime('2026-02-01T12:00:00Z')
  const { quoteId } = await makeLinks(edge, await insertUser(edge))
  const db = openDb(edge.env.DB)
  const name = { fr: 'Balance', en: 'Scale', de: 'Waage' }
  await db.insert(quoteItems).values(
    [pictured, pictured, plain].map((productId, position) => ({
      ...{ quoteId, position: position + 10, productId, productName: name, brand: 'B', quantity: 1 },
      ...{ variantReference: null, variant: null, accessories: [], priceCents: null },
    })),
  )
  const data = await readOffer(db, quoteId, 1)
  if (!data) throw new Error('no offer')
  const offer = latin(await offerPdf(data, edge.env))
  expect([offer.split(latin(jpeg)).length - 1, offer.split('/I0 Do').length - 1]).toEqual([1, 2])
  await edge.env.FILES.delete(mediaObject(key('1', 'jpg')))
  expect(latin(await offerPdf(data, edge.env))).not.toContain('/XObject')
})

test('the desk lists what has no photograph', async () => {
  const asked = { q: '', subcategory: '', cursor: '' }
  const { items } = await listProducts(edge.env, { ...asked, filter: 'without-photo' })
  expect(items.map(({ id, photo }) => [id, photo])).toEqual([[plain, null]])
  const all = await listProducts(edge.env, { ...asked, filter: 'all' })
  expect(all.items.find(({ id }) => id === pictured)?.photo).toBe(`/media/${key('2')}`)
})

test('the sizes of the pictures of an article are those that are stored', async () => {
  const stored = key('9')
  const db = openDb(edge.env.DB)
  const row = { type: 'image/webp' as const, bytes: 1, width: 640, height: 480, dueAt: '2026-01-01' }
  await db.insert(media).values({ key: stored, ...row })
  const sizes = await picturesIn(db, [`![a](/media/${stored})`, `![b](/media/${key('8')}) ![c](/media/x)`])
  expect([...sizes]).toEqual([[`/media/${stored}`, { width: 640, height: 480 }]])
})
