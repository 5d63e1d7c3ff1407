import { and, eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { initialVersion, versionName } from '#domain/content/dated-version.ts'
import { openDb } from '#functions/db/client.ts'
import {
  offerLines,
  offers,
  outbox,
  passwords,
  quoteItems,
  quoteRequests,
  staff,
} from '#functions/db/schema.ts'
import { sha256 } from '#functions/platform/digest.ts'
import { sweep } from '#functions/queue/sweep.ts'
import { asUser, deliverAll, hashOf, insertUser, password, setTime } from '#test/support/accounts.ts'
import { type Edge, openEdge, setClock } from '#test/support/edge.ts'
import { faultyBucket } from '#test/support/faulty-bucket.ts'
import { makeLinks } from '#test/support/owned.ts'
import { readPdf } from '#test/support/pdf-text.ts'
import { plain } from '#test/support/request-mails.ts'

type Row = Record<string, unknown>
type Found = { offers: { version: number; pdf: string; acceptedPdf: string | null }[] }

const variant = {
  accuracyClass: 'III' as const,
  arrangement: 'multi-interval' as const,
  ranges: [
    { maxUg: 6e9, eUg: 2e6, dUg: 2e6 },
    { maxUg: 15e9, eUg: 5e6, dUg: 5e6 },
  ],
  platform: '300 × 230 mm',
  metrology: 'yes' as const,
}
const name = { fr: 'Montevigne C3', en: 'Montevigne C3', de: 'Montevigne C3' }

/**
 * A request with version 1 of an offer: an instrument, discount, two VAT rates, and all that can be written to the
 * customer.
 */
async function openOffered(locale: 'fr' | 'en' | 'de' = 'fr') {
  const edge = await openEdge()
  setTime('2026-02-01T12:00:00Z')
  const a = await insertUser(edge)
  const { quoteId, tokens } = await makeLinks(edge, a)
  const db = openDb(edge.env.DB)
  const line = { quoteId, version: 1 }
  await db.batch([
    db
      .update(quoteRequests)
      .set({ locale, company: 'Boulangerie Kovačič & fils', city: 'Saverne', country: 'France' }),
    db.insert(quoteItems).values({
      ...{ quoteId, position: 0, productId: 'montevigne-c3', productName: name, brand: 'Montevigne' },
      ...{ variantReference: 'MV-C3-15', variant, accessories: [], quantity: 2, priceCents: 27_000 },
    }),
    db
      .update(offers)
      .set({ delivery: 'Livraison en 3 semaines', conditions: 'Acompte de 30 %', note: 'Merci' }),
    db.insert(offerLines).values([
      {
        ...line,
        position: 1,
        text: 'Remise en état, Max ≤ 60 kg',
        quantity: 1,
        unitCents: 10_000,
        discountCents: 1_000,
        vatPermille: 200,
      },
      { ...line, position: 2, text: 'Formation', quantity: 1, unitCents: 10_000, vatPermille: 55 },
    ]),
  ])
  const headers = { authorization: `Bearer ${tokens.good}` }
  return { edge, a, quoteId, headers, address: () => addressOf(edge, headers) }
}

async function addressOf(edge: Edge, headers: Record<string, string>): Promise<string> {
  const found = (await (await edge.request('/api/request', { headers })).json()) as Found
  return found.offers[0]?.pdf ?? ''
}

async function download(edge: Edge, address: string) {
  const response = await edge.request(address)
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
}

const spoken = {
  fr: [
    'Devis DEV-260201-AAAAA',
    'Version 1 du 1er février 2026',
    'Total HT',
    '730,00 €',
    '131,50 €',
    'Total TTC',
    '861,50 €',
    'Calendrier de vérification',
    '1er février 2028',
    '1er février 2027',
    'Livraison en 3 semaines',
  ],
  en: [
    'Quote DEV-260201-AAAAA',
    'Version 1 of February 1, 2026',
    'Total excl. VAT',
    '€730.00',
    'Total incl. VAT',
    'Verification calendar',
    'February 1, 2028',
  ],
  de: [
    'Angebot DEV-260201-AAAAA',
    'Version 1 vom 1. Februar 2026',
    'Summe netto',
    '730,00 €',
    'Summe brutto',
    'Prüf- und Eichkalender',
    '1. Februar 2028',
  ],
}

test('the document names who made the offer, and says what it leaves open', async () => {
  const { edge, address } = await openOffered()
  const db = openDb(edge.env.DB)
  const email = 'sophie@example.org'
  await db.batch([
    db.insert(staff).values({
      ...{ email, name: 'S. Martin', publicName: 'Sophie Martin', roles: ['sales' as const] },
      addedAt: '2026-01-01T00:00:00.000Z',
    }),
    db.update(offers).set({ author: email, delivery: '', conditions: '' }),
  ])
  const { bytes } = await download(edge, await address())
  const { text } = readPdf(bytes)
  for (const part of ['Préparé par Sophie Martin', 'Aucun délai indiqué', 'Ceux des conditions générales'])
    expect(text).toContain(part)
})

test.each(['fr', 'en', 'de'] as const)(
  'the document of an offer says in %s what was offered',
  async (locale) => {
    const { edge, address } = await openOffered(locale)
    const { response, bytes } = await download(edge, await address())
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="\w+-DEV-260201-AAAAA-v1\.pdf"/),
      'cache-control': 'private, no-store',
    })
    const { file, text, pages } = readPdf(bytes)
    for (const part of spoken[locale]) expect(text.replaceAll('\u202f', ' ')).toContain(part)
    for (const part of [
      'Boulangerie Kovačič & fils',
      'Montevigne C3, MV-C3-15',
      'Acompte de 30 %',
      // A sign that the typeface lacks.
      'Remise en état, Max <= 60 kg',
      'Merci',
      `${versionName(initialVersion)}`,
    ])
      expect(text).toContain(part)
    expect(text).not.toContain('\ufffd')
    pages.forEach((page, i) => {
      expect(page).toMatch(new RegExp(`${i + 1} (sur|of|von) ${pages.length}$`))
    })
    const language = Buffer.from(`\ufeff${locale}`, 'utf16le').swap16().toString('hex').toUpperCase()
    expect(file).toContain(`/Lang <${language}>`)
    expect(file).toContain('/MarkInfo<</Marked true>>')
    expect(file.match(/\/S\/TH\//g)?.length).toBeGreaterThan(5)
  },
)

