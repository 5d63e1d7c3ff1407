import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { type Locale, locales } from '#config/locales.ts'
import { mailDrawingPath, mailDrawingSize } from '#domain/site/pictures.ts'
import { openDb } from '#functions/db/client.ts'
import { offerLines, offers, outbox, quoteRequests, requestHistory } from '#functions/db/schema.ts'
import { greeting } from '#functions/mail/greeting.ts'
import { deliver } from '#functions/queue/deliver.ts'
import { deliverAll, insertUser, setTime } from '#test/support/accounts.ts'
import { productOf } from '#test/support/catalogue-reference.ts'
import { catalogueOf, type Edge, openEdge, origin } from '#test/support/edge.ts'
import { tagsOf } from '#test/support/markup.ts'
import { makeLinks } from '#test/support/owned.ts'
import { bothParts, plain } from '#test/support/request-mails.ts'
import { quoteBody } from '#test/support/requests.ts'

const scale = productOf('montevigne-p1')
const catalogue = catalogueOf('montevigne-p1', 'tarnoval-tr2')
const drawing = mailDrawingPath('montevigne-p1')

/** The files of a build: whatever else is asked for gets the page of the site, as the local server does. */
const built = (...paths: string[]) =>
  ({
    fetch: async (address: string | URL) =>
      paths.includes(new URL(address).pathname)
        ? new Response('png', { headers: { 'content-type': 'image/png' } })
        : new Response('<html></html>', { headers: { 'content-type': 'text/html' } }),
  }) as unknown as Fetcher

const imagesOf = (html: string | undefined) => tagsOf(html ?? '', 'img').map(({ attributes }) => attributes)

async function mailsOfRequest(edge: Edge, lang: Locale = 'fr') {
  expect((await edge.post('/api/quotes', { ...quoteBody, lang })).status).toBe(201)
  const mails = await deliverAll(edge)
  return [
    mails.find(({ to }) => to !== 'office@scales.example'),
    mails.find(({ to }) => to === 'office@scales.example'),
  ]
}

test.each(locales)('confirmation and the company’s mail show the first instrument (%s)', async (lang) => {
  const edge = await openEdge({ catalogue, vars: { ASSETS: built(drawing) } })
  const [visitor, office] = await mailsOfRequest(edge, lang)
  for (const [mail, locale] of [[visitor, lang] as const, [office, 'fr'] as const])
    expect(imagesOf(mail?.html)).toMatchObject([
      {
        src: origin + drawing,
        alt: scale.name[locale],
        width: String(mailDrawingSize.width),
        height: String(mailDrawingSize.height),
      },
    ])
})

test('a product that came after the build has no picture, and files that cannot be read cost none either', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const fails = { fetch: () => Promise.reject(new Error('no files')) } as unknown as Fetcher
  for (const assets of [built(), fails]) {
    const edge = await openEdge({ catalogue, vars: { ASSETS: assets } })
    for (const mail of await mailsOfRequest(edge)) expect(imagesOf(mail?.html)).toEqual([])
  }
})

test('a photograph is shown as JPEG, as high as it is', async () => {
  const key = (ending: string) => `${'1'.repeat(40)}.${ending}`
  const photo = {
    files: [{ key: key('webp'), width: 320 }],
    ...{ jpeg: key('jpg'), width: 1600, height: 1200, color: '#808080', focus: { x: 50, y: 50 } },
    text: { fr: 'Vue', en: 'View', de: 'Ansicht' },
  }
  const pictured: typeof catalogue = {
    ...catalogue,
    products: catalogue.products.map((one) => (one.id === scale.id ? { ...one, photos: [photo] } : one)),
  }
  const edge = await openEdge({ catalogue: pictured, vars: { ASSETS: built(drawing) } })
  const [visitor] = await mailsOfRequest(edge)
  const { width } = mailDrawingSize
  expect(imagesOf(visitor?.html)).toMatchObject([
    {
      src: `${origin}/media/${key('jpg')}`,
      alt: scale.name.fr,
      width: String(width),
      height: String((width * 3) / 4),
    },
  ])
})

/** Delivers the mail of an event of the only offer. */
async function mailOf(
  edge: Edge,
  quoteId: string,
  kind: 'request-offer-customer' | 'offer-reminder' | 'request-accepted-customer',
) {
  const at = '2026-02-01T12:00:00.000Z'
  const [eventId, id] = [crypto.randomUUID(), crypto.randomUUID()]
  const event = kind === 'request-accepted-customer' ? 'accepted' : 'offer-sent'
  const db = openDb(edge.env.DB)
  await db.batch([
    db.insert(requestHistory).values({ id: eventId, quoteId, at, event, actor: 'company', version: 1 }),
    db.insert(outbox).values({ id, kind, subjectId: eventId, dueAt: at, createdAt: at }),
  ])
  await deliver(edge.env, id)
  const mail = edge.mails.at(-1)
  if (!mail) throw new Error('No mail')
  return mail
}

