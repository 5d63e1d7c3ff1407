import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { BrowserContextOptions } from 'playwright-core'
import PostalMime, { type Email } from 'postal-mime'
import { type Locale, locales } from '#config/locales.ts'
import type { DeskRequest } from '#domain/quote-requests/desk-schemas.ts'
import { paths } from '#domain/site/urls.ts'
import { anne, item, offer, password, request, scales } from './scene-data.ts'

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>

/** What the pages behind a sign-in or a link show. */
export type Scene = {
  /** Cookies of a customer with scales and requests. */
  customer: StorageState
  /** The path of the whole desk at a place of it, with its link. */
  desk: (query: string) => string
  /** References of requests by what was done with them. */
  requests: Record<'received' | 'offered' | 'accepted', string>
  /** The path of an overdue scale's logbook. */
  logbook: string
  /** The address of the offer to a guest, by the link of its mail. */
  offer: Record<Locale, string>
  mails: () => Promise<Email[]>
}

/** The link that `npm run operate -- desk` prints for the site of that address. */
function deskLink(origin: string): string {
  const command = ['--no-warnings', 'scripts/operate/main.ts', 'desk', '--json']
  const env = { ...process.env, PORT: new URL(origin).port }
  const [row] = JSON.parse(execFileSync(process.execPath, command, { env, encoding: 'utf8' }))
  return row.desk
}

type Headers = Record<string, string>

/** Calls of the API as whom the headers say; they throw for what it refuses. */
function callerOf(origin: string) {
  const get = async (path: string, as: Headers): Promise<DeskRequest> =>
    (await fetch(`${origin}/api${path}`, { headers: as })).json()
  const write = async (method: 'POST' | 'PUT', path: string, body: object, as: Headers = {}) => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...{ 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        ...{ 'sec-fetch-site': 'same-origin', ...as },
      },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    const answer = response.status === 204 ? {} : await response.json()
    return { ...(answer as { reference: string; id: string }), cookie: response.headers.getSetCookie()[0] }
  }
  const post = (path: string, body: object, as?: Headers) => write('POST', path, body, as)
  const put = (path: string, body: object, as?: Headers) => write('PUT', path, body, as)
  return { get, post, put }
}
type Caller = ReturnType<typeof callerOf>

/** Every mail of the folder, and what is found in one to that address, waited for. */
function mailsIn(folder: string) {
  const read = () =>
    Promise.all(
      readdirSync(folder)
        .filter((file) => file.endsWith('.eml'))
        .map((file) => PostalMime.parse(readFileSync(join(folder, file)))),
    )
  const find = async (address: string, pattern: RegExp): Promise<string> => {
    for (const end = Date.now() + 30_000; Date.now() < end; await setTimeout(200))
      for (const { to, text = '' } of await read()) {
        const found = to?.[0]?.address === address ? text.match(pattern)?.[1] : undefined
        if (found) return found
      }
    throw new Error(`No mail to ${address} with ${pattern}`)
  }
  return { read, find }
}

/** An account with scales: its cookie, and the id of the first one. */
async function openAccount(post: Caller['post'], find: ReturnType<typeof mailsIn>['find']) {
  const form = { ...anne, password, confirmPassword: password }
  const cookie = (await post('/auth/signup', form)).cookie?.split(';')[0] ?? ''
  const token = await find(anne.email, /\/verify-email#token=(\S+)/)
  await post('/auth/verification/confirm', { token }, { cookie })
  const ids: string[] = []
  for (const scale of scales) ids.push((await post('/profile/scales', scale, { cookie })).id)
  return { cookie, id: ids[0] ?? '' }
}

/** Requests of many states. The desk answers with a token, customers by their cookie or as guests. */
async function sendRequests({ post, get }: Caller, customer: Headers, desk: Headers) {
  const answered = async (...sent: [object, Headers?]) => {
    const { reference } = await post('/quotes', ...sent)
    const path = `/desk/requests/${reference}`
    await post(`${path}/offers`, offer(await get(path, desk)), desk)
    return reference
  }
  const own = (message: string) => request('Anne Klein', 'Boulangerie Klein', { email: anne.email, message })
  const accepted = await answered(own('Pour le marché de Noël.'), customer)
  const decision = { version: 1, decision: 'accept', name: 'Anne Klein', orderNumber: 'BK-2026-118' }
  await post(`/profile/quotes/${accepted}/decision`, decision, customer)
  const offered = await answered(own('Une balance de plus pour la boutique.'), customer)
  const { reference: received } = await post('/quotes', request('Jean Muller', 'Fromagerie du Haut-Barr'))
  const one = { items: [item('zornhalde-n4', 'ZH-N4-6')], services: [], lang: 'de', country: 'Allemagne' }
  const { reference } = await post('/quotes', request('Karl Becker', 'Becker Metallbau GmbH', one))
  await post(`/desk/requests/${reference}/state`, { action: 'assign', name: 'Marie' }, desk)
  const contact = {
    name: 'Luc Roth',
    email: 'luc@example.org',
    subject: 'Panne',
    message: 'Elle affiche ERR 4.',
  }
  await post('/contact', { ...contact, lang: 'fr' })
  for (const lang of locales)
    await answered(request('Claire Simon', 'Coopérative de la Zorn', { email: buyer(lang), lang }))
  return { accepted, offered, received }
}
/** The address of the document, by which the mail of an offer is known. */
export const offerDocument = /(\/documents\/offers\/\S+)/
const buyer = (locale: Locale) => `achats.${locale}@example.org`

/** Does through the site what customers and the desk do before these pages are seen. */
export async function playScene(origin: string, mailFolder: string): Promise<Scene> {
  const caller = callerOf(origin)
  const { read, find } = mailsIn(mailFolder)
  const link = deskLink(origin).slice(origin.length)
  const { cookie, id } = await openAccount(caller.post, find)
  const desk = { authorization: `Bearer ${link.split('=')[1]}` }
  await caller.put('/desk/me', { name: 'Marie Klein', publicName: 'Marie Klein' }, desk)
  const requests = await sendRequests(caller, { cookie }, desk)
  const links = locales.map(async (lang) => {
    // The mail of the offer is the last one.
    await find(buyer(lang), offerDocument)
    return [lang, await find(buyer(lang), /(http\S+#token=\S+)/)] as const
  })
  const [name = '', value = ''] = cookie.split('=')
  const session = { name, value, domain: 'localhost', path: '/', expires: -1, secure: true, httpOnly: true }
  return {
    customer: { cookies: [{ ...session, sameSite: 'Lax' }], origins: [] },
    desk: (query) => link.replace('#', `?${query}#`),
    requests,
    logbook: paths.dashboardScale(id),
    offer: Object.fromEntries(await Promise.all(links)) as Scene['offer'],
    mails: read,
  }
}