test('what was written stands before instruments and prices, and the place to accept by hand is one piece at the end', async () => {
  const { edge, address } = await openOffered()
  const { pages, text } = readPdf((await download(edge, await address())).bytes)
  const places = ['Merci', 'Instruments', 'Prix', 'Bon pour accord'].map((part) => text.indexOf(part))
  expect(places.toSorted((a, b) => a - b)).toEqual(places)
  expect(places[0]).toBeGreaterThan(0)
  const last = pages.at(-1)
  for (const part of ['Validité', 'Bon pour accord', 'Nom et qualité', 'Signature et cachet'])
    expect(last).toContain(part)
})

test('a document draws what the lines offer, in the quantity offered, and dates only that', async () => {
  const { edge, quoteId, address } = await openOffered()
  const db = openDb(edge.env.DB)
  await db.insert(quoteItems).values({
    ...{ quoteId, position: 1, productId: 'montevigne-p1', productName: { fr: 'P1', en: 'P1', de: 'P1' } },
    ...{ brand: 'Montevigne', variantReference: 'LEFT-OUT', variant, accessories: [], quantity: 1 },
  })
  await db
    .update(offerLines)
    .set({ itemPosition: 0, quantity: 3 })
    .where(and(eq(offerLines.quoteId, quoteId), eq(offerLines.position, 1)))
  const { text } = readPdf((await download(edge, await address())).bytes)
  expect(text.replaceAll(/\s/g, ' ')).toMatch(/Max <= 60 kg 3 100,00 €.*Montevigne · .*MV-C3-15/)
  expect(text).not.toContain('LEFT-OUT')
})