const said = {
  fr: [
    ...['Bonjour Anne Klein,', '648,00 € TTC, valable jusqu’au', 'Voir le devis'],
    ...['Télécharger le devis en PDF', '540,00 € HT', 'Total TTC'],
  ],
  en: [
    ...['Hello Anne Klein,', '€648.00 incl. VAT, valid until', 'View the quote'],
    ...['Download the quote as PDF', '€540.00 excl. VAT'],
  ],
  de: [
    ...['Guten Tag Anne Klein,', '648,00 € brutto, gültig bis', 'Angebot ansehen'],
    ...['Angebot als PDF herunterladen', '540,00 € netto'],
  ],
}

test.each(locales)('an offer is mailed with name, amount and document in both parts (%s)', async (locale) => {
  const edge = await openEdge({ catalogue })
  setTime('2026-02-01T12:00:00Z')
  const { quoteId } = await makeLinks(edge, await insertUser(edge))
  const db = openDb(edge.env.DB)
  await db.update(quoteRequests).set({ locale, name: 'Anne Klein' })
  for (const kind of ['request-offer-customer', 'offer-reminder'] as const) {
    const mail = await mailOf(edge, quoteId, kind)
    for (const part of bothParts(mail)) {
      const places = said[locale].map((text) => part.indexOf(plain(text)))
      expect(places).toEqual(places.filter((at) => at >= 0).sort((a, b) => a - b))
      const phones = part.match(/(?:\+33 3|03) 53 01 01 67/g) ?? []
      expect(phones).toEqual(Array(2).fill(locale === 'fr' ? '03 53 01 01 67' : '+33 3 53 01 01 67'))
    }
    const [, address = ''] = /(\/documents\/offers\/\S+)/.exec(mail.text) ?? []
    expect(tagsOf(mail.html, 'a').map(({ attributes }) => attributes.href)).toContain(origin + address)
    const document = await edge.request(address)
    expect([document.status, document.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  }
})

test('an offer is mailed with its lines, and options apart from its sums; an acceptance counts the chosen ones', async () => {
  const edge = await openEdge({ catalogue })
  setTime('2026-02-01T12:00:00Z')
  const { quoteId } = await makeLinks(edge, await insertUser(edge))
  const db = openDb(edge.env.DB)
  const line = { quoteId, version: 1, position: 1, text: 'Housse', quantity: 1, unitCents: 10_000 }
  await db.insert(offerLines).values({ ...line, vatPermille: 200, optional: true })
  const offer = await mailOf(edge, quoteId, 'request-offer-customer')
  for (const part of bothParts(offer))
    for (const text of ['En option, non compris', 'Housse', '1 × 100,00 €', '540,00 €', '648,00 €'])
      expect(part).toContain(text)
  for (const whole of ['67700 Monswiller', 'contact@haut-barr-pesage.example'])
    expect(offer.html).toContain(`<span style="white-space:nowrap">${whole}</span>`)
  for (const part of bothParts(offer)) expect(part).toMatch(/Cordialement, Haut-Barr Pesage 03 53 01 01 67/)
  await db.update(offerLines).set({ chosen: true }).where(eq(offerLines.position, 1))
  const decision = { decidedAt: '2026-02-01T12:00:00.000Z', decidedBy: 'Anne Klein' }
  await db.update(offers).set({ state: 'accepted', ...decision })
  const accepted = await mailOf(edge, quoteId, 'request-accepted-customer')
  for (const part of bothParts(accepted)) {
    expect(part).toContain('Options retenues : Housse.')
    expect(part).toContain('640,00 € HT, soit 768,00 € TTC')
  }
  const [, address = ''] = /(\/documents\/acceptances\/\S+)/.exec(accepted.text) ?? []
  expect((await edge.request(address)).headers.get('content-type')).toBe('application/pdf')
})

test.each([
  ['Anne Klein', true],
  ['Dr. med. Jean-Pierre O’Neill', true],
  ['李小龙', true],
  ['  Anne   Klein ', true],
  ['', false],
  ['A', false],
  ['Gewinn auf shop.example', false],
  ['Call 0388990011', false],
  ['You have won a large prize today', false],
  ['<b>Anne</b>', false],
  ['anne@example.org', false],
])('%j is greeted by name: %j', (name, isNamed) => {
  expect(greeting('fr', name)).toBe(isNamed ? `Bonjour ${name.trim().replaceAll(/\s+/g, ' ')},` : 'Bonjour,')
})