test('an offer of six lines, three of them instruments, is one page with the place to accept it', async () => {
  const { edge, quoteId, address } = await openOffered('de')
  const db = openDb(edge.env.DB)
  const line = { quoteId, version: 1, quantity: 2, unitCents: 27_000, vatPermille: 200 }
  await db.insert(offerLines).values(
    [3, 4, 5].map((position) => ({
      ...line,
      position,
      text: 'Kontrollwaage C3, MV-C3-15',
      itemPosition: 0,
    })),
  )
  const { pages, text } = readPdf((await download(edge, await address())).bytes)
  expect(pages).toHaveLength(1)
  for (const part of ['Unterschrift', 'Acompte', 'Livraison', 'Montevigne']) expect(text).toContain(part)
})

test('the same version gives the same bytes, from the bucket and without it, and its checksum is recorded', async () => {
  const { edge, quoteId, address } = await openOffered()
  const first = await download(edge, await address())
  const [offer] = await edge.rows<Row>('offers')
  expect(offer).toMatchObject({ checksum: await sha256(first.bytes), document_id: expect.any(String) })
  expect(await edge.rows('files')).toMatchObject([
    {
      id: offer?.document_id,
      state: 'stored',
      quote_id: quoteId,
      offer_version: 1,
      checksum: offer?.checksum,
    },
  ])
  setClock('2026-02-03T12:00:00Z')
  expect((await download(edge, await address())).bytes).toEqual(first.bytes)
  // Its object is lost: it is made and stored again.
  const listed = await edge.env.FILES.list({ prefix: `files/${offer?.document_id}/` })
  await edge.env.FILES.delete(listed.objects.map(({ key }) => key))
  expect((await download(edge, await address())).bytes).toEqual(first.bytes)
  const [again] = await edge.rows<Row>('offers')
  expect(again?.document_id).not.toBe(offer?.document_id)
  expect(await edge.rows('files')).toHaveLength(1)
})

test.each(['put', 'get'] as const)('a bucket that fails at %s costs no document', async (method) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { edge, address } = await openOffered()
  const whole = edge.env.FILES
  const first = method === 'get' ? await download(edge, await address()) : null
  edge.env.FILES = faultyBucket(whole, { method, when: 'before', from: 0, times: 99 })
  const { response, bytes } = await download(edge, await address())
  expect(response.status).toBe(200)
  expect((await edge.rows<Row>('offers'))[0]?.checksum).toBe(await sha256(bytes))
  if (first) expect(bytes).toEqual(first.bytes)
  expect(warned).toHaveBeenCalled()
  edge.env.FILES = whole
  if (method === 'put') expect(await edge.rows('files')).toEqual([])
  expect((await download(edge, await address())).bytes).toEqual(bytes)
})

test('two first readers store one document', async () => {
  const { edge, address } = await openOffered()
  const to = await address()
  const [one, two] = await Promise.all([download(edge, to), download(edge, to)])
  expect(one.bytes).toEqual(two.bytes)
  setClock('2026-02-02T12:00:00Z')
  await sweep(edge.env)
  const [offer] = await edge.rows<Row>('offers')
  expect(await edge.rows('files')).toMatchObject([{ id: offer?.document_id, state: 'stored' }])
})

test('an address is signed for one version, ends after ten minutes, and every other one is not found', async () => {
  const { edge, quoteId, address } = await openOffered()
  const good = await address()
  const end = /until=\d+/
  for (const wrong of [
    `/documents/offers/${quoteId}/1.pdf`,
    good.replace('/1.pdf', '/2.pdf'),
    good.replace(end, 'until=9999999999'),
    good.replace(quoteId, crypto.randomUUID()),
    good.replace('/1.pdf', '/0.pdf'),
  ])
    expect([wrong, (await edge.request(wrong)).status]).toEqual([wrong, 404])
  expect((await edge.request(good)).status).toBe(200)
  setClock('2026-02-01T12:10:01Z')
  expect((await edge.request(good)).status).toBe(404)
})

test('what is accepted is recorded with the checksum of the document and the version of the terms', async () => {
  const { edge, headers, address } = await openOffered()
  const body = { version: 1, decision: 'accept', name: 'Anne Klein' }
  expect((await edge.post('/api/request/decision', body, headers)).status).toBe(200)
  const checksum = await sha256((await download(edge, await address())).bytes)
  expect(await edge.rows('offers')).toMatchObject([
    {
      state: 'accepted',
      accepted_checksum: checksum,
      checksum,
      terms_version: versionName(initialVersion),
      decided_at: '2026-02-01T12:00:00.000Z',
    },
  ])
  const [mail] = await deliverAll(edge)
  expect(plain(mail?.text ?? '')).toContain(`Empreinte SHA-256 du document : ${checksum}`)
})

test('what was accepted is a document with the chosen options in its sums, and without the others', async () => {
  const { edge, headers, quoteId, address } = await openOffered()
  const option = { quoteId, version: 1, quantity: 1, unitCents: 5_000, vatPermille: 200, optional: true }
  await openDb(edge.env.DB)
    .insert(offerLines)
    .values([
      { ...option, position: 3, text: 'Housse' },
      { ...option, position: 4, text: 'Imprimante' },
    ])
  const sent = await address()
  const guessed = sent.replace('/offers/', '/acceptances/')
  expect((await edge.request(guessed)).status).toBe(404)
  const read = async () => (await (await edge.request('/api/request', { headers })).json()) as Found
  expect((await read()).offers).toMatchObject([{ acceptedPdf: null }])
  const body = { version: 1, decision: 'accept', name: 'Anne Klein', orderNumber: 'BC-7', options: [3] }
  expect((await edge.post('/api/request/decision', body, headers)).status).toBe(200)
  const { response, bytes } = await download(edge, (await read()).offers[0]?.acceptedPdf ?? '')
  expect(response.headers.get('content-disposition')).toContain('commande-DEV-260201-AAAAA-v1.pdf')
  const text = readPdf(bytes).text.replaceAll('\u202f', ' ')
  for (const part of ['Commande DEV-260201-AAAAA', 'Acceptée par Anne Klein', 'BC-7', 'Housse', '921,50 €'])
    expect(text).toContain(part)
  expect(readPdf(bytes).file).toContain('/Figure')
  expect(text).not.toMatch(/Imprimante|Valable jusqu|Bon pour accord/)
  expect(readPdf((await download(edge, await address())).bytes).text).toContain('Imprimante')
  expect((await edge.request(guessed)).status).toBe(404)
})

test('a declined offer records no agreement, and erasing the account deletes the document', async () => {
  const { edge, a, headers, address } = await openOffered()
  const to = await address()
  await download(edge, to)
  const body = { version: 1, decision: 'decline', name: 'Anne Klein', reason: 'Trop cher' }
  expect((await edge.post('/api/request/decision', body, headers)).status).toBe(200)
  expect(await edge.rows('offers')).toMatchObject([
    { state: 'declined', accepted_checksum: null, terms_version: null },
  ])
  const [file] = await edge.rows<Row>('files')
  await openDb(edge.env.DB)
    .update(passwords)
    .set({ hash: await hashOf(password) })
  expect((await asUser(edge, a.cookie)('DELETE', '/api/profile', { password })).status).toBe(204)
  expect((await edge.request(to)).status).toBe(404)
  setClock('2026-02-02T12:00:00Z')
  await sweep(edge.env)
  expect(await edge.rows('files')).toEqual([])
  expect((await edge.env.FILES.list({ prefix: `files/${file?.id}/` })).objects).toEqual([])
})

test('a mail about the request that is sent late lists what came with it, and no document of an offer', async () => {
  const { edge, quoteId, address } = await openOffered()
  await edge.request(await address())
  expect(await edge.rows('files')).toHaveLength(1)
  const db = openDb(edge.env.DB)
  const at = '2026-02-01T12:00:00.000Z'
  await db.update(quoteRequests).set({ filesSent: 1 })
  await db
    .insert(outbox)
    .values({ id: crypto.randomUUID(), kind: 'quote-company', subjectId: quoteId, dueAt: at, createdAt: at })
  await sweep(edge.env)
  const mail = (await deliverAll(edge)).find(({ text }) => text.includes('Fichiers joints'))
  expect(mail?.text).toContain('n’a pas pu être joint')
  expect(mail?.text).not.toContain('.pdf')
})
